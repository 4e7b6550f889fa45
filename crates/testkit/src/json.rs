//! JSON with integers of any size. The tree of JSON has none of more than 64 bits, so that one is a
//! hash of its digits there, and a number again in text.

use std::borrow::Cow;

use serde_json::{Value, json};

/// The key of such a hash.
const DIGITS: &str = "__pdigits";

/// How such a hash begins and ends in text. Inside of a string the quotes would be escaped.
const BEGIN: &str = r#"{"__pdigits":""#;
const END: &str = r#""}"#;

/// An integer of more than 64 bits in a tree.
pub fn integer(digits: &str) -> Value {
    json!({DIGITS: digits})
}

/// The text of a tree.
pub fn to_text(tree: &Value) -> String {
    let text = tree.to_string();
    if !text.contains(BEGIN) {
        return text;
    }
    let mut pieces = text.split(BEGIN);
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (digits, rest) = piece.split_once(END).unwrap_or((piece, ""));
        out.push_str(digits);
        out.push_str(rest);
    }
    out
}

/// Text in which integers of more than 64 bits are such hashes.
pub fn with_digits(text: &str) -> Cow<'_, str> {
    let bytes = text.as_bytes();
    let mut out = String::new();
    let (mut copied, mut at, mut in_string) = (0, 0, false);
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' if in_string => at += 1,
            b'"' => in_string = !in_string,
            b'-' | b'0'..=b'9' if !in_string => {
                let rest = &bytes[at..];
                let is_numeral = |byte: &u8| b"+-.eE0123456789".contains(byte);
                let end = rest.iter().position(|byte| !is_numeral(byte));
                let end = at + end.unwrap_or(rest.len());
                let numeral = &text[at..end];
                if !numeral.contains(['.', 'e', 'E']) && numeral.parse::<i64>().is_err() {
                    out.push_str(&text[copied..at]);
                    out.push_str(BEGIN);
                    out.push_str(numeral);
                    out.push_str(END);
                    copied = end;
                }
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    out.push_str(&text[copied..]);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_keep_their_digits() {
        let text = r#"{"a":[18446744073709551616,-1,1.5],"b":"\"9223372036854775808\""}"#;
        let tree: Value = serde_json::from_str(&with_digits(text)).expect("JSON");
        assert_eq!(tree["a"][0], integer("18446744073709551616"));
        assert_eq!(to_text(&tree), text);
    }
}
