//! Data that was looked up, and explanations, in the formats that the reference has for them.

use std::fmt::Write as _;

use marotte_pcore::Value;
use marotte_pcore::convert::rich::write_json;
use marotte_pcore::deep::grow;
use marotte_yaml::{Oversized, Symbol};

/// The formats by the names that the reference gives them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataFormat {
    /// `s`: text
    Text,
    /// JSON.
    Json,
    /// YAML.
    Yaml,
    /// Tables and lists.
    Console,
    /// A line a value, with the way to it.
    Flat,
    /// A format that knows no data: the method that data does not have, and the kind of text.
    Foreign(&'static str, &'static str),
}

/// Why data cannot be written in a format, in the reference's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable(pub String);

impl DataFormat {
    /// The format of a name; none if there is none.
    pub fn of(name: &str) -> Option<Self> {
        Some(match name {
            "s" => Self::Text,
            "json" | "rich_data_json" => Self::Json,
            "yaml" => Self::Yaml,
            "console" => Self::Console,
            "flat" => Self::Flat,
            "binary" => Self::Foreign("to_binary", "application/octet-stream"),
            "msgpack" => Self::Foreign("to_msgpack", "application/x-msgpack"),
            "pson" => Self::Foreign("to_pson", "text/pson"),
            "dot" => Self::Foreign("to_dot", "text/dot"),
            _ => return None,
        })
    }

    /// A value that was found.
    pub fn value(self, value: &Value) -> Result<String, Unwritable> {
        match self {
            Self::Yaml => Ok(marotte_yaml::dump(value)),
            other => other.data(value),
        }
    }

    /// Anything, perhaps with collections that are there twice.
    pub fn data(self, value: &Value) -> Result<String, Unwritable> {
        Ok(match self {
            Self::Text => text(value),
            Self::Json => match unwritable(value) {
                Some(message) => return Err(Unwritable(message)),
                None => json(value),
            },
            Self::Yaml => marotte_yaml::dump_shared(value),
            Self::Console => console(value),
            Self::Flat => flat(value),
            Self::Foreign(method, kind) => {
                let class = marotte_hiera::ruby_class(value);
                return Err(Unwritable(format!(
                    "{class} does not respond to {method}; can not render instances to {kind}"
                )));
            }
        })
    }
}

/// Why JSON cannot have a value: the first number in it that is none, as Ruby names it.
fn unwritable(value: &Value) -> Option<String> {
    match value {
        Value::Float(number) if number.is_nan() => Some("1003: NaN not allowed in JSON".to_owned()),
        Value::Float(number) if number.is_infinite() => {
            let sign = if *number < 0.0 { "-" } else { "" };
            Some(format!("1000: {sign}Infinity not allowed in JSON"))
        }
        Value::Array(values) => values.iter().find_map(|value| grow(|| unwritable(value))),
        Value::Hash(hash) => hash.values().find_map(|value| grow(|| unwritable(value))),
        _ => None,
    }
}

/// JSON as Ruby writes it: what is no data is its text.
fn json(value: &Value) -> String {
    let mut text = String::new();
    write_json(&mut text, &plain(value));
    text
}

/// A value with nothing in it but what JSON has.
fn plain(value: &Value) -> Value {
    match value {
        Value::Undef
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::String(_) => value.clone(),
        Value::Array(values) => Value::array(values.iter().map(|value| grow(|| plain(value)))),
        Value::Hash(hash) => Value::hash(hash.iter().map(|(key, value)| {
            let key = text(key);
            (Value::from(key.as_str()), grow(|| plain(value)))
        })),
        other => text(other).as_str().into(),
    }
}

/// A value as Ruby's `to_s` gives it.
fn text(value: &Value) -> String {
    match Symbol::name_of(value).or_else(|| Oversized::digits_of(value)) {
        Some(name) => name.to_string(),
        None => marotte_eval::ruby_to_s(value),
    }
}

/// A hash as a table, an array with a line an element, everything else as JSON.
fn console(value: &Value) -> String {
    match value {
        Value::String(_) | Value::Integer(_) | Value::Float(_) => text(value),
        Value::Hash(hash)
            if hash.keys().all(|key| {
                matches!(key, Value::String(_) | Value::Integer(_) | Value::Float(_))
            }) =>
        {
            let mut rows: Vec<(String, &Value)> =
                hash.iter().map(|(key, value)| (text(key), value)).collect();
            rows.sort_by(|a, b| a.0.cmp(&b.0));
            let widest = rows.iter().map(|(key, _)| key.chars().count()).max();
            let width = widest.unwrap_or(0) + 2;
            let mut table = String::new();
            for (key, value) in rows {
                let _ = writeln!(table, "{key:width$}{}", json(value));
            }
            table
        }
        Value::Array(values) => values.iter().map(|value| text(value) + "\n").collect(),
        other => pretty(other),
    }
}

/// A line a value: `the.way.to.it=value`.
fn flat(value: &Value) -> String {
    let mut lines = String::new();
    match value {
        Value::String(_) | Value::Integer(_) | Value::Float(_) => return text(value),
        Value::Hash(_) | Value::Array(_) => flatten(&mut lines, "", value, true),
        other => return pretty(other),
    }
    lines
}

fn flatten(lines: &mut String, path: &str, value: &Value, goes_on: bool) {
    let below = |name: &str| match path {
        "" => name.to_owned(),
        path => format!("{path}.{name}"),
    };
    match value {
        Value::Hash(hash) => {
            for (key, value) in hash.iter() {
                grow(|| flatten(lines, &below(&text(key)), value, true));
            }
        }
        Value::Array(values) if goes_on => {
            for (index, value) in values.iter().enumerate() {
                // Arrays in arrays are not taken apart.
                grow(|| flatten(lines, &below(&index.to_string()), value, false));
            }
        }
        other => {
            let _ = writeln!(lines, "{path}={}", text(other));
        }
    }
}

/// JSON with line breaks.
fn pretty(value: &Value) -> String {
    let text = json(value);
    match serde_json::from_str::<serde_json::Value>(&text) {
        Ok(json) => serde_json::to_string_pretty(&json).unwrap_or(text),
        Err(_) => text,
    }
}
