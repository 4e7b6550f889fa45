//! What is known of a node, as `puppet node find` tells it.

use marotte_diagnostics::{Issue, SiteIssue};
use marotte_pcore::Value;

use crate::failed::Failed;
use crate::node::Node;
use crate::node::classifier::classify;
use crate::problem::Problem;
use crate::site::Site;

impl Site {
    /// A node with the environment, the classes and the parameters that it has by its classifier and its
    /// facts.
    pub fn find_node(&self, node: &Node) -> Result<Value, Problem> {
        let classified = classify(&self.place, node.name()).map_err(why)?;
        let environment = classified
            .environment
            .as_deref()
            .unwrap_or_else(|| self.environment_name());
        let mut entries: Vec<(Value, Value)> = vec![
            ("name".into(), node.name().into()),
            ("environment".into(), environment.into()),
        ];
        let classes = classified.classes;
        if !classes.is_empty() {
            let has_parameters = classes.iter().any(|(_, parameters)| parameters.is_some());
            let names = classes
                .into_iter()
                .map(|(name, of)| (Value::String(name), of));
            let classes = match has_parameters {
                true => Value::hash(names.map(|(name, of)| (name, of.unwrap_or(Value::Undef)))),
                false => Value::array(names.map(|(name, _)| name)),
            };
            entries.push(("classes".into(), classes));
        }
        let mut parameters = classified.parameters;
        for (name, value) in node.known_facts() {
            if parameters.iter().all(|(known, _)| known != name) {
                parameters.push((name.clone(), value.clone()));
            }
        }
        if !parameters.is_empty() {
            let parameters = parameters
                .into_iter()
                .map(|(name, value)| (Value::String(name), value));
            entries.push(("parameters".into(), Value::hash(parameters)));
        }
        Ok(Value::hash(entries))
    }
}

/// Why a classifier has no answer, without what was asked.
fn why(failed: Failed) -> Problem {
    let diagnostic = failed.diagnostic;
    if let Issue::Site(issue) = &diagnostic.issue
        && let SiteIssue::NodeSearchFailed { why, .. } = &**issue
    {
        return why.0.clone();
    }
    diagnostic
}
