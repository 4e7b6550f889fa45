//! `Float`.

use super::arithmetic::{
    add, coerce, compare, div, divide, divide_to_float, divmod, eql, equal, greater,
    greater_or_equal, hash, less, less_or_equal, magnitude, modulo, multiply, negate, power,
    subtract, to_r,
};
use super::numeric::itself;
use super::round::{ceil, floor, round, truncate};
use super::value::{Number, exact};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Encoding, Text, Value};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Float",
    kind: DefKind::Class,
    superclass: "Numeric",
    methods: &[&[
        native("+", 1, add),
        native("-", 1, subtract),
        native("*", 1, multiply),
        native("/", 1, divide),
        native("quo", 1, divide),
        native("%", 1, modulo),
        native("modulo", 1, modulo),
        native("**", 1, power),
        native("pow", 1, power),
        native("-@", 0, negate),
        native("==", 1, equal),
        native("===", 1, equal),
        native("<=>", 1, compare),
        native("<", 1, less),
        native("<=", 1, less_or_equal),
        native(">", 1, greater),
        native(">=", 1, greater_or_equal),
        native("eql?", 1, eql),
        native("abs", 0, magnitude),
        native("magnitude", 0, magnitude),
        native("coerce", 1, coerce),
        native("div", 1, div),
        native("divmod", 1, divmod),
        native("fdiv", 1, divide_to_float),
        native("hash", 0, hash),
        native("to_f", 0, itself),
        native("to_i", 0, truncate),
        native("to_int", 0, truncate),
        native("to_r", 0, to_r),
        between("rationalize", 0, 1, rationalize),
        native("to_s", 0, to_s),
        native("inspect", 0, to_s),
        between("floor", 0, 1, floor),
        between("ceil", 0, 1, ceil),
        between("round", 0, 2, round),
        between("truncate", 0, 1, truncate),
        native("nan?", 0, is_nan),
        native("next_float", 0, next_float),
        native("prev_float", 0, prev_float),
    ]],
    constants: &[
        ("INFINITY", |_| Value::Float(f64::INFINITY)),
        ("NAN", |_| Value::Float(f64::NAN)),
        ("EPSILON", |_| Value::Float(f64::EPSILON)),
        ("MAX", |_| Value::Float(f64::MAX)),
        ("MIN", |_| Value::Float(f64::MIN_POSITIVE)),
        ("DIG", |_| Value::Integer(15)),
        ("MANT_DIG", |_| Value::Integer(53)),
        ("RADIX", |_| Value::Integer(2)),
        ("MAX_10_EXP", |_| Value::Integer(308)),
        ("MIN_10_EXP", |_| Value::Integer(-307)),
        ("MAX_EXP", |_| Value::Integer(1024)),
        ("MIN_EXP", |_| Value::Integer(-1021)),
    ],
    ..ClassDef::NONE
};

fn float(this: Value) -> f64 {
    match this {
        Value::Float(number) => number,
        _ => 0.0,
    }
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let text = marotte_scalars::float::to_s(float(this));
    Ok(ruby.string(Text::Bytes(text.into_bytes(), Encoding::Ascii)))
}

fn is_nan(_: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(float(this).is_nan().into())
}

fn next_float(_: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(Value::Float(float(this).next_up()))
}

fn prev_float(_: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(Value::Float(float(this).next_down()))
}

/// The simplest fraction that is the same float, or that is near enough.
fn rationalize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let number = float(this);
    let Some((numerator, denominator)) = exact(number) else {
        let text = marotte_scalars::float::to_s(number);
        return Err(ruby.error("FloatDomainError", text));
    };
    let middle = ruby.rational(numerator, denominator);
    let range = match args.get(0) {
        Some(near) => {
            let near = ruby.send(near, "abs", &[])?;
            [
                ruby.send(middle, "-", &[near])?,
                ruby.send(middle, "+", &[near])?,
            ]
        }
        None => [number.next_down(), number.next_up()].map(|edge| {
            // Half the way to the neighbours still reads as this number.
            let edge = exact(edge).unwrap_or_default();
            let (one, under_one) = exact(number).unwrap_or_default();
            let top = &one * &edge.1 + &edge.0 * &under_one;
            ruby.rational(top, under_one * edge.1 * 2)
        }),
    };
    let [low, high] = range.map(|value| ruby.own_number(value));
    let (Some(low), Some(high)) = (low.to_fraction(), high.to_fraction()) else {
        return Ok(middle);
    };
    if number == 0.0 || low == high {
        return Ok(middle);
    }
    let negative = number < 0.0;
    let (low, high) = if negative {
        ((-high.0, high.1), (-low.0, low.1))
    } else {
        (low, high)
    };
    let (top, under) = super::rational::simplest(low, high);
    let top = if negative { -top } else { top };
    Ok(ruby.from_number(Number::Rational(top, under)))
}
