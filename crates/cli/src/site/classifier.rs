//! A command that knows the classes, parameters and environments of nodes: `node_terminus = exec`.

use std::path::Path;

use marotte_pcore::convert::to_text;
use marotte_pcore::{Str, Value};
use marotte_settings::Settings;
use marotte_yaml::Symbol;

use super::execution;
use crate::commands::source::absolute;

/// What a classifier says of a node.
#[derive(Default)]
pub(super) struct Classified {
    /// The classes, with parameters where it gave any.
    pub(super) classes: Vec<(Str, Option<Value>)>,
    /// Variables of the top scope.
    pub(super) parameters: Vec<(Str, Value)>,
    /// The environment that the node is to be in.
    pub(super) environment: Option<String>,
}

/// Why there is no node.
pub(crate) enum NodeError {
    /// The search failed.
    Searching(String),
    /// There is none.
    NotFound(String),
    /// What is known of it cannot be read.
    Other(String),
}

impl NodeError {
    pub(super) fn searching(node: &str, why: &str) -> Self {
        Self::Searching(format!("Failed when searching for node {node}: {why}"))
    }

    /// The sentence.
    pub(crate) fn message(self) -> String {
        match self {
            Self::Searching(message) | Self::NotFound(message) | Self::Other(message) => message,
        }
    }
}

/// A command with its path from the root on.
pub(super) fn full_command(command: &str) -> String {
    match command.split_once(char::is_whitespace) {
        Some((program, arguments)) => format!("{} {arguments}", full_path(program)),
        None => full_path(command),
    }
}

fn full_path(program: &str) -> String {
    match program {
        "none" => program.to_owned(),
        _ => absolute(Path::new(program)).to_string_lossy().into_owned(),
    }
}

/// Asks the classifier that the settings name, if they name one.
pub(super) fn classify(settings: &Settings, node: &str) -> Result<Classified, NodeError> {
    let text = |name: &str| {
        let value = settings.values(None).text(name);
        value.map_err(|error| NodeError::searching(node, &error.to_string()))
    };
    match text("node_terminus")?.as_str() {
        "exec" => {}
        "plain" | "" | "memory" => return Ok(Classified::default()),
        other => {
            let why = format!("Could not find terminus {other} for indirection node");
            return Err(NodeError::searching(node, &why));
        }
    }
    let command = text("external_nodes")?;
    let output = ask(&command, node).map_err(|why| NodeError::searching(node, &why))?;
    if output.trim().is_empty() {
        return Err(NodeError::NotFound(format!(
            "Could not find node '{node}'; cannot compile"
        )));
    }
    understand(node, &output).map_err(|why| NodeError::searching(node, &why))
}

fn ask(command: &str, node: &str) -> Result<String, String> {
    if command == "none" {
        return Err(
            "You must set the 'external_nodes' parameter to use the external node terminus"
                .to_owned(),
        );
    }
    let mut words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    let is_absolute = words
        .first()
        .is_some_and(|first| Path::new(first).is_absolute());
    if !is_absolute {
        return Err("You must set the exec parameter to a fully qualified command".to_owned());
    }
    words.push(node.to_owned());
    execution::run(&words).map_err(|why| format!("Failed to find {node} via exec: {why}"))
}

/// The answer: YAML with `classes`, `parameters` and `environment`.
fn understand(node: &str, output: &str) -> Result<Classified, String> {
    let unusable = |why: String| format!("Could not load external node results for {node}: {why}");
    let answer = marotte_yaml::load(output.as_bytes())
        .map_err(|error| unusable(format!("(<unknown>): {error}")))?;
    let mut classified = Classified::default();
    for (key, value) in entries(&answer).map_err(unusable)? {
        let ((Some(key), _) | (None, Value::String(key))) = (Symbol::name_of(&key), &key) else {
            let kind = marotte_hiera::ruby_class(&key);
            return Err(unusable(format!("key is a {kind}, not a string or symbol")));
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
            ("parameters", _) => return Err("the parameters are no hash".to_owned()),
            ("environment", name) => classified.environment = Some(text(name).to_string()),
            _ => {}
        }
    }
    Ok(classified)
}

/// The keys and values of an answer. One that is a list has a pair in each element; what begins a
/// text there is no key that matters.
fn entries(answer: &Value) -> Result<Vec<(Value, Value)>, String> {
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
            let kind = marotte_hiera::ruby_class(other);
            Err(format!("the answer is no hash but a {kind}"))
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

fn classes(value: &Value) -> Result<Vec<(Str, Option<Value>)>, String> {
    let nameless = || "a class has no name".to_owned();
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
                    _ => Err(format!(
                        "the parameters of class {} are no hash",
                        text(name)
                    )),
                })
                .collect()
        }
        Value::String(name) => Ok(vec![(name.clone(), None)]),
        _ => Err("the classes are neither an array nor a hash".to_owned()),
    }
}
