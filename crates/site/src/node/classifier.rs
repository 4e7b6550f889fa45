//! A command that knows the classes, parameters and environments of nodes: `node_terminus = exec`.

use std::path::Path;

use marotte_diagnostics::render::Blame;
use marotte_diagnostics::{Cause, SiteIssue};
use marotte_pcore::convert::to_text;
use marotte_pcore::{Str, Value};
use marotte_settings::System;
use marotte_yaml::Symbol;

use crate::failed::Failed;
use crate::parts::{Parts, run};
use crate::paths::absolute;
use crate::place::Place;
use crate::problem::{Problem, cause, problem};

/// What a classifier says of a node.
#[derive(Default)]
pub(crate) struct Classified {
    /// The classes, with parameters where it gave any.
    pub(crate) classes: Vec<(Str, Option<Value>)>,
    /// Variables of the top scope.
    pub(crate) parameters: Vec<(Str, Value)>,
    /// The environment that the node is to be in.
    pub(crate) environment: Option<String>,
}

/// The search for a node failed.
pub(crate) fn search_failed(node: &str, why: Problem) -> Failed {
    let issue = SiteIssue::NodeSearchFailed {
        node: node.into(),
        why: Cause(why),
    };
    Failed::new(problem(issue), Some(Blame::Search))
}

/// A command with its path from the root on.
pub fn full_command(system: &dyn System, command: &str) -> String {
    let full_path = |program: &str| match program {
        "none" => program.to_owned(),
        _ => absolute(system, Path::new(program))
            .to_string_lossy()
            .into_owned(),
    };
    match command.split_once(char::is_whitespace) {
        Some((program, arguments)) => format!("{} {arguments}", full_path(program)),
        None => full_path(command),
    }
}

/// Asks the classifier that the settings name, if they name one.
pub(crate) fn classify(place: &Place, node: &str) -> Result<Classified, Failed> {
    let failed = |why: Problem| search_failed(node, why);
    let text = |name: &str| {
        let value = place.settings.values(None).text(name);
        value.map_err(failed)
    };
    match text("node_terminus")?.as_str() {
        "exec" => {}
        "plain" | "" | "memory" => return Ok(Classified::default()),
        other => {
            let name = other.into();
            return Err(failed(problem(SiteIssue::UnknownTerminus { name })));
        }
    }
    let output = ask(&place.parts, &text("external_nodes")?, node).map_err(failed)?;
    if output.trim().is_empty() {
        let issue = SiteIssue::NodeNotFound { node: node.into() };
        return Err(Failed::new(problem(issue), Some(Blame::Classifier)));
    }
    understand(node, &output).map_err(failed)
}

fn ask(parts: &Parts, command: &str, node: &str) -> Result<String, Problem> {
    if command == "none" {
        return Err(problem(SiteIssue::NoClassifier));
    }
    let mut words: Vec<&str> = command.split_whitespace().collect();
    let is_absolute = words
        .first()
        .is_some_and(|first| Path::new(first).is_absolute());
    if !is_absolute {
        return Err(problem(SiteIssue::RelativeClassifier));
    }
    words.push(node);
    run(&*parts.commands, &words).map_err(|why| {
        problem(SiteIssue::ClassifierFailed {
            node: node.into(),
            why: Cause(why),
        })
    })
}

/// The answer: YAML with `classes`, `parameters` and `environment`.
fn understand(node: &str, output: &str) -> Result<Classified, Problem> {
    let unusable = |why: SiteIssue| {
        problem(SiteIssue::UnusableClassification {
            node: node.into(),
            why: cause(why),
        })
    };
    let answer = marotte_yaml::load(output.as_bytes()).map_err(|error| {
        let why = error.to_string().into();
        unusable(SiteIssue::ClassificationNotYaml { why })
    })?;
    let mut classified = Classified::default();
    for (key, value) in entries(&answer).map_err(unusable)? {
        let ((Some(key), _) | (None, Value::String(key))) = (Symbol::name_of(&key), &key) else {
            let class = marotte_hiera::ruby_class(&key).into();
            return Err(unusable(SiteIssue::ClassificationKey { class }));
        };
        match (key.as_str(), &value) {
            (_, Value::Undef) => {}
            ("classes", value) => classified.classes = classes(value)?,
            ("parameters", Value::Hash(parameters)) => {
                let entries = parameters.iter();
                classified.parameters = entries
                    .map(|(name, value)| match Symbol::name_of(value) {
                        Some(symbol) => (text(name), Value::String(symbol.clone())),
                        None => (text(name), value.clone()),
                    })
                    .collect();
            }
            ("parameters", _) => return Err(problem(SiteIssue::NodeParametersNoHash)),
            ("environment", name) => classified.environment = Some(text(name).to_string()),
            _ => {}
        }
    }
    Ok(classified)
}

/// The keys and values of an answer. One that is a list has a pair in each element; what begins a
/// text there is no key that matters.
fn entries(answer: &Value) -> Result<Vec<(Value, Value)>, SiteIssue> {
    match answer {
        Value::Hash(hash) => Ok(hash
            .iter()
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect()),
        Value::Array(values) => Ok(values
            .iter()
            .filter_map(|value| match value {
                Value::String(text) if !text.is_empty() => None,
                Value::Array(pair) => {
                    let part = |index: usize| pair.get(index).cloned().unwrap_or_default();
                    Some((part(0), part(1)))
                }
                Value::Integer(number) => Some((Value::Integer(number & 1), Value::Undef)),
                _ => Some((Value::Undef, Value::Undef)),
            })
            .collect()),
        other => {
            let class = marotte_hiera::ruby_class(other).into();
            Err(SiteIssue::ClassificationNoHash { class })
        }
    }
}

/// A name, which may be a symbol.
fn text(name: &Value) -> Str {
    match Symbol::name_of(name) {
        Some(symbol) => symbol.clone(),
        None => to_text(name),
    }
}

/// A name as Ruby prints it, which may be no name at all.
fn ruby_text(name: &Value) -> Str {
    match name {
        Value::Array(_) | Value::Hash(_) => marotte_eval::ruby_to_s(name).into(),
        name => text(name),
    }
}

fn classes(value: &Value) -> Result<Vec<(Str, Option<Value>)>, Problem> {
    let nameless = || problem(SiteIssue::NamelessClass);
    match value {
        Value::Array(names) if names.iter().any(|name| matches!(name, Value::Undef)) => {
            Err(nameless())
        }
        Value::Array(names) => Ok(names.iter().map(|name| (ruby_text(name), None)).collect()),
        Value::Hash(classes) if classes.contains_key(&Value::Undef) => Err(nameless()),
        Value::Hash(classes) => {
            let entries = classes.iter();
            entries
                .map(|(name, value)| match value {
                    Value::Undef | Value::Boolean(false) => Ok((text(name), None)),
                    Value::Hash(_) => Ok((text(name), Some(value.clone()))),
                    Value::Array(given) if given.is_empty() => Ok((text(name), None)),
                    Value::String(given) if given.is_empty() => Ok((text(name), None)),
                    _ => Err(problem(SiteIssue::ClassParametersNoHash {
                        name: text(name).as_str().into(),
                    })),
                })
                .collect()
        }
        Value::String(name) => Ok(vec![(name.clone(), None)]),
        _ => Err(problem(SiteIssue::IllegalClasses)),
    }
}
