//! What the functions that make numbers whole share.

use marotte_diagnostics::FunctionIssue;
use marotte_eval::{EvalResult, Signal};
use marotte_pcore::Value;
use marotte_scalars::numeric;

use crate::conversion::float_to_integer;

/// An integer stays as it is; a float is made whole.
pub(super) fn number(value: Value, make_whole: fn(f64) -> f64) -> EvalResult<Value> {
    match value {
        Value::Float(value) => float_to_integer(make_whole(value)).map(Value::Integer),
        other => Ok(other),
    }
}

/// A text that is a number, as a whole one.
pub(super) fn text(
    function: &'static str,
    text: &str,
    make_whole: fn(f64) -> f64,
) -> EvalResult<Value> {
    match numeric::float(text) {
        Ok(float) => number(Value::Float(float), make_whole),
        Err(_) => Err(Signal::during(FunctionIssue::NotFloat { function })),
    }
}
