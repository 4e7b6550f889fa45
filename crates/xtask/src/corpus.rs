//! `cargo xtask corpus`: our trees of many real files against those of the reference.
//!
//! What the reference accepts must give the same tree and the same warnings; what it refuses must
//! be refused with the same sentence at the same place.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Args;
use marotte_testkit::compare::{Comparison, Grade, compare};
use marotte_testkit::{Kind, answer, read_json, run};

use crate::puppet::{Puppet, filter};
use crate::{Chore, say, say_error};

/// Where Debian's `puppet-module-*` packages put their modules.
const MODULES: [&str; 2] = [
    "/usr/share/puppet/modules",
    "/usr/share/puppet/modules.available",
];

/// Folders of a module that hold no code of its users.
const NOT_CODE: [&str; 4] = ["spec", "tests", "test", "examples"];

#[derive(Args)]
pub(crate) struct Arguments {
    /// Files and folders of files; the installed modules if none are given.
    paths: Vec<PathBuf>,
    #[command(flatten)]
    puppet: Puppet,
}

pub(crate) fn run(arguments: &Arguments) -> Chore {
    let files = manifests(&arguments.paths)?;
    if files.is_empty() {
        return Err(io::Error::other(
            "no manifests: install the packages puppet-module-*",
        ));
    }
    let list: String = files.iter().map(|file| format!("{file}\n")).collect();
    let dumps = filter(&mut arguments.puppet.script("dump.rb"), list)?;
    let (version, dumps) = dumps.split_once('\n').unwrap_or_default();
    let pairs: Vec<(&String, &str)> = files.iter().zip(dumps.lines()).collect();
    if pairs.len() != files.len() {
        return Err(io::Error::other("the reference did not dump all files"));
    }
    let comparisons = run::parallel(&pairs, |(file, dump)| compare_file(file, dump));
    let (mut accepted, mut different, mut newer) = (0, 0, 0);
    for ((file, _), comparison) in pairs.iter().zip(comparisons) {
        let (theirs_accepts, comparison) = comparison?;
        accepted += usize::from(theirs_accepts);
        if version.starts_with("7.") && is_rule_of_8(&comparison) {
            newer += 1;
            say(&format!(
                "{file}: refused by a rule that Puppet {version} does not have"
            ));
        } else if comparison.grade != Grade::Exact {
            different += 1;
            say_error(&format!("{file}: {}", shortened(&comparison.difference)));
        }
    }
    let (count, refused) = (files.len(), files.len() - accepted);
    say(&format!(
        "{count} files: Puppet {version} accepts {accepted} and refuses {refused}; {different} \
         differ, {newer} break a newer rule"
    ));
    Ok(different == 0)
}

/// The paths of all manifests, each once whatever links lead to it.
pub(crate) fn manifests(paths: &[PathBuf]) -> io::Result<Vec<String>> {
    let defaults: Vec<PathBuf> = MODULES.iter().map(PathBuf::from).collect();
    let mut found = BTreeSet::new();
    for path in if paths.is_empty() { &defaults } else { paths } {
        if path.is_dir() {
            collect(path, &mut BTreeSet::new(), &mut found)?;
        } else if path.exists() {
            found.insert(fs::canonicalize(path)?);
        }
    }
    Ok(found
        .iter()
        .map(|path| path.to_string_lossy().into_owned())
        .collect())
}

/// Follows links, as modules are often linked into place; `seen` keeps that finite.
fn collect(
    folder: &Path,
    seen: &mut BTreeSet<PathBuf>,
    found: &mut BTreeSet<PathBuf>,
) -> io::Result<()> {
    if !seen.insert(fs::canonicalize(folder)?) {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !NOT_CODE.contains(&&*name) {
                collect(&path, seen, found)?;
            }
        } else if name.ends_with(".pp")
            && let Ok(path) = fs::canonicalize(&path)
        {
            found.insert(path);
        }
    }
    Ok(())
}

/// Whether the reference accepts a file, and how our dump of it compares.
fn compare_file(file: &str, dump: &str) -> io::Result<(bool, Comparison)> {
    let theirs = read_json(dump)?;
    let text = String::from_utf8_lossy(&fs::read(file)?).into_owned();
    let ours = answer::parse_named(file, &text).to_json();
    let accepted = theirs.get("ok").and_then(serde_json::Value::as_bool) == Some(true);
    Ok((accepted, compare(Kind::Parse, &theirs, &ours)))
}

/// Whether we refuse a file for what Puppet 8 refuses and Puppet 7 does not: there, only a key that
/// is a name, a string or a number is seen to be a hash's second of its kind.
fn is_rule_of_8(comparison: &Comparison) -> bool {
    let difference = &comparison.difference;
    comparison.grade == Grade::Differs
        && difference.contains("ours fails: The key '[")
        && difference.contains("' is declared more than once")
}

/// The beginning of what differs: trees are long.
fn shortened(difference: &str) -> String {
    let lines = difference
        .lines()
        .map(|line| line.chars().take(400).collect::<String>());
    lines.collect::<Vec<_>>().join("\n")
}
