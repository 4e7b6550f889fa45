//! Looking for something: `find`, `first`, `any?`, `count`, `include?`.

use super::source::{Flow, Item, Yield, each_item};
use crate::core::enumerator;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

/// Whether an item passes: by the block, by a pattern, or because it is true.
fn passes(
    ruby: &mut Ruby<'_>,
    item: &Item,
    pattern: Option<Value>,
    block: Yield<'_>,
) -> Outcome<bool> {
    Ok(match pattern {
        Some(pattern) => {
            let value = item.value(ruby);
            ruby.send_known(pattern, known::EQQ, &[value])?.is_truthy()
        }
        None if block.is_given() => block.item(ruby, item)?.is_truthy(),
        None => match item {
            Item::One(value) => value.is_truthy(),
            Item::Pair(..) => true,
            Item::Several(values) => !values.is_empty(),
        },
    })
}

/// How many items pass, counted up to a limit; or how many don't.
fn passing(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    counted: bool,
    limit: usize,
) -> Outcome<usize> {
    let pattern = args.get(0);
    each_item(ruby, this, args, 0, move |ruby, count, item, block| {
        if passes(ruby, &item, pattern, block)? == counted {
            *count += 1;
        }
        Ok(if *count == limit {
            Flow::Stop
        } else {
            Flow::Next
        })
    })
}

pub(super) fn is_all(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((passing(ruby, this, args, false, 1)? == 0).into())
}

pub(super) fn is_any(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((passing(ruby, this, args, true, 1)? == 1).into())
}

pub(super) fn is_none(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((passing(ruby, this, args, true, 1)? == 0).into())
}

pub(super) fn is_one(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((passing(ruby, this, args, true, 2)? == 1).into())
}

pub(super) fn count(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = args.get(0);
    let count = each_item(ruby, this, args, 0usize, move |ruby, count, item, block| {
        let counts = match wanted {
            Some(wanted) => {
                let value = item.value(ruby);
                ruby.equal(value, wanted)?
            }
            None if block.is_given() => block.item(ruby, &item)?.is_truthy(),
            None => true,
        };
        *count += usize::from(counts);
        Ok(Flow::Next)
    })?;
    Ok(count.into())
}

pub(super) fn find(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "find", args.values);
    }
    let found = each_item(ruby, this, args, None, |ruby, found, item, block| {
        if !block.packed(ruby, &item)?.is_truthy() {
            return Ok(Flow::Next);
        }
        *found = Some(item.value(ruby));
        Ok(Flow::Stop)
    })?;
    match (found, args.get(0)) {
        (Some(found), _) => Ok(found),
        (None, Some(otherwise)) if !otherwise.is_nil() => {
            ruby.send_known(otherwise, known::CALL, &[])
        }
        _ => Ok(Value::Nil),
    }
}

pub(super) fn find_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = args.get(0);
    if wanted.is_none() && args.block.is_none() {
        return enumerator::of(ruby, this, "find_index", &[]);
    }
    let state = (0usize, false);
    let (index, found) = each_item(ruby, this, args, state, move |ruby, state, item, block| {
        let fits = match wanted {
            Some(wanted) => {
                let value = item.value(ruby);
                ruby.equal(value, wanted)?
            }
            None => block.item(ruby, &item)?.is_truthy(),
        };
        if fits {
            state.1 = true;
            return Ok(Flow::Stop);
        }
        state.0 += 1;
        Ok(Flow::Next)
    })?;
    Ok(if found { index.into() } else { Value::Nil })
}

pub(super) fn first(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if !args.is_empty() {
        return super::parts::take(ruby, this, args);
    }
    each_item(ruby, this, args, Value::Nil, |ruby, found, item, _| {
        *found = item.value(ruby);
        Ok(Flow::Stop)
    })
}

pub(super) fn is_member(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = args.at(0);
    let found = each_item(ruby, this, args, false, move |ruby, found, item, _| {
        let value = item.value(ruby);
        *found = ruby.equal(value, wanted)?;
        Ok(if *found { Flow::Stop } else { Flow::Next })
    })?;
    Ok(found.into())
}
