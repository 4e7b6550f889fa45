//! `lest`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Gives a value, or what a block gives if the value is `undef`.
    ///
    /// ```puppet
    /// { 'a' => 1 }['b'].lest || { 'something else' }
    /// #=> 'something else'
    /// false.lest || { 'never' }
    /// #=> false
    /// ```
    lest {
        "Any $arg, Callable[0, 0] &$block" => lest,
    }
}

fn lest(call: &mut Call<'_>, argument: Value, block: Block) -> EvalResult<Value> {
    match argument {
        Value::Undef => call.call_block(&block, []),
        argument => Ok(argument),
    }
}
