//! References to resources and classes.

use marotte_diagnostics::{EvaluationIssue, ValidationIssue};
use marotte_scalars::text::lower;

use super::error::{AccessError, Blame, Keys, key_type_name};
use crate::label::label;
use crate::types::{ResourceType, Type, capitalize_segments};
use crate::value::{Str, Value, flatten};

/// `Resource[type, titles…]` and `Type[titles…]`.
pub(super) fn resource(of: &ResourceType, keys: &Keys<'_>) -> Result<Value, AccessError> {
    // By far most references are of this kind.
    if let ([Value::String(title)], Some(type_name), None) = (keys.given, &of.type_name, &of.title)
        && is_type_name(type_name)
    {
        let reference = Type::resource(Some(type_name.clone()), Some(title.clone()));
        return Ok(Value::Type(reference));
    }
    if keys.given.is_empty() {
        return Err(no_keys(keys));
    }
    let (type_name, titles) = match (&of.type_name, keys.given) {
        (Some(name), titles) => (name.clone(), titles),
        (None, [first, titles @ ..]) => (type_name_of(first)?, titles),
        (None, []) => return Err(no_keys(keys)),
    };
    if !is_type_name(&type_name) {
        let issue = ValidationIssue::IllegalClassref {
            name: type_name.as_str().into(),
        };
        return Err(AccessError::at(Blame::Key(0), issue));
    }
    let gives_array = titles.len() > 1 || matches!(titles.first(), Some(Value::Array(_)));
    let flat = present(titles);
    if flat.is_empty() && !titles.is_empty() {
        return Ok(nothing(gives_array));
    }
    if let (Some(title), Some(type_name)) = (&of.title, &of.type_name) {
        let issue = EvaluationIssue::UnknownResource {
            type_name: type_name.as_str().into(),
            title: title.as_str().into(),
        };
        return Err(AccessError::at(Blame::Expression, issue));
    }
    if flat.is_empty() {
        return Ok(Value::Type(Type::resource(Some(type_name), None)));
    }
    let mut references = Vec::with_capacity(flat.len());
    for (index, title) in flat.iter().enumerate() {
        let Value::String(text) = title else {
            let index = if titles.len() == flat.len() {
                index
            } else {
                index + 1
            };
            return Err(keys.bad_specialization(index, title, "a resource title String"));
        };
        let reference = Type::resource(Some(type_name.clone()), Some(text.clone()));
        references.push(Value::Type(reference));
    }
    Ok(one_or_all(references, gives_array))
}

/// `Class[names…]`
pub(super) fn class(name: Option<&Str>, keys: &Keys<'_>) -> Result<Value, AccessError> {
    if keys.given.is_empty() {
        return Err(no_keys(keys));
    }
    let gives_array = keys.given.len() > 1 || matches!(keys.given.first(), Some(Value::Array(_)));
    let flat = present(keys.given);
    if flat.is_empty() {
        return Ok(nothing(gives_array));
    }
    if let Some(name) = name {
        let issue = EvaluationIssue::UnknownResource {
            type_name: "Class".into(),
            title: name.as_str().into(),
        };
        return Err(AccessError::at(Blame::Expression, issue));
    }
    let mut references = Vec::with_capacity(flat.len());
    for (index, key) in flat.iter().enumerate() {
        let Value::String(given) = key else {
            let label = label(key).into();
            let issue = EvaluationIssue::IllegalHostclassName { label };
            return Err(AccessError::at(Blame::Key(index), issue));
        };
        let name = lower(given);
        let name = name.strip_prefix("::").unwrap_or(&name);
        if !is_class_name(name) {
            let name = given.as_str().into();
            let issue = EvaluationIssue::IllegalName { name };
            return Err(AccessError::at(Blame::Key(index), issue));
        }
        references.push(Value::Type(Type::class(name)));
    }
    Ok(one_or_all(references, gives_array))
}

fn type_name_of(key: &Value) -> Result<Str, AccessError> {
    match key {
        Value::String(name) => Ok(capitalize_segments(name)),
        Value::Type(Type::Resource(of)) => Ok(of.type_name.clone().unwrap_or_default()),
        other => {
            let actual = key_type_name(other).into();
            let issue = EvaluationIssue::IllegalResourceSpecialization { actual };
            Err(AccessError::at(Blame::Key(0), issue))
        }
    }
}

fn no_keys(keys: &Keys<'_>) -> AccessError {
    let issue = EvaluationIssue::BadTypeSliceArityAtLeast {
        base_type: keys.of.to_string().into(),
        min: 1,
        actual: 0,
    };
    AccessError::at(Blame::Expression, issue)
}

/// The keys without arrays around them and without undef.
fn present(keys: &[Value]) -> Vec<Value> {
    let mut flat = flatten(keys.iter().cloned());
    flat.retain(|key| !matches!(key, Value::Undef));
    flat
}

fn nothing(gives_array: bool) -> Value {
    if gives_array {
        Value::array([])
    } else {
        Value::Undef
    }
}

fn one_or_all(mut references: Vec<Value>, gives_array: bool) -> Value {
    match references.pop() {
        Some(only) if !gives_array => only,
        Some(last) => {
            references.push(last);
            Value::from(references)
        }
        None => Value::Undef,
    }
}

/// Segments that begin with a capital; the colons between them may be left out.
fn is_type_name(name: &str) -> bool {
    let mut bytes = name.bytes();
    if bytes.next().is_some_and(|first| first.is_ascii_uppercase())
        && bytes.all(|byte| is_word(byte.into()))
    {
        return true;
    }
    let bare = name.strip_prefix("::").unwrap_or(name);
    bare.split("::").all(|segment| {
        segment.starts_with(|first: char| first.is_ascii_uppercase())
            && segment.chars().all(is_word)
    })
}

/// Segments that begin with a small letter.
fn is_class_name(name: &str) -> bool {
    let bare = name.strip_prefix("::").unwrap_or(name);
    bare.split("::").all(|segment| {
        segment.starts_with(|first: char| first.is_ascii_lowercase())
            && segment.chars().all(is_word)
    })
}

const fn is_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}
