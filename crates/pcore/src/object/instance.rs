//! Instances of Object types: made from arguments or from a hash.

use std::sync::Arc;

use marotte_diagnostics::ConversionIssue;

use crate::describe::describe_signatures;
use crate::factory::InvalidType;
use crate::parse::{Signature, SignatureParameter};
use crate::types::{CallableType, Guard, IntegerRange, ObjectType, TupleType, Type};
use crate::value::{Hash, Object, Value};

/// The signatures of the constructor: one that takes a hash, unless the runtime makes the instances
/// and does not, and one that takes the attributes.
pub(crate) fn constructor_signatures(object: &ObjectType, guard: &mut Guard) -> Vec<Signature> {
    let hash_type = object.init_hash_type_in(guard);
    let exactly_one = IntegerRange::exactly(1);
    let from_hash = Signature {
        callable: callable(vec![hash_type.clone()], exactly_one),
        parameters: vec![parameter("hash", hash_type, false)],
        block_name: None,
    };
    let attributes = object.constructor_attributes();
    let parameters: Vec<SignatureParameter> = attributes
        .iter()
        .map(|attribute| {
            parameter(
                &attribute.name,
                attribute.of.clone(),
                attribute.value.is_some(),
            )
        })
        .collect();
    let required = attributes
        .iter()
        .filter(|attribute| attribute.value.is_none())
        .count();
    let size = IntegerRange::new(
        IntegerRange::exact_size(required).min,
        IntegerRange::exact_size(attributes.len()).max,
    );
    let types = parameters.iter().map(|parameter| parameter.of.clone());
    let from_arguments = Signature {
        callable: callable(types.collect(), size),
        parameters,
        block_name: None,
    };
    if takes_hash(object) {
        vec![from_hash, from_arguments]
    } else {
        vec![from_arguments]
    }
}

/// Whether the first signature of the constructor takes a hash of attributes.
pub(crate) fn takes_hash(object: &ObjectType) -> bool {
    object.native().is_none_or(|native| native.from_hash)
}

fn callable(types: Vec<Type>, size: IntegerRange) -> Arc<CallableType> {
    Arc::new(CallableType {
        parameters: Some(TupleType::new(types, Some(size))),
        block: None,
        return_type: None,
    })
}

fn parameter(name: &str, of: Type, optional: bool) -> SignatureParameter {
    SignatureParameter {
        name: name.into(),
        of,
        optional,
        captures_rest: false,
    }
}

/// A new instance, from a hash of its attributes or from the attributes in the constructor's order.
pub fn new_instance(object: &Arc<ObjectType>, arguments: &[Value]) -> Result<Value, InvalidType> {
    let attributes = object.constructor_attributes();
    let default = |index: usize| {
        let attribute = attributes.get(index);
        attribute.and_then(|attribute| attribute.value.clone())
    };
    let values: Vec<Value> = match arguments {
        [Value::Hash(given)] if object.init_hash_type().is_instance(&arguments[0]) => attributes
            .iter()
            .enumerate()
            .map(|(index, attribute)| {
                let given = given.get_str(&attribute.name).cloned();
                given.or_else(|| default(index)).unwrap_or_default()
            })
            .collect(),
        arguments => {
            let required = attributes.iter().filter(|of| of.value.is_none()).count();
            let fits = (required..=attributes.len()).contains(&arguments.len())
                && attributes
                    .iter()
                    .zip(arguments)
                    .all(|(attribute, given)| attribute.of.is_instance(given));
            if !fits {
                return Err(not_accepted(object, arguments));
            }
            (0..attributes.len())
                .map(|index| {
                    let given = arguments.get(index).cloned();
                    given.or_else(|| default(index)).unwrap_or_default()
                })
                .collect()
        }
    };
    Ok(Value::Object(Arc::new(Object {
        object_type: object.clone(),
        attributes: values.into(),
    })))
}

#[cold]
fn not_accepted(object: &ObjectType, arguments: &[Value]) -> InvalidType {
    let signatures = constructor_signatures(object, &mut Guard::default());
    let signatures: Vec<&Signature> = signatures.iter().collect();
    let given = Value::array(arguments.iter().cloned()).infer_set();
    let name = format!("new_{}", object.name);
    match describe_signatures(&name, &signatures, &given) {
        Some(mismatch) => mismatch.into(),
        // One that is accepted after all is no instance of anything.
        None => ConversionIssue::NotInstantiable {
            of: object.label().into(),
        }
        .into(),
    }
}

/// The hash that an instance can be made from again: attributes that differ from their defaults,
/// those of the parents first. What the runtime makes does not tell.
pub fn init_hash_of(object: &Object) -> Hash {
    if object.object_type.native().is_some() {
        return Hash::new();
    }
    object
        .object_type
        .all_attributes()
        .into_iter()
        .filter(|attribute| attribute.is_given())
        .filter_map(|attribute| {
            let value = object.attribute(&attribute.name)?;
            let is_default = attribute.value.as_ref() == Some(value);
            (!is_default).then(|| (Value::String(attribute.name.clone()), value.clone()))
        })
        .collect()
}

/// What `object.name` gives: an attribute, or the result of a function that is known to every
/// environment. Functions of other types have no implementation in the language.
pub fn member_of(object: &Object, name: &str) -> Option<Value> {
    if let Some(value) = object.attribute(name) {
        return Some(value.clone());
    }
    let is_error = Arc::ptr_eq(&object.object_type, &super::error());
    (is_error && name == "message")
        .then(|| object.attribute("msg").cloned())
        .flatten()
}

/// Whether two instances are equal: in their type, unless it says otherwise, and in the attributes
/// that decide it.
pub(crate) fn equal_instances(
    one: &Object,
    other: &Object,
    mut equal: impl FnMut(&Value, &Value) -> bool,
) -> bool {
    if let Some(native) = one.object_type.native()
        && native.is_unique
    {
        return std::ptr::eq(one, other);
    }
    let definition = one.object_type.definition.get();
    let same_type = Arc::ptr_eq(&one.object_type, &other.object_type);
    if !same_type && definition.is_none_or(|definition| definition.equality_include_type) {
        return false;
    }
    let names = one.object_type.equality_attributes();
    names
        .iter()
        .all(|name| match (one.attribute(name), other.attribute(name)) {
            (Some(one), Some(other)) => equal(one, other),
            (one, other) => one.is_none() && other.is_none(),
        })
}
