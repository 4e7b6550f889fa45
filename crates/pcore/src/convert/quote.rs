//! Strings as literals of the language: in single quotes where possible, else in double quotes.

use std::fmt::Write as _;

/// A string as a literal. Control characters force double quotes.
pub fn quote(text: &str) -> String {
    if text.chars().any(|character| character < ' ') {
        return double_quote(text);
    }
    let mut out = String::with_capacity(text.len() + 2);
    out.push('\'');
    let mut escaped = false;
    for character in text.chars() {
        if escaped {
            // The reference takes what follows a backslash as it is, a quote included.
            out.push('\\');
            out.push(character);
            escaped = false;
        } else if character == '\\' {
            escaped = true;
        } else {
            if character == '\'' {
                out.push('\\');
            }
            out.push(character);
        }
    }
    if escaped {
        out.push('\\');
    }
    out.push('\'');
    out
}

/// A string as a literal in double quotes.
pub(crate) fn double_quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for character in text.chars() {
        match character {
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '"' => out.push_str("\\\""),
            '$' => out.push_str("\\$"),
            '\\' => out.push_str("\\\\"),
            // Writing to a string cannot fail.
            '\0'..' ' => drop(write!(out, "\\u{{{:X}}}", u32::from(character))),
            _ => out.push(character),
        }
    }
    out.push('"');
    out
}
