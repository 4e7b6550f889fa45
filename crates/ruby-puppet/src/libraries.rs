//! What `require` finds although no module has it: the files of Puppet itself.
//!
//! Their classes are there from the beginning, so that most files are empty; one that must be
//! asked for is a program of its own.

use std::sync::{Arc, LazyLock, OnceLock};

use marotte_ruby::host::LoadProblem;
use marotte_ruby::lower::lower;
use marotte_ruby::program::Program;

use crate::prelude::{DEEP_MERGE, HOCON, RESOURCE_API};
use crate::sources::Sources;

/// A file by its name, with its program, which is made when it is first asked for.
struct File {
    name: &'static str,
    program: OnceLock<Option<Arc<Program>>>,
}

/// The files, sorted by their names.
static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let names = include_str!("libraries.txt").lines();
    let file = |name| File {
        name,
        program: OnceLock::new(),
    };
    names.map(file).collect()
});

/// What comes with Puppet, besides itself.
const COMPANIONS: &[&str] = &[
    "concurrent",
    "facter",
    "fast_gettext",
    "gettext-setup",
    "hiera",
    "locale",
    "multi_json",
    "puppet/resource_api",
    "scanf",
    "semantic_puppet",
];

/// What Puppet has loaded before any code of a module runs. Ruby does not look for such a file again, so that
/// modules cannot have one in its place.
const LOADED: [&str; 2] = ["facter", "puppet"];

/// The file that `require` means: one of a module, or else one of Puppet's.
pub(crate) fn find_library(
    name: &str,
    sources: &dyn Sources,
) -> Option<Result<Arc<Program>, LoadProblem>> {
    let puppet = || puppet_library(name).map(Ok);
    if LOADED.contains(&name.strip_suffix(".rb").unwrap_or(name)) {
        return puppet();
    }
    sources.library(name).or_else(puppet)
}

/// A file that belongs to Puppet, by the name that code asks for it, with or without `.rb`.
pub(crate) fn puppet_library(name: &str) -> Option<Arc<Program>> {
    let name = name.strip_suffix(".rb").unwrap_or(name);
    if name == "puppet/resource_api" {
        return Some(Arc::clone(&RESOURCE_API));
    }
    if name == "hocon" || name.starts_with("hocon/") {
        return Some(Arc::clone(&HOCON));
    }
    if name == "deep_merge" || name.starts_with("deep_merge/") {
        let part = match name {
            "deep_merge/core" | "deep_merge/rails_compat" => name,
            _ => "deep_merge/deep_merge_hash",
        };
        let mut files = DEEP_MERGE.iter();
        let found = files.find(|(path, _)| path.strip_suffix(".rb") == Some(part));
        return found.map(|(_, program)| Arc::clone(program));
    }
    let is_companion = COMPANIONS.iter().any(|companion| {
        let rest = name.strip_prefix(companion);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    });
    if is_companion {
        return empty(name);
    }
    let at = FILES.binary_search_by_key(&name, |file| file.name).ok()?;
    let made = FILES[at].program.get_or_init(|| empty(name));
    made.clone()
}

fn empty(name: &str) -> Option<Arc<Program>> {
    lower(&format!("{name}.rb"), "").ok().map(Arc::new)
}
