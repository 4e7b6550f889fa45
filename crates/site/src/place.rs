//! Where a site is: in a folder, or where Puppet's settings say.
//!
//! A control repository is compiled as it is, wherever it is checked out, so its surroundings do
//! not count: `puppet.conf` is read if the call asks for it by `--config` or `--confdir`, or if it
//! does not say where the environment is and the current folder is no control repository.

use std::sync::Arc;

use marotte_diagnostics::{Cause, SettingsIssue, SiteIssue};
use marotte_environment::Files;
use marotte_eval::{Level, LogEntry};
use marotte_settings::{Raw, Settings, SettingsError};
use marotte_syntax::Language;

use crate::SiteOptions;
use crate::environment::language;
use crate::parts::Parts;
use crate::problem::{Problem, problem};
use crate::read::read;

/// The settings in force, and where environments are.
pub struct Place {
    /// The settings.
    pub settings: Arc<Settings>,
    /// The folder of the environment; if there is none, `environmentpath` has environments.
    pub folder: Option<String>,
    /// Whether the settings are those of an installation, with its modules and its data.
    pub is_installation: bool,
    /// Whether the folder is the current one only because there is no environment anywhere.
    pub(crate) is_fallback: bool,
    /// Whether the current folder is not looked at.
    pub(crate) is_installed: bool,
    /// What reading the configuration had to say.
    pub logs: Vec<LogEntry>,
    pub(crate) parts: Parts,
}

/// The folder that is the environment if the call does not say otherwise.
const CURRENT: &str = ".";

/// The environment of whoever has no other.
const PRODUCTION: &str = "production";

impl Place {
    /// The place that options name.
    pub fn new(options: SiteOptions) -> Result<Self, Problem> {
        let parts = options.parts;
        let settings = Settings::new(parts.system.clone(), options.mode);
        let mut settings = settings.with_application(options.application);
        for (name, text) in &options.flags {
            settings.set_flag(name, text).map_err(wrong)?;
        }
        let has_place = options.folder.is_some() || settings.has_flag("environmentpath");
        let is_asked_for = settings.has_explicit_config() || settings.has_flag("codedir");
        let is_installed = options.is_installed;
        let is_repository = !is_installed && is_control_repository(&*parts.files, CURRENT);
        let is_installation = is_asked_for || (!has_place && !is_repository);
        let folder = match (options.folder, has_place || is_asked_for) {
            (Some(folder), _) => Some(folder),
            (None, true) => None,
            (None, false) => is_repository.then(|| CURRENT.to_owned()),
        };
        let mut logs = Vec::new();
        if is_installation {
            logs = read_config(&parts, &mut settings)?;
        } else {
            // Neither modules nor data of this machine.
            settings.set_default("basemodulepath", Raw::Text(String::new()));
        }
        if !is_installed && settings.has_flag("logdest") {
            let found = *problem(SettingsIssue::NoLogDestination);
            logs.push(LogEntry::finding(Level::Warning, found));
        }
        let mut this = Self {
            settings: Arc::new(settings),
            folder,
            is_installation,
            is_fallback: false,
            is_installed,
            logs,
            parts,
        };
        if !is_installed
            && !has_place
            && !is_asked_for
            && this.folder.is_none()
            && this.has_no_root()?
        {
            // Code of the call may be compiled anywhere.
            this.folder = Some(CURRENT.to_owned());
            Arc::make_mut(&mut this.settings)
                .set_default("basemodulepath", Raw::Text(String::new()));
            this.is_installation = false;
            this.is_fallback = true;
        }
        Ok(this)
    }

    /// A setting as text, outside of environments.
    pub fn text(&self, name: &str) -> Result<String, Problem> {
        self.settings.values(None).text(name).map_err(wrong)
    }

    /// A setting as it was given, without what it stands for.
    pub(crate) fn given(&self, name: &str) -> Option<String> {
        match self.settings.values(None).lookup(name) {
            Ok((Raw::Text(given), _)) => Some(given),
            _ => None,
        }
    }

    /// The name of the environment that nodes are in if nobody says otherwise.
    pub fn environment_name(&self) -> Result<String, Problem> {
        let name = self.text("environment")?;
        match is_environment_name(&name) {
            true => Ok(name),
            false => Err(problem(SiteIssue::IllegalEnvironmentName {
                name: name.into(),
            })),
        }
    }

    /// Refuses an environment that is not there. The one called production always is.
    pub fn check_environment(&self) -> Result<(), Problem> {
        let name = self.environment_name()?;
        let is_there = self.folder.is_some() || name == PRODUCTION;
        match is_there || self.root_of(&name)?.is_some() {
            true => Ok(()),
            false => Err(problem(SiteIssue::EnvironmentNotFound {
                name: name.into(),
                paths: self.text("environmentpath")?.into(),
            })),
        }
    }

    /// The language of manifests by the settings.
    pub fn language(&self) -> Result<Language, Problem> {
        language(self)
    }

    fn has_no_root(&self) -> Result<bool, Problem> {
        Ok(self.root_of(&self.environment_name()?)?.is_none())
    }

    /// The folder of an environment of that name. Nothing if there is none. A name that is no name
    /// of an environment leads nowhere.
    pub fn root_of(&self, name: &str) -> Result<Option<String>, Problem> {
        let paths = self.text("environmentpath")?;
        let mut found = split(&paths).map(|path| format!("{}/{name}", path.trim_end_matches('/')));
        let found = match is_environment_name(name) {
            true => found.find(|path| self.parts.files.is_dir(path)),
            false => None,
        };
        let values = self.settings.values(None);
        let versioned = values.value("versioned_environment_dirs");
        let found = found.or_else(|| {
            let first = split(&paths)
                .next()
                .filter(|_| self.is_installed && name == PRODUCTION);
            first.map(|path| format!("{}/{name}", path.trim_end_matches('/')))
        });
        if !versioned.map_err(wrong)?.is_true() {
            return Ok(found);
        }
        // Whoever replaces links wants catalogs to have the paths that the links lead to.
        Ok(found.map(|path| self.parts.system.read_link(&path).unwrap_or(path)))
    }

    pub(crate) fn is_true(&self, name: &str) -> Result<bool, Problem> {
        let value = self.settings.values(None).value(name);
        value.map(|value| value.is_true())
    }
}

/// Reads `puppet.conf`, and gives what that had to say.
fn read_config(parts: &Parts, settings: &mut Settings) -> Result<Vec<LogEntry>, Problem> {
    let path = settings.config_path().map_err(wrong)?;
    if !parts.is_file(&path) {
        return match settings.has_flag("config") {
            true => Err(problem(SiteIssue::NoConfigFile { path: path.into() })),
            false => Ok(Vec::new()),
        };
    }
    let text = read(parts, &path).map_err(|why| {
        problem(SiteIssue::UnreadableConfigFile {
            path: path.as_str().into(),
            why: Cause(why),
        })
    })?;
    settings.parse_config(&path, &text).map_err(wrong)
}

/// Whether a folder is an environment by what is in it.
fn is_control_repository(files: &dyn Files, folder: &str) -> bool {
    let path = |name: &str| format!("{folder}/{name}");
    let has = |name: &str| files.exists(&path(name));
    has("environment.conf") || has("hiera.yaml") || files.is_dir(&path("manifests"))
}

fn is_environment_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// The folders of a path.
pub fn split(paths: &str) -> impl Iterator<Item = String> {
    std::env::split_paths(paths)
        .filter(|path| !path.as_os_str().is_empty())
        .map(|path| path.to_string_lossy().into_owned())
}

fn wrong(error: SettingsError) -> Problem {
    problem(SiteIssue::SettingsUnusable { why: Cause(error) })
}
