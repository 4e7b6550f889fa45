//! What is read of metadata: texts, arrays and objects. Nothing is made of numbers and the like.

use std::borrow::Cow;

use marotte_scalars::json::Build;

/// A value as far as metadata needs it.
pub(super) enum Part<'t> {
    Undef,
    Text(Cow<'t, str>),
    Array(Vec<Self>),
    Object(Vec<(Cow<'t, str>, Self)>),
    Other,
}

impl Part<'_> {
    /// The value of a key, if this is an object that has it.
    pub(super) fn get(&self, key: &str) -> Option<&Self> {
        let Self::Object(entries) = self else {
            return None;
        };
        // Of equal keys the last one counts.
        let mut entries = entries.iter().rev();
        entries.find(|(name, _)| name == key).map(|(_, part)| part)
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Makes parts of a text.
pub(super) struct Parts;

impl<'t> Build<'t> for Parts {
    type Value = Part<'t>;

    fn null(&mut self) -> Part<'t> {
        Part::Undef
    }

    fn boolean(&mut self, _: bool) -> Part<'t> {
        Part::Other
    }

    fn integer(&mut self, _: &str) -> Part<'t> {
        Part::Other
    }

    fn float(&mut self, _: f64) -> Part<'t> {
        Part::Other
    }

    fn string(&mut self, text: Cow<'t, str>) -> Part<'t> {
        Part::Text(text)
    }

    fn array(&mut self, parts: Vec<Part<'t>>) -> Part<'t> {
        Part::Array(parts)
    }

    fn object(&mut self, entries: Vec<(Cow<'t, str>, Part<'t>)>) -> Part<'t> {
        Part::Object(entries)
    }
}
