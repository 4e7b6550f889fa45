//! `step`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

use super::subject::{Elements, iterator};

function! {
    /// Goes through something in steps: with a step of 3 the elements 0, 3, 6 and so on.
    ///
    /// Without a block it gives an iterator, from which other functions take the elements. With a
    /// block, which gets each element, it gives nothing.
    ///
    /// ```puppet
    /// Integer[1, 10].step(3).map |$n| { $n }
    /// #=> [1, 4, 7, 10]
    /// ['a', 'b', 'c'].step(2) |$name| { notice($name) }
    /// #=> undef
    /// ```
    step {
        "Iterable $iterable, Integer[1] $step" => lazy,
        "Iterable $iterable, Integer[1] $step, Callable[1, 1] &$block" => eager,
    }
}

fn lazy(call: &mut Call<'_>, iterable: Value, step: i64) -> EvalResult<Value> {
    Ok(Value::Iterator(iterator(call, &iterable)?.stepped(step)))
}

fn eager(call: &mut Call<'_>, iterable: Value, step: i64, block: Block) -> EvalResult<()> {
    let steps = Value::Iterator(iterator(call, &iterable)?.stepped(step));
    Elements::one_by_one(call, &steps)?.visit(call, |call, element| {
        call.call_block(&block, [element])?;
        Ok(true)
    })
}
