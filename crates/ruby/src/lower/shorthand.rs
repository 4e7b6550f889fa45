//! Calls that others have put into a text, in few words, so that the parser has less to read.
//!
//! A template is mostly text, and the parser would read each piece of it as a literal, letter by
//! letter, to give back what was known before. So a number stands for it.

use ecow::EcoString;
use ruby_prism as prism;

use super::walk::Walk;
use crate::program::{Argument, Arguments, CallNode, Node, NodeKind, Shortcut};
use crate::symbol::known;

/// A call `variable.<< …` that stands for another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shorthand {
    /// Where the call begins.
    pub(crate) at: u32,
    /// What it appends.
    pub(crate) appends: Appended,
}

/// What is appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// A text; a number is written.
    Text(EcoString),
    /// `(value).to_s`; `(value)` is written, which ends here.
    Value {
        /// Behind the parenthesis.
        end: u32,
    },
}

impl Walk {
    /// The call that a shorthand stands for, if one begins here and is what was written.
    pub(super) fn shorthand(&mut self, node: &prism::CallNode<'_>, line: u32) -> Option<Node> {
        let at = node.location().start();
        let place = self
            .shorthands
            .binary_search_by_key(&at, |shorthand| shorthand.at)
            .ok()?;
        let arguments = node.arguments()?.arguments();
        let argument = arguments.first().filter(|_| arguments.len() == 1)?;
        let appended = match self.shorthands[place].appends.clone() {
            Appended::Text(text) => {
                argument.as_integer_node()?;
                NodeKind::FrozenString(text)
            }
            Appended::Value { end } => {
                let value = argument.as_parentheses_node()?;
                if value.location().end() != end {
                    return None;
                }
                // The call around it is not in the text.
                self.deepest = self.deepest.max(self.depth + 3);
                let value = self.node(&argument);
                let to_s = CallNode::plain(value, "to_s", Arguments::default());
                NodeKind::Call(Box::new(to_s))
            }
        };
        let receiver = self.node(&node.receiver()?);
        self.shorthands_met += 1;
        let end_line = match &appended {
            NodeKind::Call(_) => self.lines.at(argument.location().end().saturating_sub(1)),
            _ => line,
        };
        let appended = Node {
            kind: appended,
            line: end_line,
        };
        let arguments = Arguments {
            values: Box::new([Argument::Value(appended)]),
            ..Arguments::default()
        };
        let kind = NodeKind::Call(Box::new(CallNode {
            shortcut: Shortcut::of(Some(&receiver), known::SHL, &arguments, None),
            receiver: Some(receiver),
            is_self: false,
            name: known::SHL,
            arguments,
            block: None,
            is_safe: false,
            is_bare_name: false,
            is_assignment: false,
        }));
        Some(Node { kind, line })
    }
}
