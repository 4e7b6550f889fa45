//! Changing arrays by what a block says of each element.

use crate::core::enumerator;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::Args;
use crate::object::{Key, Value};

pub(super) fn map_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "map!", &[]);
    };
    ruby.check_frozen(this)?;
    let mut index = 0;
    while let Some(value) = ruby.array_of(this).and_then(|all| all.get(index)).copied() {
        let value = ruby.call_block(block, &[value])?;
        if let Some(place) = ruby.array_mut(this)?.get_mut(index) {
            *place = value;
        }
        index += 1;
    }
    Ok(this)
}

/// Keeps the elements of which the block says what is wanted; whether some were dropped. If the
/// block ends early, what it has not seen stays.
fn keep(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>, wanted: bool) -> Outcome<bool> {
    ruby.check_frozen(this)?;
    let items = ruby.items(this).unwrap_or_default();
    let mut kept = Vec::with_capacity(items.len());
    let mut result = Ok(());
    for (index, value) in items.iter().enumerate() {
        match ruby.call_block(block, &[*value]) {
            Ok(said) if said.is_truthy() == wanted => kept.push(*value),
            Ok(_) => {}
            Err(throw) => {
                kept.extend_from_slice(&items[index..]);
                result = Err(throw);
                break;
            }
        }
    }
    let changed = kept.len() < items.len();
    if changed {
        *ruby.array_mut(this)? = kept;
    }
    result.map(|()| changed)
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
    let mut items = ruby.items(this).unwrap_or_default();
    ruby.charge(items.len())?;
    items.retain(|item| !item.is_nil());
    Ok(ruby.array(items))
}

pub(super) fn compact_own(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let items = ruby.array_mut(this)?;
    let before = items.len();
    items.retain(|item| !item.is_nil());
    let changed = items.len() < before;
    Ok(if changed { this } else { Value::Nil })
}

pub(super) fn uniq_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let items = ruby.items(this).unwrap_or_default();
    let mut seen = rustc_hash::FxHashSet::default();
    let mut kept = Vec::new();
    for value in &items {
        let by = match args.block {
            Some(block) => ruby.call_block(block, &[*value])?,
            None => *value,
        };
        ruby.charge(size_of::<Key>())?;
        if seen.insert(ruby.key(by)?) {
            kept.push(*value);
        }
    }
    if kept.len() == items.len() {
        return Ok(Value::Nil);
    }
    *ruby.array_mut(this)? = kept;
    Ok(this)
}
