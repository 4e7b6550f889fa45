//! Methods of a module: attributes, visibility, `define_method` and what can be asked of them.

use std::sync::Arc;

use super::own;
use crate::core::object::method_of;
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::{Kind, Method, MethodKind, MethodObject, ObjectId, Value, Visibility};
use crate::symbol::{Symbol, known};

pub(super) const METHODS: &[NativeMethod] = &[
    at_least("attr_reader", 0, attr_reader),
    at_least("attr", 0, attr_reader),
    at_least("attr_writer", 0, attr_writer),
    at_least("attr_accessor", 0, attr_accessor),
    between("define_method", 1, 2, define_method),
    native("alias_method", 2, alias_method),
    at_least("remove_method", 0, remove_method),
    at_least("undef_method", 0, undef_method),
    at_least("private", 0, |ruby, this, args| {
        set_visibility(ruby, this, args, Visibility::Private)
    }),
    at_least("public", 0, |ruby, this, args| {
        set_visibility(ruby, this, args, Visibility::Public)
    }),
    at_least("protected", 0, |ruby, this, args| {
        set_visibility(ruby, this, args, Visibility::Protected)
    }),
    at_least("module_function", 0, module_function),
    at_least("private_class_method", 0, private_class_method),
    at_least("public_class_method", 0, public_class_method),
    between("instance_methods", 0, 1, instance_methods),
    between("public_instance_methods", 0, 1, instance_methods),
    between("private_instance_methods", 0, 1, private_instance_methods),
    between("protected_instance_methods", 0, 1, |ruby, this, args| {
        names(ruby, this, args, |visibility| {
            visibility == Visibility::Protected
        })
    }),
    between("protected_method_defined?", 1, 2, |ruby, this, args| {
        Ok((defined(ruby, this, args)? == Some(Visibility::Protected)).into())
    }),
    between("method_defined?", 1, 2, is_method_defined),
    between("public_method_defined?", 1, 2, is_public_method_defined),
    between("private_method_defined?", 1, 2, is_private_method_defined),
    native("instance_method", 1, instance_method),
    native("public_instance_method", 1, instance_method),
    at_least("refine", 0, refuse_refine),
    at_least("using", 0, refuse_refine),
    at_least("ruby2_keywords", 0, |_, _, _| Ok(Value::Nil)),
];

fn refuse_refine(ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Err(ruby.refuse("refinements are not available here"))
}

fn add_attributes(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    reader: bool,
    writer: bool,
) -> Outcome {
    let owner = own(ruby, this)?;
    let visibility = ruby.default_visibility(args.frame);
    let mut names = Vec::new();
    for value in args.values {
        let name = ruby.expect_name(*value)?;
        let variable = ruby.made_name(&format!("@{name}"))?;
        if reader {
            let kind = MethodKind::Reader(variable);
            let method = Method {
                kind,
                visibility,
                owner,
            };
            ruby.add_method(owner, name, method);
            names.push(Value::Symbol(name));
        }
        if writer {
            let name = ruby.made_name(&format!("{name}="))?;
            let kind = MethodKind::Writer(variable);
            let method = Method {
                kind,
                visibility,
                owner,
            };
            ruby.add_method(owner, name, method);
            names.push(Value::Symbol(name));
        }
    }
    Ok(ruby.array(names))
}

fn attr_reader(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    add_attributes(ruby, this, args, true, false)
}

fn attr_writer(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    add_attributes(ruby, this, args, false, true)
}

fn attr_accessor(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    add_attributes(ruby, this, args, true, true)
}

fn define_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let owner = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    let code = match (args.get(1), args.block) {
        (Some(code), _) => code,
        (None, Some(block)) => ruby.block_value(block),
        (None, None) => {
            let message = "tried to create Proc object without a block";
            return Err(ruby.argument_error(message));
        }
    };
    let mut method = method_of(ruby, code, owner)?;
    if args.frame.this.is_same(this) {
        method.visibility = ruby.default_visibility(args.frame);
    }
    ruby.add_method(owner, name, method);
    ruby.hook(owner, known::METHOD_ADDED, Value::Symbol(name), args.frame)?;
    Ok(Value::Symbol(name))
}

fn alias_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let owner = own(ruby, this)?;
    let (new, old) = (ruby.expect_name(args.at(0))?, ruby.expect_name(args.at(1))?);
    ruby.alias_method(owner, new, old)?;
    Ok(Value::Symbol(new))
}

fn remove_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let owner = own(ruby, this)?;
    for value in args.values {
        let name = ruby.expect_name(*value)?;
        let removed = match ruby.module_mut(owner) {
            Some(module) => Arc::make_mut(&mut module.methods).remove(&name),
            None => None,
        };
        if removed.is_none() {
            let of = ruby.module_name(owner);
            let message = format!("method `{name}' not defined in {of}");
            return Err(ruby.error("NameError", message));
        }
    }
    ruby.forget_methods();
    Ok(this)
}

fn undef_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let owner = own(ruby, this)?;
    for value in args.values {
        let name = ruby.expect_name(*value)?;
        ruby.undefine_method(owner, name)?;
    }
    Ok(this)
}

/// The names that a call lists, arrays among them.
fn listed(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Vec<Symbol>> {
    let mut names = Vec::new();
    for value in args.values {
        match ruby.items(*value) {
            Some(items) => {
                for item in items {
                    names.push(ruby.expect_name(item)?);
                }
            }
            None => names.push(ruby.expect_name(*value)?),
        }
    }
    Ok(names)
}

fn set_visibility(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    visibility: Visibility,
) -> Outcome {
    if args.is_empty() {
        ruby.set_default_visibility(args.frame, visibility);
        return Ok(Value::Nil);
    }
    let owner = own(ruby, this)?;
    for name in listed(ruby, args)? {
        change_visibility(ruby, owner, name, visibility)?;
    }
    Ok(args.at(0))
}

fn change_visibility(
    ruby: &mut Ruby<'_>,
    owner: ObjectId,
    name: Symbol,
    visibility: Visibility,
) -> Outcome<()> {
    match ruby.find_method(owner, name) {
        Some(mut method) => {
            method.visibility = visibility;
            ruby.add_method(owner, name, method);
            Ok(())
        }
        None => Err(ruby.undefined_in(owner, name)),
    }
}

fn module_function(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.is_empty() {
        ruby.set_module_function(args.frame);
        return Ok(Value::Nil);
    }
    let owner = own(ruby, this)?;
    for name in listed(ruby, args)? {
        match ruby.find_method(owner, name) {
            Some(method) => ruby.make_function(owner, name, method),
            None => return Err(ruby.undefined_in(owner, name)),
        }
    }
    Ok(args.at(0))
}

fn private_class_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    class_visibility(ruby, this, args, Visibility::Private)
}

fn public_class_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    class_visibility(ruby, this, args, Visibility::Public)
}

fn class_visibility(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    visibility: Visibility,
) -> Outcome {
    if let Some(singleton) = ruby.singleton_class(this) {
        for name in listed(ruby, args)? {
            change_visibility(ruby, singleton, name, visibility)?;
        }
    }
    Ok(Value::Nil)
}

fn names(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    wanted: fn(Visibility) -> bool,
) -> Outcome {
    let owner = own(ruby, this)?;
    let inherited = args.get(0).is_none_or(Value::is_truthy);
    let modules: Vec<ObjectId> = if inherited {
        ruby.ancestors(owner)
            .iter()
            .copied()
            .take_while(|ancestor| *ancestor != classes::OBJECT)
            .collect()
    } else {
        vec![owner]
    };
    let names = crate::core::object::names_of(ruby, &modules, wanted);
    Ok(ruby.array(names.into_iter().map(Value::Symbol).collect()))
}

fn instance_methods(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    names(ruby, this, args, |visibility| {
        visibility != Visibility::Private
    })
}

fn private_instance_methods(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    names(ruby, this, args, |visibility| {
        visibility == Visibility::Private
    })
}

fn defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Option<Visibility>> {
    let owner = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    let found = if args.get(1).is_none_or(Value::is_truthy) {
        ruby.find_method(owner, name)
    } else {
        ruby.own_method(owner, name)
    };
    Ok(found.map(|method| method.visibility))
}

fn is_method_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let found = defined(ruby, this, args)?;
    Ok(found
        .is_some_and(|visibility| visibility != Visibility::Private)
        .into())
}

fn is_public_method_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((defined(ruby, this, args)? == Some(Visibility::Public)).into())
}

fn is_private_method_defined(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok((defined(ruby, this, args)? == Some(Visibility::Private)).into())
}

fn instance_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let owner = own(ruby, this)?;
    let name = ruby.expect_name(args.at(0))?;
    match ruby.find_method(owner, name) {
        Some(method) => {
            let object = MethodObject {
                receiver: None,
                name,
                method,
            };
            Ok(ruby.add(classes::UNBOUND_METHOD, Kind::Method(Box::new(object))))
        }
        None => Err(ruby.undefined_in(owner, name)),
    }
}
