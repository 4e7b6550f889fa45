//! One finding: an issue at a place, with its severity.

use std::fmt;
use std::sync::Arc;

use crate::{Issue, LineColumn, SourceFile, Span};

/// How grave a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Severity {
    /// The construct will go away.
    Deprecation,
    /// Something is probably not what was meant.
    Warning,
    /// The code is bad.
    Error,
}

/// An issue at a place in a source text.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// What is wrong.
    pub issue: Issue,
    /// How grave it is.
    pub severity: Severity,
    /// The text that it is about, where there is one.
    pub source: Option<Arc<SourceFile>>,
    /// The offset that the reference reports: a binary expression is reported at its operator.
    /// Some issues have a file but no position ("Syntax error at end of input").
    pub position: Option<u32>,
    /// What to underline.
    pub span: Span,
    /// Advice for people; never part of the reference's sentence.
    pub hint: Option<String>,
}

impl Diagnostic {
    /// A finding at a place; reported at the start of the span.
    pub fn new(issue: Issue, severity: Severity, source: &Arc<SourceFile>, span: Span) -> Self {
        Self {
            issue,
            severity,
            source: Some(source.clone()),
            position: Some(span.start),
            span,
            hint: None,
        }
    }

    /// An error at a place; reported at the start of the span.
    pub fn error(issue: Issue, source: &Arc<SourceFile>, span: Span) -> Self {
        Self::new(issue, Severity::Error, source, span)
    }

    /// A finding about no particular text.
    pub fn without_source(issue: Issue, severity: Severity) -> Self {
        Self {
            issue,
            severity,
            source: None,
            position: None,
            span: Span::default(),
            hint: None,
        }
    }

    /// The same, reported at another offset (`None`: with its file only).
    pub fn reported_at(mut self, position: Option<u32>) -> Self {
        self.position = position;
        self
    }

    /// The same with advice.
    pub fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The reported line and column.
    pub fn line_column(&self) -> Option<LineColumn> {
        Some(self.source.as_ref()?.line_column(self.position?))
    }

    /// The name of the source.
    pub fn file(&self) -> Option<&str> {
        self.source.as_ref()?.name()
    }
}

/// The reference's sentence with its position: `Division by 0 (file: a.pp, line: 1, column: 3)`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.issue)?;
        match (self.file(), self.line_column()) {
            (Some(file), Some(at)) => {
                write!(
                    f,
                    " (file: {file}, line: {}, column: {})",
                    at.line, at.column
                )
            }
            (Some(file), None) => write!(f, " (file: {file})"),
            (None, Some(at)) => write!(f, " (line: {}, column: {})", at.line, at.column),
            (None, None) => Ok(()),
        }
    }
}
