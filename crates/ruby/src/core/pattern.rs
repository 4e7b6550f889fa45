//! Patterns as methods of strings take them: a regular expression, or plain text.

use ecow::EcoString;
use marotte_regex::{Captures, LimitError, Regex};

use crate::interp::{Limit, Outcome, Ruby, Throw};
use crate::native::Args;
use crate::object::{Encoding, Kind, MatchData, Text, Value};
use crate::symbol::known;

/// What is looked for.
#[derive(Clone, Debug)]
pub(crate) enum Pattern {
    /// The text itself.
    Text(EcoString),
    /// What a regular expression matches.
    Regex(Regex),
}

impl Pattern {
    /// What a value is as a pattern.
    pub(crate) fn of(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Self> {
        if let Some(regex) = regex_of(ruby, value) {
            return Ok(Self::Regex(regex));
        }
        if ruby.string_of(value).is_some()
            || (value.object().is_some() && ruby.responds_to(value, known::TO_STR))
        {
            return Ok(Self::Text(ruby.expect_str(value)?));
        }
        let class = ruby.conversion_name(value);
        Err(ruby.type_error(format!("wrong argument type {class} (expected Regexp)")))
    }

    /// The first match at or behind a place.
    pub(crate) fn find<'t>(
        &self,
        ruby: &mut Ruby<'_>,
        text: &'t str,
        from: usize,
    ) -> Outcome<Option<Captures<'t>>> {
        match self {
            Self::Text(wanted) => {
                let found = text.get(from..).and_then(|rest| rest.find(&**wanted));
                let end = found.map_or(text.len(), |at| from + at);
                ruby.charge_search(end.saturating_sub(from))?;
                Ok(found.map(|at| {
                    let start = from + at;
                    Captures::whole(text, start, start + wanted.len())
                }))
            }
            Self::Regex(regex) => find(ruby, regex, text, from),
        }
    }

    /// The pattern as a regular expression.
    pub(crate) fn regex(&self) -> Regex {
        match self {
            Self::Regex(regex) => regex.clone(),
            Self::Text(text) => plain(text),
        }
    }

    /// Remembers a match for the code that calls: `$~`.
    pub(crate) fn remember(
        &self,
        ruby: &mut Ruby<'_>,
        args: &Args<'_>,
        subject: &Subject,
        captures: Option<&Captures<'_>>,
    ) -> Value {
        let data = captures.map(|captures| subject.match_data(&self.regex(), captures));
        ruby.set_last_match(args.frame, data)
    }
}

/// The regular expression that matches nothing but a text.
fn plain(text: &str) -> Regex {
    let source = marotte_scalars::text::regexp_escape(text);
    let nothing = || Regex::new("").expect("an empty pattern is one");
    Regex::new(&source).unwrap_or_else(|_| nothing())
}

/// The regular expression, if a value is one.
pub(crate) fn regex_of(ruby: &Ruby<'_>, value: Value) -> Option<Regex> {
    match &ruby.get(value.object()?).kind {
        Kind::Regexp(regex) => Some(regex.clone()),
        _ => None,
    }
}

/// The first match of a regular expression at or behind a place.
pub(crate) fn find<'t>(
    ruby: &mut Ruby<'_>,
    regex: &Regex,
    text: &'t str,
    from: usize,
) -> Outcome<Option<Captures<'t>>> {
    match regex.captures_at(text, from) {
        Ok(found) => {
            // As much as was looked at counts, so that all matches of a text cost no more than it.
            let end = found.as_ref().map_or(text.len(), Captures::end);
            ruby.charge(8 + end.saturating_sub(from) / 8)?;
            Ok(found)
        }
        Err(error) => Err(too_long(ruby, error)),
    }
}

/// The end of code whose pattern tries too much.
pub(crate) fn too_long(ruby: &mut Ruby<'_>, _: LimitError) -> Box<Throw> {
    ruby.stop(Limit::Pattern, None)
}

/// Text as patterns look at it. Bytes that are no text stand there as one character each.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    /// What patterns see.
    pub(crate) text: EcoString,
    /// What the bytes mean that the characters stand for; none if they stand for themselves.
    bytes: Option<Encoding>,
}

impl Subject {
    /// What patterns see of a string.
    pub(crate) fn of(ruby: &mut Ruby<'_>, text: &Text) -> Outcome<Self> {
        if let Text::Utf8(text) = text {
            let text = text.clone();
            return Ok(Self { text, bytes: None });
        }
        if let Some(text) = text.as_str() {
            let text = text.into();
            return Ok(Self { text, bytes: None });
        }
        let encoding = text.encoding();
        let name = encoding.name();
        match encoding {
            Encoding::Utf8 | Encoding::Ascii => {
                Err(ruby.argument_error(format!("invalid byte sequence in {name}")))
            }
            Encoding::Binary | Encoding::Latin1 => Ok(Self {
                text: text
                    .as_bytes()
                    .iter()
                    .map(|byte| char::from(*byte))
                    .collect(),
                bytes: Some(encoding),
            }),
            Encoding::Utf16Le | Encoding::Utf16Be => {
                let message = format!(
                    "incompatible encoding regexp match (US-ASCII regexp with {name} string)"
                );
                Err(ruby.error("Encoding::CompatibilityError", message))
            }
        }
    }

    /// What a part of the text stands for.
    pub(crate) fn part(&self, part: &str) -> Text {
        Text::seen_as(part, self.bytes)
    }

    /// Other text, as it would stand in this one.
    pub(crate) fn seen(&self, text: &Text) -> EcoString {
        match self.bytes {
            None => text.to_eco(),
            Some(_) => text
                .as_bytes()
                .iter()
                .map(|byte| char::from(*byte))
                .collect(),
        }
    }

    /// The place in the string of a place in the text, both in bytes.
    pub(crate) fn place(&self, at: usize) -> usize {
        match self.bytes {
            None => at,
            Some(_) => self.char_of(at),
        }
    }

    /// The place in the text of a place in the string, both in bytes.
    pub(crate) fn seen_place(&self, at: usize) -> usize {
        match self.bytes {
            None => at,
            Some(_) => {
                let mut places = self.text.char_indices().map(|(place, _)| place);
                places.nth(at).unwrap_or(self.text.len())
            }
        }
    }

    /// How many characters there are before a place in the text.
    pub(crate) fn char_of(&self, at: usize) -> usize {
        let before = self.text.get(..at).unwrap_or(&self.text);
        match before.is_ascii() {
            true => before.len(),
            false => before.chars().count(),
        }
    }

    /// A match, to be kept.
    pub(crate) fn match_data(&self, regex: &Regex, captures: &Captures<'_>) -> MatchData {
        MatchData {
            regex: regex.clone(),
            text: self.text.clone(),
            bytes: self.bytes,
            spans: captures.spans().into(),
        }
    }
}
