//! `then`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Calls a block with a value, unless the value is `undef`: then it stays `undef`.
    ///
    /// ```puppet
    /// { 'a' => { 'b' => 1 } }['a'].then |$found| { $found['b'] }
    /// #=> 1
    /// undef.then |$found| { 'never' }
    /// #=> undef
    /// ```
    then {
        "Any $arg, Callable[1, 1] &$block" => then,
    }
}

fn then(call: &mut Call<'_>, argument: Value, block: Block) -> EvalResult<Value> {
    match argument {
        Value::Undef => Ok(Value::Undef),
        argument => call.call_block(&block, [argument]),
    }
}
