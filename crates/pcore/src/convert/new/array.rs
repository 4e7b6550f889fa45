//! `Array.new` and `Tuple.new`

use std::sync::OnceLock;

use super::constructor::Surroundings;
use super::{Definition, elements, type_cannot_be_converted};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static ARRAY: Definition = Definition {
    name: "new_array",
    local_types: &[],
    accepts: &[
        (
            "Variant[Array,Hash,Binary,Iterable] $from, Boolean[false] $wrap = ?",
            to_array,
        ),
        ("Any $from, Boolean[true] $wrap", wrapped),
    ],
    also: &[],
    rejects: &[("Any $from, Boolean $wrap = ?", |arguments| {
        Ok(type_cannot_be_converted(arguments.first(), "Array"))
    })],
    compiled: OnceLock::new(),
};

fn to_array(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let from = arguments.first().unwrap_or(&Value::Undef);
    match from {
        Value::Array(_) => Ok(from.clone()),
        Value::Binary(binary) => {
            let bytes = binary.bytes().iter();
            Ok(Value::array(
                bytes.map(|byte| Value::Integer(i64::from(*byte))),
            ))
        }
        _ => elements(from)
            .map(Value::Array)
            .ok_or_else(|| type_cannot_be_converted(Some(from), "Array").into()),
    }
}

fn wrapped(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let from = arguments.first().cloned().unwrap_or_default();
    Ok(match from {
        Value::Array(_) => from,
        other => Value::array([other]),
    })
}
