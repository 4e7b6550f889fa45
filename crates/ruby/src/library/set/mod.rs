//! `Set`: the keys of a hash.

mod algebra;
mod edit;

use ecow::EcoString;

use crate::core::enumerable::{self, Flow};
use crate::core::{enumerator, hash};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{HashTable, Kind, Value};
use crate::symbol::{Symbol, known};

pub(super) static CLASS: ClassDef = ClassDef {
    name: "Set",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[at_least("[]", 0, build)]],
    methods: &[
        &[
            between("initialize", 0, 1, initialize).private(),
            native("initialize_copy", 1, initialize_copy).private(),
            native("size", 0, size),
            native("length", 0, size),
            between("count", 0, 1, count),
            native("empty?", 0, is_empty),
            native("include?", 1, is_member),
            native("member?", 1, is_member),
            native("contain?", 1, is_member),
            native("===", 1, is_member),
            native("each", 0, each),
            native("to_a", 0, to_a),
            at_least("to_set", 0, to_set),
            native("freeze", 0, freeze),
            native("hash", 0, hash_code),
            native("eql?", 1, is_eql),
            native("compare_by_identity", 0, compare_by_identity),
            native("compare_by_identity?", 0, is_by_identity),
            native("inspect", 0, inspect),
            native("to_s", 0, inspect),
            between("join", 0, 1, join),
        ],
        edit::METHODS,
        algebra::METHODS,
    ],
    ..ClassDef::NONE
};

/// The hash whose keys are the elements.
fn table(ruby: &mut Ruby<'_>, this: Value) -> Value {
    let name = Symbol::new("@hash");
    match ruby.instance_variable(this, name) {
        Some(table) => table,
        None => {
            let table = ruby.hash(HashTable::default());
            ruby.set_instance_variable(this, name, table);
            table
        }
    }
}

/// The elements of a set.
fn elements(ruby: &mut Ruby<'_>, this: Value) -> Vec<Value> {
    let table = table(ruby, this);
    let elements = ruby.hash_of(table).map(|table| table.pairs());
    elements
        .map(|pairs| pairs.map(|(key, _)| key).collect())
        .unwrap_or_default()
}

/// Whether a value is a set.
fn is_set(ruby: &mut Ruby<'_>, value: Value) -> bool {
    match ruby.constant_path(CLASS.name) {
        Some(class) => ruby.is_a(value, class),
        None => false,
    }
}

/// Puts a value in; whether it was not there.
fn insert(ruby: &mut Ruby<'_>, this: Value, value: Value) -> Outcome<bool> {
    let table = table(ruby, this);
    if hash::fetch(ruby, table, value)?.is_some() {
        return Ok(false);
    }
    hash::store(ruby, table, value, true.into())?;
    Ok(true)
}

fn contains(ruby: &mut Ruby<'_>, this: Value, value: Value) -> Outcome<bool> {
    let table = table(ruby, this);
    Ok(hash::fetch(ruby, table, value)?.is_some())
}

/// What can be gone through: the elements of anything with `each`.
fn each_of(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Vec<Value>> {
    if is_set(ruby, value) {
        return Ok(elements(ruby, value));
    }
    if !ruby.responds_to(value, known::EACH) {
        return Err(ruby.argument_error("value must be enumerable"));
    }
    ruby.each_value(value)
}

/// A new set of the class of another one.
fn like(ruby: &mut Ruby<'_>, this: Value, values: Vec<Value>) -> Outcome {
    let class = ruby.real_class_of(this);
    let own = table(ruby, this);
    let by_identity = ruby.hash_of(own).is_some_and(|table| table.by_identity);
    let made = ruby.add(class, Kind::Plain);
    let table = ruby.hash(HashTable {
        by_identity,
        ..HashTable::default()
    });
    ruby.set_instance_variable(made, Symbol::new("@hash"), table);
    ruby.charge(values.len() * 8)?;
    for value in values {
        insert(ruby, made, value)?;
    }
    Ok(made)
}

fn build(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = ruby.array(args.values.to_vec());
    ruby.send_known(this, known::NEW, &[values])
}

fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    table(ruby, this);
    if args.at(0).is_nil() {
        return Ok(Value::Nil);
    }
    for value in each_of(ruby, args.at(0))? {
        let value = match args.block {
            Some(block) => ruby.call_block(block, &[value])?,
            None => value,
        };
        insert(ruby, this, value)?;
    }
    Ok(Value::Nil)
}

fn initialize_copy(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = table(ruby, args.at(0));
    let copy = ruby.hash_of(other).cloned().unwrap_or_default();
    let copy = ruby.hash(copy);
    ruby.set_instance_variable(this, Symbol::new("@hash"), copy);
    Ok(this)
}

fn size(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    Ok(ruby.hash_of(table).map_or(0, HashTable::len).into())
}

fn count(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.is_empty() && args.block.is_none() {
        return size(ruby, this, args);
    }
    let all = to_a(ruby, this, args)?;
    let (name, frame) = (Symbol::new("count"), Some(args.frame));
    ruby.call_method_with(all, name, args.values, false, args.block, frame)
}

fn is_empty(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    Ok(ruby.hash_of(table).is_none_or(HashTable::is_empty).into())
}

fn is_member(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(contains(ruby, this, args.at(0))?.into())
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each", &[]);
    };
    let table = table(ruby, this);
    enumerable::each_pair(ruby, table, |ruby, key, _| {
        ruby.call_block(block, &[key])?;
        Ok(Flow::Next)
    })?;
    Ok(this)
}

fn to_a(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let elements = elements(ruby, this);
    ruby.charge(elements.len())?;
    Ok(ruby.array(elements))
}

fn to_set(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this)
}

fn freeze(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    ruby.freeze(table);
    ruby.freeze(this);
    Ok(this)
}

fn hash_code(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    let key = ruby.key(table)?;
    Ok(hash::hash_number(&key).into())
}

fn is_eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if !is_set(ruby, args.at(0)) {
        return Ok(false.into());
    }
    let (one, two) = (table(ruby, this), table(ruby, args.at(0)));
    Ok(hash::eql(ruby, one, two)?.into())
}

fn compare_by_identity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    ruby.send(table, "compare_by_identity", &[])?;
    Ok(this)
}

fn is_by_identity(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    ruby.send(table, "compare_by_identity?", &[])
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.real_class_of(this);
    let class = ruby.module_name(class);
    let elements = elements(ruby, this);
    let text = ruby.guarded(this, |ruby| {
        let mut text = EcoString::new();
        for element in elements {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(&ruby.inspect(element)?);
            ruby.charge(8)?;
        }
        Ok(ecow::eco_format!("#<{class}: {{{text}}}>"))
    })?;
    let text = text.unwrap_or_else(|| ecow::eco_format!("#<{class}: {{...}}>"));
    Ok(ruby.string(text))
}

fn join(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let all = to_a(ruby, this, args)?;
    ruby.send_known(all, known::JOIN, args.values)
}
