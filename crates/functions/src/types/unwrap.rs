//! `unwrap`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

function! {
    /// The value inside of a `Sensitive`; any other value as it is.
    ///
    /// A block gets it, and gives the result: the value need not be known outside of the block.
    ///
    /// ```puppet
    /// unwrap(Sensitive('secret'))
    /// #=> 'secret'
    /// unwrap(Sensitive('secret')) |$text| { $text.length }
    /// #=> 6
    /// ```
    unwrap {
        "Sensitive $arg, Callable &$block = ?" => unwrap,
        "Any $arg, Callable &$block = ?" => unwrap,
    }
}

fn unwrap(call: &mut Call<'_>, value: Value, block: Option<Block>) -> EvalResult<Value> {
    let value = match value {
        Value::Sensitive(inside) => (*inside).clone(),
        other => other,
    };
    match block {
        Some(block) => call.call_block(&block, [value]),
        None => Ok(value),
    }
}
