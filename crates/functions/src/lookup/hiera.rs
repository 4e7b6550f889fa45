//! `hiera`

use marotte_eval::function;

use super::{with_block, without_block};

function! {
    /// The value that a key has in the data of Hiera.
    ///
    /// It takes the first that is found. Without a value, the default or the block's
    /// answer is used. Deprecated: `lookup` does all of it.
    ///
    /// ```puppet
    /// function port() { hiera('web::port', 80) }
    /// ```
    hiera {
        "Tuple[String, Any, Any, 1, 3] $args" => without_block,
        "String $key" => without_block,
        "String $key, Any $default, Any $override = ?" => without_block,
        "String $key, Callable[1, 1] &$default_block" => with_block,
        "String $key, Any $override, Callable[1, 1] &$default_block" => with_block,
    }
}
