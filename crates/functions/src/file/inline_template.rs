//! `inline_template`

use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::Str;

legacy_function! {
    /// Renders Ruby (ERB) templates that are given as strings, one after the other.
    ///
    /// Ruby templates are not supported yet.
    ///
    /// ```puppet
    /// function greeting() { inline_template('Hello') }
    /// ```
    inline_template(-2) => value render
}

fn render(_call: &mut Call<'_>, _templates: Rest) -> EvalResult<Str> {
    Err(Signal::raw(
        "inline_template(): Ruby templates are not supported yet; EPP templates are",
    ))
}
