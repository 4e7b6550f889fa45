//! `Rational`: fractions.

use num_bigint::BigInt;
use num_integer::Integer as _;

use super::arithmetic::{
    add, coerce, compare, div, divide, divide_to_float, divmod, equal, greater, greater_or_equal,
    hash, less, less_or_equal, magnitude, modulo, multiply, negate, power, subtract, to_f,
};
use super::numeric::itself;
use super::round::{ceil, floor, round, truncate};
use super::value::Number;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Rational",
    kind: DefKind::Class,
    superclass: "Numeric",
    methods: &[&[
        native("+", 1, add),
        native("-", 1, subtract),
        native("*", 1, multiply),
        native("/", 1, divide),
        native("quo", 1, divide),
        native("%", 1, modulo),
        native("**", 1, power),
        native("-@", 0, negate),
        native("==", 1, equal),
        native("<=>", 1, compare),
        native("<", 1, less),
        native("<=", 1, less_or_equal),
        native(">", 1, greater),
        native(">=", 1, greater_or_equal),
        native("abs", 0, magnitude),
        native("magnitude", 0, magnitude),
        native("coerce", 1, coerce),
        native("div", 1, div),
        native("divmod", 1, divmod),
        native("fdiv", 1, divide_to_float),
        native("hash", 0, hash),
        native("to_f", 0, to_f),
        native("to_r", 0, itself),
        between("rationalize", 0, 1, itself),
        native("to_i", 0, truncate),
        native("to_s", 0, to_s),
        native("inspect", 0, inspect),
        native("numerator", 0, numerator),
        native("denominator", 0, denominator),
        between("floor", 0, 1, floor),
        between("ceil", 0, 1, ceil),
        between("round", 0, 2, round),
        between("truncate", 0, 1, truncate),
    ]],
    ..ClassDef::NONE
};

fn parts(ruby: &Ruby<'_>, this: Value) -> (BigInt, BigInt) {
    match ruby.own_number(this) {
        Number::Rational(numerator, denominator) => (numerator, denominator),
        number => (number.to_big().unwrap_or_default(), BigInt::from(1)),
    }
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let (numerator, denominator) = parts(ruby, this);
    Ok(ruby.string(format!("{numerator}/{denominator}")))
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let (numerator, denominator) = parts(ruby, this);
    Ok(ruby.string(format!("({numerator}/{denominator})")))
}

fn numerator(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let (numerator, _) = parts(ruby, this);
    Ok(ruby.integer(numerator))
}

fn denominator(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let (_, denominator) = parts(ruby, this);
    Ok(ruby.integer(denominator))
}

/// The fraction with the smallest denominator between two that are above zero.
pub(super) fn simplest(low: (BigInt, BigInt), high: (BigInt, BigInt)) -> (BigInt, BigInt) {
    let (mut low, mut high) = (low, high);
    // The last two steps of the continued fraction.
    let (mut p0, mut p1) = (BigInt::from(0), BigInt::from(1));
    let (mut q0, mut q1) = (BigInt::from(1), BigInt::from(0));
    loop {
        let whole = low.0.div_ceil(&low.1);
        if &whole * &high.1 <= high.0 {
            return (&whole * &p1 + p0, &whole * &q1 + q0);
        }
        let floor = whole - 1;
        let (p2, q2) = (&floor * &p1 + &p0, &floor * &q1 + &q0);
        (p0, p1, q0, q1) = (p1, p2, q1, q2);
        let low_rest = &low.0 - &floor * &low.1;
        let high_rest = &high.0 - &floor * &high.1;
        (low, high) = ((high.1, high_rest), (low.1, low_rest));
    }
}
