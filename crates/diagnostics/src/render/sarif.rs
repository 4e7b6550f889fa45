//! SARIF 2.1.0, which code scanning services read.
//!
//! The results are written as they come; the tool with its rules follows them, because the rules
//! are only known then. The order of keys means nothing in JSON.

use std::collections::BTreeSet;
use std::io;

use super::json_text::string;
use super::{FileFindings, Finding, Output, Renderer, Totals};
use crate::LineColumn;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Shows findings as a SARIF log.
pub struct SarifRenderer {
    version: String,
    rules: BTreeSet<&'static str>,
    any: bool,
}

impl SarifRenderer {
    /// For the tool of this version.
    pub fn new(version: impl Into<String>) -> Self {
        Self {
            version: version.into(),
            rules: BTreeSet::new(),
            any: false,
        }
    }

    fn result(finding: &Finding<'_>) -> String {
        let level = if finding.is_error() {
            "error"
        } else {
            "warning"
        };
        let mut message = finding.message.clone().into_owned();
        if let Some(hint) = finding.hint {
            message.push('\n');
            message.push_str(hint);
        }
        format!(
            "{{\"ruleId\":{},\"level\":\"{level}\",\"message\":{{\"text\":{}}}{}}}",
            string(finding.code),
            string(&message),
            location(finding)
        )
    }
}

fn location(finding: &Finding<'_>) -> String {
    let Some(file) = finding.file else {
        return String::new();
    };
    let uri = string(&uri(file));
    let region = finding.range().map_or_else(String::new, |(start, end)| {
        let LineColumn { line, column } = start;
        format!(
            ",\"region\":{{\"startLine\":{line},\"startColumn\":{column},\
             \"endLine\":{},\"endColumn\":{}}}",
            end.line, end.column
        )
    });
    format!(
        ",\"locations\":[{{\"physicalLocation\":{{\"artifactLocation\":{{\"uri\":{uri}}}{region}}}}}]"
    )
}

/// A path as a URI: relative as it is, absolute with its scheme.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len() + 8);
    if path.starts_with('/') {
        uri.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            b'\\' if cfg!(windows) => uri.push('/'),
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

impl Renderer for SarifRenderer {
    fn begin(&mut self, output: &mut Output<'_>) -> io::Result<()> {
        write!(
            output.out,
            "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\
             \"columnKind\":\"unicodeCodePoints\",\"results\":["
        )
    }

    fn file(&mut self, file: &FileFindings<'_>, output: &mut Output<'_>) -> io::Result<()> {
        for finding in &file.findings {
            self.rules.insert(finding.code);
            let separator = if std::mem::replace(&mut self.any, true) {
                ","
            } else {
                ""
            };
            write!(output.out, "{separator}\n{}", Self::result(finding))?;
        }
        Ok(())
    }

    fn end(&mut self, _: Totals, output: &mut Output<'_>) -> io::Result<()> {
        let rules: Vec<String> = self
            .rules
            .iter()
            .map(|code| format!("{{\"id\":{}}}", string(code)))
            .collect();
        writeln!(
            output.out,
            "],\n\"tool\":{{\"driver\":{{\"name\":\"marotte\",\"version\":{},\"rules\":[{}]}}}}}}]}}",
            string(&self.version),
            rules.join(",")
        )
    }
}
