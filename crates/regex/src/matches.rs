//! Matches and their groups, and the walk over all matches of a text.

use std::sync::{Arc, LazyLock};

use crate::finder::Finder;
use crate::{LimitError, Regex};

/// The names of groups, with their numbers.
pub(crate) type Names = Arc<[(String, Vec<usize>)]>;

/// A match with its groups; group 0 is the whole match.
#[derive(Clone, Debug)]
pub struct Captures<'t> {
    pub(crate) text: &'t str,
    spans: Vec<Option<(usize, usize)>>,
    pub(crate) names: Names,
}

impl<'t> Captures<'t> {
    pub(crate) fn new(text: &'t str, spans: Vec<Option<(usize, usize)>>, names: &Names) -> Self {
        Self {
            text,
            spans,
            names: Arc::clone(names),
        }
    }

    /// A match of plain text, which has no groups.
    pub fn whole(text: &'t str, start: usize, end: usize) -> Self {
        static NO_NAMES: LazyLock<Names> = LazyLock::new(Arc::default);
        Self::new(text, vec![Some((start, end))], &NO_NAMES)
    }

    /// The number of groups, the whole match included.
    pub fn len(&self) -> usize {
        self.spans.len()
    }

    /// Whether there are no groups, which never happens: the whole match is one.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// The byte span of a group that has matched.
    pub fn span(&self, group: usize) -> Option<(usize, usize)> {
        self.spans.get(group).copied().flatten()
    }

    /// The byte spans of all groups.
    pub fn spans(&self) -> &[Option<(usize, usize)>] {
        &self.spans
    }

    /// The text of a group that has matched.
    pub fn get(&self, group: usize) -> Option<&'t str> {
        let (start, end) = self.span(group)?;
        self.text.get(start..end)
    }

    /// The start of the whole match.
    pub fn start(&self) -> usize {
        self.span(0).map_or(0, |span| span.0)
    }

    /// The end of the whole match.
    pub fn end(&self) -> usize {
        self.span(0).map_or(0, |span| span.1)
    }

    /// The text of a named group that has matched.
    pub fn name(&self, name: &str) -> Option<&'t str> {
        self.get(group_of(&self.names, &self.spans, name)?)
    }
}

/// The number of the group that a name means: of several, the last that has matched.
pub(crate) fn group_of(
    names: &Names,
    spans: &[Option<(usize, usize)>],
    name: &str,
) -> Option<usize> {
    let (_, groups) = names.iter().find(|(known, _)| known == name)?;
    let has_matched = |group: &&usize| spans.get(**group).is_some_and(Option::is_some);
    let matched = groups.iter().rev().find(has_matched);
    matched.or(groups.last()).copied()
}

/// What `scan` finds for one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Match<'t> {
    /// The whole match of a pattern without groups.
    Whole(&'t str),
    /// The groups of a pattern that has some.
    Groups(Vec<Option<&'t str>>),
}

/// The matches of a text, one after the other, as `gsub` and `scan` walk them.
#[derive(Debug)]
pub struct Matches<'r, 't> {
    finder: Finder<'r, 't>,
    position: usize,
}

impl<'t> Iterator for Matches<'_, 't> {
    type Item = Result<Captures<'t>, LimitError>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = self.finder.text;
        if self.position > text.len() {
            return None;
        }
        let captures = match self.finder.captures_at(self.position) {
            Ok(Some(captures)) => captures,
            Ok(None) => {
                self.position = text.len() + 1;
                return None;
            }
            Err(error) => {
                self.position = text.len() + 1;
                return Some(Err(error));
            }
        };
        self.position = after_match(text, captures.start(), captures.end());
        Some(Ok(captures))
    }
}

/// Where the search for the next match begins: after an empty match the next character is passed
/// over; an empty match right after another match counts.
pub(crate) fn after_match(text: &str, start: usize, end: usize) -> usize {
    match start == end {
        true => after_char(text, end),
        false => end,
    }
}

/// The position after the character at `pos`, or past the end.
pub(crate) fn after_char(text: &str, pos: usize) -> usize {
    pos + text[pos..].chars().next().map_or(1, char::len_utf8)
}

impl Regex {
    /// All matches of a text in order.
    pub fn matches<'r, 't>(&'r self, text: &'t str) -> Matches<'r, 't> {
        Matches {
            finder: Finder::new(self, text),
            position: 0,
        }
    }

    /// All matches as Ruby's `String#scan` answers them.
    pub fn scan<'t>(&self, text: &'t str) -> Result<Vec<Match<'t>>, LimitError> {
        let mut found = Vec::new();
        for captures in self.matches(text) {
            let captures = captures?;
            found.push(if captures.len() > 1 {
                Match::Groups(
                    (1..captures.len())
                        .map(|group| captures.get(group))
                        .collect(),
                )
            } else {
                Match::Whole(captures.get(0).unwrap_or_default())
            });
        }
        Ok(found)
    }
}
