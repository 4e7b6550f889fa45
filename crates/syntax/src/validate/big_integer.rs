//! Integers that do not fit 64 bits: refused, with their value in hexadecimal.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{ExprId, Text};
use crate::pn::number::{self, MAX_DIGITS};

impl Checker<'_> {
    /// No integer is that large.
    pub(super) fn big_integer(&mut self, id: ExprId, text: Text) {
        let value = format!("+0x{}", to_hex(self.ast.text(text))).into();
        let label = self.label(id);
        self.error(id, ValidationIssue::NumericOverflow { label, value });
    }
}

/// The digits in base 16 of a literal in base 16, 8 or 10.
pub(super) fn to_hex(literal: &str) -> String {
    if let Some(hex) = literal.strip_prefix("0x").or(literal.strip_prefix("0X")) {
        return hex.trim_start_matches('0').to_ascii_lowercase();
    }
    if literal.len() > MAX_DIGITS {
        return literal.to_owned();
    }
    let radix = if literal.starts_with('0') { 8 } else { 10 };
    // Base 2³², the least significant part first.
    let mut parts: Vec<u32> = Vec::new();
    for digits in literal.as_bytes().chunks(9) {
        let mut carry = 0;
        let mut factor = 1;
        for digit in digits {
            carry = carry * radix + u64::from(digit.wrapping_sub(b'0'));
            factor *= radix;
        }
        for part in &mut parts {
            let sum = u64::from(*part) * factor + carry;
            *part = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            parts.push(carry as u32);
        }
    }
    let mut hex = parts
        .pop()
        .map_or(String::new(), |part| format!("{part:x}"));
    for part in parts.iter().rev() {
        hex.push_str(&format!("{part:08x}"));
    }
    hex
}

/// The digits in base 10 of a literal in base 16, 8 or 10.
pub(super) fn to_decimal(literal: &str) -> String {
    if literal.len() > MAX_DIGITS {
        literal.to_owned()
    } else {
        number::big_integer(literal).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
