//! Calls, and those that are something simpler.

use ruby_prism as prism;

use super::symbol;
use super::walk::Walk;
use crate::program::{CallNode, Node, NodeKind, Shortcut};
use crate::symbol::known;

impl Walk {
    /// A call. Its line is that of the method's name, as in Ruby's backtraces; that of an
    /// assignment is where it begins.
    pub(super) fn call(&mut self, node: &prism::CallNode<'_>) -> Node {
        let name = self.names.symbol(&node.name());
        let is_alone = node.arguments().is_none() && node.block().is_none();
        let name_at = node.message_loc().filter(|_| !node.is_attribute_write());
        let line = self.lines.of(&name_at.unwrap_or_else(|| node.location()));
        if name == known::SHL
            && !self.shorthands.is_empty()
            && let Some(call) = self.shorthand(node, line)
        {
            return call;
        }
        if let Some(receiver) = node.receiver()
            && is_alone
            && !node.is_safe_navigation()
        {
            if name == known::NOT {
                let kind = NodeKind::Not(Box::new(self.node(&receiver)));
                return Node { kind, line };
            }
            if name == known::FREEZE
                && let Some(literal) = receiver.as_string_node()
                && let Ok(text) = std::str::from_utf8(literal.unescaped())
            {
                let kind = NodeKind::FrozenString(text.into());
                return Node { kind, line };
            }
        }
        let receiver = node.receiver().map(|receiver| self.node(&receiver));
        let is_self = matches!(&receiver, Some(node) if matches!(node.kind, NodeKind::SelfValue));
        let arguments = self.arguments(node.arguments());
        let block = self.block_argument(node.block());
        let kind = NodeKind::Call(Box::new(CallNode {
            shortcut: Shortcut::of(receiver.as_ref(), name, &arguments, block.as_ref()),
            receiver,
            is_self,
            name,
            arguments,
            block,
            is_safe: node.is_safe_navigation(),
            is_bare_name: node.is_variable_call(),
            is_assignment: node.is_attribute_write(),
        }));
        Node { kind, line }
    }

    /// `/(?<name>…)/ =~ text`, which sets local variables.
    pub(super) fn match_write(&mut self, node: &prism::MatchWriteNode<'_>) -> NodeKind {
        let call = self.node(&node.call().as_node());
        let targets = node.targets();
        let targets = targets.iter().filter_map(|target| {
            let target = target.as_local_variable_target_node()?;
            let name = symbol(target.name().as_slice());
            Some((name, self.slot(name, target.depth()), target.depth()))
        });
        let targets = targets.collect();
        NodeKind::MatchAssign(Box::new(call), Box::new(targets))
    }

    /// A global variable; those of the last match have nodes of their own.
    pub(super) fn global(name: &[u8]) -> NodeKind {
        match name {
            [b'$', part @ (b'~' | b'&' | b'`' | b'\'' | b'+')] => {
                NodeKind::MatchPart(char::from(*part))
            }
            _ => NodeKind::Global(symbol(name)),
        }
    }

    /// `scope::Name`, `::Name`
    pub(super) fn constant_path(&mut self, node: &prism::ConstantPathNode<'_>) -> NodeKind {
        let name = path_name(node.name());
        match node.parent() {
            Some(parent) => NodeKind::ScopedConstant(Box::new(self.node(&parent)), name),
            None => NodeKind::TopConstant(name),
        }
    }
}

/// The name at the end of a path; there is always one in code without errors.
pub(super) fn path_name(name: Option<prism::ConstantId<'_>>) -> crate::symbol::Symbol {
    symbol(name.as_ref().map_or(b"", |name| name.as_slice()))
}
