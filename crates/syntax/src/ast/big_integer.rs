//! Literals of integers that do not fit 64 bits. They are refused, but shown before that.

use marotte_scalars::numeric;

/// Up to how many characters a literal is converted to another base, which takes quadratic time.
/// A longer one is shown as it is written.
const MAX_LENGTH: usize = 20_000;

/// The base in which a literal is written.
pub(crate) fn radix(literal: &str) -> u32 {
    if literal.starts_with("0x") || literal.starts_with("0X") {
        16
    } else if literal.starts_with('0') {
        8
    } else {
        10
    }
}

/// How many bits a literal has at most.
pub(crate) fn bits(literal: &str) -> u64 {
    let digits = literal.trim_start_matches("0x").trim_start_matches("0X");
    let digits = digits.trim_start_matches('0').len() as u64;
    match radix(literal) {
        16 => digits * 4,
        8 => digits * 3,
        // A decimal digit has 3.32 bits.
        _ => digits * 332_193 / 100_000,
    }
}

/// The decimal digits of a literal.
pub(crate) fn to_decimal(literal: &str) -> String {
    if radix(literal) == 10 || literal.len() > MAX_LENGTH {
        return literal.to_owned();
    }
    numeric::integer(literal).map_or_else(|_| literal.to_owned(), |number| number.to_string())
}

/// The hexadecimal digits of a literal.
pub(crate) fn to_hex(literal: &str) -> String {
    if radix(literal) == 16 {
        return literal[2..].trim_start_matches('0').to_ascii_lowercase();
    }
    if literal.len() > MAX_LENGTH {
        return literal.to_owned();
    }
    numeric::integer(literal).map_or_else(|_| literal.to_owned(), |number| format!("{number:x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_become_decimal() {
        for (literal, base, decimal) in [
            ("18446744073709551616", 10, "18446744073709551616"),
            ("0xFFFFFFFFFFFFFFFFFF", 16, "4722366482869645213695"),
            (
                "0777777777777777777777777777",
                8,
                "2417851639229258349412351",
            ),
            ("1000000000000000000000", 10, "1000000000000000000000"),
        ] {
            assert_eq!(radix(literal), base);
            assert_eq!(to_decimal(literal), decimal);
        }
    }

    #[test]
    fn literals_become_hexadecimal() {
        for (literal, hex) in [
            ("9223372036854775808", "8000000000000000"),
            ("0xFFFFFFFFFFFFFFFFF", "fffffffffffffffff"),
            ("0777777777777777777777777", "ffffffffffffffffff"),
            (
                "123456789012345678901234567890",
                "18ee90ff6c373e0ee4e3f0ad2",
            ),
        ] {
            assert_eq!(to_hex(literal), hex);
        }
    }

    #[test]
    fn very_long_literals_stay_as_they_are_written() {
        let literal = "7".repeat(MAX_LENGTH + 1);
        assert_eq!(to_decimal(&literal), literal);
        assert_eq!(to_hex(&literal), literal);
    }
}
