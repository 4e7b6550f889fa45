//! Substitutions, and values in a row.

use marotte_diagnostics::DataIssue;
use marotte_pcore::{Hash, Value};

use super::{HoconError, Node, Result, Spot};
use crate::deep::grow;

/// How many substitutions may need each other.
const MAX_DEPTH: usize = 100;

/// How many values a text may stand for when every substitution is made.
const MAX_VALUES: usize = 1_000_000;

/// The value of a node with all substitutions made. Nothing if it is one that is missing.
pub(super) fn resolve(root: &Node) -> Result<Option<Value>> {
    let mut resolver = Resolver {
        root,
        depth: 0,
        values: 0,
    };
    resolver.value(root)
}

/// A value that refers to what its key was before means that, not itself.
pub(super) fn with_before(before: Node, value: Node, key: &[String]) -> Node {
    let is_itself = |node: &Node| matches!(node, Node::Substitution { path, .. } if path == key);
    match value {
        value if is_itself(&value) => before,
        Node::Row(mut row) => {
            let is_first_only = match row.split_first() {
                Some((first, others)) => {
                    is_itself(first) && !others.iter().any(|node| refers(node, key))
                }
                None => false,
            };
            match before {
                // Arrays that are put together one after the other: `a += 1`, `a += 2`.
                Node::Row(mut arrays)
                    if is_first_only && matches!(arrays.last(), Some(Node::Array(_))) =>
                {
                    arrays.extend(row.drain(1..));
                    Node::Row(arrays)
                }
                before if is_first_only => {
                    row.splice(..1, [before]);
                    Node::Row(row)
                }
                before => {
                    let row = row.into_iter();
                    Node::Row(
                        row.map(|node| with_before(before.clone(), node, key))
                            .collect(),
                    )
                }
            }
        }
        other => other,
    }
}

/// A value of a key that has none yet: `a += 1` is `a = [1]`.
pub(super) fn with_nothing_before(value: Node, key: &[String]) -> Node {
    match value {
        Node::Row(row) => {
            let is_nothing = |node: &Node| matches!(node, Node::Substitution { path, optional: true, .. } if path == key);
            let row = row.into_iter().filter(|node| !is_nothing(node));
            Node::Row(row.collect())
        }
        other => other,
    }
}

/// Whether a value refers to a key, itself or in a row.
fn refers(node: &Node, key: &[String]) -> bool {
    match node {
        Node::Substitution { path, .. } => path == key,
        Node::Row(row) => row.iter().any(|node| refers(node, key)),
        _ => false,
    }
}

struct Resolver<'a> {
    root: &'a Node,
    depth: usize,
    values: usize,
}

impl<'a> Resolver<'a> {
    fn value(&mut self, node: &'a Node) -> Result<Option<Value>> {
        self.values += 1;
        if self.values > MAX_VALUES {
            return Err(DataIssue::HoconSize { limit: MAX_VALUES }.into());
        }
        match node {
            Node::Value(value) | Node::Number(value, _) => Ok(Some(value.clone())),
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
            Node::Substitution {
                path,
                optional,
                line,
            } => {
                let found = match self.find(path) {
                    Some(node) => self.deeper(node, path)?,
                    None => None,
                };
                if found.is_none() && !optional {
                    let (line, path) = (*line, path.join(".").into());
                    return Err(HoconError {
                        issue: DataIssue::HoconSubstitution { line, path },
                        spot: Spot::Line(line),
                    });
                }
                Ok(found)
            }
            Node::Row(nodes) => {
                let mut row = Vec::with_capacity(nodes.len());
                for node in nodes {
                    row.extend(grow(|| self.value(node))?);
                }
                put_together(row)
            }
        }
    }

    fn deeper(&mut self, node: &'a Node, path: &[String]) -> Result<Option<Value>> {
        if self.depth >= MAX_DEPTH {
            let path = path.join(".").into();
            return Err(DataIssue::HoconCycle { path }.into());
        }
        self.depth += 1;
        let result = grow(|| self.value(node));
        self.depth -= 1;
        result
    }

    fn find(&self, path: &[String]) -> Option<&'a Node> {
        path.iter().try_fold(self.root, |node, name| match node {
            Node::Object(entries) => entries.get(name),
            _ => None,
        })
    }
}

/// Values in a row as one: arrays become one array, objects one object, others a text.
fn put_together(row: Vec<Value>) -> Result<Option<Value>> {
    let is_space = |value: &Value| value.as_str().is_some_and(|text| text.trim().is_empty());
    let is_collection = |value: &Value| matches!(value, Value::Array(_) | Value::Hash(_));
    if !row.iter().any(is_collection) {
        if row.len() <= 1 {
            return Ok(row.into_iter().next());
        }
        let text: String = row.iter().map(marotte_eval::ruby_to_s).collect();
        return Ok(Some(text.into()));
    }
    let mut rest = row.into_iter().filter(|value| !is_space(value));
    let Some(mut whole) = rest.next() else {
        return Ok(None);
    };
    for value in rest {
        whole = match (whole, value) {
            (Value::Array(mut whole), Value::Array(more)) => {
                whole.extend(more);
                Value::Array(whole)
            }
            (Value::Hash(whole), Value::Hash(more)) => over(&more, &whole),
            _ => {
                return Err(DataIssue::HoconRow.into());
            }
        };
    }
    Ok(Some(whole))
}

/// An object over another: its keys come first.
fn over(newer: &Hash, older: &Hash) -> Value {
    let mut all = Hash::with_capacity(newer.len() + older.len());
    for (key, value) in newer.iter() {
        let value = match (value, older.get(key)) {
            (Value::Hash(newer), Some(Value::Hash(older))) => grow(|| over(newer, older)),
            _ => value.clone(),
        };
        all.insert(key.clone(), value);
    }
    for (key, value) in older.iter() {
        if !newer.contains_key(key) {
            all.insert(key.clone(), value.clone());
        }
    }
    all.into()
}
