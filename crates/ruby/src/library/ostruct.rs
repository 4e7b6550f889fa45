//! `OpenStruct`: an object with whatever members it is given, kept in a hash.

use ecow::EcoString;

use crate::core::hash;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{HashTable, Value};
use crate::symbol::{Symbol, known};

pub(super) static CLASS: ClassDef = ClassDef {
    name: "OpenStruct",
    kind: DefKind::Class,
    methods: &[&[
        between("initialize", 0, 1, initialize).private(),
        native("initialize_copy", 1, initialize_copy).private(),
        native("[]", 1, index),
        native("[]=", 2, set),
        at_least("dig", 1, dig),
        native("to_h", 0, to_h),
        native("each_pair", 0, each_pair),
        between("delete_field", 1, 1, delete_field),
        at_least("method_missing", 1, method_missing).private(),
        between("respond_to_missing?", 1, 2, responds_to_missing).private(),
        native("==", 1, equal),
        native("eql?", 1, equal),
        native("hash", 0, hash_code),
        native("freeze", 0, freeze),
        native("inspect", 0, inspect),
        native("to_s", 0, inspect),
    ]],
    ..ClassDef::NONE
};

/// The hash of the members.
fn table(ruby: &mut Ruby<'_>, this: Value) -> Value {
    let name = Symbol::new("@table");
    match ruby.instance_variable(this, name) {
        Some(table) => table,
        None => {
            let table = ruby.hash(HashTable::default());
            ruby.set_instance_variable(this, name, table);
            table
        }
    }
}

fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    if args.at(0).is_nil() {
        return Ok(Value::Nil);
    }
    let given = match ruby.pairs(args.at(0)) {
        Some(pairs) => pairs,
        None => {
            let made = ruby.send(args.at(0), "to_h", &[])?;
            ruby.pairs(made).unwrap_or_default()
        }
    };
    for (key, value) in given {
        let key = ruby.send_known(key, known::TO_SYM, &[])?;
        hash::store(ruby, table, key, value)?;
    }
    Ok(Value::Nil)
}

fn initialize_copy(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = table(ruby, args.at(0));
    let copy = ruby.hash_of(other).cloned().unwrap_or_default();
    let copy = ruby.hash(copy);
    ruby.set_instance_variable(this, Symbol::new("@table"), copy);
    Ok(this)
}

fn member(ruby: &mut Ruby<'_>, this: Value, name: Value) -> Outcome {
    let table = table(ruby, this);
    Ok(hash::fetch(ruby, table, name)?.unwrap_or_default())
}

fn index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.send_known(args.at(0), known::TO_SYM, &[])?;
    member(ruby, this, name)
}

fn set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.send_known(args.at(0), known::TO_SYM, &[])?;
    let table = table(ruby, this);
    hash::store(ruby, table, name, args.at(1))?;
    Ok(args.at(1))
}

fn dig(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = args.at(0);
    if ruby.name_of(name).is_none() {
        let text = ruby.inspect(name)?;
        return Err(ruby.type_error(format!("{text} is not a symbol nor a string")));
    }
    let found = index(ruby, this, args)?;
    hash::dig_on(ruby, found, &args.values[1..])
}

fn to_h(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    if args.block.is_some() {
        let frame = Some(args.frame);
        return ruby.call_method_with(table, known::TO_H, &[], false, args.block, frame);
    }
    let copy = ruby.hash_of(table).cloned().unwrap_or_default();
    Ok(ruby.hash(copy))
}

fn each_pair(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    let name = Symbol::new("each_pair");
    let result = ruby.call_method_with(table, name, &[], false, args.block, Some(args.frame))?;
    Ok(if args.block.is_some() { this } else { result })
}

fn delete_field(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.send_known(args.at(0), known::TO_SYM, &[])?;
    let table = table(ruby, this);
    match (hash::remove(ruby, table, name)?, args.block) {
        (Some((_, value)), _) => Ok(value),
        (None, Some(block)) => ruby.call_block(block, &[]),
        (None, None) => {
            let text = ruby.to_s(name)?;
            let of = ruby.inspect(this)?;
            let message = format!("no field `{text}' in {of}");
            Err(ruby.error("NameError", message))
        }
    }
}

/// A name of a member reads it, a name with `=` sets it.
fn method_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Value::Symbol(name) = args.at(0) else {
        return Ok(Value::Nil);
    };
    if let Some(name) = name.as_str().strip_suffix('=') {
        let [_, value] = args.values else {
            return Err(ruby.wrong_arguments(args.len() - 1, "1"));
        };
        let values = [ruby.made_name(name)?.into(), *value];
        return set(
            ruby,
            this,
            &Args {
                values: &values,
                ..*args
            },
        );
    }
    if args.len() > 1 {
        return Err(ruby.undefined_method(this, name, false, None));
    }
    member(ruby, this, name.into())
}

fn responds_to_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let name = name.as_str();
    let member = ruby.made_name(name.strip_suffix('=').unwrap_or(&name))?;
    let table = table(ruby, this);
    Ok(hash::fetch(ruby, table, member.into())?.is_some().into())
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = ruby.constant_path(CLASS.name);
    if !class.is_some_and(|class| ruby.is_a(args.at(0), class)) {
        return Ok(false.into());
    }
    let (one, two) = (table(ruby, this), table(ruby, args.at(0)));
    Ok(ruby.equal(one, two)?.into())
}

/// What cannot be changed any more is the hash: errors speak of it.
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

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.real_class_of(this);
    let class = ruby.module_name(class);
    let table = table(ruby, this);
    let text = ruby.guarded(this, |ruby| {
        let mut members = EcoString::new();
        for (name, value) in ruby.pairs(table).unwrap_or_default() {
            members.push_str(if members.is_empty() { " " } else { ", " });
            members.push_str(&ruby.to_s(name)?);
            members.push('=');
            members.push_str(&ruby.inspect(value)?);
        }
        Ok(ecow::eco_format!("#<{class}{members}>"))
    })?;
    Ok(ruby.string(text.unwrap_or_else(|| ecow::eco_format!("#<{class} ...>"))))
}
