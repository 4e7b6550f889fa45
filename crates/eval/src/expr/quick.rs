//! Operations with numbers and truths that lie ready: `$n % 3 == 0 and $entry['port'] > 1024`. Nothing
//! can go wrong with them and nothing but their result is made, so that they need none of the care that
//! expressions are run with. Where that is not so, they are run as all others.

use std::sync::Arc;

use marotte_budget as budget;
use marotte_ir::{Known, Program};
use marotte_pcore::{Value, compare};
use marotte_syntax::ast::{BinaryOp, ExprId, ExprKind, UnaryOp};

use super::arithmetic::{float_result, small_integers};
use super::comparison::holds;
use crate::evaluator::Evaluator;

/// How many operations, one within the other, are looked into.
const DEEPEST: u32 = 8;

/// A value that needs no memory. It has this form so that it stays in registers: a value that is read as
/// a whole while its parts are still being written takes longer than most operations.
#[derive(Clone, Copy)]
pub(crate) struct Quick {
    kind: Kind,
    bits: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    Boolean,
}

impl Quick {
    #[inline]
    const fn integer(number: i64) -> Self {
        Self {
            kind: Kind::Integer,
            bits: number.cast_unsigned(),
        }
    }

    #[inline]
    const fn float(number: f64) -> Self {
        Self {
            kind: Kind::Float,
            bits: number.to_bits(),
        }
    }

    #[inline]
    const fn boolean(truth: bool) -> Self {
        Self {
            kind: Kind::Boolean,
            bits: truth as u64,
        }
    }

    #[inline]
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Integer(number) => Some(Self::integer(*number)),
            Value::Float(number) => Some(Self::float(*number)),
            Value::Boolean(truth) => Some(Self::boolean(*truth)),
            _ => None,
        }
    }

    /// Whether it is true, as all numbers are.
    #[inline]
    fn is_true(self) -> bool {
        self.kind != Kind::Boolean || self.bits != 0
    }

    /// It as a float, if it is a number.
    #[inline]
    fn as_float(self) -> Option<f64> {
        match self.kind {
            Kind::Integer => Some(self.bits.cast_signed() as f64),
            Kind::Float => Some(f64::from_bits(self.bits)),
            Kind::Boolean => None,
        }
    }

    /// Two integers, if both are.
    #[inline]
    fn integers(left: Self, right: Self) -> Option<(i64, i64)> {
        let are_both = left.kind == Kind::Integer && right.kind == Kind::Integer;
        are_both.then(|| (left.bits.cast_signed(), right.bits.cast_signed()))
    }
}

impl From<Quick> for Value {
    #[inline(always)]
    fn from(Quick { kind, bits }: Quick) -> Self {
        match kind {
            Kind::Integer => Self::Integer(bits.cast_signed()),
            Kind::Float => Self::Float(f64::from_bits(bits)),
            Kind::Boolean => Self::Boolean(bits != 0),
        }
    }
}

/// What an operation with numbers gives, if it is a number, too.
#[inline]
fn computed(op: BinaryOp, left: Quick, right: Quick) -> Option<Quick> {
    if let Some((left, right)) = Quick::integers(left, right) {
        return small_integers(op, left, right).map(Quick::integer);
    }
    let result = float_result(op, left.as_float()?, right.as_float()?)?;
    result.is_finite().then_some(Quick::float(result))
}

impl Evaluator {
    /// The value of an operation that is known to be of that kind, unless it turns out otherwise. Each
    /// operation in it is a step.
    #[inline]
    pub(crate) fn quickly(&self, program: &Arc<Program>, id: ExprId) -> Option<Quick> {
        let mut steps = 0;
        let value = self.operation(program, id, DEEPEST, &mut steps)?;
        budget::take(steps).then_some(value)
    }

    #[inline(never)]
    fn operation(
        &self,
        program: &Arc<Program>,
        id: ExprId,
        depth: u32,
        steps: &mut u32,
    ) -> Option<Quick> {
        *steps += 1;
        let (op, left, right) = match program.ast[id].kind {
            ExprKind::Binary {
                op, left, right, ..
            } => (op, left, right),
            ExprKind::Parenthesized(inner) => return self.operand(program, inner, depth, steps),
            ExprKind::Unary {
                op: UnaryOp::Not,
                expr,
            } => {
                let truth = self.truth(program, expr, depth, steps)?;
                return Some(Quick::boolean(!truth));
            }
            _ => return None,
        };
        match op {
            BinaryOp::And | BinaryOp::Or => {
                let first = self.truth(program, left, depth, steps)?;
                let truth = match first == (op == BinaryOp::Or) {
                    true => first,
                    false => self.truth(program, right, depth, steps)?,
                };
                Some(Quick::boolean(truth))
            }
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual => {
                let truth = self.compared(program, op, (left, right), depth, steps)?;
                Some(Quick::boolean(truth))
            }
            op => {
                let left = self.operand(program, left, depth, steps)?;
                let right = self.operand(program, right, depth, steps)?;
                computed(op, left, right)
            }
        }
    }

    /// Whether a comparison of two operands of the same kind holds.
    #[inline]
    fn compared(
        &self,
        program: &Arc<Program>,
        op: BinaryOp,
        (left, right): (ExprId, ExprId),
        depth: u32,
        steps: &mut u32,
    ) -> Option<bool> {
        let is_operation = matches!(program.known(left), Known::Operation { .. });
        if !is_operation && let Value::String(left) = self.reach(program, left)? {
            let Value::String(right) = self.reach(program, right)? else {
                return None;
            };
            return Some(match op {
                BinaryOp::Equal => compare::equal_texts(left, right),
                BinaryOp::NotEqual => !compare::equal_texts(left, right),
                _ => holds(op, compare::compare_text(left, right)),
            });
        }
        let left = self.operand(program, left, depth, steps)?;
        let right = self.operand(program, right, depth, steps)?;
        if let Some((left, right)) = Quick::integers(left, right) {
            return Some(holds(op, left.cmp(&right)));
        }
        // An integer and a float are compared exactly, which is not done here.
        if left.kind != Kind::Float || right.kind != Kind::Float {
            return None;
        }
        let order = left.as_float()?.partial_cmp(&right.as_float()?)?;
        Some(holds(op, order))
    }

    #[inline(always)]
    fn operand(
        &self,
        program: &Arc<Program>,
        id: ExprId,
        depth: u32,
        steps: &mut u32,
    ) -> Option<Quick> {
        match program.known(id) {
            Known::Value(index) => Quick::of(program.value_at(index)),
            Known::Operation { is_plain: true, .. } if depth > 0 => {
                self.operation(program, id, depth - 1, steps)
            }
            _ => Quick::of(self.reach(program, id)?),
        }
    }

    /// Whether an operand is true.
    #[inline]
    fn truth(
        &self,
        program: &Arc<Program>,
        id: ExprId,
        depth: u32,
        steps: &mut u32,
    ) -> Option<bool> {
        match program.known(id) {
            Known::Operation { is_plain: true, .. } if depth > 0 => {
                let value = self.operation(program, id, depth - 1, steps)?;
                Some(value.is_true())
            }
            _ => Some(self.reach(program, id)?.is_true(program.dialect())),
        }
    }
}
