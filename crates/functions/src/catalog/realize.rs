//! `realize`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function};

legacy_function! {
    /// Makes virtual resources real.
    ///
    /// ```puppet
    /// function admins() { realize(User['root'], User['admin']) }
    /// ```
    realize(-2) => statement catalog
}

fn catalog(call: &mut Call<'_>, Rest(references): Rest) -> EvalResult<()> {
    super::needs_catalog(call)?;
    let place = call.place();
    call.evaluator.realize_values(references, &place)
}
