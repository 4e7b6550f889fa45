//! Comparing values as the language does: `==`, `<`, `in`, and the options of `case`.
//!
//! The dialect of the first design is asked where that of Puppet 8 says no.
//!
//! Strings are compared without regard to the case of ASCII letters, numbers by their value;
//! timespans and timestamps stand for seconds among numbers. Keys of hashes are compared
//! otherwise: see [`Value`]'s `Eq`.

use std::borrow::Cow;
use std::cmp::Ordering;

use marotte_scalars::integer::BigInteger;
use marotte_scalars::semver::Version;
use marotte_scalars::text::downcase;
use marotte_syntax::Dialect;

use crate::deep::grow;
use crate::dialect::{self, are_equal};
use crate::types::Type;
use crate::value::{ByteString, Hash, Oversized, Regexp, Str, Value};

/// Why two values cannot be ordered: the detail of the reference's sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotComparable(pub &'static str);

/// Is told of each regular expression that matched, and what it matched: `$0` comes from there.
pub type OnMatch<'a> = dyn FnMut(&Regexp, &Str) + 'a;

/// `left == right`. Types are equal when each accepts the other.
pub fn equals(left: &Value, right: &Value, dialect: Dialect) -> bool {
    match (left, right) {
        (Value::Type(left), Value::Type(right)) => types_are_equal(left, right),
        (Value::Type(_), _) => false,
        _ => values_are_equal(left, right, dialect),
    }
}

fn types_are_equal(left: &Type, right: &Type) -> bool {
    left == right || (left.is_assignable(right) && right.is_assignable(left))
}

/// Equality inside of collections, where types are compared by what they are made of.
fn values_are_equal(left: &Value, right: &Value, dialect: Dialect) -> bool {
    let (left, right) = (as_text(left), as_text(right));
    match (left, right) {
        (Value::String(a), Value::String(b)) => {
            equal_texts(a, b) || (dialect.is_evaluator4() && are_equal(left, right))
        }
        (Value::Integer(left), Value::Integer(right)) => left == right,
        (Value::Float(left), Value::Float(right)) => left == right,
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| grow(|| values_are_equal(left, right, dialect)))
        }
        (Value::Hash(left), Value::Hash(right)) => hashes_are_equal(left, right, dialect),
        _ if is_numeric(left) && is_numeric(right) => {
            compare_numbers(left, right) == Some(Ordering::Equal)
        }
        _ => left == right || (dialect.is_evaluator4() && are_equal(left, right)),
    }
}

/// A missing key counts as `undef`, so that `{a => undef} == {b => undef}`.
fn hashes_are_equal(left: &Hash, right: &Hash, dialect: Dialect) -> bool {
    left.len() == right.len()
        && left.iter().all(|(key, value)| {
            let other = right.get(key).unwrap_or(&Value::Undef);
            grow(|| values_are_equal(other, value, dialect))
        })
}

/// Times are numbers, too.
fn is_numeric(value: &Value) -> bool {
    match value {
        Value::Integer(_) | Value::Float(_) | Value::Timespan(_) | Value::Timestamp(_) => true,
        value => Oversized::number_of(value).is_some(),
    }
}

/// The order of two numbers or times; `None` for NaN and for a timespan with a timestamp.
pub fn compare_numbers(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Integer(left), Value::Integer(right)) => Some(left.cmp(right)),
        (Value::Float(left), Value::Float(right)) => left.partial_cmp(right),
        (Value::Integer(left), Value::Float(right)) => compare_integer(*left, *right),
        (Value::Float(left), Value::Integer(right)) => {
            compare_integer(*right, *left).map(Ordering::reverse)
        }
        (Value::Timespan(left), Value::Timespan(right)) => Some(left.cmp(right)),
        (Value::Timestamp(left), Value::Timestamp(right)) => Some(left.cmp(right)),
        (Value::Timespan(left), Value::Integer(right)) => Some(left.compare_integer(*right)),
        (Value::Timespan(left), Value::Float(right)) => left.compare_float(*right),
        (Value::Timestamp(left), Value::Integer(right)) => Some(left.compare_integer(*right)),
        (Value::Timestamp(left), Value::Float(right)) => left.compare_float(*right),
        (Value::Integer(_) | Value::Float(_), Value::Timespan(_) | Value::Timestamp(_)) => {
            compare_numbers(right, left).map(Ordering::reverse)
        }
        _ => compare_oversized(left, right),
    }
}

/// The order of two numbers of which one is an integer of more than 64 bits.
#[cold]
fn compare_oversized(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Float(_), _) => compare_oversized(right, left).map(Ordering::reverse),
        (left, Value::Float(float)) => {
            let integer = Oversized::any_integer(left)?;
            match *float {
                float if float.is_nan() => None,
                f64::INFINITY => Some(Ordering::Less),
                f64::NEG_INFINITY => Some(Ordering::Greater),
                // Floats of that size have no fraction.
                float => Some(integer.cmp(&Cow::Owned(BigInteger::from_float(float)))),
            }
        }
        _ => Some(Oversized::any_integer(left)?.cmp(&Oversized::any_integer(right)?)),
    }
}

/// The exact order of an integer and a float.
fn compare_integer(integer: i64, float: f64) -> Option<Ordering> {
    /// 2 to the power of 63: beyond it every float is larger than every integer.
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    if float.is_nan() {
        None
    } else if float >= LIMIT {
        Some(Ordering::Less)
    } else if float < -LIMIT {
        Some(Ordering::Greater)
    } else {
        let whole = float.trunc();
        let order = integer.cmp(&(whole as i64));
        Some(order.then_with(|| 0.0_f64.total_cmp(&((float - whole) + 0.0))))
    }
}

/// Strings of bytes are text here.
fn as_text(value: &Value) -> &Value {
    ByteString::text_of(value).unwrap_or(value)
}

/// The order of two values that are not types: `left <=> right`.
pub fn compare(left: &Value, right: &Value, dialect: Dialect) -> Result<Ordering, NotComparable> {
    let (left, right) = (as_text(left), as_text(right));
    if dialect.is_evaluator4()
        && let Some(order) = dialect::order(left, right)
    {
        return Ok(order);
    }
    let numbers = |detail| compare_numbers(left, right).ok_or(NotComparable(detail));
    match (left, right) {
        (Value::String(left), Value::String(right)) => Ok(compare_text(left, right)),
        (Value::String(_), _) => Err(NotComparable("A String is not comparable to a non String")),
        (Value::Integer(_) | Value::Float(_), _) => {
            numbers("A Numeric is not comparable to non Numeric")
        }
        (Value::Timespan(_), _) => {
            numbers("Timespans are only comparable to Timespans, Integers, and Floats")
        }
        (Value::Timestamp(_), _) => {
            numbers("Timestamps are only comparable to Timestamps, Integers, and Floats")
        }
        (Value::SemVer(left), Value::SemVer(right)) => Ok(left.precedence(right)),
        (Value::SemVer(_), _) => Err(NotComparable("Versions not comparable to non Versions")),
        (Value::Foreign(_), _) if Oversized::number_of(left).is_some() => {
            numbers("A Numeric is not comparable to non Numeric")
        }
        (Value::Default, Value::Default) => Ok(Ordering::Equal),
        (Value::Default, _) => Err(NotComparable("Symbol not comparable to non Symbol")),
        _ => Err(NotComparable(
            "Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable",
        )),
    }
}

/// Whether strings are equal without regard to the case of ASCII letters.
#[inline]
pub fn equal_texts(left: &str, right: &str) -> bool {
    left.eq_ignore_ascii_case(right)
}

/// The order of strings without regard to the case of ASCII letters.
pub fn compare_text(left: &str, right: &str) -> Ordering {
    left.bytes()
        .map(|byte| byte.to_ascii_lowercase())
        .cmp(right.bytes().map(|byte| byte.to_ascii_lowercase()))
}

/// `left < right`; of types, whether the right one accepts the left one and they differ.
pub fn is_less(left: &Value, right: &Value, dialect: Dialect) -> Result<bool, NotComparable> {
    match (left, right) {
        (Value::Type(left), Value::Type(right)) => Ok(left.is_less_than(right, dialect)),
        (Value::Type(_), _) => Ok(false),
        _ => compare(left, right, dialect).map(Ordering::is_lt),
    }
}

/// `left <= right`; of types, whether the right one accepts the left one.
pub fn is_less_or_equal(
    left: &Value,
    right: &Value,
    dialect: Dialect,
) -> Result<bool, NotComparable> {
    match (left, right) {
        (Value::Type(left), Value::Type(right)) => Ok(left.is_at_most(right, dialect)),
        (Value::Type(_), _) => Ok(false),
        _ => compare(left, right, dialect).map(Ordering::is_le),
    }
}

/// `left > right`; of types, whether the left one accepts the right one and they differ.
pub fn is_greater(left: &Value, right: &Value, dialect: Dialect) -> Result<bool, NotComparable> {
    match (left, right) {
        (Value::Type(left), Value::Type(right)) => Ok(right.is_less_than(left, dialect)),
        (Value::Type(_), _) => Ok(false),
        _ => compare(left, right, dialect).map(Ordering::is_gt),
    }
}

/// `left >= right`; of types, whether the left one accepts the right one.
pub fn is_greater_or_equal(
    left: &Value,
    right: &Value,
    dialect: Dialect,
) -> Result<bool, NotComparable> {
    match (left, right) {
        (Value::Type(left), Value::Type(right)) => Ok(right.is_at_most(left, dialect)),
        (Value::Type(_), _) => Ok(false),
        _ => compare(left, right, dialect).map(Ordering::is_ge),
    }
}

/// Whether a value matches an option of `case` or `?`.
pub fn matches(
    value: &Value,
    option: &Value,
    dialect: Dialect,
    on_match: &mut OnMatch<'_>,
) -> bool {
    let value = as_text(value);
    match option {
        Value::Regexp(regexp) => match value {
            Value::String(text) => matches_regexp(regexp, text, on_match),
            _ => false,
        },
        Value::SemVer(version) => match value {
            Value::SemVer(value) => version == value,
            Value::String(text) => Version::parse(text).is_ok_and(|parsed| **version == parsed),
            _ => false,
        },
        Value::SemVerRange(_) => is_in_range(option, value),
        Value::Type(of) => of.is_instance(value),
        Value::Array(options) => match value {
            Value::Array(values) => {
                values.len() == options.len()
                    && values
                        .iter()
                        .zip(options)
                        .all(|(value, option)| grow(|| matches(value, option, dialect, on_match)))
            }
            _ => false,
        },
        Value::Hash(options) => match value {
            Value::Hash(values) => options.iter().all(|(key, option)| {
                let value = values.get(key).unwrap_or(&Value::Undef);
                grow(|| matches(value, option, dialect, on_match))
            }),
            _ => false,
        },
        Value::Default => true,
        _ => values_are_equal(value, option, dialect),
    }
}

/// `element in container`.
pub fn includes(
    container: &Value,
    element: &Value,
    dialect: Dialect,
    on_match: &mut OnMatch<'_>,
) -> bool {
    let (container, element) = (as_text(container), as_text(element));
    match container {
        Value::String(text) => match element {
            Value::String(part) => downcase(text).contains(&downcase(part)),
            Value::Regexp(regexp) => matches_regexp(regexp, text, on_match),
            element => dialect.is_evaluator4() && are_equal(element, container),
        },
        Value::Array(values) => is_among(values.iter(), element, dialect, on_match),
        Value::Hash(hash) => is_among(hash.keys(), element, dialect, on_match),
        Value::SemVerRange(_) => is_in_range(container, element),
        Value::Binary(binary) => match element {
            Value::Binary(part) => contains_bytes(binary.bytes(), part.bytes()),
            Value::String(part) => contains_bytes(binary.bytes(), part.as_bytes()),
            Value::Integer(byte) => binary.bytes().iter().any(|it| i64::from(*it) == *byte),
            Value::Float(byte) => binary.bytes().iter().any(|it| f64::from(*it) == *byte),
            _ => false,
        },
        _ => false,
    }
}

fn is_among<'a>(
    mut values: impl Iterator<Item = &'a Value>,
    element: &Value,
    dialect: Dialect,
    on_match: &mut OnMatch<'_>,
) -> bool {
    match element {
        Value::Regexp(regexp) => values.any(|value| match value {
            Value::String(text) => matches_regexp(regexp, text, on_match),
            _ => false,
        }),
        // The elements act like the options of a case, except in the first design.
        Value::String(_) | Value::SemVer(_) if !dialect.is_evaluator4() => {
            values.any(|value| matches(element, value, dialect, on_match))
        }
        Value::Type(of) => values.any(|value| of.is_instance(value)),
        _ => values.any(|value| values_are_equal(value, element, dialect)),
    }
}

/// Whether a regular expression matches a text. One that takes more steps than are allowed does
/// not match.
fn matches_regexp(regexp: &Regexp, text: &Str, on_match: &mut OnMatch<'_>) -> bool {
    let matched = regexp.regex().is_match(text).unwrap_or(false);
    if matched {
        on_match(regexp, text);
    }
    matched
}

fn is_in_range(range: &Value, value: &Value) -> bool {
    let Value::SemVerRange(range) = range else {
        return false;
    };
    match value {
        Value::SemVer(version) => range.contains(version),
        Value::String(text) => Version::parse(text).is_ok_and(|version| range.contains(&version)),
        _ => false,
    }
}

fn contains_bytes(bytes: &[u8], part: &[u8]) -> bool {
    part.is_empty() || bytes.windows(part.len()).any(|window| window == part)
}
