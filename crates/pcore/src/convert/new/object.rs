//! Constructors of Object types: with a hash of attributes, or with attributes in a row.

use std::borrow::Cow;
use std::sync::Arc;

use marotte_diagnostics::LoadingIssue;

use super::constructor::{Action, Constructor};
use super::{not_supported, type_of_types};
use crate::convert::ConvertError;
use crate::object::{constructor_signatures, is_resource_type, takes_hash};
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

/// Makes the instance, by the hash (signature 0, if there is such a one) or by attributes in a row.
pub(super) fn create(
    object: &Arc<ObjectType>,
    signature: usize,
    arguments: &[Value],
) -> Result<Value, ConvertError> {
    let hash = match arguments.first() {
        Some(Value::Hash(hash)) if signature == 0 && takes_hash(object) => Some(hash),
        _ => None,
    };
    let attributes: Vec<Value> = object
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
    if object.native().is_some_and(|native| native.makes_types) {
        return type_of_types::create(object, attributes).map(Value::Type);
    }
    if is_resource_type(object) && has_no_patterns(&attributes) {
        return Err(LoadingIssue::TitlePatternsMissing.into());
    }
    Ok(Value::Object(Arc::new(Object {
        object_type: object.clone(),
        attributes: attributes.into(),
    })))
}

/// Whether a type of resources has several attributes that name one, but no patterns that tell
/// which parts of a title they are.
fn has_no_patterns(attributes: &[Value]) -> bool {
    let [_, properties, parameters, patterns, ..] = attributes else {
        return false;
    };
    let has_patterns = matches!(patterns, Value::Hash(patterns) if !patterns.is_empty());
    let naming = [properties, parameters]
        .into_iter()
        .filter_map(|members| match members {
            Value::Array(members) => Some(members.iter()),
            _ => None,
        })
        .flatten()
        .filter(|member| match member {
            Value::Object(member) => {
                matches!(member.attribute("name_var"), Some(Value::Boolean(true)))
            }
            _ => false,
        });
    !has_patterns && naming.count() > 1
}
