//! The value of the last expression of a piece of code.

use marotte_diagnostics::SourceFile;
use marotte_syntax::SourceKind;

use super::{Failure, Outcome, front};
use crate::Case;

pub(super) fn answer(case: &Case) -> Outcome {
    let source = SourceFile::anonymous(case.code.as_deref().unwrap_or_default());
    let front = front::check(&source, SourceKind::Manifest);
    let mut logs = front.logs;
    if let Some(error) = front.error {
        // The compiler logs what it stops at; that line is only recorded where it differs from
        // the error itself, and only the closing line of several errors does.
        logs.extend(error.closing_line());
        return (Err(Failure::Error(error.with_file(&source))), logs);
    }
    (Err(Failure::Unsupported("evaluation".to_owned())), logs)
}
