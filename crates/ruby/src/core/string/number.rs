//! Numbers that are written in strings, and numbers of characters.

use num_bigint::BigInt;

use super::own;
use crate::core::number::complex;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Kind, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    between("to_i", 0, 1, to_integer),
    native("hex", 0, |ruby, this, _| prefixed(ruby, this, 16)),
    native("oct", 0, |ruby, this, _| prefixed(ruby, this, -8)),
    native("to_f", 0, to_float),
    native("to_r", 0, to_rational),
    native("to_c", 0, |ruby, this, _| {
        let found = complex::of_class(ruby, "scan", &[this])?;
        Ok(ruby
            .items(found)
            .and_then(|pair| pair.first().copied())
            .unwrap_or_default())
    }),
    native("ord", 0, ord),
    between("sum", 0, 1, sum),
];

fn to_integer(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let radix = match args.get(0) {
        Some(value) => ruby.expect_integer(value)?,
        None => 10,
    };
    if radix < 0 || radix == 1 || radix > 36 {
        return Err(ruby.argument_error(format!("invalid radix {radix}")));
    }
    prefixed(ruby, this, radix)
}

fn prefixed(ruby: &mut Ruby<'_>, this: Value, radix: i64) -> Outcome {
    let text = own(ruby, this);
    // Making a number of many digits takes time that grows with their square.
    ruby.charge(text.len().saturating_mul(text.len() / 64))?;
    let number = to_i(&text.to_str_lossy(), radix);
    Ok(ruby.integer(number))
}

/// The integer that text begins with; 0 if it begins with none. The radix 0 is that of the prefix,
/// or 10; a negative one is that of the prefix, or this.
pub(crate) fn to_i(text: &str, radix: i64) -> BigInt {
    let (negative, unsigned) = sign(text);
    let (radix, digits) = match (prefix(unsigned), radix) {
        (Some((own, rest)), ..=0) => (own, rest),
        (Some((own, rest)), radix) if i64::from(own) == radix => (own, rest),
        (_, 0) => (10, unsigned),
        (_, radix) => (radix.unsigned_abs() as u32, unsigned),
    };
    let digits = leading_digits(digits, radix);
    let number = match digits.parse::<i64>() {
        Ok(number) if radix == 10 => number.into(),
        _ => BigInt::parse_bytes(digits.as_bytes(), radix).unwrap_or_default(),
    };
    if negative { -number } else { number }
}

/// Whether there is a minus, and the text behind the sign.
fn sign(text: &str) -> (bool, &str) {
    let text = text.trim_start_matches(|c| matches!(c, ' ' | '\t'..='\r'));
    match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    }
}

/// The radix that a prefix names, and the text behind it.
fn prefix(text: &str) -> Option<(u32, &str)> {
    let rest = text.strip_prefix('0')?;
    let radix = match rest.bytes().next()? {
        b'x' | b'X' => 16,
        b'b' | b'B' => 2,
        b'o' | b'O' => 8,
        b'd' | b'D' => 10,
        _ => return Some((8, text)),
    };
    Some((radix, &rest[1..]))
}

/// The digits that text begins with, without the single underscores between them.
fn leading_digits(text: &str, radix: u32) -> String {
    let mut digits = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            c if c.is_digit(radix) => digits.push(c),
            '_' if !digits.is_empty()
                && characters.peek().is_some_and(|next| next.is_digit(radix)) => {}
            _ => break,
        }
    }
    digits
}

fn to_float(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    Ok(to_f(&text.to_str_lossy()).into())
}

/// The parts of a decimal number that text begins with.
struct Decimal<'t> {
    negative: bool,
    whole: String,
    fraction: String,
    exponent: i64,
    rest: &'t str,
}

fn decimal(text: &str) -> Decimal<'_> {
    let (negative, mut rest) = sign(text);
    let whole = take_digits(&mut rest);
    let mut fraction = String::new();
    if let Some(mut behind) = rest.strip_prefix('.') {
        fraction = take_digits(&mut behind);
        if !fraction.is_empty() {
            rest = behind;
        }
    }
    let mut exponent = 0;
    if !(whole.is_empty() && fraction.is_empty())
        && let Some(behind) = rest.strip_prefix(['e', 'E'])
    {
        let below = behind.starts_with('-');
        let mut behind = behind.strip_prefix(['-', '+']).unwrap_or(behind);
        let digits = take_digits(&mut behind);
        if !digits.is_empty() {
            let size: i64 = digits.parse().unwrap_or(i64::from(i32::MAX));
            exponent = if below { -size } else { size };
            rest = behind;
        }
    }
    Decimal {
        negative,
        whole,
        fraction,
        exponent,
        rest,
    }
}

/// Takes the digits that text begins with.
fn take_digits<'t>(text: &mut &'t str) -> String {
    let digits = leading_digits(text, 10);
    // So many digits have been passed, and the underscores between them.
    let mut left = digits.len();
    let all: &'t str = text;
    let end = all
        .char_indices()
        .find(|(_, c)| {
            if c.is_ascii_digit() && left > 0 {
                left -= 1;
                false
            } else {
                *c != '_' || left == 0
            }
        })
        .map_or(all.len(), |(at, _)| at);
    if !digits.is_empty() {
        *text = &all[end..];
    }
    digits
}

/// The float that text begins with; 0 if it begins with none.
pub(crate) fn to_f(text: &str) -> f64 {
    let number = decimal(text);
    if number.whole.is_empty() && number.fraction.is_empty() {
        return 0.0;
    }
    let sign = if number.negative { "-" } else { "" };
    let text = format!(
        "{sign}0{}.{}e{}",
        number.whole,
        if number.fraction.is_empty() {
            "0"
        } else {
            &number.fraction
        },
        number.exponent
    );
    text.parse().unwrap_or(0.0)
}

fn to_rational(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this).to_eco();
    let number = decimal(&text);
    let power = number.exponent - number.fraction.len() as i64;
    if power.unsigned_abs() > 100_000 {
        return Err(ruby.error("RangeError", "exponent too large"));
    }
    let digits = format!("0{}{}", number.whole, number.fraction);
    ruby.charge(digits.len().saturating_mul(digits.len() / 64))?;
    let mut numerator = BigInt::parse_bytes(digits.as_bytes(), 10).unwrap_or_default();
    let mut denominator = BigInt::from(1);
    let scale = BigInt::from(10).pow(power.unsigned_abs() as u32);
    match power {
        ..0 => denominator *= scale,
        _ => numerator *= scale,
    }
    if let Some(mut behind) = number.rest.strip_prefix('/') {
        let digits = take_digits(&mut behind);
        if let Some(divisor) = BigInt::parse_bytes(digits.as_bytes(), 10) {
            if divisor == BigInt::ZERO {
                return Err(ruby.error("ZeroDivisionError", "divided by 0"));
            }
            denominator *= divisor;
        }
    }
    if number.negative {
        numerator = -numerator;
    }
    let common = common_divisor(&numerator, &denominator);
    let parts = Box::new((numerator / &common, denominator / common));
    let value = ruby.add(crate::image::classes::RATIONAL, Kind::Rational(parts));
    ruby.freeze(value);
    Ok(value)
}

fn common_divisor(one: &BigInt, two: &BigInt) -> BigInt {
    let (mut one, mut two) = (one.magnitude().clone(), two.magnitude().clone());
    while two != num_bigint::BigUint::ZERO {
        (one, two) = (two.clone(), one % two);
    }
    one.into()
}

fn ord(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let Some((_, first)) = text.characters().next() else {
        return Err(ruby.argument_error("empty string"));
    };
    match text.code_of(first) {
        Some(code) => Ok(Value::Integer(code.into())),
        None => {
            let name = text.encoding().name();
            Err(ruby.argument_error(format!("invalid byte sequence in {name}")))
        }
    }
}

fn sum(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bits = match args.get(0) {
        Some(value) => ruby.expect_integer(value)?,
        None => 16,
    };
    let text = own(ruby, this);
    let sum: i64 = text.as_bytes().iter().map(|byte| i64::from(*byte)).sum();
    Ok(Value::Integer(match bits {
        1..=62 => sum & ((1 << bits) - 1),
        _ => sum,
    }))
}
