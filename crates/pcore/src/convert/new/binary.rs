//! `Binary.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::binary::Binary;

use super::Definition;
use super::constructor::{Surroundings, named};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static BINARY: Definition = Definition {
    name: "new_Binary",
    local_types: &[
        ("ByteInteger", "Integer[0,255]"),
        ("Base64Format", r#"Enum["%b", "%u", "%B", "%s", "%r"]"#),
        (
            "StringHash",
            r#"Struct[{value => String, "format" => Optional[Base64Format]}]"#,
        ),
        ("ArrayHash", "Struct[{value => Array[ByteInteger]}]"),
        ("BinaryArgsHash", "Variant[StringHash, ArrayHash]"),
    ],
    accepts: &[
        ("String $str, Base64Format $format = ?", |arguments, _| {
            from_string(arguments.first(), arguments.get(1))
        }),
        ("Array[ByteInteger] $byte_array", |arguments, _| {
            Ok(from_array(arguments.first()))
        }),
        ("BinaryArgsHash $hash_args", from_hash),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn from_string(text: Option<&Value>, format: Option<&Value>) -> Result<Value, ConvertError> {
    let text = text.and_then(Value::as_str).unwrap_or_default();
    let binary = match format.and_then(Value::as_str) {
        Some("%b") => {
            let padding = "=".repeat(text.chars().count() % 3);
            Binary::from_base64(&format!("{text}{padding}"))
        }
        Some("%u") => Binary::from_base64_urlsafe(text).map_err(ConvertError::complaint)?,
        Some("%s" | "%r") => Binary::new(text.as_bytes()),
        _ => Binary::from_base64_strict(text).map_err(ConvertError::complaint)?,
    };
    Ok(Value::Binary(Arc::new(binary)))
}

fn from_array(values: Option<&Value>) -> Value {
    let bytes: Vec<u8> = match values {
        Some(Value::Array(values)) => values
            .iter()
            .map(|value| match value {
                Value::Integer(byte) => u8::try_from(*byte).unwrap_or_default(),
                _ => 0,
            })
            .collect(),
        _ => Vec::new(),
    };
    Value::Binary(Arc::new(Binary::new(bytes)))
}

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let value = named(arguments, "value");
    match value {
        Value::Array(_) => Ok(from_array(Some(&value))),
        _ => from_string(Some(&value), Some(&named(arguments, "format"))),
    }
}
