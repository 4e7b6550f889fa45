//! Order: `sort`, `sort_by`, `min`, `max` and what they share.

use std::cmp::Ordering;

use super::source::{Flow, all, each_item};
use crate::core::enumerator;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

/// Sorts by an order that may fail and may be no order at all. What is equal stays as it is.
fn merge_sort<T: Copy>(
    ruby: &mut Ruby<'_>,
    items: &mut [T],
    order: &mut impl FnMut(&mut Ruby<'_>, T, T) -> Outcome<Ordering>,
) -> Outcome<()> {
    if items.len() < 2 {
        return Ok(());
    }
    let (left, right) = items.split_at_mut(items.len() / 2);
    merge_sort(ruby, left, order)?;
    merge_sort(ruby, right, order)?;
    let mut merged = Vec::with_capacity(left.len() + right.len());
    let (mut one, mut two) = (0, 0);
    while one < left.len() && two < right.len() {
        if order(ruby, left[one], right[two])? == Ordering::Greater {
            merged.push(right[two]);
            two += 1;
        } else {
            merged.push(left[one]);
            one += 1;
        }
    }
    merged.extend_from_slice(&left[one..]);
    merged.extend_from_slice(&right[two..]);
    items.copy_from_slice(&merged);
    Ok(())
}

/// What the block of `sort` says: a number.
fn block_order(
    ruby: &mut Ruby<'_>,
    block: &Block<'_>,
    one: Value,
    two: Value,
) -> Outcome<Ordering> {
    let order = ruby.call_block(block, &[one, two])?;
    number_order(ruby, order, one, two)
}

/// The order that a result of `<=>` means.
fn number_order(ruby: &mut Ruby<'_>, order: Value, one: Value, two: Value) -> Outcome<Ordering> {
    match order {
        Value::Integer(order) => Ok(order.cmp(&0)),
        Value::Nil => {
            let class = ruby.real_class_of(one);
            let class = ruby.module_name(class);
            let other = ruby.comparison_name(two)?;
            Err(ruby.argument_error(format!("comparison of {class} with {other} failed")))
        }
        other => {
            let zero = [Value::Integer(0)];
            if ruby.send_known(other, known::GT, &zero)?.is_truthy() {
                return Ok(Ordering::Greater);
            }
            if ruby.send_known(other, known::LT, &zero)?.is_truthy() {
                return Ok(Ordering::Less);
            }
            Ok(Ordering::Equal)
        }
    }
}

/// Sorts values, by a block if there is one.
pub(crate) fn sort_values(
    ruby: &mut Ruby<'_>,
    values: &mut [Value],
    block: Option<&Block<'_>>,
) -> Outcome<()> {
    ruby.charge(values.len() * 16)?;
    if let Some(block) = block {
        return merge_sort(ruby, values, &mut |ruby, one, two| {
            block_order(ruby, block, one, two)
        });
    }
    if values
        .iter()
        .all(|value| matches!(value, Value::Integer(_)))
    {
        values.sort_by_key(|value| match value {
            Value::Integer(number) => *number,
            _ => 0,
        });
        return Ok(());
    }
    merge_sort(ruby, values, &mut |ruby, one, two| {
        ruby.must_compare(one, two)
    })
}

/// Sorts values by keys that were found for them.
pub(crate) fn sort_by_keys(ruby: &mut Ruby<'_>, pairs: &mut [(Value, Value)]) -> Outcome<()> {
    ruby.charge(pairs.len() * 16)?;
    merge_sort(ruby, pairs, &mut |ruby, one, two| {
        ruby.must_compare(one.0, two.0)
    })
}

pub(super) fn sort(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut items = all(ruby, this, args)?;
    sort_values(ruby, &mut items, args.block)?;
    Ok(ruby.array(items))
}

/// The items with what the block says of each.
fn keyed(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<(Value, Value)>> {
    each_item(ruby, this, args, Vec::new(), |ruby, pairs, item, block| {
        let key = block.packed(ruby, &item)?;
        pairs.push((key, item.value(ruby)));
        Ok(Flow::Next)
    })
}

pub(super) fn sort_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "sort_by", &[]);
    }
    let mut pairs = keyed(ruby, this, args)?;
    sort_by_keys(ruby, &mut pairs)?;
    Ok(ruby.array(pairs.into_iter().map(|(_, value)| value).collect()))
}

/// How the least or the greatest is found.
#[derive(Clone, Copy)]
struct Search<'a> {
    /// What one that is better is to the best so far.
    wanted: Ordering,
    /// What compares, if it is not `<=>`.
    block: Option<&'a Block<'a>>,
    /// Arrays ask the best so far for its order; only messages tell.
    asks_best: bool,
}

/// The least or the greatest of some keys with values: the first of those that are equal.
fn extreme(ruby: &mut Ruby<'_>, pairs: &[(Value, Value)], search: Search<'_>) -> Outcome {
    let mut best: Option<(Value, Value)> = None;
    for pair in pairs {
        let better = match best {
            None => true,
            Some(best) => {
                let order = match search.block {
                    Some(block) => block_order(ruby, block, pair.0, best.0)?,
                    None if search.asks_best => ruby.must_compare(best.0, pair.0)?.reverse(),
                    None => ruby.must_compare(pair.0, best.0)?,
                };
                order == search.wanted
            }
        };
        if better {
            best = Some(*pair);
        }
    }
    Ok(best.map(|(_, value)| value).unwrap_or_default())
}

/// `min`, `max`: one, or an array of so many.
fn extremes(
    ruby: &mut Ruby<'_>,
    pairs: &mut Vec<(Value, Value)>,
    search: Search<'_>,
    count: Value,
) -> Outcome {
    let count = match count {
        Value::Nil => return extreme(ruby, pairs, search),
        count => ruby.expect_integer(count)?,
    };
    let Ok(count) = usize::try_from(count) else {
        return Err(ruby.argument_error(format!("negative size ({count})")));
    };
    merge_sort(ruby, pairs, &mut |ruby, one, two| {
        let order = match search.block {
            Some(block) => block_order(ruby, block, one.0, two.0)?,
            None => ruby.must_compare(one.0, two.0)?,
        };
        Ok(if search.wanted == Ordering::Less {
            order
        } else {
            order.reverse()
        })
    })?;
    pairs.truncate(count);
    let values = pairs.iter().map(|(_, value)| *value).collect();
    Ok(ruby.array(values))
}

fn paired(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<(Value, Value)>> {
    let items = all(ruby, this, args)?;
    Ok(items.into_iter().map(|item| (item, item)).collect())
}

/// The search that `min` and `max` of a collection make.
fn search<'a>(
    ruby: &mut Ruby<'_>,
    this: Value,
    wanted: Ordering,
    args: &'a Args<'a>,
) -> Search<'a> {
    Search {
        wanted,
        block: args.block,
        asks_best: ruby.array_of(this).is_some(),
    }
}

pub(super) fn min(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut pairs = paired(ruby, this, args)?;
    let search = search(ruby, this, Ordering::Less, args);
    extremes(ruby, &mut pairs, search, args.at(0))
}

pub(super) fn max(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut pairs = paired(ruby, this, args)?;
    let search = search(ruby, this, Ordering::Greater, args);
    extremes(ruby, &mut pairs, search, args.at(0))
}

/// The least and the greatest.
fn both(ruby: &mut Ruby<'_>, pairs: &[(Value, Value)], least: Search<'_>) -> Outcome {
    let min = extreme(ruby, pairs, least)?;
    let greatest = Search {
        wanted: Ordering::Greater,
        ..least
    };
    let max = extreme(ruby, pairs, greatest)?;
    Ok(ruby.array(vec![min, max]))
}

pub(super) fn minmax(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let pairs = paired(ruby, this, args)?;
    let search = search(ruby, this, Ordering::Less, args);
    both(ruby, &pairs, search)
}

/// A search by keys that a block has found.
const fn by_keys(wanted: Ordering) -> Search<'static> {
    Search {
        wanted,
        block: None,
        asks_best: false,
    }
}

pub(super) fn min_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "min_by", args.values);
    }
    let mut pairs = keyed(ruby, this, args)?;
    extremes(ruby, &mut pairs, by_keys(Ordering::Less), args.at(0))
}

pub(super) fn max_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "max_by", args.values);
    }
    let mut pairs = keyed(ruby, this, args)?;
    extremes(ruby, &mut pairs, by_keys(Ordering::Greater), args.at(0))
}

pub(super) fn minmax_by(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "minmax_by", &[]);
    }
    let pairs = keyed(ruby, this, args)?;
    both(ruby, &pairs, by_keys(Ordering::Less))
}
