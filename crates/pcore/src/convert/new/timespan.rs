//! `Timespan.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::timespan::{Fields, Timespan};

use super::Definition;
use super::constructor::{Surroundings, named};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static TIMESPAN: Definition = Definition {
    name: "new_timespan",
    local_types: &[("Formats", "Variant[String[2],Array[String[2], 1]]")],
    accepts: &[
        ("Variant[Integer,Float] $seconds", from_seconds),
        ("String[1] $string, Formats $format = ?", from_string),
        (
            "Integer $days, Integer $hours, Integer $minutes, Integer $seconds, \
             Integer $milliseconds = ?, Integer $microseconds = ?, Integer $nanoseconds = ?",
            from_fields,
        ),
        (
            "Struct[{string => String[1], Optional[format] => Formats}] $hash_arg",
            from_string_hash,
        ),
        (
            "Struct[{Optional[negative] => Boolean, Optional[days] => Integer, \
             Optional[hours] => Integer, Optional[minutes] => Integer, \
             Optional[seconds] => Integer, Optional[milliseconds] => Integer, \
             Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}] $hash_arg",
            from_fields_hash,
        ),
    ],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn made(span: Timespan) -> Result<Value, ConvertError> {
    Ok(Value::Timespan(Arc::new(span)))
}

fn from_seconds(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    made(match arguments.first() {
        Some(Value::Integer(seconds)) => Timespan::from_seconds(*seconds),
        Some(Value::Float(seconds)) => {
            Timespan::from_float_seconds(*seconds).map_err(ConvertError::message)?
        }
        _ => Timespan::default(),
    })
}

fn from_string(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    parse(arguments.first(), arguments.get(1))
}

fn from_string_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    parse(
        Some(&named(arguments, "string")),
        Some(&named(arguments, "format")),
    )
}

fn parse(text: Option<&Value>, format: Option<&Value>) -> Result<Value, ConvertError> {
    let text = text.and_then(Value::as_str).unwrap_or_default();
    let span = match format {
        Some(Value::String(format)) => Timespan::parse_format(text, format),
        Some(Value::Array(formats)) => {
            let formats: Vec<&str> = formats.iter().filter_map(Value::as_str).collect();
            Timespan::parse_any(text, &formats)
        }
        _ => Timespan::parse(text),
    };
    made(span.map_err(ConvertError::message)?)
}

fn from_fields(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let field = |index: usize| integer(arguments.get(index));
    made(Timespan::from_fields(&Fields {
        negative: false,
        days: field(0),
        hours: field(1),
        minutes: field(2),
        seconds: field(3),
        milliseconds: field(4),
        microseconds: field(5),
        nanoseconds: field(6),
    }))
}

fn from_fields_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let field = |name: &str| integer(Some(&named(arguments, name)));
    made(Timespan::from_fields(&Fields {
        negative: named(arguments, "negative").is_truthy(),
        days: field("days"),
        hours: field("hours"),
        minutes: field("minutes"),
        seconds: field("seconds"),
        milliseconds: field("milliseconds"),
        microseconds: field("microseconds"),
        nanoseconds: field("nanoseconds"),
    }))
}

fn integer(value: Option<&Value>) -> i64 {
    match value {
        Some(Value::Integer(number)) => *number,
        _ => 0,
    }
}
