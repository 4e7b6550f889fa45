//! `Dir`: what folders have, through the host.

use super::fnmatch::{DOTMATCH, alternatives, matches};
use super::path::absolute;
use super::path_of;
use super::read::problem;
use crate::host::FileKind;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::Value;

pub(super) const METHODS: &[NativeMethod] = &[
    at_least("glob", 1, glob),
    at_least("[]", 0, brackets),
    between("entries", 1, 2, entries),
    between("children", 1, 2, children),
    between("each_child", 1, 2, each_child),
    between("foreach", 1, 2, foreach),
    native("exist?", 1, super::read::is_folder),
    native("empty?", 1, is_empty),
    native("getwd", 0, getwd),
    native("pwd", 0, getwd),
    between("home", 0, 1, home),
    at_least("mkdir", 0, |ruby, _, _| Err(ruby.not_allowed("Dir.mkdir"))),
    at_least("rmdir", 0, |ruby, _, _| Err(ruby.not_allowed("Dir.rmdir"))),
    at_least("chdir", 0, |ruby, _, _| Err(ruby.not_allowed("Dir.chdir"))),
    at_least("mktmpdir", 0, |ruby, _, _| {
        Err(ruby.not_allowed("Dir.mktmpdir"))
    }),
    at_least(
        "tmpdir",
        0,
        |ruby, _, _| Err(ruby.not_allowed("Dir.tmpdir")),
    ),
];

/// The names in a folder, in order.
fn names(ruby: &mut Ruby<'_>, path: &str, what: &str) -> Outcome<Vec<String>> {
    match ruby.host.folder_entries(path) {
        Some(Ok(mut names)) => {
            names.sort();
            ruby.charge(names.len() * 16)?;
            Ok(names)
        }
        Some(Err(reason)) => Err(problem(ruby, reason, path)),
        None => Err(ruby.not_allowed(what)),
    }
}

fn strings(ruby: &mut Ruby<'_>, texts: Vec<String>) -> Vec<Value> {
    texts.into_iter().map(|text| ruby.string(text)).collect()
}

fn entries(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let mut all = vec![".".to_owned(), "..".to_owned()];
    all.extend(names(ruby, &path, "Dir.entries")?);
    let all = strings(ruby, all);
    Ok(ruby.array(all))
}

fn children(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    let names = names(ruby, &path, "Dir.children")?;
    let names = strings(ruby, names);
    Ok(ruby.array(names))
}

fn each_child(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let list = children(ruby, this, args)?;
    each(ruby, list, args)
}

fn foreach(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let list = entries(ruby, this, args)?;
    each(ruby, list, args)
}

fn each(ruby: &mut Ruby<'_>, list: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return crate::core::enumerator::of(ruby, list, "each", &[]);
    };
    for item in ruby.items(list).unwrap_or_default() {
        ruby.call_block(block, &[item])?;
    }
    Ok(Value::Nil)
}

fn is_empty(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = path_of(ruby, args.at(0))?;
    if ruby.host.file_kind(&path) != Some(FileKind::Folder) {
        return Ok(false.into());
    }
    Ok(names(ruby, &path, "Dir.empty?")?.is_empty().into())
}

fn getwd(ruby: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    let here = absolute(ruby, ".", None)?;
    Ok(ruby.string(here))
}

fn home(ruby: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    match ruby.host.environment_variable("HOME") {
        Some(Some(home)) => Ok(ruby.string(home)),
        _ => Err(ruby.not_allowed("Dir.home")),
    }
}

fn brackets(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let mut found = Vec::new();
    for pattern in args.values {
        let pattern = path_of(ruby, *pattern)?;
        found.extend(matching(ruby, &pattern, 0)?);
    }
    let found = strings(ruby, found);
    Ok(ruby.array(found))
}

fn glob(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let patterns = match ruby.items(args.at(0)) {
        Some(patterns) => patterns,
        None => vec![args.at(0)],
    };
    let flags = match args.get(1) {
        Some(Value::Integer(flags)) => flags,
        _ => 0,
    };
    let mut found = Vec::new();
    for pattern in patterns {
        let pattern = path_of(ruby, pattern)?;
        found.extend(matching(ruby, &pattern, flags)?);
    }
    let found = strings(ruby, found);
    if let Some(block) = args.block {
        for path in found {
            ruby.call_block(block, &[path])?;
        }
        return Ok(Value::Nil);
    }
    Ok(ruby.array(found))
}

/// The paths that a pattern means, name by name.
fn matching(ruby: &mut Ruby<'_>, pattern: &str, flags: i64) -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    for pattern in alternatives(pattern) {
        let (start, rest) = match pattern.strip_prefix('/') {
            Some(rest) => ("/".to_owned(), rest),
            None => (String::new(), pattern.as_str()),
        };
        let parts: Vec<&str> = rest.split('/').filter(|part| !part.is_empty()).collect();
        walk(ruby, start, &parts, flags, &mut found)?;
    }
    Ok(found)
}

fn walk(
    ruby: &mut Ruby<'_>,
    at: String,
    parts: &[&str],
    flags: i64,
    found: &mut Vec<String>,
) -> Outcome<()> {
    ruby.charge(64)?;
    let Some((part, rest)) = parts.split_first() else {
        found.push(at);
        return Ok(());
    };
    let below = |name: &str| match at.as_str() {
        "" => name.to_owned(),
        path if path.ends_with('/') => format!("{path}{name}"),
        path => format!("{path}/{name}"),
    };
    let kind = |ruby: &mut Ruby<'_>, path: &str| match ruby.host.file_kind(path) {
        Some(kind) => Ok(kind),
        None => Err(ruby.not_allowed("Dir.glob")),
    };
    if !part.contains(['*', '?', '[', '\\']) {
        let path = below(part);
        if kind(ruby, &path)? != FileKind::Nothing {
            walk(ruby, path, rest, flags, found)?;
        }
        return Ok(());
    }
    let folder = if at.is_empty() { "." } else { &at };
    if kind(ruby, folder)? != FileKind::Folder {
        return Ok(());
    }
    let all = names(ruby, folder, "Dir.glob")?;
    if *part == "**" && !rest.is_empty() {
        walk(ruby, at.clone(), rest, flags, found)?;
        for name in all {
            let path = below(&name);
            let is_visible = flags & DOTMATCH != 0 || !name.starts_with('.');
            if is_visible && kind(ruby, &path)? == FileKind::Folder {
                walk(ruby, path, parts, flags, found)?;
            }
        }
        return Ok(());
    }
    for name in all {
        if matches(part, &name, flags) {
            walk(ruby, below(&name), rest, flags, found)?;
        }
    }
    Ok(())
}
