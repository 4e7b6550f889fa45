//! White space around text, as Ruby takes it away: ASCII white space and NUL, nothing beyond.

fn is_space(character: char) -> bool {
    matches!(character, '\0' | ' ' | '\t'..='\r')
}

/// The text without white space at both ends.
pub fn strip(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// The text without white space at its start.
pub fn lstrip(text: &str) -> &str {
    text.trim_start_matches(is_space)
}

/// The text without white space at its end.
pub fn rstrip(text: &str) -> &str {
    text.trim_end_matches(is_space)
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
