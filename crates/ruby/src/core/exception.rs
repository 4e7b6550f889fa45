//! `Exception` and the errors of the core.

mod system;

use crate::image::classes;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{Exception, Kind, Value};
use crate::symbol::Symbol;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Exception",
    methods: &[&[
        at_least("initialize", 0, initialize).private(),
        native("message", 0, message),
        native("to_s", 0, to_s),
        native("inspect", 0, inspect),
        between("full_message", 0, 1, full_message),
        native("backtrace", 0, backtrace),
        native("set_backtrace", 1, set_backtrace),
        native("backtrace_locations", 0, backtrace),
        native("cause", 0, cause),
        between("exception", 0, 1, exception),
        native("==", 1, equal),
    ]],
    singleton: &[&[at_least("exception", 0, new_exception)]],
    ..ClassDef::NONE
};

/// Declares errors with their superclasses.
macro_rules! errors {
    ($($name:ident = $text:literal : $superclass:literal $(with $methods:expr)?),* $(,)?) => {
        $(static $name: ClassDef = ClassDef {
            name: $text,
            superclass: $superclass,
            $(methods: &[$methods],)?
            ..ClassDef::NONE
        };)*

        /// The errors of the core, each behind the one that it inherits from.
        pub(crate) static ERRORS: &[&ClassDef] = &[$(&$name),*];
    };
}

/// What errors of some classes remember, as variables.
static KEY_METHODS: &[NativeMethod] = &[
    native("key", 0, |ruby, this, _| Ok(remembered(ruby, this, "@key"))),
    native("receiver", 0, receiver),
];
static NAME_METHODS: &[NativeMethod] = &[
    native("name", 0, |ruby, this, _| {
        Ok(remembered(ruby, this, "@name"))
    }),
    native("receiver", 0, receiver),
];
static MATCH_METHODS: &[NativeMethod] = &[
    native("key", 0, |ruby, this, _| Ok(remembered(ruby, this, "@key"))),
    native("matchee", 0, |ruby, this, _| {
        Ok(remembered(ruby, this, "@matchee"))
    }),
];
static THROW_METHODS: &[NativeMethod] = &[
    native("tag", 0, |ruby, this, _| Ok(remembered(ruby, this, "@tag"))),
    native("value", 0, |ruby, this, _| {
        Ok(remembered(ruby, this, "@value"))
    }),
];
static RECEIVER_METHODS: &[NativeMethod] = &[native("receiver", 0, receiver)];
static RESULT_METHODS: &[NativeMethod] = &[native("result", 0, |ruby, this, _| {
    Ok(remembered(ruby, this, "@result"))
})];

fn remembered(ruby: &Ruby<'_>, this: Value, name: &str) -> Value {
    ruby.instance_variable(this, Symbol::new(name))
        .unwrap_or_default()
}

fn receiver(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(remembered(ruby, this, "@receiver"))
}

errors! {
    SCRIPT_ERROR = "ScriptError": "Exception",
    LOAD_ERROR = "LoadError": "ScriptError",
    NOT_IMPLEMENTED_ERROR = "NotImplementedError": "ScriptError",
    REFUSED_ERROR = "RefusedError": "NotImplementedError",
    SYNTAX_ERROR = "SyntaxError": "ScriptError",
    NO_MEMORY_ERROR = "NoMemoryError": "Exception",
    SECURITY_ERROR = "SecurityError": "Exception",
    SIGNAL_EXCEPTION = "SignalException": "Exception",
    INTERRUPT = "Interrupt": "SignalException",
    SYSTEM_EXIT = "SystemExit": "Exception",
    SYSTEM_STACK_ERROR = "SystemStackError": "Exception",
    STANDARD_ERROR = "StandardError": "Exception",
    ARGUMENT_ERROR = "ArgumentError": "StandardError",
    UNCAUGHT_THROW_ERROR = "UncaughtThrowError": "ArgumentError" with THROW_METHODS,
    ENCODING_ERROR = "EncodingError": "StandardError",
    COMPATIBILITY_ERROR = "Encoding::CompatibilityError": "EncodingError",
    UNDEFINED_CONVERSION = "Encoding::UndefinedConversionError": "EncodingError",
    INVALID_BYTE_SEQUENCE = "Encoding::InvalidByteSequenceError": "EncodingError",
    CONVERTER_NOT_FOUND = "Encoding::ConverterNotFoundError": "EncodingError",
    FIBER_ERROR = "FiberError": "StandardError",
    IO_ERROR = "IOError": "StandardError",
    EOF_ERROR = "EOFError": "IOError",
    INDEX_ERROR = "IndexError": "StandardError",
    KEY_ERROR = "KeyError": "IndexError" with KEY_METHODS,
    STOP_ITERATION = "StopIteration": "IndexError" with RESULT_METHODS,
    LOCAL_JUMP_ERROR = "LocalJumpError": "StandardError",
    NO_MATCHING_PATTERN_ERROR = "NoMatchingPatternError": "StandardError",
    NO_MATCHING_PATTERN_KEY_ERROR = "NoMatchingPatternKeyError": "NoMatchingPatternError"
        with MATCH_METHODS,
    NAME_ERROR = "NameError": "StandardError" with NAME_METHODS,
    NO_METHOD_ERROR = "NoMethodError": "NameError",
    RANGE_ERROR = "RangeError": "StandardError",
    FLOAT_DOMAIN_ERROR = "FloatDomainError": "RangeError",
    REGEXP_ERROR = "RegexpError": "StandardError",
    RUNTIME_ERROR = "RuntimeError": "StandardError",
    FROZEN_ERROR = "FrozenError": "RuntimeError" with RECEIVER_METHODS,
    SYSTEM_CALL_ERROR = "SystemCallError": "StandardError" with system::METHODS,
    EPERM = "Errno::EPERM": "SystemCallError",
    ENOENT = "Errno::ENOENT": "SystemCallError",
    ESRCH = "Errno::ESRCH": "SystemCallError",
    EINTR = "Errno::EINTR": "SystemCallError",
    EIO = "Errno::EIO": "SystemCallError",
    ENOEXEC = "Errno::ENOEXEC": "SystemCallError",
    EBADF = "Errno::EBADF": "SystemCallError",
    ECHILD = "Errno::ECHILD": "SystemCallError",
    EAGAIN = "Errno::EAGAIN": "SystemCallError",
    ENOMEM = "Errno::ENOMEM": "SystemCallError",
    EBUSY = "Errno::EBUSY": "SystemCallError",
    EXDEV = "Errno::EXDEV": "SystemCallError",
    ENODEV = "Errno::ENODEV": "SystemCallError",
    ENOSPC = "Errno::ENOSPC": "SystemCallError",
    EROFS = "Errno::EROFS": "SystemCallError",
    EPIPE = "Errno::EPIPE": "SystemCallError",
    EDOM = "Errno::EDOM": "SystemCallError",
    ERANGE = "Errno::ERANGE": "SystemCallError",
    ENAMETOOLONG = "Errno::ENAMETOOLONG": "SystemCallError",
    ENOTEMPTY = "Errno::ENOTEMPTY": "SystemCallError",
    ELOOP = "Errno::ELOOP": "SystemCallError",
    EPROTO = "Errno::EPROTO": "SystemCallError",
    EADDRINUSE = "Errno::EADDRINUSE": "SystemCallError",
    EADDRNOTAVAIL = "Errno::EADDRNOTAVAIL": "SystemCallError",
    ENETDOWN = "Errno::ENETDOWN": "SystemCallError",
    ENETUNREACH = "Errno::ENETUNREACH": "SystemCallError",
    ECONNABORTED = "Errno::ECONNABORTED": "SystemCallError",
    ECONNRESET = "Errno::ECONNRESET": "SystemCallError",
    ENOTCONN = "Errno::ENOTCONN": "SystemCallError",
    ETIMEDOUT = "Errno::ETIMEDOUT": "SystemCallError",
    EHOSTDOWN = "Errno::EHOSTDOWN": "SystemCallError",
    EHOSTUNREACH = "Errno::EHOSTUNREACH": "SystemCallError",
    EACCES = "Errno::EACCES": "SystemCallError",
    EISDIR = "Errno::EISDIR": "SystemCallError",
    EEXIST = "Errno::EEXIST": "SystemCallError",
    ENOTDIR = "Errno::ENOTDIR": "SystemCallError",
    ECONNREFUSED = "Errno::ECONNREFUSED": "SystemCallError",
    EINVAL = "Errno::EINVAL": "SystemCallError",
    THREAD_ERROR = "ThreadError": "StandardError",
    TYPE_ERROR = "TypeError": "StandardError",
    ZERO_DIVISION_ERROR = "ZeroDivisionError": "StandardError",
}

fn data(ruby: &Ruby<'_>, this: Value) -> Exception {
    match this.object().map(|id| &ruby.get(id).kind) {
        Some(Kind::Exception(exception)) => (**exception).clone(),
        _ => Exception::default(),
    }
}

fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let message = args.at(0);
    if let Some(id) = this.object()
        && let Kind::Exception(exception) = &mut ruby.heap.get_mut(id).kind
    {
        exception.message = message;
    }
    // `KeyError.new(message, receiver:, key:)`, `NameError.new(message, name)`
    if let Some(second) = args.get(1) {
        match ruby.pairs(second) {
            Some(pairs) => {
                for (key, value) in pairs {
                    if let Value::Symbol(name) = key {
                        let name = ruby.made_name(&format!("@{name}"))?;
                        ruby.set_instance_variable(this, name, value);
                    }
                }
            }
            None => ruby.set_instance_variable(this, Symbol::new("@name"), second),
        }
    }
    Ok(Value::Nil)
}

fn message(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = ruby.to_text(this)?;
    Ok(ruby.string(text))
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    match data(ruby, this).message {
        Value::Nil => {
            let class = ruby.real_class_of(this);
            let name = ruby.module_name(class);
            Ok(ruby.string(name))
        }
        message => {
            let text = ruby.to_text(message)?;
            Ok(ruby.string(text))
        }
    }
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.real_class_of(this);
    let name = ruby.module_name(class);
    let text = ruby.to_s(this)?;
    if text.is_empty() {
        return Ok(ruby.string(name));
    }
    Ok(ruby.string(format!("#<{name}: {text}>")))
}

fn full_message(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let class = ruby.real_class_of(this);
    let name = ruby.module_name(class);
    let text = ruby.message_of(this)?;
    let place = match data(ruby, this).backtrace.first() {
        Some(place) => format!("{}:{}:in `{}'", place.path, place.line, place.label),
        None => "puppet".to_owned(),
    };
    Ok(ruby.string(format!("{place}: {text} ({name})")))
}

fn backtrace(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let name = Symbol::new("@__backtrace");
    if let Some(set) = ruby.instance_variable(this, name) {
        return Ok(set);
    }
    let places = data(ruby, this).backtrace;
    if places.is_empty() {
        return Ok(Value::Nil);
    }
    let lines = places
        .iter()
        .map(|place| {
            ruby.string(format!(
                "{}:{}:in `{}'",
                place.path, place.line, place.label
            ))
        })
        .collect();
    Ok(ruby.array(lines))
}

fn set_backtrace(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.set_instance_variable(this, Symbol::new("@__backtrace"), args.at(0));
    Ok(args.at(0))
}

fn cause(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(data(ruby, this).cause)
}

fn exception(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(message) = args.get(0) else {
        return Ok(this);
    };
    let copy = ruby.send(this, "dup", &[])?;
    if let Some(id) = copy.object()
        && let Kind::Exception(exception) = &mut ruby.heap.get_mut(id).kind
    {
        exception.message = message;
    }
    Ok(copy)
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if this.is_same(other) {
        return Ok(true.into());
    }
    let same_class = ruby.class_of(this) == ruby.class_of(other);
    if !same_class || !ruby.is_a(other, classes::EXCEPTION) {
        return Ok(false.into());
    }
    let (one, two) = (ruby.message_of(this)?, ruby.message_of(other)?);
    Ok((one == two).into())
}

fn new_exception(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let name = crate::symbol::known::NEW;
    ruby.call_method_with(this, name, args.values, args.keywords, args.block, None)
}
