//! What types of Puppet's are made of, as code in Ruby asks for it: the strings of an Enum, the bounds
//! of a range, the types inside of a collection.

use marotte_pcore::Type;
use marotte_pcore::types::{IntegerRange, StringType};
use marotte_pcore::{Regexp, Value as Puppet};
use marotte_ruby::Value;
use marotte_ruby::interp::{Outcome, Ruby};
use marotte_ruby::native::{Args, NativeMethod, at_least, between, native};
use marotte_ruby::symbol::Symbol;

use super::held::own_type;
use crate::convert::to_ruby;

/// What an Enum answers.
pub(super) const ENUM: &[NativeMethod] = &[
    native("values", 0, values),
    native("case_insensitive", 0, case_insensitive),
    native("case_insensitive?", 0, case_insensitive),
    native("each", 0, each_value),
];

/// What ranges of numbers answer.
pub(super) const NUMBERS: &[NativeMethod] = &[
    native("from", 0, from),
    native("to", 0, to),
    native("numeric_from", 0, numeric_from),
    native("numeric_to", 0, numeric_to),
    native("range", 0, range),
];

/// What ranges of integers answer besides.
pub(super) const INTEGERS: &[NativeMethod] =
    &[native("size", 0, size), native("each", 0, each_integer)];

/// What choices and lists of types answer.
pub(super) const TYPES: &[NativeMethod] =
    &[native("types", 0, types), native("each", 0, each_type)];

/// What collections and strings answer of their sizes.
pub(super) const SIZED: &[NativeMethod] = &[native("size_type", 0, size_type)];

/// What types answer that are about one other type.
pub(super) const ABOUT: &[NativeMethod] = &[native("type", 0, about)];

/// What arrays answer.
pub(super) const ARRAY: &[NativeMethod] = &[native("element_type", 0, value_type)];

/// What hashes answer.
pub(super) const HASH: &[NativeMethod] = &[
    native("key_type", 0, key_type),
    native("value_type", 0, value_type),
];

/// What types of one value answer.
pub(super) const VALUE: &[NativeMethod] = &[native("value", 0, value)];

/// What patterns answer.
pub(super) const PATTERNS: &[NativeMethod] = &[native("patterns", 0, patterns)];

/// What regular expressions answer.
pub(super) const REGEXP: &[NativeMethod] =
    &[native("regexp", 0, regexp), native("pattern", 0, pattern)];

/// What an alias answers; everything else is asked of the type that it stands for.
pub(super) const ALIAS: &[NativeMethod] = &[
    native("resolved_type", 0, resolved),
    at_least("method_missing", 1, pass_on).private(),
    between("respond_to_missing?", 1, 2, would_pass_on).private(),
];

fn type_or_nil(ruby: &mut Ruby<'_>, of: Option<Type>) -> Value {
    match of {
        Some(of) => to_ruby(ruby, &Puppet::Type(of)),
        None => Value::Nil,
    }
}

fn list(ruby: &mut Ruby<'_>, types: Vec<Type>) -> Value {
    let types = types
        .into_iter()
        .map(|of| to_ruby(ruby, &Puppet::Type(of)))
        .collect();
    ruby.array(types)
}

fn values(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let Type::Enum(of) = own_type(ruby, this)? else {
        return Ok(ruby.array(Vec::new()));
    };
    let texts = of
        .values
        .iter()
        .map(|text| ruby.string(text.clone()))
        .collect();
    Ok(ruby.array(texts))
}

fn case_insensitive(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = own_type(ruby, this)?;
    Ok(matches!(of, Type::Enum(of) if of.case_insensitive).into())
}

/// The bounds of a range; an absent one is infinite.
fn bounds(ruby: &mut Ruby<'_>, this: Value) -> Outcome<[Option<Value>; 2]> {
    Ok(match own_type(ruby, this)? {
        Type::Integer(Some(of)) => [of.min, of.max].map(|bound| bound.map(Value::Integer)),
        Type::Float(Some(of)) => [of.min, of.max].map(|bound| bound.map(Value::Float)),
        _ => [None, None],
    })
}

fn from(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let [from, _] = bounds(ruby, this)?;
    Ok(from.unwrap_or(Value::Nil))
}

fn to(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let [_, to] = bounds(ruby, this)?;
    Ok(to.unwrap_or(Value::Nil))
}

fn numeric_from(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let [from, _] = bounds(ruby, this)?;
    Ok(from.unwrap_or(Value::Float(f64::NEG_INFINITY)))
}

fn numeric_to(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let [_, to] = bounds(ruby, this)?;
    Ok(to.unwrap_or(Value::Float(f64::INFINITY)))
}

fn range(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bounds = vec![
        numeric_from(ruby, this, args)?,
        numeric_to(ruby, this, args)?,
    ];
    Ok(ruby.array(bounds))
}

fn types(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let types = match own_type(ruby, this)? {
        Type::Variant(types) => types.to_vec(),
        Type::Tuple(of) => of.types.clone(),
        _ => Vec::new(),
    };
    Ok(list(ruby, types))
}

fn size_type(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let size: Option<IntegerRange> = match own_type(ruby, this)? {
        Type::Collection(size) => size.map(|size| *size),
        Type::Array(of) => of.and_then(|of| of.size),
        Type::Hash(of) => of.and_then(|of| of.size),
        Type::Tuple(of) => of.size,
        Type::String(Some(of)) => match &*of {
            StringType::Sized(size) => Some(*size),
            StringType::Value(_) => None,
        },
        _ => None,
    };
    let size = size.map(|size| Type::integer(size.min, size.max));
    Ok(type_or_nil(ruby, size))
}

fn about(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = match own_type(ruby, this)? {
        Type::Optional(of)
        | Type::NotUndef(of)
        | Type::Iterable(of)
        | Type::Iterator(of)
        | Type::Type(of)
        | Type::Sensitive(of) => of,
        _ => None,
    };
    let of = of.map(|of| (*of).clone());
    Ok(type_or_nil(ruby, of))
}

fn key_type(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = match own_type(ruby, this)? {
        Type::Hash(of) => of.map(|of| of.key.clone()),
        _ => None,
    };
    Ok(type_or_nil(ruby, Some(of.unwrap_or(Type::Any))))
}

fn value_type(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = match own_type(ruby, this)? {
        Type::Hash(of) => of.map(|of| of.value.clone()),
        Type::Array(of) => of.map(|of| of.element.clone()),
        _ => None,
    };
    Ok(type_or_nil(ruby, Some(of.unwrap_or(Type::Any))))
}

fn value(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_type(ruby, this)? {
        Type::Boolean(Some(flag)) => flag.into(),
        Type::String(Some(of)) => match &*of {
            StringType::Value(text) => ruby.string(text.clone()),
            StringType::Sized(_) => Value::Nil,
        },
        _ => Value::Nil,
    })
}

fn patterns(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let patterns = match own_type(ruby, this)? {
        Type::Pattern(patterns) => patterns
            .iter()
            .map(|pattern| Type::Regexp(Some(pattern.clone())))
            .collect(),
        _ => Vec::new(),
    };
    Ok(list(ruby, patterns))
}

fn own_pattern(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Option<std::sync::Arc<Regexp>>> {
    Ok(match own_type(ruby, this)? {
        Type::Regexp(pattern) => pattern,
        _ => None,
    })
}

fn regexp(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_pattern(ruby, this)? {
        Some(pattern) => to_ruby(ruby, &Puppet::Regexp(pattern)),
        None => Value::Nil,
    })
}

fn pattern(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match own_pattern(ruby, this)? {
        Some(pattern) => ruby.string(pattern.source().clone()),
        None => Value::Nil,
    })
}

fn resolved(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let of = match own_type(ruby, this)? {
        Type::Alias(alias) => alias.real().get().cloned(),
        _ => None,
    };
    Ok(type_or_nil(ruby, of))
}

/// Goes through a list with the block of a call, or gives an enumerator of it.
fn go_through(ruby: &mut Ruby<'_>, list: Value, args: &Args<'_>) -> Outcome {
    let each = Symbol::new("each");
    ruby.call_method_with(list, each, &[], false, args.block, Some(args.frame))
}

fn each_value(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = values(ruby, this, args)?;
    go_through(ruby, values, args)
}

fn each_type(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let types = types(ruby, this, args)?;
    go_through(ruby, types, args)
}

fn each_integer(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let [Some(from), Some(to)] = bounds(ruby, this)? else {
        return Ok(Value::Nil);
    };
    let range = ruby.call_method_with(from, Symbol::new("upto"), &[to], false, None, None)?;
    go_through(ruby, range, args)
}

fn size(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match bounds(ruby, this)? {
        [Some(Value::Integer(from)), Some(Value::Integer(to))] => {
            Value::Integer(to.saturating_sub(from).saturating_add(1))
        }
        _ => Value::Float(f64::INFINITY),
    })
}

fn pass_on(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = resolved(ruby, this, args)?;
    let Value::Symbol(name) = args.at(0) else {
        return Ok(Value::Nil);
    };
    let values = &args.values[1..];
    ruby.call_method_with(of, name, values, args.keywords, args.block, None)
}

fn would_pass_on(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let of = resolved(ruby, this, args)?;
    ruby.send(of, "respond_to?", args.values)
}
