//! Parts of what `each` gives, one after the other: `take`, `each_slice`, `chunk_while`.

use super::source::{Flow, all, each_item};
use crate::core::enumerator;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;

/// A number of elements that must not be negative.
pub(crate) fn count_of(ruby: &mut Ruby<'_>, value: Value, problem: &str) -> Outcome<usize> {
    let count = ruby.expect_integer(value)?;
    match usize::try_from(count) {
        Ok(count) => Ok(count),
        Err(_) => Err(ruby.argument_error(problem)),
    }
}

/// A size of slices, which is at least one.
fn size_of_slices(ruby: &mut Ruby<'_>, value: Value, problem: &str) -> Outcome<usize> {
    match ruby.expect_integer(value)? {
        size @ 1.. => Ok(size as usize),
        _ => Err(ruby.argument_error(problem)),
    }
}

pub(super) fn each_entry(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "each_entry", args.values);
    }
    each_item(ruby, this, args, (), |ruby, (), item, block| {
        block.packed(ruby, &item)?;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

pub(super) fn each_with_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "each_with_index", args.values);
    }
    each_item(ruby, this, args, 0usize, |ruby, index, item, block| {
        let value = item.value(ruby);
        block.values(ruby, &[value, Value::from(*index)])?;
        *index += 1;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

pub(super) fn each_with_object(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "each_with_object", args.values);
    }
    let object = args.at(0);
    each_item(ruby, this, args, (), move |ruby, (), item, block| {
        let value = item.value(ruby);
        block.values(ruby, &[value, object])?;
        Ok(Flow::Next)
    })?;
    Ok(object)
}

pub(super) fn reverse_each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "reverse_each", &[]);
    };
    for item in all(ruby, this, args)?.into_iter().rev() {
        ruby.call_block(block, &[item])?;
    }
    Ok(this)
}

pub(super) fn each_slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let size = size_of_slices(ruby, args.at(0), "invalid slice size")?;
    if args.block.is_none() {
        return enumerator::of(ruby, this, "each_slice", args.values);
    }
    let rest = each_item(
        ruby,
        this,
        args,
        Vec::new(),
        move |ruby, slice, item, block| {
            slice.push(item.value(ruby));
            if slice.len() == size {
                let slice = ruby.array(std::mem::take(slice));
                block.values(ruby, &[slice])?;
            }
            Ok(Flow::Next)
        },
    )?;
    if let (false, Some(block)) = (rest.is_empty(), args.block) {
        let slice = ruby.array(rest);
        ruby.call_block(block, &[slice])?;
    }
    Ok(this)
}

pub(super) fn each_cons(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let size = size_of_slices(ruby, args.at(0), "invalid size")?;
    if args.block.is_none() {
        return enumerator::of(ruby, this, "each_cons", args.values);
    }
    each_item(
        ruby,
        this,
        args,
        Vec::new(),
        move |ruby, window, item, block| {
            if window.len() == size {
                window.remove(0);
            }
            window.push(item.value(ruby));
            if window.len() == size {
                ruby.charge(size)?;
                let window = ruby.array(window.clone());
                block.values(ruby, &[window])?;
            }
            Ok(Flow::Next)
        },
    )?;
    Ok(this)
}

pub(super) fn cycle(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "cycle", args.values);
    };
    let mut rounds = match args.at(0) {
        Value::Nil => None,
        rounds => Some(ruby.expect_integer(rounds)?),
    };
    if rounds.is_some_and(|rounds| rounds <= 0) {
        return Ok(Value::Nil);
    }
    let items = each_item(ruby, this, args, Vec::new(), |ruby, items, item, block| {
        items.push(item.value(ruby));
        block.packed(ruby, &item)?;
        Ok(Flow::Next)
    })?;
    while !items.is_empty() {
        if let Some(rounds) = &mut rounds {
            *rounds -= 1;
            if *rounds == 0 {
                break;
            }
        }
        for item in &items {
            ruby.call_block(block, &[*item])?;
        }
    }
    Ok(Value::Nil)
}

pub(super) fn take(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = count_of(ruby, args.at(0), "attempt to take negative size")?;
    if count == 0 {
        return Ok(ruby.array(Vec::new()));
    }
    let taken = each_item(ruby, this, args, Vec::new(), move |ruby, taken, item, _| {
        taken.push(item.value(ruby));
        Ok(if taken.len() == count {
            Flow::Stop
        } else {
            Flow::Next
        })
    })?;
    Ok(ruby.array(taken))
}

pub(super) fn take_while(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "take_while", &[]);
    }
    let taken = each_item(ruby, this, args, Vec::new(), |ruby, taken, item, block| {
        if !block.item(ruby, &item)?.is_truthy() {
            return Ok(Flow::Stop);
        }
        taken.push(item.value(ruby));
        Ok(Flow::Next)
    })?;
    Ok(ruby.array(taken))
}

pub(super) fn drop(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = count_of(ruby, args.at(0), "attempt to drop negative size")?;
    let mut items = all(ruby, this, args)?;
    items.drain(..count.min(items.len()));
    Ok(ruby.array(items))
}

pub(super) fn drop_while(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "drop_while", &[]);
    }
    let state = (false, Vec::new());
    let (_, kept) = each_item(
        ruby,
        this,
        args,
        state,
        |ruby, (begun, kept), item, block| {
            if !*begun && !block.packed(ruby, &item)?.is_truthy() {
                *begun = true;
            }
            if *begun {
                kept.push(item.value(ruby));
            }
            Ok(Flow::Next)
        },
    )?;
    Ok(ruby.array(kept))
}

/// An enumerator over parts that were found. Ruby finds them when they are asked for; only code
/// that counts calls can tell.
fn over(ruby: &mut Ruby<'_>, parts: Vec<Vec<Value>>) -> Outcome {
    let parts = parts.into_iter().map(|part| ruby.array(part)).collect();
    let parts = ruby.array(parts);
    enumerator::of(ruby, parts, "each", &[])
}

/// Cuts between two neighbours of which the block says what is wanted.
fn cut_between(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, wanted: bool) -> Outcome {
    let Some(block) = args.block else {
        let message = "tried to create Proc object without a block";
        return Err(ruby.argument_error(message));
    };
    let mut parts: Vec<Vec<Value>> = Vec::new();
    for item in all(ruby, this, args)? {
        match parts.last_mut() {
            Some(part) => {
                let before = part.last().copied().unwrap_or_default();
                if ruby.call_block(block, &[before, item])?.is_truthy() == wanted {
                    parts.push(vec![item]);
                } else {
                    part.push(item);
                }
            }
            None => parts.push(vec![item]),
        }
    }
    over(ruby, parts)
}

pub(super) fn chunk_while(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    cut_between(ruby, this, args, false)
}

pub(super) fn slice_when(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    cut_between(ruby, this, args, true)
}

/// Whether an element begins or ends a slice.
fn marks(ruby: &mut Ruby<'_>, item: Value, args: &Args<'_>) -> Outcome<bool> {
    match (args.get(0), args.block) {
        (Some(_), Some(_)) => Err(ruby.argument_error("both pattern and block are given")),
        (Some(pattern), None) => super::fits(ruby, pattern, item, args),
        (None, Some(block)) => Ok(ruby.call_block(block, &[item])?.is_truthy()),
        (None, None) => Err(ruby.wrong_arguments(0, "1")),
    }
}

pub(super) fn slice_before(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut parts: Vec<Vec<Value>> = Vec::new();
    for item in all(ruby, this, args)? {
        let begins = marks(ruby, item, args)?;
        match parts.last_mut() {
            Some(part) if !begins => part.push(item),
            _ => parts.push(vec![item]),
        }
    }
    over(ruby, parts)
}

pub(super) fn slice_after(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut parts: Vec<Vec<Value>> = Vec::new();
    let mut ended = true;
    for item in all(ruby, this, args)? {
        match parts.last_mut() {
            Some(part) if !ended => part.push(item),
            _ => parts.push(vec![item]),
        }
        ended = marks(ruby, item, args)?;
    }
    over(ruby, parts)
}

pub(super) fn chunk(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "chunk", &[]);
    };
    let mut chunks: Vec<(Value, Vec<Value>)> = Vec::new();
    let mut separated = true;
    for item in all(ruby, this, args)? {
        let key = ruby.call_block(block, &[item])?;
        let alone = ruby
            .name_of(key)
            .filter(|_| matches!(key, Value::Symbol(_)));
        match alone.as_deref() {
            Some("_separator") => {
                separated = true;
                continue;
            }
            Some("_alone") => {
                chunks.push((key, vec![item]));
                separated = true;
                continue;
            }
            Some(name) if name.starts_with('_') => {
                let message = "symbols beginning with an underscore are reserved";
                return Err(ruby.error("RuntimeError", message));
            }
            _ => {}
        }
        if key.is_nil() {
            separated = true;
            continue;
        }
        match chunks.last_mut() {
            Some((before, chunk)) if !separated && ruby.equal(*before, key)? => chunk.push(item),
            _ => chunks.push((key, vec![item])),
        }
        separated = false;
    }
    let parts = chunks
        .into_iter()
        .map(|(key, items)| vec![key, ruby.array(items)])
        .collect();
    over(ruby, parts)
}
