//! What code sees of its process: `ENV`, `Process`, `RbConfig`, the names of Ruby itself.

use crate::core::time::clock_gettime;
use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{HashTable, Kind, Value};
use crate::symbol::Symbol;

pub(super) static CLASSES: &[&ClassDef] =
    &[&PROCESS, &ENVIRONMENT, &COLLECTOR, &SPACE, &CONFIG, &NAMES];

static PROCESS: ClassDef = ClassDef {
    name: "Process",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        between("clock_gettime", 1, 2, clock_gettime),
        native("pid", 0, |_, _, _| Ok(Value::Integer(1))),
        native("ppid", 0, |_, _, _| Ok(Value::Integer(0))),
        native("uid", 0, |_, _, _| Ok(Value::Integer(0))),
        native("euid", 0, |_, _, _| Ok(Value::Integer(0))),
        native("gid", 0, |_, _, _| Ok(Value::Integer(0))),
        native("egid", 0, |_, _, _| Ok(Value::Integer(0))),
        at_least(
            "kill",
            0,
            |ruby, _, _| Err(ruby.not_allowed("Process.kill")),
        ),
        at_least("spawn", 0, |ruby, _, _| {
            Err(ruby.not_allowed("Process.spawn"))
        }),
        at_least(
            "wait",
            0,
            |ruby, _, _| Err(ruby.not_allowed("Process.wait")),
        ),
    ]],
    constants: &[
        ("CLOCK_REALTIME", |_| Value::Integer(0)),
        ("CLOCK_MONOTONIC", |_| Value::Integer(1)),
        ("CLOCK_PROCESS_CPUTIME_ID", |_| Value::Integer(2)),
    ],
    ..ClassDef::NONE
};

/// The class of the one object `ENV`.
static ENVIRONMENT: ClassDef = ClassDef {
    name: "Object::Environment",
    includes: &["Enumerable"],
    methods: &[&[
        native("[]", 1, get),
        between("fetch", 1, 2, fetch),
        native("key?", 1, has_key),
        native("has_key?", 1, has_key),
        native("include?", 1, has_key),
        native("member?", 1, has_key),
        between("to_h", 0, 0, to_h),
        native("to_hash", 0, to_h),
        native("keys", 0, keys),
        at_least("each", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "each")
        }),
        at_least("each_pair", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "each_pair")
        }),
        at_least("select", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "select")
        }),
        at_least("filter", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "filter")
        }),
        at_least("reject", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "reject")
        }),
        at_least("slice", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "slice")
        }),
        at_least("except", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "except")
        }),
        native("values", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "values")
        }),
        at_least("values_at", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "values_at")
        }),
        native("value?", 1, |ruby, this, args| {
            as_hash(ruby, this, args, "value?")
        }),
        native("has_value?", 1, |ruby, this, args| {
            as_hash(ruby, this, args, "value?")
        }),
        native("key", 1, |ruby, this, args| {
            as_hash(ruby, this, args, "key")
        }),
        native("to_a", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "to_a")
        }),
        native("size", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "size")
        }),
        native("length", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "size")
        }),
        native("empty?", 0, |ruby, this, args| {
            as_hash(ruby, this, args, "empty?")
        }),
        native("inspect", 0, |ruby, _, _| Ok(ruby.string("ENV"))),
        native("to_s", 0, |ruby, _, _| Ok(ruby.string("ENV"))),
        at_least("[]=", 0, |ruby, _, _| Err(ruby.not_allowed("changing ENV"))),
        at_least("store", 0, |ruby, _, _| {
            Err(ruby.not_allowed("changing ENV"))
        }),
        at_least("delete", 0, |ruby, _, _| {
            Err(ruby.not_allowed("changing ENV"))
        }),
        at_least("update", 0, |ruby, _, _| {
            Err(ruby.not_allowed("changing ENV"))
        }),
    ]],
    ..ClassDef::NONE
};

/// What hashes do, done with a copy.
fn as_hash(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let copy = ruby.send(this, "to_h", &[])?;
    let (name, frame) = (Symbol::new(method), Some(args.frame));
    ruby.call_method_with(copy, name, args.values, args.keywords, args.block, frame)
}

/// What is done without asking.
static COLLECTOR: ClassDef = ClassDef {
    name: "GC",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        at_least("start", 0, |_, _, _| Ok(Value::Nil)),
        native("enable", 0, |_, _, _| Ok(false.into())),
        native("disable", 0, |_, _, _| Ok(false.into())),
        native("count", 0, |_, _, _| Ok(Value::Integer(0))),
    ]],
    ..ClassDef::NONE
};

static SPACE: ClassDef = ClassDef {
    name: "ObjectSpace",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        at_least("garbage_collect", 0, |_, _, _| Ok(Value::Nil)),
        at_least("each_object", 0, |ruby, _, _| {
            Err(ruby.not_allowed("ObjectSpace.each_object"))
        }),
    ]],
    ..ClassDef::NONE
};

static CONFIG: ClassDef = ClassDef {
    name: "RbConfig",
    kind: DefKind::Module,
    superclass: "",
    constants: &[("CONFIG", config)],
    singleton: &[&[native("ruby", 0, |ruby, _, _| {
        Ok(ruby.string("/usr/bin/ruby"))
    })]],
    ..ClassDef::NONE
};

/// Constants at the top.
static NAMES: ClassDef = ClassDef {
    name: "Object",
    superclass: "BasicObject",
    includes: &["Kernel"],
    constants: &[
        ("RUBY_VERSION", |ruby| ruby.frozen_string("3.1.2")),
        ("RUBY_PLATFORM", |ruby| {
            ruby.frozen_string("x86_64-linux-gnu")
        }),
        ("RUBY_ENGINE", |ruby| ruby.frozen_string("ruby")),
        ("RUBY_ENGINE_VERSION", |ruby| ruby.frozen_string("3.1.2")),
        ("RUBY_PATCHLEVEL", |_| Value::Integer(20)),
        ("RUBY_RELEASE_DATE", |ruby| ruby.frozen_string("2022-04-12")),
        ("RUBY_COPYRIGHT", |ruby| ruby.frozen_string("ruby")),
        ("RUBY_DESCRIPTION", |ruby| ruby.frozen_string("ruby 3.1.2")),
        ("ENV", environment),
        ("Fixnum", |_| Value::Object(classes::INTEGER)),
        ("Bignum", |_| Value::Object(classes::INTEGER)),
        ("ARGV", |ruby| ruby.array(Vec::new())),
        ("STDOUT", |ruby| stream(ruby, "$stdout")),
        ("STDERR", |ruby| stream(ruby, "$stderr")),
        ("STDIN", |ruby| stream(ruby, "$stdin")),
    ],
    ..ClassDef::NONE
};

fn environment(ruby: &mut Ruby<'_>) -> Value {
    match ruby.constant_path("Object::Environment") {
        Some(class) => ruby.add(class, Kind::Plain),
        None => Value::Nil,
    }
}

/// A standard stream, and the global variable that it is in.
fn stream(ruby: &mut Ruby<'_>, name: &str) -> Value {
    let Some(class) = ruby.constant_path("IO") else {
        return Value::Nil;
    };
    let made = ruby.add(class, Kind::Plain);
    ruby.globals.insert(Symbol::new(name), made);
    made
}

fn config(ruby: &mut Ruby<'_>) -> Value {
    let mut table = HashTable::default();
    for (name, text) in [
        ("host_os", "linux-gnu"),
        ("host_cpu", "x86_64"),
        ("arch", "x86_64-linux-gnu"),
        ("MAJOR", "3"),
        ("MINOR", "1"),
        ("TEENY", "2"),
        ("ruby_version", "3.1.0"),
        ("bindir", "/usr/bin"),
        ("ruby_install_name", "ruby"),
        ("RUBY_INSTALL_NAME", "ruby"),
        ("EXEEXT", ""),
    ] {
        let (key, value) = (ruby.frozen_string(name), ruby.string(text));
        table.insert(crate::object::Key::Text(name.into()), key, value);
    }
    ruby.hash(table)
}

/// A variable; nothing if nobody is told.
fn variable(ruby: &mut Ruby<'_>, name: Value) -> Outcome<Option<String>> {
    let name = ruby.expect_str(name)?;
    match ruby.host.environment_variable(&name) {
        Some(found) => Ok(found),
        None => Err(ruby.not_allowed("ENV")),
    }
}

fn get(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok(match variable(ruby, args.at(0))? {
        Some(text) => ruby.frozen_string(text),
        None => Value::Nil,
    })
}

fn fetch(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    if let Some(text) = variable(ruby, args.at(0))? {
        return Ok(ruby.frozen_string(text));
    }
    if let Some(block) = args.block {
        return ruby.call_block(block, &[args.at(0)]);
    }
    match args.get(1) {
        Some(default) => Ok(default),
        None => {
            let name = ruby.inspect(args.at(0))?;
            Err(ruby.error("KeyError", format!("key not found: {name}")))
        }
    }
}

fn has_key(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok(variable(ruby, args.at(0))?.is_some().into())
}

fn to_h(ruby: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    let Some(names) = ruby.host.environment_names() else {
        return Err(ruby.not_allowed("ENV"));
    };
    let mut table = HashTable::default();
    for name in names {
        if let Some(Some(text)) = ruby.host.environment_variable(&name) {
            let (key, value) = (ruby.frozen_string(name.as_str()), ruby.frozen_string(text));
            table.insert(crate::object::Key::Text(name.into()), key, value);
        }
    }
    Ok(ruby.hash(table))
}

fn keys(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let all = to_h(ruby, this, args)?;
    ruby.send(all, "keys", &[])
}
