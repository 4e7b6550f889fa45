//! The site of a case: its files, in memory.

use std::sync::{Arc, LazyLock, OnceLock};

use marotte_environment::{Cache, Environment, Layered, Memory, Options};
use marotte_site::{Parts, Problem, Site, SiteOptions};
use serde_json::Value as Json;

use crate::Case;

/// The name that recorded answers have for the folder of the environment.
const ROOT: &str = "ENV";

/// The site of a catalog case: its code is `manifests/site.pp`.
pub(super) fn of_catalog(case: &Case) -> Result<Site, Problem> {
    let mut files = files(case);
    if let Some(code) = &case.code {
        files.insert(&format!("{ROOT}/manifests/site.pp"), code.as_str());
    }
    let mut options = SiteOptions {
        folder: Some(ROOT.to_owned()),
        cache: cache(case),
        dialect: case.dialect,
        interprets_all: case.interprets_all,
        ..SiteOptions::new(Parts::of_files(Arc::new(Layered(files))))
    };
    let settings = case.settings.iter().flatten();
    options.flags = settings
        .filter_map(|(name, value)| Some((name.clone(), text(value)?)))
        .collect();
    options = options.with_flag("vendormoduledir", "");
    if let Some(modules) = &case.modules {
        options = options.with_flag("basemodulepath", modules);
    }
    Site::open(options)
}

/// A setting as a flag has it.
fn text(value: &Json) -> Option<String> {
    match value {
        Json::String(text) => Some(text.clone()),
        Json::Bool(_) | Json::Number(_) => Some(value.to_string()),
        Json::Array(values) => {
            let values: Option<Vec<String>> = values.iter().map(text).collect();
            Some(values?.join(","))
        }
        _ => None,
    }
}

/// The site of all cases whose code is of no file. The recorder has these in an environment of its
/// own, which neither settings nor configuration reach.
pub(super) fn of_code() -> Result<&'static Site, Problem> {
    static SITE: LazyLock<Result<Site, Problem>> = LazyLock::new(|| {
        let files = Arc::new(Layered::default());
        Site::open(SiteOptions {
            folder: Some(ROOT.to_owned()),
            ..SiteOptions::new(Parts::of_files(files))
        })
    });
    SITE.as_ref().map_err(Clone::clone)
}

/// The environment of such a case.
pub(super) fn environment_of_code(case: &Case) -> Arc<Environment> {
    let options = Options {
        manifest: Some("".into()),
        vendor_modules: Some("".into()),
        reads_configuration: false,
        dialect: case.dialect,
        ..Options::default()
    };
    let files = Arc::new(Layered(files(case)));
    Arc::new(Environment::open(files, ROOT, options, cache(case)))
}

/// Modules on a disk are the same for all cases, those in memory are not.
fn cache(case: &Case) -> Arc<Cache> {
    static SHARED: OnceLock<Arc<Cache>> = OnceLock::new();
    match case.modules {
        Some(_) => SHARED.get_or_init(Cache::new).clone(),
        None => Cache::new(),
    }
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
