//! `reduce`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, SignalKind, function};
use marotte_pcore::Value;

use super::subject::Elements;

function! {
    /// Makes one value of many: a block gets what it gave before and the next element.
    ///
    /// At first there is the memo that is given, or else the first element. What can be gone
    /// through is as with `each`; the elements of a hash are arrays of key and value. `break()`
    /// ends with what there is so far.
    ///
    /// ```puppet
    /// [1, 2, 3].reduce |$sum, $n| { $sum + $n }
    /// #=> 6
    /// { 'a' => 1, 'b' => 2 }.reduce(10) |$sum, $entry| { $sum + $entry[1] }
    /// #=> 13
    /// ```
    reduce {
        "Iterable $enumerable, Callable[2, 2] &$block" => without_memo,
        "Iterable $enumerable, Any $memo, Callable[2, 2] &$block" => with_memo,
    }
}

fn without_memo(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    let mut elements = Elements::all(call, &enumerable)?;
    match elements.next() {
        Some(first) => fold(call, elements, first, &block),
        None => Ok(Value::Undef),
    }
}

fn with_memo(
    call: &mut Call<'_>,
    enumerable: Value,
    memo: Value,
    block: Block,
) -> EvalResult<Value> {
    let elements = Elements::all(call, &enumerable)?;
    fold(call, elements, memo, &block)
}

fn fold(
    call: &mut Call<'_>,
    elements: Elements,
    mut memo: Value,
    block: &Block,
) -> EvalResult<Value> {
    let may_break = block.may_break();
    elements.each(|element| {
        // What the block adds to can grow in place, unless it is needed for a `break()`.
        let before = may_break.then(|| memo.clone());
        match call.call_block(block, [std::mem::take(&mut memo), element]) {
            Ok(next) => {
                std::mem::replace(&mut memo, next).let_go();
                Ok(true)
            }
            Err(Signal(kind)) if matches!(*kind, SignalKind::Break(_)) => {
                memo = before.unwrap_or_default();
                Ok(false)
            }
            Err(signal) => Err(signal),
        }
    })?;
    Ok(memo)
}
