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

/// A value that needs no memory.
#[derive(Clone, Copy)]
enum Quick {
    Integer(i64),
    Float(f64),
    Boolean(bool),
}

impl Quick {
    #[inline]
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Integer(number) => Some(Self::Integer(*number)),
            Value::Float(number) => Some(Self::Float(*number)),
            Value::Boolean(truth) => Some(Self::Boolean(*truth)),
            _ => None,
        }
    }
}

/// What an operation with numbers gives, if it is a number, too.
#[inline]
fn computed(op: BinaryOp, left: Quick, right: Quick) -> Option<Quick> {
    let (left, right) = match (left, right) {
        (Quick::Integer(left), Quick::Integer(right)) => {
            return small_integers(op, left, right).map(Quick::Integer);
        }
        (Quick::Integer(left), Quick::Float(right)) => (left as f64, right),
        (Quick::Float(left), Quick::Integer(right)) => (left, right as f64),
        (Quick::Float(left), Quick::Float(right)) => (left, right),
        _ => return None,
    };
    let result = float_result(op, left, right)?;
    result.is_finite().then_some(Quick::Float(result))
}

impl Evaluator {
    /// The value of an operation that is known to be of that kind, unless it turns out otherwise. Each
    /// operation in it is a step.
    #[inline]
    pub(crate) fn quickly(&self, program: &Arc<Program>, id: ExprId) -> Option<Value> {
        let mut steps = 0;
        let value = self.operation(program, id, DEEPEST, &mut steps)?;
        if !budget::take(steps) {
            return None;
        }
        Some(match value {
            Quick::Integer(number) => Value::Integer(number),
            Quick::Float(number) => Value::Float(number),
            Quick::Boolean(truth) => Value::Boolean(truth),
        })
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
                return Some(Quick::Boolean(!truth));
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
                Some(Quick::Boolean(truth))
            }
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterEqual => {
                let truth = self.compared(program, op, (left, right), depth, steps)?;
                Some(Quick::Boolean(truth))
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
        match (left, right) {
            (Quick::Integer(left), Quick::Integer(right)) => Some(holds(op, left.cmp(&right))),
            (Quick::Float(left), Quick::Float(right)) => {
                left.partial_cmp(&right).map(|order| holds(op, order))
            }
            _ => None,
        }
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
                Some(match self.operation(program, id, depth - 1, steps)? {
                    Quick::Boolean(truth) => truth,
                    Quick::Integer(_) | Quick::Float(_) => true,
                })
            }
            _ => Some(self.reach(program, id)?.is_true(program.dialect())),
        }
    }
}
