//! Nodes of any table.

use marotte_diagnostics::Span;

use super::{
    Ast, AttributeOperation, CaseOption, Entry, ExprId, ExprKind, Id, Parameter, ResourceBody,
};

/// A node of the tree: an expression, or one of the parts that are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NodeId {
    /// An expression; definitions are some.
    Expr(ExprId),
    /// A parameter of a definition, a function, a lambda or a template.
    Parameter(Id<Parameter>),
    /// An entry of a hash or a selector.
    Entry(Id<Entry>),
    /// An option of a case expression.
    CaseOption(Id<CaseOption>),
    /// A title of a resource with its attributes.
    ResourceBody(Id<ResourceBody>),
    /// An attribute.
    AttributeOperation(Id<AttributeOperation>),
}

impl From<ExprId> for NodeId {
    fn from(id: ExprId) -> Self {
        Self::Expr(id)
    }
}

impl Ast {
    /// The text of a node. A heredoc has that of its tag; its lines have a node of their own.
    pub fn span_of(&self, node: NodeId) -> Span {
        match node {
            NodeId::Expr(id) => self.span_of_expr(id),
            NodeId::Parameter(id) => self[id].span,
            NodeId::Entry(id) => {
                let entry = &self[id];
                self.span_of_expr(entry.key)
                    .to(self.span_of_expr(entry.value))
            }
            NodeId::CaseOption(id) => self[id].span,
            NodeId::ResourceBody(id) => self[id].span,
            NodeId::AttributeOperation(id) => self[id].span,
        }
    }

    fn span_of_expr(&self, id: ExprId) -> Span {
        let expr = &self[id];
        match expr.kind {
            // The type of an alias is reported where the alias is, but does not stand there.
            ExprKind::Access { left, .. } => {
                let start = expr.span.start.max(self[left].span.start);
                Span::new(start, expr.span.end.max(start))
            }
            _ => expr.span,
        }
    }
}
