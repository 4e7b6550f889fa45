//! The text that a template renders.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;

use super::settings::Settings;
use super::{Failure, Outcome, front};
use crate::Case;

/// The name under which `inline_epp` speaks of its template.
const TEMPLATE: &str = "inlined-epp-text";

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::new(TEMPLATE, case.code.as_deref().unwrap_or_default());
    // The recorder evaluates in an environment of its own, which the case's settings do not reach.
    let front = front::check(&source, SourceKind::Epp, &Settings::default());
    if let Some(error) = front.error {
        let message = format!("inline_epp(): Invalid EPP: {}", error.message);
        return (Err(Failure::Error(message)), front.logs);
    }
    (
        Err(Failure::Unsupported("templates".to_owned())),
        front.logs,
    )
}
