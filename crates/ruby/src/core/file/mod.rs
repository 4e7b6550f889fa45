//! `File`, `Dir` and `IO`: paths are arithmetic, what they name is asked of the host.

mod fnmatch;
mod folder;
mod path;
pub(crate) mod read;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, NativeMethod, at_least, native};
use crate::object::Value;

pub(super) static CLASSES: &[&ClassDef] = &[&IO, &CONSTANTS, &FILE, &DIR, &FILE_TEST];

static IO: ClassDef = ClassDef {
    name: "IO",
    includes: &["Enumerable"],
    methods: &[&[
        at_least("puts", 0, puts),
        at_least("print", 0, print),
        at_least("write", 0, write),
        native("<<", 1, append),
        at_least("printf", 1, printf),
        native("flush", 0, |_, this, _| Ok(this)),
        native("sync", 0, |_, _, _| Ok(true.into())),
        native("sync=", 1, |_, _, args| Ok(args.at(0))),
        native("tty?", 0, |_, _, _| Ok(false.into())),
        native("isatty", 0, |_, _, _| Ok(false.into())),
        native("fileno", 0, |_, _, _| Ok(Value::Integer(1))),
    ]],
    singleton: &[read::METHODS],
    ..ClassDef::NONE
};

static CONSTANTS: ClassDef = ClassDef {
    name: "File::Constants",
    kind: DefKind::Module,
    superclass: "",
    constants: &[
        ("FNM_SYSCASE", |_| Value::Integer(0)),
        ("FNM_NOESCAPE", |_| Value::Integer(fnmatch::NOESCAPE)),
        ("FNM_PATHNAME", |_| Value::Integer(fnmatch::PATHNAME)),
        ("FNM_DOTMATCH", |_| Value::Integer(fnmatch::DOTMATCH)),
        ("FNM_CASEFOLD", |_| Value::Integer(fnmatch::CASEFOLD)),
        ("FNM_EXTGLOB", |_| Value::Integer(fnmatch::EXTGLOB)),
        ("RDONLY", |_| Value::Integer(0)),
        ("WRONLY", |_| Value::Integer(1)),
        ("RDWR", |_| Value::Integer(2)),
        ("CREAT", |_| Value::Integer(64)),
        ("NULL", |ruby| ruby.frozen_string("/dev/null")),
    ],
    ..ClassDef::NONE
};

static FILE: ClassDef = ClassDef {
    name: "File",
    superclass: "IO",
    includes: &["File::Constants"],
    singleton: &[path::METHODS, TESTS, read::FILE_METHODS, REFUSED],
    constants: &[
        ("SEPARATOR", |ruby| ruby.frozen_string("/")),
        ("Separator", |ruby| ruby.frozen_string("/")),
        ("ALT_SEPARATOR", |_| Value::Nil),
        ("PATH_SEPARATOR", |ruby| ruby.frozen_string(":")),
    ],
    ..ClassDef::NONE
};

static FILE_TEST: ClassDef = ClassDef {
    name: "FileTest",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[TESTS],
    ..ClassDef::NONE
};

static DIR: ClassDef = ClassDef {
    name: "Dir",
    singleton: &[folder::METHODS],
    ..ClassDef::NONE
};

/// Questions about what is at a path.
const TESTS: &[NativeMethod] = &[
    native("exist?", 1, read::exists),
    native("exists?", 1, read::exists),
    native("file?", 1, read::is_file),
    native("directory?", 1, read::is_folder),
    native("readable?", 1, read::exists),
    native("symlink?", 1, read::never),
    native("executable?", 1, read::never),
    native("writable?", 1, read::never),
    native("size", 1, read::size),
    native("size?", 1, read::size_or_nil),
    native("zero?", 1, read::is_empty),
    native("empty?", 1, read::is_empty),
];

/// What changes files is refused, whoever the host is.
pub(super) const REFUSED: &[NativeMethod] = &[
    at_least("write", 0, |ruby, _, _| Err(ruby.not_allowed("File.write"))),
    at_least("binwrite", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.binwrite"))
    }),
    at_least("delete", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.delete"))
    }),
    at_least("unlink", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.unlink"))
    }),
    at_least("rename", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.rename"))
    }),
    at_least("chmod", 0, |ruby, _, _| Err(ruby.not_allowed("File.chmod"))),
    at_least("chown", 0, |ruby, _, _| Err(ruby.not_allowed("File.chown"))),
    at_least("symlink", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.symlink"))
    }),
    at_least("readlink", 0, |ruby, _, _| {
        Err(ruby.not_allowed("File.readlink"))
    }),
    at_least("stat", 0, |ruby, _, _| Err(ruby.not_allowed("File.stat"))),
    at_least("lstat", 0, |ruby, _, _| Err(ruby.not_allowed("File.lstat"))),
    at_least("mtime", 0, |ruby, _, _| Err(ruby.not_allowed("File.mtime"))),
    at_least("utime", 0, |ruby, _, _| Err(ruby.not_allowed("File.utime"))),
    at_least("umask", 0, |ruby, _, _| Err(ruby.not_allowed("File.umask"))),
];

pub(super) use read::open;

/// The text of a path: a string, or what has `to_path`.
pub(crate) fn path_of(ruby: &mut Ruby<'_>, value: Value) -> Outcome<String> {
    let name = crate::symbol::Symbol::new("to_path");
    let value = if ruby.string_of(value).is_none()
        && value.object().is_some()
        && ruby.responds_to(value, name)
    {
        ruby.send_known(value, name, &[])?
    } else {
        value
    };
    let text = ruby.expect_str(value)?;
    if text.contains('\0') {
        return Err(ruby.argument_error("string contains null byte"));
    }
    Ok(text.into())
}

/// What a standard stream is given is what `Kernel` prints.
fn puts(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let kernel = ruby.main_object();
    ruby.send(kernel, "puts", args.values)
}

fn print(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let kernel = ruby.main_object();
    ruby.send(kernel, "print", args.values)
}

fn write(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let mut count = 0;
    for value in args.values {
        let text = ruby.to_s(*value)?;
        ruby.host.print(&text);
        count += text.len();
    }
    Ok(count.into())
}

fn append(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    write(ruby, this, args)?;
    Ok(this)
}

fn printf(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let kernel = ruby.main_object();
    let text = ruby.send(kernel, "format", args.values)?;
    let text = ruby.to_s(text)?;
    ruby.host.print(&text);
    Ok(Value::Nil)
}
