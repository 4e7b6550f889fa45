//! `any`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Hash, Value};

use super::subject::{Elements, pair, two_arguments};

function! {
    /// Whether a block gives something true for at least one element; the first that is ends it.
    ///
    /// Of nothing, nothing is true. What can be gone through, and what the block gets, is as with
    /// `each`.
    ///
    /// ```puppet
    /// [1, 2, 3].any |$n| { $n > 2 }
    /// #=> true
    /// ['a', 'b'].any |$index, $name| { $index == 0 and $name == 'b' }
    /// #=> false
    /// ```
    any {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    for (key, value) in hash.iter() {
        if call
            .call_block(&block, [key.clone(), value.clone()])?
            .is_truthy()
        {
            return Ok(true);
        }
    }
    Ok(false)
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    for (key, value) in hash.iter() {
        if call.call_block(&block, [pair(key, value)])?.is_truthy() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    let mut answer = false;
    Elements::all(call, &enumerable)?.visit(call, |call, element| {
        if call.call_block(&block, [element])?.is_truthy() {
            answer = true;
        }
        Ok(!answer)
    })?;
    Ok(answer)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    let mut answer = false;
    let elements = Elements::all(call, &enumerable)?;
    let hash_style = elements.hash_style;
    let mut index = 0;
    elements.visit(call, |call, element| {
        let arguments = two_arguments(hash_style, index, element);
        index += 1;
        if call.call_block(&block, arguments)?.is_truthy() {
            answer = true;
        }
        Ok(!answer)
    })?;
    Ok(answer)
}
