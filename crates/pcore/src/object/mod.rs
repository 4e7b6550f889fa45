//! Object types and sets of types: from their definitions to instances.
//!
//! A definition is a hash, as the language has it: `Object[{attributes => {…}}]`. It is checked here
//! with the reference's complaints. What can be asked of a type that has been defined is with the
//! other questions about types, in [`types`](crate::types).

mod builtin;
mod define;
mod extension;
mod instance;
mod member;
mod pcore;
mod shape;
mod type_set;

use std::sync::Arc;

use crate::describe::describe_mismatch;
use crate::factory::InvalidType;
use crate::types::{ObjectType, Type};
use crate::value::{Hash, Str, Value};

pub use builtin::{builtin_object, deferred, error, lookup_context, task};
pub use define::define_object;
pub(crate) use extension::extension_of;
pub(crate) use instance::{constructor_signatures, equal_instances, takes_hash};
pub use instance::{init_hash_of, member_of, new_instance};
pub(crate) use pcore::{is_resource_type, type_of_type};
pub use type_set::resolve_in;
pub(crate) use type_set::{RUNTIME, define_type_set, new_type_set, referenced_sets};

/// An Object type that is not defined yet: types can speak of each other before they are.
pub fn new_object(name: impl Into<Str>) -> Arc<ObjectType> {
    Arc::new(ObjectType::undefined(name.into()))
}

/// `Object[{…}]`: a type with the name that its definition gives, if any.
pub(crate) fn anonymous_object(init: &Hash) -> Result<Type, InvalidType> {
    let name = init.get_str("name").and_then(Value::as_str);
    let object = new_object(name.unwrap_or_default());
    define_object(&object, init)?;
    Ok(Type::Object(object))
}

/// `TypeSet[{…}]`: a set with the name that its definition gives.
pub(crate) fn anonymous_type_set(init: &Hash) -> Result<Type, InvalidType> {
    let name = init.get_str("name").and_then(Value::as_str);
    let set = new_type_set(name.unwrap_or_default());
    define_type_set(&set, init, Vec::new())?;
    Ok(Type::TypeSet(set))
}

/// What is wrong with a definition that is no hash.
pub(crate) fn not_an_initializer(of: &Type, value: &Value) -> InvalidType {
    let subject = match of {
        Type::Object(_) => "object name has wrong type,",
        _ => "TypeSet name has wrong type,",
    };
    describe_mismatch(subject, shape::qualified_reference(), &value.infer_set()).into()
}
