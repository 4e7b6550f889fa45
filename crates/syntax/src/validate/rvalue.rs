//! What produces a value, and where values are needed.

use marotte_diagnostics::{DialectIssue, ValidationIssue};

use super::{Checker, names};
use crate::ast::{ExprId, ExprKind, List, Text};

impl Checker<'_> {
    /// The expression must produce a value.
    pub(super) fn rvalue(&mut self, id: ExprId) {
        self.operand(id);
    }

    /// The expressions must produce values.
    pub(super) fn rvalues(&mut self, list: List<ExprId>) {
        let ast = self.ast;
        for id in &ast[list] {
            self.operand(*id);
        }
    }

    /// The operand of a unary expression must produce a value. Parentheses in parentheses are
    /// looked through, so the answer for an operand also holds for the operands in it: that is
    /// remembered, lest the work be quadratic.
    pub(super) fn operand_of_unary(&mut self, id: ExprId, operand: ExprId) {
        let known = self.good_operand == Some(id);
        self.good_operand = (known || self.operand(operand)).then_some(operand);
    }

    /// Either side of an arrow: a collector or another arrow, else a value.
    pub(super) fn relation(&mut self, id: ExprId) {
        match self.ast[id].kind {
            ExprKind::Collect(_) => {}
            ExprKind::Binary { op, .. } if op.is_relationship() => {}
            _ => self.rvalue(id),
        }
    }

    fn operand(&mut self, mut id: ExprId) -> bool {
        loop {
            match self.ast[id].kind {
                ExprKind::Interpolation(expr)
                | ExprKind::Parenthesized(expr)
                | ExprKind::RenderExpr(expr)
                | ExprKind::Unary { expr, .. } => id = expr,
                ExprKind::Collect(_)
                | ExprKind::Class(_)
                | ExprKind::Define(_)
                | ExprKind::Node(_)
                | ExprKind::Function(_)
                | ExprKind::TypeAlias(_)
                | ExprKind::TypeMapping(_)
                | ExprKind::TypeDefinition(_)
                | ExprKind::Plan(_) => {
                    let label = self.label(id);
                    self.error(id, ValidationIssue::NotRvalue { label });
                    return false;
                }
                _ => return true,
            }
        }
    }

    /// `$name`
    pub(super) fn variable(&mut self, id: ExprId, name: Text) {
        let name = self.ast.text(name);
        if name.starts_with(|c: char| c.is_ascii_digit()) {
            if !names::is_match_variable(name) {
                let name = name.into();
                self.error(id, ValidationIssue::IllegalNumericVarName { name });
            }
        } else if !names::is_variable(name) {
            let name = name.into();
            self.error(id, ValidationIssue::IllegalVarName { name });
        } else if self.language.dialect.is_evaluator4() && names::has_underscored_segment(name) {
            let name = name.into();
            self.error(id, DialectIssue::UnderscoreInName { name });
        }
    }

    /// `Name`
    pub(super) fn reference(&mut self, id: ExprId, name: Text) {
        let name = self.ast.text(name);
        if !names::is_reference(name) {
            let name = name.into();
            self.error(id, ValidationIssue::IllegalClassref { name });
        }
    }
}
