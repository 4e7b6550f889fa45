//! Compares the resource types of modules, one by one.

use std::io;

use marotte_environment::Environment;
use marotte_eval::Loader;
use marotte_resources::{Kind, ResourceType, is_metaparameter};
use serde_json::{Map, Value, json};

use super::Compared;
use crate::puppet::filter;
use crate::{Chore, say};

/// Asks the reference for all types of the modules and compares ours; fails if any differs.
pub(super) fn run(compared: &Compared) -> Chore {
    let mut script = compared.puppet.project_script("scripts/types.rb");
    script.arg(&compared.modules);
    let listed = filter(&mut script, String::new())?;
    let theirs: Map<String, Value> = serde_json::from_str(&listed).map_err(io::Error::from)?;
    let environment = compared.environment();
    let mut same = 0;
    for (name, theirs) in &theirs {
        let ours = ours(&environment, name);
        let differences = differences(theirs, &ours);
        same += usize::from(differences.is_empty());
        for difference in differences {
            say(&format!("{name}: {difference}"));
        }
    }
    for name in environment.resource_type_names() {
        if !theirs.contains_key(&name) {
            say(&format!("{name}: not in the reference"));
        }
    }
    say(&format!(
        "{same} of {} resource types are the same",
        theirs.len()
    ));
    Ok(same == theirs.len())
}

/// One of our types in the form of the script; a text if it cannot be loaded.
fn ours(environment: &Environment, name: &str) -> Value {
    match environment.resource_type(name) {
        Ok(found) => found
            .resource_type
            .map_or_else(|| json!("there is no such type"), |of| described(&of)),
        Err(error) => json!(error.failure.into_diagnostic().to_string()),
    }
}

fn described(of: &ResourceType) -> Value {
    let names = |kind: Kind| -> Vec<&str> {
        let attributes = of.attributes().iter();
        attributes
            .filter(|attribute| attribute.kind == kind)
            // A property may be called as a metaparameter is: `alias` of hosts.
            .filter(|attribute| kind == Kind::Property || !is_metaparameter(&attribute.name))
            .map(|attribute| &*attribute.name)
            .collect()
    };
    let patterns: Vec<Value> = of
        .title_patterns()
        .iter()
        .map(|pattern| {
            json!([
                pattern.source(),
                pattern.attributes().iter().collect::<Vec<_>>()
            ])
        })
        .collect();
    json!({
        "parameters": names(Kind::Parameter),
        "properties": names(Kind::Property),
        "namevars": of.namevars(),
        "isomorphic": of.is_isomorphic(),
        "patterns": patterns,
    })
}

fn differences(theirs: &Value, ours: &Value) -> Vec<String> {
    if let (Some(theirs), Some(ours)) = (theirs.as_object(), ours.as_object()) {
        let fields = theirs
            .iter()
            .filter(|(field, value)| ours.get(*field) != Some(value));
        let told = |(field, value): (&String, &Value)| {
            let ours = ours.get(field).unwrap_or(&Value::Null);
            format!("{field}: {value} in the reference, {ours} here")
        };
        return fields.map(told).collect();
    }
    vec![format!("{theirs} in the reference, {ours} here")]
}
