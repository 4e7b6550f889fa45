//! Types of values: `is_a`, `type_of`.

use marotte_pcore::Value;

use crate::plain::exactly;

/// `is_a`: whether a value is of a type.
pub(super) fn is_a(arguments: &[Value]) -> Option<Value> {
    let [value, Value::Type(of)] = exactly(arguments)? else {
        return None;
    };
    Some(of.is_instance(value).into())
}

/// `type_of` and `stdlib::type_of`
pub(super) fn type_of(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    Some(Value::Type(value.infer_set()))
}
