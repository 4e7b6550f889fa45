//! `import`

use marotte_diagnostics::EvaluationIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, function};

function! {
    /// Does not exist any more: it is an error to call it. All manifests of the environment's
    /// folder are read.
    ///
    /// ```puppet
    /// defined('import')
    /// #=> false
    /// ```
    import {
        "Any *$args" => import,
    }
}

fn import(_: &mut Call<'_>, _: Rest) -> EvalResult<()> {
    Err(Signal::issue(EvaluationIssue::DiscontinuedImport {}))
}
