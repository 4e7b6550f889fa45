//! Which patterns only match text of their own encoding.

/// Whether Ruby marks a pattern as one of a fixed encoding: it has characters beyond ASCII, as
/// they are or as an escape, or a property such as `\p{Alpha}`. Puppet shows such a pattern with
/// its flags: `/é/` is `(?-imx:é)`.
pub fn fixes_encoding(pattern: &str) -> bool {
    if !pattern.is_ascii() {
        return true;
    }
    let bytes = pattern.as_bytes();
    let mut at = 0;
    while let Some(found) = bytes
        .get(at..)
        .and_then(|rest| rest.iter().position(|b| *b == b'\\'))
    {
        let rest = &bytes[at + found + 1..];
        if escape_fixes_encoding(rest) {
            return true;
        }
        at += found + 2;
    }
    false
}

/// Whether an escape does, given what stands behind its backslash.
fn escape_fixes_encoding(rest: &[u8]) -> bool {
    let digits = |bytes: &[u8], most: usize, radix: u32| {
        let digits = bytes
            .iter()
            .take(most)
            .map_while(|b| char::from(*b).to_digit(radix));
        digits.fold(0u32, |value, digit| {
            value.saturating_mul(radix).saturating_add(digit)
        })
    };
    match rest {
        // A byte with its highest bit set.
        [b'M', b'-', ..] => true,
        // Without braces it is no property, but Ruby has made up its mind.
        [b'p' | b'P', ..] => true,
        [b'u', b'{', codes @ ..] => codes
            .split(|b| *b == b'}')
            .next()
            .unwrap_or_default()
            .split(u8::is_ascii_whitespace)
            .any(|code| digits(code, 6, 16) >= 0x80),
        [b'u', code @ ..] => digits(code, 4, 16) >= 0x80,
        [b'x', code @ ..] => digits(code, 2, 16) >= 0x80,
        [b'0'..=b'3', ..] => digits(rest, 3, 8) >= 0x80,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::fixes_encoding;

    #[test]
    fn as_the_options_of_ruby_say() {
        for pattern in [
            "é",
            r"\u00e9",
            r"\p{Alpha}",
            r"\pL",
            r"\xC3\xA9",
            r"\303\251",
            r"\M-C\M-)",
            "[é]",
            r"\u{41 e9}",
        ] {
            assert!(fixes_encoding(pattern), "{pattern}");
        }
        for pattern in [
            "a",
            r"\u0041",
            r"\\u00e9",
            r"[[:alpha:]]",
            r"\x41",
            r"\",
            r"\101",
        ] {
            assert!(!fixes_encoding(pattern), "{pattern}");
        }
    }
}
