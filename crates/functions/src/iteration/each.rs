//! `each`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Hash, Value};

use super::subject::{Elements, pair, two_arguments};

function! {
    /// Calls a block for each element of something, and gives back what it went through.
    ///
    /// Arrays have elements, hashes entries (an array of key and value), strings characters, an
    /// integer the numbers below it, `Integer[1, 3]` its numbers and `Enum[a, b]` its words.
    ///
    /// A block with one parameter gets the element. A block with two gets the key and the value
    /// of a hash's entry, else the index and the element. `break()` ends it early, `next()` goes
    /// on with the next element.
    ///
    /// ```puppet
    /// ['a', 'b'].each |$name| { notice($name) }
    /// #=> ['a', 'b']
    /// { 'port' => 80 }.each |$key, $value| { notice("${key} is ${value}") }
    /// #=> {'port' => 80}
    /// ```
    each {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Value> {
    call.until_break(|call| {
        for (key, value) in hash.iter() {
            call.call_block(&block, [key.clone(), value.clone()])?;
        }
        Ok(())
    })?;
    Ok(Value::Hash(hash))
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Value> {
    call.until_break(|call| {
        for (key, value) in hash.iter() {
            call.call_block(&block, [pair(key, value)])?;
        }
        Ok(())
    })?;
    Ok(Value::Hash(hash))
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    Elements::one_by_one(call, &enumerable)?.visit(call, |call, element| {
        call.call_block(&block, [element])?;
        Ok(true)
    })?;
    Ok(enumerable)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    let elements = Elements::indexed(call, &enumerable)?;
    let hash_style = elements.hash_style;
    call.until_break(|call| {
        for (index, element) in (0..).zip(elements) {
            call.call_block(&block, two_arguments(hash_style, index, element))?;
        }
        Ok(())
    })?;
    Ok(enumerable)
}
