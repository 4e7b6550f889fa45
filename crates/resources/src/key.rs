//! Uniqueness keys: what makes two resources of a type the same resource.
//!
//! The compiler takes the values as they are written. It does not bring them into the form that
//! the agent gives them later, so `path => '/a/'` and `path => '/a'` are two keys, while the
//! titles `/a/` and `/a` are one, because the title pattern of `file` leaves the slash out.

use crate::title::{TitleError, TitleParts};

/// A part of a uniqueness key, and a parameter as a key sees it. `V` is any other value than those
/// that have a variant; texts must be given as `Text`, so that they equal parts of titles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum KeyPart<V> {
    /// No value: the parameter is not set, or `undef`.
    Undef,
    /// The value `false`, which does not stand for a name.
    False,
    /// A text.
    Text(String),
    /// Any other value.
    Value(V),
}

impl<V> KeyPart<V> {
    /// Whether the value counts as true in Ruby.
    pub fn is_true(&self) -> bool {
        !matches!(self, Self::Undef | Self::False)
    }

    /// This value, or another if this one does not count as true.
    fn or_else(self, other: impl FnOnce() -> Self) -> Self {
        if self.is_true() { self } else { other() }
    }
}

/// Makes the key of the attributes `namevars` from a title that was taken apart and from the
/// parameters that are set. The parts are in the alphabetical order of the attributes.
pub(crate) fn build<'n, V>(
    title: &str,
    from_title: &TitleParts<'_>,
    namevar: &str,
    namevars: impl Iterator<Item = &'n str>,
    parameter: impl Fn(&str) -> KeyPart<V>,
) -> Vec<KeyPart<V>> {
    let value = |name: &str| match parameter(name) {
        KeyPart::Undef => {
            let mut parts = from_title.iter().rev();
            let part = parts.find(|(attribute, _)| *attribute == name);
            let text = part.and_then(|(_, text)| text.as_deref());
            text.map_or(KeyPart::Undef, |text| KeyPart::Text(text.to_owned()))
        }
        set => set,
    };
    let name = || {
        value(namevar)
            .or_else(|| value("name"))
            .or_else(|| KeyPart::Text(title.to_owned()))
    };
    let mut namevars: Vec<&str> = namevars.collect();
    namevars.sort_unstable();
    let part = |attribute: &str| {
        let part = value(attribute);
        if attribute == namevar || attribute == "name" {
            part.or_else(name)
        } else {
            part
        }
    };
    namevars.into_iter().map(part).collect()
}

/// The uniqueness key of a class or a resource of a defined type: its `name`, else its title.
pub fn defined_uniqueness_key<V>(
    title: &str,
    parameter: impl Fn(&str) -> KeyPart<V>,
) -> Vec<KeyPart<V>> {
    let from_title = vec![("name", Some(title.into()))];
    build(title, &from_title, "name", ["name"].into_iter(), parameter)
}

/// The key, if a catalog has to know the resource by it besides the title: it says something, and
/// something else than the title.
pub fn alias_key<V>(title: &str, key: Vec<KeyPart<V>>) -> Option<Vec<KeyPart<V>>> {
    let is_title = matches!(&*key, [KeyPart::Text(text)] if text == title);
    let says_something = key.iter().any(KeyPart::is_true);
    (says_something && !is_title).then_some(key)
}

/// A key, or why the title has none.
pub type KeyResult<V> = Result<Vec<KeyPart<V>>, TitleError>;
