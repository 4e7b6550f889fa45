//! `partition`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::Value;

use super::group_by::into_items;

function! {
    /// Parts elements in two: an array of those for which a block gives something true, and an
    /// array of the others.
    ///
    /// The entries of a hash are arrays of key and value. A block with two parameters gets the
    /// index and the element of an array, or the key and the value of a hash's entry.
    ///
    /// ```puppet
    /// [1, 2, 3, 4].partition |$n| { $n > 2 }
    /// #=> [[3, 4], [1, 2]]
    /// { 'a' => 1, 'b' => 2 }.partition |$key, $value| { $value == 1 }
    /// #=> [[['a', 1]], [['b', 2]]]
    /// ```
    partition {
        "Collection $collection, Callable[1, 1] &$block >> Tuple[Array, Array]" => items,
        "Array $array, Callable[2, 2] &$block >> Tuple[Array, Array]" => indexed,
        "Collection $collection, Callable[2, 2] &$block >> Tuple[Array, Array]" => keys_and_values,
    }
}

fn items(call: &mut Call<'_>, collection: Value, block: Block) -> EvalResult<Value> {
    part(collection, |_, item| call.call_test(&block, [item.clone()]))
}

fn indexed(call: &mut Call<'_>, array: Value, block: Block) -> EvalResult<Value> {
    part(array, |index, item| {
        call.call_test(&block, [Value::Integer(index), item.clone()])
    })
}

fn keys_and_values(call: &mut Call<'_>, hash: Value, block: Block) -> EvalResult<Value> {
    part(hash, |_, entry| match entry {
        Value::Array(entry) => call.call_test(&block, entry.clone()),
        other => call.call_test(&block, [other.clone()]),
    })
}

fn part(
    collection: Value,
    mut answer: impl FnMut(i64, &Value) -> EvalResult<bool>,
) -> EvalResult<Value> {
    let (mut yes, mut no) = (Vec::new(), Vec::new());
    for (index, item) in (0..).zip(into_items(collection)) {
        if answer(index, &item)? {
            yes.push(item);
        } else {
            no.push(item);
        }
    }
    Ok(Value::array([Value::from(yes), Value::from(no)]))
}
