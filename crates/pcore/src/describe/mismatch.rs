//! What is wrong at one place.

use std::fmt;

use super::message;
use super::path::Step;
use crate::types::{IntegerRange, Type};
use crate::value::Str;

/// What is wrong at one place. It is shown as its sentence.
#[derive(Clone)]
pub struct Mismatch {
    /// Where.
    pub path: Vec<Step>,
    /// What.
    pub kind: MismatchKind,
}

/// What can be wrong.
#[derive(Clone)]
pub enum MismatchKind {
    /// A key that must be there is not.
    MissingKey(Str),
    /// A parameter that must be given is not.
    MissingParameter(Str),
    /// A key that must not be there is.
    ExtraneousKey(Str),
    /// A parameter is given that is none.
    InvalidParameter(Str),
    /// A block is given where none is wanted.
    UnexpectedBlock,
    /// No block is given where one is wanted.
    MissingRequiredBlock,
    /// The wanted type speaks of one that nobody knows.
    Unresolved(Str),
    /// The type is another one. Both are normalized.
    Type {
        /// The wanted type.
        expected: Type,
        /// What was given.
        actual: Type,
    },
    /// The text is another one. Both are normalized.
    Pattern {
        /// The wanted type.
        expected: Type,
        /// What was given.
        actual: Type,
    },
    /// There are too few or too many elements.
    Size {
        /// How many are wanted.
        expected: IntegerRange,
        /// How many there are.
        actual: IntegerRange,
    },
    /// A call has fewer or more arguments than it may have.
    Count {
        /// How many are wanted.
        expected: IntegerRange,
        /// How many there are.
        actual: IntegerRange,
    },
}

impl Mismatch {
    pub(super) fn new(path: &[Step], kind: MismatchKind) -> Self {
        Self {
            path: path.to_vec(),
            kind,
        }
    }

    /// The path without the alternatives on the way.
    pub(super) fn canonical_path(&self) -> impl Iterator<Item = &Step> {
        self.path.iter().filter(|step| !step.is_alternative())
    }

    pub(super) fn has_place_of(&self, other: &Self) -> bool {
        self.canonical_path().eq(other.canonical_path())
    }

    /// The same without the step at an index.
    pub(super) fn without_step(mut self, index: usize) -> Self {
        if index < self.path.len() {
            self.path.remove(index);
        }
        self
    }
}

/// A mismatch of types.
pub(super) fn type_mismatch(path: &[Step], expected: &Type, actual: &Type) -> Mismatch {
    let (expected, actual) = (expected.normalize(), actual.normalize());
    Mismatch::new(path, MismatchKind::Type { expected, actual })
}

/// A mismatch of text.
pub(super) fn pattern_mismatch(path: &[Step], expected: &Type, actual: &Type) -> Mismatch {
    let (expected, actual) = (expected.normalize(), actual.normalize());
    Mismatch::new(path, MismatchKind::Pattern { expected, actual })
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.path {
            write!(f, " {step}")?;
        }
        match &self.kind {
            MismatchKind::MissingKey(key) => write!(f, " expects a value for key '{key}'"),
            MismatchKind::MissingParameter(name) => {
                write!(f, " expects a value for parameter '{name}'")
            }
            MismatchKind::ExtraneousKey(key) => write!(f, " unrecognized key '{key}'"),
            MismatchKind::InvalidParameter(name) => {
                write!(f, " has no parameter named '{name}'")
            }
            MismatchKind::UnexpectedBlock => f.write_str(" does not expect a block"),
            MismatchKind::MissingRequiredBlock => f.write_str(" expects a block"),
            MismatchKind::Unresolved(name) => {
                write!(f, " references an unresolved type '{name}'")
            }
            MismatchKind::Type { expected, actual } => {
                f.write_str(&message::types(expected, actual))
            }
            MismatchKind::Pattern { expected, actual } => {
                f.write_str(&message::pattern(expected, actual))
            }
            MismatchKind::Size { expected, actual } => {
                f.write_str(&message::size(*expected, *actual))
            }
            MismatchKind::Count { expected, actual } => {
                f.write_str(&message::count(*expected, *actual))
            }
        }
    }
}
