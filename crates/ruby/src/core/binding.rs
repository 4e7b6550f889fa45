//! `Binding`: what code sees, as an object.

use crate::core::object::text;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, between, native};
use crate::object::Value;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Binding",
    methods: &[&[
        between("eval", 1, 3, text::binding_eval),
        native("receiver", 0, receiver),
        native("local_variables", 0, local_variables),
        native("local_variable_get", 1, local_variable_get),
        native("local_variable_set", 2, local_variable_set),
        native("local_variable_defined?", 1, local_variable_defined),
        native("irb", 0, |_, _, _| Ok(Value::Nil)),
    ]],
    ..ClassDef::NONE
};

fn receiver(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.expect_binding(this)?.0.this)
}

fn local_variables(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let locals = ruby.binding_locals(this)?;
    let names = locals.into_iter().map(|(name, ..)| Value::Symbol(name));
    Ok(ruby.array(names.collect()))
}

fn local_variable_get(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    match ruby.binding_variable(this, name)? {
        Some(value) => Ok(value),
        None => {
            let message = format!("local variable `{name}' is not defined for a binding");
            Err(ruby.error("NameError", message))
        }
    }
}

fn local_variable_set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    ruby.set_binding_variable(this, name, args.at(1))?;
    Ok(args.at(1))
}

fn local_variable_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    Ok(ruby.binding_variable(this, name)?.is_some().into())
}
