//! `environment.conf`: where an environment has its modules and manifests, and the settings that it
//! has for itself.

use marotte_diagnostics::{Diagnostic, LoadingIssue, Place, Severity, Told, did_you_mean};
use marotte_eval::{Level, LogEntry};
use marotte_pcore::Str;
use marotte_settings::{
    ConfigFile, EnvironmentSettings, Origin, PATH_SEPARATOR, Raw, SettingValue, Values,
    seconds_to_live,
};

use marotte_syntax::Dialect;

use crate::environment::Options;
use crate::environments::Lifetime;
use crate::files::{Files, Memory, why_unreadable};
use crate::module_path::{SEPARATOR, absolute, module_path_text, tidy};
use crate::paths::{expand, join};

/// The settings that the file may have.
const KNOWN: [&str; 7] = [
    "modulepath",
    "manifest",
    "config_version",
    "environment_timeout",
    "environment_data_provider",
    "static_catalogs",
    "rich_data",
];

/// The setting that Puppet does not know: whose rules hold.
const DIALECT: &str = "dialect";

/// What the configuration says.
#[derive(Debug)]
pub(crate) struct Configuration {
    pub(crate) module_path: Vec<Str>,
    pub(crate) manifest: Option<Str>,
    /// The command that gives the version of catalogs.
    pub(crate) config_version: Option<Str>,
    pub(crate) lifetime: Lifetime,
    /// Whose rules hold.
    pub(crate) dialect: Dialect,
    /// The settings as they are seen by those who look for them.
    pub(crate) settings: EnvironmentSettings,
    pub(crate) logs: Vec<LogEntry>,
    /// Why the file makes no sense.
    pub(crate) error: Option<Box<Diagnostic>>,
    /// Why nothing can be compiled in the environment.
    pub(crate) conflict: Option<Box<Diagnostic>>,
}

/// What is wrong with a text of `environment.conf`.
pub fn check_environment_conf(path: &str, text: &str) -> Vec<Diagnostic> {
    let root = path.rsplit_once('/').map_or(".", |(folder, _)| folder);
    let file = ConfigFile::parse_any(path, text);
    let checked = Configuration::of_file(&Memory::new(), root, &Options::default(), file);
    let logged = checked.logs.iter().filter_map(LogEntry::diagnostic);
    let found = logged.cloned().chain(checked.error.map(|error| *error));
    found.collect()
}

impl Configuration {
    /// Reads the configuration of the environment in a folder.
    pub(crate) fn read(files: &dyn Files, root: &str, options: &Options) -> Self {
        let path = join(root, "environment.conf");
        let file = match files.read(&path) {
            Some(Ok(bytes)) if options.reads_configuration => {
                ConfigFile::parse_any(&path, &String::from_utf8_lossy(&bytes))
            }
            Some(Err(error)) if options.reads_configuration => {
                let issue = why_unreadable(&error, &path);
                let place = Place::of_file(path);
                Err(Box::new(
                    Diagnostic::at_line(issue, place).told(Told::Nothing),
                ))
            }
            _ => Ok(ConfigFile::default()),
        };
        Self::of_file(files, root, options, file)
    }

    fn of_file(
        files: &dyn Files,
        root: &str,
        options: &Options,
        file: Result<ConfigFile, Box<Diagnostic>>,
    ) -> Self {
        let mut this = Self {
            module_path: Vec::new(),
            manifest: None,
            config_version: None,
            lifetime: Lifetime::Seconds(0),
            dialect: options.dialect.unwrap_or_default(),
            settings: EnvironmentSettings {
                name: options.name.to_string(),
                values: Vec::new(),
            },
            logs: Vec::new(),
            error: None,
            conflict: None,
        };
        let file = file.unwrap_or_else(|error| {
            this.error = Some(error);
            ConfigFile::default()
        });
        this.complain(&file);
        this.choose_dialect(options, &file);
        let settings = options.settings.clone();
        let globals = settings.as_ref().map(|settings| settings.values(None));
        this.collect(files, root, options, &file, globals.as_ref());
        this.resolve(root, options);
        this
    }

    /// Takes the dialect from the file, unless the call has one.
    fn choose_dialect(&mut self, options: &Options, file: &ConfigFile) {
        let setting = file.section("main").and_then(|main| main.setting(DIALECT));
        let Some(setting) = setting else { return };
        let name = raw_text(&setting.value);
        match (Dialect::from_name(&name), options.dialect) {
            (Some(dialect), None) => self.dialect = dialect,
            (Some(_), Some(_)) => {}
            (None, _) => {
                let known = Dialect::ALL.map(Dialect::name).join(", ").into();
                let name = name.into();
                let issue = LoadingIssue::UnknownDialect { name, known };
                self.error.get_or_insert_with(|| {
                    Box::new(Diagnostic::at_line(issue, setting.place.clone()))
                });
            }
        }
    }

    /// Others than the known settings and sections are worth a warning.
    fn complain(&mut self, file: &ConfigFile) {
        let sections = file.sections.iter();
        let sections: Vec<_> = sections.filter(|section| section.name != "main").collect();
        if let Some(first) = sections.first() {
            let names: Vec<&str> = sections.iter().map(|of| of.name.as_str()).collect();
            let (path, names) = (file.path.as_str().into(), names.join(",").into());
            let issue = LoadingIssue::SectionsInEnvironment { path, names };
            self.log(Level::Warning, issue, &first.place, Told::Unavailable);
        }
        let settings = file.section("main").map(|main| main.settings.as_slice());
        let settings = settings.unwrap_or_default().iter();
        let unknown: Vec<_> = settings
            .filter(|setting| !KNOWN.contains(&setting.name.as_str()) && setting.name != DIALECT)
            .collect();
        if let Some(first) = unknown.first() {
            let names: Vec<&str> = unknown.iter().map(|of| of.name.as_str()).collect();
            let (path, names) = (file.path.as_str().into(), names.join(", ").into());
            let issue = LoadingIssue::SettingsInEnvironment { path, names };
            self.log(Level::Warning, issue, &first.place, Told::Unavailable);
        }
    }

    /// Logs something about a line of the file, of which the reference tells as much as this.
    fn log(&mut self, level: Level, issue: LoadingIssue, place: &Place, told: Told) {
        let hint = match &issue {
            LoadingIssue::SettingsInEnvironment { names, .. } => did_you_mean(names, KNOWN),
            _ => None,
        };
        let found = Diagnostic {
            hint,
            severity: match level {
                Level::Warning => Severity::Warning,
                _ => Severity::Error,
            },
            ..Diagnostic::at_line(issue, place.clone()).told(told)
        };
        self.logs.push(LogEntry::finding(level, found));
    }

    /// The values that the environment has, by the file or because it has none there.
    fn collect(
        &mut self,
        files: &dyn Files,
        root: &str,
        options: &Options,
        file: &ConfigFile,
        globals: Option<&Values<'_>>,
    ) {
        let main = file.section("main");
        let given = |name: &str| {
            let found = main?.setting(name)?;
            let (place, section) = (found.place.clone(), String::new());
            Some((found.value.clone(), Origin::File { place, section }))
        };
        for name in KNOWN {
            let found = given(name);
            let of_environment = || Origin::Environment(options.name.to_string());
            let (value, origin) = match (name, found) {
                ("manifest", found) => {
                    let origin = found.as_ref().map(|(_, origin)| origin.clone());
                    let value = self.manifest_of(root, found, globals);
                    (Raw::Text(value), origin.unwrap_or_else(of_environment))
                }
                ("modulepath", Some((value, origin))) => {
                    let text = module_path_text(files, root, &raw_text(&value));
                    (Raw::Text(text), origin)
                }
                ("modulepath", None) => {
                    let mut folders = vec![join(root, "modules")];
                    folders.extend(options.base_module_path.iter().map(Str::to_string));
                    (Raw::Text(folders.join(SEPARATOR)), of_environment())
                }
                ("config_version", Some((value, origin))) => {
                    (Raw::Text(absolute(&raw_text(&value), root)), origin)
                }
                (_, Some(found)) => found,
                ("config_version", None) => (Raw::Undef, Origin::Default),
                (name, None) => match globals {
                    Some(globals) => globals
                        .lookup(name)
                        .unwrap_or((Raw::Undef, Origin::Default)),
                    None => (Raw::Undef, Origin::Default),
                },
            };
            self.settings.values.push((name, value, origin));
        }
    }

    /// The manifest, as the file or `default_manifest` has it.
    fn manifest_of(
        &mut self,
        root: &str,
        found: Option<(Raw, Origin)>,
        globals: Option<&Values<'_>>,
    ) -> String {
        let usual = globals.and_then(|globals| globals.text("default_manifest").ok());
        let usual = usual.unwrap_or_else(|| "./manifests".to_owned());
        let fallback = expand(&usual, root);
        let given = found.map(|(value, origin)| (absolute(&raw_text(&value), root), origin));
        let is_fixed = globals.is_some_and(|globals| {
            let setting = globals.value("disable_per_environment_manifest");
            setting.is_ok_and(|value| value.is_true())
        });
        match given {
            Some((given, _)) if !is_fixed => given,
            Some((given, origin)) => {
                if given != fallback {
                    let ignored = LoadingIssue::ManifestIgnored {
                        root: root.into(),
                        given: given.into(),
                        usual: usual.into(),
                    };
                    let place = origin.place();
                    self.log(Level::Err, ignored, place, Told::Nothing);
                    let environment = self.settings.name.as_str().into();
                    let conflict = LoadingIssue::ManifestConflict { environment };
                    let conflict = Diagnostic::at_line(conflict, place.clone());
                    self.conflict = Some(Box::new(conflict.told(Told::Nothing)));
                }
                fallback
            }
            None => fallback,
        }
    }

    /// What the values come to when the settings that they name are put in, and what the call
    /// says otherwise.
    fn resolve(&mut self, root: &str, options: &Options) {
        let interpolated = |this: &mut Self, name: &str| {
            let text = this.raw(name).map(raw_text)?;
            if text.contains("$environment") && name != "config_version" {
                let issue = LoadingIssue::EnvironmentInSetting {
                    name: name.into(),
                    text: text.as_str().into(),
                };
                let place = this.place(name);
                this.log(Level::Warning, issue, &place, Told::Nothing);
            }
            let base: Vec<&str> = options.base_module_path.iter().map(Str::as_str).collect();
            let base = base.join(SEPARATOR);
            Some(match &options.settings {
                Some(settings) => {
                    let values = settings.values(Some(&this.settings));
                    values.expand(&text, name).unwrap_or_else(|error| {
                        this.fail(error, name);
                        text.clone()
                    })
                }
                None => text
                    .replace("${basemodulepath}", &base)
                    .replace("$basemodulepath", &base),
            })
        };
        let text = interpolated(self, "modulepath").unwrap_or_default();
        self.module_path = match &options.module_path {
            Some(given) => given.clone(),
            None => {
                let folders = text.split(PATH_SEPARATOR).filter(|path| !path.is_empty());
                folders.map(|path| tidy(path, root)).collect()
            }
        };
        let manifest = interpolated(self, "manifest");
        self.manifest = match &options.manifest {
            Some(given) => (!given.is_empty()).then(|| expand(given, root).into()),
            None => manifest.map(Str::from),
        };
        self.config_version = match &options.config_version {
            Some(given) => Some(given.clone()),
            None => interpolated(self, "config_version").map(Str::from),
        };
        let timeout = self.raw("environment_timeout").cloned();
        let timeout = timeout.unwrap_or(Raw::Integer(0));
        match seconds_to_live(&timeout, "environment_timeout") {
            Ok(SettingValue::Unlimited) => self.lifetime = Lifetime::Unlimited,
            Ok(SettingValue::Integer(seconds)) => {
                self.lifetime = Lifetime::Seconds(seconds.unsigned_abs());
            }
            Ok(_) => {}
            Err(error) => self.fail(error, "environment_timeout"),
        }
    }

    /// Takes down why the file makes no sense: the first reason counts. It is at the line of the
    /// setting that is to blame.
    fn fail(&mut self, error: Box<Diagnostic>, name: &str) {
        if self.error.is_some() {
            return;
        }
        let place = error.place();
        let place = match place.is_nowhere() {
            true => self.place(name),
            false => place,
        };
        let told = error.wording.told;
        self.error = Some(Box::new(Diagnostic::at_line(error.issue, place).told(told)));
    }

    /// The line of a setting, if the file has it.
    fn place(&self, name: &str) -> Place {
        let mut values = self.settings.values.iter();
        let found = values.find(|(known, _, _)| *known == name);
        found.map_or(Place::Nowhere, |(_, _, origin)| origin.place().clone())
    }

    fn raw(&self, name: &str) -> Option<&Raw> {
        let mut values = self.settings.values.iter();
        let (_, value, _) = values.find(|(known, _, _)| *known == name)?;
        (*value != Raw::Undef).then_some(value)
    }
}

fn raw_text(raw: &Raw) -> String {
    match raw {
        Raw::Text(text) | Raw::Name(text) => text.clone(),
        Raw::Boolean(value) => value.to_string(),
        Raw::Integer(value) => value.to_string(),
        Raw::Unlimited => "unlimited".to_owned(),
        Raw::List(words) => words.join(","),
        Raw::Undef => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Memory;

    fn read(conf: &str) -> Configuration {
        let mut files = Memory::new();
        files.insert("ENV/environment.conf", conf);
        files.insert_dir("ENV/site/a");
        files.insert_dir("ENV/sites/b");
        let base_module_path = vec!["/base".into()];
        Configuration::read(
            &files,
            "ENV",
            &Options {
                base_module_path,
                ..Options::default()
            },
        )
    }

    #[test]
    fn paths_are_of_the_environment() {
        let conf = read("# comment = 1\nmanifest = other\nmodulepath = site:$basemodulepath:/x\n");
        assert_eq!(conf.manifest.as_deref(), Some("ENV/other"));
        assert_eq!(conf.module_path, ["ENV/site", "/base", "/x"]);
        assert_eq!(read("").manifest.as_deref(), Some("ENV/manifests"));
        assert_eq!(read("").module_path, ["ENV/modules", "/base"]);
        assert_eq!(read("modulepath = s*e?").module_path, ["ENV/sites"]);
    }

    #[test]
    fn unknown_settings_are_worth_a_warning() {
        let conf = read("what\n");
        let error = "Could not match line what\n (file: ENV/environment.conf, line: 1)";
        assert_eq!(
            conf.error.map(|error| error.to_string()).as_deref(),
            Some(error)
        );
        let conf = read("foo = bar\n[agent]\nmanifest = x\n");
        let messages: Vec<String> = conf
            .logs
            .iter()
            .map(|log| log.message.to_string())
            .collect();
        assert_eq!(
            messages,
            [
                "Invalid sections in environment.conf at 'ENV/environment.conf'. Environment conf \
                 may not have sections. The following sections are being ignored: 'agent'\n   \
                 (file & line not available)",
                "Invalid settings in environment.conf at 'ENV/environment.conf'. The following \
                 unknown setting(s) are being ignored: foo\n   (file & line not available)",
            ]
        );
        assert_eq!(conf.manifest.as_deref(), Some("ENV/manifests"));
    }

    #[test]
    fn dialects_are_chosen_by_file_or_call() {
        let conf = read("dialect = evaluator4\n");
        assert_eq!((conf.dialect, conf.logs.len()), (Dialect::Evaluator4, 0));
        assert_eq!(read("").dialect, Dialect::Puppet8);
        let error = read("dialect = evaluator5\n")
            .error
            .map(|error| error.to_string());
        let expected = "Unknown dialect 'evaluator5', expected one of puppet8, evaluator4 (file: \
                        ENV/environment.conf, line: 1)";
        assert_eq!(error.as_deref(), Some(expected));
        let mut files = Memory::new();
        files.insert("ENV/environment.conf", "dialect = evaluator4\n");
        let options = Options {
            dialect: Some(Dialect::Puppet8),
            ..Options::default()
        };
        let conf = Configuration::read(&files, "ENV", &options);
        assert_eq!(conf.dialect, Dialect::Puppet8);
    }

    #[test]
    fn settings_are_put_into_values() {
        use marotte_settings::{RunMode, Settings, TestSystem};
        let mut files = Memory::new();
        let conf = "modulepath = site:$codedir/x:$basemodulepath\n\
                    config_version = \"v.sh $environment\"\nenvironment_timeout = 3m\n";
        files.insert("/e/production/environment.conf", conf);
        let settings = |text: &str| {
            let mut settings = Settings::new(TestSystem::default().into(), RunMode::Server);
            settings.parse_config("/c", text).unwrap();
            Options {
                settings: Some(std::sync::Arc::new(settings)),
                ..Options::default()
            }
        };
        let options = settings("basemodulepath = /base\ncodedir = /c\n");
        let conf = Configuration::read(&files, "/e/production", &options);
        assert_eq!(conf.module_path, ["/e/production/site", "/c/x", "/base"]);
        let version = conf.config_version.as_deref();
        assert_eq!(version, Some("/e/production/v.sh production"));
        assert_eq!(conf.lifetime, Lifetime::Seconds(180));
        let fixed = "default_manifest = /m\ndisable_per_environment_manifest = true\n";
        let conf = Configuration::read(&files, "/e/production", &settings(fixed));
        assert_eq!(conf.manifest.as_deref(), Some("/m"));
        assert!(conf.conflict.is_none());
        files.insert(
            "/e/production/environment.conf",
            "manifest = x\nenvironment_timeout = x\n",
        );
        let conf = Configuration::read(&files, "/e/production", &settings(fixed));
        assert_eq!(conf.manifest.as_deref(), Some("/m"));
        let conflict = conf.conflict.unwrap().to_string();
        assert!(conflict.starts_with("Compilation has been halted because: The 'disable_"));
        let error = "Invalid 'time to live' format '\"x\"' for parameter: environment_timeout";
        assert_eq!(
            conf.error.map(|error| error.to_string()).as_deref(),
            Some(error)
        );
    }
}
