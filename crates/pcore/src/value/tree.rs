//! Walking a tree of arrays, hashes and objects, each part with the path to it.

use std::collections::VecDeque;

use super::{Array, Value};
use crate::deep;
use crate::types::{AttributeKind, Type};

/// How deep a tree may be: what it takes to show it grows with the square of that.
const DEEPEST: usize = 2500;

/// What a walk shows, and in which order.
#[derive(Clone)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are options of the language"
)]
pub struct TreeOptions {
    /// What is walked into: a type of arrays, hashes or objects; all of them without it.
    pub container_type: Option<Type>,
    /// Whether the root is shown.
    pub include_root: bool,
    /// Whether what is walked into is shown.
    pub include_containers: bool,
    /// Whether what is not walked into is shown. A walk in breadth shows it anyway, as in the
    /// reference.
    pub include_values: bool,
    /// Whether attributes of objects that only refer to something are walked.
    pub include_refs: bool,
    /// Level by level rather than branch by branch.
    pub breadth_first: bool,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self {
            container_type: None,
            include_root: true,
            include_containers: true,
            include_values: true,
            include_refs: false,
            breadth_first: false,
        }
    }
}

/// A walk in progress. Its elements are pairs of a path and what is there.
#[derive(Clone)]
pub struct TreeWalk {
    options: TreeOptions,
    /// The root, until the walk begins.
    root: Option<Value>,
    levels: VecDeque<Level>,
}

/// A container that is being gone through.
#[derive(Clone)]
struct Level {
    container: Value,
    /// How many of its parts were shown.
    shown: usize,
    path: Array,
}

impl TreeWalk {
    /// A walk that begins at a root.
    pub fn new(root: Value, options: TreeOptions) -> Self {
        Self {
            options,
            root: Some(root),
            levels: VecDeque::new(),
        }
    }

    /// Whether what is near the root comes before what is deeper.
    pub(crate) const fn is_breadth_first(&self) -> bool {
        self.options.breadth_first
    }

    fn is_container(&self, value: &Value) -> bool {
        matches!(value, Value::Array(_) | Value::Hash(_) | Value::Object(_))
            && self
                .options
                .container_type
                .as_ref()
                .is_none_or(|of| of.is_instance(value))
    }

    /// Goes into a container, unless the paths, of which each level has one, would become too long.
    fn enter(&mut self, container: &Value, path: &Array) {
        if path.len() >= DEEPEST {
            deep::stop(deep::Excess::Depth);
        }
        let (container, path) = (container.clone(), path.clone());
        self.levels.push_back(Level {
            container,
            shown: 0,
            path,
        });
    }
}

impl Level {
    /// The key or index of the next part, and the part.
    fn next(&mut self, include_refs: bool) -> Option<(Value, Value)> {
        loop {
            let at = self.shown;
            self.shown += 1;
            match &self.container {
                Value::Array(values) => {
                    return Some((
                        Value::Integer(i64::try_from(at).ok()?),
                        values.get(at)?.clone(),
                    ));
                }
                Value::Hash(hash) => {
                    let (key, value) = hash.entry_at(at)?;
                    return Some((key.clone(), value.clone()));
                }
                Value::Object(object) => {
                    let attributes = object.object_type.all_attributes();
                    let attribute = attributes.get(at)?;
                    if include_refs || attribute.kind != AttributeKind::Reference {
                        let value = object.attribute(&attribute.name).cloned();
                        let name = Value::String(attribute.name.clone());
                        return Some((name, value.unwrap_or_default()));
                    }
                }
                _ => return None,
            }
        }
    }
}

impl Iterator for TreeWalk {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        let options = &self.options;
        let (include_containers, include_refs) = (options.include_containers, options.include_refs);
        let include_values = options.include_values || options.breadth_first;
        let breadth_first = options.breadth_first;
        if let Some(root) = self.root.take() {
            if self.is_container(&root) {
                self.enter(&root, &Array::new());
            }
            if include_containers && self.options.include_root {
                return Some(Value::array([Value::Array(Array::new()), root]));
            }
        }
        loop {
            let level = if breadth_first {
                self.levels.front_mut()
            } else {
                self.levels.back_mut()
            }?;
            let Some((key, value)) = level.next(include_refs) else {
                if breadth_first {
                    self.levels.pop_front();
                } else {
                    self.levels.pop_back();
                }
                continue;
            };
            let mut path = level.path.clone();
            path.push(key);
            let shown = if self.is_container(&value) {
                self.enter(&value, &path);
                include_containers
            } else {
                include_values
            };
            if shown {
                return Some(Value::array([Value::Array(path), value]));
            }
        }
    }
}
