//! `Math`.

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Math",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[
        native("sqrt", 1, |ruby, _, args| {
            within(ruby, args, "sqrt", |x| x >= 0.0, f64::sqrt)
        }),
        native("cbrt", 1, |ruby, _, args| plain(ruby, args, f64::cbrt)),
        native("sin", 1, |ruby, _, args| plain(ruby, args, f64::sin)),
        native("cos", 1, |ruby, _, args| plain(ruby, args, f64::cos)),
        native("tan", 1, |ruby, _, args| plain(ruby, args, f64::tan)),
        native("asin", 1, |ruby, _, args| {
            within(ruby, args, "asin", |x| x.abs() <= 1.0, f64::asin)
        }),
        native("acos", 1, |ruby, _, args| {
            within(ruby, args, "acos", |x| x.abs() <= 1.0, f64::acos)
        }),
        native("atan", 1, |ruby, _, args| plain(ruby, args, f64::atan)),
        native("atan2", 2, |ruby, _, args| two(ruby, args, f64::atan2)),
        native("hypot", 2, |ruby, _, args| two(ruby, args, f64::hypot)),
        native("sinh", 1, |ruby, _, args| plain(ruby, args, f64::sinh)),
        native("cosh", 1, |ruby, _, args| plain(ruby, args, f64::cosh)),
        native("tanh", 1, |ruby, _, args| plain(ruby, args, f64::tanh)),
        native("asinh", 1, |ruby, _, args| plain(ruby, args, f64::asinh)),
        native("acosh", 1, |ruby, _, args| {
            within(ruby, args, "acosh", |x| x >= 1.0, f64::acosh)
        }),
        native("atanh", 1, |ruby, _, args| {
            within(ruby, args, "atanh", |x| x.abs() <= 1.0, f64::atanh)
        }),
        native("frexp", 1, frexp),
        native("ldexp", 2, ldexp),
        native("exp", 1, |ruby, _, args| plain(ruby, args, f64::exp)),
        native("log2", 1, |ruby, _, args| {
            within(ruby, args, "log2", |x| x >= 0.0, f64::log2)
        }),
        native("log10", 1, |ruby, _, args| {
            within(ruby, args, "log10", |x| x >= 0.0, f64::log10)
        }),
        between("log", 1, 2, log),
    ]],
    constants: &[
        ("PI", |_| Value::Float(std::f64::consts::PI)),
        ("E", |_| Value::Float(std::f64::consts::E)),
    ],
    ..ClassDef::NONE
};

pub(crate) static DOMAIN_ERROR: ClassDef = ClassDef {
    name: "Math::DomainError",
    superclass: "ArgumentError",
    ..ClassDef::NONE
};

fn plain(ruby: &mut Ruby<'_>, args: &Args<'_>, function: fn(f64) -> f64) -> Outcome {
    Ok(Value::Float(function(ruby.expect_float(args.at(0))?)))
}

fn two(ruby: &mut Ruby<'_>, args: &Args<'_>, function: fn(f64, f64) -> f64) -> Outcome {
    let (one, other) = (
        ruby.expect_float(args.at(0))?,
        ruby.expect_float(args.at(1))?,
    );
    Ok(Value::Float(function(one, other)))
}

fn within(
    ruby: &mut Ruby<'_>,
    args: &Args<'_>,
    name: &str,
    is_allowed: fn(f64) -> bool,
    function: fn(f64) -> f64,
) -> Outcome {
    let number = ruby.expect_float(args.at(0))?;
    if !number.is_nan() && !is_allowed(number) {
        let message = format!("Numerical argument is out of domain - {name}");
        return Err(ruby.error("Math::DomainError", message));
    }
    Ok(Value::Float(function(number)))
}

fn log(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let number = within(ruby, args, "log", |x| x >= 0.0, f64::ln)?;
    let (Value::Float(number), Some(base)) = (number, args.get(1)) else {
        return Ok(number);
    };
    let base = ruby.expect_float(base)?;
    if base < 0.0 {
        let message = "Numerical argument is out of domain - log";
        return Err(ruby.error("Math::DomainError", message));
    }
    Ok(Value::Float(number / base.ln()))
}

/// A float as a fraction from 0.5 to 1 and a power of two.
fn frexp(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let number = ruby.expect_float(args.at(0))?;
    if number == 0.0 || !number.is_finite() {
        return Ok(ruby.array(vec![Value::Float(number), Value::Integer(0)]));
    }
    // What is too small for its exponent is made larger first.
    let (scaled, less) = match number.is_normal() {
        true => (number, 0),
        false => (number * 2f64.powi(64), 64),
    };
    let bits = scaled.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1022;
    let fraction = f64::from_bits(bits & !(0x7ff << 52) | 1022 << 52);
    Ok(ruby.array(vec![
        Value::Float(fraction),
        Value::Integer(exponent - less),
    ]))
}

fn ldexp(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let fraction = ruby.expect_float(args.at(0))?;
    let exponent = ruby.expect_integer(args.at(1))?.clamp(-4400, 4400) as i32;
    // In two steps, so that neither power is out of range when the result is not.
    let half = exponent / 2;
    let result = fraction * 2f64.powi(half) * 2f64.powi(exponent - half);
    Ok(Value::Float(result))
}
