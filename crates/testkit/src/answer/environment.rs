//! The environment of a case: its files, in memory.

use std::sync::{Arc, OnceLock};

use marotte_environment::{Cache, Environment, Layered, Memory, Options};
use marotte_syntax::Language;
use serde_json::Value as Json;

use crate::Case;

/// The name that recorded answers have for the folder of the environment.
pub(super) const ROOT: &str = "ENV";

/// The environment of a catalog case: its code is `manifests/site.pp`.
pub(super) fn of_catalog(case: &Case, language: Language) -> Environment {
    let mut files = files(case);
    if let Some(code) = &case.code {
        files.insert(&format!("{ROOT}/manifests/site.pp"), code.as_str());
    }
    let options = Options {
        base_module_path: case
            .modules
            .iter()
            .map(|path| path.as_str().into())
            .collect(),
        language,
        ..Options::default()
    };
    open(case, files, options)
}

/// The environment of a case whose code is of no file. The recorder has these cases in an
/// environment of its own, which neither settings nor configuration reach.
pub(super) fn of_code(case: &Case) -> Environment {
    let options = Options {
        manifest: Some("".into()),
        reads_configuration: false,
        ..Options::default()
    };
    open(case, files(case), options)
}

fn open(case: &Case, files: Memory, options: Options) -> Environment {
    static SHARED: OnceLock<Arc<Cache>> = OnceLock::new();
    // Modules on a disk are the same for all cases, those in memory are not.
    let cache = match case.modules {
        Some(_) => SHARED.get_or_init(Cache::new).clone(),
        None => Cache::new(),
    };
    Environment::open(Arc::new(Layered(files)), ROOT, options, cache)
}

fn files(case: &Case) -> Memory {
    let mut files = Memory::new();
    files.insert_dir(&format!("{ROOT}/manifests"));
    files.insert_dir(&format!("{ROOT}/modules"));
    for (path, text) in case.files.iter().flatten() {
        if let Json::String(text) = text {
            files.insert(&format!("{ROOT}/{path}"), text.as_str());
        }
    }
    files
}
