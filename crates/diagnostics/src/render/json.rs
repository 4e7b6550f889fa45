//! For other programs: one JSON array of objects, one finding a line.
//!
//! | key | value |
//! |---|---|
//! | `file` | the file as the user named it; `null` for code from a command line |
//! | `line`, `column` | where the reference reports it, from 1, columns in characters; `null` if it names no place |
//! | `end_line`, `end_column` | just after the text that it is about; `null` with `column` |
//! | `code` | the reference's issue code, such as `SYNTAX_ERROR`, or ours where it has none |
//! | `severity` | `error`, `warning` or `deprecation` |
//! | `message` | the reference's sentence, without a position |
//! | `hint` | advice, or `null` |
//! | `related` | other places that the sentence speaks of: `file`, `line` and `column` as above, and what is there as `message` (`declared here`) |
//! | `cause` | the error that the sentence passes on, an object as this one, or `null` |
//! | `notes` | how the code came to run: a text for each define, class and node around it, innermost first |
//! | `nodes` | the nodes whose compilation met it; empty if it was found without one |
//!
//! New keys may appear; those above stay.

use std::io;

use super::json_text::{list, object, optional_number, optional_string, string};
use super::{FileFindings, Finding, Output, Related, Renderer, Totals};
use crate::Severity;

/// Shows findings as a JSON array.
#[derive(Default)]
pub struct JsonRenderer {
    any: bool,
}

impl JsonRenderer {
    /// The object of one finding.
    pub fn object(finding: &Finding<'_>) -> String {
        let at = finding.line_column();
        let end = finding.spot.end();
        let cause = finding.cause.as_ref();
        let texts = |texts: &mut dyn Iterator<Item = &str>| list(texts.map(string));
        let fields = [
            ("file", optional_string(finding.file())),
            ("line", optional_number(finding.spot.line_number())),
            ("column", optional_number(at.map(|at| at.column))),
            ("end_line", optional_number(end.map(|at| at.line))),
            ("end_column", optional_number(end.map(|at| at.column))),
            ("code", string(finding.code)),
            ("severity", string(severity(finding.severity))),
            ("message", string(&finding.message)),
            ("hint", optional_string(finding.hint.as_deref())),
            ("related", list(finding.related.iter().map(related))),
            (
                "cause",
                cause.map_or("null".to_owned(), |cause| Self::object(cause)),
            ),
            (
                "notes",
                texts(&mut finding.notes.iter().map(String::as_str)),
            ),
            (
                "nodes",
                texts(&mut finding.nodes.iter().map(|node| &**node)),
            ),
        ];
        object(&fields)
    }
}

fn related(related: &Related<'_>) -> String {
    let spot = &related.spot;
    object(&[
        ("file", optional_string(spot.file.as_deref())),
        ("line", optional_number(spot.line_number())),
        (
            "column",
            optional_number(spot.line_column().map(|at| at.column)),
        ),
        ("message", string(&related.label)),
    ])
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Deprecation => "deprecation",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

impl Renderer for JsonRenderer {
    fn begin(&mut self, output: &mut Output<'_>) -> io::Result<()> {
        write!(output.out, "[")
    }

    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        for finding in &file.findings {
            let separator = if std::mem::replace(&mut self.any, true) {
                ","
            } else {
                ""
            };
            write!(output.out, "{separator}\n{}", Self::object(finding))?;
        }
        Ok(())
    }

    fn end(&mut self, _: Totals, output: &mut Output<'_>) -> io::Result<()> {
        writeln!(output.out, "{}]", if self.any { "\n" } else { "" })
    }
}
