//! An explanation as data, for programs.

use marotte_pcore::{Hash, Str, Value};
use marotte_yaml::{Oversized, Symbol};

use super::Explainer;
use super::node::{Node, NodeKind};
use crate::deep::grow;

impl Explainer {
    /// The explanation as a hash, of which the reference's `--render-as` makes text. What is a
    /// symbol there, as the names of its entries are, is a [`Symbol`].
    pub fn to_hash(&self) -> Value {
        let root = &self.nodes[0];
        match root.branches.as_slice() {
            [only] => self.hash(&self.nodes[*only]),
            _ => {
                let mut hash = Hash::new();
                self.put_branches(&mut hash, root);
                hash.into()
            }
        }
    }

    fn put_branches(&self, hash: &mut Hash, node: &Node) {
        if !node.branches.is_empty() {
            let branches = node.branches.iter();
            let branches = branches.map(|branch| grow(|| self.hash(&self.nodes[*branch])));
            hash.insert(Symbol::value("branches"), Value::array(branches));
        }
    }

    fn hash(&self, node: &Node) -> Value {
        if let (NodeKind::Merge { .. }, [only]) = (&node.kind, node.branches.as_slice()) {
            return grow(|| self.hash(&self.nodes[*only]));
        }
        let mut hash = Hash::new();
        if let NodeKind::MergeSource(source) = &node.kind {
            hash.insert(Symbol::value("type"), Symbol::value("merge_source"));
            hash.insert(Symbol::value("merge_source"), (*source).into());
            return hash.into();
        }
        self.put_branches(&mut hash, node);
        if let Some(key) = &node.key {
            hash.insert(Symbol::value("key"), Value::String(key.clone()));
        }
        if let Some(event) = node.event {
            if event.has_value() {
                hash.insert(Symbol::value("value"), node.value.clone());
            }
            hash.insert(Symbol::value("event"), Symbol::value(event.name()));
        }
        if !node.texts.is_empty() {
            let texts = node.texts.iter().map(|text| text.as_str().into());
            hash.insert(Symbol::value("texts"), Value::array(texts));
        }
        hash.insert(Symbol::value("type"), Symbol::value(type_name(&node.kind)));
        let mut put = |name: &str, text: &str| {
            hash.insert(Symbol::value(name), text.into());
        };
        match &node.kind {
            NodeKind::Interpolate(subject) => put("expression", subject),
            NodeKind::Merge { strategy, .. } => {
                hash.insert(Symbol::value("merge"), Symbol::value(*strategy));
                if let Some(options) = node.merge_options() {
                    hash.insert(Symbol::value("options"), options);
                }
            }
            NodeKind::DataProvider {
                name,
                configuration,
                module,
            } => {
                put("name", name);
                if let Some(path) = configuration {
                    put("configuration_path", path);
                }
                if let Some(module) = module {
                    put("module", module);
                }
            }
            NodeKind::Location {
                location,
                original,
                is_path,
            } => {
                let (first, second) = if *is_path {
                    ("original_path", "path")
                } else {
                    ("original_uri", "uri")
                };
                put(first, original);
                put(second, location);
            }
            NodeKind::Scope(name) => put("name", name),
            _ => {}
        }
        hash.into()
    }
}

fn type_name(kind: &NodeKind) -> &'static str {
    match kind {
        NodeKind::Root | NodeKind::Top => "root",
        NodeKind::InvalidKey => "invalid_key",
        NodeKind::MergeSource(_) => "merge_source",
        NodeKind::Module { .. } => "module",
        NodeKind::Interpolate(_) => "interpolate",
        NodeKind::Merge { .. } => "merge",
        NodeKind::DataProvider { .. } => "data_provider",
        NodeKind::Location { is_path: true, .. } => "path",
        NodeKind::Location { is_path: false, .. } => "uri",
        NodeKind::SubLookup(_) => "sub_key",
        NodeKind::Segment => "segment",
        NodeKind::Scope(_) => "scope",
    }
}

/// Segments with dots between them.
pub(super) fn joined(segments: &[Value]) -> String {
    let segments: Vec<String> = segments.iter().map(marotte_eval::ruby_to_s).collect();
    segments.join(".")
}

/// A value as Ruby's `inspect` shows it.
pub(super) fn inspected(value: &Value) -> Str {
    match Symbol::name_of(value) {
        Some(name) => format!(":{name}").into(),
        None => match Oversized::digits_of(value) {
            Some(digits) => digits.clone(),
            None => marotte_eval::ruby_inspect(value).into(),
        },
    }
}
