//! What definitions are called.

use marotte_diagnostics::Span;

use super::{Ast, ExprId, ExprKind, Text};

impl Ast {
    /// The name of a definition and where it stands. A node has none: it has what it matches; nor has
    /// a mapping of types.
    pub fn defined_name(&self, id: ExprId) -> Option<(Text, Span)> {
        Some(match self[id].kind {
            ExprKind::Class(id) => (self[id].name, self[id].name_span),
            ExprKind::Define(id) => (self[id].name, self[id].name_span),
            ExprKind::Function(id) => (self[id].name, self[id].name_span),
            ExprKind::Plan(id) => (self[id].name, self[id].name_span),
            ExprKind::TypeAlias(id) => (self[id].name, self[id].name_span),
            ExprKind::TypeDefinition(id) => (self[id].name, self[id].name_span),
            _ => return None,
        })
    }
}
