//! An explanation as text.

use marotte_pcore::Value;

use super::node::{Event, Node, NodeKind};
use super::{Explainer, data};
use crate::deep::grow;

impl Explainer {
    /// The explanation as the reference prints it, with a line break at its end.
    pub fn to_text(&self) -> String {
        let mut printer = Printer {
            explainer: self,
            out: String::new(),
        };
        printer.branches(&self.nodes[0], 0);
        printer.texts(&self.nodes[0], 0);
        printer.out
    }
}

struct Printer<'a> {
    explainer: &'a Explainer,
    out: String,
}

impl<'a> Printer<'a> {
    fn line(&mut self, indent: usize, text: &str) {
        self.indent(indent);
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn indent(&mut self, indent: usize) {
        self.out.extend(std::iter::repeat_n("  ", indent));
    }

    fn branches(&mut self, node: &'a Node, indent: usize) {
        let explainer = self.explainer;
        for branch in &node.branches {
            grow(|| self.node(&explainer.nodes[*branch], indent));
        }
    }

    fn texts(&mut self, node: &Node, indent: usize) {
        for text in &node.texts {
            self.line(indent, text);
        }
    }

    fn node(&mut self, node: &'a Node, indent: usize) {
        let key = node.key.as_deref().unwrap_or_default();
        match &node.kind {
            NodeKind::Root => {}
            NodeKind::Top => {
                self.line(indent, &format!("Searching for \"{key}\""));
                self.branches(node, indent + 1);
            }
            NodeKind::InvalidKey => self.line(indent, &format!("Invalid key \"{key}\"")),
            NodeKind::MergeSource(source) => {
                let text = format!("Using merge options from \"{source}\" hash");
                self.line(indent, &text);
            }
            NodeKind::Module { name, exists } => {
                let text = if *exists {
                    format!("Module data provider for module \"{name}\" not found")
                } else {
                    format!("Module \"{name}\" not found")
                };
                self.line(indent, &text);
            }
            NodeKind::Interpolate(subject) => {
                self.line(indent, &format!("Interpolation on \"{subject}\""));
                self.branches(node, indent + 1);
            }
            NodeKind::Merge { strategy, .. } => self.merge(node, strategy, indent),
            NodeKind::DataProvider {
                name,
                configuration,
                ..
            } => {
                self.line(indent, name);
                if let Some(path) = configuration {
                    self.line(indent + 1, &format!("Using configuration \"{path}\""));
                }
                self.branches(node, indent + 1);
                self.outcome(node, indent + 1);
            }
            NodeKind::Location {
                location,
                original,
                is_path,
            } => {
                let (kind, lower) = if *is_path {
                    ("Path", "path")
                } else {
                    ("URI", "uri")
                };
                self.line(indent, &format!("{kind} \"{location}\""));
                self.line(indent + 1, &format!("Original {lower}: \"{original}\""));
                self.branches(node, indent + 1);
                if node.event == Some(Event::LocationNotFound) {
                    self.line(indent + 1, &format!("{kind} not found"));
                }
                self.outcome(node, indent + 1);
            }
            NodeKind::SubLookup(segments) => {
                let segments = data::joined(segments);
                self.line(indent, &format!("Sub key: \"{segments}\""));
                self.branches(node, indent + 1);
                self.outcome(node, indent + 1);
            }
            NodeKind::Segment => self.outcome(node, indent),
            NodeKind::Scope(name) => {
                self.line(indent, name);
                self.branches(node, indent + 1);
                self.outcome(node, indent + 1);
            }
        }
    }

    fn merge(&mut self, node: &'a Node, strategy: &str, indent: usize) {
        // What has one branch merges nothing.
        match node.branches.len() {
            0 => return,
            1 => return self.branches(node, indent),
            _ => {}
        }
        self.line(indent, &format!("Merge strategy {strategy}"));
        if let Some(options) = node.merge_options() {
            self.value_line(indent + 1, "Options: ", &options);
        }
        self.branches(node, indent + 1);
        if node.event == Some(Event::Result) {
            self.value_line(indent + 1, "Merged result: ", &node.value);
        }
    }

    fn value_line(&mut self, indent: usize, text: &str, value: &Value) {
        self.indent(indent);
        self.out.push_str(text);
        self.value(indent, value);
        self.out.push('\n');
    }

    fn outcome(&mut self, node: &Node, indent: usize) {
        let key = node.key.as_deref().unwrap_or_default();
        let place = match node.event {
            Some(Event::NotFound) => {
                self.line(indent, &format!("No such key: \"{key}\""));
                None
            }
            Some(Event::Found) => Some(""),
            Some(Event::FoundInOverrides) => Some(" in overrides"),
            Some(Event::FoundInDefaults) => Some(" in defaults"),
            _ => None,
        };
        if let Some(place) = place {
            self.indent(indent);
            self.out.push_str(&format!("Found key: \"{key}\" value: "));
            self.value(indent, &node.value);
            self.out.push_str(place);
            self.out.push('\n');
        }
        self.texts(node, indent);
    }

    /// A value: collections in several lines, everything else as Ruby shows it.
    fn value(&mut self, indent: usize, value: &Value) {
        match value {
            Value::Hash(hash) if !hash.is_empty() => {
                self.out.push('{');
                for (index, (key, value)) in hash.iter().enumerate() {
                    self.element(indent, index);
                    grow(|| self.value(indent + 1, key));
                    self.out.push_str(" => ");
                    grow(|| self.value(indent + 1, value));
                }
                self.close(indent, '}');
            }
            Value::Array(values) if !values.is_empty() => {
                self.out.push('[');
                for (index, value) in values.iter().enumerate() {
                    self.element(indent, index);
                    grow(|| self.value(indent + 1, value));
                }
                self.close(indent, ']');
            }
            other => self.out.push_str(&data::inspected(other)),
        }
    }

    fn element(&mut self, indent: usize, index: usize) {
        self.out.push_str(if index == 0 { "\n" } else { ",\n" });
        self.indent(indent + 1);
    }

    fn close(&mut self, indent: usize, bracket: char) {
        self.out.push('\n');
        self.indent(indent);
        self.out.push(bracket);
    }
}
