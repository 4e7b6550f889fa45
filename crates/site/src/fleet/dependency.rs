//! What a compilation depended on.

use std::collections::BTreeSet;

use marotte_environment::{Environment, Seen, Watched};
use marotte_eval::CodeUsed;

/// What a compilation has used, and what came of it.
#[derive(Default, Debug)]
pub struct Used {
    /// What it looked at.
    pub(crate) seen: Seen,
    /// Its code.
    pub(crate) code: CodeUsed,
    /// What stands for the catalog.
    pub(crate) digest: u64,
}

impl Used {
    /// What stands for the catalog.
    pub fn digest(&self) -> u64 {
        self.digest
    }
}

/// Something that a compilation depended on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Dependency {
    /// The content of a file, there or not.
    File(String),
    /// The names in a folder.
    Folder(String),
    /// The names of the files with code of a module.
    Code(String),
    /// What a file has for the keys of a set.
    Data(String, u32),
}

impl Dependency {
    /// What stands for its state now.
    pub(super) fn state(&self, files: &Watched, sets: &[BTreeSet<String>]) -> u64 {
        match self {
            Self::File(path) => files.file(path),
            Self::Folder(path) => files.folder(path),
            Self::Code(module) => files.code(module),
            Self::Data(path, set) => match sets.get(*set as usize) {
                Some(keys) => files.data(path, keys),
                None => files.file(path),
            },
        }
    }
}

/// What a compilation in an environment depended on, but for keys of data.
pub(super) fn of_compilation(used: &Used, environment: &Environment) -> BTreeSet<Dependency> {
    let Used { seen, code, .. } = used;
    let mut all: BTreeSet<Dependency> = of_seen(seen).collect();
    all.extend(
        code.files
            .iter()
            .map(|path| Dependency::File(path.to_string())),
    );
    if seen.is_data_whole {
        all.extend(seen.data.iter().cloned().map(Dependency::File));
    }
    let paths = code.files.iter().map(|path| path.as_str());
    let paths: Vec<&str> = paths.chain(seen.files.iter().map(String::as_str)).collect();
    for module in environment.modules() {
        let is_in = |path: &&str| {
            let rest = path.strip_prefix(module.path.as_str());
            rest.is_some_and(|rest| rest.starts_with('/'))
        };
        let is_asked = |name: &marotte_pcore::Str| name.split("::").next() == Some(&module.name);
        if paths.iter().any(is_in) || code.missing.iter().any(is_asked) {
            all.insert(Dependency::Code(module.path.to_string()));
        }
    }
    all
}

/// What all compilations in an environment depend on.
pub(super) fn shared(files: &Watched, environment: &Environment) -> BTreeSet<Dependency> {
    let mut all: BTreeSet<Dependency> = of_seen(&files.shared()).collect();
    // Which node a name means, any of the first manifests may say.
    if let Ok(manifests) = environment.initial_manifests() {
        let programs = manifests
            .iter()
            .filter_map(|manifest| manifest.program.file());
        all.extend(programs.map(|path| Dependency::File(path.to_string())));
    }
    // A function in Ruby gives way to one in the language.
    for module in environment.modules() {
        if files.folder(&format!("{}/lib", module.path)) != files.folder("") {
            all.insert(Dependency::Code(module.path.to_string()));
        }
    }
    all
}

fn of_seen(seen: &Seen) -> impl Iterator<Item = Dependency> {
    let files = seen.files.iter().cloned().map(Dependency::File);
    files.chain(seen.folders.iter().cloned().map(Dependency::Folder))
}
