//! Why there is no catalog.

use std::io;

use marotte_diagnostics::render::{Blame, Output};
use marotte_diagnostics::{Severity, SiteIssue};
use marotte_eval::Signal;
use marotte_site::Failed;

use crate::complaints::Complaints;
use crate::format::Format;

/// The catalog is good, and cannot be written.
pub(super) fn not_written(path: &str, error: &io::Error) -> Failed {
    let issue = SiteIssue::CatalogNotWritten {
        path: path.into(),
        why: error.to_string().into(),
    };
    Failed::new(Signal::bare(issue).into_diagnostic(), None)
}

/// Shows why there is no catalog of a node, or of any.
pub(super) fn show(
    failed: &Failed,
    node: Option<&str>,
    complaints: &mut Complaints,
    output: &mut Output<'_>,
) -> io::Result<()> {
    let diagnostic = &*failed.diagnostic;
    match (failed.blame, complaints.format()) {
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
        (Some(Blame::Search | Blame::Classifier), _) => complaints.error(None, diagnostic, output),
        _ => complaints.error(node, diagnostic, output),
    }
}
