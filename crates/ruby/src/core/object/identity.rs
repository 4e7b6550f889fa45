//! What an object is: its class, its copies, its text, what it equals.

use ecow::EcoString;

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, Value};
use crate::symbol::{Symbol, known};

pub(super) fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    // A class that does not say how it is made takes no arguments.
    if !args.is_empty() {
        let _ = this;
        return Err(ruby.wrong_arguments(args.len(), "0"));
    }
    Ok(Value::Nil)
}

pub(super) fn same(_ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(this.is_same(args.at(0)).into())
}

pub(super) fn not(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok((!this.is_truthy()).into())
}

pub(super) fn not_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((!ruby.equal(this, args.at(0))?).into())
}

pub(super) fn case_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if this.is_same(args.at(0)) {
        return Ok(true.into());
    }
    Ok(ruby.equal(this, args.at(0))?.into())
}

pub(super) fn no_match(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Nil)
}

pub(super) fn not_match(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let matched = ruby.call_method(this, known::MATCH, args.values, args.frame)?;
    Ok((!matched.is_truthy()).into())
}

pub(super) fn order(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let equal = this.is_same(args.at(0)) || ruby.equal(this, args.at(0))?;
    Ok(if equal { Value::Integer(0) } else { Value::Nil })
}

/// A number for an object: the same for those that are the same key.
pub(super) fn hash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    use std::hash::{Hash as _, Hasher as _};
    let key = match this {
        Value::Object(id) if matches!(ruby.get(id).kind, Kind::Plain) => {
            crate::object::Key::Object(id)
        }
        other => ruby.key(other)?,
    };
    let mut hasher = rustc_hash::FxHasher::default();
    key.hash(&mut hasher);
    Ok(Value::Integer((hasher.finish() >> 2) as i64))
}

pub(super) fn class(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.real_class_of(this).into())
}

pub(super) fn singleton_class(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    match ruby.singleton_class(this) {
        Some(class) => Ok(class.into()),
        None => Err(ruby.type_error("can't define singleton")),
    }
}

pub(super) fn is_frozen(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.is_frozen(this).into())
}

pub(super) fn freeze(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    ruby.freeze(this);
    Ok(this)
}

pub(super) fn is_nil(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this.is_nil().into())
}

pub(super) fn itself(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this)
}

pub(super) fn to_s(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if is_main(ruby, this) {
        return Ok(ruby.string("main"));
    }
    let _ = args;
    let class = ruby.real_class_of(this);
    let name = ruby.module_name(class);
    Ok(ruby.string(format!("#<{name}>")))
}

fn is_main(ruby: &Ruby<'_>, this: Value) -> bool {
    let main = Symbol::find("$main").and_then(|name| ruby.vm.globals.get(&name).copied());
    main.is_some_and(|main| main.is_same(this))
}

pub(super) fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    if is_main(ruby, this) {
        return Ok(ruby.string("main"));
    }
    let text = default_inspect(ruby, this)?;
    Ok(ruby.string(text))
}

/// An object as its class and its variables. Ruby would print an address, too.
pub(crate) fn default_inspect(ruby: &mut Ruby<'_>, this: Value) -> Outcome<EcoString> {
    let class = ruby.real_class_of(this);
    let name = ruby.module_name(class);
    let variables: Vec<(Symbol, Value)> = match this.object().map(|id| ruby.get(id)) {
        Some(object) => match &object.variables {
            Some(variables) => variables
                .iter()
                .map(|(name, value)| (*name, *value))
                .collect(),
            None => Vec::new(),
        },
        None => Vec::new(),
    };
    let printed = ruby.guarded(this, |ruby| {
        let mut text = format!("#<{name}");
        for (index, (name, value)) in variables.into_iter().enumerate() {
            text.push_str(if index == 0 { " " } else { ", " });
            text.push_str(&name.as_str());
            text.push('=');
            text.push_str(&ruby.inspect(value)?);
        }
        text.push('>');
        Ok(EcoString::from(text))
    })?;
    Ok(printed.unwrap_or_else(|| ecow::eco_format!("#<{name} ...>")))
}

pub(super) fn object_id(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Integer(match this {
        Value::Nil => 8,
        Value::Boolean(true) => 20,
        Value::Boolean(false) => 0,
        Value::Integer(number) => number.wrapping_mul(2).wrapping_add(1),
        Value::Float(number) => (number.to_bits() >> 1) as i64,
        Value::Symbol(symbol) => symbol.as_str().len() as i64 * 256 + 12,
        Value::Object(id) => i64::from(id.0) * 8 + 16,
    }))
}

pub(super) fn dup(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    copied(ruby, this, args, false)
}

pub(super) fn clone(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let copy = copied(ruby, this, args, true)?;
    let freeze = match args.get(0) {
        Some(options) => ruby
            .hash_of(options)
            .and_then(|table| table.get_symbol("freeze")),
        None => None,
    };
    match freeze {
        Some(Value::Boolean(false)) => {}
        _ if ruby.is_frozen(this) => ruby.freeze(copy),
        _ => {}
    }
    Ok(copy)
}

fn copied(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, with_singleton: bool) -> Outcome {
    let copy = copy(ruby, this, with_singleton);
    if copy.is_same(this) {
        return Ok(this);
    }
    let class = ruby.class_of(copy);
    if ruby.find_method(class, known::INITIALIZE_COPY).is_some() {
        ruby.call_method(copy, known::INITIALIZE_COPY, &[this], args.frame)?;
    }
    Ok(copy)
}

/// A copy of an object, not frozen. Numbers and symbols are their own.
pub(crate) fn copy(ruby: &mut Ruby<'_>, this: Value, with_singleton: bool) -> Value {
    let Value::Object(id) = this else {
        return this;
    };
    ruby.kind(this);
    if matches!(
        ruby.get(id).kind,
        Kind::Integer(_) | Kind::Rational(_) | Kind::Method(_)
    ) {
        return this;
    }
    let object = ruby.get(id).clone();
    let class = if with_singleton {
        object.class
    } else {
        ruby.real_class_of(this)
    };
    let is_module = matches!(object.kind, Kind::Module(_));
    let copy = ruby.add(if is_module { classes::CLASS } else { class }, object.kind);
    if let Value::Object(copied) = copy {
        ruby.heap.get_mut(copied).variables = object.variables;
    }
    copy
}
