//! Types of text and of what is written as text.

use std::sync::Arc;

use super::InvalidType;
use crate::types::Type;
use crate::value::{Regexp, Value};
use marotte_scalars::semver::VersionRange;

/// `Regexp[…]` of text or a regular expression.
pub fn regexp_of(value: &Value) -> Result<Type, InvalidType> {
    Ok(Type::Regexp(Some(compiled(value)?)))
}

/// `Pattern[…]` of text, regular expressions, and types of them.
pub fn pattern_of(values: &[Value]) -> Result<Type, InvalidType> {
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

fn compiled(value: &Value) -> Result<Arc<Regexp>, InvalidType> {
    match value {
        Value::Regexp(regexp) => Ok(regexp.clone()),
        Value::String(source) => Regexp::new(source.clone())
            .map(Arc::new)
            .map_err(|error| InvalidType::new(error.to_string())),
        Value::Type(Type::Regexp(None)) => Regexp::new("")
            .map(Arc::new)
            .map_err(|error| InvalidType::new(error.to_string())),
        _ => Err(InvalidType::new(
            "Only String, Regexp, Pattern-Type, and Regexp-Type are allowed",
        )),
    }
}

/// `SemVer[…]` of ranges and their texts.
pub fn sem_ver_of(values: &[Value]) -> Result<Type, InvalidType> {
    let mut ranges = Vec::with_capacity(values.len());
    for value in values {
        match value {
            Value::SemVerRange(range) => ranges.push(range.clone()),
            Value::String(text) => match VersionRange::parse(text) {
                Ok(range) => ranges.push(Arc::new(range)),
                Err(error) => return Err(InvalidType::new(error.to_string())),
            },
            _ => return Err(InvalidType::new("Unable to convert to a SemVerRange")),
        }
    }
    Ok(Type::sem_ver(ranges))
}
