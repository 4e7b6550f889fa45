//! Ruby's `Integer()` and `Float()` on text: strict, with prefixes and underscores.

use std::fmt;

use crate::inspect::{inspect, inspect_bytes};
use crate::integer::BigInteger;

/// Why text is no number for Ruby's `Integer()` or `Float()`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// The text is no integer.
    InvalidInteger(String),
    /// The text is no float.
    InvalidFloat(String),
    /// The text for a float has a NUL in it.
    NullByteInFloat,
    /// No number can have this radix.
    InvalidRadix(i64),
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InvalidInteger(text) => {
                write!(f, "invalid value for Integer(): {}", inspect(text))
            }
            // Ruby has lost the encoding of the text by the time it complains.
            Self::InvalidFloat(text) => {
                write!(
                    f,
                    "invalid value for Float(): {}",
                    inspect_bytes(text.as_bytes())
                )
            }
            Self::NullByteInFloat => f.write_str("string for Float contains null byte"),
            Self::InvalidRadix(radix) => write!(f, "invalid radix {radix}"),
        }
    }
}

impl std::error::Error for NumberError {}

/// Ruby's `Integer(text)`: decimal, or by the prefix `0b`, `0o`, `0`, `0d` or `0x`.
pub fn integer(text: &str) -> Result<BigInteger, NumberError> {
    integer_radix(text, 0)
}

/// Ruby's `Integer(text, radix)`; 0 takes the radix from the prefix, and a negative radix gives
/// way to one.
pub fn integer_radix(text: &str, radix: i64) -> Result<BigInteger, NumberError> {
    let invalid = || NumberError::InvalidInteger(text.to_owned());
    let trimmed = trim(text);
    let (negative, unsigned) = split_sign(trimmed);
    let prefixed = prefix_radix(unsigned);
    let (radix, digits) = match (radix, prefixed) {
        (..=0, Some((found, rest))) => (found, rest),
        (-1..=0, None) => (10, unsigned),
        (1.., Some((found, rest))) if i64::from(found) == radix => (found, rest),
        _ => {
            let wanted = radix.unsigned_abs();
            if !(2..=36).contains(&wanted) {
                return Err(NumberError::InvalidRadix(wanted as i64));
            }
            (wanted as u32, unsigned)
        }
    };
    let digits = underscored_digits(digits, radix).ok_or_else(invalid)?;
    Ok(BigInteger::from_digits(negative, &digits, radix))
}

/// Ruby's `Float(text)`: decimal with underscores, or hexadecimal after `0x`.
pub fn float(text: &str) -> Result<f64, NumberError> {
    if text.contains('\0') {
        return Err(NumberError::NullByteInFloat);
    }
    let invalid = || NumberError::InvalidFloat(text.to_owned());
    let (negative, unsigned) = split_sign(trim(text));
    let magnitude = match unsigned
        .strip_prefix("0x")
        .or_else(|| unsigned.strip_prefix("0X"))
    {
        Some(digits) => hexadecimal_float(digits).ok_or_else(invalid)?,
        None => decimal_float(unsigned).ok_or_else(invalid)?,
    };
    Ok(if negative { -magnitude } else { magnitude })
}

fn trim(text: &str) -> &str {
    text.trim_matches(|c| matches!(c, ' ' | '\t'..='\r'))
}

fn split_sign(text: &str) -> (bool, &str) {
    match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

fn prefix_radix(text: &str) -> Option<(u32, &str)> {
    let rest = text.strip_prefix('0')?;
    let radix = match rest.chars().next()? {
        'b' | 'B' => 2,
        'o' | 'O' => 8,
        'd' | 'D' => 10,
        'x' | 'X' => 16,
        // The zero of an octal number is a digit itself, so an underscore may follow it.
        _ => return Some((8, text)),
    };
    Some((radix, &rest[1..]))
}

/// The digits of a number whose single underscores stand between digits, or nothing.
fn underscored_digits(text: &str, radix: u32) -> Option<Vec<u8>> {
    let mut digits = Vec::with_capacity(text.len());
    let mut after_digit = false;
    for character in text.chars() {
        if character == '_' {
            if !after_digit {
                return None;
            }
            after_digit = false;
        } else {
            digits.push(character.to_digit(radix)? as u8);
            after_digit = true;
        }
    }
    after_digit.then_some(digits)
}

fn decimal_float(text: &str) -> Option<f64> {
    let (mantissa, exponent) = match text.find(['e', 'E']) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let mut plain = String::with_capacity(text.len());
    if !(whole.is_empty() && fraction.is_some()) {
        push_digits(&mut plain, whole)?;
    }
    if let Some(fraction) = fraction {
        plain.push('.');
        push_digits(&mut plain, fraction)?;
    }
    if let Some(exponent) = exponent {
        let (negative, digits) = split_sign(exponent);
        plain.push_str(if negative { "e-" } else { "e" });
        push_digits(&mut plain, digits)?;
    }
    plain.parse().ok()
}

fn push_digits(plain: &mut String, text: &str) -> Option<()> {
    let digits = underscored_digits(text, 10)?;
    plain.extend(
        digits
            .into_iter()
            .filter_map(|digit| char::from_digit(digit.into(), 10)),
    );
    Some(())
}

fn hexadecimal_float(text: &str) -> Option<f64> {
    let (mantissa, exponent) = match text.find(['p', 'P']) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) if exponent.is_some() => (whole, fraction),
        Some(_) => return None,
        None => (mantissa, ""),
    };
    let mut value = 0.0_f64;
    for digit in underscored_digits(whole, 16)? {
        value = value * 16.0 + f64::from(digit);
    }
    if mantissa.contains('.') {
        let mut unit = 1.0;
        for digit in underscored_digits(fraction, 16)? {
            unit /= 16.0;
            value += f64::from(digit) * unit;
        }
    }
    let Some(exponent) = exponent else {
        return Some(value);
    };
    let (negative, digits) = split_sign(exponent);
    let power = underscored_digits(digits, 10)?
        .into_iter()
        .fold(0_i32, |power, digit| {
            (power * 10 + i32::from(digit)).min(100_000)
        });
    if value == 0.0 {
        return Some(value);
    }
    // Two steps keep powers beyond the range of one float from losing small values.
    let power = if negative { -power } else { power };
    Some(value * 2_f64.powi(power / 2) * 2_f64.powi(power - power / 2))
}
