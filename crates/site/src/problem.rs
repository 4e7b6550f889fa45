//! What is wrong with a site, or with what is asked of it.

use marotte_diagnostics::{Cause, Diagnostic, Issue, Severity, SiteIssue, Told};

/// Why there is no answer.
pub type Problem = Box<Diagnostic>;

/// An issue of which nobody tells a place.
pub(crate) fn problem(issue: impl Into<Issue>) -> Problem {
    let diagnostic = Diagnostic::without_source(issue.into(), Severity::Error);
    Box::new(diagnostic.told(Told::Nothing))
}

/// An issue that another passes on.
pub(crate) fn cause(issue: SiteIssue) -> Cause {
    Cause(problem(issue))
}
