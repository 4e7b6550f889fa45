//! The text that a template renders.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;

use super::{Failure, Outcome, front};
use crate::Case;

/// The name under which `inline_epp` speaks of its template.
const TEMPLATE: &str = "inlined-epp-text";

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::new(TEMPLATE, case.code.as_deref().unwrap_or_default());
    let front = front::check(&source, SourceKind::Epp);
    if let Some(error) = front.error {
        let message = format!("inline_epp(): Invalid EPP: {}", error.with_file(&source));
        return (Err(Failure::Error(message)), front.logs);
    }
    (
        Err(Failure::Unsupported("templates".to_owned())),
        front.logs,
    )
}
