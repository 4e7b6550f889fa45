//! `Timespan.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::timespan::{Fields, Timespan};

use super::Definition;
use super::constructor::{Surroundings, first_text};
use crate::convert::ConvertError;
use crate::factory::{parse_timespan, timespan_from_hash};
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
            from_hash,
        ),
        (
            "Struct[{Optional[negative] => Boolean, Optional[days] => Integer, \
             Optional[hours] => Integer, Optional[minutes] => Integer, \
             Optional[seconds] => Integer, Optional[milliseconds] => Integer, \
             Optional[microseconds] => Integer, Optional[nanoseconds] => Integer}] $hash_arg",
            from_hash,
        ),
    ],
    also: &[],
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
            Timespan::from_float_seconds(*seconds).map_err(ConvertError::complaint)?
        }
        _ => Timespan::default(),
    })
}

fn from_string(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let span = parse_timespan(first_text(arguments), arguments.get(1));
    made(span.map_err(ConvertError::complaint)?)
}

fn from_fields(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let field = |index: usize| match arguments.get(index) {
        Some(Value::Integer(number)) => *number,
        _ => 0,
    };
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

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let Some(Value::Hash(hash)) = arguments.first() else {
        return made(Timespan::default());
    };
    made(timespan_from_hash(hash).map_err(ConvertError::complaint)?)
}
