//! `hiera.yaml`: which levels a hierarchy has.

mod levels;
mod validate;
mod version_3;

use std::sync::Arc;

use marotte_eval::{Level, Strict};
use marotte_pcore::{Hash, Str, Value};
use marotte_regex::Regex;
use marotte_yaml::Symbol;

use crate::error::{Error, Result};
use crate::location::join;
use crate::session::Session;

/// Whose configuration it is.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Owner {
    /// That of the whole installation.
    Global,
    /// The environment's.
    Environment,
    /// A module's.
    Module(Str),
}

/// A configuration that has been checked.
pub(crate) struct Config {
    pub(crate) owner: Owner,
    /// The file, unless it is the configuration that is used without one.
    pub(crate) path: Option<Str>,
    /// The folder that data is relative to.
    pub(crate) root: Str,
    pub(crate) version: i64,
    content: Hash,
    /// The text, to find lines in it.
    text: String,
}

/// The keys that name a function, of which a level has one.
pub(crate) const FUNCTION_KEYS: [&str; 4] =
    ["data_hash", "lookup_key", "data_dig", "hiera3_backend"];

/// The keys that say where data is, of which a level has at most one.
pub(crate) const LOCATION_KEYS: [&str; 7] = [
    "path",
    "paths",
    "glob",
    "globs",
    "uri",
    "uris",
    "mapped_paths",
];

impl Config {
    /// The configuration in a folder. Nothing if it is to be ignored.
    pub(crate) fn load(
        session: &mut Session<'_>,
        root: &str,
        path: &str,
        owner: Owner,
    ) -> Result<Option<Arc<Self>>> {
        let (text, content, path) = match session.source.read(path) {
            None => (String::new(), default_content(), None),
            Some(Err(message)) => return Err(Error::other(message)),
            Some(Ok(bytes)) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let loaded = marotte_yaml::load(&bytes)
                    .map_err(|error| Error::General(error.with_path(path)))?;
                let content = match loaded {
                    Value::Hash(hash) => (*hash).clone(),
                    _ => {
                        let message = format!(
                            "{path}: File exists but does not contain a valid YAML hash. Falling \
                             back to Hiera version 3 default config"
                        );
                        session.evaluator.log(Level::Warning, message);
                        Hash::new()
                    }
                };
                (text, content, Some(Str::from(path)))
            }
        };
        let named = content.get_str("version");
        let version = match named.or_else(|| content.get(&Symbol::value("version"))) {
            None | Some(Value::Undef | Value::Boolean(false)) => 3,
            Some(Value::Integer(version)) => *version,
            Some(Value::Float(version)) => *version as i64,
            Some(Value::String(text)) => leading_integer(text),
            Some(_) => 0,
        };
        let mut config = Self {
            owner,
            path,
            root: root.into(),
            version,
            content,
            text,
        };
        config.check_version(session)?;
        if version == 3 {
            config.validate_version_3()?;
            if config.owner != Owner::Global {
                return config.refuse_version_3(session);
            }
            return Ok(Some(Arc::new(config)));
        }
        config.validate(session)?;
        if version == 4 && config.owner == Owner::Global {
            let message = "hiera.yaml version 4 cannot be used in the global layer";
            return Err(config.fail(message, None));
        }
        Ok(Some(Arc::new(config)))
    }

    /// The configuration of somebody whose data is what a function gives.
    pub(crate) fn of_function(root: &str, name: &str, owner: Owner) -> Arc<Self> {
        let function = format!("{name}::data");
        let level = Value::hash([
            (
                "name".into(),
                format!("Legacy function '{function}'").into(),
            ),
            ("v4_data_hash".into(), function.into()),
        ]);
        let mut content = Hash::new();
        content.insert("version".into(), Value::Integer(5));
        content.insert("hierarchy".into(), Value::array([level]));
        Arc::new(Self {
            owner,
            path: None,
            root: root.into(),
            version: 5,
            content,
            text: String::new(),
        })
    }

    fn check_version(&self, session: &mut Session<'_>) -> Result<()> {
        let version = self.version;
        if !(3..=5).contains(&version) {
            return Err(self.fail(
                &format!("This runtime does not support hiera.yaml version {version}"),
                None,
            ));
        }
        if version < 5 && session.evaluator.settings.language.strict != Strict::Off {
            let path = self.path.as_deref().unwrap_or_default();
            let message = format!(
                "{path}: Use of 'hiera.yaml' version {version} is deprecated. It should be \
                 converted to version 5"
            );
            session.warn_once("deprecations hiera.yaml", &message, Some(path));
        }
        Ok(())
    }

    fn refuse_version_3(&self, session: &mut Session<'_>) -> Result<Option<Arc<Self>>> {
        let (place, ignored) = match self.owner {
            Owner::Environment | Owner::Global => {
                ("an environment", "found at the environment root")
            }
            Owner::Module(_) => ("a module", "found at module root"),
        };
        if session.evaluator.settings.language.strict == Strict::Error {
            let message = format!("hiera.yaml version 3 cannot be used in {place}");
            return Err(self.fail(&message, None));
        }
        let path = self.path.as_deref().unwrap_or_default();
        let message = format!("hiera.yaml version 3 {ignored} was ignored");
        session.warn_once(&format!("version 3 {path}"), &message, Some(path));
        Ok(None)
    }

    /// Whether there is a hierarchy that is asked last.
    pub(crate) fn has_default_hierarchy(&self) -> bool {
        self.content.get_str("default_hierarchy").is_some()
    }

    /// An error in this configuration.
    pub(crate) fn fail(&self, message: &str, line: Option<usize>) -> Error {
        Error::located(message, self.path.as_deref(), line)
    }

    /// The first line that matches a pattern, comments aside, from a line on.
    pub(crate) fn find_line(&self, pattern: &str, from: usize) -> Option<usize> {
        let pattern = Regex::new(pattern).ok()?;
        self.text
            .split_inclusive('\n')
            .enumerate()
            .skip(from - 1)
            .find_map(|(index, line)| {
                pattern
                    .is_match(without_comment(line))
                    .unwrap_or(false)
                    .then_some(index + 1)
            })
    }

    /// The folder that data is in.
    pub(crate) fn datadir(&self, declared: &str) -> String {
        join(&self.root, declared)
    }
}

/// A line up to a `#` outside of quotes; what is in quotes counts up to the line's end.
fn without_comment(line: &str) -> &str {
    // The reference stops at every hash mark, quoted or not.
    line.split('#').next().unwrap_or(line)
}

/// The integer that a text begins with.
fn leading_integer(text: &str) -> i64 {
    let text = text.trim_start();
    let end = text
        .char_indices()
        .find(|(at, c)| !(c.is_ascii_digit() || (*at == 0 && matches!(c, '-' | '+'))))
        .map_or(text.len(), |(at, _)| at);
    text[..end].parse().unwrap_or(0)
}

/// What counts where there is no file.
fn default_content() -> Hash {
    let mut content = Hash::new();
    content.insert("version".into(), Value::Integer(5));
    content.insert("defaults".into(), default_defaults());
    content.insert("hierarchy".into(), default_hierarchy());
    content
}

fn default_defaults() -> Value {
    Value::hash([
        ("datadir".into(), "data".into()),
        ("data_hash".into(), "yaml_data".into()),
    ])
}

fn default_hierarchy() -> Value {
    Value::array([Value::hash([
        ("name".into(), "Common".into()),
        ("path".into(), "common.yaml".into()),
    ])])
}
