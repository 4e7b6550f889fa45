//! Assignments that read first: `+=`, `||=`, `&&=`.

use ruby_prism as prism;

use super::expressions::{by_type, unsupported};
use super::walk::Walk;
use super::{line_of, symbol};
use crate::program::{AssignTarget, Node, NodeKind, OperatorTarget};
use crate::symbol::Symbol;

/// What is done with the value that was read.
enum How {
    Or,
    And,
    Operator(Symbol),
}

impl How {
    fn operator(name: &prism::ConstantId<'_>) -> Self {
        Self::Operator(symbol(name.as_slice()))
    }
}

/// A table of the three forms of a kind of assignment.
macro_rules! forms {
    ($walk:expr, $node:expr; $($or:ident $as_or:ident, $and:ident $as_and:ident, $operator:ident $as_operator:ident
        => |$n:ident| $target:expr;)*) => {
        by_type! { $node;
            $(
            $or, $as_or => |$n| {
                let target = $target;
                $walk.operate(target, How::Or, &$n.value())
            };
            $and, $as_and => |$n| {
                let target = $target;
                $walk.operate(target, How::And, &$n.value())
            };
            $operator, $as_operator => |$n| {
                let target = $target;
                $walk.operate(target, How::operator(&$n.binary_operator()), &$n.value())
            };
            )*
            _ => unsupported("this part of Ruby")
        }
    };
}

impl Walk {
    /// All kinds of assignment that read first.
    pub(super) fn operator_assignment(&mut self, node: &prism::Node<'_>) -> NodeKind {
        let line = line_of(&node.location());
        forms! { self, node;
            LocalVariableOrWriteNode as_local_variable_or_write_node,
            LocalVariableAndWriteNode as_local_variable_and_write_node,
            LocalVariableOperatorWriteNode as_local_variable_operator_write_node
            => |n| {
                let (name, depth) = (symbol(n.name().as_slice()), n.depth());
                let read = self.local(name, depth);
                Ok(simple(read, line, self.local_target(name, depth)))
            };
            InstanceVariableOrWriteNode as_instance_variable_or_write_node,
            InstanceVariableAndWriteNode as_instance_variable_and_write_node,
            InstanceVariableOperatorWriteNode as_instance_variable_operator_write_node
            => |n| {
                let name = symbol(n.name().as_slice());
                let target = AssignTarget::InstanceVariable(name);
                Ok(simple(NodeKind::InstanceVariable(name), line, target))
            };
            ClassVariableOrWriteNode as_class_variable_or_write_node,
            ClassVariableAndWriteNode as_class_variable_and_write_node,
            ClassVariableOperatorWriteNode as_class_variable_operator_write_node
            => |n| {
                let name = symbol(n.name().as_slice());
                let target = AssignTarget::ClassVariable(name);
                Ok(simple(NodeKind::ClassVariable(name), line, target))
            };
            GlobalVariableOrWriteNode as_global_variable_or_write_node,
            GlobalVariableAndWriteNode as_global_variable_and_write_node,
            GlobalVariableOperatorWriteNode as_global_variable_operator_write_node
            => |n| {
                let name = n.name();
                let target = AssignTarget::Global(symbol(name.as_slice()));
                Ok(simple(Self::global(name.as_slice()), line, target))
            };
            ConstantOrWriteNode as_constant_or_write_node,
            ConstantAndWriteNode as_constant_and_write_node,
            ConstantOperatorWriteNode as_constant_operator_write_node
            => |n| {
                let name = symbol(n.name().as_slice());
                Ok(simple(NodeKind::Constant(name), line, AssignTarget::Constant(name)))
            };
            ConstantPathOrWriteNode as_constant_path_or_write_node,
            ConstantPathAndWriteNode as_constant_path_and_write_node,
            ConstantPathOperatorWriteNode as_constant_path_operator_write_node
            => |n| self.constant_operand(&n.target(), line);
            CallOrWriteNode as_call_or_write_node,
            CallAndWriteNode as_call_and_write_node,
            CallOperatorWriteNode as_call_operator_write_node
            => |n| {
                let (read, write) = (n.read_name(), n.write_name());
                let (read, write) = (symbol(read.as_slice()), symbol(write.as_slice()));
                let receiver = self.receiver(n.receiver(), line);
                Ok(OperatorTarget::Attribute(receiver, read, write, n.is_safe_navigation()))
            };
            IndexOrWriteNode as_index_or_write_node,
            IndexAndWriteNode as_index_and_write_node,
            IndexOperatorWriteNode as_index_operator_write_node
            => |n| {
                let receiver = self.receiver(n.receiver(), line);
                let arguments = self.arguments(n.arguments());
                match n.block() {
                    Some(_) => Err("an index with a block"),
                    None => Ok(OperatorTarget::Index(receiver, arguments)),
                }
            };
        }
    }

    fn operate(
        &mut self,
        target: Result<OperatorTarget, &'static str>,
        how: How,
        value: &prism::Node<'_>,
    ) -> NodeKind {
        let target = match target {
            Ok(target) => target,
            Err(what) => return unsupported(what),
        };
        let parts = Box::new((target, self.node(value)));
        match how {
            How::Or => NodeKind::OrAssign(parts),
            How::And => NodeKind::AndAssign(parts),
            How::Operator(name) => NodeKind::OperatorAssign(parts, name),
        }
    }

    /// `scope::Name ||= value`. The scope is there twice, for reading and for writing, so it must
    /// be no more than a path.
    fn constant_operand(
        &mut self,
        target: &prism::ConstantPathNode<'_>,
        line: u32,
    ) -> Result<OperatorTarget, &'static str> {
        if !target.parent().is_none_or(|parent| is_path(parent)) {
            return Err("a constant of an expression that is read and assigned");
        }
        let read = self.constant_path(target);
        let write = self.constant_target(target.parent(), target.name());
        Ok(simple(read, line, write))
    }

    fn receiver(&mut self, node: Option<prism::Node<'_>>, line: u32) -> Node {
        match node {
            Some(node) => self.node(&node),
            None => Node {
                kind: NodeKind::SelfValue,
                line,
            },
        }
    }
}

fn simple(read: NodeKind, line: u32, target: AssignTarget) -> OperatorTarget {
    OperatorTarget::Simple(Node { kind: read, line }, target)
}

/// Whether this is a name, or names with `::` between them.
fn is_path(mut node: prism::Node<'_>) -> bool {
    loop {
        match node {
            prism::Node::ConstantReadNode { .. }
            | prism::Node::LocalVariableReadNode { .. }
            | prism::Node::InstanceVariableReadNode { .. }
            | prism::Node::SelfNode { .. } => return true,
            _ => {}
        }
        let Some(path) = node.as_constant_path_node() else {
            return false;
        };
        match path.parent() {
            Some(parent) => node = parent,
            None => return true,
        }
    }
}
