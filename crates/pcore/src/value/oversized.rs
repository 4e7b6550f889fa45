//! Integers that are too large to be values: Ruby reads them, the language refuses to use them.

use std::any::Any;
use std::sync::Arc;

use marotte_scalars::numeric::integer_radix;

use super::foreign::{Foreign, as_foreign};
use super::{Str, Value};

/// An integer of more than 64 bits, by its decimal digits.
pub struct Oversized(Str);

impl Oversized {
    /// The integer with these digits as a value.
    pub fn value(digits: &str, radix: u32, negative: bool) -> Value {
        let sign = if negative { "-" } else { "" };
        let digits = decimal(digits, radix);
        Value::Foreign(Arc::new(Self(format!("{sign}{digits}").into())))
    }

    /// The decimal digits of an integer, if a value is one that is too large.
    pub fn digits_of(value: &Value) -> Option<&Str> {
        as_foreign::<Self>(value).map(|integer| &integer.0)
    }
}

impl Foreign for Oversized {
    fn class(&self) -> &str {
        "Integer"
    }

    fn text(&self) -> Str {
        self.0.clone()
    }

    fn inspect(&self) -> String {
        self.0.to_string()
    }

    fn equals(&self, other: &dyn Foreign) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| other.0 == self.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// How many digits are taken seriously: more would take time that nobody has.
const MAX_DIGITS: usize = 5000;

/// Digits of a radix as decimal ones.
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
}
