//! Substitutions, and values in a row.

use marotte_pcore::{Hash, Value};

use super::Node;
use crate::deep::grow;

/// How many substitutions may need each other.
const MAX_DEPTH: usize = 100;

/// How many values a text may stand for when every substitution is made.
const MAX_VALUES: usize = 1_000_000;

/// The value of a node with all substitutions made. Nothing if it is one that is missing.
pub(super) fn resolve(root: &Node) -> Result<Option<Value>, String> {
    let mut resolver = Resolver {
        root,
        depth: 0,
        values: 0,
    };
    resolver.value(root)
}

/// A value that refers to what its key was before means that, not itself.
pub(super) fn with_before(before: Node, value: Node) -> Node {
    match value {
        // `+=` begins with what was there.
        Node::Row(mut row) => {
            if let [Node::Substitution { optional: true, .. }, Node::Array(_)] = row.as_slice() {
                row[0] = before;
            }
            Node::Row(row)
        }
        other => other,
    }
}

struct Resolver<'a> {
    root: &'a Node,
    depth: usize,
    values: usize,
}

impl<'a> Resolver<'a> {
    fn value(&mut self, node: &'a Node) -> Result<Option<Value>, String> {
        self.values += 1;
        if self.values > MAX_VALUES {
            return Err(format!("the data has more than {MAX_VALUES} values"));
        }
        match node {
            Node::Value(value) => Ok(Some(value.clone())),
            Node::Array(nodes) => {
                let mut values = Vec::with_capacity(nodes.len());
                for node in nodes {
                    values.extend(grow(|| self.value(node))?);
                }
                Ok(Some(values.into()))
            }
            Node::Object(entries) => {
                let mut hash = Hash::with_capacity(entries.len());
                for (name, node) in entries {
                    if let Some(value) = grow(|| self.value(node))? {
                        hash.insert(name.as_str().into(), value);
                    }
                }
                Ok(Some(hash.into()))
            }
            Node::Substitution { path, optional } => {
                let found = match self.find(path) {
                    Some(node) => self.deeper(node, path)?,
                    None => None,
                };
                if found.is_none() && !optional {
                    return Err(format!(
                        "Could not resolve substitution to a value: ${{{}}}",
                        path.join(".")
                    ));
                }
                Ok(found)
            }
            Node::Row(nodes) => {
                let mut row = Vec::with_capacity(nodes.len());
                for node in nodes {
                    row.extend(grow(|| self.value(node))?);
                }
                Ok(put_together(row))
            }
        }
    }

    fn deeper(&mut self, node: &'a Node, path: &[String]) -> Result<Option<Value>, String> {
        if self.depth >= MAX_DEPTH {
            let path = path.join(".");
            return Err(format!("${{{path}}} was part of a cycle of substitutions"));
        }
        self.depth += 1;
        let result = grow(|| self.value(node));
        self.depth -= 1;
        result
    }

    fn find(&self, path: &[String]) -> Option<&'a Node> {
        path.iter().try_fold(self.root, |node, name| match node {
            Node::Object(entries) => entries
                .iter()
                .find(|(known, _)| known == name)
                .map(|(_, node)| node),
            _ => None,
        })
    }
}

/// Values in a row as one: arrays become one array, objects one object, others a text.
fn put_together(row: Vec<Value>) -> Option<Value> {
    let is_space = |value: &Value| value.as_str().is_some_and(|text| text.trim().is_empty());
    let is_collection = |value: &Value| matches!(value, Value::Array(_) | Value::Hash(_));
    if !row.iter().any(is_collection) {
        if row.is_empty() {
            return None;
        }
        if row.len() == 1 {
            return row.into_iter().next();
        }
        let text: String = row.iter().map(marotte_eval::ruby_to_s).collect();
        return Some(text.into());
    }
    let mut rest = row.into_iter().filter(|value| !is_space(value));
    let mut whole = rest.next()?;
    for value in rest {
        whole = match (whole, value) {
            (Value::Array(mut whole), Value::Array(more)) => {
                whole.extend(more);
                Value::Array(whole)
            }
            (Value::Hash(whole), Value::Hash(more)) => {
                let mut merged: Hash = (*whole).clone();
                merged.extend(more.iter().map(|(key, value)| (key.clone(), value.clone())));
                merged.into()
            }
            (_, value) => value,
        };
    }
    Some(whole)
}
