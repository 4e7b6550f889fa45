//! Matching of values against patterns, as the options of `case` do, and the language's `==`.

use crate::deep::grow;
use crate::value::Value;

/// The language's `==`: strings without regard to case, integers and floats by their value.
pub fn equals(left: &Value, right: &Value) -> bool {
    match (left, right) {
        (Value::String(a), Value::String(b)) => a.eq_ignore_ascii_case(b),
        #[expect(
            clippy::cast_precision_loss,
            reason = "exactness is checked the other way"
        )]
        (Value::Integer(integer), Value::Float(float))
        | (Value::Float(float), Value::Integer(integer)) => {
            *float == *integer as f64 && is_exactly(*float, *integer)
        }
        (Value::Float(a), Value::Float(b)) => a == b,
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && grow(|| a.iter().zip(b).all(|(a, b)| equals(a, b)))
        }
        (Value::Hash(a), Value::Hash(b)) => {
            a.len() == b.len()
                && grow(|| {
                    a.iter().all(|(key, value)| match b.get(key) {
                        Some(other) => equals(other, value),
                        None => matches!(value, Value::Undef),
                    })
                })
        }
        (Value::Timespan(span), Value::Integer(seconds))
        | (Value::Integer(seconds), Value::Timespan(span)) => {
            span.compare_integer(*seconds).is_eq()
        }
        (Value::Timespan(span), Value::Float(seconds))
        | (Value::Float(seconds), Value::Timespan(span)) => span
            .compare_float(*seconds)
            .is_some_and(std::cmp::Ordering::is_eq),
        (Value::Timestamp(time), Value::Integer(seconds))
        | (Value::Integer(seconds), Value::Timestamp(time)) => {
            time.compare_integer(*seconds).is_eq()
        }
        (Value::Timestamp(time), Value::Float(seconds))
        | (Value::Float(seconds), Value::Timestamp(time)) => time
            .compare_float(*seconds)
            .is_some_and(std::cmp::Ordering::is_eq),
        _ => left == right,
    }
}

/// Whether a float that equals the rounded integer equals the integer itself.
fn is_exactly(float: f64, integer: i64) -> bool {
    #[expect(clippy::cast_possible_truncation, reason = "the cast saturates")]
    let back = float as i128;
    back == i128::from(integer)
}

/// Whether a value matches a pattern: a regular expression, a type, `default`, or what is equal.
pub fn matches(value: &Value, pattern: &Value) -> bool {
    match (pattern, value) {
        (Value::Default, _) => true,
        (Value::Regexp(regexp), Value::String(text)) => {
            regexp.regex().is_match(text).unwrap_or(false)
        }
        (Value::Regexp(_), _) => false,
        (Value::Type(of), value) => of.is_instance(value),
        (Value::SemVer(version), Value::SemVer(other)) => version == other,
        (Value::SemVer(version), Value::String(text)) => {
            marotte_scalars::semver::Version::parse(text).is_ok_and(|other| **version == other)
        }
        (Value::SemVerRange(range), Value::SemVer(version)) => range.contains(version),
        (Value::SemVerRange(range), Value::String(text)) => {
            marotte_scalars::semver::Version::parse(text)
                .is_ok_and(|version| range.contains(&version))
        }
        (Value::SemVer(_) | Value::SemVerRange(_), _) => false,
        (Value::Array(patterns), Value::Array(values)) => {
            patterns.len() == values.len()
                && grow(|| {
                    values
                        .iter()
                        .zip(patterns)
                        .all(|(value, pattern)| matches(value, pattern))
                })
        }
        (Value::Hash(patterns), Value::Hash(values)) => grow(|| {
            patterns
                .iter()
                .all(|(key, pattern)| matches(values.get(key).unwrap_or(&Value::Undef), pattern))
        }),
        (Value::Array(_) | Value::Hash(_), _) => false,
        (pattern, value) => equals(value, pattern),
    }
}
