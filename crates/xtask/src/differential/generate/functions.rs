//! Calls of functions.

use super::expressions::format_of;
use super::types::type_expression;
use super::values::{Kind, block, value};
use crate::random::Random;

/// Functions that take anything, or complain about it.
pub(super) const OF_ANY: [&str; 20] = [
    "size",
    "length",
    "empty",
    "abs",
    "upcase",
    "downcase",
    "capitalize",
    "strip",
    "flatten",
    "unique",
    "sort",
    "keys",
    "values",
    "round",
    "chop",
    "chomp",
    "type",
    "String",
    "Integer",
    "Array",
];

/// Names and what they take, a letter each: `i`nteger, `f`loat, `n`umber, `s`tring, `p`attern, `b`oolean, `a`rray,
/// `h`ash, `c`ollection, `t`ype, ti`m`e, `v`ersion, `x` anything, `1` to `3` a block of so many parameters, `w` a sprintf
/// format, `q` a date format, `/` the letters behind it may be left out.
const CALLS: &[(&str, &str)] = &[
    ("abs", "n"),
    ("all", "c1"),
    ("all", "c2"),
    ("any", "c1"),
    ("any", "a2"),
    ("any", "h2"),
    ("assert_type", "tx"),
    ("assert_type", "tx"),
    ("assert_type", "tx2"),
    ("camelcase", "s"),
    ("capitalize", "s"),
    ("capitalize", "a"),
    ("ceiling", "n"),
    ("chomp", "s"),
    ("chop", "s"),
    ("compare", "ss/b"),
    ("compare", "nn"),
    ("compare", "mm"),
    ("compare", "xx"),
    ("convert_to", "xt"),
    ("convert_to", "xt1"),
    ("defined", "s"),
    ("defined", "t"),
    ("dig", "ci/s"),
    ("dig", "hs/s"),
    ("downcase", "s"),
    ("each", "c1"),
    ("each", "c2"),
    ("empty", "c"),
    ("empty", "s"),
    ("empty", "x"),
    ("filter", "c1"),
    ("filter", "c2"),
    ("filter", "h1"),
    ("flatten", "a"),
    ("flatten", "xx"),
    ("floor", "n"),
    ("get", "cs"),
    ("get", "css"),
    ("getvar", "s/x"),
    ("group_by", "c1"),
    ("group_by", "c2"),
    ("index", "cx"),
    ("index", "c1"),
    ("index", "ss"),
    ("index", "sp"),
    ("join", "a/s"),
    ("keys", "h"),
    ("length", "c"),
    ("length", "s"),
    ("lest", "x0"),
    ("lstrip", "s"),
    ("map", "c1"),
    ("map", "c2"),
    ("map", "a1"),
    ("match", "sp"),
    ("match", "ap"),
    ("match", "ss"),
    ("match", "st"),
    ("max", "nn/n"),
    ("max", "ss"),
    ("max", "xx"),
    ("max", "a1"),
    ("max", "mm"),
    ("md5", "s"),
    ("min", "nn/n"),
    ("min", "xx"),
    ("min", "vv"),
    ("partition", "c1"),
    ("partition", "a2"),
    ("reduce", "a2"),
    ("reduce", "cx2"),
    ("reduce", "h2"),
    ("regsubst", "sps"),
    ("regsubst", "spss"),
    ("regsubst", "aps"),
    ("regsubst", "sss"),
    ("reverse_each", "c"),
    ("reverse_each", "a1"),
    ("round", "n"),
    ("rstrip", "s"),
    ("sha1", "s"),
    ("sha256", "s"),
    ("shellquote", "xx"),
    ("size", "c"),
    ("slice", "ai"),
    ("slice", "ci1"),
    ("slice", "ci2"),
    ("sort", "a"),
    ("sort", "s"),
    ("sort", "a2"),
    ("split", "ss"),
    ("split", "sp"),
    ("split", "xx"),
    ("sprintf", "wx"),
    ("sprintf", "wn/x"),
    ("sprintf", "ws"),
    ("sprintf", "wxx"),
    ("step", "ai"),
    ("step", "ai1"),
    ("strftime", "mq"),
    ("strip", "s"),
    ("swapcase", "s"),
    ("then", "x1"),
    ("tree_each", "c/h"),
    ("tree_each", "c1"),
    ("tree_each", "ch2"),
    ("type", "x"),
    ("type", "xs"),
    ("unique", "a"),
    ("unique", "s"),
    ("unique", "h"),
    ("unique", "a1"),
    ("unwrap", "x"),
    ("unwrap", "x1"),
    ("upcase", "s"),
    ("upcase", "c"),
    ("values", "h"),
    ("versioncmp", "ss"),
    ("versioncmp", "ss/b"),
    ("with", "x1"),
    ("with", "xx2"),
    ("with", "xxx3"),
    ("call", "sx"),
    ("fqdn_rand", "i/s"),
    ("digest", "s"),
    ("nosuch", "x"),
];

/// Types that values are made of, and what they take.
const CONVERSIONS: &[(&str, &str)] = &[
    ("Integer", "s"),
    ("Integer", "si"),
    ("Integer", "n"),
    ("Integer", "x"),
    ("Integer", "x/ib"),
    ("Float", "s"),
    ("Float", "n"),
    ("Float", "x/b"),
    ("Numeric", "s"),
    ("Numeric", "x/b"),
    ("Boolean", "s"),
    ("Boolean", "x"),
    ("String", "x"),
    ("String", "n"),
    ("Array", "x"),
    ("Array", "c/b"),
    ("Array", "s/b"),
    ("Hash", "x"),
    ("Hash", "a"),
    ("Hash", "c"),
    ("Tuple", "a"),
    ("Struct", "h"),
    ("Timestamp", "s"),
    ("Timestamp", "n"),
    ("Timestamp", "sq"),
    ("Timespan", "s"),
    ("Timespan", "n"),
    ("Timespan", "iiii"),
    ("Timespan", "sq"),
    ("SemVer", "s"),
    ("SemVer", "iii"),
    ("SemVerRange", "s"),
    ("SemVerRange", "ss"),
    ("Binary", "s"),
    ("Binary", "a"),
    ("Sensitive", "x"),
    ("Regexp", "s"),
    ("Regexp", "x"),
    ("Type", "s"),
    ("URI", "s"),
    ("URI", "h"),
    ("Undef", "x"),
    ("Default", "x"),
    ("Any", "x"),
    ("Enum", "x"),
    ("Deferred", "sa"),
];

/// A call of a function.
pub(super) fn call(random: &mut Random, depth: usize) -> String {
    let (name, letters) = CALLS[random.below(CALLS.len())];
    let (arguments, block) = arguments(random, letters, depth);
    // As a method of its first argument, where that needs no brackets.
    let plain = arguments
        .first()
        .is_some_and(|first| first.starts_with(['[', '{', '$', '\'']));
    if plain && random.chance(40) && !arguments[0].starts_with('{') {
        let rest = arguments[1..].join(", ");
        let rest = if rest.is_empty() {
            rest
        } else {
            format!("({rest})")
        };
        return format!("{}.{name}{rest}{block}", arguments[0]);
    }
    format!("{name}({}){block}", arguments.join(", "))
}

/// A value made of another.
pub(super) fn conversion(random: &mut Random, depth: usize) -> String {
    if random.chance(25) {
        let target = type_expression(random, 1);
        let value = value(random, Kind::Any, depth);
        return match random.chance(50) {
            true => format!("{target}({value})"),
            false => format!("new({target}, {value})"),
        };
    }
    let (name, letters) = CONVERSIONS[random.below(CONVERSIONS.len())];
    let (mut arguments, _) = arguments(random, letters, depth);
    if name == "String" {
        arguments.push(format_of(random, depth));
    }
    // Nobody compares what the clock says.
    if name == "Timestamp" && arguments.is_empty() {
        arguments.push("0".to_owned());
    }
    match random.below(5) {
        0 => format!("{name}.new({})", arguments.join(", ")),
        1 => format!("new({name}, {})", arguments.join(", ")),
        _ => format!("{name}({})", arguments.join(", ")),
    }
}

/// Arguments as letters say, and the block behind them.
fn arguments(random: &mut Random, letters: &str, depth: usize) -> (Vec<String>, String) {
    let mut arguments = Vec::new();
    let mut lambda = String::new();
    for letter in letters.chars() {
        let kind = match letter {
            'i' => Kind::Integer,
            'f' => Kind::Float,
            'n' => Kind::Number,
            's' => Kind::Text,
            'p' => Kind::Pattern,
            'b' => Kind::Boolean,
            'a' => Kind::Array,
            'h' => Kind::Hash,
            'c' => Kind::Collection,
            't' => Kind::Type,
            'm' => Kind::Time,
            'v' => Kind::Version,
            'w' => {
                arguments.push(sprintf_format(random));
                continue;
            }
            'q' => {
                arguments.push(date_format(random));
                continue;
            }
            '/' => match random.chance(50) {
                true => continue,
                false => break,
            },
            '0'..='3' => {
                let count = letter as usize - '0' as usize;
                lambda = format!(" {}", block(random, count, depth));
                continue;
            }
            _ => Kind::Any,
        };
        arguments.push(value(random, kind, depth));
    }
    // One too few or too many.
    match random.below(50) {
        0 => drop(arguments.pop()),
        1 => arguments.push(value(random, Kind::Any, 0)),
        2 => lambda = " |$x| { $x }".to_owned(),
        _ => {}
    }
    (arguments, lambda)
}

fn sprintf_format(random: &mut Random) -> String {
    let flags = random.pick(&[
        "", "", "", "#", "-", "+", "0", " ", "05", "-8", "+.2", "10.3", "#0",
    ]);
    let letter = random.pick(&[
        "d", "s", "x", "X", "o", "b", "f", "e", "g", "p", "c", "%", "a", "i", "u", "B", "E",
        "<a>s", "{a}",
    ]);
    format!(
        "'{}%{flags}{letter}{}'",
        random.pick(&["", "a "]),
        random.pick(&["", " b", "%%", " %s"])
    )
}

fn date_format(random: &mut Random) -> String {
    let letters: Vec<&str> = "Y C y m B b h j d e H k I l P p M S L N s z Z A a u w G V U W n t % c D F v x X r R T + Q - 3N -m ^a 10Y -H 6L D-H".split(' ').collect();
    let mut text = String::new();
    for _ in 0..=random.below(3) {
        text.push('%');
        text.push_str(letters[random.below(letters.len())]);
        text.push_str(random.pick(&["", "-", ":", " "]));
    }
    format!("'{text}'")
}
