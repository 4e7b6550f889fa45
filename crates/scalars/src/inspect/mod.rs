//! Ruby's `String#inspect` for UTF-8 text, which Ruby's own error sentences quote with.

mod printable;

/// Quotes text as Ruby's `String#inspect` does.
///
/// ```
/// # use marotte_scalars::inspect::inspect;
/// assert_eq!(inspect("a\n#{b}"), r##""a\n\#{b}""##);
/// ```
pub fn inspect(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            '\x0c' => quoted.push_str("\\f"),
            '\x0b' => quoted.push_str("\\v"),
            '\x08' => quoted.push_str("\\b"),
            '\x07' => quoted.push_str("\\a"),
            '\x1b' => quoted.push_str("\\e"),
            '#' if matches!(characters.peek(), Some('{' | '$' | '@')) => quoted.push_str("\\#"),
            _ if is_printable(character) => quoted.push(character),
            _ if u32::from(character) > 0xffff => {
                quoted.push_str(&format!("\\u{{{:X}}}", u32::from(character)));
            }
            _ => quoted.push_str(&format!("\\u{:04X}", u32::from(character))),
        }
    }
    quoted.push('"');
    quoted
}

/// Quotes bytes of no known encoding as Ruby's `String#inspect` does: only ASCII is shown.
pub fn inspect_bytes(bytes: &[u8]) -> String {
    let mut quoted = String::with_capacity(bytes.len() + 2);
    quoted.push('"');
    for (index, byte) in bytes.iter().enumerate() {
        match byte {
            b'#' if matches!(bytes.get(index + 1), Some(b'{' | b'$' | b'@')) => {
                quoted.push_str("\\#");
            }
            0x20..=0x7e | 0x07..=0x0d | 0x1b => {
                let escaped = inspect(char::from(*byte).encode_utf8(&mut [0; 4]));
                quoted.push_str(escaped.get(1..escaped.len() - 1).unwrap_or_default());
            }
            _ => quoted.push_str(&format!("\\x{byte:02X}")),
        }
    }
    quoted.push('"');
    quoted
}

/// Quotes text as Ruby's `String#dump` does: nothing but printable ASCII is left as it is.
pub fn dump(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    for character in inspect(text).chars() {
        match u32::from(character) {
            0x20..=0x7e => quoted.push(character),
            code @ 0..=0xffff => quoted.push_str(&format!("\\u{code:04X}")),
            code => quoted.push_str(&format!("\\u{{{code:X}}}")),
        }
    }
    // Control characters are dumped as bytes, where `inspect` names the code point.
    let mut dumped = String::with_capacity(quoted.len());
    let mut rest = quoted.as_str();
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        dumped.push_str(before);
        match escape.strip_prefix("\\u00").and_then(|code| code.get(..2)) {
            Some(code) if u8::from_str_radix(code, 16).is_ok_and(|byte| byte < 0x80) => {
                dumped.push_str("\\x");
                dumped.push_str(code);
                rest = &escape[6..];
            }
            _ => {
                let taken = 1 + escape[1..].chars().next().map_or(0, char::len_utf8);
                dumped.push_str(&escape[..taken]);
                rest = &escape[taken..];
            }
        }
    }
    dumped.push_str(rest);
    dumped
}

/// Whether Ruby counts a character as printable.
pub fn is_printable(character: char) -> bool {
    let code = u32::from(character);
    let after = printable::PRINTABLE.partition_point(|(start, _)| *start <= code);
    after > 0 && code <= printable::PRINTABLE[after - 1].1
}
