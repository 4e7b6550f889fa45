//! Errors of the system: what each number means.

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Kind, Value};

pub(super) static METHODS: &[NativeMethod] = &[
    at_least("initialize", 0, initialize).private(),
    native("errno", 0, |ruby, this, _| {
        let number = meaning(ruby, this).map(|(number, _)| number);
        Ok(number.map_or(Value::Nil, Value::Integer))
    }),
];

/// The numbers of Linux, and its words.
const MEANINGS: &[(&str, i64, &str)] = &[
    ("EPERM", 1, "Operation not permitted"),
    ("ENOENT", 2, "No such file or directory"),
    ("ESRCH", 3, "No such process"),
    ("EINTR", 4, "Interrupted system call"),
    ("EIO", 5, "Input/output error"),
    ("ENOEXEC", 8, "Exec format error"),
    ("EBADF", 9, "Bad file descriptor"),
    ("ECHILD", 10, "No child processes"),
    ("EAGAIN", 11, "Resource temporarily unavailable"),
    ("ENOMEM", 12, "Cannot allocate memory"),
    ("EACCES", 13, "Permission denied"),
    ("EBUSY", 16, "Device or resource busy"),
    ("EEXIST", 17, "File exists"),
    ("EXDEV", 18, "Invalid cross-device link"),
    ("ENODEV", 19, "No such device"),
    ("ENOTDIR", 20, "Not a directory"),
    ("EISDIR", 21, "Is a directory"),
    ("EINVAL", 22, "Invalid argument"),
    ("ENOSPC", 28, "No space left on device"),
    ("EROFS", 30, "Read-only file system"),
    ("EPIPE", 32, "Broken pipe"),
    ("EDOM", 33, "Numerical argument out of domain"),
    ("ERANGE", 34, "Numerical result out of range"),
    ("ENAMETOOLONG", 36, "File name too long"),
    ("ENOTEMPTY", 39, "Directory not empty"),
    ("ELOOP", 40, "Too many levels of symbolic links"),
    ("EPROTO", 71, "Protocol error"),
    ("EADDRINUSE", 98, "Address already in use"),
    ("EADDRNOTAVAIL", 99, "Cannot assign requested address"),
    ("ENETDOWN", 100, "Network is down"),
    ("ENETUNREACH", 101, "Network is unreachable"),
    ("ECONNABORTED", 103, "Software caused connection abort"),
    ("ECONNRESET", 104, "Connection reset by peer"),
    ("ENOTCONN", 107, "Transport endpoint is not connected"),
    ("ETIMEDOUT", 110, "Connection timed out"),
    ("ECONNREFUSED", 111, "Connection refused"),
    ("EHOSTDOWN", 112, "Host is down"),
    ("EHOSTUNREACH", 113, "No route to host"),
];

fn meaning(ruby: &mut Ruby<'_>, this: Value) -> Option<(i64, &'static str)> {
    let class = ruby.real_class_of(this);
    let ancestors = ruby.ancestors(class);
    ancestors.iter().find_map(|class| {
        let name = ruby.module_name(*class);
        let name = name.strip_prefix("Errno::")?;
        let found = MEANINGS.iter().find(|(known, ..)| *known == name)?;
        Some((found.1, found.2))
    })
}

/// `Errno::ENOENT.new('file')`
fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let what = meaning(ruby, this).map_or("unknown error", |(_, what)| what);
    let message = match args.at(0) {
        Value::Nil => what.to_owned(),
        more => format!("{what} - {}", ruby.to_s(more)?),
    };
    let message = ruby.string(message);
    if let Some(id) = this.object()
        && let Kind::Exception(exception) = &mut ruby.heap.get_mut(id).kind
    {
        exception.message = message;
    }
    Ok(Value::Nil)
}
