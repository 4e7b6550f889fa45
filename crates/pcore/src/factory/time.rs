//! Ranges of times.

use std::sync::Arc;

use marotte_diagnostics::TypeIssue;
use marotte_scalars::time::TimeError;
use marotte_scalars::timespan::{Fields, Timespan};
use marotte_scalars::timestamp::{Formats, Timestamp, Timezone};

use super::InvalidType;
use super::range::unordered;
use super::text::no_conversion;
use crate::types::{Bounds, Type};
use crate::value::{Hash, Value};

/// `Timespan[from, to]`
pub(crate) fn timespan_range(bounds: &[Value]) -> Result<Type, InvalidType> {
    let bounds = bounds_of(bounds, timespan)?;
    Ok(Type::Timespan(bounds.map(Arc::new)))
}

/// `Timestamp[from, to]`
pub(crate) fn timestamp_range(bounds: &[Value]) -> Result<Type, InvalidType> {
    let bounds = bounds_of(bounds, timestamp)?;
    Ok(Type::Timestamp(bounds.map(Arc::new)))
}

fn bounds_of<T: PartialOrd + std::fmt::Display + Copy>(
    values: &[Value],
    convert: fn(&Value) -> Result<Option<T>, InvalidType>,
) -> Result<Option<Bounds<T>>, InvalidType> {
    let min = values.first().map_or(Ok(None), convert)?;
    let max = values.get(1).map_or(Ok(None), convert)?;
    match (min, max) {
        (None, None) => Ok(None),
        (Some(from), Some(to)) if from > to => Err(unordered(&from, &to)),
        _ => Ok(Some(Bounds { min, max })),
    }
}

fn timespan(value: &Value) -> Result<Option<Timespan>, InvalidType> {
    let span = match value {
        Value::Undef | Value::Default => return Ok(None),
        Value::Timespan(span) => **span,
        Value::Integer(seconds) => Timespan::from_seconds(*seconds),
        Value::Float(seconds) => {
            Timespan::from_float_seconds(*seconds).map_err(InvalidType::complaint)?
        }
        Value::String(text) => Timespan::parse_specified(text).map_err(InvalidType::complaint)?,
        Value::Hash(hash) => timespan_from_hash(hash).map_err(InvalidType::complaint)?,
        other => return Err(not_convertible("Timespan", other)),
    };
    Ok(Some(span))
}

/// A timespan from `string` and `format`, or from its fields.
pub(crate) fn timespan_from_hash(hash: &Hash) -> Result<Timespan, TimeError> {
    if let Some(Value::String(text)) = hash.get_str("string") {
        return parse_timespan(text, hash.get_str("format"));
    }
    let field = |name: &str| match hash.get_str(name) {
        Some(Value::Integer(value)) => *value,
        _ => 0,
    };
    Ok(Timespan::from_fields(&Fields {
        negative: matches!(hash.get_str("negative"), Some(Value::Boolean(true))),
        days: field("days"),
        hours: field("hours"),
        minutes: field("minutes"),
        seconds: field("seconds"),
        milliseconds: field("milliseconds"),
        microseconds: field("microseconds"),
        nanoseconds: field("nanoseconds"),
    }))
}

/// A timespan from a text in a format, in the first of several that fits, or in the usual one.
pub(crate) fn parse_timespan(text: &str, format: Option<&Value>) -> Result<Timespan, TimeError> {
    match format {
        Some(Value::String(format)) => Timespan::parse_format(text, format),
        Some(Value::Array(formats)) => {
            let formats: Vec<&str> = formats.iter().filter_map(Value::as_str).collect();
            Timespan::parse_any(text, &formats)
        }
        _ => Timespan::parse_specified(text),
    }
}

fn timestamp(value: &Value) -> Result<Option<Timestamp>, InvalidType> {
    let time = match value {
        Value::Undef | Value::Default => return Ok(None),
        Value::Timestamp(time) => **time,
        Value::Integer(seconds) => Timestamp::from_seconds(*seconds),
        Value::Float(seconds) => {
            Timestamp::from_float_seconds(*seconds).map_err(InvalidType::complaint)?
        }
        Value::String(text) => Timestamp::parse(text, Formats::Default, Timezone::default())
            .map_err(InvalidType::complaint)?,
        Value::Hash(hash) => timestamp_from_hash(hash)?,
        other => return Err(not_convertible("Timestamp", other)),
    };
    Ok(Some(time))
}

/// A timestamp from `string`, `format` and `timezone`.
fn timestamp_from_hash(hash: &Hash) -> Result<Timestamp, InvalidType> {
    let text = match hash.get_str("string") {
        Some(Value::String(text)) => text,
        other => return Err(no_conversion(other.unwrap_or(&Value::Undef))),
    };
    let name = hash.get_str("timezone").and_then(Value::as_str);
    let timezone = Timezone {
        name: name.unwrap_or_default(),
        ..Timezone::default()
    };
    parse_timestamp(text, hash.get_str("format"), timezone).map_err(InvalidType::complaint)
}

/// A timestamp from a text in a format, in the first of several that fits, or in a usual one.
pub(crate) fn parse_timestamp(
    text: &str,
    format: Option<&Value>,
    timezone: Timezone<'_>,
) -> Result<Timestamp, TimeError> {
    match format {
        Some(Value::String(format)) => Timestamp::parse(text, Formats::One(format), timezone),
        Some(Value::Array(formats)) => {
            let formats: Vec<&str> = formats.iter().filter_map(Value::as_str).collect();
            Timestamp::parse(text, Formats::Any(&formats), timezone)
        }
        _ => Timestamp::parse(text, Formats::Default, timezone),
    }
}

fn not_convertible(to: &'static str, value: &Value) -> InvalidType {
    let class = crate::label::ruby_class(value).into();
    TypeIssue::NotTime { to, class }.into()
}
