//! Making other collections: `map`, `select`, `group_by`, `to_h`, `zip`.

use super::source::{Flow, all, each_item};
use crate::core::{enumerator, hash};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{HashTable, Key, Value};
use crate::symbol::known;

pub(super) fn map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "map", &[]);
    }
    let made = each_item(ruby, this, args, Vec::new(), |ruby, made, item, block| {
        made.push(block.item_or_pair(ruby, &item)?);
        Ok(Flow::Next)
    })?;
    Ok(ruby.array(made))
}

pub(super) fn flat_map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "flat_map", &[]);
    }
    let made = each_item(ruby, this, args, Vec::new(), |ruby, made, item, block| {
        let value = block.item(ruby, &item)?;
        match ruby.to_array_maybe(value)? {
            Some(items) => {
                ruby.charge(items.len())?;
                made.extend(items);
            }
            None => made.push(value),
        }
        Ok(Flow::Next)
    })?;
    Ok(ruby.array(made))
}

pub(super) fn filter_map(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "filter_map", &[]);
    }
    let made = each_item(ruby, this, args, Vec::new(), |ruby, made, item, block| {
        let value = block.item(ruby, &item)?;
        if value.is_truthy() {
            made.push(value);
        }
        Ok(Flow::Next)
    })?;
    Ok(ruby.array(made))
}

/// The items of which the block says what is wanted.
fn kept(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, wanted: bool) -> Outcome {
    let kept = each_item(
        ruby,
        this,
        args,
        Vec::new(),
        move |ruby, kept, item, block| {
            if block.packed(ruby, &item)?.is_truthy() == wanted {
                kept.push(item.value(ruby));
            }
            Ok(Flow::Next)
        },
    )?;
    Ok(ruby.array(kept))
}

pub(super) fn select(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "select", &[]);
    }
    kept(ruby, this, args, true)
}

pub(super) fn reject(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "reject", &[]);
    }
    kept(ruby, this, args, false)
}

pub(super) fn partition(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "partition", &[]);
    }
    let state = (Vec::new(), Vec::new());
    let (yes, no) = each_item(ruby, this, args, state, |ruby, (yes, no), item, block| {
        let passes = block.packed(ruby, &item)?.is_truthy();
        let value = item.value(ruby);
        if passes { yes } else { no }.push(value);
        Ok(Flow::Next)
    })?;
    let parts = vec![ruby.array(yes), ruby.array(no)];
    Ok(ruby.array(parts))
}

pub(super) fn group_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "group_by", &[]);
    }
    let groups: indexmap::IndexMap<Key, (Value, Vec<Value>), rustc_hash::FxBuildHasher> =
        indexmap::IndexMap::default();
    let groups = each_item(ruby, this, args, groups, |ruby, groups, item, block| {
        let group = block.packed(ruby, &item)?;
        let value = item.value(ruby);
        let group = ruby.own_key(group);
        let key = ruby.key(group)?;
        let members = groups.entry(key).or_insert_with(|| (group, Vec::new()));
        members.1.push(value);
        Ok(Flow::Next)
    })?;
    let mut table = HashTable::default();
    for (key, (group, members)) in groups {
        let members = ruby.array(members);
        table.insert(key, group, members);
    }
    Ok(ruby.hash(table))
}

/// The items that a pattern fits, or does not; what the block makes of them.
fn grepped(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, wanted: bool) -> Outcome {
    // Blocks of `grep` see `$~`, so the pattern is asked from the code that called.
    let pattern = args.at(0);
    let mut made = Vec::new();
    for value in all(ruby, this, args)? {
        if super::fits(ruby, pattern, value, args)? != wanted {
            continue;
        }
        made.push(match args.block {
            Some(block) => ruby.call_block(block, &[value])?,
            None => value,
        });
    }
    Ok(ruby.array(made))
}

pub(super) fn grep(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    grepped(ruby, this, args, true)
}

pub(super) fn grep_v(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    grepped(ruby, this, args, false)
}

pub(super) fn compact(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut items = all(ruby, this, args)?;
    items.retain(|item| !item.is_nil());
    Ok(ruby.array(items))
}

pub(super) fn tally(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = all(ruby, this, args)?;
    let into = match args.get(0) {
        Some(into) => {
            let into = ruby.to_hash(into)?;
            ruby.check_frozen(into)?;
            into
        }
        None => ruby.hash(HashTable::default()),
    };
    for item in items {
        let count = match hash::fetch(ruby, into, item)? {
            None => Value::Integer(1),
            Some(Value::Integer(count)) => Value::Integer(count.saturating_add(1)),
            Some(other) => {
                let class = ruby.conversion_name(other);
                let message = format!("wrong argument type {class} (expected Integer)");
                return Err(ruby.type_error(message));
            }
        };
        hash::store(ruby, into, item, count)?;
    }
    Ok(into)
}

pub(super) fn uniq(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let found: indexmap::IndexMap<Key, Value, rustc_hash::FxBuildHasher> =
        indexmap::IndexMap::default();
    let found = each_item(ruby, this, args, found, |ruby, found, item, block| {
        let value = item.value(ruby);
        let by = if block.is_given() {
            block.item(ruby, &item)?
        } else {
            value
        };
        ruby.charge(size_of::<Key>())?;
        let key = ruby.key(by)?;
        found.entry(key).or_insert(value);
        Ok(Flow::Next)
    })?;
    Ok(ruby.array(found.into_values().collect()))
}

pub(crate) fn zip(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = all(ruby, this, args)?;
    let mut others = Vec::with_capacity(args.len());
    for other in args.values {
        others.push(match ruby.to_array_maybe(*other)? {
            Some(items) => items,
            None => {
                if !ruby.responds_to(*other, known::EACH) {
                    let class = ruby.conversion_name(*other);
                    let message = format!("wrong argument type {class} (must respond to :each)");
                    return Err(ruby.type_error(message));
                }
                let count = Value::from(items.len());
                let taken = ruby.send(*other, "first", &[count])?;
                ruby.items(taken).unwrap_or_default()
            }
        });
    }
    ruby.charge(items.len() * (others.len() + 1) * size_of::<Value>())?;
    let mut rows = Vec::with_capacity(items.len());
    for (index, item) in items.into_iter().enumerate() {
        let mut row = vec![item];
        row.extend(
            others
                .iter()
                .map(|other| other.get(index).copied().unwrap_or_default()),
        );
        let row = ruby.array(row);
        match args.block {
            Some(block) => drop(ruby.call_block(block, &[row])?),
            None => rows.push(row),
        }
    }
    if args.block.is_some() {
        return Ok(Value::Nil);
    }
    Ok(ruby.array(rows))
}

pub(super) fn to_a(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let quiet = Args {
        block: None,
        ..*args
    };
    let items = all(ruby, this, &quiet)?;
    Ok(ruby.array(items))
}

pub(crate) fn to_h(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = ruby.hash(HashTable::default());
    // Arrays say which element is wrong.
    let has_places = ruby.array_of(this).is_some();
    each_item(ruby, this, args, 0usize, move |ruby, index, item, block| {
        let pair = if block.is_given() {
            block.item(ruby, &item)?
        } else {
            item.value(ruby)
        };
        let place = has_places.then_some(*index);
        let (key, value) = pair_of(ruby, pair, place)?;
        hash::store(ruby, made, key, value)?;
        *index += 1;
        Ok(Flow::Next)
    })?;
    Ok(made)
}

/// The key and the value that an element of what becomes a hash is.
pub(crate) fn pair_of(
    ruby: &mut Ruby<'_>,
    pair: Value,
    place: Option<usize>,
) -> Outcome<(Value, Value)> {
    match (ruby.to_array_maybe(pair)?.as_deref(), place) {
        (Some([key, value]), _) => Ok((*key, *value)),
        (Some(other), place) => {
            let was = format!("(expected 2, was {})", other.len());
            Err(ruby.argument_error(match place {
                Some(index) => format!("wrong array length at {index} {was}"),
                None => format!("element has wrong array length {was}"),
            }))
        }
        (None, place) => {
            let class = ruby.real_class_of(pair);
            let class = ruby.module_name(class);
            let place = place.map_or_else(String::new, |index| format!(" at {index}"));
            Err(ruby.type_error(format!(
                "wrong element type {class}{place} (expected array)"
            )))
        }
    }
}

pub(super) fn to_set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = match ruby.constant_path("Set") {
        Some(class) => Value::Object(class),
        None => Value::Nil,
    };
    let frame = Some(args.frame);
    ruby.call_method_with(class, known::NEW, &[this], false, args.block, frame)
}

pub(super) fn lazy(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(enumerator::lazy(ruby, this))
}
