//! Expressions whose value is a type.

use super::several;
use super::values::{Kind, value};
use crate::random::Random;

const PLAIN: [&str; 44] = [
    "Any",
    "Undef",
    "Default",
    "Boolean",
    "Integer",
    "Float",
    "Numeric",
    "String",
    "Scalar",
    "ScalarData",
    "Data",
    "RichData",
    "Collection",
    "Array",
    "Hash",
    "Tuple",
    "Struct",
    "Enum",
    "Pattern",
    "Regexp",
    "Variant",
    "Optional",
    "NotUndef",
    "Type",
    "Callable",
    "Iterable",
    "Iterator",
    "Sensitive",
    "SemVer",
    "SemVerRange",
    "Timestamp",
    "Timespan",
    "Binary",
    "URI",
    "Init",
    "Catalogentry",
    "Resource",
    "Class",
    "File",
    "Notify",
    "Runtime",
    "Object",
    "TypeSet",
    "Deferred",
];

const GIVEN: [&str; 62] = [
    "Integer[1]",
    "Integer[1, 5]",
    "Integer[default, 10]",
    "Integer[-5, -1]",
    "Integer[3, 3]",
    "Float[0.0]",
    "Float[1.0, 2.5]",
    "Float[default, 0.0]",
    "String[1]",
    "String[2, 4]",
    "String[0, 0]",
    "Boolean[true]",
    "Boolean[false]",
    "Enum['a', 'b']",
    "Enum['a', 'A', true]",
    "Enum['key']",
    "Enum['b', 'a', 'b']",
    "Pattern[/a/]",
    "Pattern['^b', /c$/]",
    "Regexp[/a/]",
    "Regexp['x.*']",
    "Array[0, 2]",
    "Array[1]",
    "Hash[1, 2]",
    "Collection[1]",
    "Collection[0, 3]",
    "Type[Integer]",
    "Class['a']",
    "Class[b]",
    "Resource['file']",
    "Resource['file', '/a']",
    "File['/a']",
    "Callable[0, 0]",
    "Callable[String]",
    "Callable[Integer, String, 1, 3]",
    "Callable[[Integer], String]",
    "Callable[1, default]",
    "Callable[Integer, Callable]",
    "SemVer['>=1.0.0']",
    "SemVer['1.x', '3.x']",
    "Timestamp['2000-01-01']",
    "Timestamp['2000-01-01', '2020-01-01']",
    "Timespan['0-00:00:10']",
    "Timespan[0, 3600]",
    "URI['http://a/b']",
    "URI[{scheme => 'http'}]",
    "Runtime['ruby', 'Symbol']",
    "Object[{attributes => {a => Integer}}]",
    "Object[{name => 'O', attributes => {a => {type => String, value => 'x'}}}]",
    "Array[Integer, 1, 2, 3]",
    "Integer[5, 1]",
    "String['a']",
    "Enum[1]",
    "Struct[1]",
    "Tuple[0]",
    "Hash[Integer]",
    "Optional[1, 2]",
    "Nosuch",
    "Nosuch[1]",
    "Integer[a]",
    "Variant['a', Integer]",
    "Timespan['x']",
];

const NAMES: [&str; 6] = ["a", "b", "c", "'key'", "d", "e"];

/// A type.
pub(super) fn type_expression(random: &mut Random, depth: usize) -> String {
    if depth == 0 {
        return match random.chance(70) {
            true => random.pick(&PLAIN[..13]).to_owned(),
            false => random.pick(&GIVEN[..40]).to_owned(),
        };
    }
    let inner = |random: &mut Random| type_expression(random, depth - 1);
    match random.below(26) {
        0..=4 => random.pick(&PLAIN).to_owned(),
        5..=9 => random.pick(&GIVEN).to_owned(),
        10 | 11 => format!("Array[{}{}]", inner(random), size(random)),
        12 | 13 => format!("Hash[{}, {}{}]", key(random), inner(random), size(random)),
        14 => format!(
            "Tuple[{}{}]",
            several(random, 1, 3, ", ", inner),
            size(random)
        ),
        15 | 16 => structure(random, depth),
        17 | 18 => format!("Variant[{}]", several(random, 1, 3, ", ", inner)),
        19 => {
            let inside = match random.chance(20) {
                true => "'a'".to_owned(),
                false => inner(random),
            };
            format!(
                "{}[{inside}]",
                random.pick(&["Optional", "NotUndef", "Optional"])
            )
        }
        20 => format!(
            "{}[{}]",
            random.pick(&["Type", "Sensitive", "Iterable", "Iterator", "Init"]),
            inner(random)
        ),
        21 => format!(
            "Callable[{}{}]",
            several(random, 0, 3, ", ", inner),
            size(random)
        ),
        22 => format!("type({})", value(random, Kind::Any, 1)),
        23 => {
            let how = random.pick(&["'generalized'", "'reduced'", "detailed", "generalized"]);
            format!("type({}, {how})", value(random, Kind::Any, 1))
        }
        24 => format!(
            "Enum[{}]",
            several(random, 1, 4, ", ", |random| value(random, Kind::Text, 0))
        ),
        _ => format!(
            "Integer[{}]",
            several(random, 1, 2, ", ", |random| value(random, Kind::Integer, 0))
        ),
    }
}

fn key(random: &mut Random) -> String {
    match random.chance(60) {
        true => "String".to_owned(),
        false => type_expression(random, 0),
    }
}

fn size(random: &mut Random) -> &'static str {
    match random.chance(75) {
        true => "",
        false => random.pick(&[", 1", ", 0, 2", ", 2, 3", ", 1, default", ", 0, 0"]),
    }
}

fn structure(random: &mut Random, depth: usize) -> String {
    let mut members = Vec::new();
    for name in &NAMES[..random.below(4)] {
        let key = match random.below(8) {
            0 | 1 => format!("Optional[{}]", quoted(name)),
            2 => format!("NotUndef[{}]", quoted(name)),
            _ => (*name).to_owned(),
        };
        members.push(format!("{key} => {}", type_expression(random, depth - 1)));
    }
    format!("Struct[{{{}}}]", members.join(", "))
}

fn quoted(name: &str) -> String {
    match name.starts_with('\'') {
        true => name.to_owned(),
        false => format!("'{name}'"),
    }
}
