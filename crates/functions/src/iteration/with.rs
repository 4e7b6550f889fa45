//! `with`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Calls a block with arguments, and gives what it gives. The block's variables are its own.
    ///
    /// ```puppet
    /// with(3, 4) |$width, $height| { $width * $height }
    /// #=> 12
    /// ```
    with {
        "Any *$arg, Callable &$block" => with,
    }
}

fn with(call: &mut Call<'_>, arguments: Rest, block: Block) -> EvalResult<Value> {
    call.call_block(&block, arguments.0)
}
