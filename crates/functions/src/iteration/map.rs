//! `map`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Hash, Value};

use super::subject::{Elements, pair, two_arguments};

function! {
    /// Calls a block for each element of something, and gives an array of what the block gave.
    ///
    /// What can be gone through, and what the block gets, is as with `each`. `next($x)` makes `$x`
    /// the block's answer; `break()` ends with what there is so far.
    ///
    /// ```puppet
    /// [1, 2, 3].map |$n| { $n * $n }
    /// #=> [1, 4, 9]
    /// { 'a' => 1, 'b' => 2 }.map |$key, $value| { "${key}${value}" }
    /// #=> ['a1', 'b2']
    /// ```
    map {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Array> {
    let mut mapped = Array::with_capacity(hash.len());
    call.until_break(|call| {
        for (key, value) in hash.iter() {
            mapped.push(call.call_block(&block, [key.clone(), value.clone()])?);
        }
        Ok(())
    })?;
    Ok(mapped)
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Array> {
    let mut mapped = Array::with_capacity(hash.len());
    call.until_break(|call| {
        for (key, value) in hash.iter() {
            mapped.push(call.call_block(&block, [pair(key, value)])?);
        }
        Ok(())
    })?;
    Ok(mapped)
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Array> {
    let elements = Elements::one_by_one(call, &enumerable)?;
    let mut mapped = Array::with_capacity(elements.size_hint().0);
    elements.visit(call, |call, element| {
        mapped.push(call.call_block(&block, [element])?);
        Ok(true)
    })?;
    Ok(mapped)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Array> {
    let elements = Elements::all(call, &enumerable)?;
    let mut mapped = Array::with_capacity(elements.size_hint().0);
    let hash_style = elements.hash_style;
    let run = |call: &mut Call<'_>| {
        for (index, element) in (0..).zip(elements) {
            mapped.push(call.call_block(&block, two_arguments(hash_style, index, element))?);
        }
        Ok(())
    };
    // The entries of a hash are gone through without an ear for `break`.
    if hash_style {
        run(call)?;
    } else {
        call.until_break(run)?;
    }
    Ok(mapped)
}
