//! Arrays of so many elements: `Array.new`, `fill`.

use super::access::count;
use super::edit::grow;
use super::place::{position, range_place};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

pub(super) fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.array_mut(this)?.clear();
    let Some(size) = args.get(0) else {
        return Ok(Value::Nil);
    };
    if args.len() == 1
        && !matches!(size, Value::Integer(_))
        && let Some(items) = ruby.to_array_maybe(size)?
    {
        grow(ruby, items.len())?;
        *ruby.array_mut(this)? = items;
        return Ok(Value::Nil);
    }
    let size = ruby.expect_integer(size)?;
    let Ok(size) = usize::try_from(size) else {
        return Err(ruby.argument_error("negative array size"));
    };
    if size > (i64::MAX / 8) as usize {
        return Err(ruby.argument_error("array size too big"));
    }
    grow(ruby, size)?;
    match args.block {
        Some(block) => {
            for index in 0..size {
                let value = ruby.call_block(block, &[index.into()])?;
                ruby.array_mut(this)?.push(value);
            }
        }
        None => *ruby.array_mut(this)? = vec![args.at(1); size],
    }
    Ok(Value::Nil)
}

/// `fill(value)`, `fill(value, start, length)`, `fill(value, range)`, `fill(start, length) { }`
pub(super) fn fill(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let (value, places) = match (args.block, args.values.split_first()) {
        (Some(_), _) => (Value::Nil, args.values),
        (None, Some((value, places))) => (*value, places),
        (None, None) => return Err(ruby.wrong_arguments(0, "1..3")),
    };
    if args.block.is_some() && places.len() > 2 {
        return Err(ruby.wrong_arguments(places.len(), "0..2"));
    }
    let length = count(ruby, this);
    let start = places.first().copied().unwrap_or_default();
    let (from, filled) = match (range_place(ruby, start, length)?, places.get(1)) {
        (Some(Some(place)), None) => place,
        (Some(_), _) => {
            let text = ruby.inspect(start)?;
            return Err(ruby.error("RangeError", format!("{text} out of range")));
        }
        (None, filled) => {
            let start = match start {
                Value::Nil => 0,
                start => ruby.expect_integer(start)?,
            };
            let from = position(start, length).unwrap_or(0);
            let filled = match filled {
                None | Some(Value::Nil) => length.saturating_sub(from),
                Some(filled) => usize::try_from(ruby.expect_integer(*filled)?).unwrap_or(0),
            };
            (from, filled)
        }
    };
    if filled == 0 {
        return Ok(this);
    }
    let end = from.saturating_add(filled);
    if end > (i64::MAX / 8) as usize {
        return Err(ruby.argument_error("argument too big"));
    }
    grow(ruby, end.saturating_sub(length))?;
    if length < end {
        ruby.array_mut(this)?.resize(end, Value::Nil);
    }
    ruby.charge(filled)?;
    for index in from..end {
        let value = match args.block {
            Some(block) => ruby.call_block(block, &[index.into()])?,
            None => value,
        };
        if let Some(place) = ruby.array_mut(this)?.get_mut(index) {
            *place = value;
        }
    }
    Ok(this)
}
