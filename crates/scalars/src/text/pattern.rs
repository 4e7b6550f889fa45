//! Text as a part of a pattern.

/// The pattern that matches a text and nothing else, as Ruby's `Regexp.escape` has it.
///
/// ```
/// # use marotte_scalars::text::regexp_escape;
/// assert_eq!(regexp_escape("a.b c"), r"a\.b\ c");
/// ```
pub fn regexp_escape(text: &str) -> String {
    let mut pattern = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' => pattern.push_str("\\n"),
            '\t' => pattern.push_str("\\t"),
            '\r' => pattern.push_str("\\r"),
            '\x0c' => pattern.push_str("\\f"),
            '\x0b' => pattern.push_str("\\v"),
            ' ' | '#' | '$' | '(' | ')' | '*' | '+' | '-' | '.' | '?' | '[' | '\\' | ']' | '^'
            | '{' | '|' | '}' => {
                pattern.push('\\');
                pattern.push(character);
            }
            _ => pattern.push(character),
        }
    }
    pattern
}
