//! `index`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Hash, Str, Value};

use super::subject::{Elements, two_arguments};
use crate::conversion::complaint;
use crate::ruby::ruby_equals;

function! {
    /// Where something is: the index of an element, the key of a hash's value, the position of a
    /// text in a string. `undef` if it is nowhere.
    ///
    /// What is searched is given as a value, which must be equal to the last bit (letters of
    /// different case differ), as a text or regular expression for a string, or by a block: the
    /// first element for which it gives something true. A block with one parameter gets the
    /// element (of a hash: the value); one with two the index or key before it.
    ///
    /// ```puppet
    /// ['a', 'b', 'c'].index('b')
    /// #=> 1
    /// { 'a' => 10, 'b' => 20 }.index |$value| { $value > 10 }
    /// #=> 'b'
    /// 'hello'.index(/[lo]/)
    /// #=> 2
    /// ```
    index {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => values,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
        "String $str, Variant[String,Regexp] $match" => text,
        "Iterable $enumerable, Any $match" => value,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Value> {
    for (key, value) in hash.iter() {
        if call.call_test(&block, [key.clone(), value.clone()])? {
            return Ok(key.clone());
        }
    }
    Ok(Value::Undef)
}

fn values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<Value> {
    for (key, value) in hash.iter() {
        if call.call_test(&block, [value.clone()])? {
            return Ok(key.clone());
        }
    }
    Ok(Value::Undef)
}

/// The key or index of the first element that is found.
fn search(
    call: &mut Call<'_>,
    enumerable: &Value,
    mut found: impl FnMut(&mut Call<'_>, &Value, Value) -> EvalResult<bool>,
) -> EvalResult<Value> {
    let elements = Elements::indexed(call, enumerable)?;
    let hash_style = elements.hash_style;
    let mut answer = Value::Undef;
    let mut index = 0;
    elements.visit(call, |call, element| {
        let [place, element] = two_arguments(hash_style, index, element);
        index += 1;
        if found(call, &place, element)? {
            answer = place;
            return Ok(false);
        }
        Ok(true)
    })?;
    Ok(answer)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    search(call, &enumerable, |call, place, element| {
        call.call_test(&block, [place.clone(), element])
    })
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<Value> {
    search(call, &enumerable, |call, _, element| {
        call.call_test(&block, [element])
    })
}

fn value(call: &mut Call<'_>, enumerable: Value, wanted: Value) -> EvalResult<Value> {
    search(call, &enumerable, |_, _, element| {
        Ok(ruby_equals(&element, &wanted))
    })
}

fn text(_: &mut Call<'_>, text: Str, wanted: Value) -> EvalResult<Option<i64>> {
    let at = match &wanted {
        Value::Regexp(regexp) => regexp
            .regex()
            .find_at(&text, 0)
            .map_err(complaint)?
            .map(|(start, _)| start),
        Value::String(wanted) => text.find(wanted.as_str()),
        _ => None,
    };
    Ok(at.map(|at| text[..at].chars().count() as i64))
}
