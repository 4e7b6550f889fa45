//! `Comparable`: all that follows from `<=>`.

use std::cmp::Ordering;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Comparable",
    kind: DefKind::Module,
    superclass: "",
    methods: &[&[
        native("==", 1, equal),
        native("<", 1, |ruby, this, args| {
            compared(ruby, this, args, Ordering::is_lt)
        }),
        native("<=", 1, |ruby, this, args| {
            compared(ruby, this, args, Ordering::is_le)
        }),
        native(">", 1, |ruby, this, args| {
            compared(ruby, this, args, Ordering::is_gt)
        }),
        native(">=", 1, |ruby, this, args| {
            compared(ruby, this, args, Ordering::is_ge)
        }),
        native("between?", 2, is_between),
        between("clamp", 1, 2, clamp),
    ]],
    ..ClassDef::NONE
};

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if this.is_same(other) || this.object().is_none() {
        return Ok(this.is_same(other).into());
    }
    // `<=>` of an object that has none asks `==` again.
    let order = ruby.guarded(this, |ruby| ruby.compare(this, other))?;
    Ok((order.flatten() == Some(Ordering::Equal)).into())
}

fn compared(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    fits: fn(Ordering) -> bool,
) -> Outcome {
    let order = ruby.must_compare(this, args.at(0))?;
    Ok(fits(order).into())
}

fn is_between(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let fits = ruby.must_compare(this, args.at(0))?.is_ge()
        && ruby.must_compare(this, args.at(1))?.is_le();
    Ok(fits.into())
}

fn clamp(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (low, high) = match args.get(1) {
        Some(high) => (args.at(0), high),
        None => {
            let Some(range) = ruby.range_of(args.at(0)).cloned() else {
                let class = ruby.conversion_name(args.at(0));
                let message = format!("wrong argument type {class} (expected Range)");
                return Err(ruby.type_error(message));
            };
            if range.excludes_end && !range.end.is_nil() {
                return Err(ruby.argument_error("cannot clamp with an exclusive range"));
            }
            (range.begin, range.end)
        }
    };
    if !low.is_nil() && !high.is_nil() && ruby.must_compare(low, high)?.is_gt() {
        return Err(ruby.argument_error("min argument must be smaller than max argument"));
    }
    if !low.is_nil() && ruby.must_compare(this, low)?.is_lt() {
        return Ok(low);
    }
    if !high.is_nil() && ruby.must_compare(this, high)?.is_gt() {
        return Ok(high);
    }
    Ok(this)
}
