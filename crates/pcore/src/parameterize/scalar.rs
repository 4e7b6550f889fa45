//! Types of scalars.

use marotte_diagnostics::{EvaluationIssue, MismatchIssue};

use super::collection::size;
use super::error::{AccessError, Blame, Key, Keys};
use crate::factory::{
    float_range, integer_range, pattern_of, regexp_of, runtime_of, sem_ver_of, timespan_range,
    timestamp_range,
};
use crate::label::ruby_class;
use crate::types::Type;
use crate::uri_type;
use crate::value::{Str, Value};

/// The bound that a key is: `default` is none.
pub(super) fn bound(key: &Value) -> Option<i64> {
    match key {
        Value::Integer(value) => Some(*value),
        _ => None,
    }
}

pub(super) fn integer(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let actual = keys.given.len();
    if !(1..=2).contains(&actual) {
        let issue = EvaluationIssue::BadIntegerSliceArity { actual };
        return Err(AccessError::at(Blame::Expression, issue));
    }
    for (index, key) in keys.given.iter().enumerate() {
        if !matches!(key, Value::Integer(_) | Value::Default) {
            let actual = ruby_class(key).into();
            let issue = EvaluationIssue::BadIntegerSliceType { actual };
            return Err(AccessError::at(Blame::Key(index), issue));
        }
    }
    let max = keys.given.get(1).and_then(bound);
    Ok(Type::integer_range(integer_range(
        bound(&keys.given[0]),
        max,
    )?))
}

pub(super) fn float(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let actual = keys.given.len();
    if !(1..=2).contains(&actual) {
        let issue = EvaluationIssue::BadFloatSliceArity { actual };
        return Err(AccessError::at(Blame::Expression, issue));
    }
    let mut bounds = [None, None];
    for (index, key) in keys.given.iter().enumerate() {
        bounds[index] = match key {
            Value::Float(value) => Some(*value),
            Value::Integer(value) => Some(*value as f64),
            Value::Default => None,
            other => {
                let actual = ruby_class(other).into();
                let issue = EvaluationIssue::BadFloatSliceType { actual };
                return Err(AccessError::at(Blame::Key(index), issue));
            }
        };
    }
    Ok(float_range(bounds[0], bounds[1])?)
}

pub(super) fn string(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let actual = keys.given.len();
    if !(1..=2).contains(&actual) {
        let issue = EvaluationIssue::BadStringSliceArity { actual };
        return Err(AccessError::at(Blame::Expression, issue));
    }
    Ok(Type::string_sized(size(0, keys.given)?))
}

pub(super) fn boolean(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let kinds = [Key::Boolean(true), Key::Boolean(false)];
    keys.check(keys.given, 1, Some(1), &kinds)?;
    Ok(match keys.given {
        [Value::Boolean(value)] => Type::Boolean(Some(*value)),
        _ => Type::Boolean(None),
    })
}

pub(super) fn enumeration(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let (values, case_insensitive) = match keys.given {
        [values @ .., Value::Boolean(flag)] => (values, *flag),
        values => (values, false),
    };
    keys.check(values, 1, None, &[Key::String])?;
    let values = values.iter().filter_map(Value::as_str).map(Str::from);
    Ok(Type::enumeration_with_case(values, case_insensitive))
}

pub(super) fn pattern(keys: &Keys<'_>) -> Result<Type, AccessError> {
    let kinds = [Key::String, Key::Regexp, Key::PatternType, Key::RegexpType];
    keys.check(keys.given, 1, None, &kinds)?;
    Ok(pattern_of(keys.given)?)
}

pub(super) fn regexp(keys: &Keys<'_>) -> Result<Type, AccessError> {
    if keys.given.len() != 1 {
        let blame = if keys.given.is_empty() {
            Blame::Expression
        } else {
            Blame::Key(1)
        };
        let issue = EvaluationIssue::BadTypeSliceArity {
            base_type: keys.label_with_article().into(),
            min: 1,
            actual: keys.given.len(),
        };
        return Err(AccessError::at(blame, issue));
    }
    keys.check(keys.given, 1, Some(1), &[Key::String, Key::Regexp])?;
    Ok(regexp_of(&keys.given[0])?)
}

pub(super) fn sem_ver(keys: &Keys<'_>) -> Result<Type, AccessError> {
    keys.check(keys.given, 1, None, &[Key::String, Key::VersionRange])?;
    Ok(sem_ver_of(keys.given)?)
}

/// Timespans and timestamps.
pub(super) fn time(keys: &Keys<'_>) -> Result<Type, AccessError> {
    if keys.given.len() > 2 {
        return Err(keys.arity(keys.label_with_article(), 0, Some(2)));
    }
    Ok(match keys.of {
        Type::Timespan(_) => timespan_range(keys.given)?,
        _ => timestamp_range(keys.given)?,
    })
}

pub(super) fn uri(keys: &Keys<'_>) -> Result<Type, AccessError> {
    match keys.given {
        [key] if uri_type::is_parameter(key) => Ok(uri_type::uri_type_of(key)?),
        [key] => Err(keys.not_a_type(0, key, "URI-Type")),
        _ => Err(keys.arity("URI-Type".into(), 1, None)),
    }
}

pub(super) fn runtime(keys: &Keys<'_>) -> Result<Type, AccessError> {
    keys.check(keys.given, 2, Some(2), &[Key::String, Key::String])?;
    match keys.given {
        [Value::String(_), Value::String(name)] if name.is_empty() => {
            let issue = MismatchIssue::Type {
                at: "Runtime 'name_or_pattern' has wrong type,".into(),
                expected: ["String[1]".into(), "Tuple[Regexp, String[1]]".into()].into(),
                actual: "String".into(),
            };
            Err(AccessError::Argument(issue.into()))
        }
        [Value::String(runtime), Value::String(name)] => {
            Ok(runtime_of(runtime.clone(), name.clone()))
        }
        _ => Ok(Type::runtime()),
    }
}
