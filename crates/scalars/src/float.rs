//! How Ruby prints floats: `Float#to_s`, and the digits that its `sprintf` rounds to.

use std::fmt;

/// A float that prints as Ruby's `Float#to_s` does.
///
/// ```
/// # use marotte_scalars::float::RubyFloat;
/// assert_eq!(RubyFloat(1e16).to_string(), "1.0e+16");
/// assert_eq!(RubyFloat(0.5).to_string(), "0.5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct RubyFloat(pub f64);

impl fmt::Display for RubyFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.0;
        if value.is_nan() {
            return f.write_str("NaN");
        }
        if value.is_infinite() {
            return f.write_str(if value > 0.0 { "Infinity" } else { "-Infinity" });
        }
        // Rust's shortest digits are the ones Ruby prints; only their layout differs.
        let scientific = format!("{value:e}");
        let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        if value == 0.0 || (-4..15).contains(&exponent) {
            let plain = format!("{value}");
            f.write_str(&plain)?;
            return if plain.contains('.') {
                Ok(())
            } else {
                f.write_str(".0")
            };
        }
        f.write_str(mantissa)?;
        if !mantissa.contains('.') {
            f.write_str(".0")?;
        }
        let sign = if exponent < 0 { '-' } else { '+' };
        write!(f, "e{sign}{:02}", exponent.abs())
    }
}

/// Prints a float as Ruby's `Float#to_s` does.
pub fn to_s(value: f64) -> String {
    RubyFloat(value).to_string()
}

/// The decimal digits of a rounded float: the value is 0.`digits` × 10^`point`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Digits {
    /// ASCII digits, without a leading zero; empty for zero.
    pub(crate) digits: Vec<u8>,
    /// Whether trailing zeros are part of the answer even where `%g` drops them.
    pub(crate) keep_zeros: bool,
    /// Where the decimal point lies, counted from before the first digit.
    pub(crate) point: i32,
}

impl Digits {
    fn zero() -> Self {
        Self {
            digits: Vec::new(),
            keep_zeros: false,
            point: 1,
        }
    }
}

/// Rounds a finite, non-negative float to `count` significant digits, as Ruby's `%e` and `%g` do.
pub(crate) fn round_significant(value: f64, count: usize) -> Digits {
    let count = count.max(1);
    if value == 0.0 {
        return Digits::zero();
    }
    if let Some(tie) = quick_tie(value, Precision::Significant(count as i32)) {
        return tie;
    }
    exact_significant(value, count)
}

/// Rounds a finite, non-negative float to `places` digits after the point, as Ruby's `%f` does.
pub(crate) fn round_places(value: f64, places: usize) -> Digits {
    if value == 0.0 {
        return Digits::zero();
    }
    if let Some(exact) = exact_places(value, places) {
        return exact;
    }
    if places <= 400
        && let Some(tie) = quick_tie(value, Precision::Places(places as i32))
    {
        return tie;
    }
    // No double has more than 1074 digits after the point.
    let text = format!("{value:.*}", places.min(1100));
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
    let mut point = whole.len() as i32;
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    digits.drain(..zeros);
    point -= zeros as i32;
    if digits.is_empty() {
        point = 1;
    }
    Digits {
        digits,
        keep_zeros: false,
        point,
    }
}

/// The digits of a float that has no more digits after the point than are asked for: there is
/// nothing to round. One that is a multiple of `1 / 2^places` is one of `1 / 10^places`.
fn exact_places(value: f64, places: usize) -> Option<Digits> {
    const MOST_PLACES: usize = 15;
    const MOST: f64 = (1_u64 << 53) as f64;
    if places > MOST_PLACES {
        return None;
    }
    let multiple = value * (1_u64 << places) as f64;
    if multiple >= MOST || multiple.fract() != 0.0 {
        return None;
    }
    let (multiple, factor) = (multiple as u64, 5_u64.pow(places as u32));
    let digits: Vec<u8> = match multiple.checked_mul(factor) {
        Some(whole) => itoa::Buffer::new().format(whole).into(),
        None => itoa::Buffer::new()
            .format(u128::from(multiple) * u128::from(factor))
            .into(),
    };
    Some(Digits {
        point: digits.len() as i32 - places as i32,
        digits,
        keep_zeros: false,
    })
}

fn exact_significant(value: f64, count: usize) -> Digits {
    let text = format!("{value:.*e}", (count - 1).min(1100));
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let digits = mantissa.bytes().filter(u8::is_ascii_digit).collect();
    Digits {
        digits,
        keep_zeros: false,
        point: exponent.parse::<i32>().unwrap_or(0) + 1,
    }
}

#[derive(Clone, Copy)]
enum Precision {
    Significant(i32),
    Places(i32),
}

/// Ruby's conversion first works in floating point, for at most 14 digits. Where the rest is
/// within the error bound of one half, it rounds to the even digit although the exact value may
/// lie on either side: `2.675` with two places gives `2.68`. The answer is `None` wherever Ruby
/// rounds the exact value instead.
fn quick_tie(value: f64, precision: Precision) -> Option<Digits> {
    const MAX_DIGITS: i32 = 14;
    let (estimate, uncertain) = estimated_exponent(value);
    let mut exponent = estimate;
    let (mut limit, lower_limit) = match precision {
        Precision::Significant(count) => (count, count),
        Precision::Places(places) => (places + exponent + 1, places + exponent),
    };
    if !(1..=MAX_DIGITS).contains(&limit) {
        return None;
    }
    let (mut rest, mut errors) = scale_to_one_digit(value, exponent);
    if uncertain && rest < 1.0 {
        if lower_limit <= 0 {
            return None;
        }
        limit = lower_limit;
        exponent -= 1;
        rest *= 10.0;
        errors += 1.0;
    }
    let bound = (errors * rest + 7.0) * 2_f64.powi(-52) * TENS[(limit - 1) as usize];
    let mut digits = Vec::new();
    for _ in 0..limit {
        let digit = rest.trunc();
        rest -= digit;
        digits.push(b'0' + digit as u8);
        if rest == 0.0 {
            return None;
        }
        if (digits.len() as i32) < limit {
            rest *= 10.0;
        }
    }
    if rest > 0.5 + bound || rest < 0.5 - bound {
        return None;
    }
    let odd = digits.last().is_some_and(|digit| digit % 2 == 1);
    if odd {
        return Some(increment(digits, exponent));
    }
    // Whole numbers of at most 15 digits are taken apart exactly, and keep their zeros.
    let whole = value.fract() == 0.0 && estimate <= MAX_DIGITS;
    let keep_zeros = digits.last() == Some(&b'0') && (whole || is_above_half(value, digits.len()));
    Some(Digits {
        digits,
        keep_zeros,
        point: exponent + 1,
    })
}

/// Whether the exact digits after the first `count` are more than one half.
fn is_above_half(value: f64, count: usize) -> bool {
    let exact = exact_significant(value, 1100).digits;
    match exact.get(count) {
        Some(b'5') => exact[count + 1..].iter().any(|digit| *digit != b'0'),
        digit => digit > Some(&b'5'),
    }
}

fn increment(mut digits: Vec<u8>, mut exponent: i32) -> Digits {
    let mut index = digits.len();
    loop {
        if index == 0 {
            digits.insert(0, b'1');
            digits.pop();
            exponent += 1;
            break;
        }
        index -= 1;
        if digits[index] == b'9' {
            digits[index] = b'0';
        } else {
            digits[index] += 1;
            break;
        }
    }
    Digits {
        digits,
        keep_zeros: false,
        point: exponent + 1,
    }
}

const TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

const BIG_TENS: [f64; 5] = [1e16, 1e32, 1e64, 1e128, 1e256];

/// The decimal exponent by a linear estimate of the logarithm, and whether it may be one too
/// large.
fn estimated_exponent(value: f64) -> (i32, bool) {
    let bits = value.to_bits();
    let biased = (bits >> 52 & 0x7ff) as i32;
    let (fraction, binary) = if biased != 0 {
        let fraction = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
        (fraction, biased - 1023)
    } else {
        let binary = 63 - bits.leading_zeros() as i32;
        let top = (bits << (63 - binary)) >> 32;
        (top as f64 / 2_f64.powi(31), binary - 1074)
    };
    #[expect(
        clippy::approx_constant,
        reason = "these are the reference's own constants"
    )]
    let logarithm = (fraction - 1.5) * 0.289529654602168
        + 0.1760912590558
        + f64::from(binary) * 0.301029995663981;
    let mut exponent = logarithm.floor() as i32;
    if (0..=22).contains(&exponent) {
        if value < TENS[exponent as usize] {
            exponent -= 1;
        }
        return (exponent, false);
    }
    (exponent, true)
}

/// Divides by a power of ten in the reference's order of operations, counting roundings.
fn scale_to_one_digit(value: f64, exponent: i32) -> (f64, f64) {
    let mut errors = 2.0;
    let mut scaled = value;
    if exponent > 0 {
        let mut divisor = TENS[(exponent & 15) as usize];
        let mut sixteens = exponent >> 4;
        if sixteens & 16 != 0 {
            sixteens &= 15;
            scaled /= BIG_TENS[4];
            errors += 1.0;
        }
        for ten in BIG_TENS {
            if sixteens & 1 != 0 {
                errors += 1.0;
                divisor *= ten;
            }
            sixteens >>= 1;
        }
        scaled /= divisor;
    } else if exponent < 0 {
        scaled *= TENS[(-exponent & 15) as usize];
        let mut sixteens = -exponent >> 4;
        for ten in BIG_TENS {
            if sixteens & 1 != 0 {
                errors += 1.0;
                scaled *= ten;
            }
            sixteens >>= 1;
        }
    }
    (scaled, errors)
}
