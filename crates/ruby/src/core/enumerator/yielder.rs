//! `Enumerator::Yielder`: what the block of `Enumerator.new` hands values to.

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, native};
use crate::object::{Kind, Value};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerator::Yielder",
    kind: DefKind::Class,
    methods: &[&[
        native("<<", 1, push),
        at_least("yield", 0, give),
        at_least("call", 0, give),
        native("to_proc", 0, to_proc),
    ]],
    ..ClassDef::NONE
};

/// The proc that gets the values.
#[derive(Clone, Debug)]
struct Yielder(Value);

pub(super) fn make(ruby: &mut Ruby<'_>, proc: Value) -> Value {
    let class = ruby.constant_path(CLASS.name).unwrap_or(classes::OBJECT);
    ruby.add(class, Kind::Data(Box::new(Yielder(proc))))
}

fn proc_of(ruby: &Ruby<'_>, this: Value) -> Value {
    ruby.data::<Yielder>(this)
        .map(|yielder| yielder.0)
        .unwrap_or_default()
}

fn give(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match proc_of(ruby, this).object() {
        Some(id) => ruby.call_proc(id, args.values, args.keywords, None),
        None => Ok(Value::Nil),
    }
}

fn push(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    give(ruby, this, args)?;
    Ok(this)
}

fn to_proc(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(proc_of(ruby, this))
}
