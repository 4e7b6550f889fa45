//! Assignments, and what can be assigned to.

use ruby_prism as prism;

use super::calls::path_name;
use super::expressions::{by_type, unsupported};
use super::symbol;
use super::walk::Walk;
use crate::program::{AssignTarget, NodeKind, TargetList};

impl Walk {
    /// All kinds of assignment.
    pub(super) fn assignment(&mut self, node: &prism::Node<'_>) -> NodeKind {
        by_type! { node;
            LocalVariableWriteNode, as_local_variable_write_node => |n| {
                let target = self.local_target(symbol(n.name().as_slice()), n.depth());
                self.assign(target, &n.value())
            };
            InstanceVariableWriteNode, as_instance_variable_write_node => |n| {
                let target = AssignTarget::InstanceVariable(symbol(n.name().as_slice()));
                self.assign(target, &n.value())
            };
            ClassVariableWriteNode, as_class_variable_write_node => |n| {
                let target = AssignTarget::ClassVariable(symbol(n.name().as_slice()));
                self.assign(target, &n.value())
            };
            GlobalVariableWriteNode, as_global_variable_write_node => |n| {
                let target = AssignTarget::Global(symbol(n.name().as_slice()));
                self.assign(target, &n.value())
            };
            ConstantWriteNode, as_constant_write_node => |n| {
                let target = AssignTarget::Constant(symbol(n.name().as_slice()));
                self.assign(target, &n.value())
            };
            ConstantPathWriteNode, as_constant_path_write_node => |n| {
                let target = n.target();
                let target = self.constant_target(target.parent(), target.name());
                self.assign(target, &n.value())
            };
            MultiWriteNode, as_multi_write_node => |n| {
                let targets = self.targets(&n.lefts(), n.rest(), &n.rights());
                NodeKind::MultipleAssign(Box::new((targets, self.node(&n.value()))))
            };
            _ => self.operator_assignment(node)
        }
    }

    fn assign(&mut self, target: AssignTarget, value: &prism::Node<'_>) -> NodeKind {
        NodeKind::Assign(Box::new((target, self.node(value))))
    }

    /// `scope::Name = `, `::Name =`
    pub(super) fn constant_target(
        &mut self,
        parent: Option<prism::Node<'_>>,
        name: Option<prism::ConstantId<'_>>,
    ) -> AssignTarget {
        let parent = parent.map(|parent| self.node(&parent));
        AssignTarget::ScopedConstant(parent, path_name(name))
    }

    /// The left side of a multiple assignment.
    pub(super) fn targets(
        &mut self,
        lefts: &prism::NodeList<'_>,
        rest: Option<prism::Node<'_>>,
        rights: &prism::NodeList<'_>,
    ) -> TargetList {
        let before = lefts.iter().map(|node| self.target(&node)).collect();
        let splat = rest.map(|rest| {
            let target = rest.as_splat_node()?.expression()?;
            Some(Box::new(self.target(&target)))
        });
        let after = rights.iter().map(|node| self.target(&node)).collect();
        TargetList {
            before,
            splat,
            after,
        }
    }

    /// Something that is assigned to.
    pub(super) fn target(&mut self, node: &prism::Node<'_>) -> AssignTarget {
        self.deeper(&node.location(), |walk| walk.any_target(node))
            .unwrap_or_else(|| AssignTarget::List(TargetList::default()))
    }

    fn any_target(&mut self, node: &prism::Node<'_>) -> AssignTarget {
        by_type! { node;
            LocalVariableTargetNode, as_local_variable_target_node => |n| {
                self.local_target(symbol(n.name().as_slice()), n.depth())
            };
            RequiredParameterNode, as_required_parameter_node => |n| {
                self.local_target(symbol(n.name().as_slice()), 0)
            };
            InstanceVariableTargetNode, as_instance_variable_target_node => |n| {
                AssignTarget::InstanceVariable(symbol(n.name().as_slice()))
            };
            ClassVariableTargetNode, as_class_variable_target_node => |n| {
                AssignTarget::ClassVariable(symbol(n.name().as_slice()))
            };
            GlobalVariableTargetNode, as_global_variable_target_node => |n| {
                AssignTarget::Global(symbol(n.name().as_slice()))
            };
            ConstantTargetNode, as_constant_target_node => |n| {
                AssignTarget::Constant(symbol(n.name().as_slice()))
            };
            ConstantPathTargetNode, as_constant_path_target_node => |n| {
                self.constant_target(n.parent(), n.name())
            };
            CallTargetNode, as_call_target_node => |n| {
                let receiver = self.node(&n.receiver());
                AssignTarget::Attribute(receiver, symbol(n.name().as_slice()), n.is_safe_navigation())
            };
            IndexTargetNode, as_index_target_node => |n| {
                let receiver = self.node(&n.receiver());
                AssignTarget::Index(receiver, self.arguments(n.arguments()))
            };
            MultiTargetNode, as_multi_target_node => |n| {
                AssignTarget::List(self.targets(&n.lefts(), n.rest(), &n.rights()))
            };
            _ => {
                let line = super::line_of(&node.location());
                let kind = unsupported("this target of an assignment");
                AssignTarget::ScopedConstant(Some(crate::program::Node { kind, line }), symbol(b"?"))
            }
        }
    }
}
