//! Whether a text is strict Base64, white space aside.

use marotte_scalars::binary::Binary;
use marotte_scalars::text::is_blank;

/// What is wrong with a text, if anything.
pub(super) fn check(text: &str) -> Result<(), &'static str> {
    // The reference drops question marks along with the white space.
    let dropped = |c: char| matches!(c, '\r' | '\n' | '?') || is_blank(c);
    let digits: String = text.chars().filter(|c| !dropped(*c)).collect();
    if Binary::from_base64_strict(&digits).is_ok() {
        Ok(())
    } else if !digits.len().is_multiple_of(3) {
        Err("padding is not correct")
    } else {
        Err("contains letters outside strict base 64 range (or whitespace)")
    }
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
