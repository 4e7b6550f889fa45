//! One format: `%<flags><width>.<precision><letter>`.

use std::sync::Arc;

use marotte_diagnostics::ConversionIssue;

use super::FormatMap;
use crate::convert::ConvertError;
use crate::value::Str;

/// One format, and what the elements of a container are formatted by.
#[derive(Clone)]
pub(super) struct Format {
    /// The format as it was written. Ruby's `sprintf` gets it unchanged for numbers.
    pub(super) original: Str,
    pub(super) letter: char,
    pub(super) left: bool,
    pub(super) alternate: bool,
    pub(super) space: bool,
    pub(super) delimiter: Option<char>,
    /// The digits of the width, without those of the zero flag.
    pub(super) width: Option<Str>,
    pub(super) precision: Option<Str>,
    pub(super) separator: Option<Str>,
    pub(super) separator2: Option<Str>,
    pub(super) elements: Option<Arc<FormatMap>>,
}

const DELIMITERS: [char; 5] = ['[', '{', '(', '<', '|'];

struct Parts<'a> {
    flags: &'a str,
    width: &'a str,
    precision: &'a str,
    letter: char,
}

impl Format {
    /// Reads a format.
    pub(super) fn parse(text: &str) -> Result<Self, ConvertError> {
        let Some(parts) = find_parts(text) else {
            let format = text.into();
            return Err(ConversionIssue::InvalidStringFormat { format }.into());
        };
        let flags = parts.flags;
        if flags
            .char_indices()
            .any(|(index, flag)| flags[..index].contains(flag))
        {
            let format = text.into();
            return Err(ConversionIssue::RepeatedFlag { format }.into());
        }
        let mut delimiters = DELIMITERS.into_iter().filter(|flag| flags.contains(*flag));
        let delimiter = delimiters.next();
        if delimiters.next().is_some() {
            let format = text.into();
            return Err(ConversionIssue::SeveralDelimiters { format }.into());
        }
        let digits = |text: &str| (!text.is_empty()).then(|| Str::from(text));
        Ok(Self {
            original: text.into(),
            letter: parts.letter,
            left: flags.contains('-'),
            alternate: flags.contains('#'),
            space: flags.contains(' '),
            delimiter,
            width: digits(parts.width),
            precision: digits(parts.precision),
            separator: None,
            separator2: None,
            elements: None,
        })
    }

    /// A format that is known to be right, with everything else absent.
    pub(super) fn simple(text: &'static str) -> Self {
        Self {
            original: text.into(),
            letter: text.chars().next_back().unwrap_or('s'),
            left: false,
            alternate: text.contains('#'),
            space: false,
            delimiter: None,
            width: None,
            precision: None,
            separator: None,
            separator2: None,
            elements: None,
        }
    }

    /// What stands around a container.
    pub(super) fn delimiters(&self, default: (&'static str, &'static str)) -> (&str, &str) {
        match self.delimiter {
            Some('[') => ("[", "]"),
            Some('{') => ("{", "}"),
            Some('(') => ("(", ")"),
            Some('<') => ("<", ">"),
            Some('|') => ("|", "|"),
            _ if self.space => ("", ""),
            _ => default,
        }
    }

    /// The format with another letter, for Ruby's `sprintf`.
    pub(super) fn with_letter(&self, letter: char) -> String {
        self.original
            .chars()
            .map(|it| if it == self.letter { letter } else { it })
            .collect()
    }

    /// The width as a number; absent or too large ones limit nothing.
    pub(super) fn width_limit(&self) -> Option<usize> {
        let digits = self.width.as_ref()?;
        Some(digits.parse().unwrap_or(usize::MAX))
    }
}

/// The first line of a text that is a format: Ruby's `^` and `$` are those of lines.
fn find_parts(text: &str) -> Option<Parts<'_>> {
    let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(index, _)| index + 1));
    starts
        .filter_map(|start| text.get(start..)?.strip_prefix('%'))
        .find_map(read_parts)
}

fn read_parts(text: &str) -> Option<Parts<'_>> {
    let is_flag = |c: char| {
        matches!(
            c,
            ' ' | '\t'..='\r' | '[' | '+' | '#' | '0' | '{' | '<' | '(' | '|' | '-'
        )
    };
    let (flags, rest) = split_while(text, is_flag);
    let (width, rest) = split_while(rest, |c| c.is_ascii_digit());
    let (precision, rest) = match rest.strip_prefix('.') {
        Some(rest) => split_while(rest, |c| c.is_ascii_digit()),
        None => ("", rest),
    };
    let has_bare_point =
        precision.is_empty() && rest.len() < text.len() - flags.len() - width.len();
    let mut characters = rest.chars();
    let letter = characters.next().filter(char::is_ascii_alphabetic)?;
    let ends = characters.next().is_none_or(|next| next == '\n');
    (ends && !has_bare_point).then_some(Parts {
        flags,
        width,
        precision,
        letter,
    })
}

fn split_while(text: &str, matches: impl Fn(char) -> bool) -> (&str, &str) {
    let end = text.find(|c| !matches(c)).unwrap_or(text.len());
    text.split_at(end)
}
