//! White space: what Ruby takes away around text, and the classes of its patterns.

/// What `strip` takes away: ASCII white space and NUL, nothing beyond.
fn is_stripped(character: char) -> bool {
    matches!(character, '\0' | ' ' | '\t'..='\r')
}

/// `\s` and the white space of C: ASCII only.
pub(crate) fn is_space(character: char) -> bool {
    u8::try_from(character).is_ok_and(is_space_byte)
}

/// The same of a byte.
pub(crate) fn is_space_byte(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// `[[:blank:]]`: the tab and every space separator of Unicode.
#[inline]
pub const fn is_blank(character: char) -> bool {
    matches!(
        character,
        ' ' | '\t' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// The text without white space at both ends.
pub fn strip(text: &str) -> &str {
    text.trim_matches(is_stripped)
}

/// The text without white space at its start.
pub fn lstrip(text: &str) -> &str {
    text.trim_start_matches(is_stripped)
}

/// The text without white space at its end.
pub fn rstrip(text: &str) -> &str {
    text.trim_end_matches(is_stripped)
}

/// The text without one line break at its end.
pub fn chomp(text: &str) -> &str {
    text.strip_suffix("\r\n")
        .or_else(|| text.strip_suffix('\n'))
        .or_else(|| text.strip_suffix('\r'))
        .unwrap_or(text)
}

/// The text without its last character, or without a carriage return and newline at its end.
pub fn chop(text: &str) -> &str {
    if let Some(line) = text.strip_suffix("\r\n") {
        return line;
    }
    let mut characters = text.chars();
    characters.next_back();
    characters.as_str()
}
