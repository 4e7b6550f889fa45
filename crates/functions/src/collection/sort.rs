//! `sort`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Str, Value};

use super::integers::{Row, row, sorted};
use crate::ruby::{answered_order, merge_sort, ruby_compare};

function! {
    /// Sorts the elements of an array, or the characters of a string.
    ///
    /// Numbers are sorted by size, text by the bytes of its characters: capitals come first. A
    /// block gets two elements and says in which order they are, as `compare` does: with a
    /// number below, at or above zero.
    ///
    /// ```puppet
    /// sort([3, 1, 2])
    /// #=> [1, 2, 3]
    /// sort('xadb')
    /// #=> 'abdx'
    /// sort(['a', 'C', 'b']) |$a, $b| { compare($a, $b) }
    /// #=> ['a', 'b', 'C']
    /// ```
    sort {
        "String $string_value, Callable[2,2] &$block = ?" => text,
        "Array $array_value, Callable[2,2] &$block = ?" => array,
    }
}

fn text(call: &mut Call<'_>, text: Str, block: Option<Block>) -> EvalResult<String> {
    let characters = text.chars().map(|c| Value::String(c.into())).collect();
    let sorted = array(call, characters, block)?;
    Ok(sorted.iter().filter_map(Value::as_str).collect())
}

fn array(call: &mut Call<'_>, mut values: Array, block: Option<Block>) -> EvalResult<Array> {
    if let Some(block) = block {
        let sorted = merge_sort(&values, &mut |left: &Value, right: &Value| {
            let answer = call.call_block(&block, [left.clone(), right.clone()])?;
            answered_order(&answer, left, right)
        })?;
        return Ok(sorted.into());
    }
    // What is all of one kind needs no questions, and nobody can tell equal ones apart.
    match row(&values) {
        Some(Row::Rising | Row::Level) => return Ok(values.owned()),
        Some(Row::Mixed) => {
            let numbers = sorted(&values);
            if !values.is_unique() {
                return Ok(numbers.into_iter().map(Value::Integer).collect());
            }
            for (value, number) in values.make_mut().iter_mut().zip(numbers) {
                if let Value::Integer(place) = value {
                    *place = number;
                }
            }
            return Ok(values);
        }
        None => {}
    }
    if values.iter().all(|value| matches!(value, Value::String(_))) {
        values
            .make_mut()
            .sort_by(|a, b| a.as_str().cmp(&b.as_str()));
        return Ok(values);
    }
    Ok(merge_sort(&values, &mut ruby_compare)?.into())
}
