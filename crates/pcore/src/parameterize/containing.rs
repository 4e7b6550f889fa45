//! Types that are about other types.

use marotte_diagnostics::EvaluationIssue;

use super::error::{AccessError, Blame, Key, Keys};
use super::init_hash;
use crate::label::ruby_class;
use crate::object;
use crate::types::Type;
use crate::value::Value;

/// The one type that is the only key.
pub(super) fn only_type(keys: &Keys<'_>, base_type: &str) -> Result<Type, AccessError> {
    match keys.given {
        [Value::Type(of)] => Ok(of.clone()),
        [other] => Err(keys.not_a_type(0, other, base_type)),
        _ => Err(keys.arity(base_type.into(), 1, None)),
    }
}

pub(super) fn variant(keys: &Keys<'_>) -> Result<Type, AccessError> {
    keys.check(keys.given, 1, None, &[Key::Type])?;
    Ok(Type::variant(
        keys.given.iter().map(crate::factory::type_of),
    ))
}

pub(super) fn optional(keys: &Keys<'_>) -> Result<Type, AccessError> {
    if let [Value::String(text)] = keys.given {
        return Ok(Type::optional(Type::string_value(text.clone())));
    }
    Ok(Type::optional(only_type(keys, "Optional-Type")?))
}

pub(super) fn not_undef(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [] => Ok(Type::NotUndef(None)),
        [Value::String(text)] => Ok(Type::not_undef(Type::string_value(text.clone()))),
        [Value::Type(of)] => Ok(Type::not_undef(of.clone())),
        [other] => {
            let actual = ruby_class(other).into();
            let issue = EvaluationIssue::BadNotUndefSliceType { actual };
            Err(AccessError::at(Blame::Key(0), issue))
        }
        _ => Err(keys.arity("NotUndef-Type".into(), 0, Some(1))),
    }
}

pub(super) fn init(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [Value::Type(made), arguments @ ..] => Ok(Type::init(made.clone(), arguments.to_vec())),
        [other, ..] => Err(keys.not_a_type(0, other, "Init-Type")),
        [] => Err(keys.not_a_type(0, &Value::Undef, "Init-Type")),
    }
}

/// `Object[{…}]`, `TypeSet[{…}]`, and the type parameters of an Object type.
pub(super) fn definition(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let label = match keys.of {
        Type::Object(of) if !of.name.is_empty() => {
            return Ok(object::extension_of(of, keys.given)?);
        }
        Type::Object(_) => "Object-Type",
        _ => "TypeSet-Type",
    };
    let [only] = keys.given else {
        return Err(keys.arity(label.into(), 1, None));
    };
    match (keys.of, init_hash(only)) {
        (Type::Object(_), None) if matches!(only, Value::Undef) => Ok(Type::any_object()),
        (_, None) if matches!(only, Value::Undef) => Ok(Type::any_type_set()),
        (Type::Object(_), Some(init)) if init.is_empty() => Ok(Type::any_object()),
        (_, Some(init)) if init.is_empty() => Ok(Type::any_type_set()),
        (Type::Object(_), Some(init)) => Ok(object::anonymous_object(init)?),
        (_, Some(init)) => Ok(object::anonymous_type_set(init)?),
        (_, None) => Err(object::not_an_initializer(keys.of, only).into()),
    }
}
