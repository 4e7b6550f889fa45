//! The numeric strings of the Puppet language: a sign, blanks around it, and a decimal, octal or
//! hexadecimal integer or a decimal float. What they mean is the reference's conversion of strings
//! to numbers, as in `'0x1f' + 1`.

use crate::integer::BigInteger;
use crate::numeric::kernel::{float, integer};
use crate::text::is_blank;

/// What a numeric string stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// An integer of Puppet's 64 bits.
    Integer(i64),
    /// An integer that does not fit 64 bits.
    Oversized(BigInteger),
    /// A float.
    Float(f64),
}

/// Converts a numeric string to its number; `None` when it is no number.
///
/// ```
/// # use marotte_scalars::numeric::{Number, to_n};
/// assert_eq!(to_n(" - 0x1f "), Some(Number::Integer(-31)));
/// assert_eq!(to_n("08"), None);
/// ```
pub fn to_n(text: &str) -> Option<Number> {
    to_n_with_radix(text).map(|(number, _)| number)
}

/// Converts a numeric string to its number and the radix it was written in.
pub fn to_n_with_radix(text: &str) -> Option<(Number, u32)> {
    let parts = Parts::split(text)?;
    if let Some(fraction) = parts.float_part {
        return parts
            .to_float(fraction)
            .map(|value| (Number::Float(value), 10));
    }
    let radix = match parts.digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', _, ..] => 8,
        _ => 10,
    };
    let magnitude = integer(parts.digits).ok()?;
    let value = if parts.negative {
        -&magnitude
    } else {
        magnitude
    };
    let number = match value.to_i64() {
        Some(value) => Number::Integer(value),
        None => Number::Oversized(value),
    };
    Some((number, radix))
}

/// Whether text has the form of a number, even one whose digits do not suit it, as `08`.
pub fn is_numeric(text: &str) -> bool {
    Parts::split(text).is_some()
}

struct Parts<'a> {
    negative: bool,
    /// The number without its sign.
    numeral: &'a str,
    /// The digits before the point or exponent, with the prefix `0x`.
    digits: &'a str,
    /// The fraction and exponent, when there is any.
    float_part: Option<&'a str>,
}

impl<'a> Parts<'a> {
    fn split(text: &'a str) -> Option<Self> {
        let text = text
            .strip_prefix("::")
            .unwrap_or(text)
            .trim_matches(is_blank);
        let (negative, unsigned) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let numeral = unsigned.trim_start_matches(is_blank);
        if let Some(hex) = numeral
            .strip_prefix("0x")
            .or_else(|| numeral.strip_prefix("0X"))
        {
            let valid = !hex.is_empty() && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
            return valid.then_some(Self {
                negative,
                numeral,
                digits: numeral,
                float_part: None,
            });
        }
        let whole = count_digits(numeral);
        if whole == 0 {
            return None;
        }
        let (digits, rest) = numeral.split_at(whole);
        let mut after = rest;
        if let Some(fraction) = after.strip_prefix('.') {
            let count = count_digits(fraction);
            if count == 0 {
                return None;
            }
            after = &fraction[count..];
        }
        if let Some(exponent) = after.strip_prefix(['e', 'E']) {
            let exponent = exponent.strip_prefix('-').unwrap_or(exponent);
            let count = count_digits(exponent);
            if count == 0 {
                return None;
            }
            after = &exponent[count..];
        }
        let float_part = (!rest.is_empty()).then_some(rest);
        after.is_empty().then_some(Self {
            negative,
            numeral,
            digits,
            float_part,
        })
    }

    fn to_float(&self, fraction: &str) -> Option<f64> {
        // The reference reads the whole part as an integer of its own, so that `08.5` is none.
        let whole = integer(self.digits).ok()?;
        let zeros = fraction
            .strip_prefix('.')
            .unwrap_or(fraction)
            .trim_start_matches('0');
        if whole.is_zero() && zeros.starts_with(['e', 'E']) {
            return None;
        }
        let value = float(self.numeral).ok()?;
        value
            .is_finite()
            .then_some(if self.negative { -value } else { value })
    }
}

fn count_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}
