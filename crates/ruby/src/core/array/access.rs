//! Reading arrays.

use super::place::{Place, position, range_place};
use crate::core::enumerable::count_of;
use crate::core::{enumerator, hash};
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, Value};

pub(super) fn build(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = ruby.module_of(this).unwrap_or(classes::ARRAY);
    Ok(ruby.add(class, Kind::Array(args.values.to_vec())))
}

pub(super) fn try_convert(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let value = args.at(0);
    if ruby.array_of(value).is_some() {
        return Ok(value);
    }
    Ok(match ruby.to_array_maybe(value)? {
        Some(items) => ruby.array(items),
        None => Value::Nil,
    })
}

/// How many elements an array has.
pub(super) fn count(ruby: &mut Ruby<'_>, this: Value) -> usize {
    ruby.array_of(this).map_or(0, Vec::len)
}

/// The element at an index, if there is one.
fn element(ruby: &mut Ruby<'_>, this: Value, index: i64) -> Option<Value> {
    let items = ruby.array_of(this)?;
    items.get(position(index, items.len())?).copied()
}

/// A new array of some neighbours.
pub(crate) fn slice_of(ruby: &mut Ruby<'_>, this: Value, from: usize, count: usize) -> Outcome {
    ruby.charge(count * size_of::<Value>())?;
    let part = match ruby.array_of(this) {
        Some(items) => items.iter().skip(from).take(count).copied().collect(),
        None => Vec::new(),
    };
    Ok(ruby.array(part))
}

pub(super) fn index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let length = count(ruby, this);
    match Place::read(ruby, args.values, length)? {
        Place::One(index) if index < 0 => Ok(Value::Nil),
        Place::One(index) => Ok(element(ruby, this, index).unwrap_or_default()),
        Place::Several(from, count) => slice_of(ruby, this, from, count),
        Place::Nowhere => Ok(Value::Nil),
    }
}

pub(super) fn at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let index = ruby.expect_integer(args.at(0))?;
    Ok(element(ruby, this, index).unwrap_or_default())
}

pub(super) fn fetch(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let index = ruby.expect_integer(args.at(0))?;
    if let Some(found) = element(ruby, this, index) {
        return Ok(found);
    }
    match (args.block, args.get(1)) {
        (Some(block), _) => ruby.call_block(block, &[args.at(0)]),
        (None, Some(default)) => Ok(default),
        (None, None) => {
            let length = count(ruby, this);
            let message = format!(
                "index {index} outside of array bounds: {}...{length}",
                -(length as i64)
            );
            Err(ruby.error("IndexError", message))
        }
    }
}

pub(super) fn dig(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let index = ruby.expect_integer(args.at(0))?;
    let found = element(ruby, this, index).unwrap_or_default();
    hash::dig_on(ruby, found, &args.values[1..])
}

pub(super) fn first(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.get(0) {
        None => Ok(element(ruby, this, 0).unwrap_or_default()),
        Some(wanted) => {
            let wanted = count_of(ruby, wanted, "negative array size")?;
            let count = count(ruby, this).min(wanted);
            slice_of(ruby, this, 0, count)
        }
    }
}

pub(super) fn last(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.get(0) {
        None => Ok(element(ruby, this, -1).unwrap_or_default()),
        Some(wanted) => {
            let wanted = count_of(ruby, wanted, "negative array size")?;
            let length = count(ruby, this);
            let count = length.min(wanted);
            slice_of(ruby, this, length - count, count)
        }
    }
}

pub(super) fn take(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = count_of(ruby, args.at(0), "attempt to take negative size")?;
    let count = count(ruby, this).min(wanted);
    slice_of(ruby, this, 0, count)
}

pub(super) fn drop(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let dropped = count_of(ruby, args.at(0), "attempt to drop negative size")?;
    let length = count(ruby, this);
    slice_of(
        ruby,
        this,
        dropped.min(length),
        length.saturating_sub(dropped),
    )
}

pub(super) fn values_at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let length = count(ruby, this);
    let mut found = Vec::new();
    for place in args.values {
        match range_place(ruby, *place, length)? {
            Some(Some((from, count))) if from <= length => {
                // What a range has behind the end counts as `nil`.
                ruby.charge(count * size_of::<Value>())?;
                for index in from..from.saturating_add(count) {
                    found.push(element(ruby, this, index as i64).unwrap_or_default());
                }
            }
            Some(_) => {}
            None => {
                let index = ruby.expect_integer(*place)?;
                found.push(element(ruby, this, index).unwrap_or_default());
            }
        }
    }
    Ok(ruby.array(found))
}

/// Whether an element is the one that is looked for: by the block, or by a value.
fn is_wanted(ruby: &mut Ruby<'_>, value: Value, args: &Args<'_>) -> Outcome<bool> {
    match (args.get(0), args.block) {
        (Some(wanted), _) => ruby.equal(value, wanted),
        (None, Some(block)) => Ok(ruby.call_block(block, &[value])?.is_truthy()),
        (None, None) => Ok(false),
    }
}

pub(super) fn find_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.is_empty() && args.block.is_none() {
        return enumerator::of(ruby, this, "index", &[]);
    }
    let mut index = 0;
    while let Some(value) = element(ruby, this, index) {
        ruby.charge(8)?;
        if is_wanted(ruby, value, args)? {
            return Ok(index.into());
        }
        index += 1;
    }
    Ok(Value::Nil)
}

pub(super) fn find_last_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.is_empty() && args.block.is_none() {
        return enumerator::of(ruby, this, "rindex", &[]);
    }
    let mut index = count(ruby, this);
    while index > 0 {
        ruby.charge(8)?;
        index -= 1;
        match element(ruby, this, index as i64) {
            Some(value) if is_wanted(ruby, value, args)? => return Ok(index.into()),
            Some(_) => {}
            None => index = index.min(count(ruby, this)),
        }
    }
    Ok(Value::Nil)
}

pub(super) fn length(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(count(ruby, this).into())
}

pub(super) fn is_empty(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok((count(ruby, this) == 0).into())
}

pub(super) fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each", &[]);
    };
    ruby.with_rounds(block, |ruby, rounds| {
        let mut index = 0;
        while let Some(value) = ruby.array_of(this).and_then(|all| all.get(index)).copied() {
            ruby.round(rounds, &[value])?;
            index += 1;
        }
        Ok(this)
    })
}

pub(super) fn each_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each_index", &[]);
    };
    let mut index = 0;
    while index < count(ruby, this) {
        ruby.call_block(block, &[index.into()])?;
        index += 1;
    }
    Ok(this)
}

pub(super) fn reverse_each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "reverse_each", &[]);
    };
    let mut index = count(ruby, this);
    while index > 0 {
        index -= 1;
        if let Some(value) = element(ruby, this, index as i64) {
            ruby.call_block(block, &[value])?;
        }
        index = index.min(count(ruby, this));
    }
    Ok(this)
}

/// The first element that is an array with a value at a place.
fn row_with(ruby: &mut Ruby<'_>, this: Value, column: usize, wanted: Value) -> Outcome {
    for row in ruby.items(this).unwrap_or_default() {
        let value = ruby.array_of(row).and_then(|row| row.get(column)).copied();
        if let Some(value) = value
            && ruby.equal(value, wanted)?
        {
            return Ok(row);
        }
    }
    Ok(Value::Nil)
}

pub(super) fn assoc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    row_with(ruby, this, 0, args.at(0))
}

pub(super) fn rassoc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    row_with(ruby, this, 1, args.at(0))
}

pub(super) fn to_a(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if ruby.real_class_of(this) == classes::ARRAY {
        return Ok(this);
    }
    copy_of(ruby, this, args)
}

pub(super) fn copy_of(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let length = count(ruby, this);
    slice_of(ruby, this, 0, length)
}

pub(super) fn to_ary(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this)
}
