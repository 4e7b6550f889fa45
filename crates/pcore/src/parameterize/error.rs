//! What is wrong with the parameters of a type, and whose fault it is.

use std::fmt;

use marotte_diagnostics::{EvaluationIssue, Issue, a_an_uc};

use crate::factory::InvalidType;
use crate::label::{class_label, ruby_class, type_label};
use crate::types::Type;
use crate::value::Value;

/// Which expression a complaint is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blame {
    /// All of it: `left[keys]`.
    Expression,
    /// What stands left of the bracket.
    Left,
    /// A key by its index. Arrays in the keys are unfolded before they are counted, so that there
    /// need not be an expression of that index; then the complaint has no position.
    Key(usize),
}

/// Why a type cannot have such parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum AccessError {
    /// An issue at an expression.
    Issue(Blame, Box<Issue>),
    /// An argument error: the evaluator reports it as a failure of the whole expression.
    Argument(InvalidType),
}

impl AccessError {
    pub(crate) fn at(blame: Blame, issue: impl Into<Issue>) -> Self {
        Self::Issue(blame, Box::new(issue.into()))
    }
}

impl From<InvalidType> for AccessError {
    fn from(error: InvalidType) -> Self {
        Self::Argument(error)
    }
}

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Issue(_, issue) => issue.fmt(f),
            Self::Argument(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AccessError {}

/// What a key may be.
#[derive(Clone, Copy)]
pub(super) enum Key {
    String,
    Boolean(bool),
    Hash,
    Regexp,
    VersionRange,
    Type,
    PatternType,
    RegexpType,
}

impl Key {
    fn accepts(self, value: &Value) -> bool {
        match self {
            Self::String => matches!(value, Value::String(_)),
            Self::Boolean(which) => matches!(value, Value::Boolean(given) if *given == which),
            Self::Hash => matches!(value, Value::Hash(_)),
            Self::Regexp => matches!(value, Value::Regexp(_)),
            Self::VersionRange => matches!(value, Value::SemVerRange(_) | Value::SemVer(_)),
            Self::Type => matches!(value, Value::Type(_)),
            Self::PatternType => matches!(value, Value::Type(Type::Pattern(_))),
            Self::RegexpType => matches!(value, Value::Type(Type::Regexp(_))),
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::String => "String",
            Self::Boolean(true) => "TrueClass",
            Self::Boolean(false) => "FalseClass",
            Self::Hash => "Hash",
            Self::Regexp => "Regexp",
            Self::VersionRange => "SemanticPuppet::VersionRange",
            Self::Type => "Any-Type",
            Self::PatternType => "Pattern-Type",
            Self::RegexpType => "Regexp-Type",
        }
    }
}

/// A type and the keys that are to be its parameters.
pub(super) struct Keys<'a> {
    pub(super) of: &'a Type,
    pub(super) given: &'a [Value],
}

impl Keys<'_> {
    /// The label of the type with its article: `An Enum-Type`.
    pub(super) fn label_with_article(&self) -> String {
        a_an_uc(&type_label(self.of))
    }

    /// The keys must be as many and each of such a kind.
    pub(super) fn check(
        &self,
        given: &[Value],
        min: usize,
        max: Option<usize>,
        kinds: &[Key],
    ) -> Result<(), AccessError> {
        if given.len() < min || max.is_some_and(|max| given.len() > max) {
            // The reference speaks of one argument at least, whatever it wants.
            let issue = match max {
                None => EvaluationIssue::BadTypeSliceArityAtLeast {
                    base_type: self.label_with_article().into(),
                    min: 1,
                    actual: given.len(),
                },
                Some(max) if max != 1 => EvaluationIssue::BadTypeSliceArityBetween {
                    base_type: self.label_with_article().into(),
                    min: 1,
                    max,
                    actual: given.len(),
                },
                Some(_) => EvaluationIssue::BadTypeSliceArity {
                    base_type: self.label_with_article().into(),
                    min: 1,
                    actual: given.len(),
                },
            };
            return Err(AccessError::at(Blame::Expression, issue));
        }
        for (index, key) in given.iter().enumerate() {
            if !kinds.iter().any(|kind| kind.accepts(key)) {
                return Err(self.unusable(index, key, kinds));
            }
        }
        Ok(())
    }

    /// The number of keys is wrong.
    pub(super) fn arity(&self, base_type: String, min: usize, max: Option<usize>) -> AccessError {
        let (base_type, actual) = (base_type.into(), self.given.len());
        let issue = match max {
            Some(max) if max != min => EvaluationIssue::BadTypeSliceArityBetween {
                base_type,
                min,
                max,
                actual,
            },
            _ => EvaluationIssue::BadTypeSliceArity {
                base_type,
                min,
                actual,
            },
        };
        AccessError::at(Blame::Expression, issue)
    }

    /// A key is of the wrong kind.
    pub(super) fn unusable(&self, index: usize, key: &Value, kinds: &[Key]) -> AccessError {
        let expected: Vec<&str> = kinds.iter().map(|kind| kind.label()).collect();
        self.bad_specialization(index, key, &expected.join(" or "))
    }

    /// A key cannot be used where something else is expected.
    pub(super) fn bad_specialization(
        &self,
        index: usize,
        key: &Value,
        expected: &str,
    ) -> AccessError {
        let issue = EvaluationIssue::BadTypeSpecialization {
            base_type: type_label(self.of).into(),
            actual: key_type_name(key).into(),
            expected: expected.into(),
        };
        AccessError::at(Blame::Key(index), issue)
    }

    /// A key is no type.
    pub(super) fn not_a_type(&self, index: usize, key: &Value, base_type: &str) -> AccessError {
        let issue = EvaluationIssue::BadTypeSliceType {
            base_type: base_type.into(),
            actual: ruby_class(key).into(),
        };
        AccessError::at(Blame::Key(index), issue)
    }

    /// A key is no bound of a size.
    pub(super) fn not_a_size(index: usize, key: &Value) -> AccessError {
        let label = class_label(key).into();
        AccessError::at(
            Blame::Key(index),
            EvaluationIssue::BadCollectionSliceType { label },
        )
    }

    /// The type has no parameters.
    pub(super) fn not_applicable(&self) -> AccessError {
        let issue = EvaluationIssue::OperatorNotApplicable {
            operator: "[]",
            left: type_label(self.of).into(),
        };
        AccessError::at(Blame::Left, issue)
    }
}

/// What the reference calls the type of a key.
pub(super) fn key_type_name(key: &Value) -> String {
    match key {
        Value::Undef => "Undef".into(),
        Value::Default => "Default".into(),
        other => other.infer().generalize().to_string(),
    }
}
