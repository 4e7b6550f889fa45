//! Calls of functions of puppetlabs-stdlib that are native here, in a loop.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use super::Subject;
use super::scripts::{ROUNDS, Scripts, Taken, compare, is_same};
use crate::{Chore, say};

/// Where Debian has modules.
const MODULES: &str = "/usr/share/puppet/modules";

/// The manifests, the loop alone first.
const MANIFESTS: &[&str] = &[
    "loop",
    "stdlib_pick",
    "stdlib_merge",
    "stdlib_deep_merge",
    "stdlib_member",
    "stdlib_join_keys_to_values",
    "stdlib_validate_legacy",
    "stdlib_to_json",
];

pub(super) fn run(subject: &Subject) -> Chore {
    let is_folder = |path: &&PathBuf| path.components().count() > 1 || path.is_dir();
    let modules = subject
        .paths
        .iter()
        .find(is_folder)
        .map_or(Path::new(MODULES), PathBuf::as_path);
    if !modules.join("stdlib").is_dir() {
        say(&format!(
            "there is no module stdlib in {}",
            modules.display()
        ));
        return Ok(true);
    }
    let folder = folder_with(modules)?;
    let result = measure(subject, &folder);
    fs::remove_dir_all(&folder)?;
    result
}

fn measure(subject: &Subject, folder: &Path) -> Chore {
    let scripts = Scripts {
        folder,
        manifests: MANIFESTS,
        repetitions: subject.repetitions,
    };
    let ours = scripts.ours()?;
    if !subject.puppet.is_available() {
        say("no Puppet is installed: no ratio");
        return Ok(true);
    }
    let theirs = scripts.theirs(&subject.puppet)?;
    let mut same = true;
    for (index, name) in MANIFESTS.iter().enumerate().skip(1) {
        let what = name.trim_start_matches("stdlib_");
        compare(what, call(&ours, index), call(&theirs, index));
        same &= is_same(what, &ours[index], &theirs[index]);
    }
    Ok(same)
}

/// The seconds of a call beyond those of the loop.
fn call(taken: &[Taken], index: usize) -> f64 {
    (taken[index].warm - taken[0].warm) / ROUNDS
}

/// A folder of this process's own with the modules of another one.
fn folder_with(modules: &Path) -> io::Result<PathBuf> {
    let folder = env::temp_dir().join(format!("marotte-bench-stdlib-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    symlink(fs::canonicalize(modules)?, folder.join("modules"))?;
    Ok(folder)
}
