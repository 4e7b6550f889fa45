//! For other programs: one JSON array of objects, one finding a line.
//!
//! | key | value |
//! |---|---|
//! | `file` | the file as the user named it; `null` for code from a command line |
//! | `line`, `column` | where the reference reports it, from 1, columns in characters; `null` if it names no place |
//! | `end_line`, `end_column` | just after the text that it is about; `null` with `line` |
//! | `code` | the reference's issue code, such as `SYNTAX_ERROR` |
//! | `severity` | `error`, `warning` or `deprecation` |
//! | `message` | the reference's sentence, without a position |
//! | `hint` | advice, or `null` |
//!
//! New keys may appear; those above stay.

use std::io;

use super::json_text::{optional_number, optional_string, string};
use super::{FileFindings, Finding, Output, Renderer, Totals};
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
        // A place without a position ends nowhere, and nothing ends before it begins.
        let end = at
            .and(finding.range())
            .map(|(_, end)| end)
            .map(|end| match at {
                Some(at) if (end.line, end.column) < (at.line, at.column) => at,
                _ => end,
            });
        let fields = [
            ("file", optional_string(finding.file)),
            ("line", optional_number(at.map(|at| at.line))),
            ("column", optional_number(at.map(|at| at.column))),
            ("end_line", optional_number(end.map(|at| at.line))),
            ("end_column", optional_number(end.map(|at| at.column))),
            ("code", string(finding.code)),
            ("severity", string(severity(finding.severity))),
            ("message", string(&finding.message)),
            ("hint", optional_string(finding.hint)),
        ];
        let fields: Vec<String> = fields
            .iter()
            .map(|(key, value)| format!("\"{key}\":{value}"))
            .collect();
        format!("{{{}}}", fields.join(","))
    }
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
