//! `fail`

use marotte_diagnostics::EvaluationIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, legacy_function, ruby_to_s};

legacy_function! {
    /// Ends the compilation with an error. Its arguments are the message, with spaces between.
    ///
    /// ```puppet
    /// if 1 > 2 { fail('Numbers are', 'not what they were') }
    /// #=> undef
    /// ```
    fail(-1) => statement fail
}

fn fail(_: &mut Call<'_>, words: Rest) -> EvalResult<()> {
    let words: Vec<String> = words.0.iter().map(ruby_to_s).collect();
    let message = words.join(" ").into();
    Err(Signal::during(EvaluationIssue::CalledFail { message }))
}
