//! `reverse_each`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

use super::subject::{Elements, iterator};

function! {
    /// Goes through something from its end to its start.
    ///
    /// Without a block it gives an iterator, from which other functions take the elements. With a
    /// block, which gets each element, it gives nothing.
    ///
    /// ```puppet
    /// [1, 2, 3].reverse_each.map |$n| { $n * 10 }
    /// #=> [30, 20, 10]
    /// ['a', 'b'].reverse_each |$name| { notice($name) }
    /// #=> undef
    /// ```
    reverse_each {
        "Iterable $iterable" => lazy,
        "Iterable $iterable, Callable[1, 1] &$block" => eager,
    }
}

fn lazy(call: &mut Call<'_>, iterable: Value) -> EvalResult<Value> {
    Ok(Value::Iterator(Arc::new(
        iterator(call, &iterable)?.reversed(),
    )))
}

fn eager(call: &mut Call<'_>, iterable: Value, block: Block) -> EvalResult<()> {
    let backwards = lazy(call, iterable)?;
    Elements::one_by_one(call, &backwards)?.visit(call, |call, element| {
        call.call_block(&block, [element])?;
        Ok(true)
    })
}
