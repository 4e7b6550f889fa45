//! `size`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

function! {
    /// The same as `length`.
    ///
    /// ```puppet
    /// size([1, 2, 3])
    /// #=> 3
    /// ```
    size {
        "Variant[Collection, String, Binary] $arg" => size,
    }
}

fn size(call: &mut Call<'_>, value: Value) -> EvalResult<Value> {
    call.call_function("length", vec![value], None)
}
