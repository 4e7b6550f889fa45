//! The environment that a call means.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use marotte_environment::{Cache, Checks, Disk, Environment, Options};
use marotte_pcore::Str;

use crate::args::CompilationArgs;
use crate::commands::source::absolute;
use crate::world::Machine;

/// Opens the environment. Its paths are absolute, as they are in catalogs.
pub(super) fn open(args: &CompilationArgs) -> Result<Environment, String> {
    let root = root(args)?;
    let manifest = match (&args.expression, &args.manifest) {
        (Some(_), _) => Some(Str::new()),
        (None, Some(path)) => {
            if !path.exists() {
                return Err(format!("there is no manifest {}", path.display()));
            }
            Some(text(path)?)
        }
        (None, None) => None,
    };
    let module_path = match &args.modulepath {
        Some(paths) => Some(
            split(paths)
                .map(|path| text(&path))
                .collect::<Result<_, _>>()?,
        ),
        None => None,
    };
    let options = Options {
        name: args.environment.as_str().into(),
        manifest,
        module_path,
        checks: Checks {
            strict: args.strict.into(),
            ..Checks::default()
        },
        outside: Arc::new(Machine),
        ..Options::default()
    };
    let environment = Environment::open(Arc::new(Disk), &text(&root)?, options, Cache::new());
    let is_named = args.env_dir.is_some() || args.environmentpath.is_some();
    match environment.manifest() {
        Some(manifest) if !is_named && !Path::new(manifest).exists() => Err(format!(
            "there are no manifests: neither --manifest nor -e is given, and there is no \
             {manifest}. --env-dir and --environmentpath say where the environment is"
        )),
        _ => Ok(environment),
    }
}

/// The folder of the environment.
fn root(args: &CompilationArgs) -> Result<PathBuf, String> {
    let name = &args.environment;
    let is_name = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    if name.is_empty() || !name.bytes().all(is_name) {
        return Err(format!(
            "'{name}' cannot be the name of an environment: it has lower-case letters, digits and \
             underscores only"
        ));
    }
    let root = match (&args.env_dir, &args.environmentpath) {
        (Some(root), _) => root.clone(),
        (None, Some(paths)) => split(paths)
            .map(|path| path.join(name))
            .find(|path| path.is_dir())
            .ok_or_else(|| {
                let paths = paths.to_string_lossy();
                format!("there is no environment '{name}' in {paths}")
            })?,
        (None, None) => PathBuf::from("."),
    };
    if !root.is_dir() {
        return Err(format!("there is no folder {}", root.display()));
    }
    Ok(root)
}

fn split(paths: &OsStr) -> impl Iterator<Item = PathBuf> {
    std::env::split_paths(paths).filter(|path| !path.as_os_str().is_empty())
}

/// An absolute path as text.
fn text(path: &Path) -> Result<Str, String> {
    let path = absolute(path);
    let text = path
        .to_str()
        .map(|text| text.replace(std::path::MAIN_SEPARATOR, "/").into());
    text.ok_or_else(|| format!("the path {} is no text", path.display()))
}
