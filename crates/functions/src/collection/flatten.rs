//! `flatten`

use marotte_eval::function;
use marotte_eval::function::{Call, Rest};
use marotte_pcore::Value;

function! {
    /// Makes one array of its arguments, with the elements of arrays in place of the arrays,
    /// however deep they are. Hashes stay as they are.
    ///
    /// ```puppet
    /// flatten('a', ['b', ['c', []]])
    /// #=> ['a', 'b', 'c']
    /// ```
    flatten {
        "Any *$args" => flatten,
    }
}

fn flatten(_: &mut Call<'_>, arguments: Rest) -> Vec<Value> {
    marotte_pcore::flatten(arguments.0)
}
