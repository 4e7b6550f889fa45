//! `sort`

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Str, Value};

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
    let characters: Vec<Value> = text.chars().map(|c| Value::String(c.into())).collect();
    let sorted = sort(call, &characters, block.as_ref())?;
    Ok(sorted.iter().filter_map(Value::as_str).collect())
}

fn array(call: &mut Call<'_>, values: Array, block: Option<Block>) -> EvalResult<Vec<Value>> {
    sort(call, &values, block.as_ref())
}

fn sort(call: &mut Call<'_>, values: &[Value], block: Option<&Block>) -> EvalResult<Vec<Value>> {
    match block {
        Some(block) => merge_sort(values, &mut |left: &Value, right: &Value| {
            let answer = call.call_block(block, [left.clone(), right.clone()])?;
            answered_order(&answer, left, right)
        }),
        None => merge_sort(values, &mut ruby_compare),
    }
}
