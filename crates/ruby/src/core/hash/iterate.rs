//! Going through hashes, and making others with changed keys or values.

use super::table;
use crate::core::enumerable::{self, Flow};
use crate::core::enumerator;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::Args;
use crate::object::{HashTable, Value};

/// Calls the block with each entry, one array of two.
fn each_entry(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>) -> Outcome {
    let takes_apart = enumerable::takes_apart(ruby, block);
    ruby.with_rounds(block, |ruby, rounds| {
        enumerable::each_pair(ruby, this, |ruby, key, value| {
            if takes_apart {
                ruby.round(rounds, &[key, value])?;
            } else {
                let pair = ruby.array(vec![key, value]);
                ruby.round(rounds, &[pair])?;
            }
            Ok(Flow::Next)
        })
    })?;
    Ok(this)
}

pub(super) fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => each_entry(ruby, this, block),
        None => enumerator::of(ruby, this, "each", &[]),
    }
}

pub(super) fn each_pair(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.block {
        Some(block) => each_entry(ruby, this, block),
        None => enumerator::of(ruby, this, "each_pair", &[]),
    }
}

pub(super) fn each_key(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each_key", &[]);
    };
    enumerable::each_pair(ruby, this, |ruby, key, _| {
        ruby.call_block(block, &[key])?;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

pub(super) fn each_value(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each_value", &[]);
    };
    enumerable::each_pair(ruby, this, |ruby, _, value| {
        ruby.call_block(block, &[value])?;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

pub(super) fn transform_values(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "transform_values", &[]);
    };
    let mut made = table::plain(ruby, this);
    ruby.charge(made.len() * 72)?;
    for (_, value) in made.entries.values_mut() {
        *value = ruby.call_block(block, &[*value])?;
    }
    Ok(ruby.hash(made))
}

pub(super) fn transform_own_values(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "transform_values!", &[]);
    };
    ruby.check_frozen(this)?;
    enumerable::each_pair(ruby, this, |ruby, key, value| {
        let value = ruby.call_block(block, &[value])?;
        table::store(ruby, this, key, value)?;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

/// The new name of a key: of the hash that was given, of the block, or itself.
fn renamed(ruby: &mut Ruby<'_>, key: Value, args: &Args<'_>) -> Outcome {
    if let Some(names) = args.get(0) {
        if let Some(name) = table::fetch(ruby, names, key)? {
            return Ok(name);
        }
        if args.block.is_none() {
            return Ok(key);
        }
    }
    match args.block {
        Some(block) => ruby.call_block(block, &[key]),
        None => Ok(key),
    }
}

pub(super) fn transform_keys(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.get(0) {
        Some(names) => drop(ruby.to_hash(names)?),
        None if args.block.is_none() => {
            return enumerator::of(ruby, this, "transform_keys", &[]);
        }
        None => {}
    }
    let made = ruby.hash(HashTable::default());
    for (key, value) in ruby.pairs(this).unwrap_or_default() {
        let key = renamed(ruby, key, args)?;
        table::store(ruby, made, key, value)?;
    }
    Ok(made)
}

pub(super) fn transform_own_keys(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.is_empty() && args.block.is_none() {
        return enumerator::of(ruby, this, "transform_keys!", &[]);
    }
    ruby.check_frozen(this)?;
    let mut made = HashTable::default();
    for (key, value) in ruby.pairs(this).unwrap_or_default() {
        let key = renamed(ruby, key, args)?;
        let key = ruby.own_key(key);
        let found = ruby.key(key)?;
        made.insert(found, key, value);
    }
    ruby.hash_mut(this)?.entries = made.entries;
    Ok(this)
}
