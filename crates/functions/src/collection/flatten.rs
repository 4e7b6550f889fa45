//! `flatten`

use marotte_eval::function;
use marotte_eval::function::{Call, Rest};
use marotte_pcore::{Array, Value};

function! {
    /// Makes one array of its arguments, with the elements of arrays in place of the arrays,
    /// however deep they are. Hashes stay as they are.
    ///
    /// ```puppet
    /// flatten([1, [2, [3]]], 4)
    /// #=> [1, 2, 3, 4]
    /// ```
    flatten {
        "Any *$args" => flatten,
    }
}

fn flatten(_: &mut Call<'_>, arguments: Rest) -> Vec<Value> {
    flat(arguments.0.into_iter().collect())
}

/// The elements of an array and of all arrays in it.
pub(crate) fn flat(values: Array) -> Vec<Value> {
    let mut flat = Vec::with_capacity(values.len());
    // What is left of the arrays that are being gone through, the innermost last.
    let mut open = vec![values.into_iter()];
    while let Some(innermost) = open.last_mut() {
        match innermost.next() {
            Some(Value::Array(inner)) => open.push(inner.into_iter()),
            Some(value) => flat.push(value),
            None => drop(open.pop()),
        }
    }
    flat
}
