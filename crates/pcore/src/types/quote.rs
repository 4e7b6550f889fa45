//! Texts as the language writes them: strings in quotes, regular expressions between slashes.

use std::fmt::Write as _;

use marotte_scalars::inspect::is_printable;

use crate::value::Regexp;

/// A string in single quotes, or in double quotes if it has control characters.
pub fn puppet_quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    write_quoted(&mut out, text);
    out
}

pub(super) fn write_quoted(out: &mut String, text: &str) {
    if text.chars().any(|character| character < ' ') {
        return write_double_quoted(out, text);
    }
    out.push('\'');
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            // The reference takes what follows a backslash as it is, a quote included.
            '\\' => {
                out.push('\\');
                out.extend(characters.next());
            }
            '\'' => out.push_str("\\'"),
            other => out.push(other),
        }
    }
    out.push('\'');
}

fn write_double_quoted(out: &mut String, text: &str) {
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
            other => out.push(other),
        }
    }
    out.push('"');
}

pub(super) fn write_regexp(out: &mut String, regexp: &Regexp) {
    out.push('/');
    let mut characters = regexp.source().chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                out.push('\\');
                out.extend(characters.next());
            }
            '/' => out.push_str("\\/"),
            _ if is_printable(character) || character.is_ascii_whitespace() => out.push(character),
            _ => drop(write!(out, "\\x{:02X}", u32::from(character))),
        }
    }
    out.push('/');
}
