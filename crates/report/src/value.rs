//! Values as text.

use std::io::Write;

use marotte_pcore::convert::rich::{ToDataOptions, to_data, write_json};
use marotte_pcore::convert::{to_program_string, to_text};
use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Value};

use crate::catalog::indent::Indented;
use crate::yaml;

/// How a value is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueFormat {
    /// As Puppet code: `{'a' => 1}`.
    Puppet,
    /// JSON; values that JSON has no type for are rich data, as in catalogs.
    Json,
    /// The same in YAML.
    Yaml,
    /// The text that interpolation gives.
    String,
}

/// What stands for a value that nobody may see.
const REDACTED: &str = "Sensitive [value redacted]";

/// A value in a format, without a line break at its end.
pub fn show(value: &Value, format: ValueFormat) -> String {
    match format {
        ValueFormat::Puppet => to_program_string(value).to_string(),
        ValueFormat::String => to_text(value).to_string(),
        ValueFormat::Json => {
            let mut text = String::new();
            write_json(&mut text, &data(value));
            text
        }
        ValueFormat::Yaml => yaml::to_yaml(&data(value)),
    }
}

/// JSON with a line a member.
pub fn pretty_json(value: &Value) -> String {
    let mut text = String::new();
    write_json(&mut text, value);
    let mut out = Vec::new();
    // Writing to memory does not fail.
    let _ = Indented::new(&mut out).write_all(text.as_bytes());
    String::from_utf8_lossy(&out).into_owned()
}

/// The type of a value, in as much detail as there is.
pub fn type_of(value: &Value) -> String {
    value.infer_set().to_string()
}

/// A value as rich data. Catalogs show what is sensitive, since agents need it; people do not.
fn data(value: &Value) -> Value {
    let options = ToDataOptions {
        rich_data: true,
        ..ToDataOptions::default()
    };
    to_data(&redacted(value), options).0
}

fn redacted(value: &Value) -> Value {
    grow(|| match value {
        Value::Sensitive(_) => Value::from(REDACTED),
        Value::Array(values) => Value::array(values.iter().map(redacted)),
        Value::Hash(hash) => {
            let entries = hash
                .iter()
                .map(|(key, value)| (redacted(key), redacted(value)));
            Value::Hash(std::sync::Arc::new(entries.collect::<Hash>()))
        }
        Value::Object(object) => {
            let mut object = (**object).clone();
            object.attributes = object.attributes.iter().map(redacted).collect();
            Value::Object(std::sync::Arc::new(object))
        }
        other => other.clone(),
    })
}
