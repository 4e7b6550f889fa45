//! The contents of the files that native functions stand for, from the releases of puppetlabs-stdlib.
//!
//! What is in the table stays as it was decided. A new content whose code is that of a known one
//! (but for comments, documentation and layout) is decided in the same way; any other is
//! interpreted until somebody has looked at it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use clap::Args;
use marotte_eval::ScriptInterface;
use marotte_stdlib::{Decision, contents, digest, natives};

use crate::{Chore, project, say};

/// The first release that is looked at.
const FIRST: [u32; 3] = [8, 0, 0];

#[derive(Args)]
pub(crate) struct Arguments {
    /// A clone of puppetlabs-stdlib with its tags
    #[arg(long)]
    repository: PathBuf,
}

/// A content of a function's file.
struct Found {
    length: usize,
    digest: String,
    code: String,
    releases: (String, String),
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let releases = releases(&arguments.repository)?;
    let mut functions: Vec<(ScriptInterface, &'static str)> = natives()
        .map(|native| (native.interface, native.name))
        .collect();
    functions.sort_by_key(|(interface, name)| (word(*interface), *name));
    functions.dedup();
    let mut table = String::from("# interface function rule length digest first last\n");
    let mut open = 0;
    for (interface, name) in functions {
        let found = versions(&arguments.repository, &releases, interface, name)?;
        let decided = decisions(interface, name, &found);
        for one in &found {
            let rule = decided.get(&one.code).copied().unwrap_or_else(|| {
                open += 1;
                let (first, last) = &one.releases;
                say(&format!("{name} of {first} to {last} is new: look at it"));
                "-"
            });
            let (length, digest, (first, last)) = (one.length, &one.digest, &one.releases);
            // Writing to a string cannot fail.
            let _ = writeln!(
                table,
                "{} {name} {rule} {length} {digest} {first} {last}",
                word(interface)
            );
        }
    }
    let path = project::root().join("crates/stdlib/contents.txt");
    fs::write(&path, table)?;
    say(&format!(
        "{} releases, {open} contents that nobody has looked at",
        releases.len()
    ));
    Ok(true)
}

fn word(interface: ScriptInterface) -> &'static str {
    match interface {
        ScriptInterface::Legacy => "3.x",
        ScriptInterface::Typed => "4.x",
    }
}

/// The rules that are decided, by the code that they are for.
fn decisions(
    interface: ScriptInterface,
    name: &str,
    found: &[Found],
) -> BTreeMap<String, &'static str> {
    let known = contents().filter(|known| known.interface == interface && known.name == name);
    known
        .filter_map(|known| {
            let found = found.iter().find(|one| one.digest == known.digest)?;
            let rule = match known.decision {
                Decision::Native("") => "=",
                Decision::Native(variant) => variant,
                Decision::Interpreted => "-",
            };
            Some((found.code.clone(), rule))
        })
        .collect()
}

/// The releases, by their numbers.
fn releases(repository: &Path) -> io::Result<Vec<([u32; 3], String)>> {
    let tags = git(repository, &["tag"])?.unwrap_or_default();
    let mut releases: Vec<([u32; 3], String)> = tags
        .lines()
        .filter_map(|tag| {
            let numbers = tag.strip_prefix('v').unwrap_or(tag).split('.');
            let numbers: Vec<u32> = numbers
                .map(|part| part.parse().ok())
                .collect::<Option<_>>()?;
            Some((numbers.try_into().ok()?, tag.to_owned()))
        })
        .filter(|(release, _)| *release >= FIRST)
        .collect();
    releases.sort();
    Ok(releases)
}

/// The contents that a function's file has had, in their order.
fn versions(
    repository: &Path,
    releases: &[([u32; 3], String)],
    interface: ScriptInterface,
    name: &str,
) -> io::Result<Vec<Found>> {
    let folder = match interface {
        ScriptInterface::Legacy => "lib/puppet/parser/functions",
        ScriptInterface::Typed => "lib/puppet/functions",
    };
    let path = format!("{folder}/{}.rb", name.replace("::", "/"));
    let mut found: Vec<Found> = Vec::new();
    for ([major, minor, patch], tag) in releases {
        let Some(text) = git(repository, &["show", &format!("{tag}:{path}")])? else {
            continue;
        };
        let release = format!("{major}.{minor}.{patch}");
        let digest = digest(&text);
        match found.iter_mut().find(|one| one.digest == digest) {
            Some(known) => known.releases.1 = release,
            None => found.push(Found {
                length: text.len(),
                digest,
                code: code(&text),
                releases: (release.clone(), release),
            }),
        }
    }
    Ok(found)
}

/// What git answers; nothing if it fails.
fn git(repository: &Path, arguments: &[&str]) -> io::Result<Option<String>> {
    let output = Command::new("git")
        .arg("-C")
        .arg(repository)
        .args(arguments)
        .output()?;
    let text = || String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then(text))
}

/// The code of a file without comments, documentation and layout.
fn code(text: &str) -> String {
    let mut code = String::new();
    let mut until: Option<String> = None;
    for line in text.lines().map(str::trim) {
        if let Some(end) = &until {
            if line == end {
                until = None;
            }
            continue;
        }
        if line.starts_with('#') {
            continue;
        }
        if let Some((before, behind)) = line.split_once("doc: <<-") {
            let tag: String = behind
                .chars()
                .skip_while(|c| matches!(c, '\'' | '"'))
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            let rest = behind.trim_start_matches(['\'', '"']);
            let rest = rest.strip_prefix(&tag).unwrap_or(rest);
            code.push_str(before);
            code.push_str(rest.trim_start_matches(['\'', '"']));
            until = Some(tag);
            continue;
        }
        code.extend(line.split_whitespace());
    }
    code
}
