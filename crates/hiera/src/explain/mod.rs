//! Explanations: what a lookup asked, in which order, and what came of it.
//!
//! An [`Explainer`] records a tree of nodes ([`node`]) while a lookup runs; [`text`] prints it for
//! people, [`data`] makes a hash of it for programs. Without one, a lookup records nothing and
//! pays for nothing but looking whether there is one ([`session`]).

mod data;
mod node;
mod secrets;
mod session;
#[cfg(test)]
mod tests;
mod text;

use marotte_pcore::{Str, Value};

pub(crate) use node::NodeKind;
use node::{Event, Node};

/// Records what a lookup does.
pub struct Explainer {
    /// All nodes; the first is the root.
    nodes: Vec<Node>,
    /// The nodes from the root to the one that is being recorded.
    path: Vec<usize>,
    only_options: bool,
    /// What eyaml has decrypted.
    secrets: Vec<Str>,
    /// Whether something is looked up that will be hidden.
    is_sensitive: bool,
}

impl Explainer {
    /// One that explains how data is found.
    pub fn new() -> Self {
        Self {
            nodes: vec![Node::new(NodeKind::Root)],
            path: vec![0],
            only_options: false,
            secrets: Vec::new(),
            is_sensitive: false,
        }
    }

    /// One that explains only which `lookup_options` there are: no data is looked up.
    pub fn only_options() -> Self {
        Self {
            only_options: true,
            ..Self::new()
        }
    }

    pub(crate) fn is_only_options(&self) -> bool {
        self.only_options
    }

    /// Adds a text, as functions that give data may and as errors do.
    pub fn add_text(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.current().texts.push(text);
    }

    /// The keys that had values, with the file or address that each was found in, or the name of a level
    /// that has none.
    pub(crate) fn found_in(&self) -> Vec<(Str, Str)> {
        let found = self.nodes.iter().filter_map(|node| {
            let key = node.key.clone()?;
            let place: Str = match &node.kind {
                NodeKind::Location { location, .. } => location.clone(),
                NodeKind::DataProvider { name, .. } => name.into(),
                _ => return None,
            };
            (node.event == Some(Event::Found)).then_some((key, place))
        });
        found.collect()
    }

    fn current(&mut self) -> &mut Node {
        let at = self.path.last().copied().unwrap_or(0);
        &mut self.nodes[at]
    }

    pub(crate) fn add(&mut self, kind: NodeKind) -> usize {
        let at = self.nodes.len();
        self.current().branches.push(at);
        self.nodes.push(Node::new(kind));
        at
    }

    pub(crate) fn push(&mut self, kind: NodeKind) {
        let at = self.add(kind);
        self.path.push(at);
    }

    pub(crate) fn pop(&mut self) {
        self.path.pop();
    }

    fn found(&mut self, event: Event, key: Str, value: Value) {
        let node = self.current();
        node.key = Some(key);
        node.value = value;
        node.event = Some(event);
    }

    fn not_found(&mut self, key: Str) {
        let node = self.current();
        node.key = Some(key);
        node.event = Some(Event::NotFound);
    }

    fn result(&mut self, value: Value) {
        let node = self.current();
        node.value = value;
        node.event = Some(Event::Result);
    }

    fn location_not_found(&mut self) {
        self.current().event = Some(Event::LocationNotFound);
    }
}

impl Default for Explainer {
    fn default() -> Self {
        Self::new()
    }
}
