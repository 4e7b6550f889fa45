//! `inline_template`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function};
use marotte_pcore::Str;

use super::references::assert_compiling;

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

fn render(call: &mut Call<'_>, _templates: Rest) -> EvalResult<Str> {
    assert_compiling(call, "ERB inline_template")?;
    let function = call.name;
    Err(Signal::during(FunctionIssue::RubyTemplate { function }))
}
