//! Deep merging: hashes into hashes and arrays into arrays, at all depths.

use std::cmp::Ordering;
use std::sync::Arc;

use marotte_diagnostics::{LookupIssue, RubyIssue};
use marotte_pcore::{Hash, Str, Value};

use super::{unique, without_prefix};
use crate::deep::grow;
use crate::error::{Error, Result};

/// The options of a deep merge.
#[derive(Clone, Default)]
pub(crate) struct DeepOptions {
    /// The options as they are written.
    pub(super) declared: Option<Arc<Hash>>,
    /// What marks an element or value that removes others.
    knockout_prefix: Option<Str>,
    /// Whether merged arrays are sorted.
    sort_merged_arrays: bool,
    /// Whether hashes in arrays are merged by their places.
    merge_hash_arrays: bool,
}

impl DeepOptions {
    pub(crate) fn new(options: Option<&Arc<Hash>>) -> Self {
        let get = |name: &str| options.and_then(|options| options.get_str(name));
        Self {
            declared: options.cloned(),
            knockout_prefix: get("knockout_prefix")
                .and_then(Value::as_str)
                .map(Str::from),
            sort_merged_arrays: get("sort_merged_arrays").is_some_and(Value::is_truthy),
            merge_hash_arrays: get("merge_hash_arrays").is_some_and(Value::is_truthy),
        }
    }
}

/// Puts a value over another.
pub(super) fn merge(source: Value, dest: Value, options: &DeepOptions) -> Result<Value> {
    if options.knockout_prefix.as_deref() == Some("") {
        return Err(Error::other(LookupIssue::EmptyKnockoutPrefix));
    }
    over(source, dest, options)
}

fn over(source: Value, dest: Value, options: &DeepOptions) -> Result<Value> {
    if matches!(source, Value::Undef) {
        return Ok(dest);
    }
    if !dest.is_truthy() {
        return Ok(source);
    }
    match source {
        Value::Hash(source) => match dest {
            Value::Hash(mut dest) => {
                let entries = Arc::make_mut(&mut dest);
                for (key, value) in source.iter() {
                    let before = entries.get(key).filter(|before| before.is_truthy());
                    let merged = match before {
                        Some(before) => grow(|| over(value.clone(), before.clone(), options))?,
                        // A value is put over itself, which does what an option wants with it.
                        None => itself(value, false, options)?,
                    };
                    entries.insert(key.clone(), merged);
                }
                Ok(Value::Hash(dest))
            }
            dest if source.is_empty() => Ok(dest),
            // The source takes the place of the other at its first key, and at each further one it
            // is put over itself.
            _ => {
                let mut whole = Hash::with_capacity(source.len());
                for (index, (key, value)) in source.iter().enumerate() {
                    let value = match index {
                        0 => value.clone(),
                        _ => itself(value, true, options)?,
                    };
                    whole.insert(key.clone(), value);
                }
                Ok(whole.into())
            }
        },
        Value::Array(source) => arrays(source.into_iter().collect(), dest, options),
        other => Ok(overwrite(other, &dest, options)),
    }
}

/// A value put over itself: over a copy, or over the very same one, which is then what it removes
/// elements from.
fn itself(value: &Value, is_same: bool, options: &DeepOptions) -> Result<Value> {
    grow(|| match value {
        Value::Hash(hash) => {
            let mut whole = Hash::with_capacity(hash.len());
            for (key, value) in hash.iter() {
                // A copy has the very same values.
                whole.insert(key.clone(), itself(value, true, options)?);
            }
            Ok(whole.into())
        }
        Value::Array(values) if is_same => {
            let mut kept: Vec<Value> = values.iter().cloned().collect();
            if let Some(prefix) = &options.knockout_prefix {
                if kept.iter().any(|value| value.as_str() == Some(prefix)) {
                    return Ok(Value::array([]));
                }
                knock_out_of_itself(&mut kept, prefix);
            }
            let merged = if options.merge_hash_arrays
                && kept.iter().all(|value| matches!(value, Value::Hash(_)))
            {
                let merged = kept.iter().map(|value| itself(value, true, options));
                merged.collect::<Result<Vec<Value>>>()?
            } else {
                match unique(kept) {
                    Value::Array(values) => values.into_iter().collect(),
                    _ => Vec::new(),
                }
            };
            if options.sort_merged_arrays {
                return sorted(merged);
            }
            Ok(merged.into())
        }
        other => over(other.clone(), other.clone(), options),
    })
}

/// Removes from an array what its own elements want removed, while it is walked through: what comes
/// behind an element that is removed moves into its place and is not looked at.
fn knock_out_of_itself(values: &mut Vec<Value>, prefix: &str) {
    let (mut read, mut written) = (0, 0);
    while let Some(value) = values.get(read).cloned() {
        read += 1;
        let knocked = value.as_str().and_then(|text| without_prefix(text, prefix));
        if let Some(knocked) = knocked {
            values.retain(|other| other.as_str() != Some(&knocked) && *other != value);
            continue;
        }
        if let Some(place) = values.get_mut(written) {
            *place = value;
        }
        written += 1;
    }
    values.truncate(written);
}

fn arrays(mut source: Vec<Value>, dest: Value, options: &DeepOptions) -> Result<Value> {
    let mut dest = dest;
    if let Some(prefix) = &options.knockout_prefix {
        let is_all = |value: &Value| value.as_str() == Some(prefix);
        if source.iter().any(is_all) {
            dest = match dest {
                Value::Array(_) => Value::array([]),
                Value::Hash(_) => Hash::new().into(),
                Value::String(_) => "".into(),
                _ => Value::Undef,
            };
            source.retain(|value| !is_all(value));
        }
    }
    let Value::Array(dest) = dest else {
        return Ok(overwrite(source.into(), &dest, options));
    };
    let mut dest: Vec<Value> = dest.into_iter().collect();
    if let Some(prefix) = &options.knockout_prefix {
        source.retain(|value| {
            let Some(knocked) = value.as_str().and_then(|text| without_prefix(text, prefix)) else {
                return true;
            };
            dest.retain(|other| {
                other.as_str() != Some(&knocked) && other.as_str() != value.as_str()
            });
            false
        });
    }
    let all_hashes = |values: &[Value]| values.iter().all(|v| matches!(v, Value::Hash(_)));
    let merged = if options.merge_hash_arrays && all_hashes(&source) && all_hashes(&dest) {
        let count = dest.len();
        let mut merged = Vec::with_capacity(count.max(source.len()));
        for (index, dest) in dest.into_iter().enumerate() {
            let source = source.get(index).cloned();
            let source = source.unwrap_or_else(|| Hash::new().into());
            merged.push(grow(|| over(source, dest, options))?);
        }
        merged.extend(source.into_iter().skip(count));
        merged
    } else {
        match unique(dest.into_iter().chain(source)) {
            Value::Array(values) => values.into_iter().collect(),
            _ => Vec::new(),
        }
    };
    if options.sort_merged_arrays {
        return sorted(merged);
    }
    Ok(merged.into())
}

/// A value in the place of another, unless it says that there shall be none.
fn overwrite(source: Value, _dest: &Value, options: &DeepOptions) -> Value {
    let Some(prefix) = &options.knockout_prefix else {
        return source;
    };
    match source {
        Value::String(text) => match without_prefix(&text, prefix) {
            Some(_) => "".into(),
            None => Value::String(text),
        },
        Value::Array(values) => {
            let is_knockout = |value: &Value| {
                value
                    .as_str()
                    .is_some_and(|text| text.split('\n').any(|line| line.starts_with(&**prefix)))
            };
            values
                .into_iter()
                .filter(|value| !is_knockout(value))
                .collect::<Vec<_>>()
                .into()
        }
        other => other,
    }
}

/// The elements in their order, if they have one.
fn sorted(mut values: Vec<Value>) -> Result<Value> {
    let mut failed = None;
    values.sort_by(|left, right| {
        compare(left, right).unwrap_or_else(|| {
            failed.get_or_insert_with(|| incomparable(left, right));
            Ordering::Equal
        })
    });
    match failed {
        Some(issue) => Err(Error::other(issue)),
        None => Ok(values.into()),
    }
}

/// The order of two values, as Ruby's `<=>` has it.
fn compare(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::String(left), Value::String(right)) => Some(left.as_bytes().cmp(right.as_bytes())),
        (Value::Integer(left), Value::Integer(right)) => Some(left.cmp(right)),
        (Value::Integer(left), Value::Float(right)) => Some((*left as f64).total_cmp(right)),
        (Value::Float(left), Value::Integer(right)) => Some(left.total_cmp(&(*right as f64))),
        (Value::Float(left), Value::Float(right)) => Some(left.total_cmp(right)),
        (Value::Array(left), Value::Array(right)) => {
            for (left, right) in left.iter().zip(right.iter()) {
                match grow(|| compare(left, right))? {
                    Ordering::Equal => {}
                    other => return Some(other),
                }
            }
            Some(left.len().cmp(&right.len()))
        }
        (left, right) => (left == right).then_some(Ordering::Equal),
    }
}

/// What Ruby says of two values that have no order.
fn incomparable(left: &Value, right: &Value) -> RubyIssue {
    let class = |value: &Value| match value {
        Value::String(_) => "String",
        Value::Hash(_) => "Hash",
        Value::Array(_) => "Array",
        Value::Boolean(true) => "true",
        Value::Boolean(false) => "false",
        Value::Undef => "nil",
        Value::Integer(_) => "Integer",
        Value::Float(_) => "Float",
        _ => "Object",
    };
    let other = match right {
        Value::Integer(_) | Value::Float(_) => marotte_eval::ruby_to_s(right),
        other => class(other).to_owned(),
    };
    let what = match left {
        Value::Undef => "NilClass",
        Value::Boolean(true) => "TrueClass",
        Value::Boolean(false) => "FalseClass",
        other => class(other),
    };
    let is_number = |value: &Value| matches!(value, Value::Integer(_) | Value::Float(_));
    if is_number(left) != is_number(right) {
        let (number, other) = if is_number(left) {
            (left, right)
        } else {
            (right, left)
        };
        let (number, other) = (class(number), class(other));
        return RubyIssue::ComparisonFailed {
            left: number.into(),
            right: other.into(),
        };
    }
    RubyIssue::ComparisonFailed {
        left: what.into(),
        right: other.into(),
    }
}
