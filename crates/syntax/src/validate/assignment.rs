//! What may be assigned, and where.

use marotte_diagnostics::ValidationIssue;

use super::{Checker, names};
use crate::ast::{BinaryOp, ExprId, ExprKind, Text};
use crate::deep::grow;

impl Checker<'_> {
    /// `left = right`, `left += right`, `left -= right`
    pub(super) fn assignment(&mut self, id: ExprId, op: BinaryOp, left: ExprId, right: ExprId) {
        if op == BinaryOp::Assign {
            self.assignable(left);
            self.rvalue(right);
        } else if self.language.dialect.is_evaluator4() {
            self.changeable(left);
            self.rvalue(right);
        } else {
            let operator = op.as_str();
            self.error(
                id,
                ValidationIssue::AppendsDeletesNoLongerSupported { operator },
            );
        }
    }

    /// The left side of `+=` and `-=`: one variable.
    fn changeable(&mut self, id: ExprId) {
        if let ExprKind::Array(_) = self.ast[id].kind {
            let label = self.label(id);
            self.error(id, ValidationIssue::IllegalAssignment { label });
        } else {
            self.assignable(id);
        }
    }

    fn assignable(&mut self, id: ExprId) {
        match self.ast[id].kind {
            ExprKind::Variable(name) => self.assignable_variable(id, name),
            ExprKind::Access { .. } => self.error(id, ValidationIssue::IllegalIndexedAssignment),
            ExprKind::Array(list) => {
                let ast = self.ast;
                grow(|| {
                    for value in &ast[list] {
                        self.assignable(*value);
                    }
                });
            }
            ExprKind::Error(_) => {}
            _ => {
                let label = self.label(id);
                self.error(id, ValidationIssue::IllegalAssignment { label });
            }
        }
    }

    fn assignable_variable(&mut self, id: ExprId, name: Text) {
        let name = self.ast.text(name);
        if names::is_match_variable(name) {
            let name = name.into();
            self.error(id, ValidationIssue::IllegalNumericAssignment { name });
        } else if names::is_qualified(name) {
            let name = name.into();
            self.error(id, ValidationIssue::CrossScopeAssignment { name });
        }
    }

    /// Finds assignments in the default value of a parameter; those in a lambda are its own.
    pub(super) fn no_assignment(&mut self, value: ExprId) {
        let ast = self.ast;
        ast.walk(value, |id| match ast[id].kind {
            ExprKind::Binary { op, .. } if op.is_assignment() => {
                self.error(id, ValidationIssue::IllegalAssignmentContext);
                false
            }
            ExprKind::Lambda(_) => false,
            _ => true,
        });
    }
}
