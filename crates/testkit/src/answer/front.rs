//! What all kinds begin with: parse and validate, and report as the reference does.

use std::sync::Arc;

use marotte_diagnostics::{Severity, SourceFile};
use marotte_syntax::ast::Ast;
use marotte_syntax::{ParseOptions, SourceKind, parse};

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
pub(super) enum FrontError {
    /// One error, its position included.
    Single(String),
    /// Several errors, which were logged; this is the closing line.
    Several(String),
}

impl FrontError {
    /// The message of the exception that carries the error.
    pub(super) fn with_file(&self, source: &SourceFile) -> String {
        match (self, source.name()) {
            (Self::Several(message), Some(file)) => format!("{message} (file: {file})"),
            (Self::Single(message) | Self::Several(message), _) => message.clone(),
        }
    }

    /// The line that a compiler logs on top when it gives up after several errors.
    pub(super) fn closing_line(&self) -> Option<LogLine> {
        match self {
            Self::Single(_) => None,
            Self::Several(message) => Some(LogLine::new(Severity::Error, message)),
        }
    }
}

/// Parses and validates a text.
pub(super) fn check(source: &Arc<SourceFile>, kind: SourceKind) -> Front {
    let options = ParseOptions {
        kind,
        ..ParseOptions::default()
    };
    let parsed = parse(source, options);
    let mut logs = Vec::new();
    let mut error = None;
    for diagnostic in &parsed.diagnostics {
        if diagnostic.severity == Severity::Error {
            error = Some(FrontError::Single(diagnostic.to_string()));
            break;
        }
        logs.push(LogLine::new(diagnostic.severity, diagnostic.to_string()));
    }
    Front {
        ast: parsed.ast,
        logs,
        error,
    }
}
