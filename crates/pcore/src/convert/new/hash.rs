//! `Hash.new` and `Struct.new`

use std::sync::{Arc, OnceLock};

use marotte_diagnostics::{ConversionIssue, RubyIssue};

use super::constructor::Surroundings;
use super::{Definition, elements, type_cannot_be_converted};
use crate::convert::{ConvertError, to_text};
use crate::deep::grow;
use crate::label::ruby_class;
use crate::ruby::ruby_unconverted;
use crate::value::{Array, Hash, Value};

pub(super) static HASH: Definition = Definition {
    name: "new_hash",
    local_types: &[
        ("KeyValueArray", "Array[Tuple[Any,Any],1]"),
        ("TreeArray", "Array[Tuple[Array,Any],1]"),
        ("NewHashOption", "Enum[tree, hash_tree]"),
    ],
    accepts: &[
        (
            "TreeArray $from, NewHashOption $build_option = ?",
            from_tree,
        ),
        ("KeyValueArray $from", from_tuples),
        ("Any $from", from_array),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn pairs(arguments: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    let entries: &[Value] = match arguments.first() {
        Some(Value::Array(entries)) => entries,
        _ => &[],
    };
    entries.iter().filter_map(|entry| match entry {
        Value::Array(pair) => Some((pair.first()?, pair.get(1)?)),
        _ => None,
    })
}

fn from_tuples(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    Ok(Value::hash(
        pairs(arguments).map(|(key, value)| (key.clone(), value.clone())),
    ))
}

fn from_array(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let from = arguments.first().unwrap_or(&Value::Undef);
    let values = match from {
        Value::Hash(_) => return Ok(from.clone()),
        Value::Array(values) if !values.len().is_multiple_of(2) => {
            return Err(ConversionIssue::OddElements.into());
        }
        Value::Array(values) => values.clone(),
        _ => elements(from).ok_or_else(|| type_cannot_be_converted(Some(from), "Hash"))?,
    };
    if !values.len().is_multiple_of(2) {
        return Err(ConversionIssue::OddElements.into());
    }
    let pairs = values.chunks_exact(2).filter_map(|pair| match pair {
        [key, value] => Some((key.clone(), value.clone())),
        _ => None,
    });
    Ok(Value::hash(pairs))
}

fn from_tree(arguments: &[Value], surroundings: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let Some(option) = arguments.get(1).and_then(Value::as_str) else {
        return from_tuples(arguments, surroundings);
    };
    let all_hashes = option == "hash_tree";
    let mut root = Value::from(Hash::new());
    for (path, value) in pairs(arguments) {
        let Value::Array(path) = path else { continue };
        match path.split_last() {
            None => merge_root(&mut root, value)?,
            Some((last, path)) => {
                let value = if all_hashes {
                    array_as_hash(value)
                } else {
                    value.clone()
                };
                set(&mut root, path, last, value)?;
            }
        }
    }
    Ok(root)
}

fn merge_root(root: &mut Value, value: &Value) -> Result<(), ConvertError> {
    let Value::Hash(root) = root else {
        return Ok(());
    };
    let root = Arc::make_mut(root);
    match value {
        Value::Array(values) => {
            root.extend((0..).map(Value::Integer).zip(values.iter().cloned()));
        }
        Value::Hash(hash) => {
            root.extend(hash.iter().map(|(key, value)| (key.clone(), value.clone())));
        }
        other => {
            let issue = RubyIssue::NoImplicitConversion {
                from: ruby_unconverted(other).into(),
                into: "Hash",
            };
            return Err(issue.into());
        }
    }
    Ok(())
}

/// Sets what a path leads to, with new hashes for what is not there yet.
fn set(at: &mut Value, path: &[Value], last: &Value, value: Value) -> Result<(), ConvertError> {
    let Some((step, rest)) = path.split_first() else {
        return set_here(at, last, value);
    };
    let next = match at {
        Value::Hash(hash) => {
            let hash = Arc::make_mut(hash);
            if !hash.contains_key(step) {
                hash.insert(step.clone(), Value::from(Hash::new()));
            }
            hash.get_mut(step)
        }
        Value::Array(values) => {
            let index = index_in(values, step)?;
            index.and_then(|index| values.make_mut().get_mut(index))
        }
        other => return Err(not_a_container(other)),
    };
    match next {
        Some(next) => grow(|| set(next, rest, last, value)),
        None => Err(not_a_container(&Value::Undef)),
    }
}

fn set_here(at: &mut Value, key: &Value, value: Value) -> Result<(), ConvertError> {
    /// Beyond this an index is a mistake, not an element.
    const LARGEST_INDEX: usize = 10_000_000;
    match at {
        Value::Hash(hash) => {
            Arc::make_mut(hash).insert(key.clone(), value);
        }
        Value::Array(values) => {
            let index = match key {
                Value::Integer(index) => usize::try_from(*index).ok(),
                _ => None,
            };
            let index = match index.filter(|index| *index < LARGEST_INDEX) {
                Some(index) => index,
                None => index_in(values, key)?.ok_or_else(|| ConversionIssue::IndexTooSmall {
                    index: to_text(key).as_str().into(),
                    length: values.len(),
                })?,
            };
            while values.len() <= index {
                values.push(Value::Undef);
            }
            if let Some(place) = values.make_mut().get_mut(index) {
                *place = value;
            }
        }
        other => return Err(not_a_container(other)),
    }
    Ok(())
}

/// The place of an index, which may count from the end.
fn index_in(values: &Array, key: &Value) -> Result<Option<usize>, ConvertError> {
    match key {
        Value::Integer(index) => {
            let from_end = i64::try_from(values.len())
                .unwrap_or(i64::MAX)
                .checked_add(*index);
            let index = if *index < 0 { from_end } else { Some(*index) };
            Ok(index.and_then(|index| usize::try_from(index).ok()))
        }
        other => {
            let issue = RubyIssue::NoImplicitConversion {
                from: ruby_class(other).into(),
                into: "Integer",
            };
            Err(issue.into())
        }
    }
}

fn not_a_container(value: &Value) -> ConvertError {
    let of = value.infer().generalize().to_string().into();
    ConversionIssue::NotContainer { of }.into()
}

fn array_as_hash(value: &Value) -> Value {
    match value {
        Value::Array(values) => Value::hash(
            (0..)
                .map(Value::Integer)
                .zip(values.iter().map(|value| grow(|| array_as_hash(value)))),
        ),
        other => other.clone(),
    }
}
