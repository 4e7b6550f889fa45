//! `Type[parameters]` where the first design has other rules.

use std::cmp::Ordering;

use marotte_diagnostics::{DialectIssue, EvaluationIssue, MAX_RANGE};

use crate::label::{label, ruby_class};
use crate::parameterize::{AccessError, Blame};
use crate::types::{ArrayType, HashType, IntegerRange, RuntimeType, Type, is_bare_optional};
use crate::value::{Array, Oversized, Value, flatten};

/// `of[keys]`, unless that is what it is in Puppet 8.
pub(crate) fn specialize(of: &Type, keys: &[Value]) -> Option<Result<Value, AccessError>> {
    if keys.is_empty() {
        return match of {
            // `File[]` names no resource.
            Type::Resource(of) if of.type_name.is_some() && of.title.is_none() => None,
            _ => Some(Ok(Value::Type(of.clone()))),
        };
    }
    let keys = flatten(keys.iter().cloned());
    let made = match of {
        Type::Integer(_) => return integer(&keys),
        Type::Float(_) => float(&keys)?,
        Type::String(_) | Type::Collection(_) => return sized(of, &keys),
        Type::Array(Some(of)) => array(of, &keys)?,
        Type::Hash(Some(of)) => hash(of, &keys)?,
        Type::Pattern(_) | Type::Regexp(_) => return text(of, &keys),
        Type::Runtime(runtime) if runtime.platform => return Some(platform(runtime, &keys)),
        of if is_bare_optional(of) => {
            return Some(crate::parameterize::puppet8(&Type::Optional(None), &keys));
        }
        _ => return None,
    };
    Some(Ok(Value::Type(made)))
}

fn is_bound(value: &Value) -> bool {
    matches!(value, Value::Default) || Oversized::any_integer(value).is_some()
}

/// `Integer[n]` is n alone, `Integer[from, to]` goes up or down, and with a step it is the array of
/// its values.
fn integer(keys: &[Value]) -> Option<Result<Value, AccessError>> {
    if !keys.iter().take(2).all(is_bound) {
        return None;
    }
    match keys {
        [only] => Some(Ok(Value::Type(Type::integers(only, only)))),
        [from, to] => Some(Ok(Value::Type(Type::integers(from, to)))),
        [from, to, step] => Some(stepped(from, to, step)),
        _ => None,
    }
}

fn stepped(from: &Value, to: &Value, step: &Value) -> Result<Value, AccessError> {
    let step = match Oversized::any_integer(step) {
        Some(step) if !step.is_negative() && !step.is_zero() => step,
        _ => {
            let actual = match step {
                Value::Integer(step) => step.to_string(),
                other => label(other),
            };
            let actual = actual.into();
            return Err(refused(2, DialectIssue::IllegalStep { actual }));
        }
    };
    let (Some(from), Some(to)) = (Oversized::any_integer(from), Oversized::any_integer(to)) else {
        return Err(refused(0, DialectIssue::UnboundRange));
    };
    let is_up = from <= to;
    let distance = if is_up { &*to - &*from } else { &*from - &*to };
    let steps = distance.divide(&step).and_then(|steps| steps.to_i64());
    let count = steps.and_then(|steps| usize::try_from(steps).ok());
    let Some(count) = count.filter(|count| *count < MAX_RANGE) else {
        return Err(refused(1, DialectIssue::RangeTooLong));
    };
    let mut values = Array::with_capacity(count + 1);
    let mut next = from.into_owned();
    for _ in 0..=count {
        let following = if is_up {
            &next + &*step
        } else {
            &next - &*step
        };
        values.push(Oversized::integer(next));
        next = following;
    }
    Ok(Value::Array(values))
}

/// `Float[2, 1]` is `Float[1, 2]`.
fn float(keys: &[Value]) -> Option<Type> {
    let bound = |value: &Value| match value {
        Value::Float(number) => Some(*number),
        value => Oversized::any_integer(value).map(|number| number.to_float()),
    };
    match keys {
        [from, to] => match (bound(from)?, bound(to)?) {
            (from, to) if from > to => Some(Type::float(Some(to), Some(from))),
            _ => None,
        },
        _ => None,
    }
}

/// Sizes may be written in either order, as ranges of integers.
fn sized(of: &Type, keys: &[Value]) -> Option<Result<Value, AccessError>> {
    match keys {
        [from @ Value::Integer(_), to @ Value::Integer(_)] if is_descending(from, to) => {
            let keys = [to.clone(), from.clone()];
            Some(crate::parameterize::puppet8(of, &keys))
        }
        _ => None,
    }
}

fn is_descending(from: &Value, to: &Value) -> bool {
    crate::compare::compare_numbers(from, to) == Some(Ordering::Greater)
}

fn size(keys: &[Value]) -> Option<IntegerRange> {
    match keys {
        [Value::Type(Type::Integer(of))] => {
            Some(of.as_ref().map(|of| of.range).unwrap_or_default())
        }
        [min] if is_bound(min) => match Type::integers(min, &Value::Default) {
            Type::Integer(of) => Some(of.map(|of| of.range).unwrap_or_default()),
            _ => None,
        },
        [min, max] if is_bound(min) && is_bound(max) => match Type::integers(min, max) {
            Type::Integer(of) => Some(of.map(|of| of.range).unwrap_or_default()),
            _ => None,
        },
        _ => None,
    }
}

/// An array type is specialised again: what is not given stays what it was.
fn array(of: &ArrayType, keys: &[Value]) -> Option<Type> {
    let (element, rest) = match keys {
        [Value::Type(element), rest @ ..] => (element.clone(), rest),
        rest @ [_, _] => (of.element.clone(), rest),
        _ => return None,
    };
    match rest {
        [] => Some(Type::array(element, of.size)),
        rest => Some(Type::array(element, Some(size(rest)?))),
    }
}

/// One type is that of the values, and the keys stay what they were.
fn hash(of: &HashType, keys: &[Value]) -> Option<Type> {
    let (key, value, rest) = match keys {
        [Value::Type(key), Value::Type(value), rest @ ..] => (key.clone(), value.clone(), rest),
        [Value::Type(value), rest @ ..] => (of.key.clone(), value.clone(), rest),
        rest @ [_, _] => (of.key.clone(), of.value.clone(), rest),
        _ => return None,
    };
    match rest {
        [] => Some(Type::hash(key, value, of.size)),
        rest => Some(Type::hash(key, value, Some(size(rest)?))),
    }
}

/// Patterns have no anchors.
fn text(of: &Type, keys: &[Value]) -> Option<Result<Value, AccessError>> {
    let keys: Vec<Value> = keys
        .iter()
        .map(|key| match key {
            Value::String(source) => Value::from(super::without_anchors(source)),
            other => other.clone(),
        })
        .collect();
    Some(crate::parameterize::puppet8(of, &keys))
}

/// `Ruby['class']`
fn platform(of: &RuntimeType, keys: &[Value]) -> Result<Value, AccessError> {
    match keys {
        [Value::String(class)] if of.name.is_none() && !class.is_empty() => {
            Ok(Value::Type(Type::platform(Some(class.clone()))))
        }
        [_] if of.name.is_some() => {
            let left = label(&Value::Type(Type::Runtime(std::sync::Arc::new(of.clone()))));
            let issue = EvaluationIssue::OperatorNotApplicable {
                operator: "[]",
                left: left.into(),
            };
            Err(AccessError::at(Blame::Left, issue))
        }
        keys => {
            let actual = match keys {
                [only] => ruby_class(only),
                keys => format!("{} parameters", keys.len()),
            };
            let actual = actual.into();
            Err(refused(0, DialectIssue::PlatformTypeParameter { actual }))
        }
    }
}

fn refused(key: usize, issue: DialectIssue) -> AccessError {
    AccessError::at(Blame::Key(key), issue)
}
