//! What `require` finds although no module has it: the files of Puppet itself.
//!
//! Their classes are there from the beginning, so that most files are empty; one that must be
//! asked for is a program of its own.

use std::sync::{Arc, LazyLock};

use marotte_ruby::lower::lower;
use marotte_ruby::program::Program;

/// The names of the files, sorted.
static NAMES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| include_str!("libraries.txt").lines().collect());

/// The newer way to declare types, which a type asks for.
static RESOURCE_API: LazyLock<Option<Arc<Program>>> = LazyLock::new(|| {
    program(
        "puppet/resource_api",
        include_str!("prelude/resource_api.rb"),
    )
});

/// HOCON, which a function asks for.
static HOCON: LazyLock<Option<Arc<Program>>> =
    LazyLock::new(|| program("hocon", include_str!("prelude/hocon.rb")));

/// What comes with Puppet, besides itself.
const COMPANIONS: &[&str] = &[
    "concurrent",
    "deep_merge",
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

/// A file that belongs to Puppet, by the name that code asks for it, with or without `.rb`.
pub(crate) fn puppet_library(name: &str) -> Option<Arc<Program>> {
    let name = name.strip_suffix(".rb").unwrap_or(name);
    if name == "puppet/resource_api" {
        return RESOURCE_API.clone();
    }
    if name == "hocon" || name.starts_with("hocon/") {
        return HOCON.clone();
    }
    let is_companion = COMPANIONS.iter().any(|companion| {
        let rest = name.strip_prefix(companion);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    });
    let is_known = is_companion || NAMES.binary_search(&name).is_ok();
    if is_known { program(name, "") } else { None }
}

fn program(name: &str, text: &str) -> Option<Arc<Program>> {
    lower(&format!("{name}.rb"), text).ok().map(Arc::new)
}
