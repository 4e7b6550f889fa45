//! `join`

use marotte_budget as budget;
use marotte_eval::function::Call;
use marotte_eval::{function, ruby_to_s};
use marotte_pcore::convert::text::write_text;
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
    // What is left of the arrays around the one that is gone through.
    let mut open = Vec::new();
    let mut innermost = values.iter();
    loop {
        let Some(value) = innermost.next() else {
            match open.pop() {
                Some(outer) => innermost = outer,
                None => return joined,
            }
            continue;
        };
        if let Value::Array(inner) = value
            && !inner.is_empty()
        {
            open.push(std::mem::replace(&mut innermost, inner.iter()));
            continue;
        }
        // A few long texts make one that nobody has room for.
        budget::count();
        if !first {
            budget::append(&mut joined, &delimiter);
        }
        first = false;
        match value {
            // An empty array is an element without text.
            Value::Array(_) => {}
            // These are the same in a text of the language.
            Value::String(_) | Value::Integer(_) => write_text(&mut joined, value),
            other => joined.push_str(&ruby_to_s(other)),
        }
    }
}
