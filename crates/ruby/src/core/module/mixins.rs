//! `include`, `prepend`, `extend` and their hooks; ancestors.

use super::own;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Module, ObjectId, Value};
use crate::symbol::known;

pub(super) const METHODS: &[NativeMethod] = &[
    at_least("include", 1, include),
    at_least("prepend", 1, prepend),
    native("include?", 1, is_included),
    native("included_modules", 0, included_modules),
    native("ancestors", 0, ancestors),
    native("included", 1, nothing).private(),
    native("extended", 1, nothing).private(),
    native("prepended", 1, nothing).private(),
    native("method_added", 1, nothing).private(),
];

fn nothing(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(Value::Nil)
}

fn mixin(ruby: &mut Ruby<'_>, value: Value) -> Outcome<ObjectId> {
    match ruby.module_of(value) {
        Some(id) if !ruby.module(id).is_some_and(Module::is_class) => Ok(id),
        _ => {
            let class = ruby.conversion_name(value);
            Err(ruby.type_error(format!("wrong argument type {class} (expected module)")))
        }
    }
}

fn include(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    for value in args.values.iter().rev() {
        let module = mixin(ruby, *value)?;
        if ruby.inherits(module, id) {
            return Err(ruby.argument_error("cyclic include detected"));
        }
        let is_new = !ruby.ancestors(id).contains(&module);
        if is_new && let Some(own) = ruby.module_mut(id) {
            own.included.push(module);
        }
        ruby.forget_methods();
        ruby.hook(module, known::INCLUDED, this, args.frame)?;
    }
    Ok(this)
}

fn prepend(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    for value in args.values.iter().rev() {
        let module = mixin(ruby, *value)?;
        if let Some(own) = ruby.module_mut(id)
            && !own.prepended.contains(&module)
        {
            own.prepended.push(module);
        }
        ruby.forget_methods_of(id);
        ruby.hook(module, known::PREPENDED, this, args.frame)?;
    }
    Ok(this)
}

fn is_included(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    let module = mixin(ruby, args.at(0))?;
    Ok((id != module && ruby.inherits(id, module)).into())
}

fn included_modules(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    let all = ruby.ancestors(id);
    let modules = all
        .iter()
        .filter(|ancestor| {
            **ancestor != id && !ruby.module(**ancestor).is_some_and(Module::is_class)
        })
        .map(|ancestor| Value::Object(*ancestor))
        .collect();
    Ok(ruby.array(modules))
}

fn ancestors(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    let all = ruby.ancestors(id);
    Ok(ruby.array(
        all.iter()
            .map(|ancestor| Value::Object(*ancestor))
            .collect(),
    ))
}
