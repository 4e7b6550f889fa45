//! Assignability to types of scalars: by their kind, their bounds and their texts.

use std::sync::Arc;

use marotte_syntax::Dialect;

use crate::compare;
use crate::types::{EnumType, IntegerRange, IntegerType, StringType, Type};
use crate::value::{Regexp, Value};

/// Whether a scalar type accepts another type, which is neither an alias nor a choice.
pub(super) fn accepts(this: &Type, other: &Type) -> bool {
    match (this, other) {
        (Type::Scalar, _) => other.is_scalar(),
        (Type::ScalarData, _) => other.is_scalar_data(),
        (Type::Numeric, Type::Numeric | Type::Integer(_) | Type::Float(_)) => true,
        (Type::Integer(this), Type::Integer(other)) => {
            IntegerType::covers(this.as_ref(), other.as_ref())
        }
        (Type::Float(this), Type::Float(other)) => match (this, other) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(this), Some(other)) => this.covers(other),
        },
        (Type::Boolean(this), Type::Boolean(other)) => this.is_none() || this == other,
        (Type::Regexp(this), Type::Regexp(other)) => this.is_none() || this == other,
        (Type::Timespan(this), Type::Timespan(other)) => match (this, other) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(this), Some(other)) => this.covers(other),
        },
        (Type::Timestamp(this), Type::Timestamp(other)) => match (this, other) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(this), Some(other)) => this.covers(other),
        },
        (Type::SemVer(ranges), Type::SemVer(others)) => {
            ranges.is_empty()
                || (!others.is_empty()
                    && others
                        .iter()
                        .all(|other| ranges.iter().any(|range| other.is_covered_by(range))))
        }
        (Type::String(this), _) => string_accepts(this.as_deref(), other),
        (Type::Enum(this), _) => enum_accepts(this, other),
        (Type::Pattern(patterns), _) => pattern_accepts(patterns, other),
        (Type::Uri(this), Type::Uri(other)) => this.as_ref().is_none_or(|this| {
            this.iter().all(|(name, pattern)| {
                let Some(value) = other.as_ref().and_then(|other| other.get(name)) else {
                    return false;
                };
                accepts_parameter(value, pattern)
            })
        }),
        _ => false,
    }
}

/// Whether a value matches a pattern; nobody asks what a regular expression matched.
pub(in crate::types) fn matches_quietly(value: &Value, pattern: &Value) -> bool {
    compare::matches(value, pattern, Dialect::Puppet8, &mut |_, _| {})
}

/// Whether the parameter of a type is accepted where a pattern is asked for: it may match, or both
/// may be types of which one is assignable.
pub(super) fn accepts_parameter(value: &Value, pattern: &Value) -> bool {
    matches_quietly(value, pattern)
        || match (value, pattern) {
            (Value::Type(value), Value::Type(pattern)) => pattern.is_assignable(value),
            _ => false,
        }
}

impl Type {
    /// Whether its instances are scalars, of whatever kind.
    fn is_scalar(&self) -> bool {
        self.is_scalar_data()
            || matches!(
                self,
                Self::Scalar
                    | Self::Regexp(_)
                    | Self::SemVer(_)
                    | Self::SemVerRange
                    | Self::Timespan(_)
                    | Self::Timestamp(_)
            )
    }

    /// Whether its instances are strings, numbers or booleans.
    fn is_scalar_data(&self) -> bool {
        matches!(
            self,
            Self::ScalarData
                | Self::Numeric
                | Self::Integer(_)
                | Self::Float(_)
                | Self::String(_)
                | Self::Enum(_)
                | Self::Pattern(_)
                | Self::Boolean(_)
        )
    }
}

/// How many characters a text has.
pub(in crate::types) fn size(text: &str) -> usize {
    text.chars().count()
}

fn string_accepts(this: Option<&StringType>, other: &Type) -> bool {
    match (this, other) {
        (None, Type::String(_) | Type::Enum(_) | Type::Pattern(_)) => true,
        (Some(StringType::Sized(sizes)), Type::String(other)) => match other.as_deref() {
            None => sizes.covers(&IntegerRange::ANY_SIZE),
            Some(StringType::Sized(others)) => sizes.covers(others),
            Some(StringType::Value(text)) => sizes.contains_size(size(text)),
        },
        (Some(StringType::Sized(sizes)), Type::Enum(other)) => {
            if other.values.is_empty() {
                sizes.covers(&IntegerRange::ANY_SIZE)
            } else {
                other
                    .values
                    .iter()
                    .all(|text| sizes.contains_size(size(text)))
            }
        }
        (Some(StringType::Sized(sizes)), Type::Pattern(_)) => sizes.covers(&IntegerRange::ANY_SIZE),
        (Some(this @ StringType::Value(_)), Type::String(other)) => Some(this) == other.as_deref(),
        // The reference accepts any single text here, even another one.
        (Some(StringType::Value(_)), Type::Enum(other)) => {
            other.values.len() == 1 && !other.case_insensitive
        }
        _ => false,
    }
}

fn enum_accepts(this: &EnumType, other: &Type) -> bool {
    match other {
        Type::String(_) | Type::Enum(_) | Type::Pattern(_) if this.values.is_empty() => true,
        Type::String(Some(other)) => match &**other {
            StringType::Value(text) => this.contains(text),
            StringType::Sized(_) => false,
        },
        Type::Enum(other) => {
            this == &**other
                || (!other.values.is_empty()
                    && (this.case_insensitive || !other.case_insensitive)
                    && other.values.iter().all(|text| this.contains(text)))
        }
        _ => false,
    }
}

impl EnumType {
    /// Whether a text is one of the values.
    pub fn contains(&self, text: &str) -> bool {
        if self.case_insensitive {
            self.values
                .iter()
                .any(|value| value.eq_ignore_ascii_case(text))
        } else {
            self.values.iter().any(|value| value == text)
        }
    }
}

fn pattern_accepts(patterns: &[Arc<Regexp>], other: &Type) -> bool {
    match other {
        Type::String(Some(other)) => match &**other {
            StringType::Value(text) => patterns.is_empty() || matches_any(patterns, text),
            StringType::Sized(_) => patterns.is_empty(),
        },
        Type::String(None) => patterns.is_empty(),
        Type::Enum(other) => {
            patterns.is_empty()
                || (!other.values.is_empty()
                    && other.values.iter().all(|text| matches_any(patterns, text)))
        }
        // Nothing is known about what other patterns match.
        Type::Pattern(others) => {
            patterns.is_empty()
                || (patterns.len() == others.len()
                    && patterns.iter().all(|pattern| others.contains(pattern)))
        }
        _ => false,
    }
}

/// Whether a text matches one of the patterns. One that takes too long matches nothing.
pub(in crate::types) fn matches_any(patterns: &[Arc<Regexp>], text: &str) -> bool {
    patterns
        .iter()
        .any(|pattern| pattern.regex().is_match(text).unwrap_or(false))
}
