//! `Module` and `Class`.

mod constants;
mod methods;
mod mixins;

use crate::core::object::text;
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, at_least, between, native};
use crate::object::{Module as ModuleData, ModuleKind, ObjectId, Value};
use crate::symbol::known;

pub(crate) static MODULE: ClassDef = ClassDef {
    name: "Module",
    methods: &[
        &[
            native("===", 1, case_equal),
            native("==", 1, |_, this, args| Ok(this.is_same(args.at(0)).into())),
            native("<", 1, |ruby, this, args| {
                compare(ruby, this, args.at(0), false, true)
            }),
            native("<=", 1, |ruby, this, args| {
                compare(ruby, this, args.at(0), true, true)
            }),
            native(">", 1, |ruby, this, args| {
                compare(ruby, this, args.at(0), false, false)
            }),
            native(">=", 1, |ruby, this, args| {
                compare(ruby, this, args.at(0), true, false)
            }),
            native("<=>", 1, order),
            native("name", 0, name),
            native("to_s", 0, to_s),
            native("inspect", 0, to_s),
            native("hash", 0, hash),
            at_least("class_eval", 0, class_eval),
            at_least("module_eval", 0, class_eval),
            at_least("class_exec", 0, class_exec),
            at_least("module_exec", 0, class_exec),
            native("freeze", 0, |_, this, _| Ok(this)),
            native("singleton_class?", 0, |ruby, this, _| {
                let module = ruby.module_of(this).and_then(|id| ruby.module(id));
                let is_singleton =
                    module.is_some_and(|module| matches!(module.kind, ModuleKind::Singleton(_)));
                Ok(is_singleton.into())
            }),
        ],
        mixins::METHODS,
        methods::METHODS,
        constants::METHODS,
    ],
    singleton: &[&[native("new", 0, new_module), native("nesting", 0, nesting)]],
    ..ClassDef::NONE
};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Class",
    superclass: "Module",
    methods: &[&[
        at_least("new", 0, super::object::new_instance),
        native("allocate", 0, allocate),
        native("superclass", 0, superclass),
        native("subclasses", 0, subclasses),
        native("inherited", 1, |_, _, _| Ok(Value::Nil)).private(),
    ]],
    singleton: &[&[between("new", 0, 1, new_class)]],
    ..ClassDef::NONE
};

/// The module that a method is called on.
pub(super) fn own(ruby: &mut Ruby<'_>, this: Value) -> Outcome<ObjectId> {
    match ruby.module_of(this) {
        Some(id) => Ok(id),
        None => Err(ruby.type_error("class or module required")),
    }
}

fn case_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let class = own(ruby, this)?;
    Ok(ruby.is_a(args.at(0), class).into())
}

fn compare(ruby: &mut Ruby<'_>, this: Value, other: Value, or_same: bool, below: bool) -> Outcome {
    let one = own(ruby, this)?;
    let Some(two) = ruby.module_of(other) else {
        return Err(ruby.type_error("compared with non class/module"));
    };
    if one == two {
        return Ok(or_same.into());
    }
    let (lower, upper) = if below { (one, two) } else { (two, one) };
    if ruby.inherits(lower, upper) {
        return Ok(true.into());
    }
    Ok(if ruby.inherits(upper, lower) {
        false.into()
    } else {
        Value::Nil
    })
}

fn order(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let one = own(ruby, this)?;
    let Some(two) = ruby.module_of(args.at(0)) else {
        return Ok(Value::Nil);
    };
    Ok(if one == two {
        Value::Integer(0)
    } else if ruby.inherits(one, two) {
        Value::Integer(-1)
    } else if ruby.inherits(two, one) {
        Value::Integer(1)
    } else {
        Value::Nil
    })
}

fn name(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    match ruby.module(id).and_then(|module| module.name.clone()) {
        Some(name) => Ok(ruby.frozen_string(name)),
        None => Ok(Value::Nil),
    }
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let id = own(ruby, this)?;
    let name = ruby.module_name(id);
    Ok(ruby.string(name))
}

fn hash(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(match this {
        Value::Object(id) => Value::Integer(i64::from(id.0)),
        _ => Value::Integer(0),
    })
}

fn class_eval(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    text::class_eval(ruby, this, module, args)
}

fn class_exec(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let module = own(ruby, this)?;
    match args.block {
        Some(block) => ruby.call_block_on(block, this, Some(module), args.values),
        None => Err(ruby.error("LocalJumpError", "no block given (yield)")),
    }
}

fn new_module(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let module = ModuleData::new(ModuleKind::Module, None, None);
    let id = ruby.new_module(classes::MODULE, module);
    if let Some(block) = args.block {
        ruby.call_block_on(block, id.into(), Some(id), &[id.into()])?;
    }
    Ok(id.into())
}

fn nesting(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let modules = ruby.modules_around(args.frame);
    Ok(ruby.array(modules.into_iter().map(Value::Object).collect()))
}

/// `Class.new(Super) { … }`
fn new_class(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let superclass = match args.get(0) {
        None => classes::OBJECT,
        Some(value) => match ruby.module_of(value) {
            Some(id) if ruby.module(id).is_some_and(ModuleData::is_class) => id,
            _ => {
                let class = ruby.conversion_name(value);
                let message = format!("superclass must be a Class ({class} given)");
                return Err(ruby.type_error(message));
            }
        },
    };
    let class = ruby.new_class(superclass);
    ruby.hook(superclass, known::INHERITED, class.into(), args.frame)?;
    if let Some(block) = args.block {
        ruby.call_block_on(block, class.into(), Some(class), &[class.into()])?;
    }
    Ok(class.into())
}

fn allocate(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = own(ruby, this)?;
    super::object::allocate(ruby, class)
}

fn superclass(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = own(ruby, this)?;
    Ok(
        match ruby.module(class).and_then(|module| module.superclass) {
            Some(superclass) => superclass.into(),
            None => Value::Nil,
        },
    )
}

fn subclasses(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = own(ruby, this)?;
    let found = ruby.subclasses(class);
    Ok(ruby.array(found.into_iter().rev().map(Value::Object).collect()))
}
