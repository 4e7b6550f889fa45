//! Arithmetic of the first design: strings that are numbers are numbers, and integers have no limit
//! but that of [`MAX_INTEGER_BITS`].

use marotte_diagnostics::{DialectIssue, EvaluationIssue, MAX_INTEGER_BITS};
use marotte_pcore::convert::ruby_to_s;
use marotte_pcore::dialect::{boxed, canonical};
use marotte_pcore::label::label;
use marotte_pcore::{Array, Oversized, Value};
use marotte_scalars::integer::BigInteger;
use marotte_syntax::ast::{BinaryOp, ExprId, ExprKind};
use rustc_hash::FxHashSet;

use super::arithmetic::At;
use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

impl Evaluator {
    /// Computes with numbers, be they in strings; nothing if there are none.
    pub(super) fn compute_unlimited(
        &mut self,
        at: At<'_>,
        left: &Value,
        right: &Value,
    ) -> Option<EvalResult<Value>> {
        match (left, at.op) {
            (Value::Array(values), BinaryOp::Subtract) => {
                return Some(Ok(Value::Array(delete(values, right))));
            }
            (
                Value::Array(_) | Value::Hash(_) | Value::Uri(_) | Value::Binary(_),
                BinaryOp::Add | BinaryOp::Subtract | BinaryOp::ShiftLeft,
            ) => return None,
            _ => {}
        }
        // Times have rules of their own, which know nothing of strings.
        let is_time = |value: &Value| {
            matches!(
                value,
                Value::Timespan(_) | Value::Timestamp(_) | Value::SemVer(_)
            )
        };
        if is_time(left) || is_time(right) {
            return None;
        }
        Some(self.compute_numbers(at, left, right))
    }

    fn compute_numbers(&mut self, at: At<'_>, left: &Value, right: &Value) -> EvalResult<Value> {
        let left = self.number(at, at.left, left)?;
        let right = self.number(at, at.right, right)?;
        if let (Some(a), Some(b)) = (
            Oversized::any_integer(&left),
            Oversized::any_integer(&right),
        ) {
            return self.unlimited_integers(at, &a, &b);
        }
        if matches!(at.op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) {
            let wrong = if matches!(left, Value::Float(_)) {
                &left
            } else {
                &right
            };
            let (operator, actual) = (at.op.as_str(), label(wrong).into());
            let issue = DialectIssue::ShiftNotInteger { operator, actual };
            return Err(self.fail(at.program, at.left, issue));
        }
        let float = |value: &Value| match value {
            Value::Float(number) => Value::Float(*number),
            value => Value::Float(
                Oversized::any_integer(value).map_or(f64::NAN, |number| number.to_float()),
            ),
        };
        match at.op {
            BinaryOp::Modulo => self.numbers(at, &left, &right),
            _ => self.numbers(at, &float(&left), &float(&right)),
        }
    }

    /// The number that an operand is.
    fn number(&self, at: At<'_>, id: ExprId, value: &Value) -> EvalResult<Value> {
        if let Some(number) = boxed(value) {
            return Ok(number);
        }
        if let Some(name) = hyphenated(at) {
            let issue = DialectIssue::HyphenInName { name };
            return Err(self.fail(at.program, at.id, issue));
        }
        let value = ruby_to_s(value).into();
        Err(self.fail(at.program, id, EvaluationIssue::NotNumeric { value }))
    }

    fn unlimited_integers(&self, at: At<'_>, a: &BigInteger, b: &BigInteger) -> EvalResult<Value> {
        let too_large = || self.fail(at.program, at.id, DialectIssue::IntegerTooLarge);
        let result = match at.op {
            BinaryOp::Add => Some(a + b),
            BinaryOp::Subtract => Some(a - b),
            BinaryOp::Multiply if a.bits() + b.bits() > MAX_INTEGER_BITS + 1 => {
                return Err(too_large());
            }
            BinaryOp::Multiply => Some(a * b),
            BinaryOp::Divide => a.divide(b),
            BinaryOp::Modulo => a.modulo(b),
            BinaryOp::ShiftLeft => Some(shift(a, b).ok_or_else(too_large)?),
            _ => Some(shift(a, &-b).ok_or_else(too_large)?),
        };
        match result {
            Some(result) if result.bits() > MAX_INTEGER_BITS => Err(too_large()),
            Some(result) => Ok(Oversized::integer(result)),
            None => Err(self.fail(at.program, at.right, EvaluationIssue::DivByZero)),
        }
    }
}

/// Shifts to the left or, by a negative count, to the right; nothing if the result is too large.
fn shift(number: &BigInteger, count: &BigInteger) -> Option<BigInteger> {
    let distance = count.to_i64().map_or(u64::MAX, i64::unsigned_abs);
    if count.is_negative() {
        // All bits are gone then, and the sign is left.
        return Some(number.shift_right(distance.min(number.bits() + 1)));
    }
    if number.is_zero() {
        return Some(number.clone());
    }
    let bits = number.bits().checked_add(distance)?;
    (bits <= MAX_INTEGER_BITS).then(|| number.shift_left(distance))
}

/// The elements that are not `==` to one that is taken away: a value, those of an array, or the
/// keys and values of a hash.
fn delete(values: &Array, right: &Value) -> Array {
    let unwanted: FxHashSet<Value> = match right {
        Value::Array(unwanted) => unwanted.iter().map(canonical).collect(),
        Value::Hash(hash) => {
            let pairs = hash.iter();
            pairs
                .flat_map(|(key, value)| [canonical(key), canonical(value)])
                .collect()
        }
        other => [canonical(other)].into_iter().collect(),
    };
    let kept = values.iter();
    kept.filter(|value| !unwanted.contains(&canonical(value)))
        .cloned()
        .collect()
}

/// `my-module`: two names with nothing but a hyphen between them are one elsewhere.
fn hyphenated(at: At<'_>) -> Option<Box<str>> {
    let ast = &at.program.ast;
    let is_name = |id: ExprId| matches!(ast[id].kind, ExprKind::Name(_));
    let (left, right) = (ast[at.left].span, ast[at.right].span);
    let is_one = at.op == BinaryOp::Subtract
        && is_name(at.left)
        && is_name(at.right)
        && left.end + 1 == right.start;
    is_one.then(|| ast.source().slice(left.to(right)).into())
}
