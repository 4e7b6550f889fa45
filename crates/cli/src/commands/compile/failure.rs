//! Why there is no catalog.

use std::io;

use marotte_diagnostics::Severity;
use marotte_diagnostics::render::{Blame, Output};
use marotte_site::Failed;

use crate::complaints::Complaints;
use crate::format::Format;

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
