//! Sets and other sets: unions, subsets, equality.

use super::{contains, each_of, elements, is_set, like, table};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, native};
use crate::object::Value;

pub(super) static METHODS: &[NativeMethod] = &[
    native("|", 1, union),
    native("union", 1, union),
    native("+", 1, union),
    native("&", 1, intersection),
    native("intersection", 1, intersection),
    native("-", 1, difference),
    native("difference", 1, difference),
    native("^", 1, exclusive),
    native("==", 1, equal),
    native("<=>", 1, order),
    native("subset?", 1, is_subset),
    native("<=", 1, is_subset),
    native("superset?", 1, is_superset),
    native(">=", 1, is_superset),
    native("proper_subset?", 1, is_proper_subset),
    native("<", 1, is_proper_subset),
    native("proper_superset?", 1, is_proper_superset),
    native(">", 1, is_proper_superset),
    native("disjoint?", 1, is_disjoint),
    native("intersect?", 1, intersects),
];

fn union(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut values = elements(ruby, this);
    values.extend(each_of(ruby, args.at(0))?);
    like(ruby, this, values)
}

fn intersection(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut kept = Vec::new();
    for value in each_of(ruby, args.at(0))? {
        if contains(ruby, this, value)? {
            kept.push(value);
        }
    }
    like(ruby, this, kept)
}

fn difference(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let others = each_of(ruby, args.at(0))?;
    let others = like(ruby, this, others)?;
    without(ruby, this, others)
}

/// The elements that another set does not have.
fn without(ruby: &mut Ruby<'_>, this: Value, others: Value) -> Outcome {
    let mut kept = Vec::new();
    for value in elements(ruby, this) {
        if !contains(ruby, others, value)? {
            kept.push(value);
        }
    }
    like(ruby, this, kept)
}

/// What only one of two has: first that of the other.
fn exclusive(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let others = each_of(ruby, args.at(0))?;
    let others = like(ruby, this, others)?;
    let mut values = Vec::new();
    for value in elements(ruby, others) {
        if !contains(ruby, this, value)? {
            values.push(value);
        }
    }
    let own = without(ruby, this, others)?;
    values.extend(elements(ruby, own));
    like(ruby, this, values)
}

/// Whether all elements of one are in the other.
fn within(ruby: &mut Ruby<'_>, one: Value, two: Value) -> Outcome<bool> {
    for value in elements(ruby, one) {
        if !contains(ruby, two, value)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn count(ruby: &mut Ruby<'_>, this: Value) -> usize {
    let table = table(ruby, this);
    ruby.hash_of(table).map_or(0, crate::object::HashTable::len)
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    let equal = this.is_same(other)
        || is_set(ruby, other)
            && count(ruby, this) == count(ruby, other)
            && within(ruby, this, other)?;
    Ok(equal.into())
}

fn order(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if !is_set(ruby, other) {
        return Ok(Value::Nil);
    }
    let (below, above) = (within(ruby, this, other)?, within(ruby, other, this)?);
    Ok(match (below, above) {
        (true, true) => Value::Integer(0),
        (true, false) => Value::Integer(-1),
        (false, true) => Value::Integer(1),
        (false, false) => Value::Nil,
    })
}

fn expect_set(ruby: &mut Ruby<'_>, value: Value) -> Outcome<()> {
    if is_set(ruby, value) {
        return Ok(());
    }
    Err(ruby.argument_error("value must be a set"))
}

fn is_subset(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    expect_set(ruby, args.at(0))?;
    Ok(within(ruby, this, args.at(0))?.into())
}

fn is_superset(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    expect_set(ruby, args.at(0))?;
    Ok(within(ruby, args.at(0), this)?.into())
}

fn is_proper_subset(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    expect_set(ruby, args.at(0))?;
    let smaller = count(ruby, this) < count(ruby, args.at(0));
    Ok((smaller && within(ruby, this, args.at(0))?).into())
}

fn is_proper_superset(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    expect_set(ruby, args.at(0))?;
    let larger = count(ruby, this) > count(ruby, args.at(0));
    Ok((larger && within(ruby, args.at(0), this)?).into())
}

fn have_common(ruby: &mut Ruby<'_>, this: Value, other: Value) -> Outcome<bool> {
    expect_set(ruby, other)?;
    for value in elements(ruby, other) {
        if contains(ruby, this, value)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_disjoint(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((!have_common(ruby, this, args.at(0))?).into())
}

fn intersects(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(have_common(ruby, this, args.at(0))?.into())
}
