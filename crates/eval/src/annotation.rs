//! Annotations: instances of annotation types that hang on other values.

use std::sync::Arc;

use marotte_pcore::{Str, Type, Value};
use rustc_hash::FxHashMap;

/// The annotations of a compilation. They belong to a value itself, not to its equals.
#[derive(Default)]
pub struct Annotations {
    /// By the address of the value and the name of the annotation's type. The value is kept, so
    /// that no other can come to its address.
    by_value: FxHashMap<(usize, Str), (Value, Value)>,
}

impl Annotations {
    /// The annotation of a value.
    pub fn get(&self, value: &Value, name: &Str) -> Option<&Value> {
        let key = (address(value)?, name.clone());
        self.by_value.get(&key).map(|(_, annotation)| annotation)
    }

    /// Sets the annotation of a value; answers whether the value can have one.
    pub fn set(&mut self, value: &Value, name: &Str, annotation: Value) -> bool {
        let Some(address) = address(value) else {
            return false;
        };
        self.by_value
            .insert((address, name.clone()), (value.clone(), annotation));
        true
    }

    /// Takes the annotation off a value.
    pub fn clear(&mut self, value: &Value, name: &Str) -> Option<Value> {
        let key = (address(value)?, name.clone());
        self.by_value.remove(&key).map(|(_, annotation)| annotation)
    }
}

/// Where a value is, if it is something that can be told from its equals.
fn address(value: &Value) -> Option<usize> {
    Some(match value {
        Value::Object(object) => Arc::as_ptr(object) as usize,
        Value::Type(Type::Object(object)) => object.address(),
        Value::Hash(hash) => Arc::as_ptr(hash) as usize,
        Value::Array(values) if !values.is_empty() => values.as_ptr() as usize,
        _ => return None,
    })
}
