//! Patterns as methods of strings take them: a regular expression, or plain text.

use std::fmt::Display;

use ecow::EcoString;
use marotte_regex::{Captures, Regex};

use crate::interp::{Outcome, Ruby, Throw};
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
        text: &EcoString,
        captures: Option<&Captures<'_>>,
    ) -> Value {
        let data = captures.map(|captures| match_data(&self.regex(), text, captures));
        ruby.set_last_match(args.frame, data)
    }
}

/// The regular expression that matches nothing but a text.
fn plain(text: &str) -> Regex {
    let source = marotte_scalars::text::regexp_escape(text);
    let nothing = || Regex::new("").expect("an empty pattern is one");
    Regex::new(&source).unwrap_or_else(|_| nothing())
}

/// A match, to be kept.
pub(crate) fn match_data(regex: &Regex, text: &EcoString, captures: &Captures<'_>) -> MatchData {
    MatchData {
        regex: regex.clone(),
        text: text.clone(),
        spans: captures.spans().into(),
    }
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

/// The error of a match that was given up.
pub(crate) fn too_long(ruby: &mut Ruby<'_>, error: impl Display) -> Box<Throw> {
    ruby.error("RegexpError", error.to_string())
}

/// The text that patterns look at.
pub(crate) fn subject(ruby: &mut Ruby<'_>, text: &Text) -> Outcome<EcoString> {
    if let Text::Utf8(text) = text {
        return Ok(text.clone());
    }
    if let Some(text) = text.as_str() {
        return Ok(text.into());
    }
    Err(match text.encoding() {
        encoding @ Encoding::Utf8 => {
            let name = encoding.name();
            ruby.argument_error(format!("invalid byte sequence in {name}"))
        }
        other => {
            let name = other.name();
            let message =
                format!("incompatible encoding regexp match (UTF-8 regexp with {name} string)");
            ruby.error("Encoding::CompatibilityError", message)
        }
    })
}
