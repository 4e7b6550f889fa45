//! `floor`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};

use super::whole;

function! {
    /// The greatest integer that is not greater than a number.
    ///
    /// A string that is a number is also taken; that is deprecated.
    ///
    /// ```puppet
    /// floor(2.5)
    /// #=> 2
    /// floor(-2.5)
    /// #=> -3
    /// floor(7)
    /// #=> 7
    /// ```
    floor {
        "Numeric $val" => number,
        "String $val" => string,
    }
}

fn number(_call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    whole::number(value, f64::floor)
}

fn string(call: &mut Call<'_>, text: Str) -> EvalResult<Value> {
    call.warn_once(
        "floor_function_numeric_coerce_string",
        FunctionIssue::DeprecatedConversion {
            function: "floor",
            to: "Float",
        },
        false,
    );
    whole::text("floor", &text, f64::floor)
}
