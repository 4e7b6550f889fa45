//! `group_by`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Hash, Value};

use super::subject::pairs;

function! {
    /// Puts elements into groups by what a block gives for them: a hash of arrays.
    ///
    /// The entries of a hash are arrays of key and value. A block with two parameters gets the
    /// index and the element of an array, or the key and the value of a hash's entry.
    ///
    /// ```puppet
    /// ['a', 'bb', 'c'].group_by |$word| { $word.length }
    /// #=> {1 => ['a', 'c'], 2 => ['bb']}
    /// { 'a' => 1, 'b' => 2, 'c' => 1 }.group_by |$key, $value| { $value }
    /// #=> {1 => [['a', 1], ['c', 1]], 2 => [['b', 2]]}
    /// ```
    group_by {
        "Collection $collection, Callable[1, 1] &$block >> Hash" => items,
        "Array $array, Callable[2, 2] &$block >> Hash" => indexed,
        "Collection $collection, Callable[2, 2] &$block >> Hash" => keys_and_values,
    }
}

fn items(call: &mut Call<'_>, collection: Value, block: Block) -> EvalResult<Hash> {
    group(collection, |_, item| {
        call.call_block(&block, [item.clone()])
    })
}

fn indexed(call: &mut Call<'_>, array: Value, block: Block) -> EvalResult<Hash> {
    group(array, |index, item| {
        call.call_block(&block, [Value::Integer(index), item.clone()])
    })
}

fn keys_and_values(call: &mut Call<'_>, hash: Value, block: Block) -> EvalResult<Hash> {
    group(hash, |_, entry| match entry {
        Value::Array(entry) => call.call_block(&block, entry.clone()),
        other => call.call_block(&block, [other.clone()]),
    })
}

fn group(
    collection: Value,
    mut key_of: impl FnMut(i64, &Value) -> EvalResult<Value>,
) -> EvalResult<Hash> {
    let mut groups: Hash = Hash::new();
    for (index, item) in (0..).zip(into_items(collection)) {
        let key = key_of(index, &item)?;
        match groups.get_mut(&key) {
            Some(Value::Array(group)) => group.push(item),
            _ => drop(groups.insert(key, Value::array([item]))),
        }
    }
    Ok(groups)
}

/// The elements of an array; the entries of a hash as arrays.
pub(super) fn into_items(collection: Value) -> Array {
    match collection {
        Value::Array(items) => items,
        Value::Hash(hash) => pairs(&hash),
        _ => Array::new(),
    }
}
