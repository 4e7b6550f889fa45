//! Constructors of Object types: with a hash of attributes, or with attributes in a row.

use std::borrow::Cow;
use std::sync::Arc;

use super::constructor::{Action, Constructor};
use super::not_supported;
use crate::convert::ConvertError;
use crate::object::constructor_signatures;
use crate::types::{Guard, ObjectType, Type};
use crate::value::{Object, Value};

/// The constructor of an Object type, whose definition must be known.
pub(super) fn constructor(
    object: &Arc<ObjectType>,
    guard: &mut Guard,
) -> Result<Constructor, ConvertError> {
    if object.name.is_empty() || object.definition.get().is_none() {
        return Err(not_supported(&Type::Object(object.clone())));
    }
    Ok(Constructor {
        name: Cow::Owned(format!("new_{}", object.name)),
        signatures: constructor_signatures(object, guard).into(),
        action: Action::Object(object.clone()),
    })
}

/// Makes the instance, by the hash (signature 0) or by attributes in a row.
pub(super) fn create(
    object: &Arc<ObjectType>,
    signature: usize,
    arguments: &[Value],
) -> Result<Value, ConvertError> {
    let hash = match arguments.first() {
        Some(Value::Hash(hash)) if signature == 0 => Some(hash),
        _ => None,
    };
    let attributes = object
        .constructor_attributes()
        .into_iter()
        .enumerate()
        .map(|(index, attribute)| {
            let given = match hash {
                Some(hash) => hash.get_str(&attribute.name),
                None => arguments.get(index),
            };
            given
                .or(attribute.value.as_ref())
                .cloned()
                .unwrap_or_default()
        })
        .collect();
    Ok(Value::Object(Arc::new(Object {
        object_type: object.clone(),
        attributes,
    })))
}
