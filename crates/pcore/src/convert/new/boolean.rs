//! `Boolean.new`

use std::sync::OnceLock;

use super::constructor::Surroundings;
use super::{Definition, cannot_be_converted};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static BOOLEAN: Definition = Definition {
    name: "new_boolean",
    local_types: &[],
    accepts: &[(
        "Variant[Integer, Float, Boolean, Enum['false','true','yes','no','y','n',true]] $from",
        from_args,
    )],
    also: &[],
    rejects: &[("Any $from", |arguments| {
        Ok(cannot_be_converted(arguments.first(), "Boolean"))
    })],
    compiled: OnceLock::new(),
};

fn from_args(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    Ok(Value::Boolean(match arguments.first() {
        Some(Value::Integer(number)) => *number != 0,
        Some(Value::Float(number)) => *number != 0.0,
        Some(Value::String(text)) => !["false", "no", "n"]
            .iter()
            .any(|no| text.eq_ignore_ascii_case(no)),
        Some(value) => value.is_truthy(),
        None => false,
    }))
}
