//! `Range`. What it shares with other collections is in `Enumerable`.

use std::cmp::Ordering;

use ecow::EcoString;
use num_bigint::BigInt;

use super::enumerable::{self, integers};
use super::{array, enumerator, hash};
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Key, Range, Value};
use crate::symbol::{Symbol, known};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Range",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[between("new", 2, 3, new)]],
    methods: &[&[
        native("begin", 0, begin),
        native("end", 0, end),
        between("first", 0, 1, first),
        between("last", 0, 1, last),
        between("min", 0, 1, min),
        between("max", 0, 1, max),
        native("minmax", 0, minmax),
        native("size", 0, size),
        between("count", 0, 1, count),
        between("sum", 0, 1, sum),
        native("exclude_end?", 0, excludes_end),
        native("each", 0, each),
        native("reverse_each", 0, reverse_each),
        between("step", 0, 1, step),
        native("%", 1, modulo),
        native("to_a", 0, to_a),
        native("to_ary", 0, to_a).private(),
        native("entries", 0, to_a),
        native("include?", 1, is_member),
        native("member?", 1, is_member),
        native("===", 1, covers),
        native("cover?", 1, covers_range),
        native("==", 1, equal),
        native("eql?", 1, is_eql),
        native("hash", 0, hash_code),
        native("inspect", 0, inspect),
        native("to_s", 0, to_s),
        native("bsearch", 0, bsearch),
    ]],
    ..ClassDef::NONE
};

fn new(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    ruby.checked_range(args.at(0), args.at(1), args.at(2).is_truthy())
}

/// The range that a method was called on.
fn own(ruby: &Ruby<'_>, this: Value) -> Range {
    ruby.range_of(this).cloned().unwrap_or(Range {
        begin: Value::Nil,
        end: Value::Nil,
        excludes_end: false,
    })
}

fn begin(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(own(ruby, this).begin)
}

fn end(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(own(ruby, this).end)
}

fn excludes_end(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(own(ruby, this).excludes_end.into())
}

/// The method of `Enumerable` that a range only narrows.
fn general(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, name: &str) -> Outcome {
    match ruby.own_method(classes::ENUMERABLE, Symbol::new(name)) {
        Some(method) => {
            let frame = Some(args.frame);
            let name = Symbol::new(name);
            let (values, keywords) = (args.values, args.keywords);
            ruby.invoke(this, name, &method, values, keywords, args.block, frame)
        }
        None => Ok(Value::Nil),
    }
}

fn range_error(ruby: &mut Ruby<'_>, message: &str) -> Outcome {
    Err(ruby.error("RangeError", message))
}

fn first(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    if range.begin.is_nil() {
        return range_error(ruby, "cannot get the first element of beginless range");
    }
    if args.is_empty() {
        return Ok(range.begin);
    }
    let count = enumerable::count_of(ruby, args.at(0), "negative array size (or size too big)")?;
    general(
        ruby,
        this,
        &Args {
            values: &[count.into()],
            ..*args
        },
        "first",
    )
}

fn last(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    if range.end.is_nil() {
        return range_error(ruby, "cannot get the last element of endless range");
    }
    let Some(wanted) = args.get(0) else {
        return Ok(range.end);
    };
    if let Some((first, last)) = integers(ruby, this) {
        let wanted = enumerable::count_of(ruby, wanted, "negative array size")?;
        let from = last.saturating_sub(i64::try_from(wanted).unwrap_or(i64::MAX));
        let from = from.saturating_add(1).max(first);
        let items = count_up(ruby, from, last)?;
        return Ok(ruby.array(items));
    }
    let all = to_a(ruby, this, args)?;
    ruby.send(all, "last", &[wanted])
}

/// The integers from one to another.
fn count_up(ruby: &mut Ruby<'_>, first: i64, last: i64) -> Outcome<Vec<Value>> {
    let count = (i128::from(last) - i128::from(first) + 1).max(0);
    let count = usize::try_from(count).unwrap_or(usize::MAX);
    ruby.charge(count.saturating_mul(size_of::<Value>()))?;
    Ok((first..=last).map(Value::Integer).collect())
}

/// Whether there is nothing in a range, which has both ends.
fn is_empty(ruby: &mut Ruby<'_>, range: &Range) -> Outcome<bool> {
    Ok(match ruby.compare(range.begin, range.end)? {
        Some(Ordering::Less) => false,
        Some(Ordering::Equal) => range.excludes_end,
        _ => true,
    })
}

fn min(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    if range.begin.is_nil() {
        return range_error(ruby, "cannot get the minimum of beginless range");
    }
    if args.block.is_some() || !args.is_empty() {
        if range.end.is_nil() && args.block.is_some() {
            let message = "cannot get the minimum of endless range with custom comparison method";
            return range_error(ruby, message);
        }
        return general(ruby, this, args, "min");
    }
    if range.end.is_nil() || !is_empty(ruby, &range)? {
        return Ok(range.begin);
    }
    Ok(Value::Nil)
}

fn max(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    if range.end.is_nil() {
        return range_error(ruby, "cannot get the maximum of endless range");
    }
    let is_number = ruby.is_a(range.end, classes::NUMERIC);
    if args.block.is_some() || !args.is_empty() || (range.excludes_end && !is_number) {
        if range.begin.is_nil() {
            let message = "cannot get the maximum of beginless range with custom comparison method";
            return range_error(ruby, message);
        }
        return general(ruby, this, args, "max");
    }
    if !range.begin.is_nil() && is_empty(ruby, &range)? {
        return Ok(Value::Nil);
    }
    if !range.excludes_end {
        return Ok(range.end);
    }
    let is_integer = |ruby: &mut Ruby<'_>, value| ruby.is_a(value, classes::INTEGER);
    if !is_integer(ruby, range.end) {
        return Err(ruby.type_error("cannot exclude non Integer end value"));
    }
    if !is_integer(ruby, range.begin) {
        let message = "cannot exclude end value with non Integer begin value";
        return Err(ruby.type_error(message));
    }
    ruby.send_known(range.end, known::SUB, &[Value::Integer(1)])
}

fn minmax(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_some() {
        return general(ruby, this, args, "minmax");
    }
    let min = min(ruby, this, args)?;
    let max = max(ruby, this, args)?;
    Ok(ruby.array(vec![min, max]))
}

fn size(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    match (range.begin, range.end) {
        (Value::Integer(_) | Value::Float(_), Value::Nil) => Ok(f64::INFINITY.into()),
        (Value::Integer(first), Value::Integer(last)) => {
            let last = i128::from(last) - i128::from(range.excludes_end);
            let count = (last - i128::from(first) + 1).max(0);
            Ok(ruby.integer(BigInt::from(count)))
        }
        (Value::Nil, Value::Integer(_) | Value::Float(_)) => Ok(f64::INFINITY.into()),
        (Value::Integer(_) | Value::Float(_), Value::Integer(_) | Value::Float(_)) => {
            let first = ruby.expect_float(range.begin)?;
            let last = ruby.expect_float(range.end)?;
            if last.is_infinite() && last > first {
                return Ok(f64::INFINITY.into());
            }
            let mut count = (last - first).floor() + 1.0;
            if range.excludes_end && (last - first).fract() == 0.0 {
                count -= 1.0;
            }
            Ok(Value::Integer(count.max(0.0) as i64))
        }
        (first, last)
            if ruby.is_a(first, classes::INTEGER) && ruby.is_a(last, classes::INTEGER) =>
        {
            if is_empty(ruby, &range)? {
                return Ok(Value::Integer(0));
            }
            let count = ruby.send_known(last, known::SUB, &[first])?;
            let more = Value::Integer(i64::from(!range.excludes_end));
            ruby.send_known(count, known::ADD, &[more])
        }
        _ => Ok(Value::Nil),
    }
}

fn count(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_some() || !args.is_empty() {
        return general(ruby, this, args, "count");
    }
    let range = own(ruby, this);
    if range.begin.is_nil() || range.end.is_nil() {
        return Ok(f64::INFINITY.into());
    }
    if integers(ruby, this).is_some() {
        return size(ruby, this, args);
    }
    general(ruby, this, args, "count")
}

fn sum(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    match (integers(ruby, this), args.at(0)) {
        (Some((first, last)), first_value @ (Value::Nil | Value::Integer(_)))
            if args.block.is_none() && !range.end.is_nil() =>
        {
            let begin = match first_value {
                Value::Integer(begin) => begin,
                _ => 0,
            };
            if last < first {
                return Ok(begin.into());
            }
            let count = BigInt::from(last) - first + 1;
            let total = count * (BigInt::from(first) + last) / 2 + begin;
            Ok(ruby.integer(total))
        }
        _ => general(ruby, this, args, "sum"),
    }
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each", &[]);
    };
    if let Some((mut next, last)) = integers(ruby, this) {
        while next <= last {
            ruby.call_block(block, &[next.into()])?;
            if next == i64::MAX {
                break;
            }
            next += 1;
        }
        return Ok(this);
    }
    let range = own(ruby, this);
    if ruby.string_of(range.begin).is_some() && !range.end.is_nil() {
        let values = [range.end, range.excludes_end.into()];
        let (name, frame) = (Symbol::new("upto"), Some(args.frame));
        ruby.call_method_with(range.begin, name, &values, false, Some(block), frame)?;
        return Ok(this);
    }
    if let (Value::Symbol(first), Value::Symbol(last)) = (range.begin, range.end) {
        let first = ruby.string(first.as_str());
        let last = ruby.string(last.as_str());
        let texts = ruby.range(first, last, range.excludes_end);
        for text in ruby.each_value(texts)? {
            let name = ruby.to_s(text)?;
            let name = ruby.made_name(&name)?;
            ruby.call_block(block, &[name.into()])?;
        }
        return Ok(this);
    }
    if !ruby.responds_to(range.begin, known::SUCC) {
        let class = ruby.real_class_of(range.begin);
        let class = ruby.module_name(class);
        return Err(ruby.type_error(format!("can't iterate from {class}")));
    }
    let mut current = range.begin;
    loop {
        if !range.end.is_nil() {
            match ruby.compare(current, range.end)? {
                Some(Ordering::Less) => {}
                Some(Ordering::Equal) if !range.excludes_end => {}
                _ => break,
            }
        }
        ruby.call_block(block, &[current])?;
        current = ruby.send_known(current, known::SUCC, &[])?;
    }
    Ok(this)
}

fn reverse_each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    match (integers(ruby, this), args.block) {
        (Some((first, last)), Some(block)) if !range.end.is_nil() => {
            for number in (first..=last).rev() {
                ruby.call_block(block, &[number.into()])?;
            }
            Ok(this)
        }
        _ if range.end.is_nil() => Err(ruby.type_error("can't iterate from NilClass")),
        _ => general(ruby, this, args, "reverse_each"),
    }
}

fn step(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    let by = args.get(0).unwrap_or(Value::Integer(1));
    let Some(block) = args.block else {
        if ruby.is_a(range.begin, classes::NUMERIC) && ruby.equal(by, Value::Integer(0))? {
            return Err(ruby.argument_error("step can't be 0"));
        }
        return enumerator::of(ruby, this, "step", args.values);
    };
    match (range.begin, range.end, by) {
        (Value::Float(_), _, _) | (_, Value::Float(_), _) | (_, _, Value::Float(_)) => {
            return float_step(ruby, this, &range, by, args);
        }
        _ => {}
    }
    let by = ruby.expect_integer(by)?;
    match by {
        0 => return Err(ruby.argument_error("step can't be 0")),
        ..0 => return Err(ruby.argument_error("step can't be negative")),
        _ => {}
    }
    if let Some((first, last)) = integers(ruby, this) {
        let mut next = Some(first);
        while let Some(number) = next.filter(|number| *number <= last) {
            ruby.call_block(block, &[number.into()])?;
            next = number.checked_add(by);
        }
        return Ok(this);
    }
    for (index, value) in ruby.each_value(this)?.into_iter().enumerate() {
        if index as i64 % by == 0 {
            ruby.call_block(block, &[value])?;
        }
    }
    Ok(this)
}

fn modulo(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return enumerator::of(ruby, this, "%", args.values);
    }
    step(ruby, this, args)
}

/// Steps of floats are counted, so that errors do not add up.
fn float_step(
    ruby: &mut Ruby<'_>,
    this: Value,
    range: &Range,
    by: Value,
    args: &Args<'_>,
) -> Outcome {
    let first = ruby.expect_float(range.begin)?;
    let by = ruby.expect_float(by)?;
    if by == 0.0 {
        return Err(ruby.argument_error("step can't be 0"));
    }
    if by < 0.0 {
        return Err(ruby.argument_error("step can't be negative"));
    }
    let last = match range.end {
        Value::Nil => f64::INFINITY,
        end => ruby.expect_float(end)?,
    };
    let span = (last - first) / by;
    let slack = (first.abs() + last.abs() + (last - first).abs()) / by.abs() * f64::EPSILON;
    let slack = slack.min(0.5);
    let count = if range.excludes_end {
        if span <= 0.0 {
            0.0
        } else {
            let whole = (span - slack).floor();
            if whole < span { whole + 1.0 } else { whole }
        }
    } else if span < 0.0 {
        0.0
    } else {
        (span + slack).floor() + 1.0
    };
    let Some(block) = args.block else {
        return Ok(this);
    };
    let mut index = 0.0;
    while index < count {
        let mut value = index * by + first;
        if !range.excludes_end && value > last {
            value = last;
        }
        ruby.call_block(block, &[Value::Float(value)])?;
        index += 1.0;
    }
    Ok(this)
}

fn to_a(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    if range.end.is_nil() {
        return range_error(ruby, "cannot convert endless range to an array");
    }
    let items = match integers(ruby, this) {
        Some((first, last)) => count_up(ruby, first, last)?,
        None => {
            let quiet = Args {
                block: None,
                ..*args
            };
            enumerable::all(ruby, this, &quiet)?
        }
    };
    Ok(ruby.array(items))
}

/// Whether a value is between the ends.
fn is_between(ruby: &mut Ruby<'_>, range: &Range, value: Value) -> Outcome<bool> {
    let above = range.begin.is_nil()
        || matches!(
            ruby.compare(range.begin, value)?,
            Some(Ordering::Less | Ordering::Equal)
        );
    if !above {
        return Ok(false);
    }
    Ok(range.end.is_nil()
        || match ruby.compare(value, range.end)? {
            Some(Ordering::Less) => true,
            Some(Ordering::Equal) => !range.excludes_end,
            _ => false,
        })
}

fn covers(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    Ok(is_between(ruby, &range, args.at(0))?.into())
}

fn covers_range(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(other) = ruby.range_of(args.at(0)).cloned() else {
        return covers(ruby, this, args);
    };
    let range = own(ruby, this);
    if !other.begin.is_nil() && !other.end.is_nil() && is_empty(ruby, &other)? {
        return Ok(false.into());
    }
    let begins = match (range.begin, other.begin) {
        (Value::Nil, _) => true,
        (_, Value::Nil) => false,
        (own, other) => {
            matches!(
                ruby.compare(own, other)?,
                Some(Ordering::Less | Ordering::Equal)
            )
        }
    };
    let ends = match (range.end, other.end) {
        (Value::Nil, _) => true,
        (_, Value::Nil) => false,
        (own, end) => match ruby.compare(end, own)? {
            Some(Ordering::Less) => true,
            Some(Ordering::Equal) => !range.excludes_end || other.excludes_end,
            Some(Ordering::Greater) if other.excludes_end && !range.excludes_end => {
                // 1..4 has all of 1...5.
                match ruby.send(args.at(0), "max", &[]) {
                    Ok(max) if !max.is_nil() => is_between(ruby, &range, max)?,
                    _ => false,
                }
            }
            _ => false,
        },
    };
    Ok((begins && ends).into())
}

fn is_member(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    let value = args.at(0);
    let texts = (
        ruby.text(range.begin).map(EcoString::from),
        ruby.text(range.end).map(EcoString::from),
    );
    match texts {
        (Some(first), Some(last)) => {
            let Some(text) = ruby.text(value).map(EcoString::from) else {
                return Ok(false.into());
            };
            let one = |text: &str| text.len() == 1;
            if one(&first) && one(&last) {
                if text.len() != 1 {
                    return Ok(false.into());
                }
                return covers(ruby, this, args);
            }
            general(ruby, this, args, "include?")
        }
        (None, None) => {
            let is_number = |ruby: &mut Ruby<'_>, value| ruby.is_a(value, classes::NUMERIC);
            if is_number(ruby, range.begin) || is_number(ruby, range.end) {
                return covers(ruby, this, args);
            }
            if !ruby.responds_to(range.begin, known::SUCC) || range.end.is_nil() {
                return covers(ruby, this, args);
            }
            general(ruby, this, args, "include?")
        }
        _ => covers(ruby, this, args),
    }
}

/// Whether two ranges have ends that a test finds equal.
fn same(
    ruby: &mut Ruby<'_>,
    this: Value,
    other: Value,
    test: fn(&mut Ruby<'_>, Value, Value) -> Outcome<bool>,
) -> Outcome {
    let one = own(ruby, this);
    let Some(two) = ruby.range_of(other).cloned() else {
        return Ok(false.into());
    };
    let equal = one.excludes_end == two.excludes_end
        && test(ruby, one.begin, two.begin)?
        && test(ruby, one.end, two.end)?;
    Ok(equal.into())
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    same(ruby, this, args.at(0), |ruby, one, two| {
        ruby.equal(one, two)
    })
}

fn is_eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    same(ruby, this, args.at(0), hash::eql)
}

fn hash_code(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    let parts = [
        ruby.key(range.begin)?,
        ruby.key(range.end)?,
        Key::Boolean(range.excludes_end),
    ];
    Ok(hash::hash_number(&Key::List(parts.into())).into())
}

fn dots(range: &Range) -> &'static str {
    if range.excludes_end { "..." } else { ".." }
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    let mut text = EcoString::new();
    if !range.begin.is_nil() || range.end.is_nil() {
        text.push_str(&ruby.inspect(range.begin)?);
    }
    text.push_str(dots(&range));
    if range.begin.is_nil() || !range.end.is_nil() {
        text.push_str(&ruby.inspect(range.end)?);
    }
    Ok(ruby.string(text))
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let range = own(ruby, this);
    let mut text = ruby.to_s(range.begin)?;
    text.push_str(dots(&range));
    text.push_str(&ruby.to_s(range.end)?);
    Ok(ruby.string(text))
}

fn bsearch(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "bsearch", &[]);
    };
    let Some((first, last)) = integers(ruby, this) else {
        let class = ruby.real_class_of(own(ruby, this).begin);
        let class = ruby.module_name(class);
        return Err(ruby.type_error(format!("can't do binary search for {class}")));
    };
    let found = array::search(ruby, first, last.saturating_add(1), |ruby, number| {
        ruby.call_block(block, &[number.into()])
    })?;
    Ok(found.map(Value::Integer).unwrap_or_default())
}
