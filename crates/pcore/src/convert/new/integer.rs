//! `Integer.new`

use std::sync::OnceLock;

use marotte_diagnostics::{ConversionIssue, RubyIssue};
use marotte_scalars::numeric;

use super::constructor::{Surroundings, named};
use super::numeric::{absolute, fitting, refuse_many_digits, too_large, without_gap};
use super::{Definition, cannot_be_converted};
use crate::convert::{ConvertError, WrongType, to_text};
use crate::parse::{NoTypes, Signature};
use crate::value::Value;

/// The radixes that a text can be read with.
pub(super) const RADIX: (&str, &str) = (
    "Radix",
    "Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]",
);

const LOCAL_TYPES: &[(&str, &str)] = &[
    RADIX,
    (
        "Convertible",
        r"Variant[Numeric, Boolean, Pattern[/\A[+-]?\s*(?:(?:\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\z/], Timespan, Timestamp]",
    ),
    // With a radix of 16 the prefix is optional, says the specification.
    ("Hexadecimal", r"Pattern[/\A[+-]?\s*[0-9A-Fa-f]+\z/]"),
    (
        "NamedArgs",
        "Struct[{from => Convertible, Optional[radix] => Radix, Optional[abs] => Boolean}]",
    ),
];

pub(super) static INTEGER: Definition = Definition {
    name: "new",
    local_types: LOCAL_TYPES,
    accepts: &[
        (
            "Convertible $from, Radix $radix = ?, Boolean $abs = ?",
            from_args,
        ),
        ("NamedArgs $hash_args", from_hash),
    ],
    also: &[
        (
            "Hexadecimal $from, Integer[16,16] $radix, Boolean $abs = ?",
            from_args,
        ),
        (
            "Struct[{from => Hexadecimal, radix => Integer[16,16], Optional[abs] => Boolean}] $hash_args",
            from_hash,
        ),
    ],
    rejects: &[
        ("Hash $hash_args", reject_hash),
        ("Any $from, Integer $radix = ?, Boolean $abs = ?", reject),
    ],
    compiled: OnceLock::new(),
};

fn from_args(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let argument = |index: usize| arguments.get(index).unwrap_or(&Value::Undef);
    convert(argument(0), argument(1), argument(2).is_truthy())
}

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    convert(
        &named(arguments, "from"),
        &named(arguments, "radix"),
        named(arguments, "abs").is_truthy(),
    )
}

fn convert(from: &Value, radix: &Value, abs: bool) -> Result<Value, ConvertError> {
    let number = match from {
        Value::Float(number) => truncate(*number)?,
        Value::Timespan(span) => seconds(span.to_integer())?,
        Value::Timestamp(time) => seconds(time.to_integer())?,
        Value::Boolean(value) => Value::Integer(i64::from(*value)),
        Value::String(text) => from_text(text, radix)?,
        _ => from.clone(),
    };
    if abs { absolute(&number) } else { Ok(number) }
}

pub(super) fn from_text(text: &str, radix: &Value) -> Result<Value, ConvertError> {
    if !matches!(radix, Value::Integer(radix) if *radix != 10) {
        refuse_many_digits(text)?;
    }
    let read = |text: &str| match radix {
        Value::Integer(radix) => numeric::integer_radix(text, *radix),
        _ => numeric::integer(text),
    };
    match read(text) {
        Ok(number) => fitting(&number),
        Err(error) => match without_gap(text).and_then(|text| read(&text).ok()) {
            Some(number) => fitting(&number),
            None => Err(ConvertError::complaint(error)),
        },
    }
}

fn truncate(number: f64) -> Result<Value, ConvertError> {
    /// The least float that is too large: 2 to the power of 63.
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    let whole = number.trunc();
    if !number.is_finite() {
        return Err(RubyIssue::FloatDomain {
            value: marotte_scalars::float::to_s(number).into(),
        }
        .into());
    }
    if !(-LIMIT..LIMIT).contains(&whole) {
        return Err(too_large(whole));
    }
    Ok(Value::Integer(whole as i64))
}

fn seconds(seconds: i128) -> Result<Value, ConvertError> {
    i64::try_from(seconds)
        .map(Value::Integer)
        .map_err(|_| too_large(seconds))
}

fn reject(arguments: &[Value]) -> Result<ConversionIssue, ConvertError> {
    if let Some(radix) = arguments.get(1) {
        check_radix(radix)?;
    }
    Ok(cannot_be_converted(arguments.first(), "Integer"))
}

fn check_radix(radix: &Value) -> Result<(), ConvertError> {
    match radix {
        Value::Integer(2 | 8 | 10 | 16) => Ok(()),
        _ => {
            let radix = to_text(radix).as_str().into();
            Err(ConversionIssue::IllegalRadix { radix }.into())
        }
    }
}

fn reject_hash(arguments: &[Value]) -> Result<ConversionIssue, ConvertError> {
    let Some(Value::Hash(hash)) = arguments.first() else {
        return Ok(cannot_be_converted(arguments.first(), "Integer"));
    };
    let local = |name: &str| {
        let text = format!("{name} $it");
        let signature = Signature::parse_with(&text, LOCAL_TYPES, &NoTypes).ok()?;
        signature
            .parameters
            .into_iter()
            .next()
            .map(|parameter| parameter.of)
    };
    if let Some(from) = hash.get_str("from")
        && local("Convertible").is_some_and(|of| !of.is_instance(from))
    {
        return Ok(cannot_be_converted(Some(from), "Integer"));
    }
    match hash.get_str("radix") {
        None | Some(Value::Undef | Value::Default) => {}
        Some(radix) => check_radix(radix)?,
    }
    match local("NamedArgs") {
        Some(expected) => Err(ConvertError::WrongType(Box::new(WrongType {
            subject: "Integer.new".to_owned(),
            expected,
            actual: Value::Hash(hash.clone()),
        }))),
        None => Ok(cannot_be_converted(arguments.first(), "Integer")),
    }
}
