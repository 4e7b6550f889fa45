//! `Dir`: what folders have, through the host.

use std::borrow::Cow;

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
    match ruby.host.listing(path) {
        Some(Ok(all)) => {
            ruby.charge(all.len() * 16)?;
            let mut names: Vec<String> = all.into_iter().map(|listed| listed.name).collect();
            names.sort();
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
        found.extend(matching(ruby, &pattern, 0, None)?);
    }
    let found = strings(ruby, found);
    Ok(ruby.array(found))
}

/// What `Dir.glob` is told beside its patterns.
#[derive(Default)]
struct Options {
    flags: i64,
    /// The folder that patterns begin at.
    base: Option<String>,
}

fn options(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Options> {
    let mut options = Options::default();
    let plain = match args.keywords {
        true => args.values.len() - 1,
        false => args.values.len(),
    };
    if let Some(Value::Integer(flags)) = args.values[..plain].get(1) {
        options.flags = *flags;
    }
    if !args.keywords {
        return Ok(options);
    }
    let given = ruby.pairs(args.at(plain)).unwrap_or_default();
    for (key, value) in given {
        let name = ruby.name_of(key).unwrap_or_default();
        match (name.as_str(), value) {
            ("base", Value::Nil) | ("sort", Value::Boolean(true)) => {}
            ("base", base) => options.base = Some(path_of(ruby, base)?),
            ("flags", Value::Integer(flags)) => options.flags = flags,
            ("sort", Value::Boolean(false)) => {
                return Err(ruby.refuse("Dir.glob without an order is not available here"));
            }
            ("sort", value) => {
                let value = ruby.inspect(value)?;
                let message = format!("expected true or false as sort: {value}");
                return Err(ruby.argument_error(message));
            }
            (name, _) => {
                let message = format!("unknown keyword: :{name}");
                return Err(ruby.argument_error(message));
            }
        }
    }
    // An empty one is none.
    options.base = options.base.filter(|base| !base.is_empty());
    Ok(options)
}

fn glob(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let patterns = match ruby.items(args.at(0)) {
        Some(patterns) => patterns,
        None => vec![args.at(0)],
    };
    let Options { flags, base } = options(ruby, args)?;
    let mut found = Vec::new();
    for pattern in patterns {
        let pattern = path_of(ruby, pattern)?;
        found.extend(matching(ruby, &pattern, flags, base.as_deref())?);
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

/// The paths that a pattern means, in Ruby's order: what is below a folder comes right behind it.
fn matching(
    ruby: &mut Ruby<'_>,
    pattern: &str,
    flags: i64,
    base: Option<&str>,
) -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    for pattern in alternatives(pattern) {
        let (start, rest) = match pattern.strip_prefix('/') {
            Some(rest) => ("/".to_owned(), rest),
            None => (String::new(), pattern.as_str()),
        };
        let parts: Vec<&str> = rest.split('/').filter(|part| !part.is_empty()).collect();
        let search = Search {
            flags,
            folders_only: rest.ends_with('/'),
            base: base.filter(|_| start.is_empty()),
        };
        search.walk(ruby, start, true, &[&parts], &mut found)?;
    }
    Ok(found)
}

/// What is looked for.
struct Search<'a> {
    flags: i64,
    /// Whether the pattern ends in a slash.
    folders_only: bool,
    /// The folder that paths begin at, if they say none.
    base: Option<&'a str>,
}

impl Search<'_> {
    /// Where a path is.
    fn place<'p>(&self, path: &'p str) -> Cow<'p, str> {
        match self.base {
            None if path.is_empty() => ".".into(),
            None => path.into(),
            Some(base) if path.is_empty() => base.to_owned().into(),
            Some(base) => format!("{}/{path}", base.trim_end_matches('/')).into(),
        }
    }

    /// Looks at a path that is there, with all that may still follow it.
    fn walk(
        &self,
        ruby: &mut Ruby<'_>,
        at: String,
        is_folder: bool,
        patterns: &[&[&str]],
        found: &mut Vec<String>,
    ) -> Outcome<()> {
        ruby.charge(64)?;
        let is_meant = match self.folders_only {
            // `**/` at the end is any folder below, and this one.
            true => |rest: &[&str]| rest.iter().all(|part| *part == "**"),
            false => |rest: &[&str]| rest.is_empty(),
        };
        let is_meant = patterns.iter().any(|rest| is_meant(rest)) && !at.is_empty();
        if is_meant && (is_folder || !self.folders_only) {
            let slash = if self.folders_only { "/" } else { "" };
            found.push(format!("{at}{slash}"));
        }
        if !is_folder {
            return Ok(());
        }
        let below = |name: &str| match at.as_str() {
            "" => name.to_owned(),
            path if path.ends_with('/') => format!("{path}{name}"),
            path => format!("{path}/{name}"),
        };
        let is_pattern = |part: &&&str| part.contains(['*', '?', '[', '\\']);
        let heads = || patterns.iter().filter_map(|rest| rest.first());
        if !heads().any(|part| is_pattern(&part)) {
            let mut seen: Vec<&str> = Vec::new();
            for part in heads() {
                if seen.contains(part) {
                    continue;
                }
                seen.push(part);
                let path = below(part);
                let kind = match ruby.host.file_kind(&self.place(&path)) {
                    Some(kind) => kind,
                    None => return Err(ruby.not_allowed("Dir.glob")),
                };
                let rest: Vec<&[&str]> = patterns
                    .iter()
                    .filter(|rest| rest.first() == Some(part))
                    .map(|rest| &rest[1..])
                    .collect();
                if kind != FileKind::Nothing {
                    self.walk(ruby, path, kind == FileKind::Folder, &rest, found)?;
                }
            }
            return Ok(());
        }
        let all = match ruby.host.listing(&self.place(&at)) {
            Some(Ok(mut all)) => {
                all.sort_by(|one, other| one.name.cmp(&other.name));
                ruby.charge(all.len() * 16)?;
                all
            }
            // Ruby passes over a folder that it cannot read.
            Some(Err(_)) => return Ok(()),
            None => return Err(ruby.not_allowed("Dir.glob")),
        };
        for entry in all {
            let is_visible = self.flags & DOTMATCH != 0 || !entry.name.starts_with('.');
            let mut next: Vec<&[&str]> = Vec::new();
            for rest in patterns {
                let mut rest = *rest;
                while rest.first() == Some(&"**") && (rest.len() > 1 || self.folders_only) {
                    if entry.is_folder && !entry.is_link && is_visible {
                        next.push(rest);
                    }
                    rest = &rest[1..];
                }
                if let Some((part, rest)) = rest.split_first()
                    && matches(part, &entry.name, self.flags)
                {
                    next.push(rest);
                }
            }
            if !next.is_empty() {
                self.walk(ruby, below(&entry.name), entry.is_folder, &next, found)?;
            }
        }
        Ok(())
    }
}
