//! `realize`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;

legacy_function! {
    /// Makes virtual resources real.
    ///
    /// ```puppet
    /// function admins() { realize(User['root'], User['admin']) }
    /// ```
    realize(-2) => statement catalog
}

fn catalog(call: &mut Call<'_>, _names: Rest) -> EvalResult<Value> {
    Err(super::unbuilt(call))
}
