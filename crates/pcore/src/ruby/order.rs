//! What Ruby's operators make of values, where the reference leaves it to them.

use std::cmp::Ordering;

use crate::compare::compare_numbers;
use crate::deep::grow;
use crate::value::Value;

/// Ruby's `==`: numbers by their value, text to the letter.
pub fn ruby_equals(left: &Value, right: &Value) -> bool {
    match (left, right) {
        _ if is_number(left) && is_number(right) => {
            compare_numbers(left, right).is_some_and(Ordering::is_eq)
        }
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
        (Value::Foreign(left), Value::Foreign(right)) => left.equals(&**right),
        _ => left == right,
    }
}

/// Ruby's `<=>`; nothing if the values cannot be compared.
pub fn ruby_order(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        _ if is_number(left) && is_number(right) => compare_numbers(left, right),
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
        (Value::Foreign(left), right) => left.order(right),
        _ => ruby_equals(left, right).then_some(Ordering::Equal),
    }
}

fn is_number(value: &Value) -> bool {
    matches!(
        value,
        Value::Integer(_) | Value::Float(_) | Value::Timespan(_) | Value::Timestamp(_)
    )
}
