//! The value of the last expression of a piece of code.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;

use super::settings::Settings;
use super::{Failure, Outcome, front};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::anonymous(case.code.as_deref().unwrap_or_default());
    // The recorder evaluates in an environment of its own, which the case's settings do not reach.
    let front = front::check(&source, SourceKind::Manifest, &Settings::default());
    let mut logs = front.logs;
    if let Some(error) = front.error {
        logs.extend(error.closing_line);
        return (Err(Failure::Error(error.message)), logs);
    }
    (Err(Failure::Unsupported("evaluation".to_owned())), logs)
}
