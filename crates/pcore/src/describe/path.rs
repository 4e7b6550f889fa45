//! The way to the place of a mismatch.

use std::fmt;

use crate::value::Str;

/// One step on the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// What the sentence is about.
    Subject(Str),
    /// The value of a hash's entry.
    Entry(Str),
    /// The key of a hash's entry.
    EntryKey(Str),
    /// A parameter.
    Parameter(Str),
    /// What a call gives.
    Return,
    /// The block of a call.
    Block,
    /// The element of an array.
    Index(usize),
    /// One of the types of a Variant.
    Variant(usize),
    /// One of the signatures of a function.
    Signature(usize),
}

impl Step {
    /// Whether it says which alternative was tried rather than a place in the value.
    pub(super) const fn is_alternative(&self) -> bool {
        matches!(self, Self::Variant(_) | Self::Signature(_))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Subject(text) => f.write_str(text),
            Self::Entry(key) => write!(f, "entry '{key}'"),
            Self::EntryKey(key) => write!(f, "key of entry '{key}'"),
            Self::Parameter(name) => write!(f, "parameter '{name}'"),
            Self::Return => f.write_str("return"),
            Self::Block => f.write_str("block"),
            Self::Index(index) => write!(f, "index {index}"),
            Self::Variant(index) => write!(f, "variant {index}"),
            Self::Signature(index) => write!(f, "{}.", index + 1),
        }
    }
}
