//! What the numbers that a format found are worth.

use marotte_eval::EvalResult;
use marotte_scalars::numeric;

use crate::conversion;

/// An integer that may have a prefix.
pub(super) fn integer(text: &str) -> EvalResult<i64> {
    let integer = numeric::integer(text).map_err(conversion::complaint)?;
    conversion::fitting(&integer)
}

/// An integer in digits of a radix.
pub(super) fn integer_radix(text: &str, radix: i64) -> EvalResult<i64> {
    match numeric::integer_radix(text, radix) {
        Ok(integer) => conversion::fitting(&integer),
        Err(_) => Ok(0),
    }
}

/// A float, in decimal or hexadecimal digits.
pub(super) fn float(text: &str) -> f64 {
    if let Some(float) = hexadecimal(text) {
        return float;
    }
    match text.split_once('.') {
        // `1.e+5` is not a number to Ruby, but to C.
        Some((whole, rest)) if rest.starts_with("e+") || rest.starts_with("e-") => {
            conversion::to_f(&format!("{whole}{rest}"))
        }
        Some((whole, rest)) if rest.starts_with("E+") || rest.starts_with("E-") => {
            conversion::to_f(&format!("{whole}{rest}"))
        }
        _ => conversion::to_f(text),
    }
}

/// `0x1.8p3`
fn hexadecimal(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let digits = unsigned
        .strip_prefix("0x")
        .or_else(|| unsigned.strip_prefix("0X"))?;
    let (digits, exponent) = digits.split_once(['p', 'P'])?;
    let end = exponent
        .char_indices()
        .find(|(at, c)| !(c.is_ascii_digit() || (*at == 0 && matches!(c, '-' | '+'))))
        .map_or(exponent.len(), |(at, _)| at);
    let exponent: i32 = exponent[..end].parse().ok()?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut value = 0.0;
    for digit in whole.chars() {
        value = value * 16.0 + f64::from(digit.to_digit(16)?);
    }
    let mut place = 1.0 / 16.0;
    for digit in fraction.chars() {
        value += f64::from(digit.to_digit(16)?) * place;
        place /= 16.0;
    }
    let value = value * 2.0_f64.powi(exponent);
    Some(if text.starts_with('-') { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::float;

    #[test]
    fn floats() {
        assert_eq!(float(".5"), 0.5);
        assert_eq!(float("-.5e1"), -5.0);
        assert_eq!(float("1.e+2"), 100.0);
        assert_eq!(float("1."), 1.0);
        assert_eq!(float("."), 0.0);
        assert_eq!(float("-0x1.8p3"), -12.0);
    }
}
