//! Changing sets, and sets of some of the elements.

use super::{each_of, elements, insert, is_set, like, table};
use crate::core::{enumerator, hash};
use crate::interp::{Block, Outcome, Ruby};
use crate::native::{Args, NativeMethod, native};
use crate::object::{HashTable, Value};

pub(super) static METHODS: &[NativeMethod] = &[
    native("add", 1, add),
    native("<<", 1, add),
    native("add?", 1, add_new),
    native("delete", 1, delete),
    native("delete?", 1, delete_known),
    native("clear", 0, clear),
    native("replace", 1, replace),
    native("reset", 0, |_, this, _| Ok(this)),
    native("merge", 1, merge),
    native("subtract", 1, subtract),
    native("map!", 0, map_own),
    native("collect!", 0, map_own),
    native("select!", 0, select_own),
    native("filter!", 0, select_own),
    native("keep_if", 0, keep_if),
    native("reject!", 0, reject_own),
    native("delete_if", 0, delete_if),
    native("partition", 0, partition),
    native("classify", 0, classify),
    native("flatten", 0, flatten),
];

fn add(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    insert(ruby, this, args.at(0))?;
    Ok(this)
}

fn add_new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let is_new = insert(ruby, this, args.at(0))?;
    Ok(if is_new { this } else { Value::Nil })
}

/// Takes a value out; whether it was there.
fn remove(ruby: &mut Ruby<'_>, this: Value, value: Value) -> Outcome<bool> {
    let table = table(ruby, this);
    Ok(hash::remove(ruby, table, value)?.is_some())
}

fn delete(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    remove(ruby, this, args.at(0))?;
    Ok(this)
}

fn delete_known(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let was_there = remove(ruby, this, args.at(0))?;
    Ok(if was_there { this } else { Value::Nil })
}

fn clear(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    ruby.hash_mut(table)?.entries.clear();
    Ok(this)
}

fn replace(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = each_of(ruby, args.at(0))?;
    clear(ruby, this, args)?;
    for value in values {
        insert(ruby, this, value)?;
    }
    Ok(this)
}

fn merge(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    for value in each_of(ruby, args.at(0))? {
        insert(ruby, this, value)?;
    }
    Ok(this)
}

fn subtract(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    for value in each_of(ruby, args.at(0))? {
        remove(ruby, this, value)?;
    }
    Ok(this)
}

fn map_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "map!", &[]);
    };
    let mut made = Vec::new();
    for value in elements(ruby, this) {
        made.push(ruby.call_block(block, &[value])?);
    }
    clear(ruby, this, args)?;
    for value in made {
        insert(ruby, this, value)?;
    }
    Ok(this)
}

/// Keeps the elements of which the block says what is wanted; whether some were dropped.
fn keep(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>, wanted: bool) -> Outcome<bool> {
    let table = table(ruby, this);
    hash::retain(ruby, table, |ruby, value, _| {
        Ok(ruby.call_block(block, &[value])?.is_truthy() == wanted)
    })
}

fn select_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "select!", &[]);
    };
    let changed = keep(ruby, this, block, true)?;
    Ok(if changed { this } else { Value::Nil })
}

fn keep_if(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "keep_if", &[]);
    };
    keep(ruby, this, block, true)?;
    Ok(this)
}

fn reject_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "reject!", &[]);
    };
    let changed = keep(ruby, this, block, false)?;
    Ok(if changed { this } else { Value::Nil })
}

fn delete_if(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "delete_if", &[]);
    };
    keep(ruby, this, block, false)?;
    Ok(this)
}

/// Unlike the other ways to choose, this one gives arrays.
fn partition(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "partition", &[]);
    };
    let (mut yes, mut no) = (Vec::new(), Vec::new());
    for value in elements(ruby, this) {
        if ruby.call_block(block, &[value])?.is_truthy() {
            yes.push(value);
        } else {
            no.push(value);
        }
    }
    let parts = vec![ruby.array(yes), ruby.array(no)];
    Ok(ruby.array(parts))
}

fn classify(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "classify", &[]);
    };
    let groups = ruby.hash(HashTable::default());
    for value in elements(ruby, this) {
        let group = ruby.call_block(block, &[value])?;
        let members = match hash::fetch(ruby, groups, group)? {
            Some(members) => members,
            None => {
                let members = like(ruby, this, Vec::new())?;
                hash::store(ruby, groups, group, members)?;
                members
            }
        };
        insert(ruby, members, value)?;
    }
    Ok(groups)
}

fn flatten(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let made = like(ruby, this, Vec::new())?;
    flatten_into(ruby, this, made)?;
    Ok(made)
}

fn flatten_into(ruby: &mut Ruby<'_>, this: Value, made: Value) -> Outcome<()> {
    let elements = elements(ruby, this);
    let done = ruby.guarded(this, |ruby| {
        for value in elements {
            if is_set(ruby, value) {
                flatten_into(ruby, value, made)?;
            } else {
                insert(ruby, made, value)?;
            }
        }
        Ok(())
    })?;
    match done {
        Some(()) => Ok(()),
        None => Err(ruby.argument_error("tried to flatten recursive Set")),
    }
}
