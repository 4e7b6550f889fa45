//! What Ruby's operators make of values, where a function of the reference leaves it to them.

use std::cmp::Ordering;

use marotte_diagnostics::RubyIssue;
use marotte_eval::{EvalResult, Signal, ruby_inspect};
use marotte_pcore::Value;
use marotte_pcore::compare::compare;
use marotte_pcore::deep::grow;
use marotte_pcore::label::ruby_class;

/// Ruby's `==`: numbers by their value, text to the letter.
pub(crate) fn ruby_equals(left: &Value, right: &Value) -> bool {
    match (left, right) {
        _ if is_number(left) && is_number(right) => compare(left, right).is_ok_and(Ordering::is_eq),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .zip(right)
                    .all(|(left, right)| grow(|| ruby_equals(left, right)))
        }
        (Value::Hash(left), Value::Hash(right)) => {
            left.len() == right.len()
                && left.iter().all(|(key, value)| {
                    right
                        .get(key)
                        .is_some_and(|other| grow(|| ruby_equals(value, other)))
                })
        }
        _ => left == right,
    }
}

/// Ruby's `<=>`; nothing if the values cannot be compared.
pub(crate) fn ruby_order(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        _ if is_number(left) && is_number(right) => compare(left, right).ok(),
        (Value::String(left), Value::String(right)) => Some(left.as_bytes().cmp(right.as_bytes())),
        (Value::SemVer(left), Value::SemVer(right)) => Some(left.precedence(right)),
        (Value::Array(left), Value::Array(right)) => {
            for (left, right) in left.iter().zip(right) {
                match grow(|| ruby_order(left, right))? {
                    Ordering::Equal => {}
                    order => return Some(order),
                }
            }
            Some(left.len().cmp(&right.len()))
        }
        _ => ruby_equals(left, right).then_some(Ordering::Equal),
    }
}

/// The order of two values, or Ruby's complaint.
pub(crate) fn ruby_compare(left: &Value, right: &Value) -> EvalResult<Ordering> {
    ruby_order(left, right).ok_or_else(|| not_comparable(left, right))
}

/// What Ruby makes of a block's answer about the order of two values.
pub(crate) fn answered_order(answer: &Value, left: &Value, right: &Value) -> EvalResult<Ordering> {
    match answer {
        Value::Undef => Err(not_comparable(left, right)),
        Value::Integer(order) => Ok(order.cmp(&0)),
        Value::Float(order) => Ok(order.partial_cmp(&0.0).unwrap_or(Ordering::Equal)),
        Value::Timespan(_) | Value::Timestamp(_) => ruby_compare(answer, &Value::Integer(0)),
        Value::String(_) | Value::Default => Err(not_comparable(answer, &Value::Integer(0))),
        Value::Hash(_) => Err(Signal::during(RubyIssue::NoImplicitConversion {
            from: "Integer".into(),
            into: "Hash",
        })),
        other => {
            let (text, class) = (ruby_inspect(other), ruby_class(other));
            Err(Signal::during(RubyIssue::UndefinedMethod {
                method: ">",
                receiver: format!("{text}:{class}").into(),
            }))
        }
    }
}

#[cold]
fn not_comparable(left: &Value, right: &Value) -> Signal {
    let other = match right {
        Value::Undef | Value::Default | Value::Boolean(_) | Value::Integer(_) | Value::Float(_) => {
            ruby_inspect(right)
        }
        other => ruby_class(other),
    };
    Signal::during(RubyIssue::ComparisonFailed {
        left: ruby_class(left).into(),
        right: other.into(),
    })
}

fn is_number(value: &Value) -> bool {
    matches!(
        value,
        Value::Integer(_) | Value::Float(_) | Value::Timespan(_) | Value::Timestamp(_)
    )
}

/// The numbers of an array that has nothing but integers: they are quicker to handle than values.
pub(crate) fn integers(values: &[Value]) -> Option<Vec<i64>> {
    let number = |value: &Value| match value {
        Value::Integer(number) => Some(*number),
        _ => None,
    };
    values.iter().map(number).collect()
}

/// Sorts as the reference does: by merging halves, so that equal elements keep their order and
/// a block is asked the same questions in the same order.
pub(crate) fn merge_sort(
    values: &[Value],
    order: &mut impl FnMut(&Value, &Value) -> EvalResult<Ordering>,
) -> EvalResult<Vec<Value>> {
    if values.len() < 2 {
        return Ok(values.to_vec());
    }
    let (left, right) = values.split_at(values.len() / 2);
    let left = merge_sort(left, order)?;
    let right = merge_sort(right, order)?;
    let mut sorted = Vec::with_capacity(values.len());
    let (mut left, mut right) = (left.into_iter().peekable(), right.into_iter().peekable());
    while let (Some(first), Some(second)) = (left.peek(), right.peek()) {
        let next = if order(first, second)?.is_le() {
            left.next()
        } else {
            right.next()
        };
        sorted.extend(next);
    }
    sorted.extend(left);
    sorted.extend(right);
    Ok(sorted)
}
