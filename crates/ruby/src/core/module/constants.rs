//! Constants and class variables of a module.

use std::sync::Arc;

use super::own;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::{ObjectId, Value};
use crate::symbol::Symbol;

pub(super) const METHODS: &[NativeMethod] = &[
    between("const_get", 1, 2, const_get),
    native("const_set", 2, const_set),
    between("const_defined?", 1, 2, is_const_defined),
    between("constants", 0, 1, constants),
    native("const_missing", 1, const_missing),
    native("remove_const", 1, remove_const),
    at_least("private_constant", 0, |_, _, _| Ok(Value::Nil)),
    at_least("public_constant", 0, |_, _, _| Ok(Value::Nil)),
    at_least("deprecate_constant", 0, |_, _, _| Ok(Value::Nil)),
    native("autoload", 2, autoload),
    native("class_variable_get", 1, class_variable_get),
    native("class_variable_set", 2, class_variable_set),
    native("class_variable_defined?", 1, is_class_variable_defined),
    native("class_variables", 0, class_variables),
];

fn const_get(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let path = ruby.expect_name(args.at(0))?.as_str();
    let mut found = this;
    for name in path.split("::").filter(|name| !name.is_empty()) {
        let name = constant_name(ruby, name)?;
        let module = own(ruby, found)?;
        found = match looked_up(ruby, module, name, args) {
            Some(value) => value,
            None if is_own_only(args) => {
                ruby.send(found, "const_missing", &[Value::Symbol(name)])?
            }
            None => ruby.scoped_constant(found, name, args.frame)?,
        };
    }
    Ok(found)
}

/// A name that a constant can have.
fn constant_name(ruby: &mut Ruby<'_>, name: &str) -> Outcome<Symbol> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    if name.starts_with(char::is_uppercase) && name.chars().all(is_word) {
        return ruby.made_name(name);
    }
    Err(ruby.error("NameError", format!("wrong constant name {name}")))
}

/// Whether ancestors do not count: the second argument is false.
fn is_own_only(args: &Args<'_>) -> bool {
    args.get(1).is_some_and(|inherited| !inherited.is_truthy())
}

fn looked_up(
    ruby: &mut Ruby<'_>,
    module: ObjectId,
    name: Symbol,
    args: &Args<'_>,
) -> Option<Value> {
    match is_own_only(args) {
        true => ruby.own_constant(module, name),
        false => ruby.constant_in(module, name),
    }
}

fn const_set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    let name = constant_name(ruby, &name.as_str())?;
    ruby.set_constant_quietly(module, name, args.at(1));
    Ok(args.at(1))
}

fn is_const_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let path = ruby.expect_name(args.at(0))?.as_str();
    let mut found = this;
    for name in path.split("::").filter(|name| !name.is_empty()) {
        let Some(module) = ruby.module_of(found) else {
            return Ok(false.into());
        };
        let name = constant_name(ruby, name)?;
        match looked_up(ruby, module, name, args) {
            Some(value) => found = value,
            None => return Ok(false.into()),
        }
    }
    Ok(true.into())
}

fn constants(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let names = match ruby.module(module) {
        Some(module) => module
            .constants
            .keys()
            .map(|name| Value::Symbol(*name))
            .collect(),
        None => Vec::new(),
    };
    Ok(ruby.array(names))
}

fn const_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    ruby.uninitialized_constant(module, name)
}

fn remove_const(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    let removed = match ruby.module_mut(module) {
        Some(module) => Arc::make_mut(&mut module.constants).shift_remove(&name),
        None => None,
    };
    ruby.forget_methods();
    match removed {
        Some(value) => Ok(value),
        None => {
            let of = ruby.module_name(module);
            let message = format!("constant {of}::{name} not defined");
            Err(ruby.error("NameError", message))
        }
    }
}

fn autoload(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Nil)
}

fn class_variable_get(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    match ruby.class_variable_of(module, name) {
        Some(value) => Ok(value),
        None => {
            let of = ruby.module_name(module);
            let message = format!("uninitialized class variable {name} in {of}");
            Err(ruby.error("NameError", message))
        }
    }
}

fn class_variable_set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    ruby.set_class_variable_of(module, name, args.at(1));
    Ok(args.at(1))
}

fn is_class_variable_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    Ok(ruby.class_variable_of(module, name).is_some().into())
}

fn class_variables(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    let ancestors = ruby.ancestors(module);
    let mut names = Vec::new();
    for ancestor in ancestors.iter() {
        if let Some(module) = ruby.module(*ancestor) {
            names.extend(
                module
                    .class_variables
                    .iter()
                    .map(|(name, _)| Value::Symbol(*name)),
            );
        }
    }
    Ok(ruby.array(names))
}
