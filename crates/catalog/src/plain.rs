//! Catalogs without rich data: what JSON has no type for becomes strings.

use marotte_diagnostics::EvaluationIssue;
use marotte_pcore::convert::rich::{ToDataOptions, to_data};
use marotte_pcore::{Str, Value};

use crate::{Catalog, Resource};

/// A value that has lost its type.
pub struct Loss {
    /// What happened to it.
    pub issue: EvaluationIssue,
    /// The file that declares the resource.
    pub file: Option<Str>,
    /// The line that declares it.
    pub line: Option<u32>,
}

impl Catalog {
    /// Makes the values of all attributes plain data, and says what was lost.
    pub fn make_plain(&mut self) -> Vec<Loss> {
        self.is_plain = true;
        let mut losses = Vec::new();
        for resource in &mut self.resources {
            let (file, line) = (resource.file.clone(), resource.line);
            losses.extend(make_plain(resource).into_iter().map(|issue| Loss {
                issue,
                file: file.clone(),
                line,
            }));
        }
        losses
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
