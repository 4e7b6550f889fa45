//! `unique`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Hash, IntegerSet, Str, Value};
use rustc_hash::FxHashSet;

use super::integers::{Row, number, row};
use crate::iteration::subject::Elements;

function! {
    /// Drops what is there a second time: elements of an array, characters of a string.
    ///
    /// `1` and `1.0` differ, and so do letters of different case. With a block, elements are the
    /// same if the block gives the same for them. Of a hash it makes a hash of arrays: the keys
    /// that have the same value, and the different values that count as this one.
    ///
    /// ```puppet
    /// unique([3, 1, 3, 2])
    /// #=> [3, 1, 2]
    /// unique('aAbB') |$letter| { $letter.downcase }
    /// #=> 'ab'
    /// unique({ 'a' => 1, 'b' => 2, 'c' => 1 })
    /// #=> {['a', 'c'] => [1], ['b'] => [2]}
    /// ```
    unique {
        "String $string, Callable[String] &$block = ?" => text,
        "Hash $hash, Callable[Any] &$block = ?" => hash,
        "Array $array, Callable[Any] &$block = ?" => array,
        "Iterable $iterable, Callable[Any] &$block = ?" => iterable,
    }
}

/// What decides whether an element is there already.
fn key_of(call: &mut Call<'_>, block: Option<&Block>, value: &Value) -> EvalResult<Value> {
    match block {
        Some(block) => call.call_block(block, [value.clone()]),
        None => Ok(value.clone()),
    }
}

fn distinct(call: &mut Call<'_>, values: Array, block: Option<&Block>) -> EvalResult<Array> {
    let Some(block) = block else {
        match row(&values) {
            Some(Row::Rising) => return Ok(values.owned()),
            // Of what is sorted, equal ones are neighbours.
            Some(Row::Level) => {
                let mut last = None;
                let is_next = |value: &Value| {
                    let number = number(value);
                    last.replace(number) != Some(number)
                };
                return Ok(values.kept(is_next));
            }
            Some(Row::Mixed) => {
                if let Some(mut seen) = IntegerSet::for_values(&values) {
                    return Ok(values.kept(|value| seen.insert(number(value))));
                }
            }
            None => {}
        }
        let mut seen = FxHashSet::with_capacity_and_hasher(values.len(), Default::default());
        let first: Vec<&Value> = values.iter().filter(|value| seen.insert(*value)).collect();
        return Ok(if first.len() == values.len() {
            values.owned()
        } else {
            first.into_iter().cloned().collect()
        });
    };
    // Of a single element nothing is asked.
    if values.len() <= 1 {
        return Ok(values.owned());
    }
    let (mut seen, mut kept) = (FxHashSet::default(), Array::new());
    for value in values {
        if seen.insert(call.call_block(block, [value.clone()])?) {
            kept.push(value);
        }
    }
    Ok(kept)
}

fn text(call: &mut Call<'_>, text: Str, block: Option<Block>) -> EvalResult<String> {
    let characters = text.chars().map(|c| Value::String(c.into())).collect();
    let kept = distinct(call, characters, block.as_ref())?;
    Ok(kept.iter().filter_map(Value::as_str).collect())
}

fn array(call: &mut Call<'_>, array: Array, block: Option<Block>) -> EvalResult<Array> {
    distinct(call, array, block.as_ref())
}

fn iterable(call: &mut Call<'_>, subject: Value, block: Option<Block>) -> EvalResult<Vec<Value>> {
    let (mut seen, mut kept) = (FxHashSet::default(), Vec::new());
    Elements::all(call, &subject)?.visit(call, |call, element| {
        if seen.insert(key_of(call, block.as_ref(), &element)?) {
            kept.push(element);
        }
        Ok(true)
    })?;
    Ok(kept)
}

fn hash(call: &mut Call<'_>, hash: Arc<Hash>, block: Option<Block>) -> EvalResult<Hash> {
    let mut groups = Hash::new();
    let mut members: Vec<(Array, Array)> = Vec::new();
    for (key, value) in hash.iter() {
        let group = key_of(call, block.as_ref(), value)?;
        let index = match groups.get(&group) {
            Some(Value::Integer(index)) => usize::try_from(*index).unwrap_or_default(),
            _ => {
                members.push(Default::default());
                groups.insert(group, Value::Integer(members.len() as i64 - 1));
                members.len() - 1
            }
        };
        if let Some((keys, values)) = members.get_mut(index) {
            keys.push(key.clone());
            values.push(value.clone());
        }
    }
    members
        .into_iter()
        .map(|(keys, values)| {
            Ok((
                Value::Array(keys),
                Value::Array(distinct(call, values, None)?),
            ))
        })
        .collect()
}
