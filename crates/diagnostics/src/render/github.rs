//! For GitHub: workflow commands, which become annotations of a pull request.

use std::io;

use super::{FileFindings, Finding, Output, Renderer};

/// Shows findings as workflow commands: `::error file=a.pp,line=1,col=2::…`.
pub struct GithubRenderer;

impl GithubRenderer {
    /// The command of one finding.
    pub fn command(finding: &Finding<'_>) -> String {
        let mut command = if finding.is_error() {
            "::error ".to_owned()
        } else {
            "::warning ".to_owned()
        };
        if let Some(file) = finding.file() {
            command.push_str(&format!("file={},", escape_property(file)));
        }
        if let Some((start, end)) = finding.spot.range() {
            let at = finding.line_column().unwrap_or(start);
            command.push_str(&format!("line={},", at.line));
            if end.line > at.line {
                command.push_str(&format!("endLine={},", end.line));
            } else {
                // Columns are only shown for what stands on one line.
                command.push_str(&format!("col={},", at.column));
                if end.line == at.line && end.column > at.column {
                    command.push_str(&format!("endColumn={},", end.column));
                }
            }
        } else if let Some(line) = finding.spot.line_number() {
            command.push_str(&format!("line={line},"));
        }
        command.push_str(&format!("title={}::", escape_property(finding.code)));
        command.push_str(&escape(&finding.message));
        for line in further(finding) {
            command.push_str(&escape(&format!("\n{line}")));
        }
        command
    }
}

/// What an annotation has no place for but in its text, a line each.
fn further(finding: &Finding<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if !finding.nodes.is_empty() {
        lines.push(format!("on {}", finding.nodes.join(", ")));
    }
    if let Some(cause) = &finding.cause {
        lines.push(format!("{}: {}", cause.spot.short("-e"), cause.message));
    }
    let related = finding.related.iter();
    lines.extend(related.map(|place| format!("{}: {}", place.label, place.spot.short("-e"))));
    lines.extend(finding.hint.iter().map(ToString::to_string));
    lines.extend(finding.notes.iter().cloned());
    lines
}

fn escape(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

fn escape_property(text: &str) -> String {
    escape(text).replace(':', "%3A").replace(',', "%2C")
}

impl Renderer for GithubRenderer {
    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        for finding in &file.findings {
            writeln!(output.out, "{}", Self::command(finding))?;
        }
        Ok(())
    }
}
