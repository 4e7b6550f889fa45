//! Numbers as Ruby prints them.

/// A float as Ruby's `Float#to_s` has it: `1.0`, `1.0e+20`, `1.0e-05`.
pub(crate) fn float(value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}Infinity");
    }
    // The shortest digits that read back as the same float, as in Ruby.
    let scientific = format!("{:e}", value.abs());
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits = mantissa.replace('.', "");
    let point = exponent + 1;
    let text = match point {
        1..=15 => {
            let point = point as usize;
            let whole: String = digits
                .chars()
                .chain(std::iter::repeat('0'))
                .take(point)
                .collect();
            let fraction = digits
                .get(point..)
                .filter(|rest| !rest.is_empty())
                .unwrap_or("0");
            format!("{whole}.{fraction}")
        }
        -3..=0 => format!("0.{}{digits}", "0".repeat(-point as usize)),
        _ => {
            let (first, rest) = digits.split_at(1);
            let rest = if rest.is_empty() { "0" } else { rest };
            let sign = if exponent < 0 { '-' } else { '+' };
            format!("{first}.{rest}e{sign}{:02}", exponent.abs())
        }
    };
    format!("{sign}{text}")
}

/// Up to how many digits a number is converted to another base.
pub(crate) const MAX_DIGITS: usize = 20_000;

/// The radix and the decimal digits of an integer literal.
pub(crate) fn big_integer(literal: &str) -> (u32, String) {
    let (radix, digits) =
        if let Some(hex) = literal.strip_prefix("0x").or(literal.strip_prefix("0X")) {
            (16, hex)
        } else if literal.len() > 1 && literal.starts_with('0') {
            (8, literal)
        } else {
            (10, literal)
        };
    // Converting takes quadratic time, so a very long number is shown as it is written.
    if radix == 10 || digits.len() > MAX_DIGITS {
        return (radix, digits.to_owned());
    }
    // Base 10⁹, the least significant part first.
    const PART: u64 = 1_000_000_000;
    let mut parts: Vec<u64> = vec![0];
    for digit in digits.chars().filter_map(|c| c.to_digit(radix)) {
        let mut carry = u64::from(digit);
        for part in &mut parts {
            let sum = *part * u64::from(radix) + carry;
            *part = sum % PART;
            carry = sum / PART;
        }
        if carry > 0 {
            parts.push(carry);
        }
    }
    let mut decimal = parts.pop().unwrap_or(0).to_string();
    for part in parts.iter().rev() {
        decimal.push_str(&format!("{part:09}"));
    }
    (radix, decimal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_as_in_ruby() {
        for (value, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.5, "1.5"),
            (100.0, "100.0"),
            (1e14, "100000000000000.0"),
            (1e15, "1.0e+15"),
            (123_456_789_012_345.6, "123456789012345.6"),
            (1_234_567_890_123_456.0, "1.234567890123456e+15"),
            (1.5e300, "1.5e+300"),
            (0.000_12, "0.00012"),
            (0.000_099_99, "9.999e-05"),
            (f64::INFINITY, "Infinity"),
        ] {
            assert_eq!(float(value), text);
        }
    }

    #[test]
    fn integers_of_any_size_become_decimal() {
        assert_eq!(
            big_integer("18446744073709551616"),
            (10, "18446744073709551616".to_owned())
        );
        assert_eq!(
            big_integer("0xFFFFFFFFFFFFFFFFFF"),
            (16, "4722366482869645213695".to_owned())
        );
        assert_eq!(
            big_integer("0777777777777777777777777777"),
            (8, "2417851639229258349412351".to_owned())
        );
        assert_eq!(
            big_integer("1000000000000000000000").1,
            "1000000000000000000000"
        );
    }
}
