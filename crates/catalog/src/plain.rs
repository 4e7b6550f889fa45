//! What is lost when values become data: without rich data, what JSON has no type for becomes strings;
//! with it, objects of another language do.

use marotte_diagnostics::{
    Before, Diagnostic, EvaluationIssue, Level, LogEntry, Place, Severity, Told,
};
use marotte_pcore::Value;
use marotte_pcore::convert::rich::{ToDataOptions, has_no_data, to_data};

use crate::{Catalog, Resource};

impl Catalog {
    /// Makes the values of all attributes plain data. What is lost by that is a warning, or an error
    /// where doubtful constructs are errors.
    pub fn without_rich_data(&mut self, is_strict: bool) -> Result<Vec<LogEntry>, Box<Diagnostic>> {
        self.is_plain = true;
        let mut losses = Vec::new();
        for resource in &mut self.resources {
            let (data, lost) = to_data_of(resource, false);
            losses.extend(located(resource, lost));
            if let Value::Hash(data) = data {
                let entries = data.iter().filter_map(|(name, value)| match name {
                    Value::String(name) => Some((name.clone(), value.clone())),
                    _ => None,
                });
                resource.parameters = entries.collect();
            }
        }
        told(losses, is_strict)
    }

    /// What is lost although data is rich: objects of another language are written as text.
    pub fn lost_objects(&self, is_strict: bool) -> Result<Vec<LogEntry>, Box<Diagnostic>> {
        if !self.has_objects {
            return Ok(Vec::new());
        }
        let lossy = self.resources.iter().filter(|resource| {
            let mut parameters = resource.parameters.iter();
            parameters.any(|(_, value)| has_no_data(value))
        });
        let losses = lossy.flat_map(|resource| located(resource, to_data_of(resource, true).1));
        told(losses.collect(), is_strict)
    }
}

/// The values of all attributes as data, and what was lost on the way.
fn to_data_of(resource: &Resource, rich_data: bool) -> (Value, Vec<EvaluationIssue>) {
    let reference = resource.reference();
    let options = ToDataOptions {
        rich_data,
        message_prefix: &reference,
    };
    let given = resource.parameters.iter().cloned();
    let all = Value::hash(given.map(|(name, value)| (Value::String(name), value)));
    to_data(&all, options)
}

/// Values have lost their types; the reference tells where their resource is declared only if it
/// knows the line.
fn located(resource: &Resource, lost: Vec<EvaluationIssue>) -> Vec<Diagnostic> {
    let place = Place::Line {
        file: resource.file.as_deref().map(Into::into),
        line: resource.line,
    };
    let told = match place.line() {
        Some(_) => Told::Line,
        None => Told::Nothing,
    };
    let lost = lost.into_iter();
    lost.map(|issue| Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::at_line(issue, place.clone()).told(told)
    })
    .collect()
}

/// What is said of that: warnings, or the first as an error.
fn told(losses: Vec<Diagnostic>, is_strict: bool) -> Result<Vec<LogEntry>, Box<Diagnostic>> {
    let mut losses = losses.into_iter();
    if !is_strict {
        let warnings = losses.map(|loss| LogEntry::finding(Level::Warning, loss));
        return Ok(warnings.collect());
    }
    match losses.next() {
        Some(loss) => Err(Box::new(Diagnostic {
            severity: Severity::Error,
            ..loss.before(Before::Evaluation)
        })),
        None => Ok(Vec::new()),
    }
}
