//! `values`

use std::sync::Arc;

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Hash, Value};

function! {
    /// The values of a hash, in the order of its keys.
    ///
    /// ```puppet
    /// values({ 'a' => 1, 'b' => 2 })
    /// #=> [1, 2]
    /// ```
    values {
        "Hash $hsh" => values,
    }
}

fn values(_: &mut Call<'_>, hash: Arc<Hash>) -> Value {
    Value::array(hash.values().cloned())
}
