//! What a match has found: `$0`, `$1`, … Most groups are never asked for, so that only their places are
//! kept.

use marotte_pcore::{Str, Value};
use smallvec::SmallVec;

/// The groups of a match.
pub(crate) enum Matched {
    /// Where they are in a text.
    Places {
        /// The text that was matched.
        text: Str,
        /// The whole match, then its groups.
        spans: Spans,
    },
    /// The texts themselves.
    Texts(Vec<Option<Str>>),
}

/// Where groups are; most patterns have a few.
pub(crate) type Spans = SmallVec<[Option<(usize, usize)>; 4]>;

impl Matched {
    /// The text of a group that has matched.
    pub(crate) fn text(&self, number: u32) -> Option<&str> {
        match self {
            Self::Places { text, spans } => {
                let (start, end) = (*spans.get(number as usize)?)?;
                text.get(start..end)
            }
            Self::Texts(texts) => texts.get(number as usize)?.as_deref(),
        }
    }

    /// The value of a group.
    pub(crate) fn value(&self, number: u32) -> Value {
        match (self.text(number), self) {
            (None, _) => Value::Undef,
            (Some(group), Self::Places { text, .. }) if group.len() == text.len() => {
                Value::String(text.clone())
            }
            (Some(group), _) => Value::from(group),
        }
    }
}
