//! Data as YAML, in block style.

use marotte_pcore::convert::rich::{write_json, write_json_string};
use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Value};

/// Words that mean something else than themselves to some reader of YAML.
const WORDS: [&str; 11] = [
    "true", "false", "yes", "no", "on", "off", "null", "y", "n", "nan", "inf",
];

/// Data as a document without a line break at its end.
pub(crate) fn to_yaml(data: &Value) -> String {
    let mut text = "---".to_owned();
    write_nested(&mut text, data, 0, Place::Document);
    text
}

/// What a value is written behind.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// `---`
    Document,
    /// `key:`
    Key,
    /// `-`
    Dash,
}

fn write_nested(out: &mut String, data: &Value, indent: usize, place: Place) {
    grow(|| match data {
        Value::Array(values) if !values.is_empty() => {
            for (index, value) in values.iter().enumerate() {
                start(out, indent, place, index);
                out.push('-');
                write_nested(out, value, indent + 2, Place::Dash);
            }
        }
        Value::Hash(hash) if !hash.is_empty() => write_hash(out, hash, indent, place),
        other => {
            out.push(' ');
            write_scalar(out, other);
        }
    });
}

fn write_hash(out: &mut String, hash: &Hash, indent: usize, place: Place) {
    for (index, (key, value)) in hash.iter().enumerate() {
        start(out, indent, place, index);
        write_scalar(out, key);
        out.push(':');
        // The dashes of a list may stand below the key that it belongs to.
        let deeper = if matches!(value, Value::Array(_)) {
            indent
        } else {
            indent + 2
        };
        write_nested(out, value, deeper, Place::Key);
    }
}

/// Begins an entry: the first one of a list in a list stands on the line of the outer dash.
fn start(out: &mut String, indent: usize, place: Place, index: usize) {
    if place == Place::Dash && index == 0 {
        out.push(' ');
    } else {
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', indent));
    }
}

fn write_scalar(out: &mut String, data: &Value) {
    match data.as_str() {
        Some(text) if is_plain(text) => out.push_str(text),
        Some(text)
            if text
                .chars()
                .all(|char| !char.is_control() && char != '\u{feff}') =>
        {
            out.push('\'');
            out.push_str(&text.replace('\'', "''"));
            out.push('\'');
        }
        // The strings of JSON are strings of YAML, escapes included.
        Some(text) => write_json_string(out, text),
        None => write_json(out, data),
    }
}

/// Whether text needs no quotes: it begins as a word or a path, has nothing that YAML reads
/// otherwise, and is no word or number.
fn is_plain(text: &str) -> bool {
    let first = text.starts_with(|char: char| char.is_ascii_alphabetic() || "/_".contains(char));
    let rest = |char: char| char.is_ascii_alphanumeric() || " _./-+@%[]()=".contains(char);
    let colons = text.replace("::", "");
    let lower = text.to_ascii_lowercase();
    first
        && colons.chars().all(rest)
        && !text.ends_with(' ')
        && !text.ends_with(':')
        && !WORDS.contains(&lower.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &str) -> String {
        let mut out = String::new();
        write_scalar(&mut out, &Value::from(value));
        out
    }

    #[test]
    fn strings_are_quoted_where_they_must_be() {
        assert_eq!(text("web server"), "web server");
        assert_eq!(text("Foo::Bar"), "Foo::Bar");
        assert_eq!(text("yes"), "'yes'");
        assert_eq!(text("10"), "'10'");
        assert_eq!(text("a: b"), "'a: b'");
        assert_eq!(text("it's"), "'it''s'");
        assert_eq!(text("a\nb"), r#""a\nb""#);
        assert_eq!(text(""), "''");
    }

    #[test]
    fn collections_are_blocks() {
        let inner = Value::array([Value::Integer(1), Value::array([Value::Undef])]);
        let hash = Value::hash([
            (Value::from("a"), inner),
            (
                Value::from("b"),
                Value::hash([(Value::from("c"), Value::array([]))]),
            ),
        ]);
        let list = Value::array([hash, Value::from("x")]);
        let expected = "---\n- a:\n  - 1\n  - - null\n  b:\n    c: []\n- x";
        assert_eq!(to_yaml(&list), expected);
        assert_eq!(to_yaml(&Value::Integer(1)), "--- 1");
    }
}
