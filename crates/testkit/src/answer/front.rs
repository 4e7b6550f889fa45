//! What all kinds begin with: parse and validate, and report as the reference does.

use std::sync::Arc;

use marotte_diagnostics::SourceFile;
use marotte_site::{CheckRequest, Problem};
use marotte_syntax::Language;
use marotte_syntax::ast::Ast;

use super::LogLine;

/// A checked text.
pub(super) struct Front {
    /// The tree.
    pub(super) ast: Ast,
    /// What was logged.
    pub(super) logs: Vec<LogLine>,
    /// Why the text cannot be used, if so.
    pub(super) error: Option<FrontError>,
}

/// Why a text cannot be used.
pub(super) struct FrontError {
    /// The message of the exception that carries the error.
    pub(super) message: String,
    /// The line that a compiler logs when it gives up after several errors. It also logs a single
    /// error, but that line says what the error says and is not recorded.
    pub(super) closing_line: Option<LogLine>,
}

/// Parses and validates a text.
pub(super) fn check(source: &Arc<SourceFile>, language: &Language) -> Result<Front, Problem> {
    let checked = CheckRequest::new(source.clone(), *language).answer()?;
    let report = checked.report();
    let logs = report.logged.iter();
    let logs = logs
        .map(|(level, found)| LogLine::new(*level, found.to_string()))
        .collect();
    let error = report.raised.map(|raised| FrontError {
        message: raised.diagnostic().to_string(),
        closing_line: raised
            .closing()
            .map(|entry| LogLine::new(entry.level, entry.message.to_string())),
    });
    Ok(Front {
        ast: checked.ast,
        logs,
        error,
    })
}
