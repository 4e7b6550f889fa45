//! `+ - * / % << >>` on numbers, times and collections.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::Arc;

use marotte_budget as budget;
use marotte_diagnostics::{ConversionIssue, EvaluationIssue, RubyIssue};
use marotte_ir::{Known, Program};
use marotte_pcore::compare::compare_numbers;
use marotte_pcore::convert::ruby_to_s;
use marotte_pcore::deep::grow;
use marotte_pcore::dialect::boxed;
use marotte_pcore::label::{label, ruby_class};
use marotte_pcore::{Array, Hash, IntegerSet, Oversized, Value};
use marotte_scalars::integer::BigInteger;
use marotte_scalars::numeric::{Number, to_n};
use marotte_scalars::time::TimeError;
use marotte_scalars::timespan::Timespan;
use marotte_syntax::ast::{BinaryOp, ExprId};
use rustc_hash::FxHashSet;

use crate::evaluator::Evaluator;
use crate::signal::{EvalResult, Signal};

/// What integers give whose result is one, too, in the operations that most code does.
#[inline]
pub(super) fn small_integers(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Subtract => a.checked_sub(b),
        BinaryOp::Multiply => a.checked_mul(b),
        // Rounding down is the same as rounding to zero, and the remainder that of Rust.
        BinaryOp::Divide if a >= 0 && b > 0 => Some(a / b),
        BinaryOp::Modulo if a >= 0 && b > 0 => Some(a % b),
        BinaryOp::ShiftLeft if (0..63).contains(&b) => {
            let shifted = a << b;
            (shifted >> b == a).then_some(shifted)
        }
        _ => None,
    }
}

/// What floats give in the operations that they have.
#[inline]
pub(super) fn float_result(op: BinaryOp, a: f64, b: f64) -> Option<f64> {
    match op {
        BinaryOp::Add => Some(a + b),
        BinaryOp::Subtract => Some(a - b),
        BinaryOp::Multiply => Some(a * b),
        BinaryOp::Divide => Some(a / b),
        _ => None,
    }
}

/// Where an operation stands, for its errors.
#[derive(Clone, Copy)]
pub(super) struct At<'a> {
    pub(super) program: &'a Arc<Program>,
    pub(super) id: ExprId,
    pub(super) op: BinaryOp,
    pub(super) left: ExprId,
    pub(super) right: ExprId,
}

impl Evaluator {
    #[inline(never)]
    pub(super) fn eval_arithmetic(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        left_id: ExprId,
        right_id: ExprId,
    ) -> EvalResult<Value> {
        let at = At {
            program,
            id,
            op,
            left: left_id,
            right: right_id,
        };
        let left = match self.reach(program, left_id) {
            Some(Value::Integer(a)) => {
                let a = *a;
                if let Some(Value::Integer(b)) = self.reach(program, right_id)
                    && let Some(result) = small_integers(op, a, *b)
                {
                    return Ok(Value::Integer(result));
                }
                Value::Integer(a)
            }
            Some(Value::Array(_) | Value::Hash(_))
                if matches!(program.known(id), Known::Operation { last_use: true, .. }) =>
            {
                return self.grow_in_place(at);
            }
            Some(value) if !matches!(program.known(left_id), Known::Collection(_)) => value.clone(),
            _ => self.run_expression(program, left_id)?,
        };
        let right = self.evaluate(program, right_id)?;
        match (left, right) {
            (Value::Integer(a), Value::Integer(b)) => match small_integers(op, a, b) {
                Some(result) => Ok(Value::Integer(result)),
                None => self.compute(at, Value::Integer(a), Value::Integer(b)),
            },
            (left, right) => self.compute(at, left, right),
        }
    }

    /// What a variable holds that nobody else reads can grow where it is.
    #[inline(never)]
    fn grow_in_place(&mut self, at: At<'_>) -> EvalResult<Value> {
        let right = self.evaluate(at.program, at.right)?;
        let left = self.take_local(at.program, at.left).unwrap_or_default();
        self.compute(at, left, right)
    }

    /// Operates on values that lie ready; their expressions are where they come from.
    pub(super) fn operate(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        op: BinaryOp,
        (left, left_value): (ExprId, Value),
        (right, right_value): (ExprId, Value),
    ) -> EvalResult<Value> {
        let at = At {
            program,
            id,
            op,
            left,
            right,
        };
        self.compute(at, left_value, right_value)
    }

    /// Computes what is not the everyday sum of integers.
    #[inline(never)]
    fn compute(&mut self, at: At<'_>, left: Value, right: Value) -> EvalResult<Value> {
        let At { program, op, .. } = at;
        if program.dialect().is_evaluator4()
            && let Some(result) = self.compute_unlimited(at, &left, &right)
        {
            return result;
        }
        if let (Value::Integer(a), Value::Integer(b)) = (&left, &right) {
            return self.integers(at, *a, *b);
        }
        let left = match (left, op) {
            (Value::Array(values), BinaryOp::Add) => return Ok(append(values, &right)),
            (Value::Hash(hash), BinaryOp::Add) => return merge(hash, &right),
            (Value::Array(mut values), BinaryOp::ShiftLeft) => {
                values.push(right);
                return Ok(Value::Array(values));
            }
            (left, _) => left,
        };
        match (&left, op) {
            (Value::Uri(_) | Value::Binary(_), BinaryOp::Add) => concatenate(&left, &right),
            (Value::Array(_) | Value::Hash(_), BinaryOp::Subtract) => Ok(delete(&left, &right)),
            (Value::Hash(_), BinaryOp::ShiftLeft) => Err(self.not_applicable(at, &left)),
            _ => {
                let is_string = |value: &Value| matches!(value, Value::String(_));
                if (self.settings.language.strict != crate::Strict::Error
                    || !(is_string(&left) || is_string(&right)))
                    && !matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight)
                    && let Some((a, b)) = Self::oversized(&left, &right)
                {
                    return self.wide_integers(at, a, b);
                }
                let is_text = matches!((&left, &right), (Value::String(_), Value::String(_)));
                let left = self.coerce_numeric(program, at.left, left);
                let left = left.map_err(|signal| match is_text && op == BinaryOp::Add {
                    true => signal.with_hint("texts are put together in one: \"${a}${b}\""),
                    false => signal,
                })?;
                let right = self.coerce_numeric(program, at.right, right)?;
                let left = beside(left, &right);
                let right = beside(right, &left);
                self.numbers(at, &left, &right)
            }
        }
    }

    fn not_applicable(&self, at: At<'_>, left: &Value) -> Signal {
        let issue = EvaluationIssue::OperatorNotApplicable {
            operator: at.op.as_str(),
            left: label(left).into(),
        };
        self.fail(at.program, at.left, issue)
    }

    fn not_applicable_when(&self, at: At<'_>, left: &Value, right: &Value) -> Signal {
        let issue = EvaluationIssue::OperatorNotApplicableWhen {
            operator: at.op.as_str(),
            left: label(left).into(),
            right: label(right).into(),
        };
        self.fail(at.program, at.left, issue)
    }

    /// Numbers as they are, numeric strings as numbers (with a complaint), nothing else.
    pub(crate) fn coerce_numeric(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        value: Value,
    ) -> EvalResult<Value> {
        let text = match &value {
            // The reference takes versions for numbers, with which nothing can be computed.
            Value::Integer(_)
            | Value::Float(_)
            | Value::Timespan(_)
            | Value::Timestamp(_)
            | Value::SemVer(_) => return Ok(value),
            value if Oversized::number_of(value).is_some() => return Ok(value.clone()),
            Value::String(text) => text,
            other => {
                let issue = EvaluationIssue::NotNumeric {
                    value: ruby_to_s(other).into(),
                };
                let advice = match other {
                    Value::Undef => self.missing_key(program, id),
                    _ => None,
                };
                return Err(self.fail(program, id, issue).with_advice(advice));
            }
        };
        if program.dialect().is_evaluator4()
            && let Some(number) = boxed(&value)
        {
            return Ok(number);
        }
        let number = match to_n(text) {
            Some(Number::Integer(number)) => Value::Integer(number),
            Some(Number::Float(number)) => Value::Float(number),
            _ => {
                let issue = EvaluationIssue::NotNumeric {
                    value: text.as_str().into(),
                };
                return Err(self.fail(program, id, issue));
            }
        };
        let issue = EvaluationIssue::NumericCoercion {
            before: text.as_str().into(),
            after: ruby_to_s(&number).into(),
        };
        self.fail_or_warn(self.settings.language.strict, program, id, issue)?;
        Ok(number)
    }

    pub(super) fn negate(
        &mut self,
        program: &Arc<Program>,
        id: ExprId,
        value: Value,
    ) -> EvalResult<Value> {
        match self.coerce_numeric(program, id, value)? {
            Value::Integer(number) => match number.checked_neg() {
                Some(negated) => Ok(Value::Integer(negated)),
                None if program.dialect().is_evaluator4() => {
                    Ok(Oversized::integer(-&BigInteger::from(number)))
                }
                // The reference lets the one number without a positive counterpart become a larger
                // integer; there is none here.
                None => {
                    Err(self.overflow(program, id, false, &format!("{:x}", number.unsigned_abs())))
                }
            },
            Value::Float(number) => Ok(Value::Float(-number)),
            Value::Timespan(span) => Ok(Value::Timespan(Arc::new(span.negate()))),
            Value::SemVer(_) => Err(Signal::during(EvaluationIssue::VersionAsNumber)),
            other if Oversized::number_of(&other).is_some() => {
                let number = Oversized::number_of(&other);
                Ok(number.map_or(Value::Undef, |number| Oversized::integer(-number)))
            }
            other => {
                let issue = EvaluationIssue::OperatorNotApplicable {
                    operator: "-",
                    left: label(&other).into(),
                };
                Err(self.fail(program, id, issue))
            }
        }
    }

    fn integers(&self, at: At<'_>, a: i64, b: i64) -> EvalResult<Value> {
        match at.op {
            BinaryOp::ShiftLeft => self.shift(at, a, b),
            BinaryOp::ShiftRight => self.shift(at, a, b.saturating_neg()),
            _ => self.wide_integers(at, a.into(), b.into()),
        }
    }

    /// Computes with more bits than values have: only the result must fit.
    fn wide_integers(&self, at: At<'_>, a: i128, b: i128) -> EvalResult<Value> {
        let result = match at.op {
            BinaryOp::Add => a.checked_add(b),
            BinaryOp::Subtract => a.checked_sub(b),
            BinaryOp::Multiply => a.checked_mul(b),
            BinaryOp::Divide | BinaryOp::Modulo if b == 0 => {
                return Err(self.fail(at.program, at.right, EvaluationIssue::DivByZero));
            }
            // Division rounds down, and the remainder has the sign of the divisor.
            BinaryOp::Divide => {
                let (quotient, rest) = (a / b, a % b);
                let down = rest != 0 && (rest < 0) != (b < 0);
                Some(if down { quotient - 1 } else { quotient })
            }
            _ => Some(((a % b) + b) % b),
        };
        let Some(result) = result else {
            return Err(Signal::during(EvaluationIssue::IntegersTooLarge));
        };
        match i64::try_from(result) {
            Ok(result) => Ok(Value::Integer(result)),
            Err(_) => {
                let digits = format!("{:x}", result.unsigned_abs());
                Err(self.overflow(at.program, at.id, result < 0, &digits))
            }
        }
    }

    /// The integers of two operands of which one is too large for a value: a numeric string, or one of Ruby's.
    fn oversized(left: &Value, right: &Value) -> Option<(i128, i128)> {
        let wide = |value: &Value| match value {
            Value::Integer(number) => Some((i128::from(*number), false)),
            Value::String(text) => match to_n(text)? {
                Number::Integer(number) => Some((i128::from(number), false)),
                Number::Oversized(number) => Some((number.to_i128()?, true)),
                Number::Float(_) => None,
            },
            _ => Some((Oversized::number_of(value)?.to_i128()?, true)),
        };
        let ((a, large_a), (b, large_b)) = (wide(left)?, wide(right)?);
        (large_a || large_b).then_some((a, b))
    }

    /// Shifts to the left, or, by a negative count, to the right.
    fn shift(&self, at: At<'_>, a: i64, count: i64) -> EvalResult<Value> {
        if count <= 0 {
            let count = count.unsigned_abs().min(63) as u32;
            return Ok(Value::Integer(a >> count));
        }
        if a == 0 {
            return Ok(Value::Integer(0));
        }
        if count < 64 {
            let shifted = i128::from(a) << count;
            if let Ok(result) = i64::try_from(shifted) {
                return Ok(Value::Integer(result));
            }
        }
        // Sixteen million digits are enough to make the point.
        if count > 1 << 26 {
            return Err(Signal::during(EvaluationIssue::ShiftTooWide));
        }
        let head = u128::from(a.unsigned_abs()) << (count % 4);
        let digits = format!("{head:x}{}", "0".repeat((count / 4) as usize));
        Err(self.overflow(at.program, at.id, a < 0, &digits))
    }

    #[cold]
    fn overflow(&self, program: &Arc<Program>, id: ExprId, negative: bool, digits: &str) -> Signal {
        let issue = EvaluationIssue::NumericOverflow {
            label: program.ast.label(id).into(),
            bound: if negative { "min" } else { "max" },
            value: format!("{}0x{digits}", if negative { '-' } else { '+' }).into(),
        };
        self.fail(program, id, issue)
    }

    pub(super) fn numbers(&self, at: At<'_>, left: &Value, right: &Value) -> EvalResult<Value> {
        if at.op == BinaryOp::Modulo {
            if let Value::Float(_) = left {
                return Err(self.not_applicable(at, left));
            }
            if let Value::Float(_) = right {
                return Err(self.not_applicable_when(at, left, right));
            }
        }
        match (left, right) {
            (Value::Integer(a), Value::Integer(b)) => self.integers(at, *a, *b),
            (Value::Timespan(_) | Value::Timestamp(_), _)
            | (_, Value::Timespan(_) | Value::Timestamp(_)) => self.times(at, left, right),
            (Value::Integer(a), Value::Float(b))
                if matches!(at.op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) =>
            {
                // A shift by a fraction is one by the whole number.
                self.integers(at, *a, *b as i64)
            }
            (Value::Integer(a), Value::Float(b)) => self.floats(at, left, *a as f64, *b),
            (Value::Float(a), Value::Integer(b)) => self.floats(at, left, *a, *b as f64),
            (Value::Float(a), Value::Float(b)) => self.floats(at, left, *a, *b),
            (Value::Integer(_) | Value::Float(_), Value::SemVer(_))
                if !matches!(at.op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight) =>
            {
                Err(Signal::during(EvaluationIssue::VersionAsNumber))
            }
            _ => Err(self.not_applicable(at, left)),
        }
    }

    fn floats(&self, at: At<'_>, left: &Value, a: f64, b: f64) -> EvalResult<Value> {
        match float_result(at.op, a, b) {
            Some(result) => self.finite(at, result),
            None => Err(self.not_applicable(at, left)),
        }
    }

    /// A float that is no infinity.
    fn finite(&self, at: At<'_>, result: f64) -> EvalResult<Value> {
        if result.is_infinite() {
            let issue = EvaluationIssue::ResultIsInfinity {
                operator: at.op.as_str(),
            };
            return Err(self.fail(at.program, at.left, issue));
        }
        Ok(Value::Float(result))
    }

    fn times(&self, at: At<'_>, left: &Value, right: &Value) -> EvalResult<Value> {
        if !is_time(left) {
            return match (at.op, right) {
                (BinaryOp::Add, _) | (BinaryOp::Multiply, Value::Timespan(_)) => {
                    self.times(at, right, left)
                }
                (BinaryOp::Subtract, Value::Timespan(_)) => {
                    let seconds = match left {
                        Value::Integer(seconds) => Timespan::from_seconds(*seconds),
                        Value::Float(seconds) => {
                            Timespan::from_float_seconds(*seconds).map_err(illegal_time)?
                        }
                        _ => return Err(self.not_applicable(at, left)),
                    };
                    self.times(at, &Value::Timespan(Arc::new(seconds)), right)
                }
                _ => Err(self.not_applicable_when(at, left, right)),
            };
        }
        match left {
            Value::Timespan(span) => self.timespan(at, **span, left, right),
            _ => self.timestamp(at, left, right),
        }
    }

    fn timespan(
        &self,
        at: At<'_>,
        span: Timespan,
        left: &Value,
        right: &Value,
    ) -> EvalResult<Value> {
        let of_span = |span: Result<Timespan, TimeError>| {
            span.map(|span| Value::Timespan(Arc::new(span)))
                .map_err(illegal_time)
        };
        let during = |issue: EvaluationIssue| Err(Signal::during(issue));
        match (at.op, right) {
            (BinaryOp::Add, Value::Timestamp(time)) => {
                let sum = time.plus(span).map_err(illegal_time)?;
                Ok(Value::Timestamp(Arc::new(sum)))
            }
            (BinaryOp::Add, _) => match seconds(right)? {
                Some(more) => of_span(span.plus(more)),
                None => Err(not_added(right, "Timespan")),
            },
            (BinaryOp::Subtract, _) => match seconds(right)? {
                Some(less) => of_span(span.minus(less)),
                None => Err(not_subtracted(right, "Timespan")),
            },
            (BinaryOp::Multiply, Value::Integer(factor)) => of_span(span.multiply(*factor)),
            (BinaryOp::Multiply, Value::Float(factor)) => of_span(span.multiply_float(*factor)),
            (BinaryOp::Multiply, _) => {
                let label = class_of(right).into();
                during(EvaluationIssue::TimeNotMultiplied { label })
            }
            (BinaryOp::Divide, Value::Timespan(divisor)) => {
                self.finite(at, span.divide_timespan(**divisor))
            }
            (BinaryOp::Divide | BinaryOp::Modulo, Value::Integer(0)) => {
                Err(self.fail(at.program, at.right, EvaluationIssue::DivByZero))
            }
            (BinaryOp::Divide, Value::Integer(divisor)) => of_span(span.divide(*divisor)),
            (BinaryOp::Divide, Value::Float(divisor)) => match span.divide_float(*divisor) {
                Err(TimeError::DividedByZero) => {
                    Err(self.fail(at.program, at.right, EvaluationIssue::DivByZero))
                }
                quotient => of_span(quotient),
            },
            (BinaryOp::Divide, _) => {
                let label = class_of(right).into();
                during(EvaluationIssue::TimespanNotDivided { label })
            }
            (BinaryOp::Modulo, Value::Integer(divisor)) => {
                let rest = span.modulo(*divisor).map_err(illegal_time)?;
                Ok(Value::Integer(i64::try_from(rest).unwrap_or(i64::MAX)))
            }
            (BinaryOp::Modulo, _) => {
                let label = class_of(right).into();
                during(EvaluationIssue::TimespanNoModulus { label })
            }
            _ => Err(self.not_applicable(at, left)),
        }
    }

    fn timestamp(&self, at: At<'_>, left: &Value, right: &Value) -> EvalResult<Value> {
        let Value::Timestamp(time) = left else {
            return Err(self.not_applicable(at, left));
        };
        let result = match (at.op, right) {
            (BinaryOp::Add, _) => match seconds(right)? {
                Some(more) => time.plus(more),
                None => return Err(not_added(right, "Timestamp")),
            },
            (BinaryOp::Subtract, Value::Timestamp(other)) => {
                let since = time.since(**other).map_err(illegal_time)?;
                return Ok(Value::Timespan(Arc::new(since)));
            }
            (BinaryOp::Subtract, _) => match seconds(right)? {
                Some(less) => time.minus(less),
                None => return Err(not_subtracted(right, "Timestamp")),
            },
            _ => return Err(self.not_applicable(at, left)),
        };
        result
            .map(|time| Value::Timestamp(Arc::new(time)))
            .map_err(illegal_time)
    }
}

fn illegal_time(error: TimeError) -> Signal {
    let problem = error.to_string().into();
    Signal::during(RubyIssue::InvalidTime { problem })
}

/// A number of seconds, or a span, as a span.
fn seconds(value: &Value) -> EvalResult<Option<Timespan>> {
    Ok(match value {
        Value::Integer(seconds) => Some(Timespan::from_seconds(*seconds)),
        Value::Float(seconds) => {
            Some(Timespan::from_float_seconds(*seconds).map_err(illegal_time)?)
        }
        Value::Timespan(span) => Some(**span),
        _ => None,
    })
}

/// The last part of the name of a value's Ruby class.
fn class_of(value: &Value) -> String {
    let class = ruby_class(value);
    class.rsplit("::").next().unwrap_or_default().to_owned()
}

fn not_subtracted(value: &Value, from: &'static str) -> Signal {
    let label = class_of(value).into();
    Signal::during(EvaluationIssue::TimeNotSubtracted { label, from })
}

fn not_added(value: &Value, to: &'static str) -> Signal {
    let label = class_of(value).into();
    Signal::during(EvaluationIssue::TimeNotAdded { label, to })
}

/// An array of more elements than these asks for room before it grows.
const LARGE: usize = 64 * 1024;

/// `a + b` of an array, in place if nobody else has it.
fn append(mut values: Array, right: &Value) -> Value {
    let more = match right {
        Value::Array(more) => more.len(),
        Value::Hash(hash) => hash.len(),
        _ => 1,
    };
    let length = values.len() + more;
    if length > LARGE {
        budget::demand(length * size_of::<Value>());
    }
    if let (Value::Array(more), false) = (right, values.is_unique()) {
        return Value::Array(Array::concatenated(&[&values, more]));
    }
    match right {
        Value::Array(more) => values.extend_from_slice(more),
        Value::Hash(hash) => values.extend(pairs(hash)),
        other => values.push(other.clone()),
    }
    Value::Array(values)
}

/// `a + b` of a hash, in place if nobody else has it.
fn merge(hash: Arc<Hash>, right: &Value) -> EvalResult<Value> {
    let more = entries(right)?;
    let mut merged = hash;
    Arc::make_mut(&mut merged).extend(more);
    Ok(Value::Hash(merged))
}

/// `a + b` of URIs and binaries.
fn concatenate(left: &Value, right: &Value) -> EvalResult<Value> {
    match left {
        Value::Uri(uri) => {
            let merged = match right {
                Value::Uri(other) => uri.merge(other),
                Value::String(other) => uri.join(other),
                _ => {
                    return Err(Signal::during(EvaluationIssue::UriNotMerged));
                }
            };
            let merged = merged.map_err(|error| {
                let problem = error.to_string().into();
                Signal::during(RubyIssue::InvalidUri { problem })
            })?;
            Ok(Value::Uri(Arc::new(merged)))
        }
        Value::Binary(binary) => match right {
            Value::Binary(other) => {
                let bytes = [binary.bytes(), other.bytes()].concat();
                Ok(Value::Binary(Arc::new(
                    marotte_scalars::binary::Binary::new(bytes),
                )))
            }
            _ => Err(Signal::during(EvaluationIssue::BinaryNotAppended)),
        },
        _ => Ok(Value::Undef),
    }
}

/// What is merged into a hash: a hash, pairs, or keys and values in a row.
fn entries(value: &Value) -> EvalResult<Vec<(Value, Value)>> {
    match value {
        Value::Hash(hash) => Ok(hash
            .iter()
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect()),
        Value::Array(values) if values.iter().all(|value| matches!(value, Value::Array(_))) => {
            values
                .iter()
                .enumerate()
                .map(|(index, pair)| match pair {
                    Value::Array(pair) if pair.len() == 2 => Ok((pair[0].clone(), pair[1].clone())),
                    other => Err(Signal::during(EvaluationIssue::IllegalHashPair {
                        index,
                        actual: match other {
                            Value::Array(pair) => pair.len(),
                            _ => 1,
                        },
                    })),
                })
                .collect()
        }
        // Ruby takes a single hash for all of it.
        Value::Array(values) if matches!(values.as_slice(), [Value::Hash(_)]) => {
            entries(&values[0])
        }
        Value::Array(values) if values.len() % 2 == 0 => Ok(values
            .chunks(2)
            .map(|pair| (pair[0].clone(), pair[1].clone()))
            .collect()),
        Value::Array(_) => Err(Signal::during(ConversionIssue::OddElements)),
        _ => Err(Signal::during(EvaluationIssue::HashNotAppended)),
    }
}

fn pairs(hash: &Hash) -> impl Iterator<Item = Value> {
    hash.iter()
        .map(|(key, value)| Value::Array([key.clone(), value.clone()].into()))
}

/// `a - b` of collections. Elements are compared as Ruby does: 1 is 1.0, and case matters.
fn delete(left: &Value, right: &Value) -> Value {
    match left {
        Value::Array(values) => {
            let unwanted: Array = match right {
                Value::Array(unwanted) => unwanted.clone(),
                Value::Hash(hash) => pairs(hash).collect(),
                other => [other.clone()].into(),
            };
            Value::Array(without(values, &unwanted))
        }
        Value::Hash(hash) => {
            let unwanted: FxHashSet<&Value> = match right {
                Value::Array(keys) => keys.iter().collect(),
                Value::Hash(other) => other.keys().collect(),
                key => [key].into_iter().collect(),
            };
            let kept = hash.iter().filter(|(key, _)| !unwanted.contains(key));
            Value::hash(kept.map(|(key, value)| (key.clone(), value.clone())))
        }
        _ => Value::Undef,
    }
}

/// The elements of an array that others are not equal to.
fn without(values: &Array, unwanted: &Array) -> Array {
    // What is all integers needs no further questions.
    if let Some(integers) = IntegerSet::of_values(unwanted)
        && values.iter().all(|of| matches!(of, Value::Integer(_)))
    {
        return values.kept(|value| match value {
            Value::Integer(number) => !integers.contains(*number),
            _ => true,
        });
    }
    // Integers, which are most of what is taken away in bulk, are quicker to hash.
    let (mut integers, mut others) = (FxHashSet::default(), FxHashSet::default());
    for value in unwanted {
        match by_value(value) {
            Cow::Borrowed(Value::Integer(number)) => drop(integers.insert(*number)),
            Cow::Owned(Value::Integer(number)) => drop(integers.insert(number)),
            other => drop(others.insert(other)),
        }
    }
    let times: Vec<&Value> = unwanted.iter().filter(|of| is_time(of)).collect();
    values.kept(|value| match value {
        Value::Integer(number) if times.is_empty() => !integers.contains(number),
        value => {
            let is_unwanted = match &*by_value(value) {
                Value::Integer(number) => integers.contains(number),
                other => others.contains(other),
            };
            // Times are equal to the numbers of their seconds.
            let is_same = || match value {
                Value::Timespan(_) | Value::Timestamp(_) => {
                    unwanted.iter().any(|other| is_same_time(value, other))
                }
                value => times.iter().any(|time| is_same_time(time, value)),
            };
            !is_unwanted && !is_same()
        }
    })
}

/// Floats from here on are beyond all integers.
const BEYOND_INTEGERS: f64 = 9_223_372_036_854_775_808.0;

const fn is_time(value: &Value) -> bool {
    matches!(value, Value::Timespan(_) | Value::Timestamp(_))
}

/// Whether a time has as many seconds as a number says.
fn is_same_time(time: &Value, number: &Value) -> bool {
    compare_numbers(time, number) == Some(Ordering::Equal)
}

/// A value such that those that Ruby's `==` takes for equal are the same key: floats that are
/// integers, too, are integers, also in arrays.
fn by_value(value: &Value) -> Cow<'_, Value> {
    match value {
        Value::Float(number) if number.fract() == 0.0 && number.abs() < BEYOND_INTEGERS => {
            Cow::Owned(Value::Integer(*number as i64))
        }
        Value::Array(values) => {
            let all = values.iter().map(|value| by_value(value).into_owned());
            Cow::Owned(grow(|| Value::array(all)))
        }
        other => Cow::Borrowed(other),
    }
}

/// An integer of Ruby's as it is computed with beside another number: a float makes it one.
fn beside(value: Value, other: &Value) -> Value {
    match (Oversized::number_of(&value), other) {
        (Some(number), Value::Float(_)) => Value::Float(number.to_float()),
        _ => value,
    }
}
