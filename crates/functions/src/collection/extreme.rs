//! `max` and `min`: all but their names, which tell what is looked for.

use std::cmp::Ordering;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, Signal, ruby_to_s};
use marotte_pcore::{Array, Value, integer_bounds};

use crate::ruby::{answered_order, ruby_compare};

/// The value that is wanted; the first of equal ones. An order is asked for of each further value
/// and the best one so far.
fn best(
    call: &mut Call<'_>,
    values: &[Value],
    mut order: impl FnMut(&mut Call<'_>, &Value, &Value) -> EvalResult<Ordering>,
) -> EvalResult<Value> {
    let wanted = match call.name {
        "min" => Ordering::Less,
        _ => Ordering::Greater,
    };
    let Some((mut best, values)) = values.split_first() else {
        return Ok(Value::Undef);
    };
    for value in values {
        if order(call, value, best)? == wanted {
            best = value;
        }
    }
    Ok(best.clone())
}

fn assert_any(call: &Call<'_>, values: &[Value]) -> EvalResult<()> {
    if values.is_empty() {
        let function = call.name;
        return Err(Signal::during(FunctionIssue::NoArguments { function }));
    }
    Ok(())
}

/// Of values that have an order: numbers, versions, times.
fn by_order(call: &mut Call<'_>, values: &[Value]) -> EvalResult<Value> {
    assert_any(call, values)?;
    if let Some(best) = best_integer(call, values) {
        return Ok(Value::Integer(best));
    }
    best(call, values, |_, value, best| match (value, best) {
        (Value::Integer(value), Value::Integer(best)) => Ok(value.cmp(best)),
        _ => ruby_compare(value, best),
    })
}

/// The integer that is wanted of values that are nothing else.
fn best_integer(call: &Call<'_>, values: &[Value]) -> Option<i64> {
    let (least, greatest) = integer_bounds(values)?;
    Some(match call.name {
        "min" => least,
        _ => greatest,
    })
}

/// Of values whose order a block tells.
fn by_block(call: &mut Call<'_>, values: &[Value], block: &Block) -> EvalResult<Value> {
    best(call, values, |call, value, best| {
        let answer = call.call_block(block, [value.clone(), best.clone()])?;
        answered_order(&answer, value, best)
    })
}

/// Of strings: as numbers if both look like one, which is deprecated.
fn by_text(call: &mut Call<'_>, values: &[Value]) -> EvalResult<Value> {
    assert_any(call, values)?;
    best(call, values, |call, value, best| {
        let (value, best) = (ruby_to_s(value), ruby_to_s(best));
        Ok(as_numbers(call, &value, &best).unwrap_or_else(|| value.cmp(&best)))
    })
}

/// Of anything: as numbers if both look like one, else as text; both are deprecated.
fn by_anything(call: &mut Call<'_>, values: &[Value]) -> EvalResult<Value> {
    assert_any(call, values)?;
    best(call, values, |call, value, best| {
        let (value, best) = (ruby_to_s(value), ruby_to_s(best));
        if let Some(order) = as_numbers(call, &value, &best) {
            return Ok(order);
        }
        deprecated(call, "string_coerce_any", "Any to String");
        Ok(value.cmp(&best))
    })
}

pub(super) fn ordered(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    by_order(call, &values.0)
}

pub(super) fn texts(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    by_text(call, &values.0)
}

pub(super) fn any(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    by_anything(call, &values.0)
}

pub(super) fn told(call: &mut Call<'_>, values: Rest, block: Block) -> EvalResult<Value> {
    by_block(call, &values.0, &block)
}

/// Of the elements of an array: by what a block tells, or else in the way of their type.
fn of_array(
    call: &mut Call<'_>,
    values: &Array,
    block: Option<&Block>,
    by_type: fn(&mut Call<'_>, &[Value]) -> EvalResult<Value>,
) -> EvalResult<Value> {
    match block {
        Some(block) => by_block(call, values, block),
        None => by_type(call, values),
    }
}

pub(super) fn array_of_ordered(
    call: &mut Call<'_>,
    values: Array,
    block: Option<Block>,
) -> EvalResult<Value> {
    of_array(call, &values, block.as_ref(), by_order)
}

pub(super) fn array_of_texts(
    call: &mut Call<'_>,
    values: Array,
    block: Option<Block>,
) -> EvalResult<Value> {
    of_array(call, &values, block.as_ref(), by_text)
}

pub(super) fn array_of_any(
    call: &mut Call<'_>,
    values: Array,
    block: Option<Block>,
) -> EvalResult<Value> {
    of_array(call, &values, block.as_ref(), by_anything)
}

fn as_numbers(call: &mut Call<'_>, left: &str, right: &str) -> Option<Ordering> {
    if !looks_like_number(left) || !looks_like_number(right) {
        return None;
    }
    deprecated(call, "numeric_coerce_string", "String to Numeric");
    to_f(left).partial_cmp(&to_f(right))
}

fn deprecated(call: &mut Call<'_>, key: &str, what: &'static str) {
    let function = call.name;
    let issue = FunctionIssue::DeprecatedConversions { function, what };
    call.warn_once(format!("{function}_function_{key}"), issue, false);
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
