//! Rounding: to integers, to digits behind the point and before it.

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Pow as _, Signed as _};

use super::value::{Number, float_to_big};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

/// Which way to round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Floor,
    Ceil,
    Truncate,
    HalfUp,
    HalfEven,
    HalfDown,
}

/// The integer that a float without a fraction is.
pub(super) fn to_integer(ruby: &mut Ruby<'_>, number: f64) -> Outcome<Number> {
    if !number.is_finite() {
        let text = marotte_scalars::float::to_s(number);
        return Err(ruby.error("FloatDomainError", text));
    }
    Ok(if number.abs() < 9e18 {
        Number::Small(number as i64)
    } else {
        Number::Big(float_to_big(number))
    })
}

pub(super) fn floor(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    round_by(ruby, this, args.at(0), Mode::Floor)
}

pub(super) fn ceil(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    round_by(ruby, this, args.at(0), Mode::Ceil)
}

pub(super) fn truncate(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    round_by(ruby, this, args.at(0), Mode::Truncate)
}

pub(super) fn round(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut digits = args.at(0);
    let mut mode = Mode::HalfUp;
    if args.keywords
        && let Some(options) = args.values.last()
    {
        if args.len() == 1 {
            digits = Value::Nil;
        }
        let half = ruby
            .hash_of(*options)
            .and_then(|table| table.get_symbol("half"));
        mode = match half {
            None | Some(Value::Nil) => Mode::HalfUp,
            Some(half) => match ruby.name_of(half).as_deref() {
                Some("up") => Mode::HalfUp,
                Some("even") => Mode::HalfEven,
                Some("down") => Mode::HalfDown,
                _ => {
                    let text = ruby.to_s(half)?;
                    return Err(ruby.argument_error(format!("invalid rounding mode: {text}")));
                }
            },
        };
    }
    round_by(ruby, this, digits, mode)
}

fn round_by(ruby: &mut Ruby<'_>, this: Value, digits: Value, mode: Mode) -> Outcome {
    let without_digits = digits.is_nil();
    let digits = match digits {
        Value::Nil => 0,
        value => ruby.expect_integer(value)?,
    };
    let rounded = match ruby.own_number(this) {
        Number::Float(number) => return round_float(ruby, number, digits, mode),
        Number::Rational(numerator, denominator) => {
            if digits.unsigned_abs() > 10_000 {
                return Ok(this);
            }
            let scale = BigInt::from(10).pow(digits.unsigned_abs() as u32);
            if digits > 0 {
                let whole = divide(&(numerator * &scale), &denominator, mode);
                return Ok(ruby.rational(whole, scale));
            }
            let whole = divide(&numerator, &(denominator * &scale), mode) * scale;
            if !without_digits && digits > 0 {
                return Ok(ruby.rational(whole, BigInt::from(1)));
            }
            Number::Big(whole)
        }
        _ if digits >= 0 => return Ok(this),
        number => {
            let number = number.to_big().unwrap_or_default();
            // More zeros than there are digits.
            if digits.unsigned_abs() > number.bits() / 3 + 2 {
                let away = match mode {
                    Mode::Floor => number.is_negative(),
                    Mode::Ceil => number.is_positive(),
                    _ => false,
                };
                if !away {
                    return Ok(Value::Integer(0));
                }
                super::arithmetic::check_bits(ruby, digits.unsigned_abs().saturating_mul(4))?;
            }
            let scale = BigInt::from(10).pow(digits.unsigned_abs() as u32);
            Number::Big(divide(&number, &scale, mode) * scale)
        }
    };
    Ok(ruby.from_number(rounded))
}

/// A quotient, rounded.
fn divide(numerator: &BigInt, denominator: &BigInt, mode: Mode) -> BigInt {
    let floor = numerator.div_floor(denominator);
    let rest = numerator.mod_floor(denominator);
    let is_exact = rest == BigInt::from(0);
    let up = match mode {
        _ if is_exact => false,
        Mode::Floor => false,
        Mode::Ceil => true,
        Mode::Truncate => numerator.is_negative(),
        Mode::HalfUp | Mode::HalfEven | Mode::HalfDown => match (rest * 2_u8).cmp(denominator) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Equal => match mode {
                Mode::HalfUp => !numerator.is_negative(),
                Mode::HalfDown => numerator.is_negative(),
                _ => floor.is_odd(),
            },
        },
    };
    if up { floor + 1 } else { floor }
}

fn round_float(ruby: &mut Ruby<'_>, number: f64, digits: i64, mode: Mode) -> Outcome {
    if digits > 0 {
        if !number.is_finite() || digits >= 17 || keeps_all(number, digits) {
            return Ok(Value::Float(number));
        }
        if number == 0.0 || goes_to_zero(number, digits) {
            let smallest = 10f64.powi(-(digits as i32));
            return Ok(Value::Float(match mode {
                Mode::Floor if number < 0.0 => -smallest,
                Mode::Ceil if number > 0.0 => smallest,
                _ => 0.0_f64.copysign(number),
            }));
        }
        return Ok(Value::Float(round_to(number, digits as i32, mode)));
    }
    let whole = match mode {
        _ if digits < 0 => number.trunc(),
        Mode::Floor => number.floor(),
        Mode::Ceil => number.ceil(),
        Mode::Truncate => number.trunc(),
        Mode::HalfUp => number.round(),
        Mode::HalfEven => number.round_ties_even(),
        Mode::HalfDown => {
            let away = number.round();
            if (away - number).abs() == 0.5 {
                number.trunc()
            } else {
                away
            }
        }
    };
    let exact = to_integer(ruby, whole)?;
    let value = ruby.from_number(exact);
    if digits == 0 {
        return Ok(value);
    }
    // What is behind the point counts only when a side is to be taken.
    let value = match mode {
        Mode::Floor if number < whole => ruby.send(value, "-", &[Value::Integer(1)])?,
        Mode::Ceil if number > whole => ruby.send(value, "+", &[Value::Integer(1)])?,
        _ => value,
    };
    round_by(ruby, value, Value::Integer(digits), mode)
}

/// Whether a float has no more digits than are asked for.
fn keeps_all(number: f64, digits: i64) -> bool {
    let (_, exponent) = binary_exponent(number);
    let limit = if exponent > 0 {
        exponent / 4
    } else {
        exponent / 3 - 1
    };
    digits >= i64::from(f64::DIGITS + 2) - i64::from(limit)
}

fn goes_to_zero(number: f64, digits: i64) -> bool {
    let (_, exponent) = binary_exponent(number);
    let limit = if exponent > 0 {
        exponent / 3 + 1
    } else {
        exponent / 4
    };
    digits < -i64::from(limit)
}

/// `frexp`: the exponent of two, for a fraction from a half to below one.
fn binary_exponent(number: f64) -> (f64, i32) {
    if number == 0.0 || !number.is_finite() {
        return (number, 0);
    }
    let exponent = number.abs().log2().floor() as i32 + 1;
    (number / 2f64.powi(exponent), exponent)
}

/// Rounds as Ruby does, which corrects what the multiplication has lost.
fn round_to(number: f64, digits: i32, mode: Mode) -> f64 {
    let scale = 10f64.powi(digits);
    let scaled = number * scale;
    match mode {
        Mode::Floor => {
            let floor = scaled.floor();
            // The next one may be the number itself.
            let next = (floor + 1.0) / scale;
            if next <= number { next } else { floor / scale }
        }
        Mode::Ceil => {
            let ceil = scaled.ceil();
            let before = (ceil - 1.0) / scale;
            if before >= number {
                before
            } else {
                ceil / scale
            }
        }
        Mode::Truncate if number > 0.0 => round_to(number, digits, Mode::Floor),
        Mode::Truncate => round_to(number, digits, Mode::Ceil),
        Mode::HalfUp => {
            let rounded = scaled.round();
            // The multiplication may have lost what made it a half.
            let back = if number > 0.0 {
                rounded + f64::from(u8::from((rounded + 0.5) / scale <= number))
            } else {
                rounded - f64::from(u8::from((rounded - 0.5) / scale >= number))
            };
            back / scale
        }
        Mode::HalfDown => {
            let rounded = scaled.round();
            let back = if number > 0.0 {
                rounded - f64::from(u8::from((rounded - 0.5) / scale >= number))
            } else {
                rounded + f64::from(u8::from((rounded + 0.5) / scale <= number))
            };
            back / scale
        }
        Mode::HalfEven => {
            let magnitude = number.abs() * scale;
            let whole = magnitude.trunc();
            let rest = magnitude - whole;
            let rounded = if rest == 0.5 {
                whole + whole % 2.0
            } else {
                magnitude.round()
            };
            (rounded / scale).copysign(number)
        }
    }
}
