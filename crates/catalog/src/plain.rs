//! Catalogs without rich data: what JSON has no type for becomes strings.

use marotte_diagnostics::{
    Before, Diagnostic, EvaluationIssue, Level, LogEntry, Place, Severity, Told,
};
use marotte_pcore::Value;
use marotte_pcore::convert::rich::{ToDataOptions, to_data};

use crate::{Catalog, Resource};

impl Catalog {
    /// Makes the values of all attributes plain data. What is lost by that is a warning, or an error
    /// where doubtful constructs are errors.
    pub fn without_rich_data(&mut self, is_strict: bool) -> Result<Vec<LogEntry>, Box<Diagnostic>> {
        self.is_plain = true;
        let mut losses = Vec::new();
        for resource in &mut self.resources {
            let place = Place::Line {
                file: resource.file.as_deref().map(Into::into),
                line: resource.line,
            };
            let lost = make_plain(resource);
            losses.extend(lost.into_iter().map(|issue| loss(issue, &place)));
        }
        if !is_strict {
            let warnings = losses.into_iter();
            return Ok(warnings
                .map(|loss| LogEntry::finding(Level::Warning, loss))
                .collect());
        }
        match losses.into_iter().next() {
            Some(loss) => Err(Box::new(Diagnostic {
                severity: Severity::Error,
                ..loss.before(Before::Evaluation)
            })),
            None => Ok(Vec::new()),
        }
    }
}

/// A value has lost its type; the reference tells where its resource is declared only if it knows
/// the line.
fn loss(issue: EvaluationIssue, place: &Place) -> Diagnostic {
    let told = match place.line() {
        Some(_) => Told::Line,
        None => Told::Nothing,
    };
    Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::at_line(issue, place.clone()).told(told)
    }
}

fn make_plain(resource: &mut Resource) -> Vec<EvaluationIssue> {
    let reference = resource.reference();
    let options = ToDataOptions {
        rich_data: false,
        message_prefix: &reference,
    };
    let given = resource.parameters.iter().cloned();
    let all = Value::hash(given.map(|(name, value)| (Value::String(name), value)));
    let (data, issues) = to_data(&all, options);
    if let Value::Hash(data) = data {
        let entries = data.iter().filter_map(|(name, value)| match name {
            Value::String(name) => Some((name.clone(), value.clone())),
            _ => None,
        });
        resource.parameters = entries.collect();
    }
    issues
}
