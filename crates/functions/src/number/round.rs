//! `round`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

use crate::conversion::float_to_integer;

function! {
    /// The integer that is nearest to a number; halves are rounded away from zero.
    ///
    /// ```puppet
    /// round(2.5)
    /// #=> 3
    /// round(-2.5)
    /// #=> -3
    /// round(2.4)
    /// #=> 2
    /// ```
    round {
        "Numeric $val" => number,
    }
}

fn number(_call: &mut Call<'_>, value: Value) -> EvalResult<i64> {
    // The reference computes with floats even if the number is an integer.
    let float = match value {
        Value::Integer(value) => value as f64,
        Value::Float(value) => value,
        _ => 0.0,
    };
    float_to_integer(
        if float > 0.0 {
            float + 0.5
        } else {
            float - 0.5
        }
        .trunc(),
    )
}
