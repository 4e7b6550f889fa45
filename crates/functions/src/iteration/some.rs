//! Whether there is an element for which a block gives something true, or something untrue. The
//! first one ends the search.

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult};
use marotte_pcore::{Hash, Value};

use super::subject::{Elements, pair, two_arguments};

/// Among the entries of a hash, for a block that gets key and value.
pub(super) fn keys_and_values(
    call: &mut Call<'_>,
    hash: &Hash,
    block: &Block,
    wanted: bool,
) -> EvalResult<bool> {
    in_hash(call, hash, block, wanted, |key, value| {
        [key.clone(), value.clone()]
    })
}

/// Among the entries of a hash, for a block that gets each as an array.
pub(super) fn entries(
    call: &mut Call<'_>,
    hash: &Hash,
    block: &Block,
    wanted: bool,
) -> EvalResult<bool> {
    in_hash(call, hash, block, wanted, |key, value| [pair(key, value)])
}

fn in_hash<A: IntoIterator<Item = Value>>(
    call: &mut Call<'_>,
    hash: &Hash,
    block: &Block,
    wanted: bool,
    arguments: impl Fn(&Value, &Value) -> A,
) -> EvalResult<bool> {
    for (key, value) in hash.iter() {
        if call.call_test(block, arguments(key, value))? == wanted {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Among the elements of something, for a block that gets each.
pub(super) fn items(
    call: &mut Call<'_>,
    enumerable: &Value,
    block: &Block,
    wanted: bool,
) -> EvalResult<bool> {
    let mut found = false;
    Elements::all(call, enumerable)?.visit(call, |call, element| {
        found = call.call_test(block, [element])? == wanted;
        Ok(!found)
    })?;
    Ok(found)
}

/// Among the elements of something, for a block that gets the index or key before each.
pub(super) fn indexed(
    call: &mut Call<'_>,
    enumerable: &Value,
    block: &Block,
    wanted: bool,
) -> EvalResult<bool> {
    let mut found = false;
    let elements = Elements::all(call, enumerable)?;
    let hash_style = elements.hash_style;
    let mut index = 0;
    elements.visit(call, |call, element| {
        let arguments = two_arguments(hash_style, index, element);
        index += 1;
        found = call.call_test(block, arguments)? == wanted;
        Ok(!found)
    })?;
    Ok(found)
}
