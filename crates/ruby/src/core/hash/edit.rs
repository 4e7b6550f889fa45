//! Changing hashes.

use super::table;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

pub(super) fn set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    table::store(ruby, this, args.at(0), args.at(1))?;
    Ok(args.at(1))
}

pub(super) fn delete(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match (table::remove(ruby, this, args.at(0))?, args.block) {
        (Some((_, value)), _) => Ok(value),
        (None, Some(block)) => ruby.call_block(block, &[args.at(0)]),
        (None, None) => Ok(Value::Nil),
    }
}

pub(super) fn shift(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let first = ruby
        .hash_of(this)
        .and_then(|table| table.entries.next_from(0));
    match first {
        Some((_, (key, value))) => {
            table::remove(ruby, this, key)?;
            Ok(ruby.array(vec![key, value]))
        }
        None => table::default_for(ruby, this, Value::Nil),
    }
}

pub(super) fn clear(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.hash_mut(this)?.entries.clear();
    Ok(this)
}

pub(super) fn replace(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let other = ruby.to_hash(args.at(0))?;
    let table = ruby.hash_of(other).cloned().unwrap_or_default();
    ruby.charge(table.len() * 72)?;
    ruby.heap.grew(table.len() * 72);
    *ruby.hash_mut(this)? = table;
    Ok(this)
}

pub(super) fn rehash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let pairs = ruby.pairs(this).unwrap_or_default();
    ruby.hash_mut(this)?.entries.clear();
    for (key, value) in pairs {
        table::store(ruby, this, key, value)?;
    }
    Ok(this)
}

pub(super) fn merge(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = table::copy(ruby, this)?;
    update(ruby, made, args)
}

pub(super) fn update(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    for other in args.values {
        let other = ruby.to_hash(*other)?;
        for (key, value) in ruby.pairs(other).unwrap_or_default() {
            let value = match (args.block, table::fetch(ruby, this, key)?) {
                (Some(block), Some(own)) => ruby.call_block(block, &[key, own, value])?,
                _ => value,
            };
            table::store(ruby, this, key, value)?;
        }
    }
    Ok(this)
}
