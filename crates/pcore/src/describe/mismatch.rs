//! What is wrong at one place.

use std::fmt::Write as _;

use marotte_diagnostics::{Bounds, MismatchIssue};

use super::names;
use super::path::Step;
use crate::types::{IntegerRange, Type};
use crate::value::Str;

/// What is wrong at one place.
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

impl Mismatch {
    /// The issue, whose sentence begins with what is given here and the way to the mismatch.
    #[cold]
    pub(super) fn issue(&self, before: &str) -> MismatchIssue {
        let mut at = String::from(before);
        for step in &self.path {
            // Nothing fails here: it is written into memory.
            let _ = write!(at, " {step}");
        }
        self.kind.issue(at.into())
    }
}

impl MismatchKind {
    fn issue(&self, at: Box<str>) -> MismatchIssue {
        let text = |text: &Str| Box::from(text.as_str());
        match self {
            Self::MissingKey(key) => MismatchIssue::MissingKey { at, key: text(key) },
            Self::MissingParameter(name) => MismatchIssue::MissingParameter {
                at,
                name: text(name),
            },
            Self::ExtraneousKey(key) => MismatchIssue::ExtraneousKey { at, key: text(key) },
            Self::InvalidParameter(name) => MismatchIssue::InvalidParameter {
                at,
                name: text(name),
            },
            Self::UnexpectedBlock => MismatchIssue::UnexpectedBlock { at },
            Self::MissingRequiredBlock => MismatchIssue::MissingBlock { at },
            Self::Unresolved(name) => MismatchIssue::UnresolvedType {
                at,
                name: text(name),
            },
            Self::Type { expected, actual } => {
                let (expected, actual) = names::types(expected, actual);
                MismatchIssue::Type {
                    at,
                    expected: expected.into_iter().map(Box::from).collect(),
                    actual: actual.into(),
                }
            }
            Self::Pattern { expected, actual } => {
                let (or_undef, expected, actual) = names::pattern(expected, actual);
                MismatchIssue::Pattern {
                    at,
                    or_undef,
                    expected: expected.into(),
                    actual: actual.into(),
                }
            }
            Self::Size { expected, actual } => MismatchIssue::Size {
                at,
                expected: bounds(*expected),
                actual: bounds(*actual),
            },
            Self::Count { expected, actual } => MismatchIssue::Count {
                at,
                expected: bounds(*expected),
                actual: bounds(*actual),
            },
        }
    }
}

fn bounds(range: IntegerRange) -> Bounds {
    Bounds {
        min: range.min.unwrap_or(0),
        max: range.max,
    }
}
