//! `filter`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Hash, Value};

use super::subject::{Elements, pair, two_arguments};

function! {
    /// Keeps the elements for which a block gives something true.
    ///
    /// A hash stays a hash; of everything else the result is an array. What can be gone through,
    /// and what the block gets, is as with `each`. `break()` ends with what there is so far, but
    /// not in a hash.
    ///
    /// ```puppet
    /// [1, 2, 3].filter |$n| { $n > 1 }
    /// #=> [2, 3]
    /// { 'a' => 1, 'b' => 2 }.filter |$key, $value| { $value == 2 }
    /// #=> {'b' => 2}
    /// ```
    filter {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Hash> {
    let mut kept = Hash::new();
    for (key, value) in hash.iter() {
        if call.call_test(&block, [key.clone(), value.clone()])? {
            kept.insert(key.clone(), value.clone());
        }
    }
    Ok(kept)
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Hash> {
    let mut kept = Hash::new();
    for (key, value) in hash.iter() {
        if call.call_test(&block, [pair(key, value)])? {
            kept.insert(key.clone(), value.clone());
        }
    }
    Ok(kept)
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Array> {
    let mut kept = Array::new();
    Elements::one_by_one(call, &enumerable)?.visit(call, |call, element| {
        if call.call_test(&block, [element.clone()])? {
            kept.push(element);
        }
        Ok(true)
    })?;
    Ok(kept)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    let elements = Elements::indexed(call, &enumerable)?;
    if elements.hash_style {
        let mut kept = Hash::new();
        call.until_break(|call| {
            for element in elements {
                let [key, value] = two_arguments(true, 0, element);
                if call.call_test(&block, [key.clone(), value.clone()])? {
                    kept.insert(key, value);
                }
            }
            Ok(())
        })?;
        return Ok(Value::from(kept));
    }
    let mut kept = Array::new();
    call.until_break(|call| {
        for (index, element) in (0..).zip(elements) {
            if call.call_test(&block, [Value::Integer(index), element.clone()])? {
                kept.push(element);
            }
        }
        Ok(())
    })?;
    Ok(Value::from(kept))
}
