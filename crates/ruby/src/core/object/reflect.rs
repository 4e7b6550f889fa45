//! What an object can do, and its variables.

use rustc_hash::FxHashSet;

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, Method, MethodKind, MethodObject, Module, ObjectId, Value, Visibility};
use crate::symbol::{Symbol, known};

/// A class or module that a method wants.
pub(super) fn expect_module(ruby: &mut Ruby<'_>, value: Value) -> Outcome<ObjectId> {
    match ruby.module_of(value) {
        Some(id) => Ok(id),
        None => Err(ruby.type_error("class or module required")),
    }
}

pub(super) fn is_a(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = expect_module(ruby, args.at(0))?;
    Ok(ruby.is_a(this, class).into())
}

pub(super) fn instance_of(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = expect_module(ruby, args.at(0))?;
    Ok((ruby.real_class_of(this) == class).into())
}

pub(super) fn respond_to(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let all = args.at(1).is_truthy();
    let class = ruby.class_of(this);
    if let Some(method) = ruby.find_method(class, name)
        && (all || method.visibility == Visibility::Public)
    {
        return Ok(true.into());
    }
    let missing = known::RESPOND_TO_MISSING;
    let answer = ruby.call_method(
        this,
        missing,
        &[Value::Symbol(name), all.into()],
        args.frame,
    )?;
    Ok(answer.is_truthy().into())
}

pub(super) fn respond_to_missing(_ruby: &mut Ruby<'_>, _this: Value, _args: &Args<'_>) -> Outcome {
    Ok(false.into())
}

pub(super) fn method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let class = ruby.class_of(this);
    match ruby.find_method(class, name) {
        Some(method) => {
            let object = MethodObject {
                receiver: Some(this),
                name,
                method,
            };
            Ok(ruby.add(classes::METHOD, Kind::Method(Box::new(object))))
        }
        None => {
            let class = ruby.real_class_of(this);
            Err(ruby.undefined_in(class, name))
        }
    }
}

pub(super) fn public_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let class = ruby.class_of(this);
    match ruby.find_method(class, name) {
        Some(found) if found.visibility != Visibility::Public => {
            let class = ruby.real_class_of(this);
            Err(ruby.undefined_in(class, name))
        }
        _ => method(ruby, this, args),
    }
}

/// A method that an object has for itself.
pub(super) fn singleton_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let class = ruby.class_of(this);
    let is_own = ruby
        .module(class)
        .is_some_and(|module| module.methods.contains_key(&name));
    if is_own && class != ruby.real_class_of(this) {
        return method(ruby, this, args);
    }
    let text = ruby.inspect(this)?;
    let message = format!("undefined singleton method `{name}' for {text}");
    let error = ruby.error("NameError", message);
    Err(ruby.with_name(error, name))
}

/// The names of methods of one visibility.
pub(super) fn methods_of(
    ruby: &mut Ruby<'_>,
    this: Value,
    _args: &Args<'_>,
    wanted: Visibility,
) -> Outcome {
    let class = ruby.class_of(this);
    let ancestors = ruby.ancestors(class);
    let mut names = Vec::new();
    for name in names_of(ruby, &ancestors, |_| true) {
        let found = ruby.find_method(class, name);
        if found.is_some_and(|method| method.visibility == wanted) {
            names.push(Value::Symbol(name));
        }
    }
    Ok(ruby.array(names))
}

/// The names of methods that a list of modules has, without those of `Object` and below.
pub(crate) fn names_of(
    ruby: &Ruby<'_>,
    modules: &[ObjectId],
    wanted: impl Fn(Visibility) -> bool,
) -> Vec<Symbol> {
    let mut names: Vec<Symbol> = Vec::new();
    for module in modules {
        let Some(module) = ruby.module(*module) else {
            continue;
        };
        let mut own: Vec<Symbol> = module
            .methods
            .iter()
            .filter(|(_, method)| {
                wanted(method.visibility) && !matches!(method.kind, MethodKind::Undefined)
            })
            .map(|(name, _)| *name)
            .collect();
        if let Some(natives) = module.natives {
            own.extend(natives.methods().keys().copied());
        }
        // Tables have no order, so names are given in theirs.
        own.sort_by_key(|name| name.as_str());
        for name in own {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

pub(super) fn methods(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.class_of(this);
    let ancestors = ruby.ancestors(class);
    let names = names_of(ruby, &ancestors, |visibility| {
        visibility != Visibility::Private
    });
    Ok(ruby.array(names.into_iter().map(Value::Symbol).collect()))
}

pub(super) fn singleton_methods(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.class_of(this);
    let is_own = ruby.module(class).is_some_and(Module::is_singleton);
    let names = if is_own {
        names_of(ruby, &[class], |visibility| {
            visibility != Visibility::Private
        })
    } else {
        Vec::new()
    };
    Ok(ruby.array(names.into_iter().map(Value::Symbol).collect()))
}

/// `extend`: the modules' methods become the object's own.
pub(super) fn extend(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    for value in args.values.iter().rev() {
        let module = expect_module(ruby, *value)?;
        let Some(singleton) = ruby.singleton_class(this) else {
            return Err(ruby.type_error("can't define singleton"));
        };
        let known = ruby.ancestors(singleton);
        if !known.contains(&module)
            && let Some(own) = ruby.module_mut(singleton)
        {
            own.included.push(module);
        }
        ruby.forget_methods();
        ruby.hook(module, known::EXTENDED, this, args.frame)?;
    }
    Ok(this)
}

fn variable_name(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Symbol> {
    let name = ruby.expect_name(value)?;
    if name.as_str().starts_with('@') {
        return Ok(name);
    }
    let message = format!("`{name}' is not allowed as an instance variable name");
    Err(ruby.error("NameError", message))
}

pub(super) fn instance_variable_get(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = variable_name(ruby, args.at(0))?;
    ruby.read_instance_variable(this, name)
}

pub(super) fn instance_variable_set(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = variable_name(ruby, args.at(0))?;
    ruby.check_frozen(this)?;
    ruby.set_instance_variable(this, name, args.at(1));
    Ok(args.at(1))
}

pub(super) fn instance_variable_defined(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
) -> Outcome {
    let name = variable_name(ruby, args.at(0))?;
    let own = ruby.instance_variable(this, name).is_some();
    let found = own
        || ruby
            .host
            .instance_variable(ruby.vm, this, &name.as_str())
            .is_some();
    Ok(found.into())
}

pub(super) fn remove_instance_variable(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
) -> Outcome {
    let name = variable_name(ruby, args.at(0))?;
    ruby.check_frozen(this)?;
    let removed = match this {
        Value::Object(id) => match &mut ruby.heap.get_mut(id).variables {
            Some(variables) => variables.shift_remove(&name),
            None => None,
        },
        _ => None,
    };
    match removed {
        Some(value) => Ok(value),
        None => {
            let text = ruby.inspect(this)?;
            let message = format!("instance variable {name} not defined for {text}");
            Err(ruby.error("NameError", message))
        }
    }
}

/// The names of all instance variables, those of the host before the ones that code has set.
pub(super) fn instance_variables(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut names = ruby.host.instance_variables(ruby.vm, this);
    let of_host = names.len();
    if let Some(Some(own)) = this.object().map(|id| &ruby.get(id).variables) {
        // Members of structures are no variables of theirs.
        let own = own.keys().filter(|name| name.as_str().starts_with('@'));
        let own: Vec<Symbol> = match of_host {
            0 => own.copied().collect(),
            _ => {
                let known: FxHashSet<Symbol> = names.iter().copied().collect();
                own.filter(|name| !known.contains(name)).copied().collect()
            }
        };
        names.extend(own);
    }
    let names = names.into_iter().map(Value::Symbol).collect();
    Ok(ruby.array(names))
}

pub(super) fn define_singleton_method(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
) -> Outcome {
    let name = ruby.expect_name(args.at(0))?;
    let Some(owner) = ruby.singleton_class(this) else {
        return Err(ruby.type_error("can't define singleton"));
    };
    let code = match (args.get(1), args.block) {
        (Some(code), _) => code,
        (None, Some(block)) => ruby.block_value(block),
        (None, None) => {
            return Err(ruby.argument_error("tried to create Proc object without a block"));
        }
    };
    let method = method_of(ruby, code, owner)?;
    ruby.add_method(owner, name, method);
    Ok(Value::Symbol(name))
}

/// A proc or method as a method of a module.
pub(crate) fn method_of(ruby: &mut Ruby<'_>, code: Value, owner: ObjectId) -> Outcome<Method> {
    let kind = match code.object().map(|id| (id, &ruby.get(id).kind)) {
        Some((id, Kind::Proc(_))) => MethodKind::Proc(id),
        Some((_, Kind::Method(object))) => object.method.kind.clone(),
        _ => {
            let class = ruby.conversion_name(code);
            let message =
                format!("wrong argument type {class} (expected Proc/Method/UnboundMethod)");
            return Err(ruby.type_error(message));
        }
    };
    Ok(Method {
        kind,
        visibility: Visibility::Public,
        owner,
    })
}
