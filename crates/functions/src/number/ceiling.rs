//! `ceiling`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};

use super::whole;

function! {
    /// The least integer that is not less than a number.
    ///
    /// A string that is a number is also taken; that is deprecated.
    ///
    /// ```puppet
    /// ceiling(2.5)
    /// #=> 3
    /// ceiling(-2.5)
    /// #=> -2
    /// ceiling(7)
    /// #=> 7
    /// ```
    ceiling {
        "Numeric $val" => number,
        "String $val" => string,
    }
}

fn number(_call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    whole::number(value, f64::ceil)
}

fn string(call: &mut Call<'_>, text: Str) -> EvalResult<Value> {
    call.warn_once(
        "ceiling_function_numeric_coerce_string",
        FunctionIssue::DeprecatedConversion {
            function: "ceiling",
            to: "Float",
        },
        false,
    );
    whole::text("ceiling", &text, f64::ceil)
}
