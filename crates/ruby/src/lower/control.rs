//! Branches, loops, and what to do about errors.

use ruby_prism as prism;

use super::line_of;
use super::walk::Walk;
use crate::program::{BeginNode, CaseBranch, Node, NodeKind, RescueClause};

impl Walk {
    pub(super) fn if_node(&mut self, node: &prism::IfNode<'_>, line: u32) -> NodeKind {
        let condition = self.node(&node.predicate());
        let then = self.statements(node.statements(), line);
        let otherwise = self.optional(node.subsequent(), line);
        NodeKind::If(Box::new((condition, then, otherwise)))
    }

    pub(super) fn unless(&mut self, node: &prism::UnlessNode<'_>, line: u32) -> NodeKind {
        let condition = self.node(&node.predicate());
        let body = self.statements(node.statements(), line);
        let otherwise = node.else_clause().map(|clause| clause.as_node());
        let otherwise = self.optional(otherwise, line);
        NodeKind::If(Box::new((condition, otherwise, body)))
    }

    pub(super) fn while_node(&mut self, node: &prism::WhileNode<'_>, line: u32) -> NodeKind {
        let condition = self.node(&node.predicate());
        NodeKind::While {
            parts: Box::new((condition, self.statements(node.statements(), line))),
            negated: false,
            do_first: node.is_begin_modifier(),
        }
    }

    pub(super) fn until(&mut self, node: &prism::UntilNode<'_>, line: u32) -> NodeKind {
        let condition = self.node(&node.predicate());
        NodeKind::While {
            parts: Box::new((condition, self.statements(node.statements(), line))),
            negated: true,
            do_first: node.is_begin_modifier(),
        }
    }

    pub(super) fn for_node(&mut self, node: &prism::ForNode<'_>, line: u32) -> NodeKind {
        let target = self.target(&node.index());
        let collection = self.node(&node.collection());
        let body = self.statements(node.statements(), line);
        NodeKind::For(Box::new((target, collection, body)))
    }

    pub(super) fn case(&mut self, node: &prism::CaseNode<'_>, line: u32) -> NodeKind {
        let subject = node.predicate().map(|subject| self.node(&subject));
        let conditions = node.conditions();
        let branches = conditions.iter().filter_map(|branch| {
            let branch = branch.as_when_node()?;
            let line = line_of(&branch.location());
            Some(CaseBranch {
                options: self.elements(&branch.conditions()),
                body: self.statements(branch.statements(), line),
            })
        });
        let branches = branches.collect();
        let otherwise = node.else_clause().map(|clause| clause.as_node());
        let otherwise = self.optional(otherwise, line);
        NodeKind::Case(Box::new((subject, branches, otherwise)))
    }

    /// `begin … end`; without clauses it is what is in it.
    pub(super) fn begin(&mut self, node: &prism::BeginNode<'_>) -> Node {
        let line = line_of(&node.location());
        let body = self.statements(node.statements(), line);
        let mut rescues = Vec::new();
        let mut clause = node.rescue_clause();
        while let Some(rescue) = clause {
            rescues.push(self.rescue(&rescue));
            clause = rescue.subsequent();
        }
        let otherwise = node
            .else_clause()
            .map(|clause| self.node(&clause.as_node()));
        let ensure = node.ensure_clause().map(|clause| {
            let line = line_of(&clause.location());
            self.statements(clause.statements(), line)
        });
        if rescues.is_empty() && otherwise.is_none() && ensure.is_none() {
            return body;
        }
        let kind = NodeKind::Begin(Box::new(BeginNode {
            body,
            rescues: rescues.into(),
            otherwise,
            ensure,
        }));
        Node { kind, line }
    }

    fn rescue(&mut self, node: &prism::RescueNode<'_>) -> RescueClause {
        let line = line_of(&node.location());
        RescueClause {
            classes: self.elements(&node.exceptions()),
            target: node.reference().map(|target| self.target(&target)),
            body: self.statements(node.statements(), line),
        }
    }

    /// `a rescue b`
    pub(super) fn rescue_modifier(&mut self, node: &prism::RescueModifierNode<'_>) -> NodeKind {
        let body = self.node(&node.expression());
        let clause = RescueClause {
            classes: Box::default(),
            target: None,
            body: self.node(&node.rescue_expression()),
        };
        NodeKind::Begin(Box::new(BeginNode {
            body,
            rescues: Box::new([clause]),
            otherwise: None,
            ensure: None,
        }))
    }
}
