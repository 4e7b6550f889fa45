//! Paths as text: joined, taken apart, made absolute.

use marotte_scalars::text;

use super::fnmatch::matches;
use super::path_of;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    at_least("join", 0, join),
    between("dirname", 1, 2, dirname),
    between("basename", 1, 2, basename),
    native("extname", 1, extname),
    native("split", 1, split),
    between("expand_path", 1, 2, expand_path),
    between("absolute_path", 1, 2, absolute_path),
    native("absolute_path?", 1, is_absolute),
    between("realpath", 1, 2, expand_path),
    between("realdirpath", 1, 2, expand_path),
    between("fnmatch", 2, 3, fnmatch),
    between("fnmatch?", 2, 3, fnmatch),
    native("path", 1, path),
];

fn join(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let mut joined: Option<String> = None;
    join_into(ruby, &mut joined, args.values)?;
    Ok(ruby.string(joined.unwrap_or_default()))
}

fn join_into(ruby: &mut Ruby<'_>, joined: &mut Option<String>, parts: &[Value]) -> Outcome<()> {
    for part in parts {
        if let Some(inner) = ruby.items(*part) {
            let done = ruby.guarded(*part, |ruby| {
                // An empty list is an empty name.
                if inner.is_empty() {
                    push(joined, "");
                }
                join_into(ruby, joined, &inner)
            })?;
            if done.is_none() {
                return Err(ruby.argument_error("recursive array"));
            }
            continue;
        }
        let text = path_of(ruby, *part)?;
        push(joined, &text);
    }
    Ok(())
}

/// One slash stands between two names, however many there were.
fn push(joined: &mut Option<String>, part: &str) {
    let Some(text) = joined else {
        *joined = Some(part.to_owned());
        return;
    };
    if part.starts_with('/') {
        text.truncate(text.trim_end_matches('/').len());
    } else if !text.ends_with('/') {
        text.push('/');
    }
    text.push_str(part);
}

fn dirname(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let levels = match args.get(1) {
        Some(levels) => ruby.expect_integer(levels)?,
        None => 1,
    };
    if levels < 0 {
        return Err(ruby.argument_error(format!("negative level: {levels}")));
    }
    let mut folder = path.as_str();
    for _ in 0..levels.min(path.len() as i64 + 1) {
        folder = text::dirname(folder);
    }
    Ok(ruby.string(folder))
}

fn basename(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let name = text::basename(&path);
    let Some(suffix) = args.get(1) else {
        return Ok(ruby.string(name));
    };
    let suffix = path_of(ruby, suffix)?;
    Ok(ruby.string(text::without_suffix(name, &suffix)))
}

fn extname(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    // That there is none is said in bytes.
    Ok(match text::extname(&path) {
        "" => ruby.string(Text::binary(Vec::new())),
        extension => ruby.string(extension),
    })
}

fn split(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let parts = vec![
        ruby.string(text::dirname(&path)),
        ruby.string(text::basename(&path)),
    ];
    Ok(ruby.array(parts))
}

/// A path from the root, without `.` and `..`.
pub(super) fn absolute(ruby: &mut Ruby<'_>, path: &str, base: Option<&str>) -> Outcome<String> {
    let mut names: Vec<String> = Vec::new();
    if !path.starts_with('/') {
        let base = match base {
            Some(base) if base.starts_with('/') => base.to_owned(),
            other => {
                let Some(folder) = ruby.host.current_folder() else {
                    return Err(ruby.not_allowed("the current folder"));
                };
                format!("{folder}/{}", other.unwrap_or_default())
            }
        };
        add_names(&mut names, &base);
    }
    add_names(&mut names, path);
    Ok(format!("/{}", names.join("/")))
}

fn add_names(names: &mut Vec<String>, path: &str) {
    for name in path.split('/') {
        match name {
            "" | "." => {}
            ".." => drop(names.pop()),
            name => names.push(name.to_owned()),
        }
    }
}

fn home(ruby: &mut Ruby<'_>, path: String) -> Outcome<String> {
    if path != "~" && !path.starts_with("~/") {
        return Ok(path);
    }
    match ruby.host.environment_variable("HOME") {
        Some(Some(home)) => Ok(format!("{home}{}", &path[1..])),
        _ => Err(ruby.argument_error("couldn't find HOME environment -- expanding `~'")),
    }
}

fn expand_path(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let path = home(ruby, path)?;
    let base = match args.at(1) {
        Value::Nil => None,
        base => {
            let base = path_of(ruby, base)?;
            Some(home(ruby, base)?)
        }
    };
    let made = absolute(ruby, &path, base.as_deref())?;
    Ok(ruby.string(made))
}

fn absolute_path(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let base = match args.at(1) {
        Value::Nil => None,
        base => Some(path_of(ruby, base)?),
    };
    let made = absolute(ruby, &path, base.as_deref())?;
    Ok(ruby.string(made))
}

fn is_absolute(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    Ok(path_of(ruby, args.at(0))?.starts_with('/').into())
}

fn fnmatch(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let pattern = ruby.expect_str(args.at(0))?;
    let path = path_of(ruby, args.at(1))?;
    let flags = match args.get(2) {
        Some(flags) => ruby.expect_integer(flags)?,
        None => 0,
    };
    ruby.charge(pattern.len().saturating_mul(path.len()))?;
    Ok(matches(&pattern, &path, flags).into())
}

fn path(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    Ok(ruby.string(path))
}
