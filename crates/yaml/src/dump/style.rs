//! How scalars are written: what Psych asks for, and what libyaml makes of it.

use std::borrow::Cow;

use marotte_pcore::{Str, Value};

use super::analysis::analyze;
use crate::scalar::resolve;
use marotte_pcore::Oversized;
use marotte_pcore::Symbol;

/// How a scalar is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    Plain,
    Single,
    Double,
    /// Line by line, behind a `|`.
    Literal,
}

/// A scalar as Psych hands it to libyaml.
#[derive(Debug)]
pub struct Scalar {
    pub(super) text: Str,
    pub(super) tag: Option<Cow<'static, str>>,
    style: Style,
    /// Whether it is a string, so that quotes do not make it something else.
    is_string: bool,
}

impl Scalar {
    pub(super) fn of(value: &Value) -> Self {
        let plain = |text: Str| Self {
            text,
            tag: None,
            style: Style::Plain,
            is_string: false,
        };
        match value {
            Value::Undef => plain("".into()),
            Value::Boolean(true) => plain("true".into()),
            Value::Boolean(false) => plain("false".into()),
            Value::Float(number) if number.is_nan() => plain(".nan".into()),
            Value::Float(number) if number.is_infinite() => {
                plain(if *number > 0.0 { ".inf" } else { "-.inf" }.into())
            }
            Value::Integer(_) | Value::Float(_) => plain(marotte_pcore::convert::to_text(value)),
            Value::String(text) => Self::string(text.clone()),
            Value::Default => plain(":default".into()),
            Value::Regexp(_) => Self {
                tag: Some("!ruby/regexp".into()),
                ..plain(marotte_pcore::convert::to_text(value))
            },
            other => match Symbol::name_of(other) {
                Some(name) if name.is_empty() => Self {
                    tag: Some("!ruby/symbol".into()),
                    ..plain("".into())
                },
                Some(name) => plain(format!(":{name}").into()),
                None => match Oversized::digits_of(other) {
                    Some(digits) => plain(digits.clone()),
                    None => Self::string(marotte_pcore::convert::to_text(other)),
                },
            },
        }
    }

    /// A number, or anything else whose text must not be quoted.
    pub fn number(text: Str) -> Self {
        Self {
            text,
            tag: None,
            style: Style::Plain,
            is_string: false,
        }
    }

    /// Bytes in base 64.
    pub fn binary(text: Str) -> Self {
        Self {
            tag: Some("!binary".into()),
            style: Style::Literal,
            ..Self::number(text)
        }
    }

    /// The same with the class of an object before it.
    pub fn with_tag(self, tag: impl Into<Cow<'static, str>>) -> Self {
        Self {
            tag: Some(tag.into()),
            ..self
        }
    }

    /// The same between single quotes.
    pub fn quoted(self) -> Self {
        Self {
            style: Style::Single,
            ..self
        }
    }

    /// A string, quoted where it would be read as something else.
    pub fn string(text: Str) -> Self {
        let mut scalar = Self {
            style: Style::Plain,
            tag: None,
            is_string: true,
            text,
        };
        let text = &scalar.text;
        scalar.style = if has_inner_break(text) {
            Style::Literal
        } else if text == "<<" {
            scalar.tag = Some("!!str".into());
            Style::Single
        } else if text == "y" || text == "n" || has_odd_line(text) {
            Style::Double
        } else if !is_read_as_string(text) || is_broken_octal(text) {
            Style::Single
        } else {
            Style::Plain
        };
        scalar
    }

    /// What libyaml makes of the style.
    pub(super) fn final_style(&self, is_key: bool) -> Style {
        let analysis = analyze(&self.text);
        let mut style = self.style;
        if is_key && analysis.multiline {
            style = Style::Double;
        }
        if style == Style::Plain && (!analysis.plain || (self.text.is_empty() && is_key)) {
            style = Style::Single;
        }
        if style == Style::Single && !analysis.single {
            style = Style::Double;
        }
        if style == Style::Literal && (!analysis.block || is_key) {
            style = Style::Double;
        }
        style
    }

    /// What is written before it.
    pub(super) fn final_tag(&self, style: Style) -> Option<&str> {
        let is_changed = !self.is_string && style != Style::Plain;
        self.tag.as_deref().or_else(|| is_changed.then_some("!"))
    }
}

/// Whether there is a line break that is not at the end: one or two there do not count.
fn has_inner_break(text: &str) -> bool {
    let bytes = text.as_bytes();
    let inner = match bytes {
        [rest @ .., b'\n', b'\n'] | [rest @ .., b'\n'] => rest,
        all => all,
    };
    inner.contains(&b'\n') || bytes.ends_with(b"\n\n\n")
}

/// Whether a line begins with what is no part of a word and has no double quotes behind that.
fn has_odd_line(text: &str) -> bool {
    text.split_inclusive('\n').enumerate().any(|(index, line)| {
        // A line break may be what a line begins with, and the next line its rest.
        let start: usize = text.split_inclusive('\n').take(index).map(str::len).sum();
        let mut chars = text[start..].chars();
        let first = chars.next();
        let rest = chars.as_str();
        let line = match first {
            Some('\n') => rest.split('\n').next().unwrap_or_default(),
            _ => line.strip_suffix('\n').unwrap_or(line),
        };
        let after = match first {
            Some('\n') | None => line,
            Some(first) => line.get(first.len_utf8()..).unwrap_or_default(),
        };
        first.is_some_and(|c| !is_word(c)) && !after.contains('"')
    })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || (!c.is_ascii() && is_mark_or_joiner(c))
}

/// Marks that belong to the letter before them, and what joins letters, as far as they are common.
fn is_mark_or_joiner(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{203f}' | '\u{2040}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether Psych would read a string again.
fn is_read_as_string(text: &str) -> bool {
    match resolve(text) {
        Ok(value) => value.as_str().is_some(),
        Err(_) => false,
    }
}

/// A number to the base of eight that has other digits.
fn is_broken_octal(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('0') else {
        return false;
    };
    let rest = rest.trim_start_matches(|c| ('0'..='7').contains(&c));
    rest.starts_with(['8', '9'])
}
