//! Changing arrays: elements that come and go.

use super::access::{count, slice_of};
use super::place::{Place, position, range_place};
use crate::core::enumerable::count_of;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

/// Elements are moved so fast that so many count as one.
const MOVED_AT_ONCE: usize = 64;

/// Counts elements that move because of one that comes or goes.
fn moved(ruby: &mut Ruby<'_>, count: usize) -> Outcome<()> {
    ruby.charge(count / MOVED_AT_ONCE)
}

/// Counts elements that an array is about to grow by.
pub(super) fn grow(ruby: &mut Ruby<'_>, by: usize) -> Outcome<()> {
    ruby.charge(by.saturating_mul(size_of::<Value>()))?;
    ruby.heap.grew(by * size_of::<Value>());
    Ok(())
}

pub(super) fn push(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.array_mut(this)?.extend_from_slice(args.values);
    grow(ruby, args.len())?;
    Ok(this)
}

pub(super) fn pop(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let Some(wanted) = args.get(0) else {
        return Ok(ruby.array_mut(this)?.pop().unwrap_or_default());
    };
    let wanted = count_of(ruby, wanted, "negative array size")?;
    let items = ruby.array_mut(this)?;
    let rest = items.split_off(items.len().saturating_sub(wanted));
    Ok(ruby.array(rest))
}

pub(super) fn shift(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let wanted = match args.get(0) {
        Some(wanted) => Some(count_of(ruby, wanted, "negative array size")?),
        None => None,
    };
    let length = count(ruby, this);
    moved(ruby, length)?;
    let items = ruby.array_mut(this)?;
    let first: Vec<Value> = items.drain(..wanted.unwrap_or(1).min(length)).collect();
    Ok(match wanted {
        Some(_) => ruby.array(first),
        None => first.first().copied().unwrap_or_default(),
    })
}

pub(super) fn unshift(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let length = count(ruby, this);
    ruby.array_mut(this)?
        .splice(0..0, args.values.iter().copied());
    moved(ruby, length)?;
    grow(ruby, args.len())?;
    Ok(this)
}

pub(super) fn insert(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let index = ruby.expect_integer(args.at(0))?;
    let values = &args.values[1..];
    if values.is_empty() {
        return Ok(this);
    }
    let length = count(ruby, this);
    // From the end, elements are put behind the one that is meant.
    let at = if index < 0 {
        position(index, length + 1)
    } else {
        position(index, length)
    };
    let Some(at) = at else {
        let message = format!(
            "index {index} too small for array; minimum: -{}",
            length + 1
        );
        return Err(ruby.error("IndexError", message));
    };
    splice(ruby, this, at, 0, values)?;
    Ok(this)
}

/// Puts values in the place of some elements. What is missing before them is `nil`.
fn splice(
    ruby: &mut Ruby<'_>,
    this: Value,
    from: usize,
    count: usize,
    values: &[Value],
) -> Outcome<()> {
    let length = super::access::count(ruby, this);
    grow(
        ruby,
        values.len().saturating_add(from.saturating_sub(length)),
    )?;
    moved(ruby, length)?;
    let items = ruby.array_mut(this)?;
    if from >= items.len() {
        items.resize(from, Value::Nil);
        items.extend_from_slice(values);
    } else {
        let end = from.saturating_add(count).min(items.len());
        items.splice(from..end, values.iter().copied());
    }
    Ok(())
}

pub(super) fn concat(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let mut all = Vec::new();
    for other in args.values {
        all.extend(ruby.expect_array(*other)?);
    }
    grow(ruby, all.len())?;
    ruby.array_mut(this)?.extend(all);
    Ok(this)
}

pub(super) fn set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let length = count(ruby, this);
    let (from, replaced, value) = match args.values {
        [index, replaced, value] => {
            let index = ruby.expect_integer(*index)?;
            let replaced = ruby.expect_integer(*replaced)?;
            let Ok(replaced) = usize::try_from(replaced) else {
                return Err(ruby.error("IndexError", format!("negative length ({replaced})")));
            };
            (at_or_error(ruby, index, length)?, replaced, *value)
        }
        _ => {
            let (index, value) = (args.at(0), args.at(1));
            match range_place(ruby, index, length)? {
                Some(Some((from, replaced))) => (from, replaced, value),
                Some(None) => {
                    let text = ruby.inspect(index)?;
                    return Err(ruby.error("RangeError", format!("{text} out of range")));
                }
                None => {
                    let index = ruby.expect_integer(index)?;
                    let at = at_or_error(ruby, index, length)?;
                    if at < length {
                        ruby.array_mut(this)?[at] = value;
                    } else {
                        splice(ruby, this, at, 0, &[value])?;
                    }
                    return Ok(value);
                }
            }
        }
    };
    let values = match ruby.to_array_maybe(value)? {
        Some(values) => values,
        None => vec![value],
    };
    splice(ruby, this, from, replaced, &values)?;
    Ok(value)
}

fn at_or_error(ruby: &mut Ruby<'_>, index: i64, length: usize) -> Outcome<usize> {
    match position(index, length) {
        Some(at) => Ok(at),
        None => {
            let message = format!("index {index} too small for array; minimum: -{length}");
            Err(ruby.error("IndexError", message))
        }
    }
}

/// `slice!`
pub(super) fn cut(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let length = count(ruby, this);
    match Place::read(ruby, args.values, length)? {
        Place::One(index) => match usize::try_from(index) {
            Ok(index) if index < length => Ok(ruby.array_mut(this)?.remove(index)),
            _ => Ok(Value::Nil),
        },
        Place::Several(from, count) => {
            let part = slice_of(ruby, this, from, count)?;
            ruby.array_mut(this)?.drain(from..from + count);
            Ok(part)
        }
        Place::Nowhere => Ok(Value::Nil),
    }
}

pub(super) fn delete(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = args.at(0);
    let mut kept = Vec::new();
    let mut found = None;
    for value in ruby.items(this).unwrap_or_default() {
        ruby.charge(8)?;
        if ruby.equal(value, wanted)? {
            found = Some(value);
        } else {
            kept.push(value);
        }
    }
    match (found, args.block) {
        (Some(found), _) => {
            *ruby.array_mut(this)? = kept;
            Ok(found)
        }
        (None, Some(block)) => ruby.call_block(block, &[wanted]),
        (None, None) => Ok(Value::Nil),
    }
}

pub(super) fn delete_at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let index = ruby.expect_integer(args.at(0))?;
    let length = count(ruby, this);
    moved(ruby, length)?;
    match position(index, length) {
        Some(at) if at < length => Ok(ruby.array_mut(this)?.remove(at)),
        _ => Ok(Value::Nil),
    }
}

pub(super) fn clear(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.array_mut(this)?.clear();
    Ok(this)
}

pub(super) fn replace(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let items = ruby.expect_array(args.at(0))?;
    grow(ruby, items.len())?;
    *ruby.array_mut(this)? = items;
    Ok(this)
}
