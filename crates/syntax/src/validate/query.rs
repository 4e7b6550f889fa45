//! Collectors and their queries.

use super::Checker;
use super::walk::Place;
use crate::ast::{BinaryOp, Collect, ExprId, ExprKind, Id, QueryKind};
use crate::deep::grow;
use marotte_diagnostics::ValidationIssue;

impl Checker<'_> {
    /// Checks a collector and all that is in it.
    pub(super) fn collect(&mut self, id: ExprId, collect: Id<Collect>) {
        let collect = self.ast[collect];
        if self.language.tasks && !self.in_apply {
            self.not_when_scripting(id);
        } else if self.language.tasks && collect.kind == QueryKind::Exported {
            self.not_when_compiling(id);
        } else if !matches!(
            self.ast[collect.type_expr].kind,
            ExprKind::Reference(_) | ExprKind::Error(_)
        ) {
            self.illegal_expression(collect.type_expr, "type name", id);
        }
        self.expr(collect.type_expr, Place::Inside);
        if let Some(query) = collect.query {
            self.query(query);
            self.expr(query, Place::Inside);
        }
        self.operations(collect.operations, None);
    }

    /// A query compares attributes for equality and combines comparisons.
    fn query(&mut self, id: ExprId) {
        match self.ast[id].kind {
            ExprKind::Binary {
                op: BinaryOp::Equal | BinaryOp::NotEqual,
                ..
            }
            | ExprKind::Variable(_)
            | ExprKind::Name(_)
            | ExprKind::Integer { .. }
            | ExprKind::BigInteger(_)
            | ExprKind::Float(_)
            | ExprKind::String(_)
            | ExprKind::Boolean(_)
            | ExprKind::Error(_) => {}
            ExprKind::Binary {
                op: BinaryOp::And | BinaryOp::Or,
                left,
                right,
                ..
            } => grow(|| {
                self.query(left);
                self.query(right);
            }),
            ExprKind::Parenthesized(expr) => {
                grow(|| self.query(expr));
            }
            _ => {
                let label = self.label(id);
                self.error(id, ValidationIssue::IllegalQueryExpression { label });
            }
        }
    }
}
