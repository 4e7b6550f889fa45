//! Whether arrays are equal, and which is first.

use std::cmp::Ordering;

use crate::core::hash::eql;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

/// Whether two arrays have elements that a test finds equal.
fn same(
    ruby: &mut Ruby<'_>,
    this: Value,
    other: Value,
    test: fn(&mut Ruby<'_>, Value, Value) -> Outcome<bool>,
) -> Outcome<bool> {
    if this.is_same(other) {
        return Ok(true);
    }
    let (Some(own), Some(others)) = (ruby.items(this), ruby.items(other)) else {
        return Ok(false);
    };
    if own.len() != others.len() {
        return Ok(false);
    }
    ruby.charge(own.len())?;
    let equal = ruby.guarded(this, |ruby| {
        for (one, two) in own.into_iter().zip(others) {
            if !one.is_same(two) && !test(ruby, one, two)? {
                return Ok(false);
            }
        }
        Ok(true)
    })?;
    Ok(equal.unwrap_or(true))
}

pub(super) fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if ruby.array_of(other).is_none() {
        if other.object().is_none() || !ruby.responds_to(other, known::TO_ARY) {
            return Ok(false.into());
        }
        return Ok(ruby.equal(other, this)?.into());
    }
    Ok(same(ruby, this, other, |ruby, one, two| ruby.equal(one, two))?.into())
}

pub(super) fn is_eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(same(ruby, this, args.at(0), eql)?.into())
}

/// `<=>`: the first elements that differ decide, then the lengths.
pub(super) fn order(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(others) = ruby.to_array_maybe(args.at(0))? else {
        return Ok(Value::Nil);
    };
    if this.is_same(args.at(0)) {
        return Ok(Value::Integer(0));
    }
    let own = ruby.items(this).unwrap_or_default();
    ruby.charge(own.len().min(others.len()))?;
    let lengths = own.len().cmp(&others.len());
    let found = ruby.guarded(this, |ruby| {
        for (one, two) in own.into_iter().zip(others) {
            match ruby.compare(one, two)? {
                Some(Ordering::Equal) => {}
                Some(order) => return Ok(Value::Integer(order as i64)),
                None => return Ok(Value::Nil),
            }
        }
        Ok(Value::Integer(lengths as i64))
    })?;
    Ok(found.unwrap_or_default())
}
