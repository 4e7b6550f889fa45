//! `keys`

use std::sync::Arc;

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Hash, Value};

function! {
    /// The keys of a hash, in their order.
    ///
    /// ```puppet
    /// keys({ 'a' => 1, 'b' => 2 })
    /// #=> ['a', 'b']
    /// ```
    keys {
        "Hash $hsh" => keys,
    }
}

fn keys(_: &mut Call<'_>, hash: Arc<Hash>) -> Value {
    Value::array(hash.keys().cloned())
}
