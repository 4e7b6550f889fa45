//! Types of collections.

use marotte_diagnostics::RubyIssue;

use super::error::{AccessError, Key, Keys};
use super::scalar::bound;
use crate::factory::{integer_range, is_range_parameter, struct_of};
use crate::types::{IntegerRange, Type};
use crate::value::Value;

/// The size that one or two keys denote; the first of them has such an index.
pub(super) fn size(start: usize, keys: &[Value]) -> Result<IntegerRange, AccessError> {
    if let [Value::Type(Type::Integer(range))] = keys {
        return Ok(range.as_deref().map(|of| of.range).unwrap_or_default());
    }
    for (index, key) in keys.iter().enumerate() {
        if !matches!(key, Value::Integer(_) | Value::Default) {
            return Err(Keys::not_a_size(start + index, key));
        }
    }
    let min = keys.first().and_then(bound);
    let max = keys.get(1).and_then(bound);
    Ok(integer_range(min, max)?)
}

pub(super) fn collection(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [_] | [_, _] => Ok(Type::collection(Some(size(0, keys.given)?))),
        _ => Err(keys.arity("Collection-Type".into(), 1, Some(2))),
    }
}

pub(super) fn array(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [Value::Type(element)] => Ok(Type::array(element.clone(), None)),
        [Value::Type(element), rest @ ..] if rest.len() <= 2 => {
            Ok(Type::array(element.clone(), Some(size(1, rest)?)))
        }
        [_, _] => Ok(Type::array(Type::Any, Some(size(0, keys.given)?))),
        [other] | [other, _, _] => Err(keys.not_a_type(0, other, "Array-Type")),
        _ => Err(keys.arity("Array-Type".into(), 1, Some(3))),
    }
}

pub(super) fn hash(keys: &Keys<'_>) -> Result<Type, AccessError> {
    if let [Value::Integer(min), Value::Integer(max)] = keys.given {
        let size = integer_range(Some(*min), Some(*max))?;
        return Ok(Type::hash(Type::Any, Type::Any, Some(size)));
    }
    for (index, key) in keys.given.iter().take(2).enumerate() {
        if !matches!(key, Value::Type(_)) {
            return Err(keys.not_a_type(index, key, "Hash-Type"));
        }
    }
    let [Value::Type(key), Value::Type(value), rest @ ..] = keys.given else {
        return Err(keys.arity("Hash-Type".into(), 2, Some(4)));
    };
    let size = match rest {
        [] => None,
        [Value::Type(Type::Integer(range))] => {
            Some(range.as_deref().map(|of| of.range).unwrap_or_default())
        }
        [only @ (Value::Integer(_) | Value::Default)] => Some(integer_range(bound(only), None)?),
        [other] => {
            let issue = RubyIssue::ComparisonFailed {
                left: crate::label::ruby_class(other).into(),
                right: "Infinity".into(),
            };
            return Err(AccessError::Argument(issue.into()));
        }
        [_, _] => Some(size(2, rest)?),
        _ => return Err(keys.arity("Hash-Type".into(), 2, Some(4))),
    };
    Ok(Type::hash(key.clone(), value.clone(), size))
}

pub(super) fn tuple(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let (types, size) = match keys.given {
        [types @ .., min, max] if is_range_parameter(min) && is_range_parameter(max) => {
            (types, Some(integer_range(bound(min), bound(max))?))
        }
        [types @ .., min] if is_range_parameter(min) => {
            (types, Some(integer_range(bound(min), None)?))
        }
        types => (types, None),
    };
    keys.check(types, 1, None, &[Key::Type])?;
    let types = types.iter().map(crate::factory::type_of);
    Ok(Type::tuple(types, size))
}

pub(super) fn structure(keys: &Keys<'_>) -> Result<Type, AccessError> {
    keys.check(keys.given, 1, Some(1), &[Key::Hash])?;
    match keys.given {
        [Value::Hash(members)] => Ok(struct_of(members)?),
        _ => Ok(Type::structure([])),
    }
}
