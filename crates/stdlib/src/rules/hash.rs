//! Hashes: merged, asked, made of arrays and made into arrays.

use std::sync::Arc;

use marotte_pcore::deep::grow;
use marotte_pcore::{Hash, Value, flatten};

use crate::plain::{array, exactly, hash, is_exact, push_s, to_s};

/// `merge` and `stdlib::merge`: of equal keys the last value counts. What is empty or `undef` adds
/// nothing. Merging with a block is left to the file.
pub(super) fn merge(arguments: &[Value]) -> Option<Value> {
    if let [Value::Hash(only)] = arguments {
        return has_scalar_keys(only).then(|| Hash::clone(only).into());
    }
    // The first one is copied as it is: none of its keys is looked for.
    let mut merged: Option<Hash> = None;
    for (index, argument) in arguments.iter().enumerate() {
        match argument {
            Value::Undef => {}
            Value::String(text) if text.is_empty() => {}
            Value::Hash(hash) if has_scalar_keys(hash) => match &mut merged {
                None => merged = Some(hash.clone_with_room(entries(&arguments[index + 1..]))),
                Some(merged) => {
                    merged.extend(hash.iter().map(|(key, value)| (key.clone(), value.clone())));
                }
            },
            _ => return None,
        }
    }
    Some(merged.unwrap_or_default().into())
}

/// How many entries some hashes have together.
fn entries(hashes: &[Value]) -> usize {
    let lengths = hashes.iter().map(|of| hash(of).map_or(0, Hash::len));
    lengths.sum()
}

/// Whether the keys are scalars that any of these functions takes.
fn has_scalar_keys(hash: &Hash) -> bool {
    hash.keys().all(|key| {
        matches!(
            key,
            Value::String(_) | Value::Integer(_) | Value::Boolean(_)
        )
    })
}

/// `deep_merge`: hashes of the same key are merged, too.
pub(super) fn deep_merge(arguments: &[Value]) -> Option<Value> {
    if arguments.len() < 2 {
        return None;
    }
    let mut merged: Option<Hash> = None;
    for (index, argument) in arguments.iter().enumerate() {
        match argument {
            Value::String(text) if text.is_empty() => {}
            other => match (hash(other)?, &mut merged) {
                (first, None) => {
                    merged = Some(first.clone_with_room(entries(&arguments[index + 1..])));
                }
                (other, Some(merged)) => merge_into(merged, other),
            },
        }
    }
    Some(merged.unwrap_or_default().into())
}

fn merge_into(merged: &mut Hash, other: &Hash) {
    for (key, value) in other.iter() {
        match (value, merged.get_mut(key)) {
            (Value::Hash(new), Some(Value::Hash(old))) => {
                if Arc::get_mut(old).is_none() {
                    *old = Arc::new(old.clone_with_room(new.len()));
                }
                grow(|| merge_into(Arc::make_mut(old), new));
            }
            (value, Some(old)) => *old = value.clone(),
            (value, None) => drop(merged.insert(key.clone(), value.clone())),
        }
    }
}

/// `has_key`
pub(super) fn has_key(arguments: &[Value]) -> Option<Value> {
    let [table, key] = exactly(arguments)?;
    let table = hash(table)?;
    is_exact(key).then(|| table.contains_key(key).into())
}

/// `is_hash`
pub(super) fn is_hash(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    Some(matches!(value, Value::Hash(_)).into())
}

/// `join_keys_to_values`: texts of a key, a separator and a value; of an array, each value.
pub(super) fn join_keys_to_values(arguments: &[Value]) -> Option<Value> {
    let [table, separator] = exactly(arguments)?;
    let (table, separator) = (hash(table)?, separator.as_str()?);
    let mut joined = Vec::with_capacity(table.len());
    let mut text = String::new();
    for (key, value) in table.iter() {
        let key = to_s(key);
        let mut add = |value: &Value| {
            text.clear();
            text.push_str(&key);
            text.push_str(separator);
            push_s(&mut text, value);
            joined.push(Value::from(text.as_str()));
        };
        match value {
            Value::Array(values) => values.iter().for_each(add),
            Value::String(text) if text == "undef" => joined.push(Value::String(key)),
            value => add(value),
        }
    }
    Some(Value::array(joined))
}

/// `hash`: keys and values in turn, however deep they are in arrays.
pub(super) fn of_array(arguments: &[Value]) -> Option<Value> {
    let values = flatten(array(arguments.first()?)?.iter().cloned());
    let pairs = values.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    let mut table = Hash::with_capacity(pairs.len());
    for pair in pairs {
        if !is_exact(&pair[0]) {
            return None;
        }
        table.insert(pair[0].clone(), pair[1].clone());
    }
    Some(table.into())
}

/// `dig44`: what a path leads to, or a default.
pub(super) fn dig44(arguments: &[Value]) -> Option<Value> {
    let (data, path, default) = match arguments {
        [data, path] => (data, path, Value::Undef),
        [data, path, default, ..] => (data, path, default.clone()),
        _ => return None,
    };
    if !matches!(data, Value::Hash(_) | Value::Array(_)) {
        return None;
    }
    let mut found = Some(data);
    for key in array(path)? {
        found = match (found, key) {
            (Some(Value::Hash(hash)), key) if is_exact(key) => hash.get(key),
            (Some(Value::Array(values)), Value::Integer(at)) => {
                values.as_slice().get(usize::try_from(*at).ok()?)
            }
            (Some(Value::Hash(_) | Value::Array(_)), _) => return None,
            _ => None,
        };
        if let Some(Value::Undef) | None = found {
            return Some(default);
        }
    }
    Some(found.cloned().unwrap_or(default))
}
