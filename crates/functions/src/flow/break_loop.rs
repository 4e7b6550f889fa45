//! `break`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, SignalKind, function};

function! {
    /// Ends the innermost iteration around it, which goes on as if there were no more elements.
    ///
    /// ```puppet
    /// [1, 2, 3].map |$n| { if $n == 2 { break() } $n * 10 }
    /// #=> [10]
    /// ```
    break {
        "" => break_loop,
    }
}

fn break_loop(call: &mut Call<'_>) -> EvalResult<()> {
    Err(Signal(Box::new(SignalKind::Break(call.place()))))
}
