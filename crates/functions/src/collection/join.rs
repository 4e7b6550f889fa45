//! `join`

use marotte_eval::function::Call;
use marotte_eval::{function, ruby_to_s};
use marotte_pcore::{Array, Str, Value};

function! {
    /// Makes one string of the elements of an array, with a delimiter between them.
    ///
    /// Arrays in the array are joined in the same way; `undef` is empty.
    ///
    /// ```puppet
    /// join(['a', 'b', ['c', 1]], '-')
    /// #=> 'a-b-c-1'
    /// join(['a', undef, 'b'], ',')
    /// #=> 'a,,b'
    /// ```
    join {
        "Array $arg, String $delimiter = ?" => join,
    }
}

fn join(_: &mut Call<'_>, values: Array, delimiter: Option<Str>) -> String {
    let delimiter = delimiter.unwrap_or_default();
    let mut joined = String::new();
    let mut first = true;
    let mut open = vec![values.into_iter()];
    while let Some(innermost) = open.last_mut() {
        let text = match innermost.next() {
            // An empty array is an element without text.
            Some(Value::Array(inner)) if inner.is_empty() => String::new(),
            Some(Value::Array(inner)) => {
                open.push(inner.into_iter());
                continue;
            }
            Some(value) => ruby_to_s(&value),
            None => {
                open.pop();
                continue;
            }
        };
        if !first {
            joined.push_str(&delimiter);
        }
        first = false;
        joined.push_str(&text);
    }
    joined
}
