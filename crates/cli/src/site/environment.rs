//! The environment that a call means.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_pcore::Str;

use super::Beginning;
use crate::args::{EnvironmentArgs, SiteArgs};
use crate::commands::source::absolute;
use crate::world::Machine;

/// Opens the environment in a folder. Its paths are absolute, as they are in catalogs.
pub(super) fn open(
    args: &SiteArgs,
    root: &Path,
    beginning: Beginning,
) -> Result<Environment, String> {
    let language = &args.language;
    let args = &args.environment;
    let manifest = match (beginning, &args.manifest) {
        (Beginning::Nothing, _) => Some(Str::new()),
        (Beginning::Manifests, Some(path)) => {
            if !path.exists() {
                return Err(format!("there is no manifest {}", path.display()));
            }
            Some(text(path)?)
        }
        (Beginning::Manifests, None) => None,
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
        checks: language.checks(),
        outside: Arc::new(Machine),
        ..Options::default()
    };
    let environment = Environment::open(Arc::new(Disk), &text(root)?, options, Cache::new());
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
pub(super) fn root(args: &EnvironmentArgs) -> Result<PathBuf, String> {
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
