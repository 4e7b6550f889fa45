//! Arguments of calls.

use ruby_prism as prism;

use super::line_of;
use super::walk::Walk;
use crate::program::{Argument, Arguments, BlockArgument, Node, NodeKind};

impl Walk {
    /// The arguments of a call, without its block.
    pub(super) fn arguments(&mut self, node: Option<prism::ArgumentsNode<'_>>) -> Arguments {
        let mut arguments = Arguments::default();
        let Some(node) = node else {
            return arguments;
        };
        let nodes = node.arguments();
        let last = nodes.len().saturating_sub(1);
        let mut values = Vec::with_capacity(nodes.len());
        for (index, node) in nodes.iter().enumerate() {
            if matches!(node, prism::Node::ForwardingArgumentsNode { .. }) {
                arguments.forward = true;
            } else if let Some(keywords) = node.as_keyword_hash_node()
                && (index == last || followed_by_dots(&nodes, index))
            {
                arguments.keywords = self.pairs(&keywords.elements()).into();
            } else {
                values.push(self.element(&node));
            }
        }
        let is_splat = |value: &Argument| matches!(value, Argument::Splat(_));
        arguments.has_splat = values.iter().any(is_splat);
        arguments.values = values.into();
        arguments
    }

    /// What `return`, `break` and `next` hand over.
    pub(super) fn result(&mut self, node: Option<prism::ArgumentsNode<'_>>, line: u32) -> Node {
        let Some(node) = node else {
            let kind = NodeKind::Nil;
            return Node { kind, line };
        };
        let nodes = node.arguments();
        match nodes.first() {
            Some(only) if nodes.len() == 1 && only.as_splat_node().is_none() => self.node(&only),
            _ => {
                let kind = NodeKind::Array(self.elements(&nodes));
                Node { kind, line }
            }
        }
    }

    /// What stands behind `*`.
    pub(super) fn splatted(&mut self, splat: &prism::SplatNode<'_>) -> Node {
        match splat.expression() {
            Some(expression) => self.node(&expression),
            None => self.nameless_node("*", &splat.as_node()),
        }
    }

    /// The parameter without a name that is handed on here.
    pub(super) fn nameless_node(&mut self, name: &str, at: &prism::Node<'_>) -> Node {
        let line = line_of(&at.location());
        let kind = self.nameless(name);
        Node { kind, line }
    }

    /// The block of a call.
    pub(super) fn block_argument(
        &mut self,
        node: Option<prism::Node<'_>>,
    ) -> Option<BlockArgument> {
        let node = node?;
        if let Some(block) = node.as_block_node() {
            return Some(BlockArgument::Code(self.block(&block)));
        }
        let Some(expression) = node.as_block_argument_node()?.expression() else {
            return Some(BlockArgument::Own);
        };
        Some(match expression.as_symbol_node() {
            Some(name) => BlockArgument::Symbol(super::symbol(name.unescaped())),
            None => BlockArgument::Value(Box::new(self.node(&expression))),
        })
    }
}

/// `f(a: 1, ...)`
fn followed_by_dots(nodes: &prism::NodeList<'_>, index: usize) -> bool {
    let next = nodes.iter().nth(index + 1);
    matches!(next, Some(prism::Node::ForwardingArgumentsNode { .. }))
}
