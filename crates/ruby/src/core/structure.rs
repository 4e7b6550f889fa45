//! `Struct`. The members of an instance are kept as variables whose names have no `@`.

use ecow::EcoString;

use super::{array, enumerator, hash};
use crate::image::classes;
use crate::interp::{Outcome, Ruby, Throw};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{HashTable, Key, Method, MethodKind, ObjectId, Value, Visibility};
use crate::symbol::Symbol;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Struct",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[
        at_least("new", 0, new),
        at_least("[]", 0, new),
        native("members", 0, class_members),
        native("keyword_init?", 0, is_keyword_init),
        native("inspect", 0, inspect_class),
    ]],
    methods: &[&[
        at_least("initialize", 0, initialize).private(),
        native("members", 0, members),
        native("to_a", 0, to_a),
        native("deconstruct", 0, to_a),
        native("values", 0, to_a),
        native("to_h", 0, to_h),
        native("deconstruct_keys", 1, deconstruct_keys),
        native("each", 0, each),
        native("each_pair", 0, each_pair),
        native("[]", 1, index),
        native("[]=", 2, set),
        at_least("dig", 1, dig),
        at_least("values_at", 0, values_at),
        native("length", 0, length),
        native("size", 0, length),
        native("==", 1, equal),
        native("eql?", 1, is_eql),
        native("hash", 0, hash_code),
        native("inspect", 0, inspect),
        native("to_s", 0, inspect),
        between("select", 0, 0, select),
        between("filter", 0, 0, select),
    ]],
    ..ClassDef::NONE
};

/// Where a class keeps the names of its members.
const MEMBERS: &str = "__members__";
/// Where a class keeps whether instances are made of keywords.
const KEYWORD_INIT: &str = "__keyword_init__";

/// What a class or the one that it inherits from keeps.
fn kept(ruby: &Ruby<'_>, class: ObjectId, name: &str) -> Option<Value> {
    let name = Symbol::new(name);
    let mut current = Some(class);
    while let Some(class) = current {
        if let Some(found) = ruby.instance_variable(class.into(), name) {
            return Some(found);
        }
        current = ruby.module(class).and_then(|module| module.superclass);
    }
    None
}

/// The names of the members of a class.
fn names_in(ruby: &mut Ruby<'_>, class: ObjectId) -> Vec<Symbol> {
    let names = kept(ruby, class, MEMBERS).and_then(|names| ruby.items(names));
    let names = names.unwrap_or_default().into_iter();
    names
        .filter_map(|name| match name {
            Value::Symbol(name) => Some(name),
            _ => None,
        })
        .collect()
}

fn names(ruby: &mut Ruby<'_>, this: Value) -> Vec<Symbol> {
    let class = ruby.real_class_of(this);
    names_in(ruby, class)
}

/// The members of an instance.
fn values(ruby: &mut Ruby<'_>, this: Value) -> Vec<Value> {
    let names = names(ruby, this);
    let read = |name| ruby.instance_variable(this, name).unwrap_or_default();
    names.into_iter().map(read).collect()
}

/// `Struct.new(:a, :b)` makes a class; that class makes instances.
fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match ruby.module_of(this) {
        Some(classes::STRUCT) => make_class(ruby, args),
        _ => super::object::new_instance(ruby, this, args),
    }
}

fn make_class(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome {
    let (given, options) = match args.values.split_last() {
        Some((options, given)) if args.keywords => (given, Some(*options)),
        _ => (args.values, None),
    };
    let mut keyword_init = Value::Nil;
    for (key, value) in options.and_then(|all| ruby.pairs(all)).unwrap_or_default() {
        if ruby.name_of(key).as_deref() != Some("keyword_init") {
            let key = ruby.inspect(key)?;
            return Err(ruby.argument_error(format!("unknown keyword: {key}")));
        }
        keyword_init = value;
    }
    let (constant, given) = match given.split_first() {
        Some((name, rest)) if ruby.string_of(*name).is_some() => (ruby.text(*name), rest),
        Some((Value::Nil, rest)) => (None, rest),
        _ => (None, given),
    };
    let constant = constant.map(str::to_owned);
    let constant = match constant {
        Some(name) => Some(ruby.made_name(&name)?),
        None => None,
    };
    if given.is_empty() && constant.is_none() {
        return Err(ruby.wrong_arguments(0, "1+"));
    }
    let mut names: Vec<Symbol> = Vec::with_capacity(given.len());
    for name in given {
        let name = ruby.expect_name(*name)?;
        if names.contains(&name) {
            return Err(ruby.argument_error(format!("duplicate member: {name}")));
        }
        names.push(name);
    }
    let class = ruby.new_class(classes::STRUCT);
    for name in &names {
        let writer = ruby.made_name(&format!("{name}="))?;
        let kinds = [
            (*name, MethodKind::Reader(*name)),
            (writer, MethodKind::Writer(*name)),
        ];
        for (method, kind) in kinds {
            let method_of = Method {
                kind,
                visibility: Visibility::Public,
                owner: class,
            };
            ruby.add_method(class, method, method_of);
        }
    }
    let names = names.into_iter().map(Value::Symbol).collect();
    let names = ruby.array(names);
    ruby.set_instance_variable(class.into(), Symbol::new(MEMBERS), names);
    ruby.set_instance_variable(class.into(), Symbol::new(KEYWORD_INIT), keyword_init);
    if let Some(constant) = constant {
        ruby.set_constant_quietly(classes::STRUCT, constant, class.into());
    }
    if let Some(block) = args.block {
        ruby.call_block_on(block, class.into(), Some(class), &[class.into()])?;
    }
    Ok(class.into())
}

fn class_members(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.module_of(this).unwrap_or(classes::STRUCT);
    let names = names_in(ruby, class)
        .into_iter()
        .map(Value::Symbol)
        .collect();
    Ok(ruby.array(names))
}

fn is_keyword_init(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.module_of(this).unwrap_or(classes::STRUCT);
    Ok(match kept(ruby, class, KEYWORD_INIT).unwrap_or_default() {
        Value::Nil => Value::Nil,
        said => said.is_truthy().into(),
    })
}

fn inspect_class(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.module_of(this).unwrap_or(classes::STRUCT);
    let mut name = ruby.module_name(class);
    if kept(ruby, class, KEYWORD_INIT)
        .unwrap_or_default()
        .is_truthy()
    {
        name.push_str("(keyword_init: true)");
    }
    Ok(ruby.string(name))
}

fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let class = ruby.real_class_of(this);
    let names = names_in(ruby, class);
    for name in &names {
        ruby.set_instance_variable(this, *name, Value::Nil);
    }
    if kept(ruby, class, KEYWORD_INIT)
        .unwrap_or_default()
        .is_truthy()
    {
        let options = match args.values {
            [] => return Ok(Value::Nil),
            [options] => ruby.pairs(*options),
            _ => None,
        };
        let Some(options) = options else {
            return Err(ruby.wrong_arguments(args.len(), "0"));
        };
        let mut unknown = Vec::new();
        for (key, value) in options {
            match ruby.name_of(key).and_then(|name| Symbol::find(&name)) {
                Some(name) if names.contains(&name) => {
                    ruby.set_instance_variable(this, name, value);
                }
                _ => unknown.push(ruby.to_s(key)?),
            }
        }
        if !unknown.is_empty() {
            let message = format!("unknown keywords: {}", unknown.join(", "));
            return Err(ruby.argument_error(message));
        }
        return Ok(Value::Nil);
    }
    if args.len() > names.len() {
        return Err(ruby.argument_error("struct size differs"));
    }
    for (name, value) in names.into_iter().zip(args.values) {
        ruby.set_instance_variable(this, name, *value);
    }
    Ok(Value::Nil)
}

fn members(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let names = names(ruby, this).into_iter().map(Value::Symbol).collect();
    Ok(ruby.array(names))
}

fn to_a(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let values = values(ruby, this);
    Ok(ruby.array(values))
}

/// The members with their names, in a hash.
fn table(ruby: &mut Ruby<'_>, this: Value) -> Value {
    let mut table = HashTable::default();
    let names = names(ruby, this);
    for (name, value) in names.into_iter().zip(values(ruby, this)) {
        table.insert(Key::Symbol(name), name.into(), value);
    }
    ruby.hash(table)
}

fn to_h(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = table(ruby, this);
    if args.block.is_none() {
        return Ok(table);
    }
    let name = crate::symbol::known::TO_H;
    ruby.call_method_with(table, name, &[], false, args.block, Some(args.frame))
}

fn deconstruct_keys(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(table(ruby, this))
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each", &[]);
    };
    for name in names(ruby, this) {
        let value = ruby.instance_variable(this, name).unwrap_or_default();
        ruby.call_block(block, &[value])?;
    }
    Ok(this)
}

fn each_pair(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "each_pair", &[]);
    };
    for name in names(ruby, this) {
        let value = ruby.instance_variable(this, name).unwrap_or_default();
        let pair = ruby.array(vec![name.into(), value]);
        ruby.call_block(block, &[pair])?;
    }
    Ok(this)
}

fn select(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return enumerator::of(ruby, this, "select", &[]);
    };
    let mut kept = Vec::new();
    for value in values(ruby, this) {
        if ruby.call_block(block, &[value])?.is_truthy() {
            kept.push(value);
        }
    }
    Ok(ruby.array(kept))
}

/// The member that a name or an index means.
fn member(ruby: &mut Ruby<'_>, this: Value, which: Value) -> Outcome<Symbol> {
    let names = names(ruby, this);
    if let Some(name) = ruby.name_of(which) {
        return match Symbol::find(&name).filter(|name| names.contains(name)) {
            Some(name) => Ok(name),
            None => {
                let error = ruby.error("NameError", format!("no member '{name}' in struct"));
                let name = ruby.made_name(&name)?;
                Err(ruby.with_name(error, name))
            }
        };
    }
    let index = ruby.expect_integer(which)?;
    match array::position(index, names.len()).and_then(|index| names.get(index)) {
        Some(name) => Ok(*name),
        None => Err(offset_error(ruby, index, names.len())),
    }
}

fn offset_error(ruby: &mut Ruby<'_>, index: i64, size: usize) -> Box<Throw> {
    let what = if index < 0 { "small" } else { "large" };
    let message = format!("offset {index} too {what} for struct(size:{size})");
    ruby.error("IndexError", message)
}

fn index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = member(ruby, this, args.at(0))?;
    Ok(ruby.instance_variable(this, name).unwrap_or_default())
}

fn set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = member(ruby, this, args.at(0))?;
    ruby.check_frozen(this)?;
    ruby.set_instance_variable(this, name, args.at(1));
    Ok(args.at(1))
}

fn dig(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let found = match member(ruby, this, args.at(0)) {
        Ok(name) => ruby.instance_variable(this, name).unwrap_or_default(),
        // What is no member leads nowhere; what is no name of one is an error.
        Err(_) if ruby.name_of(args.at(0)).is_some() => Value::Nil,
        Err(_) if matches!(args.at(0), Value::Integer(_)) => Value::Nil,
        Err(throw) => return Err(throw),
    };
    hash::dig_on(ruby, found, &args.values[1..])
}

fn values_at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let all = values(ruby, this);
    let mut found = Vec::new();
    for index in args.values {
        match array::range_place(ruby, *index, all.len())? {
            Some(Some((from, count))) => {
                found.extend(all.iter().skip(from).take(count).copied());
            }
            Some(None) => {}
            None => {
                let index = ruby.expect_integer(*index)?;
                match array::position(index, all.len()).and_then(|index| all.get(index)) {
                    Some(value) => found.push(*value),
                    None => return Err(offset_error(ruby, index, all.len())),
                }
            }
        }
    }
    Ok(ruby.array(found))
}

fn length(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(names(ruby, this).len().into())
}

/// Whether two instances of a class have members that a test finds equal.
fn same(
    ruby: &mut Ruby<'_>,
    this: Value,
    other: Value,
    test: fn(&mut Ruby<'_>, Value, Value) -> Outcome<bool>,
) -> Outcome {
    if this.is_same(other) {
        return Ok(true.into());
    }
    if ruby.real_class_of(this) != ruby.real_class_of(other) {
        return Ok(false.into());
    }
    let pairs = values(ruby, this).into_iter().zip(values(ruby, other));
    let equal = ruby.guarded(this, |ruby| {
        for (one, two) in pairs {
            if !test(ruby, one, two)? {
                return Ok(false);
            }
        }
        Ok(true)
    })?;
    Ok(equal.unwrap_or(true).into())
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
    let values = values(ruby, this);
    let keys: Outcome<Option<Vec<Key>>> = ruby.guarded(this, |ruby| {
        values.into_iter().map(|value| ruby.key(value)).collect()
    });
    let key = Key::List(keys?.unwrap_or_default().into());
    Ok(hash::hash_number(&key).into())
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.real_class_of(this);
    let class = ruby.module(class).and_then(|class| class.name.clone());
    let class = class.map_or_else(EcoString::new, |name| ecow::eco_format!("{name} "));
    let names = names(ruby, this);
    let values = values(ruby, this);
    let text = ruby.guarded(this, |ruby| {
        let mut text = ecow::eco_format!("#<struct {class}");
        for (index, (name, value)) in names.into_iter().zip(values).enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(&name.as_str());
            text.push('=');
            text.push_str(&ruby.inspect(value)?);
        }
        text.push('>');
        Ok(text)
    })?;
    let text = text.unwrap_or_else(|| ecow::eco_format!("#<struct {}:...>", class.trim_end()));
    Ok(ruby.string(text))
}
