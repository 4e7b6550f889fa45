//! Numbers in strings: a string that is a number of the language is that number to every operator.

use std::cmp::Ordering;

use marotte_diagnostics::MAX_INTEGER_BITS;
use marotte_scalars::numeric::{Number, to_n};

use crate::compare::compare_numbers;
use crate::deep::grow;
use crate::types::Type;
use crate::value::{Hash, Oversized, Value};

/// How long a string may be that is read as a number: about as long as the largest integer, whose
/// digits in the smallest radix have three bits each.
const MAX_LENGTH: usize = MAX_INTEGER_BITS as usize / 3 + 8;

/// The number that a value is or, as a string, stands for.
pub fn boxed(value: &Value) -> Option<Value> {
    match value {
        Value::Integer(_) | Value::Float(_) => Some(value.clone()),
        Value::String(text) if text.len() > MAX_LENGTH => None,
        Value::String(text) => match to_n(text)? {
            Number::Integer(number) => Some(Value::Integer(number)),
            Number::Float(number) => Some(Value::Float(number)),
            Number::Oversized(number) => {
                (number.bits() <= MAX_INTEGER_BITS).then(|| Oversized::integer(number))
            }
        },
        Value::Foreign(_) => Oversized::number_of(value).map(|_| value.clone()),
        _ => None,
    }
}

/// Whether two values of which one is a string are the same number.
pub(crate) fn are_equal(left: &Value, right: &Value) -> bool {
    let is_string = |value: &Value| matches!(value, Value::String(_));
    (is_string(left) || is_string(right))
        && match (boxed(left), boxed(right)) {
            (Some(left), Some(right)) => compare_numbers(&left, &right) == Some(Ordering::Equal),
            _ => false,
        }
}

/// The order of two values if one is a string and they are numbers, or one is a number and the
/// other is text: numbers come before all text, even before the empty one.
pub(crate) fn order(left: &Value, right: &Value) -> Option<Ordering> {
    let is_string = |value: &Value| matches!(value, Value::String(_));
    if !is_string(left) && !is_string(right) {
        return None;
    }
    match (boxed(left), boxed(right)) {
        (Some(left), Some(right)) => compare_numbers(&left, &right),
        (Some(_), None) if is_string(right) => Some(Ordering::Less),
        (None, Some(_)) if is_string(left) => Some(Ordering::Greater),
        _ => None,
    }
}

/// A value such that those that are `==` are the same key of a hash.
pub fn canonical(value: &Value) -> Value {
    match boxed(value) {
        Some(Value::Float(number)) => whole(number),
        Some(number) => number,
        None => match value {
            Value::String(text) => Value::from(text.to_ascii_lowercase()),
            Value::Array(values) => grow(|| Value::array(values.iter().map(canonical))),
            Value::Hash(hash) => grow(|| {
                let entries = hash.iter();
                let entries = entries.map(|(key, value)| (key.clone(), canonical(value)));
                Value::from(entries.collect::<Hash>())
            }),
            other => other.clone(),
        },
    }
}

/// A float that is an integer, as that.
fn whole(number: f64) -> Value {
    if number.is_finite() && number.fract() == 0.0 {
        Oversized::integer(marotte_scalars::integer::BigInteger::from_float(number))
    } else {
        Value::Float(number)
    }
}

/// What an Integer or Numeric type makes of a string with an integer of more than 64 bits.
pub(crate) fn wide_integer(of: &Type, arguments: &[Value]) -> Option<Value> {
    match (of, arguments) {
        (Type::Integer(_) | Type::Numeric, [text @ Value::String(_)]) => {
            boxed(text).filter(|number| matches!(number, Value::Foreign(_)))
        }
        _ => None,
    }
}
