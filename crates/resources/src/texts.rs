//! Texts that are in the binary for the built-in types and on the heap for others.

use std::borrow::Cow;
use std::fmt;

/// A list of texts: a table of the binary, or made at run time.
#[derive(Clone)]
pub enum Texts {
    /// A table of the binary.
    Static(&'static [&'static str]),
    /// Made at run time, for a type that a module declares.
    Owned(Vec<String>),
}

impl Texts {
    /// The texts in their order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let (fixed, owned): (&[&str], &[String]) = match self {
            Self::Static(texts) => (texts, &[]),
            Self::Owned(texts) => (&[], texts),
        };
        fixed
            .iter()
            .copied()
            .chain(owned.iter().map(String::as_str))
    }

    /// The text at a place.
    pub fn get(&self, index: usize) -> Option<&str> {
        match self {
            Self::Static(texts) => texts.get(index).copied(),
            Self::Owned(texts) => texts.get(index).map(String::as_str),
        }
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        match self {
            Self::Static(texts) => texts.len(),
            Self::Owned(texts) => texts.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether a text is among them.
    pub fn contains(&self, text: &str) -> bool {
        self.iter().any(|known| known == text)
    }
}

impl Default for Texts {
    fn default() -> Self {
        Self::Static(&[])
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Into<String>> FromIterator<T> for Texts {
    fn from_iter<I: IntoIterator<Item = T>>(texts: I) -> Self {
        Self::Owned(texts.into_iter().map(Into::into).collect())
    }
}

/// A text of the tables.
pub(crate) const fn text(text: &'static str) -> Cow<'static, str> {
    Cow::Borrowed(text)
}

/// A list of texts of the tables.
pub(crate) const fn texts(texts: &'static [&'static str]) -> Texts {
    Texts::Static(texts)
}

/// A list of the tables.
pub(crate) const fn borrowed<T: Clone>(items: &'static [T]) -> Cow<'static, [T]> {
    Cow::Borrowed(items)
}
