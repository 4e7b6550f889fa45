//! `next`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, Signal, SignalKind, function};
use marotte_pcore::Value;

function! {
    /// Ends the block around it with a value (`undef` if none is given): an iteration goes on
    /// with the next element. In a function it ends the function.
    ///
    /// ```puppet
    /// [1, 2, 3].map |$n| { if $n == 2 { next('two') } $n }
    /// #=> [1, 'two', 3]
    /// ```
    next {
        "Any $value = ?" => next,
    }
}

fn next(call: &mut Call<'_>, value: Option<Value>) -> EvalResult<()> {
    let value = value.unwrap_or_default();
    Err(Signal(Box::new(SignalKind::Next(value, call.place()))))
}
