//! Integers of more than 64 bits. Ruby reads them and the language refuses to use them, except in
//! the dialect whose integers have no limit.

use std::any::Any;
use std::borrow::Cow;
use std::cmp::Ordering;
use std::sync::{Arc, OnceLock};

use marotte_scalars::integer::BigInteger;
use marotte_scalars::numeric::integer_radix;

use super::foreign::{Foreign, as_foreign};
use super::{Str, Value};

/// An integer of more than 64 bits: a number that was computed, digits that were read, or both.
/// What is missing is made when it is asked for, since either takes time for large ones.
pub struct Oversized {
    number: OnceLock<BigInteger>,
    /// The decimal digits, with a sign.
    digits: OnceLock<Str>,
}

/// How many digits of another radix are made decimal: more would take time that nobody has.
const MAX_DIGITS: usize = 5000;

impl Oversized {
    /// The integer with these digits as a value.
    pub fn value(digits: &str, radix: u32, negative: bool) -> Value {
        let sign = if negative { "-" } else { "" };
        let digits = decimal(digits, radix);
        Value::Foreign(Arc::new(Self {
            number: OnceLock::new(),
            digits: Str::from(format!("{sign}{digits}")).into(),
        }))
    }

    /// An integer as a value: an ordinary one if it fits 64 bits.
    pub fn integer(number: BigInteger) -> Value {
        match number.to_i64() {
            Some(small) => Value::Integer(small),
            None => Value::Foreign(Arc::new(Self {
                number: number.into(),
                digits: OnceLock::new(),
            })),
        }
    }

    /// The number, if a value is an integer that is too large.
    pub fn number_of(value: &Value) -> Option<&BigInteger> {
        as_foreign::<Self>(value).map(Self::number)
    }

    /// The number of any integer, too large or not.
    pub fn any_integer(value: &Value) -> Option<Cow<'_, BigInteger>> {
        match value {
            Value::Integer(number) => Some(Cow::Owned((*number).into())),
            _ => Self::number_of(value).map(Cow::Borrowed),
        }
    }

    /// The decimal digits of an integer, if a value is one that is too large.
    pub fn digits_of(value: &Value) -> Option<&Str> {
        as_foreign::<Self>(value).map(Self::digits)
    }

    fn number(&self) -> &BigInteger {
        self.number.get_or_init(|| {
            let digits = self.digits.get().map_or("", |digits| digits);
            integer_radix(digits, 10).unwrap_or_else(|_| 0_i64.into())
        })
    }

    fn digits(&self) -> &Str {
        self.digits.get_or_init(|| {
            let number = self.number.get().map(BigInteger::to_string);
            number.unwrap_or_default().into()
        })
    }
}

/// Digits of a radix as decimal ones, without zeros before them.
fn decimal(digits: &str, radix: u32) -> String {
    let number = match radix {
        10 => None,
        _ if digits.len() > MAX_DIGITS => None,
        _ => integer_radix(digits, radix.into()).ok(),
    };
    match (number, digits.trim_start_matches('0')) {
        (Some(number), _) => number.to_string(),
        (None, "") => "0".to_owned(),
        (None, significant) => significant.to_owned(),
    }
}

impl Foreign for Oversized {
    fn class(&self) -> &str {
        "Integer"
    }

    fn text(&self) -> Str {
        self.digits().clone()
    }

    fn inspect(&self) -> String {
        self.digits().to_string()
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let Some(other) = other.as_any().downcast_ref::<Self>() else {
            return false;
        };
        match (self.number.get(), other.number.get()) {
            (Some(number), Some(other)) => number == other,
            _ => self.digits() == other.digits(),
        }
    }

    fn order(&self, other: &Value) -> Option<Ordering> {
        let other = Self::any_integer(other)?;
        Some(self.number().cmp(&other))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_keep_their_value() {
        assert_eq!(decimal("ffffffffffffffffff", 16), "4722366482869645213695");
        assert_eq!(decimal("0", 8), "0");
        let value = Oversized::value("0012345678901234567890", 10, true);
        let digits = Oversized::digits_of(&value).expect("an integer");
        assert_eq!(digits.as_str(), "-12345678901234567890");
    }

    #[test]
    fn what_was_read_is_what_was_computed() {
        let read = Oversized::value("18446744073709551616", 10, false);
        let computed = Oversized::integer(BigInteger::from(1_i128 << 64));
        assert!(read == computed);
        assert_eq!(Oversized::number_of(&read), Oversized::number_of(&computed));
        assert!(Oversized::integer(7_i64.into()) == Value::Integer(7));
    }
}
