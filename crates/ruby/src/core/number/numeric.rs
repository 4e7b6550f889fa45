//! `Numeric`: what integers, floats and fractions share, and what code can inherit.

use std::cmp::Ordering;

use super::arithmetic::{
    compare, div, divide_to_float, divmod, eql, modulo, negate, remainder, sum,
};
use super::value::Number;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Numeric",
    kind: DefKind::Class,
    includes: &["Comparable"],
    methods: &[
        super::complex::METHODS,
        &[
            native("+@", 0, itself),
            native("-@", 0, negate),
            native("<=>", 1, compare),
            native("eql?", 1, eql),
            native("%", 1, modulo),
            native("modulo", 1, modulo),
            native("div", 1, div),
            native("divmod", 1, divmod),
            native("fdiv", 1, divide_to_float),
            native("remainder", 1, remainder),
            native("integer?", 0, is_integer),
            native("real?", 0, is_real),
            native("zero?", 0, is_zero),
            native("nonzero?", 0, nonzero),
            native("positive?", 0, is_positive),
            native("negative?", 0, is_negative),
            native("finite?", 0, is_finite),
            native("infinite?", 0, infinite),
            native("to_int", 0, to_int),
            native("abs", 0, absolute),
            native("magnitude", 0, absolute),
            native("quo", 1, quo),
            between("floor", 0, 1, |ruby, this, args| {
                by_float(ruby, this, args, "floor")
            }),
            between("ceil", 0, 1, |ruby, this, args| {
                by_float(ruby, this, args, "ceil")
            }),
            between("round", 0, 2, |ruby, this, args| {
                by_float(ruby, this, args, "round")
            }),
            between("truncate", 0, 1, |ruby, this, args| {
                by_float(ruby, this, args, "truncate")
            }),
            native("numerator", 0, |ruby, this, _| {
                part(ruby, this, "numerator")
            }),
            native("denominator", 0, |ruby, this, _| {
                part(ruby, this, "denominator")
            }),
            native("dup", 0, itself),
            between("clone", 0, 1, itself),
            between("step", 0, 3, step),
        ],
    ],
    ..ClassDef::NONE
};

pub(super) fn itself(_: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(this)
}

fn is_integer(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(ruby.own_number(this).is_integer().into())
}

fn is_real(_: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    Ok(true.into())
}

/// The sign; a number of code's own is compared with zero.
fn sign(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Option<Ordering>> {
    match ruby.number(this) {
        Some(number) => Ok(number.sign()),
        None => ruby.compare(this, Value::Integer(0)),
    }
}

fn is_zero(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok((sign(ruby, this)? == Some(Ordering::Equal)).into())
}

fn nonzero(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let is_zero = sign(ruby, this)? == Some(Ordering::Equal);
    Ok(if is_zero { Value::Nil } else { this })
}

fn is_positive(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok((sign(ruby, this)? == Some(Ordering::Greater)).into())
}

fn is_negative(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok((sign(ruby, this)? == Some(Ordering::Less)).into())
}

fn is_finite(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(match ruby.own_number(this) {
        Number::Float(number) => number.is_finite(),
        _ => true,
    }
    .into())
}

fn infinite(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(match ruby.own_number(this) {
        Number::Float(number) if number.is_infinite() => {
            Value::Integer(if number > 0.0 { 1 } else { -1 })
        }
        _ => Value::Nil,
    })
}

fn to_int(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    ruby.send(this, "to_i", &[])
}

/// Of a number of code's own.
fn absolute(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    match sign(ruby, this)? {
        Some(Ordering::Less) => ruby.send(this, "-@", &[]),
        _ => Ok(this),
    }
}

/// A quotient that is exact if both are.
pub(super) fn quo(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if matches!(args.at(0), Value::Float(_)) {
        return divide_to_float(ruby, this, args);
    }
    let exact = ruby.send(this, "to_r", &[])?;
    ruby.send(exact, "/", args.values)
}

fn by_float(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let float = ruby.expect_float(this)?;
    ruby.send(Value::Float(float), method, args.values)
}

fn part(ruby: &mut Ruby<'_>, this: Value, method: &str) -> Outcome {
    let exact = ruby.send(this, "to_r", &[])?;
    ruby.send(exact, method, &[])
}

/// `1.step(10, 2) { }`, `1.0.step(by: 0.5, to: 3) { }`
fn step(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut positional = args.values;
    let (mut limit, mut by) = (Value::Nil, Value::Integer(1));
    if args.keywords
        && let Some((options, rest)) = args.values.split_last()
    {
        positional = rest;
        if let Some(table) = ruby.hash_of(*options) {
            limit = table.get_symbol("to").unwrap_or_default();
            by = table.get_symbol("by").unwrap_or(by);
        }
    }
    if let Some(value) = positional.first() {
        limit = *value;
    }
    if let Some(value) = positional.get(1) {
        by = *value;
    }
    let Some(block) = args.block else {
        return crate::core::enumerator::of(ruby, this, "step", args.values);
    };
    let start = ruby.own_number(this);
    let Some(by_number) = ruby.number(by) else {
        let by = ruby.comparison_name(by)?;
        return Err(ruby.argument_error(format!("comparison of {by} with 0 failed")));
    };
    if by_number.sign() == Some(Ordering::Equal) {
        return Err(ruby.argument_error("step can't be 0"));
    }
    let limit_number = match limit {
        Value::Nil => None,
        value => match ruby.number(value) {
            Some(number) => Some(number),
            None => {
                let class = ruby.module_name(ruby.real_class_of(this));
                let other = ruby.comparison_name(value)?;
                let message = format!("comparison of {class} with {other} failed");
                return Err(ruby.argument_error(message));
            }
        },
    };
    let is_float = [Some(&start), Some(&by_number), limit_number.as_ref()]
        .into_iter()
        .flatten()
        .any(|number| matches!(number, Number::Float(_)));
    if is_float {
        let (start, by) = (start.to_float(), by_number.to_float());
        let limit = limit_number.map_or(f64::INFINITY.copysign(by), |limit| limit.to_float());
        let count = float_steps(start, limit, by);
        let mut index = 0.0;
        while index < count {
            let at = start + index * by;
            // The last one does not go beyond the end, whatever was lost on the way.
            let at = if (by > 0.0 && at > limit) || (by < 0.0 && at < limit) {
                limit
            } else {
                at
            };
            ruby.call_block(block, &[Value::Float(at)])?;
            index += 1.0;
        }
        return Ok(this);
    }
    let beyond = by_number.sign().unwrap_or(Ordering::Equal);
    let mut current = start;
    loop {
        if let Some(limit) = &limit_number
            && current.compare(limit) == Some(beyond)
        {
            return Ok(this);
        }
        let value = ruby.from_number(current.clone());
        ruby.call_block(block, &[value])?;
        current = sum(ruby, &current, &by_number)?;
    }
}

/// How many steps a range of floats has: the end counts, even if it is missed by very little.
pub(crate) fn float_steps(start: f64, end: f64, by: f64) -> f64 {
    let count = (end - start) / by;
    let error = (start.abs() + end.abs() + (end - start).abs()) / by.abs() * f64::EPSILON;
    if by.is_infinite() {
        return f64::from(u8::from(if by > 0.0 { start <= end } else { start >= end }));
    }
    if count < 0.0 {
        return 0.0;
    }
    (count + error.min(0.5)).floor() + 1.0
}
