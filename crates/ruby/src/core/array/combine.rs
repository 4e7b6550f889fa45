//! Arrays of several: sums, sets, products, combinations.

use rustc_hash::FxHashSet;

use crate::core::enumerator;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Key, Value};

pub(super) fn add(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let others = ruby.expect_array(args.at(0))?;
    let mut items = ruby.items(this).unwrap_or_default();
    ruby.charge((items.len() + others.len()) * size_of::<Value>())?;
    items.extend(others);
    Ok(ruby.array(items))
}

pub(super) fn multiply(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if ruby.string_of(args.at(0)).is_some() {
        return super::text::join(ruby, this, args);
    }
    let times = ruby.expect_integer(args.at(0))?;
    let Ok(times) = usize::try_from(times) else {
        return Err(ruby.argument_error("negative argument"));
    };
    let items = ruby.items(this).unwrap_or_default();
    let size = items.len().saturating_mul(times);
    if size > (i64::MAX / 8) as usize {
        return Err(ruby.argument_error("argument too big"));
    }
    ruby.charge(size.saturating_mul(size_of::<Value>()))?;
    Ok(ruby.array(items.repeat(times)))
}

/// What elements are as keys.
fn keys(ruby: &mut Ruby<'_>, items: &[Value]) -> Outcome<FxHashSet<Key>> {
    ruby.charge(items.len() * 8)?;
    items.iter().map(|item| ruby.key(*item)).collect()
}

/// The elements without those of others.
fn without(ruby: &mut Ruby<'_>, this: Value, others: &[Value]) -> Outcome {
    let mut items = ruby.items(this).unwrap_or_default();
    ruby.charge(items.len() * 8)?;
    for other in others {
        let other = ruby.expect_array(*other)?;
        let gone = keys(ruby, &other)?;
        let mut kept = Vec::with_capacity(items.len());
        for item in items {
            if !gone.contains(&ruby.key(item)?) {
                kept.push(item);
            }
        }
        items = kept;
    }
    Ok(ruby.array(items))
}

pub(super) fn subtract(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    without(ruby, this, args.values)
}

pub(super) fn difference(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    without(ruby, this, args.values)
}

/// The different elements of some arrays.
fn united(ruby: &mut Ruby<'_>, this: Value, others: &[Value]) -> Outcome {
    let mut all = ruby.items(this).unwrap_or_default();
    for other in others {
        all.extend(ruby.expect_array(*other)?);
    }
    ruby.charge(all.len() * 8)?;
    let mut seen = FxHashSet::default();
    let mut kept = Vec::new();
    for item in all {
        if seen.insert(ruby.key(item)?) {
            kept.push(item);
        }
    }
    Ok(ruby.array(kept))
}

pub(super) fn unite(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    united(ruby, this, args.values)
}

pub(super) fn union(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    united(ruby, this, args.values)
}

/// The different elements that another array has as well.
fn common(ruby: &mut Ruby<'_>, items: Vec<Value>, other: Value) -> Outcome<Vec<Value>> {
    let other = ruby.expect_array(other)?;
    let mut wanted = keys(ruby, &other)?;
    ruby.charge(items.len() * 8)?;
    let mut kept = Vec::new();
    for item in items {
        if wanted.remove(&ruby.key(item)?) {
            kept.push(item);
        }
    }
    Ok(kept)
}

pub(super) fn intersect(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = ruby.items(this).unwrap_or_default();
    let items = common(ruby, items, args.at(0))?;
    Ok(ruby.array(items))
}

pub(super) fn intersection(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut items = ruby.items(this).unwrap_or_default();
    if args.is_empty() {
        return united(ruby, this, &[]);
    }
    for other in args.values {
        items = common(ruby, items, *other)?;
    }
    Ok(ruby.array(items))
}

pub(super) fn has_common(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let items = ruby.items(this).unwrap_or_default();
    Ok((!common(ruby, items, args.at(0))?.is_empty()).into())
}

pub(super) fn transpose(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut columns: Vec<Vec<Value>> = Vec::new();
    for (index, row) in ruby.items(this).unwrap_or_default().into_iter().enumerate() {
        let row = ruby.expect_array(row)?;
        if index == 0 {
            columns.resize(row.len(), Vec::new());
        }
        if row.len() != columns.len() {
            let message = format!(
                "element size differs ({} should be {})",
                row.len(),
                columns.len()
            );
            return Err(ruby.error("IndexError", message));
        }
        ruby.charge(row.len() * size_of::<Value>())?;
        for (column, value) in columns.iter_mut().zip(row) {
            column.push(value);
        }
    }
    let columns = columns
        .into_iter()
        .map(|column| ruby.array(column))
        .collect();
    Ok(ruby.array(columns))
}

/// Hands each row on: to the block, or into an array.
struct Rows<'a, 'b> {
    args: &'a Args<'b>,
    made: Vec<Value>,
}

impl Rows<'_, '_> {
    fn add(&mut self, ruby: &mut Ruby<'_>, row: Vec<Value>) -> Outcome<()> {
        ruby.charge(row.len() * size_of::<Value>() + 64)?;
        let row = ruby.array(row);
        match self.args.block {
            Some(block) => ruby.call_block(block, &[row]).map(drop),
            None => {
                self.made.push(row);
                Ok(())
            }
        }
    }
}

pub(super) fn product(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut lists = vec![ruby.items(this).unwrap_or_default()];
    for other in args.values {
        lists.push(ruby.expect_array(*other)?);
    }
    let mut rows = Rows {
        args,
        made: Vec::new(),
    };
    if lists.iter().all(|list| !list.is_empty()) {
        // The last list runs fastest, as the digits of a number do.
        let mut digits = vec![0; lists.len()];
        'rows: loop {
            let row = lists.iter().zip(&digits).map(|(list, digit)| list[*digit]);
            rows.add(ruby, row.collect())?;
            for place in (0..lists.len()).rev() {
                digits[place] += 1;
                if digits[place] < lists[place].len() {
                    continue 'rows;
                }
                digits[place] = 0;
            }
            break;
        }
    }
    if args.block.is_some() {
        return Ok(this);
    }
    Ok(ruby.array(rows.made))
}

/// Which indices may come behind others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// Greater ones.
    Combination,
    /// All that are not there yet.
    Permutation,
    /// The same and greater ones.
    RepeatedCombination,
    /// All.
    RepeatedPermutation,
}

/// Calls the block with each choice of so many elements, in the order of their places.
fn choose(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    choice: Choice,
    wanted: i64,
) -> Outcome {
    let items = ruby.items(this).unwrap_or_default();
    let Ok(wanted) = usize::try_from(wanted) else {
        return Ok(this);
    };
    let repeats = matches!(
        choice,
        Choice::RepeatedCombination | Choice::RepeatedPermutation
    );
    if !repeats && wanted > items.len() {
        return Ok(this);
    }
    ruby.charge(wanted.saturating_mul(size_of::<Value>()))?;
    let mut rows = Rows {
        args,
        made: Vec::new(),
    };
    let mut chosen: Vec<usize> = Vec::with_capacity(wanted);
    // The least index that may stand at the place behind those that are chosen.
    let mut next = 0;
    loop {
        if chosen.len() == wanted {
            let row = chosen.iter().map(|index| items[*index]).collect();
            rows.add(ruby, row)?;
        } else {
            let candidate = match choice {
                Choice::Permutation => (next..items.len()).find(|index| !chosen.contains(index)),
                _ => (next < items.len()).then_some(next),
            };
            if let Some(index) = candidate {
                ruby.charge(8)?;
                chosen.push(index);
                next = match choice {
                    Choice::Combination => index + 1,
                    Choice::RepeatedCombination => index,
                    Choice::Permutation | Choice::RepeatedPermutation => 0,
                };
                continue;
            }
        }
        match chosen.pop() {
            Some(index) => next = index + 1,
            None => return Ok(this),
        }
    }
}

pub(super) fn combination(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "combination", args.values);
    }
    let wanted = ruby.expect_integer(args.at(0))?;
    choose(ruby, this, args, Choice::Combination, wanted)
}

pub(super) fn permutation(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "permutation", args.values);
    }
    let wanted = match args.at(0) {
        Value::Nil => super::access::count(ruby, this) as i64,
        wanted => ruby.expect_integer(wanted)?,
    };
    choose(ruby, this, args, Choice::Permutation, wanted)
}

pub(super) fn repeated_combination(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "repeated_combination", args.values);
    }
    let wanted = ruby.expect_integer(args.at(0))?;
    choose(ruby, this, args, Choice::RepeatedCombination, wanted)
}

pub(super) fn repeated_permutation(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "repeated_permutation", args.values);
    }
    let wanted = ruby.expect_integer(args.at(0))?;
    choose(ruby, this, args, Choice::RepeatedPermutation, wanted)
}
