//! Whether a text is strict Base64, white space aside.

/// What is wrong with a text, if anything.
pub(super) fn check(text: &str) -> Result<(), &'static str> {
    // The reference drops question marks along with the white space.
    let dropped = |c: char| matches!(c, '\r' | '\n' | '?') || is_blank(c);
    let digits: Vec<u8> = text
        .chars()
        .filter(|c| !dropped(*c))
        // Of other characters only the length counts.
        .flat_map(|c| std::iter::repeat_n(u8::try_from(c).unwrap_or(b'!'), c.len_utf8()))
        .collect();
    if is_strict(&digits) {
        Ok(())
    } else if !digits.len().is_multiple_of(3) {
        Err("padding is not correct")
    } else {
        Err("contains letters outside strict base 64 range (or whitespace)")
    }
}

fn is_blank(c: char) -> bool {
    c == '\t'
        || matches!(c, ' ' | '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}')
        || matches!(c, '\u{202F}' | '\u{205F}' | '\u{3000}')
}

/// Groups of four digits; the last may be padded, and then has no bits that would be lost.
fn is_strict(digits: &[u8]) -> bool {
    let padding = digits.iter().rev().take_while(|d| **d == b'=').count();
    let (digits, complete) = (
        &digits[..digits.len() - padding],
        digits.len().is_multiple_of(4),
    );
    let lost = match padding {
        0 => 0,
        1 => 0b11,
        2 => 0b1111,
        _ => return false,
    };
    let values_are_digits = digits.iter().all(|digit| value(*digit).is_some());
    let last = digits.last().and_then(|digit| value(*digit)).unwrap_or(0);
    complete && values_are_digits && last & lost == 0 && (padding == 0 || !digits.is_empty())
}

fn value(digit: u8) -> Option<u8> {
    Some(match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn only_strict_base64_passes() {
        for text in ["", "YWJj", "YW Jj\n", "YWJj?YWJj", "YQ==", "YWI="] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
        for text in ["YW=j", "YWJjYR==", "====", "é123456"] {
            assert_eq!(check(text), Err("padding is not correct"), "{text}");
        }
        for text in ["YWJ", "YQ="] {
            let message = "contains letters outside strict base 64 range (or whitespace)";
            assert_eq!(check(text), Err(message), "{text}");
        }
    }
}
