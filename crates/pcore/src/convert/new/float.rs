//! `Float.new`

use std::sync::OnceLock;

use marotte_scalars::numeric;

use super::numeric::{FROM_AND_ABS, FromAndAbs, NAMED_ARGS, without_gap};
use super::{Definition, cannot_be_converted};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static FLOAT: Definition = Definition {
    name: "new_float",
    local_types: &[
        (
            "Convertible",
            r"Variant[Numeric, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp]",
        ),
        NAMED_ARGS,
    ],
    accepts: &[
        (FROM_AND_ABS, |arguments, _| {
            convert(&FromAndAbs::in_order(arguments))
        }),
        ("NamedArgs $hash_args", |arguments, _| {
            convert(&FromAndAbs::in_hash(arguments))
        }),
    ],
    also: &[],
    rejects: &[("Any $from, Boolean $abs = ?", |arguments| {
        Ok(cannot_be_converted(arguments.first(), "Float"))
    })],
    compiled: OnceLock::new(),
};

fn convert(FromAndAbs { from, abs }: &FromAndAbs) -> Result<Value, ConvertError> {
    let number = match from {
        Value::Float(number) => *number,
        Value::Integer(number) => *number as f64,
        Value::Timespan(span) => span.to_float(),
        Value::Timestamp(time) => time.to_float(),
        Value::Boolean(value) => f64::from(u8::from(*value)),
        Value::String(text) => from_text(text)?,
        _ => return Ok(Value::Undef),
    };
    Ok(Value::Float(if *abs { number.abs() } else { number }))
}

fn from_text(text: &str) -> Result<f64, ConvertError> {
    // Ruby's Float() knows no binary numbers.
    if text.starts_with("0b") || text.starts_with("0B") {
        let number = numeric::integer(text).map_err(ConvertError::complaint)?;
        return Ok(number.to_float());
    }
    numeric::float(text).or_else(|error| {
        without_gap(text)
            .and_then(|text| numeric::float(&text).ok())
            .ok_or_else(|| ConvertError::complaint(error))
    })
}
