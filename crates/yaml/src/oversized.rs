//! Integers that are too large to be values: Ruby reads them, the language refuses to use them.

use std::any::Any;
use std::sync::Arc;

use marotte_pcore::types::CallableType;
use marotte_pcore::{Lambda, Str, Value};

/// An integer of more than 64 bits as a value. As with symbols, it is made to look like code, which
/// data cannot hold.
pub struct Oversized(Str);

impl Oversized {
    /// The integer with these digits as a value.
    pub fn value(digits: &str, radix: u32, negative: bool) -> Value {
        let sign = if negative { "-" } else { "" };
        let digits = decimal(digits, radix);
        Value::Lambda(Arc::new(Self(format!("{sign}{digits}").into())))
    }

    /// The decimal digits of an integer, if a value is one that is too large.
    pub fn digits_of(value: &Value) -> Option<&Str> {
        match value {
            Value::Lambda(lambda) => lambda.as_any().downcast_ref::<Self>().map(|s| &s.0),
            _ => None,
        }
    }
}

impl Lambda for Oversized {
    fn callable_type(&self) -> Arc<CallableType> {
        Arc::new(CallableType {
            parameters: None,
            block: None,
            return_type: None,
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// How many digits are taken seriously: more would take time that nobody has.
const MAX_DIGITS: usize = 5000;

/// Digits of a radix as decimal ones.
fn decimal(digits: &str, from: u32) -> String {
    const TO: u32 = 10;
    if from == TO || digits.len() > MAX_DIGITS {
        let significant = digits.trim_start_matches('0');
        return if significant.is_empty() {
            "0"
        } else {
            significant
        }
        .to_owned();
    }
    // The digits that are wanted, the least first.
    let mut result: Vec<u32> = vec![0];
    for digit in digits.chars().filter_map(|char| char.to_digit(from)) {
        let mut carry = digit;
        for place in &mut result {
            let sum = *place * from + carry;
            (*place, carry) = (sum % TO, sum / TO);
        }
        while carry > 0 {
            result.push(carry % TO);
            carry /= TO;
        }
    }
    let text = result.iter().rev().filter_map(|d| char::from_digit(*d, TO));
    text.collect()
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
