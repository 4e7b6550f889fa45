//! The values of settings, as `puppet config print` tells them.

use std::path::Path;

use marotte_diagnostics::LogEntry;
use marotte_environment::{Cache, Environment, Options};
use marotte_settings::{EnvironmentSettings, Origin, Raw, SettingValue, Values, all};

use crate::paths::absolute;
use crate::place::{Place, split};
use crate::problem::Problem;

/// Asks for the values of settings.
pub struct SettingsRequest {
    /// The section of the configuration whose values count.
    pub section: String,
    /// Their names; none, or `all`, are all.
    pub names: Vec<String>,
}

/// The values of settings.
pub struct SettingsAnswer {
    /// The settings, sorted by name.
    pub settings: Vec<Setting>,
    /// What reading the environment's own had to say.
    pub logs: Vec<LogEntry>,
}

/// A setting, its value, and where that comes from.
pub struct Setting {
    /// The name.
    pub name: String,
    /// The value.
    pub value: SettingValue,
    /// Where it comes from.
    pub origin: Origin,
}

impl Place {
    /// The values of settings here.
    pub fn settings(&self, request: &SettingsRequest) -> Result<SettingsAnswer, Problem> {
        let section = request.section.as_str();
        let name = self.environment_name()?;
        let (environment, logs) = self.own_settings(section, &name)?;
        let values = self.settings.section_values(environment.as_ref(), section);
        let mut names: Vec<String> = match request.names.as_slice() {
            [] => all().iter().map(|known| known.name.to_owned()).collect(),
            [only] if only == "all" => all().iter().map(|known| known.name.to_owned()).collect(),
            names => names.to_vec(),
        };
        names.sort();
        names.dedup();
        let settings = names.into_iter().map(|name| setting(&values, name));
        let settings = settings.collect::<Result<_, _>>()?;
        Ok(SettingsAnswer { settings, logs })
    }

    /// What the environment has for itself. The one called production is there even without a folder.
    fn own_settings(
        &self,
        section: &str,
        name: &str,
    ) -> Result<(Option<EnvironmentSettings>, Vec<LogEntry>), Problem> {
        let values = self.settings.section_values(None, section);
        let base: Vec<String> = split(&values.text("basemodulepath")?).collect();
        let files = &self.parts.files;
        let root = match &self.folder {
            Some(folder) => files.is_dir(folder).then(|| {
                let folder = absolute(&*self.parts.system, Path::new(folder));
                folder.to_string_lossy().into_owned()
            }),
            None => split(&values.text("environmentpath")?)
                .map(|path| format!("{}/{name}", path.trim_end_matches('/')))
                .find(|path| files.is_dir(path)),
        };
        if let Some(root) = root {
            let options = Options {
                name: name.into(),
                base_module_path: base.iter().map(|path| path.as_str().into()).collect(),
                settings: Some(self.settings.clone()),
                ..Options::default()
            };
            let opened = Environment::open(files.clone(), &root, options, Cache::new());
            return match opened.error() {
                Some(why) => Err(Box::new(why.clone())),
                None => Ok((Some(opened.own_settings().clone()), opened.logs().to_vec())),
            };
        }
        if name != "production" {
            return Ok((None, Vec::new()));
        }
        let existing: Vec<String> = base.into_iter().filter(|path| files.is_dir(path)).collect();
        let nowhere = EnvironmentSettings {
            name: name.to_owned(),
            values: vec![
                (
                    "manifest",
                    Raw::Name("no_manifest".to_owned()),
                    Origin::Default,
                ),
                ("modulepath", Raw::Text(existing.join(":")), Origin::Default),
            ],
        };
        Ok((Some(nowhere), Vec::new()))
    }
}

fn setting(values: &Values<'_>, name: String) -> Result<Setting, Problem> {
    let value = values.print(&name)?;
    let (_, origin) = values.lookup(&name)?;
    Ok(Setting {
        name,
        value,
        origin,
    })
}
