//! The order of elements: `reverse`, `rotate`, `sort!`, `bsearch`.

use super::access::count;
use crate::core::enumerable::{sort_by_keys, sort_values};
use crate::core::enumerator;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

pub(super) fn reverse(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut items = ruby.items(this).unwrap_or_default();
    ruby.charge(items.len())?;
    items.reverse();
    Ok(ruby.array(items))
}

pub(super) fn reverse_own(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.array_mut(this)?.reverse();
    Ok(this)
}

/// The elements from some one on, then those before it.
fn rotated(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<Value>> {
    let by = match args.get(0) {
        Some(by) => ruby.expect_integer(by)?,
        None => 1,
    };
    let mut items = ruby.items(this).unwrap_or_default();
    ruby.charge(items.len())?;
    if !items.is_empty() {
        let by = by.rem_euclid(items.len() as i64);
        items.rotate_left(by as usize);
    }
    Ok(items)
}

pub(super) fn rotate(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = rotated(ruby, this, args)?;
    Ok(ruby.array(items))
}

pub(super) fn rotate_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let items = rotated(ruby, this, args)?;
    *ruby.array_mut(this)? = items;
    Ok(this)
}

pub(super) fn sort_own(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let mut items = ruby.items(this).unwrap_or_default();
    sort_values(ruby, &mut items, args.block)?;
    *ruby.array_mut(this)? = items;
    Ok(this)
}

pub(super) fn sort_own_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "sort_by!", &[]);
    };
    ruby.check_frozen(this)?;
    let mut pairs = Vec::new();
    for item in ruby.items(this).unwrap_or_default() {
        pairs.push((ruby.call_block(block, &[item])?, item));
    }
    sort_by_keys(ruby, &mut pairs)?;
    *ruby.array_mut(this)? = pairs.into_iter().map(|(_, item)| item).collect();
    Ok(this)
}

/// Which way a search goes on from what the block said of an element.
enum Way {
    Found,
    Left,
    /// To the left, but this one may be it.
    LeftOrHere,
    Right,
}

fn way(ruby: &mut Ruby<'_>, said: Value) -> Outcome<Way> {
    match said {
        Value::Boolean(true) => Ok(Way::LeftOrHere),
        Value::Boolean(false) | Value::Nil => Ok(Way::Right),
        Value::Integer(0) => Ok(Way::Found),
        number if ruby.is_a(number, crate::image::classes::NUMERIC) => {
            let zero = Value::Integer(0);
            if ruby.equal(number, zero)? {
                return Ok(Way::Found);
            }
            let is_less = ruby.send_known(number, known::LT, &[zero])?.is_truthy();
            Ok(if is_less { Way::Left } else { Way::Right })
        }
        other => {
            let class = ruby.real_class_of(other);
            let class = ruby.module_name(class);
            let message =
                format!("wrong argument type {class} (must be numeric, true, false or nil)");
            Err(ruby.type_error(message))
        }
    }
}

/// The least number in a range that a block finds, by halves.
pub(crate) fn search(
    ruby: &mut Ruby<'_>,
    mut low: i64,
    mut high: i64,
    mut ask: impl FnMut(&mut Ruby<'_>, i64) -> Outcome,
) -> Outcome<Option<i64>> {
    let mut found = None;
    while low < high {
        let middle = low + (high - low) / 2;
        let said = ask(ruby, middle)?;
        match way(ruby, said)? {
            Way::Found => return Ok(Some(middle)),
            Way::LeftOrHere => {
                found = Some(middle);
                high = middle;
            }
            Way::Left => high = middle,
            Way::Right => low = middle + 1,
        }
    }
    Ok(found)
}

fn bsearch_place(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Option<i64>> {
    let Some(block) = args.block else {
        return Ok(None);
    };
    let length = count(ruby, this) as i64;
    search(ruby, 0, length, |ruby, index| {
        let items = ruby.array_of(this);
        let value = items.and_then(|items| items.get(index as usize)).copied();
        ruby.call_block(block, &[value.unwrap_or_default()])
    })
}

pub(super) fn bsearch(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "bsearch", &[]);
    }
    let place = bsearch_place(ruby, this, args)?;
    let items = ruby.array_of(this);
    let found = place.and_then(|index| items.and_then(|items| items.get(index as usize)));
    Ok(found.copied().unwrap_or_default())
}

pub(super) fn bsearch_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "bsearch_index", &[]);
    }
    let place = bsearch_place(ruby, this, args)?;
    Ok(place.map(Value::Integer).unwrap_or_default())
}
