//! Reading and changing hashes: what all methods of `Hash` and of sets go through.

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::object::{HashTable, Key, Peek, Value};

/// What a value is as a key of a hash.
pub(crate) fn key_in(ruby: &mut Ruby<'_>, hash: Value, key: Value) -> Outcome<Key> {
    if ruby.hash_of(hash).is_some_and(|table| table.by_identity)
        && let Value::Object(id) = key
    {
        return Ok(Key::Object(id));
    }
    ruby.key(key)
}

/// The value of a key, if it is there.
pub(crate) fn fetch(ruby: &mut Ruby<'_>, hash: Value, key: Value) -> Outcome<Option<Value>> {
    if let Peek::Known(found) = ruby.vm.peek_at(hash, key) {
        return Ok(found);
    }
    let key = key_in(ruby, hash, key)?;
    Ok(ruby.hash_of(hash).and_then(|table| table.get(&key)))
}

/// The value of a key, or what the hash has for those that are not there.
pub(crate) fn get(ruby: &mut Ruby<'_>, hash: Value, key: Value) -> Outcome {
    match fetch(ruby, hash, key)? {
        Some(value) => Ok(value),
        None => default_for(ruby, hash, key),
    }
}

/// What a hash has for a key that is not there.
pub(crate) fn default_for(ruby: &mut Ruby<'_>, hash: Value, key: Value) -> Outcome {
    // Hashes of the host have nothing for such keys.
    if ruby.vm.is_lazy(hash) {
        return Ok(Value::Nil);
    }
    let Some(table) = ruby.hash_of(hash) else {
        return Ok(Value::Nil);
    };
    match (table.default_proc, table.default) {
        (Some(Value::Object(proc)), _) => ruby.call_proc(proc, &[hash, key], false, None),
        (_, default) => Ok(default),
    }
}

/// Sets the value of a key.
pub(crate) fn store(ruby: &mut Ruby<'_>, hash: Value, key: Value, value: Value) -> Outcome<()> {
    ruby.check_frozen(hash)?;
    let by_identity = ruby.hash_of(hash).is_some_and(|table| table.by_identity);
    let found = key_in(ruby, hash, key)?;
    let is_new = ruby
        .hash_of(hash)
        .is_some_and(|table| !table.entries.contains_key(&found));
    if is_new {
        if let Some(id) = hash.object()
            && ruby.iterating.contains(&id)
        {
            let message = "can't add a new key into hash during iteration";
            return Err(ruby.error("RuntimeError", message));
        }
        let key = if by_identity { key } else { ruby.own_key(key) };
        ruby.charge(96)?;
        ruby.heap.grew(72);
        ruby.hash_mut(hash)?.insert(found, key, value);
    } else {
        ruby.hash_mut(hash)?.insert(found, key, value);
    }
    Ok(())
}

/// Takes a key out, and gives what it had.
pub(crate) fn remove(
    ruby: &mut Ruby<'_>,
    hash: Value,
    key: Value,
) -> Outcome<Option<(Value, Value)>> {
    ruby.check_frozen(hash)?;
    let key = key_in(ruby, hash, key)?;
    let table = ruby.hash_mut(hash)?;
    let Some(entry) = table.entries.remove(&key) else {
        return Ok(None);
    };
    // Those who go through it know entries by their places.
    let is_iterated = hash.object().is_some_and(|id| ruby.iterating.contains(&id));
    if !is_iterated {
        ruby.hash_mut(hash)?.entries.close_gaps();
    }
    Ok(Some(entry))
}

/// Keeps the entries that a test wants; whether some were dropped. An entry is dropped as soon as
/// the test has said so, and an error of the test leaves the rest as it is.
pub(crate) fn retain(
    ruby: &mut Ruby<'_>,
    hash: Value,
    mut test: impl FnMut(&mut Ruby<'_>, Value, Value) -> Outcome<bool>,
) -> Outcome<bool> {
    ruby.check_frozen(hash)?;
    let pairs = ruby.pairs(hash).unwrap_or_default();
    let mut dropped = Vec::new();
    let mut result = Ok(());
    for (key, value) in pairs {
        match test(ruby, key, value) {
            Ok(true) => {}
            Ok(false) => dropped.push(key),
            Err(throw) => {
                result = Err(throw);
                break;
            }
        }
    }
    let any = !dropped.is_empty();
    if any {
        let mut gone = rustc_hash::FxHashSet::default();
        for key in dropped {
            gone.insert(key_in(ruby, hash, key)?);
        }
        let table = ruby.hash_mut(hash)?;
        table.entries.retain(|key, _| !gone.contains(key));
    }
    result.map(|()| any)
}

/// The entries in a new hash without a default.
pub(crate) fn plain(ruby: &mut Ruby<'_>, hash: Value) -> HashTable {
    match ruby.hash_of(hash) {
        Some(table) => HashTable {
            entries: table.entries.clone(),
            by_identity: table.by_identity,
            ..HashTable::default()
        },
        None => HashTable::default(),
    }
}

/// A copy of a hash, with its class and its default.
pub(crate) fn copy(ruby: &mut Ruby<'_>, hash: Value) -> Outcome {
    let class = ruby.real_class_of(hash);
    let table = ruby.hash_of(hash).cloned().unwrap_or_default();
    ruby.charge(table.len() * 72)?;
    let kind = crate::object::Kind::Hash(Box::new(table));
    Ok(ruby.add(class, kind))
}

/// A new hash of entries.
pub(crate) fn of_pairs(
    ruby: &mut Ruby<'_>,
    pairs: impl IntoIterator<Item = (Value, Value)>,
) -> Outcome {
    let mut table = HashTable::default();
    for (key, value) in pairs {
        let key = ruby.own_key(key);
        let found = ruby.key(key)?;
        table.insert(found, key, value);
    }
    let kind = crate::object::Kind::Hash(Box::new(table));
    Ok(ruby.add(classes::HASH, kind))
}
