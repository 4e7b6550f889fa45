//! `hiera_hash`

use marotte_eval::function;

use super::{with_block, without_block};

function! {
    /// All hashes that a key has in the data of Hiera, in one hash.
    ///
    /// It takes all that are found, the first counting where keys are the same. Without a value,
    /// the default or the block's answer is used. Deprecated: `lookup` does all of it.
    ///
    /// ```puppet
    /// function users() { hiera_hash('users', {}) }
    /// ```
    hiera_hash {
        "Tuple[String, Any, Any, 1, 3] $args" => without_block,
        "String $key" => without_block,
        "String $key, Any $default, Any $override = ?" => without_block,
        "String $key, Callable[1, 1] &$default_block" => with_block,
        "String $key, Any $override, Callable[1, 1] &$default_block" => with_block,
    }
}
