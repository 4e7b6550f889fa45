//! Where a site is: in a folder, or where Puppet's settings say.
//!
//! A control repository is compiled as it is, wherever it is checked out, so its surroundings do
//! not count: `puppet.conf` is read if the call asks for it by `--config` or `--confdir`, or if it
//! does not say where the environment is and the current folder is no control repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use marotte_eval::LogEntry;
use marotte_settings::{Raw, RunMode, Settings};

use crate::args::EnvironmentArgs;
use crate::read::{Origin, read};
use crate::system::ThisMachine;

/// The settings in force, and where environments are.
pub(crate) struct Place {
    pub(crate) settings: Settings,
    /// The folder of the environment; if there is none, `environmentpath` has environments.
    pub(crate) folder: Option<PathBuf>,
    /// Whether the settings are those of an installation, with its modules and its data.
    pub(crate) is_installation: bool,
    /// Whether the folder is the current one only because there is no environment anywhere.
    pub(crate) is_fallback: bool,
    /// What reading the configuration had to say.
    pub(crate) logs: Vec<LogEntry>,
}

impl Place {
    /// The place that arguments name. Other settings may be given as flags.
    pub(crate) fn new(
        args: &EnvironmentArgs,
        mode: RunMode,
        application: &str,
        more: &[(&str, String)],
    ) -> Result<Self, String> {
        let settings = Settings::new(Arc::new(ThisMachine), mode);
        let mut settings = settings.with_application(application);
        for (name, text) in flags(args).iter().chain(more) {
            settings.set_flag(name, text).map_err(wrong)?;
        }
        let current = Path::new(".");
        let has_place = args.env_dir.is_some() || settings.has_flag("environmentpath");
        let is_asked_for = settings.has_explicit_config() || settings.has_flag("codedir");
        let is_repository = is_control_repository(current);
        let is_installation = is_asked_for || (!has_place && !is_repository);
        let mut this = Self {
            settings,
            folder: match (&args.env_dir, has_place || is_asked_for) {
                (Some(folder), _) => Some(folder.clone()),
                (None, true) => None,
                (None, false) => is_repository.then(|| current.to_owned()),
            },
            is_installation,
            is_fallback: false,
            logs: Vec::new(),
        };
        if is_installation {
            this.read_config()?;
        } else {
            // Neither modules nor data of this machine.
            this.settings
                .set_default("basemodulepath", Raw::Text(String::new()));
        }
        if !has_place && !is_asked_for && this.folder.is_none() && this.root()?.is_none() {
            // Code of the call may be compiled anywhere.
            this.folder = Some(current.to_owned());
            this.settings
                .set_default("basemodulepath", Raw::Text(String::new()));
            this.is_installation = false;
            this.is_fallback = true;
        }
        Ok(this)
    }

    fn read_config(&mut self) -> Result<(), String> {
        let path = self.settings.config_path().map_err(wrong)?;
        if !Path::new(&path).is_file() {
            if self.settings.has_flag("config") {
                return Err(format!("there is no file {path}"));
            }
            return Ok(());
        }
        let text = read(&Origin::File(PathBuf::from(&path)))
            .map_err(|problem| format!("Could not load {path}: {}", problem.message))?;
        self.logs = self.settings.parse_config(&path, &text).map_err(wrong)?;
        Ok(())
    }

    /// A setting as text, outside of environments.
    pub(crate) fn text(&self, name: &str) -> Result<String, String> {
        self.settings.values(None).text(name).map_err(wrong)
    }

    /// The name of the environment.
    pub(crate) fn environment_name(&self) -> Result<String, String> {
        let name = self.text("environment")?;
        if is_environment_name(&name) {
            return Ok(name);
        }
        Err(format!(
            "'{name}' cannot be the name of an environment: it has letters, digits and \
             underscores only"
        ))
    }

    /// The folder of the environment. Nothing if there is none.
    fn root(&self) -> Result<Option<PathBuf>, String> {
        let name = self.environment_name()?;
        match &self.folder {
            Some(folder) => Ok(folder.is_dir().then(|| folder.clone())),
            None => self.root_of(&name),
        }
    }

    /// The folder of an environment of that name. Nothing if there is none.
    pub(crate) fn root_of(&self, name: &str) -> Result<Option<PathBuf>, String> {
        let paths = self.text("environmentpath")?;
        let mut found = split(OsStr::new(&paths)).map(|path| path.join(name));
        let found = found.find(|path| path.is_dir());
        let found = found.filter(|_| is_environment_name(name));
        let versioned = self
            .settings
            .values(None)
            .value("versioned_environment_dirs");
        if !versioned.map_err(wrong)?.is_true() {
            return Ok(found);
        }
        // Whoever replaces links wants catalogs to have the paths that the links lead to.
        Ok(found.map(|path| std::fs::read_link(&path).unwrap_or(path)))
    }
}

/// Whether a folder is an environment by what is in it.
fn is_control_repository(folder: &Path) -> bool {
    let has = |name: &str| folder.join(name).exists();
    has("environment.conf") || has("hiera.yaml") || folder.join("manifests").is_dir()
}

pub(super) fn is_environment_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// The settings that arguments give.
fn flags(args: &EnvironmentArgs) -> Vec<(&str, String)> {
    let path = |path: &PathBuf| path.to_string_lossy().into_owned();
    let given = [
        ("config", args.config.as_ref().map(path)),
        ("confdir", args.confdir.as_ref().map(path)),
        ("codedir", args.codedir.as_ref().map(path)),
        ("environment", args.environment.clone()),
        ("manifest", args.manifest.as_ref().map(path)),
        (
            "modulepath",
            args.modulepath
                .as_ref()
                .map(|paths| paths.to_string_lossy().into_owned()),
        ),
        (
            "environmentpath",
            args.environmentpath
                .as_ref()
                .map(|paths| paths.to_string_lossy().into_owned()),
        ),
    ];
    let more = args.settings.given.iter();
    let more = more.map(|(name, text)| (*name, Some(text.clone())));
    more.chain(given)
        .filter_map(|(name, text)| Some((name, text?)))
        .collect()
}

pub(super) fn split(paths: &OsStr) -> impl Iterator<Item = PathBuf> {
    std::env::split_paths(paths).filter(|path| !path.as_os_str().is_empty())
}

fn wrong(error: marotte_settings::SettingsError) -> String {
    format!("Could not initialize global default settings: {error}")
}
