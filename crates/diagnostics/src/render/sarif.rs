//! SARIF 2.1.0, which code scanning services read.
//!
//! The results are written as they come; the tool with its rules follows them, because the rules
//! are only known then. The order of keys means nothing in JSON.

use std::collections::BTreeSet;
use std::io;

use super::json_text::{list, object, string};
use super::spot::Spot;
use super::{FileFindings, Finding, Output, Renderer, Totals};
use crate::LineColumn;
use crate::explain::page;

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
        let mut text = finding.message.clone().into_owned();
        for line in finding.hint.iter().map(|hint| &**hint) {
            text.push('\n');
            text.push_str(line);
        }
        for note in &finding.notes {
            text.push('\n');
            text.push_str(note);
        }
        let mut fields = vec![
            ("ruleId", string(finding.code)),
            ("level", string(level)),
            ("message", message(&text)),
        ];
        if let Some(location) = location(&finding.spot) {
            fields.push(("locations", list([object(&[location])].into_iter())));
        }
        let related = related(finding);
        if !related.is_empty() {
            fields.push(("relatedLocations", list(related.into_iter())));
        }
        if !finding.nodes.is_empty() {
            let nodes = list(finding.nodes.iter().map(|node| string(node)));
            fields.push(("properties", object(&[("nodes", nodes)])));
        }
        object(&fields)
    }
}

/// A rule, with what its page says.
fn rule(code: &str) -> String {
    let mut fields = vec![("id", string(code))];
    if let Some(page) = page(code) {
        let example = page
            .example
            .iter()
            .map(|file| format!("{}:\n{}\n\n", file.path, file.text));
        let example: String = example.collect();
        let help = format!("{}\n\n{example}{}", page.meaning, page.mend);
        fields.push(("shortDescription", message(page.meaning)));
        fields.push(("help", message(&help)));
    }
    object(&fields)
}

fn message(text: &str) -> String {
    object(&[("text", string(text))])
}

/// The places that a finding speaks of, and that of the error that it passes on.
fn related(finding: &Finding<'_>) -> Vec<String> {
    let places = finding.related.iter();
    let mut related: Vec<String> = places
        .filter_map(|place| {
            let location = location(&place.spot)?;
            Some(object(&[location, ("message", message(&place.label))]))
        })
        .collect();
    if let Some(cause) = &finding.cause {
        let text = format!("{}: {}", cause.code, cause.message);
        if let Some(location) = location(&cause.spot) {
            related.push(object(&[location, ("message", message(&text))]));
        }
        related.extend(self::related(cause));
    }
    related
}

/// The key and value of a place, if it has a file.
fn location(spot: &Spot<'_>) -> Option<(&'static str, String)> {
    let uri = string(&uri(spot.file.as_deref()?));
    let region = match (spot.range(), spot.line_number()) {
        (Some((LineColumn { line, column }, end)), _) => format!(
            ",\"region\":{{\"startLine\":{line},\"startColumn\":{column},\
             \"endLine\":{},\"endColumn\":{}}}",
            end.line, end.column
        ),
        (None, Some(line)) => format!(",\"region\":{{\"startLine\":{line}}}"),
        (None, None) => String::new(),
    };
    let physical = format!("{{\"artifactLocation\":{{\"uri\":{uri}}}{region}}}");
    Some(("physicalLocation", physical))
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
        let rules: Vec<String> = self.rules.iter().map(|code| rule(code)).collect();
        writeln!(
            output.out,
            "],\n\"tool\":{{\"driver\":{{\"name\":\"marotte\",\"version\":{},\"rules\":[{}]}}}}}}]}}",
            string(&self.version),
            rules.join(",")
        )
    }
}
