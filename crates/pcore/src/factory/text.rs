//! Types of text and of what is written as text.

use std::sync::Arc;

use marotte_diagnostics::{RubyIssue, TypeIssue};

use super::InvalidType;
use crate::label::ruby_class;
use crate::ruby::ruby_unconverted;
use crate::types::Type;
use crate::value::{Regexp, Value};
use marotte_scalars::semver::VersionRange;

/// `Regexp[…]` of text or a regular expression.
pub(crate) fn regexp_of(value: &Value) -> Result<Type, InvalidType> {
    match value {
        Value::String(_) | Value::Regexp(_) => Ok(Type::Regexp(Some(compiled(value)?))),
        Value::Undef => Ok(Type::Regexp(None)),
        other => Err(no_conversion(other)),
    }
}

/// `Pattern[…]` of text, regular expressions, and types of them.
pub(crate) fn pattern_of(values: &[Value]) -> Result<Type, InvalidType> {
    let mut patterns: Vec<Arc<Regexp>> = Vec::new();
    for value in values {
        match value {
            Value::Type(Type::Regexp(Some(regexp))) => patterns.push(regexp.clone()),
            Value::Type(Type::Pattern(inner)) => patterns.extend(inner.iter().cloned()),
            other => patterns.push(compiled(other)?),
        }
    }
    Ok(Type::pattern(patterns))
}

/// Ruby's complaint about what is no text.
pub(super) fn no_conversion(value: &Value) -> InvalidType {
    let issue = RubyIssue::NoImplicitConversion {
        from: ruby_unconverted(value).into(),
        into: "String",
    };
    issue.into()
}

fn compiled(value: &Value) -> Result<Arc<Regexp>, InvalidType> {
    match value {
        Value::Regexp(regexp) => Ok(regexp.clone()),
        Value::String(source) => Regexp::new(source.clone())
            .map(Arc::new)
            .map_err(InvalidType::complaint),
        Value::Type(Type::Regexp(None)) => Regexp::new("")
            .map(Arc::new)
            .map_err(InvalidType::complaint),
        other => {
            let class = ruby_class(other).into();
            Err(TypeIssue::IllegalPattern { class }.into())
        }
    }
}

/// `SemVer[…]` of ranges, versions and their texts. Versions are the specification's.
pub(crate) fn sem_ver_of(values: &[Value]) -> Result<Type, InvalidType> {
    let mut ranges = Vec::with_capacity(values.len());
    for value in values {
        match value {
            Value::SemVerRange(range) => ranges.push(range.clone()),
            Value::SemVer(version) => {
                ranges.push(Arc::new(VersionRange::from_versions(
                    version, version, false,
                )));
            }
            Value::String(text) => match VersionRange::parse(text) {
                Ok(range) => ranges.push(Arc::new(range)),
                Err(error) => return Err(InvalidType::complaint(error)),
            },
            _ => return Err(TypeIssue::NotVersionRange.into()),
        }
    }
    Ok(Type::sem_ver(ranges))
}
