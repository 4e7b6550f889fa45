//! Operations that are made of nothing but variables and constants: `$n % 3 == 0`. Nothing else runs while
//! they are computed.

use marotte_syntax::ast::{BinaryOp, ExprId, ExprKind, UnaryOp};

use crate::Known;
use crate::lower::Lowerer;

/// How many accesses, one to the result of another, are looked into.
const DEEPEST: u32 = 8;

impl Lowerer<'_> {
    /// Notes that an expression is such an operation with operands that are known already, if it is.
    pub(super) fn note_operation(&mut self, id: ExprId, operands: &[ExprId]) {
        if self.known[id.index()] != Known::Nothing || self.dialect.is_evaluator4() {
            return;
        }
        let is_plain = match self.ast[id].kind {
            ExprKind::Binary { op, .. } => computes(op),
            ExprKind::Unary { op, .. } => op == UnaryOp::Not,
            // What is in them alone is looked at where it is.
            ExprKind::Parenthesized(inner) => self.is_plain_operation(inner),
            _ => false,
        };
        if is_plain
            && operands
                .iter()
                .all(|operand| self.is_plain(*operand, DEEPEST))
        {
            let last_use = false;
            self.known[id.index()] = Known::Operation { last_use, is_plain };
        }
    }

    /// Whether an expression is noted as such an operation.
    pub(super) fn is_plain_operation(&self, id: ExprId) -> bool {
        matches!(
            self.known[id.index()],
            Known::Operation { is_plain: true, .. }
        )
    }

    /// Whether an expression is an operand of such an operation.
    fn is_plain(&self, id: ExprId, depth: u32) -> bool {
        match self.known[id.index()] {
            Known::Value(_) | Known::Collection(_) | Known::Variable(_) => true,
            Known::Operation { is_plain, .. } => is_plain,
            Known::Nothing => match self.ast[id].kind {
                ExprKind::Access { left, keys } if depth > 0 => {
                    let mut keys = self.ast[keys].iter();
                    self.is_plain(left, depth - 1) && keys.all(|key| self.is_plain(*key, depth - 1))
                }
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether an operator computes with numbers or truths.
fn computes(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add
            | BinaryOp::Subtract
            | BinaryOp::Multiply
            | BinaryOp::Divide
            | BinaryOp::Modulo
            | BinaryOp::ShiftLeft
            | BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual
            | BinaryOp::And
            | BinaryOp::Or
    )
}
