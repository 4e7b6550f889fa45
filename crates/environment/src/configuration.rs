//! `environment.conf`: where an environment has its modules and manifests.

use marotte_eval::{Level, LogEntry};
use marotte_pcore::Str;

use crate::environment::Options;
use crate::files::Files;
use crate::paths::{expand, is_absolute, join};

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
#[derive(Debug, Default)]
pub(crate) struct Configuration {
    pub(crate) module_path: Vec<Str>,
    pub(crate) manifest: Option<Str>,
    pub(crate) logs: Vec<LogEntry>,
    /// Why the file makes no sense.
    pub(crate) error: Option<String>,
}

impl Configuration {
    /// Reads the configuration of the environment in a folder.
    pub(crate) fn read(files: &dyn Files, root: &str, options: &Options) -> Self {
        let mut this = Self::default();
        let path = join(root, "environment.conf");
        let text = match files.read(&path) {
            Some(Ok(bytes)) if options.reads_configuration => {
                String::from_utf8_lossy(&bytes).into_owned()
            }
            _ => String::new(),
        };
        let settings = this.settings(&path, &text);
        let setting = |name: &str| settings.iter().find(|(known, _)| *known == name);
        this.manifest = match (&options.manifest, setting("manifest")) {
            (Some(given), _) => (!given.is_empty()).then(|| expand(given, root).into()),
            (None, Some((_, value))) => Some(expand(value, root).into()),
            (None, None) => Some(join(root, "manifests").into()),
        };
        match setting("modulepath") {
            _ if options.module_path.is_some() => {
                this.module_path = options.module_path.clone().unwrap_or_default();
            }
            Some((_, value)) => this.set_module_path(files, root, value, options),
            None => {
                this.module_path = vec![join(root, "modules").into()];
                this.module_path.extend(options.base_module_path.clone());
            }
        }
        this
    }

    /// The settings outside of sections. Others than the known ones are worth a warning.
    fn settings<'a>(&mut self, path: &str, text: &'a str) -> Vec<(&'a str, &'a str)> {
        let mut settings = Vec::new();
        let mut sections = Vec::new();
        let mut is_main = true;
        for (at, text) in text.split_inclusive('\n').enumerate() {
            let line = text.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(name) = line
                .strip_prefix('[')
                .and_then(|rest| rest.strip_suffix(']'))
            {
                is_main = name == "main";
                if !is_main && !sections.contains(&name) {
                    sections.push(name);
                }
            } else if let Some((name, value)) = line.split_once('=')
                && is_setting_name(name.trim_end())
            {
                if is_main {
                    settings.push((name.trim_end(), value.trim_start()));
                }
            } else if self.error.is_none() {
                self.error = Some(format!(
                    "Could not match line {text} (file: {path}, line: {})",
                    at + 1
                ));
            }
        }
        if !sections.is_empty() {
            self.warn(format!(
                "Invalid sections in environment.conf at '{path}'. Environment conf may not have \
                 sections. The following sections are being ignored: '{}'",
                sections.join(",")
            ));
        }
        let names = settings.iter().map(|(name, _)| *name);
        let unknown: Vec<&str> = names.filter(|name| !KNOWN.contains(name)).collect();
        if !unknown.is_empty() {
            self.warn(format!(
                "Invalid settings in environment.conf at '{path}'. The following unknown \
                 setting(s) are being ignored: {}",
                unknown.join(", ")
            ));
        }
        settings
    }

    fn warn(&mut self, message: String) {
        self.logs.push(LogEntry {
            level: Level::Warning,
            // Such warnings are about a file, but say in this way that they have no line.
            message: format!("{message}\n   (file & line not available)"),
            source: String::new(),
        });
    }

    fn set_module_path(&mut self, files: &dyn Files, root: &str, value: &str, options: &Options) {
        for folder in value.split(':') {
            match folder {
                "$basemodulepath" | "${basemodulepath}" => {
                    self.module_path.extend(options.base_module_path.clone());
                }
                "" => {}
                folder if folder.starts_with('$') => self.module_path.push(folder.into()),
                folder => {
                    let folder = expand(folder, root);
                    self.module_path.extend(expand_pattern(files, &folder));
                }
            }
        }
    }
}

fn is_setting_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')
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
}
