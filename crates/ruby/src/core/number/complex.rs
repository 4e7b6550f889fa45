//! What real numbers have of complex ones. `Complex` itself is a library in Ruby.

use super::arithmetic::{multiply, negate};
use super::numeric::itself;
use super::value::Number;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, native};
use crate::object::Value;
use crate::symbol::Symbol;

/// Methods of `Numeric`.
pub(super) const METHODS: &[NativeMethod] = &[
    native("real", 0, itself),
    native("imaginary", 0, |_, _, _| Ok(Value::Integer(0))),
    native("imag", 0, |_, _, _| Ok(Value::Integer(0))),
    native("conjugate", 0, itself),
    native("conj", 0, itself),
    native("abs2", 0, |ruby, this, args| {
        let square = Args {
            values: &[this],
            keywords: false,
            block: None,
            frame: args.frame,
        };
        multiply(ruby, this, &square)
    }),
    native("arg", 0, angle),
    native("angle", 0, angle),
    native("phase", 0, angle),
    native("polar", 0, polar),
    native("rectangular", 0, rectangular),
    native("rect", 0, rectangular),
    native("i", 0, |ruby, this, _| {
        of_class(ruby, "rect", &[Value::Integer(0), this])
    }),
    native("to_c", 0, |ruby, this, _| of_class(ruby, "rect", &[this])),
];

/// Calls a method of `Complex`, which is loaded for it.
pub(crate) fn of_class(ruby: &mut Ruby<'_>, method: &str, values: &[Value]) -> Outcome {
    ruby.load_constant(Symbol::new("Complex"))?;
    let class = ruby.constant_path("Complex");
    ruby.send(class.map_or(Value::Nil, Value::Object), method, values)
}

/// `Complex(1, 2)`, `Complex('1+2i')`
pub(super) fn convert(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    ruby.load_constant(Symbol::new("Complex"))?;
    let class = ruby.constant_path("Complex");
    let class = class.map_or(Value::Nil, Value::Object);
    let name = Symbol::new("convert");
    ruby.call_method_with(
        class,
        name,
        args.values,
        args.keywords,
        None,
        Some(args.frame),
    )
}

fn angle(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(match ruby.own_number(this) {
        Number::Float(number) if number.is_nan() => this,
        Number::Float(number) if number.is_sign_negative() => Value::Float(std::f64::consts::PI),
        number if number.sign() == Some(std::cmp::Ordering::Less) => {
            Value::Float(std::f64::consts::PI)
        }
        _ => Value::Integer(0),
    })
}

fn polar(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let angle = angle(ruby, this, args)?;
    let is_negative = matches!(angle, Value::Float(_)) && !this.is_same(angle);
    let length = match is_negative {
        true => negate(ruby, this, args)?,
        false => this,
    };
    Ok(ruby.array(vec![length, angle]))
}

fn rectangular(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(ruby.array(vec![this, Value::Integer(0)]))
}
