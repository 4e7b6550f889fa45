//! `tag`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, legacy_function};

legacy_function! {
    /// Adds tags to the class or define around it, and to all that it contains.
    ///
    /// ```puppet
    /// function mark() { tag('security', 'audit') }
    /// ```
    tag(-2) => statement catalog
}

fn catalog(call: &mut Call<'_>, Rest(tags): Rest) -> EvalResult<()> {
    super::needs_catalog(call)?;
    call.evaluator.tag(tags)
}
