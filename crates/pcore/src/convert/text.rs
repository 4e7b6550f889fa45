//! The plain text of a value, as `"${x}"` gives it.
//!
//! Nothing is quoted here: `"${['a', undef]}"` is `[a, ]`. What `String.new` gives is the format
//! language's business.

use std::fmt::Write as _;

use marotte_regex::fixes_encoding;
use marotte_scalars::float::RubyFloat;
use marotte_scalars::inspect::is_printable;

use super::format::object_text;
use crate::deep::grow;
use crate::types::Type;
use crate::value::{Regexp, Str, Value};

/// What every log and text shows of a sensitive value.
pub const REDACTED: &str = "Sensitive [value redacted]";

/// The text of a value inside of a double-quoted string.
pub fn to_text(value: &Value) -> Str {
    match value {
        Value::String(text) => text.clone(),
        Value::Undef => Str::new(),
        Value::Integer(number) => itoa::Buffer::new().format(*number).into(),
        _ => {
            let mut text = String::new();
            write_text(&mut text, value);
            text.into()
        }
    }
}

/// Appends the text of a value.
#[inline]
pub fn write_text(out: &mut String, value: &Value) {
    match value {
        Value::String(text) => marotte_budget::append(out, text),
        Value::Integer(number) => out.push_str(itoa::Buffer::new().format(*number)),
        other => write_other(out, other),
    }
}

#[inline(never)]
fn write_other(out: &mut String, value: &Value) {
    // Writing to a string cannot fail, so the results are dropped.
    match value {
        Value::Undef => {}
        Value::Default => out.push_str("default"),
        Value::Boolean(value) => out.push_str(if *value { "true" } else { "false" }),
        Value::Integer(number) => out.push_str(itoa::Buffer::new().format(*number)),
        Value::Float(number) => drop(write!(out, "{}", RubyFloat(*number))),
        Value::String(text) => marotte_budget::append(out, text),
        Value::Array(_) | Value::Hash(_) => {
            grow(|| write_collection(out, value));
        }
        Value::Regexp(regexp) => write_regexp(out, regexp),
        Value::Type(Type::Resource(reference)) if reference.converted => {
            let type_name = reference.type_name.as_deref().unwrap_or_default();
            let title = reference.title.as_deref().unwrap_or_default();
            let _ = write!(out, "{type_name}[{title}]");
        }
        Value::Type(of) => drop(write!(out, "{of}")),
        Value::Sensitive(_) => out.push_str(REDACTED),
        Value::Timespan(span) => drop(write!(out, "{span}")),
        Value::Timestamp(time) => drop(write!(out, "{time}")),
        Value::SemVer(version) => drop(write!(out, "{version}")),
        Value::SemVerRange(range) => drop(write!(out, "{range}")),
        Value::Binary(binary) => drop(write!(out, "{binary}")),
        Value::Uri(uri) => drop(write!(out, "{uri}")),
        Value::Object(object) => match object.text() {
            Some(text) => write_text(out, text),
            None => out.push_str(&object_text(object, None)),
        },
        Value::Iterator(iterator) => {
            let _ = write!(
                out,
                "Iterator[{}]-Value",
                iterator.element_type.generalize()
            );
        }
        Value::Lambda(_) => out.push_str("Callable"),
        Value::Foreign(of) => out.push_str(&of.text()),
    }
}

fn write_collection(out: &mut String, value: &Value) {
    match value {
        Value::Array(values) => {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                write_text(out, value);
            }
            out.push(']');
        }
        Value::Hash(hash) => {
            out.push('{');
            for (index, (key, value)) in hash.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                write_text(out, key);
                out.push_str(" => ");
                write_text(out, value);
            }
            out.push('}');
        }
        _ => {}
    }
}

/// Appends a regular expression between slashes, its own slashes escaped as Ruby does.
pub(crate) fn write_regexp(out: &mut String, regexp: &Regexp) {
    let is_fixed = fixes_encoding(regexp.source());
    out.push_str(if is_fixed { "/(?-mix:" } else { "/" });
    let mut characters = regexp.source().chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                out.push('\\');
                out.extend(characters.next());
            }
            '/' => out.push_str("\\/"),
            _ if is_printable(character) || matches!(character, ' ' | '\t'..='\r') => {
                out.push(character);
            }
            _ => drop(write!(out, "\\x{:02X}", u32::from(character))),
        }
    }
    out.push_str(if is_fixed { ")/" } else { "/" });
}

/// A regular expression between slashes.
pub(crate) fn regexp_text(regexp: &Regexp) -> String {
    let mut text = String::new();
    write_regexp(&mut text, regexp);
    text
}

/// A regular expression without slashes.
pub(crate) fn regexp_source_text(regexp: &Regexp) -> Str {
    let source = regexp.source();
    if fixes_encoding(source) {
        format!("(?-imx:{source})").into()
    } else {
        source.clone()
    }
}
