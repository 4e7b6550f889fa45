//! Hashes of some of the entries.

use super::table;
use crate::core::enumerator;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::Args;
use crate::object::{HashTable, Value};

/// A new hash of the entries of which the block says what is wanted.
fn kept(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>, wanted: bool) -> Outcome {
    let mut made = table::plain(ruby, this);
    ruby.charge(made.len() * 72)?;
    let mut result = Ok(());
    made.entries.retain(|_, (key, value)| {
        if result.is_err() {
            return false;
        }
        match ruby.call_block(block, &[*key, *value]) {
            Ok(said) => said.is_truthy() == wanted,
            Err(throw) => {
                result = Err(throw);
                false
            }
        }
    });
    result?;
    Ok(ruby.hash(made))
}

pub(super) fn select(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => kept(ruby, this, block, true),
        None => enumerator::of(ruby, this, "select", &[]),
    }
}

pub(super) fn reject(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => kept(ruby, this, block, false),
        None => enumerator::of(ruby, this, "reject", &[]),
    }
}

/// Keeps the entries of which the block says what is wanted; whether some were dropped.
fn keep(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>, wanted: bool) -> Outcome<bool> {
    table::retain(ruby, this, |ruby, key, value| {
        Ok(ruby.call_block(block, &[key, value])?.is_truthy() == wanted)
    })
}

pub(super) fn select_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "select!", &[]);
    };
    let changed = keep(ruby, this, block, true)?;
    Ok(if changed { this } else { Value::Nil })
}

pub(super) fn keep_if(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "keep_if", &[]);
    };
    keep(ruby, this, block, true)?;
    Ok(this)
}

pub(super) fn reject_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "reject!", &[]);
    };
    let changed = keep(ruby, this, block, false)?;
    Ok(if changed { this } else { Value::Nil })
}

pub(super) fn delete_if(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "delete_if", &[]);
    };
    keep(ruby, this, block, false)?;
    Ok(this)
}

pub(super) fn compact(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut made = table::plain(ruby, this);
    ruby.charge(made.len() * 72)?;
    made.entries.retain(|_, (_, value)| !value.is_nil());
    Ok(ruby.hash(made))
}

pub(super) fn compact_own(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let changed = table::retain(ruby, this, |_, _, value| Ok(!value.is_nil()))?;
    Ok(if changed { this } else { Value::Nil })
}

pub(super) fn slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let by_identity = ruby.hash_of(this).is_some_and(|table| table.by_identity);
    let mut made = HashTable {
        by_identity,
        ..HashTable::default()
    };
    for key in args.values {
        let found = table::key_in(ruby, this, *key)?;
        let entry = ruby
            .hash_of(this)
            .and_then(|table| table.entries.get(&found))
            .copied();
        if let Some((key, value)) = entry {
            made.insert(found, key, value);
        }
    }
    Ok(ruby.hash(made))
}

pub(super) fn except(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = table::plain(ruby, this);
    ruby.charge(table.len() * 72)?;
    let made = ruby.hash(table);
    for key in args.values {
        table::remove(ruby, made, *key)?;
    }
    Ok(made)
}

pub(super) fn invert(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let pairs = ruby.pairs(this).unwrap_or_default();
    ruby.charge(pairs.len() * 72)?;
    table::of_pairs(ruby, pairs.into_iter().map(|(key, value)| (value, key)))
}

pub(super) fn flatten(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let level = match args.get(0) {
        Some(level) => ruby.expect_integer(level)?,
        None => 1,
    };
    let pairs = ruby.pairs(this).unwrap_or_default();
    ruby.charge(pairs.len() * 32)?;
    if level == 0 {
        let pairs = pairs
            .into_iter()
            .map(|(key, value)| ruby.array(vec![key, value]))
            .collect();
        return Ok(ruby.array(pairs));
    }
    let flat = pairs.into_iter().flat_map(|(key, value)| [key, value]);
    let flat = ruby.array(flat.collect());
    match level {
        1 => Ok(flat),
        level if level < 0 => ruby.send(flat, "flatten", &[]),
        level => ruby.send(flat, "flatten", &[Value::Integer(level - 1)]),
    }
}
