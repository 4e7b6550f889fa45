//! Opening environments.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use marotte_diagnostics::report::Limits;
use marotte_environment::{Cache, Disk, Environment, Options};
use marotte_pcore::Str;
use marotte_settings::{Raw, SettingValue, Settings};
use marotte_syntax::Language;

use super::place::{Place, split};
use super::{Beginning, strictness};
use crate::commands::source::absolute;
use crate::world::Here;

/// Opens the environment of a name in a folder. Its paths are absolute, as they are in catalogs.
pub(super) fn open(
    place: &Place,
    settings: &Arc<Settings>,
    name: &str,
    root: &Path,
    beginning: Beginning,
    cache: Arc<Cache>,
) -> Result<Environment, String> {
    let given = |name: &str| {
        settings
            .has_flag(name)
            .then(|| place.text(name))
            .transpose()
    };
    let manifest = match (beginning, given("manifest")?) {
        (Beginning::Nothing, _) => Some(Str::new()),
        (Beginning::Manifests, Some(path)) => {
            if !Path::new(&path).exists() {
                let given = match settings.values(None).lookup("manifest") {
                    Ok((Raw::Text(given), _)) => given,
                    _ => path,
                };
                return Err(format!("there is no manifest {given}"));
            }
            Some(text(Path::new(&path))?)
        }
        (Beginning::Manifests, None) => None,
    };
    let folders = |paths: String| -> Result<Vec<Str>, String> {
        split(OsStr::new(&paths)).map(|path| text(&path)).collect()
    };
    let has_terminus = !["", "none"].contains(&place.text("data_binding_terminus")?.as_str());
    let has_config = place.is_installation || settings.values(None).is_given("hiera_config");
    let has_global_data = has_config && has_terminus;
    let options = Options {
        name: name.into(),
        base_module_path: folders(place.text("basemodulepath")?)?,
        module_path: given("modulepath")?.map(folders).transpose()?,
        manifest,
        config_version: given("config_version")?.map(Str::from),
        settings: Some(settings.clone()),
        language: language(settings)?,
        global_data: match has_global_data {
            true => Some(place.text("hiera_config")?.into()),
            false => None,
        },
        machine: Arc::new(Here),
        ..Options::default()
    };
    let environment = Environment::open(Arc::new(Disk), &text(root)?, options, cache);
    let is_named = place.folder.is_none() || root != Path::new(".");
    match environment.manifest() {
        Some(manifest) if !is_named && !Path::new(manifest).exists() => {
            let elsewhere = match place.is_fallback {
                true => format!(
                    " nor an environment '{name}' in {}",
                    place.text("environmentpath")?
                ),
                false => String::new(),
            };
            Err(format!(
                "there are no manifests: neither --manifest nor -e is given, and there is no \
                 {manifest}{elsewhere}. --env-dir and --environmentpath say where the environment \
                 is"
            ))
        }
        _ => Ok(environment),
    }
}

/// The language that the settings make.
pub(super) fn language(settings: &Settings) -> Result<Language, String> {
    let values = settings.values(None);
    let number = |name: &str| match values.value(name) {
        Ok(SettingValue::Integer(number)) => Ok(usize::try_from(number).unwrap_or(0)),
        Ok(_) => Ok(0),
        Err(error) => Err(error.to_string()),
    };
    let silenced = values
        .value("disable_warnings")
        .map_err(|error| error.to_string())?;
    let no_deprecations = match silenced {
        SettingValue::List(words) => words.contains(&"deprecations".into()),
        _ => false,
    };
    Ok(Language {
        strict: strictness(settings)?.into(),
        tasks: super::is_true(settings, "tasks")?,
        limits: Limits {
            max_errors: number("max_errors")?,
            max_warnings: number("max_warnings")?,
            max_deprecations: match no_deprecations {
                true => 0,
                false => number("max_deprecations")?,
            },
        },
        ..Language::default()
    })
}

/// An absolute path as text.
fn text(path: &Path) -> Result<Str, String> {
    let path = absolute(path);
    let text = path
        .to_str()
        .map(|text| text.replace(std::path::MAIN_SEPARATOR, "/").into());
    text.ok_or_else(|| format!("the path {} is no text", path.display()))
}
