//! The settings of a process: the flags of its call and its `puppet.conf`.

use std::sync::Arc;

use marotte_diagnostics::{Cause, Level, LogEntry, Place, SettingsIssue, Told};

use crate::config_file::{ConfigFile, ConfigSetting};
use crate::convert::translate;
use crate::error::{SettingsError, error, error_at, placed};
use crate::hooks;
use crate::schema::{Kind, find};
use crate::system::{System, expand_path};
use crate::value::Raw;
use crate::values::{Origin, Values};

/// The settings that only the configuration of an environment may have.
const OF_ENVIRONMENT_ONLY: [&str; 3] = ["modulepath", "manifest", "config_version"];

/// What a process does, which decides whose section of `puppet.conf` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunMode {
    /// It compiles for others.
    Server,
    /// It applies catalogs.
    Agent,
    /// Anything else.
    User,
}

impl RunMode {
    /// The name, which is that of a section.
    pub fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Agent => "agent",
            Self::User => "user",
        }
    }
}

/// What the configuration of an environment says.
#[derive(Clone, Debug, Default)]
pub struct EnvironmentSettings {
    /// The name of the environment.
    pub name: String,
    /// The settings that such a configuration may have, with their values and whence they are.
    pub values: Vec<(&'static str, Raw, Origin)>,
}

/// The settings of a process.
#[derive(Clone)]
pub struct Settings {
    pub(crate) system: Arc<dyn System>,
    pub(crate) mode: RunMode,
    pub(crate) application: String,
    pub(crate) flags: Vec<(&'static str, Raw)>,
    pub(crate) defaults: Vec<(&'static str, Raw)>,
    pub(crate) file: Option<ConfigFile>,
}

impl Settings {
    /// The settings of a process that nobody has configured.
    pub fn new(system: Arc<dyn System>, mode: RunMode) -> Self {
        Self {
            system,
            mode,
            application: mode.name().to_owned(),
            flags: Vec::new(),
            defaults: Vec::new(),
            file: None,
        }
    }

    /// The same with the name of the command that runs, which is the setting `name`.
    pub fn with_application(mut self, name: &str) -> Self {
        name.clone_into(&mut self.application);
        self
    }

    /// Gives a setting another default.
    pub fn set_default(&mut self, name: &'static str, value: Raw) {
        self.defaults.retain(|(known, _)| *known != name);
        self.defaults.push((name, value));
    }

    /// Sets what a flag says. The last of a name counts.
    pub fn set_flag(&mut self, name: &str, text: &str) -> Result<(), SettingsError> {
        let setting =
            find(name).ok_or_else(|| error(SettingsIssue::UnknownSetting { name: name.into() }))?;
        let raw = match (setting.kind, translate(text)) {
            (Kind::Boolean(_), Raw::Text(text)) if text.is_empty() => Raw::Boolean(true),
            (_, raw) => raw,
        };
        self.flags.retain(|(known, _)| *known != setting.name);
        self.flags.push((setting.name, raw.clone()));
        hooks::check(setting, &raw, &Place::Nowhere, &self.values(None)).map(|_| ())
    }

    /// Whether a flag gives a setting.
    pub fn has_flag(&self, name: &str) -> bool {
        self.flags.iter().any(|(known, _)| *known == name)
    }

    /// Whether the call says where the configuration is.
    pub fn has_explicit_config(&self) -> bool {
        self.has_flag("config") || self.has_flag("confdir")
    }

    /// Where `puppet.conf` is, whether it is there or not.
    pub fn config_path(&self) -> Result<String, SettingsError> {
        self.values(None).text("config")
    }

    /// Takes over what `puppet.conf` says, and gives what is to be said about it. A file that is
    /// not understood is an error in the log and otherwise ignored, as in the reference; one with
    /// values that settings may not have is an error.
    pub fn parse_config(&mut self, path: &str, text: &str) -> Result<Vec<LogEntry>, SettingsError> {
        let file = match ConfigFile::parse(path, text) {
            Ok(file) => file,
            Err(error) => {
                let place = error.place();
                let (path, cause) = (path.into(), Cause(error));
                let issue = SettingsIssue::UnparsableConfig { path, cause };
                let found = error_at(issue, &place, Told::Nothing);
                return Ok(vec![LogEntry::finding(Level::Err, *found)]);
            }
        };
        for section in &file.sections {
            let forbidden: Vec<&ConfigSetting> = section
                .settings
                .iter()
                .filter(|setting| OF_ENVIRONMENT_ONLY.contains(&setting.name.as_str()))
                .collect();
            if let Some(first) = forbidden.first() {
                let names: Vec<&str> = forbidden.iter().map(|of| of.name.as_str()).collect();
                let names = names.join(", ").into();
                let issue = SettingsIssue::SettingOfEnvironments { names };
                return Err(error_at(issue, &first.place, Told::Nothing));
            }
        }
        self.file = Some(file);
        self.check_file()
    }

    fn check_file(&self) -> Result<Vec<LogEntry>, SettingsError> {
        let values = self.values(None);
        let mut messages = Vec::new();
        for section in values.sections() {
            for given in &section.settings {
                let Some(setting) = find(&given.name) else {
                    continue;
                };
                let (raw, origin) = values.lookup(setting.name)?;
                // What another section or a flag replaces is nobody's concern.
                if matches!(&origin, Origin::File { place, .. } if *place == given.place) {
                    let said = hooks::check(setting, &raw, &given.place, &values);
                    messages.extend(said.map_err(|error| placed(error, &given.place))?);
                }
            }
        }
        Ok(messages)
    }

    /// The values that settings have, in an environment or in none.
    pub fn values<'a>(&'a self, environment: Option<&'a EnvironmentSettings>) -> Values<'a> {
        self.section_values(environment, self.mode.name())
    }

    /// The values that settings have for those whose section of `puppet.conf` is that one.
    pub fn section_values<'a>(
        &'a self,
        environment: Option<&'a EnvironmentSettings>,
        section: &'a str,
    ) -> Values<'a> {
        Values::new(self, environment, section)
    }

    /// The folders that depend on who runs the process.
    pub(crate) fn of_run_mode(&self, name: &str) -> Option<String> {
        let (system, user) = match name {
            "confdir" => ("/etc/puppetlabs/puppet", "~/.puppetlabs/etc/puppet"),
            "codedir" => ("/etc/puppetlabs/code", "~/.puppetlabs/etc/code"),
            "vardir" => (
                "/opt/puppetlabs/puppet/cache",
                "~/.puppetlabs/opt/puppet/cache",
            ),
            "publicdir" => (
                "/opt/puppetlabs/puppet/public",
                "~/.puppetlabs/opt/puppet/public",
            ),
            "rundir" => ("/var/run/puppetlabs", "~/.puppetlabs/var/run"),
            "logdir" => ("/var/log/puppetlabs/puppet", "~/.puppetlabs/var/log"),
            "name" => return Some(self.application.clone()),
            _ => return None,
        };
        let path = if self.system.is_root() { system } else { user };
        Some(expand_path(path, &*self.system))
    }
}
