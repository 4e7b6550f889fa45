//! What a number is, whatever its class, and how the kinds mix.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{FromPrimitive as _, Signed as _, ToPrimitive as _, Zero as _};

use crate::image::classes;
use crate::interp::{Ruby, Vm};
use crate::object::{Kind, Value};

/// A number.
#[derive(Clone, Debug)]
pub(crate) enum Number {
    /// An integer of 64 bits.
    Small(i64),
    /// An integer of any size.
    Big(BigInt),
    /// A fraction in lowest terms: numerator and denominator.
    Rational(BigInt, BigInt),
    /// A float.
    Float(f64),
}

/// What two numbers are for an operation that both are part of.
pub(super) enum Pair {
    Small(i64, i64),
    Big(BigInt, BigInt),
    Rational((BigInt, BigInt), (BigInt, BigInt)),
    Float(f64, f64),
}

impl Number {
    /// The float that is nearest.
    pub(crate) fn to_float(&self) -> f64 {
        match self {
            Self::Small(number) => *number as f64,
            Self::Big(number) => big_to_float(number),
            Self::Rational(numerator, denominator) => ratio(numerator, denominator),
            Self::Float(number) => *number,
        }
    }

    /// The integer, if it is one.
    pub(crate) fn to_big(&self) -> Option<BigInt> {
        match self {
            Self::Small(number) => Some(BigInt::from(*number)),
            Self::Big(number) => Some(number.clone()),
            _ => None,
        }
    }

    /// Whether it is an integer.
    pub(crate) fn is_integer(&self) -> bool {
        matches!(self, Self::Small(_) | Self::Big(_))
    }

    /// The fraction that it is exactly; none for floats that are no numbers.
    pub(super) fn to_fraction(&self) -> Option<(BigInt, BigInt)> {
        match self {
            Self::Rational(numerator, denominator) => {
                Some((numerator.clone(), denominator.clone()))
            }
            Self::Float(number) => exact(*number),
            integer => Some((integer.to_big()?, BigInt::from(1))),
        }
    }

    /// The sign; none if it is not a number.
    pub(super) fn sign(&self) -> Option<Ordering> {
        match self {
            Self::Small(number) => Some(number.cmp(&0)),
            Self::Big(number) => Some(number.cmp(&BigInt::from(0))),
            Self::Rational(numerator, _) => Some(numerator.cmp(&BigInt::from(0))),
            Self::Float(number) => number.partial_cmp(&0.0),
        }
    }

    /// Both as the same kind.
    pub(super) fn with(&self, other: &Self) -> Pair {
        match (self, other) {
            (Self::Small(one), Self::Small(two)) => Pair::Small(*one, *two),
            (Self::Float(_), _) | (_, Self::Float(_)) => {
                Pair::Float(self.to_float(), other.to_float())
            }
            _ => match (self.to_big(), other.to_big()) {
                (Some(one), Some(two)) => Pair::Big(one, two),
                _ => Pair::Rational(
                    self.to_fraction().unwrap_or_default(),
                    other.to_fraction().unwrap_or_default(),
                ),
            },
        }
    }

    /// The order of two numbers; none if one is not a number.
    pub(crate) fn compare(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Small(one), Self::Small(two)) => Some(one.cmp(two)),
            (Self::Float(one), Self::Float(two)) => one.partial_cmp(two),
            (Self::Float(one), _) if !one.is_finite() => one.partial_cmp(&0.0),
            (_, Self::Float(two)) if !two.is_finite() => 0.0.partial_cmp(two),
            // Neither side loses digits.
            _ => {
                let (one, under_one) = self.to_fraction()?;
                let (two, under_two) = other.to_fraction()?;
                Some((one * under_two).cmp(&(two * under_one)))
            }
        }
    }
}

/// The float next to an integer.
pub(crate) fn big_to_float(number: &BigInt) -> f64 {
    number.to_f64().unwrap_or(f64::NAN)
}

/// The integer part of a float that is finite.
pub(crate) fn float_to_big(number: f64) -> BigInt {
    BigInt::from_f64(number).unwrap_or_default()
}

/// The float next to a fraction.
fn ratio(numerator: &BigInt, denominator: &BigInt) -> f64 {
    let (one, two) = (big_to_float(numerator), big_to_float(denominator));
    if one.is_finite() && two.is_finite() && one.abs() < 9e15 && two < 9e15 {
        return one / two;
    }
    // Enough bits for the division to round right.
    let shift = 66 + denominator.bits() as i64 - numerator.bits() as i64;
    let shifted = if shift >= 0 {
        (numerator << shift as u64) / denominator
    } else {
        numerator / (denominator << (-shift) as u64)
    };
    let float = big_to_float(&shifted);
    float * 2f64.powi((-shift / 2) as i32) * 2f64.powi((-shift - -shift / 2) as i32)
}

/// The fraction that a float is.
pub(super) fn exact(number: f64) -> Option<(BigInt, BigInt)> {
    if !number.is_finite() {
        return None;
    }
    let bits = number.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    let (mantissa, exponent) = if exponent == 0 {
        (fraction, -1074)
    } else {
        (fraction | 1 << 52, exponent - 1075)
    };
    let mut numerator = BigInt::from(mantissa);
    if number < 0.0 {
        numerator = -numerator;
    }
    Some(if exponent >= 0 {
        (numerator << exponent as u64, BigInt::from(1))
    } else {
        reduced(numerator, BigInt::from(1) << (-exponent) as u64)
    })
}

/// A fraction in lowest terms with a denominator above zero.
pub(super) fn reduced(numerator: BigInt, denominator: BigInt) -> (BigInt, BigInt) {
    let divisor = numerator.gcd(&denominator);
    if divisor.is_zero() {
        return (numerator, denominator);
    }
    let divisor = if denominator.is_negative() {
        -divisor
    } else {
        divisor
    };
    (numerator / &divisor, denominator / &divisor)
}

impl Vm {
    /// The number that a value is.
    pub(crate) fn number(&self, value: Value) -> Option<Number> {
        match value {
            Value::Integer(number) => Some(Number::Small(number)),
            Value::Float(number) => Some(Number::Float(number)),
            Value::Object(id) => match &self.get(id).kind {
                Kind::Integer(number) => Some(Number::Big((**number).clone())),
                Kind::Rational(parts) => Some(Number::Rational(parts.0.clone(), parts.1.clone())),
                _ => None,
            },
            _ => None,
        }
    }

    /// The value of a number.
    pub(crate) fn from_number(&mut self, number: Number) -> Value {
        match number {
            Number::Small(number) => Value::Integer(number),
            Number::Big(number) => self.integer(number),
            Number::Float(number) => Value::Float(number),
            Number::Rational(numerator, denominator) => self.rational(numerator, denominator),
        }
    }

    /// A fraction, which need not be in lowest terms.
    pub(crate) fn rational(&mut self, numerator: BigInt, denominator: BigInt) -> Value {
        let parts = reduced(numerator, denominator);
        let value = self.add(classes::RATIONAL, Kind::Rational(Box::new(parts)));
        self.freeze(value);
        value
    }
}

impl Ruby<'_> {
    /// The number that a receiver is. Code cannot make others of these classes.
    pub(crate) fn own_number(&self, this: Value) -> Number {
        self.number(this).unwrap_or(Number::Small(0))
    }
}
