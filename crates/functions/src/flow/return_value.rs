//! `return`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, SignalKind, function};
use marotte_pcore::Value;

function! {
    /// Ends the function, class or define around it, a function with a value (`undef` if none is
    /// given). In a block it ends the function that the block is written in.
    ///
    /// ```puppet
    /// function first_above($limit, $numbers) {
    ///   $numbers.each |$n| { if $n > $limit { return($n) } }
    ///   'none'
    /// }
    /// first_above(2, [1, 2, 3, 4])
    /// #=> 3
    /// ```
    return {
        "Any $value = ?" => return_value,
    }
}

fn return_value(call: &mut Call<'_>, value: Option<Value>) -> EvalResult<()> {
    let value = value.unwrap_or_default();
    Err(Signal(Box::new(SignalKind::Return(value, call.place()))))
}
