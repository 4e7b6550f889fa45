//! `all`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Hash, Value};

use super::some;

function! {
    /// Whether a block gives something true for every element; the first that is not ends it.
    ///
    /// Of nothing, everything is true. What can be gone through, and what the block gets, is as
    /// with `each`.
    ///
    /// ```puppet
    /// [1, 2, 3].all |$n| { $n > 0 }
    /// #=> true
    /// { 'a' => 1, 'b' => 2 }.all |$key, $value| { $value > 1 }
    /// #=> false
    /// ```
    all {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    Ok(!some::keys_and_values(call, &hash, &block, false)?)
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    Ok(!some::entries(call, &hash, &block, false)?)
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    Ok(!some::items(call, &enumerable, &block, false)?)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    Ok(!some::indexed(call, &enumerable, &block, false)?)
}
