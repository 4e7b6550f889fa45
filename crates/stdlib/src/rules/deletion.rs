//! Collections without something: `delete`, `delete_values`, `delete_undef_values`.

use marotte_pcore::ruby::ruby_equals;
use marotte_pcore::{Str, Value};

use crate::plain::{exactly, hash, is_exact};

/// `delete`: the elements of an array, the keys of a hash, the parts of a text.
pub(super) fn delete(arguments: &[Value]) -> Option<Value> {
    let [from, what] = exactly(arguments)?;
    let what = match what {
        Value::Array(several) => several.as_slice(),
        Value::Hash(_) => return None,
        one => std::slice::from_ref(one),
    };
    match from {
        Value::Array(values) => {
            let kept = values.iter().filter(|value| {
                let mut gone = what.iter();
                !gone.any(|gone| ruby_equals(value, gone))
            });
            Some(Value::array(kept.cloned()))
        }
        Value::Hash(table) if what.iter().all(is_exact) => {
            let kept = table.iter().filter(|(key, _)| !what.contains(key));
            Some(Value::hash(
                kept.map(|(key, value)| (key.clone(), value.clone())),
            ))
        }
        Value::String(text) => {
            let mut text = text.clone();
            for gone in what {
                let gone = gone.as_str()?;
                if !gone.is_empty() && text.contains(gone) {
                    text = Str::from(text.replace(gone, ""));
                }
            }
            Some(Value::String(text))
        }
        _ => None,
    }
}

/// `delete_values`: a hash without the entries of a value.
pub(super) fn delete_values(arguments: &[Value]) -> Option<Value> {
    let [table, gone] = exactly(arguments)?;
    let kept = hash(table)?.iter();
    let kept = kept.filter(|(_, value)| !ruby_equals(gone, value));
    Some(Value::hash(
        kept.map(|(key, value)| (key.clone(), value.clone())),
    ))
}

/// `delete_undef_values`: a hash or array without what is `undef`.
pub(super) fn delete_undef_values(arguments: &[Value]) -> Option<Value> {
    let is_there = |value: &Value| !matches!(value, Value::Undef);
    let from = arguments.first()?;
    match from {
        Value::Array(values) if values.iter().all(is_there) => Some(from.clone()),
        Value::Array(values) => Some(Value::array(
            values.iter().filter(|value| is_there(value)).cloned(),
        )),
        Value::Hash(table) if table.values().all(is_there) => Some(from.clone()),
        Value::Hash(table) => {
            let kept = table.iter().filter(|(_, value)| is_there(value));
            Some(Value::hash(
                kept.map(|(key, value)| (key.clone(), value.clone())),
            ))
        }
        _ => None,
    }
}
