//! Where the reference reports an expression, which is not always where it begins.

use super::{Ast, ExprId, ExprKind};

impl Ast {
    /// The offset at which messages report an expression: a binary expression at its operator,
    /// a call at its name, a hash without braces at its first arrow.
    pub fn position(&self, mut id: ExprId) -> u32 {
        loop {
            let expr = &self[id];
            id = match expr.kind {
                ExprKind::Binary { op_offset, .. } => return op_offset,
                // Statements without braces are reported at the first.
                ExprKind::Block(statements) => match self[statements].first() {
                    Some(first) if self[*first].span.start == expr.span.start => *first,
                    _ => return expr.span.start,
                },
                ExprKind::Access { left, .. } if expr.span.start < self[left].span.start => {
                    return expr.span.start;
                }
                ExprKind::Access { left, .. } | ExprKind::Selector { left, .. } => left,
                ExprKind::Call(call) => self[call].functor,
                ExprKind::Collect(collect) => self[collect].type_expr,
                ExprKind::MethodCall(call) => return self[call].offset,
                ExprKind::Resource(resource) => return self[resource].offset,
                ExprKind::ResourceDefaults(defaults) => return self[defaults].offset,
                ExprKind::ResourceOverride(overrides) => return self[overrides].offset,
                ExprKind::TypeAlias(alias) => return self[alias].name_span.start,
                ExprKind::TypeMapping(mapping) => self[mapping].type_expr,
                ExprKind::Hash {
                    entries,
                    bare: true,
                } => {
                    return self[entries]
                        .first()
                        .map_or(expr.span.start, |e| e.arrow_offset);
                }
                _ => return expr.span.start,
            };
        }
    }
}
