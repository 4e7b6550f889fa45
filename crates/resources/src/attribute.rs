//! The attributes of resource types: parameters, properties and metaparameters.

use std::borrow::Cow;

use crate::generated::{METAPARAMETER_NAMES, METAPARAMETERS};
use crate::texts::{Texts, text};

/// What an attribute is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Says how the resource is managed, such as `file`'s `backup`.
    Parameter,
    /// A state of the system that is brought about, such as `file`'s `mode`.
    Property,
    /// Understood for every resource, such as `require`.
    Metaparameter,
}

/// An attribute of a resource type.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: Cow<'static, str>,
    /// What it is for.
    pub kind: Kind,
    /// Whether it is part of what identifies the resource.
    pub is_namevar: bool,
    /// Whether the type declares it as required. The agent checks that; the compiler does not.
    pub is_required: bool,
    /// The words that the agent accepts, among them other names for the same value. None if any
    /// value goes, or if only code of the type can tell.
    pub values: Texts,
    /// The patterns of other accepted values, as Ruby writes them: `/^\d+$/`.
    pub patterns: Texts,
    /// What it means, in a sentence.
    pub doc: Cow<'static, str>,
}

/// An attribute of the tables.
pub(crate) const fn attribute(
    name: &'static str,
    kind: Kind,
    is_namevar: bool,
    is_required: bool,
    values: Texts,
    patterns: Texts,
    doc: &'static str,
) -> Attribute {
    Attribute {
        name: text(name),
        kind,
        is_namevar,
        is_required,
        values,
        patterns,
        doc: text(doc),
    }
}

/// The attributes that every resource has, sorted by name.
pub fn metaparameters() -> &'static [Attribute] {
    &METAPARAMETERS
}

/// The names of the metaparameters in the order in which the reference declares them, which is
/// the order in which resources inherit them and in which messages list them.
pub fn metaparameter_names() -> impl Iterator<Item = &'static str> {
    METAPARAMETER_NAMES.iter().copied()
}

/// Whether a name is that of a metaparameter.
pub fn is_metaparameter(name: &str) -> bool {
    metaparameter(name).is_some()
}

/// The metaparameter of a name.
pub fn metaparameter(name: &str) -> Option<&'static Attribute> {
    // Each attribute of each resource is asked for, and most are none.
    let may_be_one = |first: &u8| first.is_ascii_lowercase() && FIRSTS & (1 << (first - b'a')) != 0;
    name.as_bytes().first().filter(|first| may_be_one(first))?;
    find(&METAPARAMETERS, name)
}

/// The letters that metaparameters begin with, a bit each.
const FIRSTS: u32 = {
    let mut firsts = 0;
    let mut at = 0;
    while at < METAPARAMETER_NAMES.len() {
        firsts |= 1 << (METAPARAMETER_NAMES[at].as_bytes()[0] - b'a');
        at += 1;
    }
    firsts
};

/// Whether a metaparameter draws relationships: `before`, `notify`, `require` or `subscribe`.
pub fn is_relationship_metaparameter(name: &str) -> bool {
    matches!(name, "before" | "notify" | "require" | "subscribe")
}

/// Finds an attribute in a list that is sorted by name.
pub(crate) fn find<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    let index = attributes.binary_search_by(|known| (*known.name).cmp(name));
    index.ok().and_then(|index| attributes.get(index))
}
