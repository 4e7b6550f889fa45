//! What `max` and `min` have in common.

use std::cmp::Ordering;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, ruby_to_s};
use marotte_pcore::Value;

use crate::ruby::{answered_order, ruby_compare};

/// Which of many values is looked for: the one that stands so to all others.
pub(super) type Wanted = Ordering;

/// The value that is wanted; the first of equal ones. An order is asked for of each further value
/// and the best one so far.
fn best(
    values: Vec<Value>,
    wanted: Wanted,
    mut order: impl FnMut(&Value, &Value) -> EvalResult<Ordering>,
) -> EvalResult<Value> {
    let mut values = values.into_iter();
    let mut best = values.next().unwrap_or_default();
    for value in values {
        if order(&value, &best)? == wanted {
            best = value;
        }
    }
    Ok(best)
}

fn assert_any(call: &Call<'_>, values: &[Value]) -> EvalResult<()> {
    if values.is_empty() {
        let name = call.name;
        return Err(Signal::raw(format!(
            "{name}(): Wrong number of arguments need at least one"
        )));
    }
    Ok(())
}

/// Of values that have an order: numbers, versions, times.
pub(super) fn ordered(
    call: &mut Call<'_>,
    values: Vec<Value>,
    wanted: Wanted,
) -> EvalResult<Value> {
    assert_any(call, &values)?;
    best(values, wanted, ruby_compare)
}

/// Of values whose order a block tells.
pub(super) fn told(
    call: &mut Call<'_>,
    values: Vec<Value>,
    wanted: Wanted,
    block: &Block,
) -> EvalResult<Value> {
    best(values, wanted, |value, best| {
        let answer = call.call_block(block, [value.clone(), best.clone()])?;
        answered_order(&answer, value, best)
    })
}

/// Of strings: as numbers if both look like one, which is deprecated.
pub(super) fn texts(call: &mut Call<'_>, values: Vec<Value>, wanted: Wanted) -> EvalResult<Value> {
    assert_any(call, &values)?;
    best(values, wanted, |value, best| {
        let (value, best) = (ruby_to_s(value), ruby_to_s(best));
        Ok(as_numbers(call, &value, &best).unwrap_or_else(|| value.cmp(&best)))
    })
}

/// Of anything: as numbers if both look like one, else as text; both are deprecated.
pub(super) fn any(call: &mut Call<'_>, values: Vec<Value>, wanted: Wanted) -> EvalResult<Value> {
    assert_any(call, &values)?;
    best(values, wanted, |value, best| {
        let (value, best) = (ruby_to_s(value), ruby_to_s(best));
        if let Some(order) = as_numbers(call, &value, &best) {
            return Ok(order);
        }
        deprecated(call, "string_coerce_any", "Any to String");
        Ok(value.cmp(&best))
    })
}

fn as_numbers(call: &mut Call<'_>, left: &str, right: &str) -> Option<Ordering> {
    if !looks_like_number(left) || !looks_like_number(right) {
        return None;
    }
    deprecated(call, "numeric_coerce_string", "String to Numeric");
    to_f(left).partial_cmp(&to_f(right))
}

fn deprecated(call: &mut Call<'_>, key: &str, what: &str) {
    let name = call.name;
    let message = format!(
        "The {name}() function's auto conversion of {what} is deprecated - change to convert input \
         before calling, or use lambda"
    );
    call.warn_once(format!("{name}_function_{key}"), &message, None);
}

/// `-12`, `1.5`, `1e5`, `1_000`
fn looks_like_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    match unsigned.split_once(['.', '_', 'e', 'E']) {
        Some((before, after)) => digits(before) && digits(after),
        None => digits(unsigned),
    }
}

fn to_f(text: &str) -> f64 {
    text.replace('_', "").parse().unwrap_or_default()
}
