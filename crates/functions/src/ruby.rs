//! What Ruby's operators make of values, where a function of the reference leaves it to them.

use std::cmp::Ordering;

use marotte_diagnostics::{EvaluationIssue, RubyIssue};
use marotte_eval::{EvalResult, Signal, ruby_inspect};
use marotte_pcore::Value;
use marotte_pcore::ruby::ruby_class;
pub(crate) use marotte_pcore::ruby::{ruby_equals, ruby_order};

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
    if matches!(left, Value::Integer(_) | Value::Float(_)) && matches!(right, Value::SemVer(_)) {
        return Signal::during(EvaluationIssue::VersionAsNumber);
    }
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
