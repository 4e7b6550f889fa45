//! `any`

use std::sync::Arc;

use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Hash, Value};

use super::some;

function! {
    /// Whether a block gives something true for at least one element; the first that is ends it.
    ///
    /// Of nothing, nothing is true. What can be gone through, and what the block gets, is as with
    /// `each`.
    ///
    /// ```puppet
    /// [1, 2, 3].any |$n| { $n > 2 }
    /// #=> true
    /// ['a', 'b'].any |$index, $name| { $index == 0 and $name == 'b' }
    /// #=> false
    /// ```
    any {
        "Hash[Any, Any] $hash, Callable[2, 2] &$block" => keys_and_values,
        "Hash[Any, Any] $hash, Callable[1, 1] &$block" => entries,
        "Iterable $enumerable, Callable[2, 2] &$block" => indexed,
        "Iterable $enumerable, Callable[1, 1] &$block" => items,
    }
}

fn keys_and_values(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    some::keys_and_values(call, &hash, &block, true)
}

fn entries(call: &mut Call<'_>, hash: Arc<Hash>, block: Block) -> EvalResult<bool> {
    some::entries(call, &hash, &block, true)
}

fn items(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    some::items(call, &enumerable, &block, true)
}

fn indexed(call: &mut Call<'_>, enumerable: Value, block: Block) -> EvalResult<bool> {
    some::indexed(call, &enumerable, &block, true)
}
