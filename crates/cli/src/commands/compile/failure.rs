//! Why there is no catalog.

use std::io;

use marotte_diagnostics::render::{Blame, Output};
use marotte_diagnostics::{Diagnostic, LogEntry, Severity};
use marotte_eval::Signal;

use crate::complaints::Complaints;
use crate::format::Format;
use crate::site::NodeError;

/// Why there is no catalog.
pub(super) struct Failed {
    /// The error.
    diagnostic: Box<Diagnostic>,
    /// Who is to blame; nobody but us, or the machine, if there is none.
    blame: Option<Blame>,
}

impl Failed {
    /// The code is bad.
    pub(super) fn new(diagnostic: Box<Diagnostic>) -> Self {
        Self {
            diagnostic,
            blame: Some(Blame::Code),
        }
    }

    /// Something else is.
    pub(super) fn of_marotte(message: String) -> Self {
        Self {
            blame: None,
            ..Self::of_text(message)
        }
    }

    /// The code is bad, for a reason that is given as text.
    pub(super) fn of_text(message: String) -> Self {
        Self::new(Signal::last_word(message).into_diagnostic())
    }

    /// The catalog cannot be written.
    pub(super) fn of_rendering(message: String) -> Self {
        Self {
            blame: Some(Blame::Rendering),
            ..Self::of_text(message)
        }
    }

    /// There is no such node.
    pub(super) fn of_node(error: NodeError) -> Self {
        let blame = match error {
            NodeError::Searching(_) => Some(Blame::Search),
            NodeError::NotFound(_) => Some(Blame::Classifier),
            NodeError::Other(_) => None,
        };
        Self {
            blame,
            ..Self::of_text(error.message())
        }
    }

    /// Whether there is a catalog nevertheless, which only cannot be written.
    pub(super) fn is_compiled(&self) -> bool {
        self.blame == Some(Blame::Rendering)
    }

    /// Whether the last of these messages is the error itself, which the reference logs before it
    /// raises it.
    pub(super) fn ends(&self, logs: &[LogEntry]) -> bool {
        let last = logs.last().and_then(LogEntry::diagnostic);
        self.diagnostic.logged && last.is_some_and(|last| last.issue == self.diagnostic.issue)
    }

    /// Shows why there is no catalog of a node, or of any.
    pub(super) fn show(
        &self,
        node: Option<&str>,
        complaints: &mut Complaints,
        output: &mut Output<'_>,
    ) -> io::Result<()> {
        let diagnostic = &*self.diagnostic;
        match (self.blame, complaints.format()) {
            (Some(blame), Format::Reference) => {
                let console = complaints.console();
                console.no_catalog(diagnostic, blame, node, output.log)
            }
            (None, Format::Human | Format::Reference) => {
                let node = node.map_or(String::new(), |node| format!("{node}: "));
                let message = format!("{node}{diagnostic}");
                complaints.plain(Severity::Error, diagnostic.issue.code(), &message, output)
            }
            // The sentence names the node.
            (Some(Blame::Search | Blame::Classifier), _) => {
                complaints.error(None, diagnostic, output)
            }
            _ => complaints.error(node, diagnostic, output),
        }
    }
}
