//! `Numeric.new`, and what it shares with `Integer.new` and `Float.new`.

use std::sync::OnceLock;

use marotte_diagnostics::ConversionIssue;
use marotte_scalars::integer::BigInteger;
use marotte_scalars::numeric::{self, Number};

use super::constructor::named;
use super::integer::{self, RADIX};
use super::{Definition, cannot_be_converted};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static NUMERIC: Definition = Definition {
    name: "new_numeric",
    local_types: &[
        (
            "Convertible",
            r"Variant[Integer, Float, Boolean, Pattern[/\A[+-]?\s*(?:(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]-?\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp]",
        ),
        NAMED_ARGS,
        RADIX,
        // What can be read with a radix: digits of all radixes.
        (
            "Radical",
            r"Variant[Convertible, Pattern[/\A[+-]?\s*(?:0[xX])?[0-9A-Fa-f]+\z/]]",
        ),
    ],
    accepts: &[
        (FROM_AND_ABS, |arguments, _| {
            convert(&FromAndAbs::in_order(arguments))
        }),
        ("NamedArgs $hash_args", |arguments, _| {
            convert(&FromAndAbs::in_hash(arguments))
        }),
    ],
    also: &[("Radical $from, Radix $radix", |arguments, _| {
        from_radix(arguments)
    })],
    rejects: &[("Any $from, Boolean $abs = ?", |arguments| {
        Ok(cannot_be_converted(arguments.first(), "Numeric"))
    })],
    compiled: OnceLock::new(),
};

fn convert(FromAndAbs { from, abs }: &FromAndAbs) -> Result<Value, ConvertError> {
    let number = match from {
        Value::Timespan(span) => Value::Float(span.to_float()),
        Value::Timestamp(time) => Value::Float(time.to_float()),
        Value::Boolean(value) => Value::Integer(i64::from(*value)),
        Value::String(text) => from_text(text)?,
        _ => from.clone(),
    };
    if *abs { absolute(&number) } else { Ok(number) }
}

/// `Numeric('010', 10)`: only a text that is an integer has a radix.
fn from_radix(arguments: &[Value]) -> Result<Value, ConvertError> {
    let from = FromAndAbs {
        from: arguments.first().cloned().unwrap_or_default(),
        abs: false,
    };
    match (&from.from, arguments.get(1)) {
        (Value::String(text), Some(radix @ Value::Integer(base)))
            if *base == 16 || !text.contains(['.', 'e', 'E']) =>
        {
            integer::from_text(text, radix)
        }
        _ => convert(&from),
    }
}

fn from_text(text: &str) -> Result<Value, ConvertError> {
    let prefix = text.get(..2).map(str::to_ascii_lowercase);
    if matches!(prefix.as_deref(), Some("0x" | "0b")) {
        return fitting(&numeric::integer(text).map_err(ConvertError::complaint)?);
    }
    if !text.starts_with('+') {
        refuse_many_digits(text)?;
    }
    match numeric::to_n(text) {
        Some(Number::Integer(number)) => Ok(Value::Integer(number)),
        Some(Number::Oversized(number)) => Err(too_large(number)),
        Some(Number::Float(number)) => Ok(Value::Float(number)),
        None => Ok(Value::Undef),
    }
}

/// The arguments of `Float.new` and `Numeric.new`.
pub(super) struct FromAndAbs {
    pub(super) from: Value,
    pub(super) abs: bool,
}

/// The signature of these arguments one after the other.
pub(super) const FROM_AND_ABS: &str = "Convertible $from, Boolean $abs = ?";

/// The type of a hash that names them.
pub(super) const NAMED_ARGS: (&str, &str) = (
    "NamedArgs",
    "Struct[{from => Convertible, Optional[abs] => Boolean}]",
);

impl FromAndAbs {
    pub(super) fn in_order(arguments: &[Value]) -> Self {
        Self {
            from: arguments.first().cloned().unwrap_or_default(),
            abs: arguments.get(1).is_some_and(Value::is_truthy),
        }
    }

    pub(super) fn in_hash(arguments: &[Value]) -> Self {
        Self {
            from: named(arguments, "from"),
            abs: named(arguments, "abs").is_truthy(),
        }
    }
}

/// An integer that must fit 64 bits. The reference can go on with a larger one, but stops at the
/// first thing that is done with it.
pub(super) fn fitting(number: &BigInteger) -> Result<Value, ConvertError> {
    number
        .to_i64()
        .map(Value::Integer)
        .ok_or_else(|| too_large(number))
}

/// Refuses a text of so many decimal digits that they need not be read: reading them and writing
/// them again would take the square of their number.
pub(super) fn refuse_many_digits(text: &str) -> Result<(), ConvertError> {
    /// More than any integer has.
    const MANY: usize = 40;
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_decimal = |digits: &str| {
        let first = digits.as_bytes().first();
        first.is_some_and(|first| *first != b'0') && digits.bytes().all(|c| c.is_ascii_digit())
    };
    if unsigned.len() > MANY && is_decimal(unsigned) {
        return Err(too_large(text.strip_prefix('+').unwrap_or(text)));
    }
    Ok(())
}

pub(super) fn too_large(number: impl std::fmt::Display) -> ConvertError {
    let number = number.to_string().into();
    ConversionIssue::IntegerTooLarge { number }.into()
}

pub(super) fn absolute(number: &Value) -> Result<Value, ConvertError> {
    Ok(match number {
        Value::Integer(number) => {
            Value::Integer(number.checked_abs().ok_or_else(|| too_large(number))?)
        }
        Value::Float(number) => Value::Float(number.abs()),
        other => other.clone(),
    })
}

/// The text without blanks between its sign and its digits, if there are any.
pub(super) fn without_gap(text: &str) -> Option<String> {
    let rest = text.strip_prefix(['+', '-'])?;
    let digits = rest.trim_start_matches([' ', '\t']);
    (digits.len() < rest.len() && !digits.contains('\n')).then(|| format!("{}{digits}", &text[..1]))
}
