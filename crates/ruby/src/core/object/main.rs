//! `main`, the object that files run on: what it has of a class goes to `Object`.

use std::sync::LazyLock;

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, NativeTable, at_least, between, native};
use crate::object::Value;
use crate::symbol::Symbol;

/// The methods of its own.
pub(crate) static METHODS: LazyLock<NativeTable> =
    LazyLock::new(|| NativeTable::new([&[NATIVES], &[]], &[], None).unwrap_or_default());

const NATIVES: &[NativeMethod] = &[
    native("to_s", 0, |ruby, _, _| Ok(ruby.string("main"))),
    native("inspect", 0, |ruby, _, _| Ok(ruby.string("main"))),
    at_least("include", 1, |ruby, _, args| {
        of_object(ruby, args, "include")
    })
    .private(),
    at_least("public", 0, |ruby, _, args| of_object(ruby, args, "public")).private(),
    at_least("private", 0, |ruby, _, args| {
        of_object(ruby, args, "private")
    })
    .private(),
    between("define_method", 1, 2, |ruby, _, args| {
        of_object(ruby, args, "define_method")
    })
    .private(),
];

fn of_object(ruby: &mut Ruby<'_>, args: &Args<'_>, method: &str) -> Outcome {
    ruby.call_method_with(
        Value::Object(classes::OBJECT),
        Symbol::new(method),
        args.values,
        args.keywords,
        args.block,
        Some(args.frame),
    )
}
