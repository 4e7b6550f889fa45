//! `environment.conf`: where an environment has its modules and manifests, and the settings that it
//! has for itself.

use marotte_eval::{Level, LogEntry};
use marotte_pcore::Str;
use marotte_settings::{
    ConfigFile, EnvironmentSettings, Origin, PATH_SEPARATOR, Raw, SettingValue, Values,
    seconds_to_live,
};

use crate::environment::Options;
use crate::environments::Lifetime;
use crate::files::Files;
use crate::paths::{clean, expand, is_absolute, join};

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

/// What the configuration says.
#[derive(Debug)]
pub(crate) struct Configuration {
    pub(crate) module_path: Vec<Str>,
    pub(crate) manifest: Option<Str>,
    /// The command that gives the version of catalogs.
    pub(crate) config_version: Option<Str>,
    pub(crate) lifetime: Lifetime,
    /// The settings as they are seen by those who look for them.
    pub(crate) settings: EnvironmentSettings,
    pub(crate) logs: Vec<LogEntry>,
    /// Why the file makes no sense.
    pub(crate) error: Option<String>,
    /// Why nothing can be compiled in the environment.
    pub(crate) conflict: Option<String>,
}

impl Configuration {
    /// Reads the configuration of the environment in a folder.
    pub(crate) fn read(files: &dyn Files, root: &str, options: &Options) -> Self {
        let mut this = Self {
            module_path: Vec::new(),
            manifest: None,
            config_version: None,
            lifetime: Lifetime::Seconds(0),
            settings: EnvironmentSettings {
                name: options.name.to_string(),
                values: Vec::new(),
            },
            logs: Vec::new(),
            error: None,
            conflict: None,
        };
        let path = join(root, "environment.conf");
        let file = match files.read(&path) {
            Some(Ok(bytes)) if options.reads_configuration => {
                ConfigFile::parse_any(&path, &String::from_utf8_lossy(&bytes))
            }
            _ => Ok(ConfigFile::default()),
        };
        let file = file.unwrap_or_else(|error| {
            this.error = Some(error.message);
            ConfigFile::default()
        });
        this.complain(&file);
        let settings = options.settings.clone();
        let globals = settings.as_ref().map(|settings| settings.values(None));
        this.collect(files, root, options, &file, globals.as_ref());
        this.resolve(root, options);
        this
    }

    /// Others than the known settings and sections are worth a warning.
    fn complain(&mut self, file: &ConfigFile) {
        let path = &file.path;
        let sections: Vec<&str> = file
            .sections
            .iter()
            .map(|section| section.name.as_str())
            .filter(|name| *name != "main")
            .collect();
        if !sections.is_empty() {
            self.warn(format!(
                "Invalid sections in environment.conf at '{path}'. Environment conf may not have \
                 sections. The following sections are being ignored: '{}'",
                sections.join(",")
            ));
        }
        let settings = file.section("main").map(|main| main.settings.as_slice());
        let names = settings.unwrap_or_default().iter();
        let unknown: Vec<&str> = names
            .map(|setting| setting.name.as_str())
            .filter(|name| !KNOWN.contains(name))
            .collect();
        if !unknown.is_empty() {
            self.warn(format!(
                "Invalid settings in environment.conf at '{path}'. The following unknown \
                 setting(s) are being ignored: {}",
                unknown.join(", ")
            ));
        }
    }

    fn warn(&mut self, message: String) {
        // Such warnings are about a file, but say in this way that they have no line.
        self.log(
            Level::Warning,
            format!("{message}\n   (file & line not available)"),
        );
    }

    fn log(&mut self, level: Level, message: String) {
        self.logs.push(LogEntry {
            level,
            message,
            source: String::new(),
        });
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
            let (path, line) = (file.path.clone(), found.line);
            let section = String::new();
            let origin = Origin::File {
                path,
                line,
                section,
            };
            Some((found.value.clone(), origin))
        };
        for name in KNOWN {
            let found = given(name);
            let of_environment = || Origin::Environment(options.name.to_string());
            let (value, origin) = match (name, found) {
                ("manifest", found) => {
                    let origin = found.as_ref().map(|(_, origin)| origin.clone());
                    let value = self.manifest_of(root, found.map(|(value, _)| value), globals);
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
        found: Option<Raw>,
        globals: Option<&Values<'_>>,
    ) -> String {
        let usual = globals.and_then(|globals| globals.text("default_manifest").ok());
        let usual = usual.unwrap_or_else(|| "./manifests".to_owned());
        let fallback = expand(&usual, root);
        let given = found.map(|value| absolute(&raw_text(&value), root));
        let is_fixed = globals.is_some_and(|globals| {
            let setting = globals.value("disable_per_environment_manifest");
            setting.is_ok_and(|value| value.is_true())
        });
        match given {
            Some(given) if !is_fixed => given,
            Some(given) => {
                if given != fallback {
                    self.log(
                        Level::Err,
                        format!(
                            "The 'disable_per_environment_manifest' setting is true, but the \
                             environment located at {root} has a manifest setting in its \
                             environment.conf of '{given}' which does not match the \
                             default_manifest setting '{usual}'. If this environment is expecting \
                             to find modules in '{given}', they will not be available!"
                        ),
                    );
                    let name = &self.settings.name;
                    self.conflict = Some(format!(
                        "Compilation has been halted because: The \
                         'disable_per_environment_manifest' setting is true, and the '{name}' \
                         environment has an environment.conf manifest that conflicts with the \
                         'default_manifest' setting. For more information, see \
                         https://puppet.com/docs/puppet/latest/environments_about.html"
                    ));
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
                this.log(
                    Level::Warning,
                    format!(
                        "You cannot interpolate $environment within '{name}' when using directory \
                         environments. Its value will remain {text}."
                    ),
                );
            }
            let base: Vec<&str> = options.base_module_path.iter().map(Str::as_str).collect();
            let base = base.join(SEPARATOR);
            Some(match &options.settings {
                Some(settings) => {
                    let values = settings.values(Some(&this.settings));
                    values.expand(&text, name).unwrap_or_else(|error| {
                        this.error = this.error.take().or(Some(error.to_string()));
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
            Err(error) => self.error = self.error.take().or(Some(error.to_string())),
        }
    }

    fn raw(&self, name: &str) -> Option<&Raw> {
        let mut values = self.settings.values.iter();
        let (_, value, _) = values.find(|(known, _, _)| *known == name)?;
        (*value != Raw::Undef).then_some(value)
    }
}

/// What is between the folders of a path, as text.
const SEPARATOR: &str = if cfg!(windows) { ";" } else { ":" };

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

/// A path of the environment, unless it begins with a setting.
fn absolute(path: &str, root: &str) -> String {
    if path.starts_with('$') {
        return path.to_owned();
    }
    expand(path, root)
}

/// A folder as it is shown. Those of an environment in memory need not begin at a root.
fn tidy(path: &str, root: &str) -> Str {
    let is_below = path == root || path.starts_with(&format!("{root}/"));
    match path {
        // What nobody put in stays as it is.
        path if path.starts_with('$') => path.into(),
        path if is_below => clean(path).into(),
        path => expand(path, root).into(),
    }
}

fn module_path_text(files: &dyn Files, root: &str, value: &str) -> String {
    let folders = value
        .split(PATH_SEPARATOR)
        .filter(|folder| !folder.is_empty());
    let mut all: Vec<String> = Vec::new();
    for folder in folders {
        let found = expand_pattern(files, &absolute(folder, root));
        all.extend(found.iter().map(Str::to_string));
    }
    all.join(SEPARATOR)
}

/// The folders that a path with `*` and `?` stands for; any other path stands for itself.
fn expand_pattern(files: &dyn Files, path: &str) -> Vec<Str> {
    if !path.contains(['*', '?']) {
        return vec![path.into()];
    }
    let mut found = vec![String::new()];
    for segment in path.split('/').filter(|segment| !segment.is_empty()) {
        let mut next = Vec::new();
        for folder in found {
            let below = |name: &str| match folder.as_str() {
                "" if is_absolute(path) => format!("/{name}"),
                "" => name.to_owned(),
                folder => join(folder, name),
            };
            if segment.contains(['*', '?']) {
                let entries = files.list(if folder.is_empty() { "/" } else { &folder });
                let fits = entries
                    .iter()
                    .filter(|entry| !entry.name.starts_with('.') && matches(segment, &entry.name));
                next.extend(fits.map(|entry| below(&entry.name)));
            } else {
                next.push(below(segment));
            }
        }
        found = next;
    }
    let mut found: Vec<Str> = found.into_iter().map(Str::from).collect();
    found.retain(|path| files.exists(path));
    found
}

/// Whether a name fits a pattern with `*` and `?`.
fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n, mut retry) = (0, 0, None);
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                retry = Some((p, n));
                p += 1;
            }
            Some(c) if *c == '?' || *c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match retry {
                Some((star, from)) => {
                    retry = Some((star, from + 1));
                    (p, n) = (star + 1, from + 1);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|c| *c == '*')
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
        assert_eq!(conf.error.as_deref(), Some(error));
        let conf = read("foo = bar\n[agent]\nmanifest = x\n");
        let messages: Vec<&str> = conf.logs.iter().map(|log| log.message.as_str()).collect();
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
        let conflict = conf.conflict.unwrap();
        assert!(conflict.starts_with("Compilation has been halted because: The 'disable_"));
        let error = "Invalid 'time to live' format '\"x\"' for parameter: environment_timeout";
        assert_eq!(conf.error.as_deref(), Some(error));
    }
}
