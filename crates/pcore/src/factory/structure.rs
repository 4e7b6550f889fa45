//! Types of collections.

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
                    return Err(InvalidType::new(
                        "Struct element key cannot be an empty String",
                    ));
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
        (kept, _) => Err(InvalidType::new(format!(
            "Unable to extract a non-empty literal string from Struct member key type {}",
            kept.map_or_else(String::new, |kept| kept.to_string())
        ))),
    }
}

fn illegal_key(class: &str) -> InvalidType {
    InvalidType::new(format!(
        "Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: {class}"
    ))
}
