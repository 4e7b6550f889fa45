//! What a hash is: equality, subsets, identity of keys, its text.

use std::hash::{BuildHasher, Hash};

use ecow::EcoString;

use super::table;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{HashTable, Key, Value};

pub(super) fn compare_by_identity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let Some(id) = this.object() else {
        return Ok(this);
    };
    if ruby.iterating.contains(&id) {
        let message = "compare_by_identity during iteration";
        return Err(ruby.error("RuntimeError", message));
    }
    let pairs = ruby.pairs(this).unwrap_or_default();
    let table = ruby.hash_mut(this)?;
    table.by_identity = true;
    table.entries.clear();
    for (key, value) in pairs {
        table::store(ruby, this, key, value)?;
    }
    Ok(this)
}

pub(super) fn is_by_identity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let by_identity = ruby.hash_of(this).is_some_and(|table| table.by_identity);
    Ok(by_identity.into())
}

/// Whether two hashes have equal keys, and values that a test finds equal.
fn same(
    ruby: &mut Ruby<'_>,
    this: Value,
    other: Value,
    test: fn(&mut Ruby<'_>, Value, Value) -> Outcome<bool>,
) -> Outcome<bool> {
    if this.is_same(other) {
        return Ok(true);
    }
    let Some(entries) = ruby.hash_of(this).map(|table| table.entries.clone()) else {
        return Ok(false);
    };
    match ruby.hash_of(other) {
        Some(table) if table.len() == entries.len() => {}
        _ => return Ok(false),
    }
    ruby.charge(entries.len() * 16)?;
    let equal = ruby.guarded(this, |ruby| {
        for (key, (_, value)) in entries {
            let found = ruby.hash_of(other).and_then(|table| table.get(&key));
            match found {
                Some(found) if test(ruby, value, found)? => {}
                _ => return Ok(false),
            }
        }
        Ok(true)
    })?;
    Ok(equal.unwrap_or(true))
}

pub(super) fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    Ok(same(ruby, this, other, |ruby, one, two| ruby.equal(one, two))?.into())
}

/// `eql?`
pub(crate) fn eql(ruby: &mut Ruby<'_>, one: Value, two: Value) -> Outcome<bool> {
    Ok(ruby.key(one)? == ruby.key(two)?)
}

pub(super) fn is_eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(same(ruby, this, args.at(0), eql)?.into())
}

/// A number that is the same for all that are the same as a key.
pub(crate) fn hash_number(key: &Key) -> i64 {
    let mut hasher = rustc_hash::FxBuildHasher.build_hasher();
    key.hash(&mut hasher);
    // Small enough for arithmetic with it to stay small.
    (std::hash::Hasher::finish(&hasher) >> 2) as i64
}

/// `hash` of arrays and hashes.
pub(crate) fn hash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let key = ruby.key(this)?;
    Ok(hash_number(&key).into())
}

/// Whether all entries of one are in the other, and whether the other has more.
fn within(ruby: &mut Ruby<'_>, one: Value, two: Value) -> Outcome<(bool, bool)> {
    let two = ruby.to_hash(two)?;
    let one = ruby.to_hash(one)?;
    let entries = ruby
        .hash_of(one)
        .map(|table| table.entries.clone())
        .unwrap_or_default();
    let more = ruby.hash_of(two).map_or(0, HashTable::len) > entries.len();
    ruby.charge(entries.len())?;
    for (key, (_, value)) in entries {
        match ruby.hash_of(two).and_then(|table| table.get(&key)) {
            Some(found) if ruby.equal(value, found)? => {}
            _ => return Ok((false, more)),
        }
    }
    Ok((true, more))
}

pub(super) fn is_within(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(within(ruby, this, args.at(0))?.0.into())
}

pub(super) fn is_properly_within(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (all, more) = within(ruby, this, args.at(0))?;
    Ok((all && more).into())
}

pub(super) fn contains(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(within(ruby, args.at(0), this)?.0.into())
}

pub(super) fn properly_contains(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (all, more) = within(ruby, args.at(0), this)?;
    Ok((all && more).into())
}

pub(super) fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = ruby.guarded(this, |ruby| {
        let pairs = ruby.pairs(this).unwrap_or_default();
        let mut text = EcoString::from("{");
        for (index, (key, value)) in pairs.into_iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(&ruby.inspect(key)?);
            text.push_str("=>");
            text.push_str(&ruby.inspect(value)?);
            ruby.charge(8)?;
        }
        text.push('}');
        ruby.charge(text.len())?;
        Ok(text)
    })?;
    Ok(ruby.string(text.unwrap_or_else(|| "{...}".into())))
}
