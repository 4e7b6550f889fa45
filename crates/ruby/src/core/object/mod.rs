//! `BasicObject`, `Object` and `Kernel`: what every value answers.

mod control;
mod convert;
mod identity;
mod main;
mod reflect;
pub(crate) mod text;

use crate::core::number;
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::library::load_and_call;
use crate::native::{Args, ClassDef, DefKind, NativeMethod, at_least, between, native};
use crate::object::{HashTable, Kind, ObjectId, Text, Value, Visibility};

pub(crate) use main::METHODS as MAIN;
pub(crate) use reflect::{method_of, names_of};

pub(crate) static BASIC_OBJECT: ClassDef = ClassDef {
    name: "BasicObject",
    superclass: "",
    methods: &[&[
        at_least("initialize", 0, identity::initialize).private(),
        native("==", 1, identity::same),
        native("equal?", 1, identity::same),
        native("!", 0, identity::not),
        native("!=", 1, identity::not_equal),
        native("__id__", 0, identity::object_id),
        at_least("__send__", 1, control::send),
        at_least("instance_eval", 0, text::instance_eval),
        at_least("instance_exec", 0, control::instance_exec),
        at_least("method_missing", 1, control::method_missing).private(),
    ]],
    ..ClassDef::NONE
};

pub(crate) static OBJECT: ClassDef = ClassDef {
    name: "Object",
    superclass: "BasicObject",
    includes: &["Kernel"],
    ..ClassDef::NONE
};

pub(crate) static KERNEL: ClassDef = ClassDef {
    name: "Kernel",
    kind: DefKind::Module,
    methods: &[KERNEL_METHODS, REFUSED, number::KERNEL_METHODS],
    singleton: &[KERNEL_FUNCTIONS, number::KERNEL_METHODS],
    ..ClassDef::NONE
};

const KERNEL_METHODS: &[NativeMethod] = &[
    native("===", 1, identity::case_equal),
    native("=~", 1, identity::no_match),
    native("!~", 1, identity::not_match),
    native("eql?", 1, identity::same),
    native("hash", 0, identity::hash),
    native("<=>", 1, identity::order),
    native("class", 0, identity::class),
    native("singleton_class", 0, identity::singleton_class),
    native("frozen?", 0, identity::is_frozen),
    native("freeze", 0, identity::freeze),
    native("nil?", 0, identity::is_nil),
    native("to_s", 0, identity::to_s),
    native("inspect", 0, identity::inspect),
    native("object_id", 0, identity::object_id),
    native("dup", 0, identity::dup),
    between("clone", 0, 1, identity::clone),
    native("itself", 0, identity::itself),
    native("tap", 0, control::tap),
    native("then", 0, control::then),
    native("yield_self", 0, control::then),
    native("is_a?", 1, reflect::is_a),
    native("kind_of?", 1, reflect::is_a),
    native("instance_of?", 1, reflect::instance_of),
    between("respond_to?", 1, 2, reflect::respond_to),
    native("respond_to_missing?", 2, reflect::respond_to_missing).private(),
    at_least("send", 1, control::send),
    at_least("public_send", 1, control::public_send),
    native("method", 1, reflect::method),
    native("public_method", 1, reflect::public_method),
    native("singleton_method", 1, reflect::singleton_method),
    between("private_methods", 0, 1, |ruby, this, args| {
        reflect::methods_of(ruby, this, args, Visibility::Private)
    }),
    between("protected_methods", 0, 1, |ruby, this, args| {
        reflect::methods_of(ruby, this, args, Visibility::Protected)
    }),
    between("methods", 0, 1, reflect::methods),
    between("public_methods", 0, 1, reflect::methods),
    between("singleton_methods", 0, 1, reflect::singleton_methods),
    at_least("extend", 1, reflect::extend),
    native("instance_variable_get", 1, reflect::instance_variable_get),
    native("instance_variable_set", 2, reflect::instance_variable_set),
    native(
        "instance_variable_defined?",
        1,
        reflect::instance_variable_defined,
    ),
    native(
        "remove_instance_variable",
        1,
        reflect::remove_instance_variable,
    ),
    native("instance_variables", 0, reflect::instance_variables),
    between(
        "define_singleton_method",
        1,
        2,
        reflect::define_singleton_method,
    ),
    at_least("to_enum", 0, control::to_enum),
    at_least("enum_for", 0, control::to_enum),
    native("display", 0, control::display),
    at_least("raise", 0, control::raise).private(),
    at_least("fail", 0, control::raise).private(),
    native("loop", 0, control::repeat).private(),
    native("block_given?", 0, control::block_given).private(),
    native("lambda", 0, control::lambda).private(),
    native("proc", 0, control::proc).private(),
    between("catch", 0, 1, control::catch).private(),
    between("throw", 1, 2, control::throw).private(),
    native("require", 1, control::require).private(),
    native("require_relative", 1, control::require_relative).private(),
    between("load", 1, 2, control::load).private(),
    native("binding", 0, control::binding).private(),
    between("eval", 1, 4, text::eval).private(),
    native("__method__", 0, control::current_method).private(),
    native("__dir__", 0, control::current_folder).private(),
    between("caller", 0, 2, control::caller).private(),
    between("caller_locations", 0, 2, control::caller).private(),
    between("Array", 1, 1, convert::array).private(),
    between("Hash", 1, 1, convert::hash).private(),
    between("String", 1, 1, convert::string).private(),
    at_least("format", 0, crate::core::string::format).private(),
    at_least("sprintf", 0, crate::core::string::format).private(),
    at_least("puts", 0, control::puts).private(),
    at_least("print", 0, control::print).private(),
    at_least("p", 0, control::show).private(),
    at_least("pp", 0, control::show).private(),
    at_least("printf", 0, control::printf).private(),
    native("putc", 1, control::putc).private(),
    at_least("open", 1, control::open).private(),
    native("__callee__", 0, control::current_method).private(),
    native("local_variables", 0, control::local_variables).private(),
    native("URI", 1, |ruby, this, args| {
        load_and_call(ruby, this, args, "uri", "URI")
    })
    .private(),
    native("Pathname", 1, |ruby, this, args| {
        load_and_call(ruby, this, args, "pathname", "Pathname")
    })
    .private(),
    at_least("warn", 0, control::warn).private(),
    native("at_exit", 0, control::at_exit).private(),
    native("instance_variable_names", 0, reflect::instance_variables),
];

/// What reaches the process is refused, whoever the host is.
pub(super) const REFUSED: &[NativeMethod] = &[
    between("exit", 0, 1, control::refuse_exit).private(),
    between("exit!", 0, 1, control::refuse_exit).private(),
    between("abort", 0, 1, control::refuse_exit).private(),
    at_least("system", 0, control::refuse_process).private(),
    at_least("exec", 0, control::refuse_process).private(),
    at_least("spawn", 0, control::refuse_process).private(),
    at_least("fork", 0, control::refuse_process).private(),
    at_least("`", 0, control::refuse_process).private(),
    between("sleep", 0, 1, control::refuse_sleep).private(),
    at_least("gets", 0, control::refuse_input).private(),
];

/// Functions of `Kernel` that can be called on it: `Kernel.format`.
const KERNEL_FUNCTIONS: &[NativeMethod] = &[
    at_least("raise", 0, control::raise),
    native("loop", 0, control::repeat),
    native("lambda", 0, control::lambda),
    native("proc", 0, control::proc),
    between("catch", 0, 1, control::catch),
    between("throw", 1, 2, control::throw),
    native("require", 1, control::require),
    between("load", 1, 2, control::load),
    between("Array", 1, 1, convert::array),
    between("Hash", 1, 1, convert::hash),
    between("String", 1, 1, convert::string),
    at_least("format", 0, crate::core::string::format),
    at_least("sprintf", 0, crate::core::string::format),
    at_least("puts", 0, control::puts),
    at_least("print", 0, control::print),
    at_least("p", 0, control::show),
    at_least("pp", 0, control::show),
    at_least("printf", 0, control::printf),
    at_least("fail", 0, control::raise),
    at_least("warn", 0, control::warn),
    native("binding", 0, control::binding),
    between("caller", 0, 2, control::caller),
    native("require_relative", 1, control::require_relative),
    between("exit", 0, 1, control::refuse_exit),
    between("abort", 0, 1, control::refuse_exit),
    at_least("`", 0, control::refuse_process),
    at_least("exec", 0, control::refuse_process),
    at_least("spawn", 0, control::refuse_process),
    at_least("fork", 0, control::refuse_process),
    at_least("open", 1, control::open),
    between("eval", 1, 4, text::eval),
    at_least("system", 0, control::refuse_process),
    between("sleep", 0, 1, control::refuse_sleep),
];

/// A new object of a class: what it holds is what the first built-in class above it holds.
pub(crate) fn allocate(ruby: &mut Ruby<'_>, class: ObjectId) -> Outcome {
    let ancestors = ruby.ancestors(class);
    let kind = ancestors.iter().find_map(|ancestor| {
        Some(match *ancestor {
            classes::STRING => Kind::String(Text::from("")),
            classes::ARRAY => Kind::Array(Vec::new()),
            classes::HASH => Kind::Hash(Box::<HashTable>::default()),
            classes::EXCEPTION => Kind::Exception(Box::default()),
            classes::OBJECT | classes::BASIC_OBJECT => Kind::Plain,
            _ => return None,
        })
    });
    Ok(ruby.add(class, kind.unwrap_or(Kind::Plain)))
}

/// `Class.new(…)`: allocates and initializes.
pub(crate) fn new_instance(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(class) = ruby.module_of(this) else {
        return Err(ruby.type_error("not a class"));
    };
    let object = allocate(ruby, class)?;
    let name = crate::symbol::known::INITIALIZE;
    let frame = Some(args.frame);
    ruby.call_method_with(object, name, args.values, args.keywords, args.block, frame)?;
    Ok(object)
}
