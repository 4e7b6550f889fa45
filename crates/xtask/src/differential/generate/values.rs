//! Expressions whose value is of a kind.

use super::expressions::expression;
use super::types::type_expression;
use super::{functions, several};
use crate::random::Random;

/// What kind of value an expression is meant to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Integer,
    Float,
    Number,
    Text,
    Pattern,
    Boolean,
    Array,
    Hash,
    Collection,
    Type,
    Time,
    Version,
    Any,
}

const INTEGERS: [&str; 16] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "-7",
    "10",
    "42",
    "255",
    "0x1F",
    "017",
    "1000000",
    "-128",
    "9223372036854775807",
    "4",
    "16",
];
const FLOATS: [&str; 12] = [
    "0.0",
    "1.5",
    "-2.25",
    "3.14159",
    "1e3",
    "2.5e-4",
    "100.0",
    "-0.5",
    "1e20",
    "0.1",
    "123456789.125",
    "2.0",
];
const TEXTS: [&str; 46] = [
    "''",
    "'a'",
    "'b'",
    "'abc'",
    "'Hello World'",
    "'10'",
    "'-3'",
    "'0x1F'",
    "'017'",
    "'1.5'",
    "'1e3'",
    "'true'",
    "'false'",
    "'yes'",
    "'no'",
    "' padded '",
    "'a,b;c'",
    "'é'",
    "'ÄÖ'",
    "\"x\\ny\"",
    "\"tab\\t\"",
    "'a::b'",
    "'%d'",
    "'it''s'",
    "\"q\\\"q\"",
    "'a b c'",
    "'1.2.3'",
    "'2.0.0-rc1'",
    "'>=1.0.0 <2.0.0'",
    "'http://u:p@h:80/p?q=1#f'",
    "'2001-02-03T04:05:06'",
    "'1-02:03:04'",
    "'aGVsbG8='",
    "'key'",
    "'Integer'",
    "'file.txt'",
    "'/etc/passwd'",
    "'undef'",
    "'default'",
    "'UPPER'",
    "'mIxEd'",
    "'0b101'",
    "'0o17'",
    "'1_000'",
    "\"\\u263a\"",
    "'null'",
];
const PATTERNS: [&str; 12] = [
    "/a/",
    "/^\\w+$/",
    "/(\\d+)/",
    "/b|c/",
    "/(?i:A)/",
    "/[a-z]+/",
    "/(.)(.)/",
    "/\\s/",
    "/x*/",
    "/\\//",
    "/./",
    "/(?<name>o)/",
];
const TIMES: [&str; 14] = [
    "Timespan(90)",
    "Timespan('1-02:03:04')",
    "Timespan({days => 1, hours => 2})",
    "Timespan(1.5)",
    "Timespan(0, 1, 2, 3)",
    "Timespan('10:20:30.5')",
    "Timestamp(0)",
    "Timestamp('2001-02-03T04:05:06')",
    "Timestamp(1500000000.25)",
    "Timestamp('2016-09-15T12:00:00.123 UTC')",
    "Timespan(-3600)",
    "Timespan({seconds => 61, negative => true})",
    "Timestamp('2020-02-29')",
    "Timespan('PT', '%H')",
];
const VERSIONS: [&str; 12] = [
    "SemVer('1.2.3')",
    "SemVer('1.0.0-rc1+b5')",
    "SemVer(1, 2, 3)",
    "SemVer('0.0.1', )",
    "SemVerRange('>=1.0.0 <2.0.0')",
    "SemVerRange('~1.2')",
    "SemVerRange('1.x')",
    "SemVerRange('^0.2')",
    "SemVerRange('1.0.0 - 2.0.0')",
    "SemVer({major => 1, minor => 2, patch => 3})",
    "SemVerRange('>1.0.0', '<=3.0.0')",
    "SemVer('10.20.30')",
];
const OTHERS: [&str; 14] = [
    "undef",
    "default",
    "Sensitive('s')",
    "Sensitive(1)",
    "Binary('aGVsbG8=')",
    "Binary('x', '%s')",
    "URI('http://a.b/c?d#e')",
    "Regexp['a']",
    "$facts['os']['family']",
    "$facts['networking']['hostname']",
    "File['/a']",
    "Class['a']",
    "Notify['x', 'y']",
    "Sensitive([1, 'a'])",
];

/// An expression of a kind. Now and then it is of another: errors have rules, too.
pub(super) fn value(random: &mut Random, kind: Kind, depth: usize) -> String {
    if random.chance(4) {
        return value_of(random, Kind::Any, depth);
    }
    value_of(random, kind, depth)
}

fn value_of(random: &mut Random, kind: Kind, depth: usize) -> String {
    if depth > 0 && random.chance(22) {
        return expression(random, kind, depth - 1);
    }
    match kind {
        Kind::Integer => random.pick(&INTEGERS).to_owned(),
        Kind::Float => random.pick(&FLOATS).to_owned(),
        Kind::Number => match random.chance(60) {
            true => random.pick(&INTEGERS).to_owned(),
            false => random.pick(&FLOATS).to_owned(),
        },
        Kind::Text => text(random, depth),
        Kind::Pattern => random.pick(&PATTERNS).to_owned(),
        Kind::Boolean => random.pick(&["true", "false"]).to_owned(),
        Kind::Array => array(random, depth),
        Kind::Hash => hash(random, depth),
        Kind::Collection => match random.chance(50) {
            true => array(random, depth),
            false => hash(random, depth),
        },
        Kind::Type => type_expression(random, depth.max(1)),
        Kind::Time => random.pick(&TIMES).to_owned(),
        Kind::Version => random.pick(&VERSIONS).to_owned(),
        Kind::Any => {
            const KINDS: [Kind; 14] = [
                Kind::Integer,
                Kind::Integer,
                Kind::Float,
                Kind::Text,
                Kind::Text,
                Kind::Text,
                Kind::Pattern,
                Kind::Boolean,
                Kind::Array,
                Kind::Array,
                Kind::Hash,
                Kind::Type,
                Kind::Time,
                Kind::Version,
            ];
            match random.below(KINDS.len() + 2) {
                place if place < KINDS.len() => value_of(random, KINDS[place], depth),
                _ => random.pick(&OTHERS).to_owned(),
            }
        }
    }
}

fn text(random: &mut Random, depth: usize) -> String {
    if depth == 0 || random.chance(80) {
        return random.pick(&TEXTS).to_owned();
    }
    let inner = value(random, Kind::Any, depth - 1);
    match random.below(3) {
        0 => format!("\"a${{{inner}}}b\""),
        1 => format!("\"{} ${{{inner}}}\"", random.pick(&["x", "\\t", "é", ""])),
        _ => format!("@(\"E\"/L)\n  one ${{{inner}}}\n   two\\\n  | E\n"),
    }
}

fn array(random: &mut Random, depth: usize) -> String {
    let inner = depth.saturating_sub(1);
    if random.chance(40) {
        // Of one kind, as arrays mostly are.
        let kind = [
            Kind::Integer,
            Kind::Text,
            Kind::Number,
            Kind::Boolean,
            Kind::Hash,
        ][random.below(5)];
        let items = several(random, 0, 4, ", ", |random| value(random, kind, inner));
        return format!("[{items}]");
    }
    let items = several(random, 0, 4, ", ", |random| match random.chance(5) {
        true => format!("*{}", value(random, Kind::Array, inner)),
        false => value(random, Kind::Any, inner),
    });
    format!("[{items}]")
}

fn hash(random: &mut Random, depth: usize) -> String {
    const KEYS: [&str; 10] = [
        "a", "b", "c", "'key'", "1", "'x y'", "undef", "2.5", "[1]", "default",
    ];
    let inner = depth.saturating_sub(1);
    let mut keys: Vec<&str> = Vec::new();
    for _ in 0..random.below(4) {
        let last = if random.chance(75) { 4 } else { KEYS.len() };
        let key = KEYS[random.below(last)];
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    let pairs = keys
        .into_iter()
        .map(|key| format!("{key} => {}", value(random, Kind::Any, inner)));
    format!("{{{}}}", pairs.collect::<Vec<_>>().join(", "))
}

/// A block with so many parameters.
pub(super) fn block(random: &mut Random, parameters: usize, depth: usize) -> String {
    const NAMES: [&str; 3] = ["x", "y", "z"];
    let names = NAMES[..parameters].iter().map(|name| {
        let name = format!("${name}");
        match random.below(12) {
            0 => format!("{} {name}", type_expression(random, 1)),
            1 => format!("{name} = {}", value(random, Kind::Any, 0)),
            _ => name,
        }
    });
    let names = names.collect::<Vec<_>>().join(", ");
    let first = NAMES[random.below(parameters.max(1))];
    let body = match random.below(16) {
        0..=4 => format!("${first}"),
        5 => format!(
            "${first} {} {}",
            random.pick(&["+", "-", "*", "==", ">", "<", "!=", "in", "<<"]),
            value(random, Kind::Any, 0)
        ),
        6 => format!("{}(${first})", random.pick(&functions::OF_ANY)),
        7 => format!("\"<${{{first}}}>\""),
        8 => format!(
            "if ${first} {{ next({}) }} {}",
            value(random, Kind::Any, 0),
            value(random, Kind::Any, 0)
        ),
        9 => format!("type(${first})"),
        10 => format!("[${first}, {}]", value(random, Kind::Any, 0)),
        11 => random
            .pick(&["break()", "return(1)", "next()", "undef", "notice($x)"])
            .to_owned(),
        12 => format!("${first} =~ {}", type_expression(random, 1)),
        13 => format!("String(${first})"),
        _ => value(random, Kind::Any, depth.min(1)),
    };
    format!("|{names}| {{ {body} }}")
}
