//! Signatures from the parameters of `Callable`.

use super::{InvalidType, integer_range, is_range_parameter, type_of};
use crate::types::{IntegerRange, TupleType, Type};
use crate::value::Value;

/// `Callable[types…, min, max, block]`, or `Callable[[types…, min, max, block], return]`.
pub(crate) fn callable_of(parameters: &[Value]) -> Result<Type, InvalidType> {
    let (mut parameters, return_type) = match parameters {
        [Value::Array(inner), of] => (&**inner, Some(type_of(of))),
        all => (all, None),
    };
    let mut block = None;
    if let [before @ .., Value::Type(last)] = parameters
        && last.is_kind_of_callable(true)
    {
        block = Some(last.clone());
        parameters = before;
    }
    let (parameters, size) = split_size(parameters)?;
    let mut types: Vec<Type> = parameters.iter().map(type_of).collect();
    if types.is_empty() && size.is_some_and(|size| size.max.is_none_or(|max| max > 0)) {
        types.push(Type::Unit);
    }
    Ok(Type::callable(
        Some(TupleType::new(types, size)),
        block,
        return_type,
    ))
}

/// Parts the trailing bounds from the types.
pub(crate) fn split_size(
    parameters: &[Value],
) -> Result<(&[Value], Option<IntegerRange>), InvalidType> {
    match parameters {
        [before @ .., min, max] if is_range_parameter(min) && is_range_parameter(max) => {
            Ok((before, Some(integer_range(bound(min), bound(max))?)))
        }
        [before @ .., min] if is_range_parameter(min) => {
            Ok((before, Some(integer_range(bound(min), None)?)))
        }
        all => Ok((all, None)),
    }
}

/// The bound that a parameter is; `default` is none.
pub(crate) fn bound(value: &Value) -> Option<i64> {
    match value {
        Value::Integer(value) => Some(*value),
        _ => None,
    }
}
