//! Why there is no catalog, and who is to blame.

use std::io;

use marotte_diagnostics::render::Blame;
use marotte_diagnostics::{EvaluationIssue, LogEntry, SiteIssue};
use marotte_pcore::deep::Excess;

use crate::problem::{Problem, problem};

/// Why there is no catalog.
#[derive(Clone, Debug)]
pub struct Failed {
    /// The error.
    pub diagnostic: Problem,
    /// Who is to blame; nobody but us, or the machine, if there is none.
    pub blame: Option<Blame>,
}

impl From<Excess> for Failed {
    fn from(excess: Excess) -> Self {
        Self::of_code(problem(EvaluationIssue::from(excess)))
    }
}

impl Failed {
    /// Somebody is to blame for an error.
    pub fn new(diagnostic: Problem, blame: Option<Blame>) -> Self {
        Self { diagnostic, blame }
    }

    /// The code is bad.
    pub fn of_code(diagnostic: Problem) -> Self {
        Self::new(diagnostic, Some(Blame::Code))
    }

    /// A catalog is good, and cannot be written.
    pub fn not_written(path: &str, error: &io::Error) -> Self {
        let (path, why) = (path.into(), error.to_string().into());
        Self::new(problem(SiteIssue::CatalogNotWritten { path, why }), None)
    }

    /// Whether there is a catalog nevertheless, which only cannot be written.
    pub fn is_compiled(&self) -> bool {
        self.blame == Some(Blame::Rendering)
    }

    /// Whether the last of these messages is the error itself, which the reference logs before it
    /// raises it.
    pub fn ends(&self, logs: &[LogEntry]) -> bool {
        let last = logs.last().and_then(LogEntry::diagnostic);
        self.diagnostic.logged && last.is_some_and(|last| last.issue == self.diagnostic.issue)
    }
}
