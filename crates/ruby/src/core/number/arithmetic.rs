//! Operators of all numbers.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Signed as _, Zero as _};

use super::value::{Number, Pair, exact, reduced};
use crate::interp::{Limit, Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::{Symbol, known};

/// The largest result of a power or shift, in bits. Ruby goes further and gives infinity then.
const MOST_BITS: u64 = 1 << 20;

/// What an operation gives on numbers: the result, or none if it divides by zero.
type Operation = fn(&mut Ruby<'_>, &Number, &Number) -> Outcome<Number>;

/// Applies an operation, after the other side has been asked what it is next to this one.
fn operate(
    ruby: &mut Ruby<'_>,
    this: Value,
    name: Symbol,
    other: Value,
    operation: Operation,
) -> Outcome {
    let left = ruby.own_number(this);
    let Some(right) = ruby.number(other) else {
        return coerced(ruby, this, name, other);
    };
    let result = operation(ruby, &left, &right)?;
    Ok(ruby.from_number(result))
}

/// `other.coerce(this)`, and the operator on what that gives.
fn coerced(ruby: &mut Ruby<'_>, this: Value, name: Symbol, other: Value) -> Outcome {
    if let Some((one, two)) = coercion(ruby, this, other)? {
        return ruby.send_known(one, name, &[two]);
    }
    let from = match other {
        Value::Nil | Value::Boolean(_) => ruby.inspect(other)?,
        _ => ruby.module_name(ruby.real_class_of(other)),
    };
    let class = ruby.module_name(ruby.real_class_of(this));
    Err(ruby.type_error(format!("{from} can't be coerced into {class}")))
}

fn coercion(ruby: &mut Ruby<'_>, this: Value, other: Value) -> Outcome<Option<(Value, Value)>> {
    if other.object().is_none() || !ruby.responds_to(other, known::COERCE) {
        return Ok(None);
    }
    let pair = ruby.send_known(other, known::COERCE, &[this])?;
    match ruby.items(pair).as_deref() {
        Some([one, two]) => Ok(Some((*one, *two))),
        _ => Err(ruby.type_error("coerce must return [x, y]")),
    }
}

fn divided_by_zero<T>(ruby: &mut Ruby<'_>) -> Outcome<T> {
    Err(ruby.error("ZeroDivisionError", "divided by 0"))
}

macro_rules! operators {
    ($($function:ident $name:ident $operation:ident;)*) => {
        $(pub(super) fn $function(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
            operate(ruby, this, known::$name, args.at(0), $operation)
        })*
    };
}

operators! {
    add ADD sum;
    subtract SUB difference;
    multiply MUL product;
    divide DIV quotient;
    modulo MOD remainder_of_floor;
    power POW raised;
}

pub(super) fn sum(ruby: &mut Ruby<'_>, one: &Number, two: &Number) -> Outcome<Number> {
    Ok(match one.with(two) {
        Pair::Small(one, two) => match one.checked_add(two) {
            Some(sum) => Number::Small(sum),
            None => Number::Big(BigInt::from(one) + two),
        },
        Pair::Big(one, two) => Number::Big(one + two),
        Pair::Float(one, two) => Number::Float(one + two),
        Pair::Rational((one, under_one), (two, under_two)) => fraction(
            ruby,
            one * &under_two + two * &under_one,
            under_one * under_two,
        )?,
    })
}

pub(super) fn difference(ruby: &mut Ruby<'_>, one: &Number, two: &Number) -> Outcome<Number> {
    Ok(match one.with(two) {
        Pair::Small(one, two) => match one.checked_sub(two) {
            Some(difference) => Number::Small(difference),
            None => Number::Big(BigInt::from(one) - two),
        },
        Pair::Big(one, two) => Number::Big(one - two),
        Pair::Float(one, two) => Number::Float(one - two),
        Pair::Rational((one, under_one), (two, under_two)) => fraction(
            ruby,
            one * &under_two - two * &under_one,
            under_one * under_two,
        )?,
    })
}

pub(super) fn product(ruby: &mut Ruby<'_>, one: &Number, two: &Number) -> Outcome<Number> {
    Ok(match one.with(two) {
        Pair::Small(one, two) => match one.checked_mul(two) {
            Some(product) => Number::Small(product),
            None => Number::Big(BigInt::from(one) * two),
        },
        Pair::Big(one, two) => {
            check_bits(ruby, one.bits() + two.bits())?;
            Number::Big(one * two)
        }
        Pair::Float(one, two) => Number::Float(one * two),
        Pair::Rational((one, under_one), (two, under_two)) => {
            check_bits(ruby, one.bits() + two.bits())?;
            check_bits(ruby, under_one.bits() + under_two.bits())?;
            fraction(ruby, one * two, under_one * under_two)?
        }
    })
}

pub(super) fn quotient(ruby: &mut Ruby<'_>, one: &Number, two: &Number) -> Outcome<Number> {
    Ok(match one.with(two) {
        Pair::Small(_, 0) => return divided_by_zero(ruby),
        Pair::Small(one, two) => match one.checked_div(two) {
            Some(_) => Number::Small(num_integer::Integer::div_floor(&one, &two)),
            None => Number::Big(-BigInt::from(one)),
        },
        Pair::Big(_, two) if two.is_zero() => return divided_by_zero(ruby),
        Pair::Big(one, two) => Number::Big(one.div_floor(&two)),
        Pair::Float(one, two) => Number::Float(one / two),
        Pair::Rational(_, (two, _)) if two.is_zero() => return divided_by_zero(ruby),
        Pair::Rational((one, under_one), (two, under_two)) => {
            fraction(ruby, one * under_two, under_one * two)?
        }
    })
}

/// What is left of a division that is rounded down: it has the sign of the divisor.
pub(super) fn remainder_of_floor(
    ruby: &mut Ruby<'_>,
    one: &Number,
    two: &Number,
) -> Outcome<Number> {
    Ok(match one.with(two) {
        Pair::Small(_, 0) => return divided_by_zero(ruby),
        Pair::Small(_, -1) => Number::Small(0),
        Pair::Small(one, two) => Number::Small(num_integer::Integer::mod_floor(&one, &two)),
        Pair::Big(_, two) if two.is_zero() => return divided_by_zero(ruby),
        Pair::Big(one, two) => Number::Big(one.mod_floor(&two)),
        Pair::Float(one, two) => Number::Float(float_modulo(one, two)),
        Pair::Rational(_, (two, _)) if two.is_zero() => return divided_by_zero(ruby),
        Pair::Rational((one, under_one), (two, under_two)) => {
            let (left, right) = (one * &under_two, two * &under_one);
            fraction(ruby, left.mod_floor(&right), under_one * under_two)?
        }
    })
}

pub(super) fn float_modulo(one: f64, two: f64) -> f64 {
    if two.is_infinite() && one.is_finite() {
        let same_side = one == 0.0 || (one < 0.0) == (two < 0.0);
        return if same_side { one } else { two };
    }
    let rest = one % two;
    if rest != 0.0 && (rest < 0.0) != (two < 0.0) {
        rest + two
    } else if rest == 0.0 {
        rest.copysign(two)
    } else {
        rest
    }
}

/// A division that is rounded down.
pub(super) fn floored(ruby: &mut Ruby<'_>, one: &Number, two: &Number) -> Outcome<Number> {
    match one.with(two) {
        Pair::Float(_, 0.0) => divided_by_zero(ruby),
        Pair::Float(one, two) => {
            let rest = float_modulo(one, two);
            let quotient = ((one - rest) / two).round();
            super::round::to_integer(ruby, quotient)
        }
        Pair::Rational(_, (two, _)) if two.is_zero() => divided_by_zero(ruby),
        Pair::Rational((one, under_one), (two, under_two)) => {
            Ok(Number::Big((one * under_two).div_floor(&(under_one * two))))
        }
        _ => quotient(ruby, one, two),
    }
}

fn raised(ruby: &mut Ruby<'_>, base: &Number, exponent: &Number) -> Outcome<Number> {
    match (base, exponent) {
        (_, Number::Float(exponent)) => Ok(Number::Float(float_power(base.to_float(), *exponent))),
        (Number::Float(base), _) => Ok(Number::Float(float_power(*base, exponent.to_float()))),
        (_, Number::Rational(..)) => Ok(Number::Float(float_power(
            base.to_float(),
            exponent.to_float(),
        ))),
        (_, Number::Small(exponent)) => integer_power(ruby, base, *exponent),
        _ => {
            let parity = exponent.to_big().is_some_and(|number| number.is_even());
            match base {
                Number::Small(0 | 1) => Ok(base.clone()),
                Number::Small(-1) => Ok(Number::Small(if parity { 1 } else { -1 })),
                _ => too_large(ruby),
            }
        }
    }
}

fn float_power(base: f64, exponent: f64) -> f64 {
    base.powf(exponent)
}

fn integer_power(ruby: &mut Ruby<'_>, base: &Number, exponent: i64) -> Outcome<Number> {
    let Some((numerator, denominator)) = base.to_fraction() else {
        return Ok(Number::Float(f64::NAN));
    };
    let times = exponent.unsigned_abs();
    for part in [&numerator, &denominator] {
        if part.bits() > 1 {
            check_bits(ruby, part.bits().saturating_mul(times))?;
        }
    }
    let power = |part: &BigInt| match part.bits() {
        // Zero, one and minus one stay small however large the exponent is.
        0 => BigInt::from(u8::from(times == 0)),
        1 if part.is_negative() && times.is_odd() => BigInt::from(-1),
        1 => BigInt::from(1),
        _ => part.pow(times as u32),
    };
    let (numerator, denominator) = (power(&numerator), power(&denominator));
    if exponent >= 0 {
        return Ok(if base.is_integer() {
            Number::Big(numerator)
        } else {
            fraction(ruby, numerator, denominator)?
        });
    }
    if numerator.is_zero() {
        return divided_by_zero(ruby);
    }
    fraction(ruby, denominator, numerator)
}

fn fraction(ruby: &mut Ruby<'_>, numerator: BigInt, denominator: BigInt) -> Outcome<Number> {
    let bits = numerator.bits().max(denominator.bits());
    check_bits(ruby, bits)?;
    // The greatest common divisor takes time that grows with the square of their lengths.
    let words = (bits / 64) as usize;
    ruby.charge(words.saturating_mul(words).saturating_mul(8))?;
    let (numerator, denominator) = reduced(numerator, denominator);
    Ok(Number::Rational(numerator, denominator))
}

/// Refuses integers that are too large to be of use.
pub(super) fn check_bits(ruby: &mut Ruby<'_>, bits: u64) -> Outcome<()> {
    if bits > MOST_BITS {
        return too_large(ruby);
    }
    ruby.charge((bits / 8) as usize)
}

fn too_large<T>(ruby: &mut Ruby<'_>) -> Outcome<T> {
    Err(ruby.stop(Limit::Bits(MOST_BITS), None))
}

pub(super) fn divide_to_float(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let left = ruby.own_number(this);
    let Some(right) = ruby.number(args.at(0)) else {
        return coerced(ruby, this, Symbol::new("fdiv"), args.at(0));
    };
    let (one, two) = (left.to_fraction(), right.to_fraction());
    Ok(Value::Float(match (one, two, &right) {
        (_, _, Number::Float(two)) => left.to_float() / two,
        (Some((one, under_one)), Some((two, under_two)), _) if !two.is_zero() => {
            fraction(ruby, one * under_two, under_one * two)?.to_float()
        }
        _ => left.to_float() / right.to_float(),
    }))
}

pub(super) fn div(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    operate(ruby, this, Symbol::new("div"), args.at(0), floored)
}

pub(super) fn divmod(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let left = ruby.own_number(this);
    let Some(right) = ruby.number(args.at(0)) else {
        return coerced(ruby, this, Symbol::new("divmod"), args.at(0));
    };
    let quotient = floored(ruby, &left, &right)?;
    let rest = remainder_of_floor(ruby, &left, &right)?;
    let pair = vec![ruby.from_number(quotient), ruby.from_number(rest)];
    Ok(ruby.array(pair))
}

/// What is left of a division that is rounded to zero: it has the sign of the receiver.
pub(super) fn remainder(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    operate(
        ruby,
        this,
        Symbol::new("remainder"),
        args.at(0),
        |ruby, one, two| {
            if let Pair::Float(one, two) = one.with(two) {
                return Ok(Number::Float(one % two));
            }
            let rest = remainder_of_floor(ruby, one, two)?;
            let apart = rest.sign() != Some(Ordering::Equal) && one.sign() != two.sign();
            if apart {
                difference(ruby, &rest, two)
            } else {
                Ok(rest)
            }
        },
    )
}

pub(super) fn negate(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let negated = match ruby.own_number(this) {
        Number::Small(number) => match number.checked_neg() {
            Some(negated) => Number::Small(negated),
            None => Number::Big(-BigInt::from(number)),
        },
        Number::Big(number) => Number::Big(-number),
        Number::Rational(numerator, denominator) => Number::Rational(-numerator, denominator),
        Number::Float(number) => Number::Float(-number),
    };
    Ok(ruby.from_number(negated))
}

pub(super) fn magnitude(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match ruby.own_number(this) {
        Number::Float(number) => Ok(Value::Float(number.abs())),
        number if number.sign() == Some(Ordering::Less) => negate(ruby, this, args),
        _ => Ok(this),
    }
}

pub(super) fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    let left = ruby.own_number(this);
    match ruby.number(other) {
        Some(right) => Ok((left.compare(&right) == Some(Ordering::Equal)).into()),
        // The other side knows better what it is equal to.
        None if other.object().is_some() && ruby.string_of(other).is_none() => {
            let equal = ruby.send_known(other, known::EQ, &[this])?;
            Ok(equal.is_truthy().into())
        }
        None => Ok(false.into()),
    }
}

pub(super) fn eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let same_class = ruby.class_of(this) == ruby.class_of(args.at(0));
    match ruby.number(args.at(0)) {
        Some(right) if same_class => {
            let left = ruby.own_number(this);
            Ok((left.compare(&right) == Some(Ordering::Equal)).into())
        }
        _ => Ok(false.into()),
    }
}

pub(super) fn compare(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let left = ruby.own_number(this);
    let order = match ruby.number(args.at(0)) {
        Some(right) => left.compare(&right),
        None => {
            return match coercion(ruby, this, args.at(0)) {
                Ok(Some((one, two))) => ruby.send_known(one, known::CMP, &[two]),
                _ => Ok(Value::Nil),
            };
        }
    };
    Ok(order.map_or(Value::Nil, |order| Value::Integer(order as i64)))
}

fn relation(
    ruby: &mut Ruby<'_>,
    this: Value,
    name: Symbol,
    other: Value,
    holds: fn(Ordering) -> bool,
) -> Outcome {
    let left = ruby.own_number(this);
    if let Some(right) = ruby.number(other) {
        return Ok(left.compare(&right).is_some_and(holds).into());
    }
    if let Some((one, two)) = coercion(ruby, this, other)? {
        return ruby.send_known(one, name, &[two]);
    }
    let class = ruby.module_name(ruby.real_class_of(this));
    let other = ruby.comparison_name(other)?;
    Err(ruby.argument_error(format!("comparison of {class} with {other} failed")))
}

pub(super) fn less(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    relation(ruby, this, known::LT, args.at(0), Ordering::is_lt)
}

pub(super) fn less_or_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    relation(ruby, this, known::LE, args.at(0), Ordering::is_le)
}

pub(super) fn greater(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    relation(ruby, this, known::GT, args.at(0), Ordering::is_gt)
}

pub(super) fn greater_or_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    relation(ruby, this, known::GE, args.at(0), Ordering::is_ge)
}

/// `coerce`: the two as numbers of one kind.
pub(super) fn coerce(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    let left = ruby.own_number(this);
    let pair = match (&left, ruby.number(other)) {
        (one, Some(two)) if one.is_integer() && two.is_integer() => vec![other, this],
        (Number::Rational(..), Some(two @ (Number::Small(_) | Number::Big(_)))) => {
            let (numerator, denominator) = two.to_fraction().unwrap_or_default();
            vec![ruby.rational(numerator, denominator), this]
        }
        (Number::Rational(..), Some(Number::Rational(..))) => vec![other, this],
        _ => {
            let other = match ruby.text(other) {
                Some(text) => {
                    let text = text.to_owned();
                    super::kernel::float_of_text(ruby, &text)?
                }
                None => ruby.expect_float(other)?,
            };
            vec![Value::Float(other), Value::Float(left.to_float())]
        }
    };
    Ok(ruby.array(pair))
}

/// A float as the fraction that it is exactly.
pub(super) fn to_r(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    match ruby.own_number(this) {
        Number::Float(number) => match exact(number) {
            Some((numerator, denominator)) => Ok(ruby.rational(numerator, denominator)),
            None => {
                let text = marotte_scalars::float::to_s(number);
                Err(ruby.error("FloatDomainError", text))
            }
        },
        number => {
            let (numerator, denominator) = number.to_fraction().unwrap_or_default();
            Ok(ruby.rational(numerator, denominator))
        }
    }
}

pub(super) fn to_f(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Float(ruby.own_number(this).to_float()))
}

/// A number that is its own key: equal numbers of a class have equal hashes.
pub(super) fn hash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    use std::hash::{Hash as _, Hasher as _};
    let mut hasher = rustc_hash::FxHasher::default();
    match ruby.own_number(this) {
        Number::Float(number) => number.to_bits().hash(&mut hasher),
        Number::Rational(numerator, denominator) => {
            numerator.hash(&mut hasher);
            denominator.hash(&mut hasher);
        }
        number => number.to_big().hash(&mut hasher),
    }
    Ok(Value::Integer((hasher.finish() >> 2) as i64))
}
