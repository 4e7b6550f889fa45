//! Programs of expressions: type algebra, inference, mismatches, formats, conversions, access, functions.

use super::functions::{call, conversion};
use super::several;
use super::types::type_expression;
use super::values::{Kind, block, value};
use crate::random::Random;

/// A program: some variables, then the expression whose value counts.
pub(super) fn program(random: &mut Random) -> String {
    let mut code = String::new();
    if random.chance(10) {
        code.push_str(&definition(random));
    }
    let count = random.below(3);
    for name in &["$a", "$b"][..count] {
        code.push_str(&format!("{name} = {}\n", value(random, Kind::Any, 1)));
    }
    if random.chance(20) {
        code.push_str(&format!("notice({})\n", expression(random, Kind::Any, 1)));
    }
    let last = match count == 2 && random.chance(15) {
        true => random
            .pick(&[
                "[$a, $b]",
                "$a == $b",
                "$a =~ type($b)",
                "type([$a, $b])",
                "$b in [$a]",
                "{$a => $b}",
            ])
            .to_owned(),
        false => {
            let depth = 1 + random.below(2);
            expression(random, Kind::Any, depth)
        }
    };
    code.push_str(&last);
    code.push('\n');
    code
}

/// A function or a type of the program's own.
fn definition(random: &mut Random) -> String {
    match random.below(3) {
        0 => format!("type Mine = {}\n", type_expression(random, 2)),
        1 => format!(
            "function mine({} $x, $y = {}) {{ {} }}\n",
            type_expression(random, 1),
            value(random, Kind::Any, 0),
            random.pick(&["$x", "[$x, $y]", "$y", "type($x)"])
        ),
        _ => format!(
            "function mine({} *$x) >> {} {{ $x }}\n",
            type_expression(random, 1),
            type_expression(random, 1)
        ),
    }
}

/// An expression that is meant to have a value of a kind. What it is made of is random, so that it often has not.
pub(super) fn expression(random: &mut Random, kind: Kind, depth: usize) -> String {
    match kind {
        Kind::Integer | Kind::Float | Kind::Number => match random.below(4) {
            0 => call(random, depth),
            1 => conversion(random, depth),
            _ => arithmetic(random, depth),
        },
        Kind::Text => match random.below(4) {
            0 => format!(
                "String({}, {})",
                value(random, Kind::Any, depth),
                format_of(random, depth)
            ),
            1 => access(random, Kind::Text, depth),
            _ => call(random, depth),
        },
        Kind::Boolean => comparison(random, depth),
        Kind::Type => type_expression(random, depth + 1),
        Kind::Array | Kind::Hash | Kind::Collection => match random.below(5) {
            0 => collection_operator(random, depth),
            1 => access(random, kind, depth),
            2 => conversion(random, depth),
            _ => call(random, depth),
        },
        Kind::Pattern | Kind::Time | Kind::Version => arithmetic(random, depth),
        Kind::Any => anything(random, depth),
    }
}

fn anything(random: &mut Random, depth: usize) -> String {
    match random.below(30) {
        0..=5 => call(random, depth),
        6..=9 => conversion(random, depth),
        10..=13 => comparison(random, depth),
        14 | 15 => arithmetic(random, depth),
        16 => collection_operator(random, depth),
        17..=19 => access(random, Kind::Any, depth),
        20 => format!(
            "String({}, {})",
            value(random, Kind::Any, depth),
            format_of(random, depth)
        ),
        21 | 22 => format!("type({})", value(random, Kind::Any, depth)),
        23 => selector(random, depth),
        24 => case(random, depth),
        25 => format!(
            "if {} {{ {} }} else {{ {} }}",
            value(random, Kind::Boolean, depth),
            value(random, Kind::Any, depth),
            value(random, Kind::Any, depth)
        ),
        26 => format!(
            "{} {}",
            with_arguments(random, depth),
            block(random, 2, depth)
        ),
        27 => random
            .pick(&[
                "mine(1)",
                "mine(1, 2)",
                "Mine",
                "1 =~ Mine",
                "Mine(1)",
                "$a == $b",
                "$a =~ type($b)",
            ])
            .to_owned(),
        28 => format!(
            "assert_type({}, {})",
            type_expression(random, depth),
            value(random, Kind::Any, depth)
        ),
        _ => format!(
            "{} == {}",
            type_expression(random, depth),
            type_expression(random, depth)
        ),
    }
}

fn with_arguments(random: &mut Random, depth: usize) -> String {
    let kind = Kind::Any;
    format!(
        "with({}, {})",
        value(random, kind, depth),
        value(random, kind, depth)
    )
}

fn arithmetic(random: &mut Random, depth: usize) -> String {
    const KINDS: [Kind; 8] = [
        Kind::Integer,
        Kind::Integer,
        Kind::Number,
        Kind::Float,
        Kind::Text,
        Kind::Time,
        Kind::Array,
        Kind::Hash,
    ];
    let left = KINDS[random.below(KINDS.len())];
    let right = if random.chance(75) { left } else { Kind::Any };
    let (left, right) = (value(random, left, depth), value(random, right, depth));
    match random.below(12) {
        0 => format!("-({left})"),
        1 => format!("({left} + {right}) * 2"),
        2 => format!("({left}) << ({right})"),
        3 => format!("({left}) >> 1"),
        4 => format!("({left}) % ({right})"),
        5 => format!("({left}) / ({right})"),
        6 => format!("({left}) * ({right})"),
        7 | 8 => format!("({left}) - ({right})"),
        _ => format!("({left}) + ({right})"),
    }
}

fn comparison(random: &mut Random, depth: usize) -> String {
    let any = |random: &mut Random| value(random, Kind::Any, depth);
    match random.below(16) {
        0..=3 => format!("({}) =~ {}", any(random), type_expression(random, depth)),
        4 => format!(
            "{} <= {}",
            type_expression(random, depth),
            type_expression(random, depth)
        ),
        5 => format!(
            "{} < {}",
            type_expression(random, depth),
            type_expression(random, depth)
        ),
        6 => format!(
            "{} > {}",
            type_expression(random, depth),
            type_expression(random, depth)
        ),
        7 => format!("({}) == ({})", any(random), any(random)),
        8 => format!("({}) in ({})", any(random), any(random)),
        9 => format!("({}) in {}", any(random), type_expression(random, depth)),
        10 => format!(
            "({}) =~ {}",
            value(random, Kind::Text, depth),
            value(random, Kind::Pattern, 0)
        ),
        11 => {
            let kind = [
                Kind::Number,
                Kind::Text,
                Kind::Time,
                Kind::Version,
                Kind::Any,
            ][random.below(5)];
            let operator = random.pick(&["<", "<=", ">", ">="]);
            format!(
                "({}) {operator} ({})",
                value(random, kind, depth),
                value(random, kind, depth)
            )
        }
        12 => format!(
            "({}) {} ({})",
            any(random),
            random.pick(&["and", "or"]),
            any(random)
        ),
        13 => format!("!({})", any(random)),
        14 => format!("({}) =~ {}", value(random, Kind::Version, 0), any(random)),
        _ => format!("({}) !~ {}", any(random), type_expression(random, depth)),
    }
}

fn collection_operator(random: &mut Random, depth: usize) -> String {
    let left = value(random, Kind::Collection, depth);
    let right = match random.chance(70) {
        true => value(random, Kind::Collection, depth),
        false => value(random, Kind::Any, depth),
    };
    format!("{left} {} {right}", random.pick(&["+", "-", "<<", "+"]))
}

fn access(random: &mut Random, kind: Kind, depth: usize) -> String {
    let of = match kind {
        Kind::Text => Kind::Text,
        _ => [
            Kind::Array,
            Kind::Hash,
            Kind::Text,
            Kind::Collection,
            Kind::Any,
        ][random.below(5)],
    };
    let base = value(random, of, depth);
    let keys = match random.below(8) {
        0 => "1, 2".to_owned(),
        1 => "-1".to_owned(),
        2 => "0, -1".to_owned(),
        3 => "a".to_owned(),
        4 => "'key'".to_owned(),
        5 => several(random, 0, 2, ", ", |random| value(random, Kind::Any, 0)),
        _ => several(random, 1, 2, ", ", |random| value(random, Kind::Integer, 0)),
    };
    match base.starts_with(['[', '$']) {
        true => format!("{base}[{keys}]"),
        false => format!("({base})[{keys}]"),
    }
}

fn selector(random: &mut Random, depth: usize) -> String {
    let mut options = several(random, 1, 3, ", ", |random| {
        format!("{} => {}", option(random), value(random, Kind::Any, 0))
    });
    if random.chance(60) {
        options.push_str(&format!(", default => {}", value(random, Kind::Any, depth)));
    }
    format!("({}) ? {{ {options} }}", value(random, Kind::Any, depth))
}

fn case(random: &mut Random, depth: usize) -> String {
    let subject = value(random, Kind::Any, depth);
    let options = several(random, 1, 3, " ", |random| {
        let conditions = several(random, 1, 2, ", ", option);
        format!("{conditions}: {{ {} }}", value(random, Kind::Any, 0))
    });
    let last = if random.chance(50) {
        " default: { 'd' }"
    } else {
        ""
    };
    format!("case {subject} {{ {options}{last} }}")
}

fn option(random: &mut Random) -> String {
    match random.below(4) {
        0 => type_expression(random, 1),
        1 => value(random, Kind::Pattern, 0),
        _ => value(random, Kind::Any, 0),
    }
}

/// The second argument of `String`: a format, or formats by type.
pub(super) fn format_of(random: &mut Random, depth: usize) -> String {
    if depth == 0 || random.chance(60) {
        return format!("'{}'", plain_format(random));
    }
    let formats = several(random, 1, 3, ", ", |random| {
        let target = random.pick(&[
            "Integer",
            "Float",
            "String",
            "Array",
            "Hash",
            "Any",
            "Boolean",
            "Undef",
            "Type",
            "Numeric",
            "Collection",
            "Regexp",
            "Timespan",
            "Default",
        ]);
        let format = match random.chance(35) {
            true => container_format(random, depth - 1),
            false => format!("'{}'", plain_format(random)),
        };
        format!("{target} => {format}")
    });
    format!("{{{formats}}}")
}

fn container_format(random: &mut Random, depth: usize) -> String {
    let mut parts = vec![format!("format => '{}'", plain_format(random))];
    if random.chance(50) {
        parts.push(format!(
            "separator => {}",
            random.pick(&["';'", "', '", "''", "\"\\n\""])
        ));
    }
    if random.chance(30) {
        parts.push(format!(
            "separator2 => {}",
            random.pick(&["'='", "' -> '", "':'"])
        ));
    }
    if random.chance(40) {
        parts.push(format!("string_formats => {}", format_hash(random, depth)));
    }
    format!("{{{}}}", parts.join(", "))
}

fn format_hash(random: &mut Random, _depth: usize) -> String {
    format!(
        "{{{} => '{}'}}",
        random.pick(&["Any", "String", "Integer", "Numeric"]),
        plain_format(random)
    )
}

fn plain_format(random: &mut Random) -> String {
    let flags = random.pick(&[
        "", "", "", "", "#", "-", "+", "0", " ", "#-", "[", "{", "(", "<", "|", "#{", "##", "+0",
    ]);
    let width = random.pick(&["", "", "", "5", "10", "2"]);
    let precision = random.pick(&["", "", "", ".2", ".0", ".5"]);
    let letter = random.pick(&[
        "s", "p", "d", "x", "X", "o", "b", "e", "f", "g", "a", "h", "t", "y", "c", "C", "u", "A",
        "B", "T", "Y", "q", "n", "v", "z", "S",
    ]);
    format!("%{flags}{width}{precision}{letter}")
}
