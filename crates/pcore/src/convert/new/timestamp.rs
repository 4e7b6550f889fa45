//! `Timestamp.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::timestamp::{Timestamp, Timezone};

use super::Definition;
use super::constructor::{Surroundings, named};
use crate::convert::ConvertError;
use crate::factory::parse_timestamp;
use crate::value::Value;

pub(super) static TIMESTAMP: Definition = Definition {
    name: "new_timestamp",
    local_types: &[("Formats", "Variant[String[2],Array[String[2], 1]]")],
    accepts: &[
        ("", now),
        ("Variant[Integer,Float] $seconds", from_seconds),
        (
            "String[1] $string, Formats $format = ?, String[1] $timezone = ?",
            from_string,
        ),
        (
            "Struct[{string => String[1], Optional[format] => Formats, \
             Optional[timezone] => String[1]}] $hash_arg",
            from_string_hash,
        ),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn made(time: Timestamp) -> Result<Value, ConvertError> {
    Ok(Value::Timestamp(Arc::new(time)))
}

fn now(_: &[Value], surroundings: &Surroundings<'_>) -> Result<Value, ConvertError> {
    made(surroundings.now.map(|now| now()).unwrap_or_default())
}

fn from_seconds(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    made(match arguments.first() {
        Some(Value::Integer(seconds)) => Timestamp::from_seconds(*seconds),
        Some(Value::Float(seconds)) => {
            Timestamp::from_float_seconds(*seconds).map_err(ConvertError::complaint)?
        }
        _ => Timestamp::default(),
    })
}

fn from_string(
    arguments: &[Value],
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    let argument = |index: usize| arguments.get(index).unwrap_or(&Value::Undef);
    parse(argument(0), argument(1), argument(2), surroundings)
}

fn from_string_hash(
    arguments: &[Value],
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    parse(
        &named(arguments, "string"),
        &named(arguments, "format"),
        &named(arguments, "timezone"),
        surroundings,
    )
}

fn parse(
    text: &Value,
    format: &Value,
    timezone: &Value,
    surroundings: &Surroundings<'_>,
) -> Result<Value, ConvertError> {
    let text = text.as_str().unwrap_or_default();
    let timezone = Timezone {
        name: timezone.as_str().unwrap_or_default(),
        current_offset: surroundings.timezone_offset.map_or(0, |offset| offset()),
    };
    let time = parse_timestamp(text, Some(format), timezone);
    made(time.map_err(ConvertError::complaint)?)
}
