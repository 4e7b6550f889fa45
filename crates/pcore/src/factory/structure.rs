//! Types of collections.

use marotte_diagnostics::TypeIssue;

use super::InvalidType;
use crate::types::{StringType, StructElement, Type};
use crate::value::{Hash, Value};

/// Whether a parameter can be a bound of a size.
pub(crate) fn is_range_parameter(value: &Value) -> bool {
    match value {
        Value::Integer(_) | Value::Default => true,
        Value::String(text) => text == "default",
        _ => false,
    }
}

/// `Struct[{…}]`: keys are strings, or types of one string.
pub(crate) fn struct_of(members: &Hash) -> Result<Type, InvalidType> {
    let mut elements = Vec::with_capacity(members.len());
    for (key, value) in members.iter() {
        let value = super::type_of(value);
        match key {
            Value::String(name) => {
                if name.is_empty() {
                    return Err(TypeIssue::EmptyStructKey.into());
                }
                elements.push(StructElement::new(name.clone(), value));
            }
            other => elements.push(StructElement {
                key: key_type(other)?,
                value,
            }),
        }
    }
    Ok(Type::structure(elements))
}

fn key_type(key: &Value) -> Result<Type, InvalidType> {
    let Value::Type(given) = key else {
        return Err(illegal_key(&crate::label::ruby_class(key)));
    };
    let (kept, string) = match given {
        Type::NotUndef(inner) => {
            let inner = inner.as_deref().cloned();
            (inner.clone(), inner)
        }
        Type::Optional(inner) => (Some(given.clone()), inner.as_deref().cloned()),
        Type::String(_) => (Some(given.clone()), Some(given.clone())),
        Type::Enum(of) => match of.values.as_slice() {
            [only] => {
                let only = Type::string_value(only.clone());
                (Some(only.clone()), Some(only))
            }
            _ => (Some(given.clone()), None),
        },
        other => return Err(illegal_key(&crate::label::ruby_type_class(other))),
    };
    match (kept, string) {
        (Some(kept), Some(Type::String(Some(of)))) if matches!(*of, StringType::Value(_)) => {
            Ok(kept)
        }
        (kept, _) => {
            let actual = kept.map_or_else(String::new, |kept| kept.to_string());
            let actual = actual.into();
            Err(TypeIssue::StructKeyNotLiteral { actual }.into())
        }
    }
}

fn illegal_key(class: &str) -> InvalidType {
    let class = class.into();
    TypeIssue::IllegalStructKey { class }.into()
}
