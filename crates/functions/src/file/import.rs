//! `import`

use marotte_diagnostics::EvaluationIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, function};
use marotte_pcore::Value;

function! {
    /// Once read other manifests. It always fails: all manifests of a folder are read instead.
    ///
    /// ```puppet
    /// function old() { import('nodes/*.pp') }
    /// ```
    import {
        "Any *$args" => discontinued,
    }
}

fn discontinued(_call: &mut Call<'_>, _arguments: Rest) -> EvalResult<Value> {
    Err(EvaluationIssue::DiscontinuedImport {}.into())
}
