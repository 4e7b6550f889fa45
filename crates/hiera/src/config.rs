//! `hiera.yaml`: which levels a hierarchy has.

mod levels;
mod prepared;
mod validate;
mod version_3;

use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, HieraIssue, LookupIssue, Place, SourceFile};
use marotte_eval::Strict;
use marotte_pcore::{Hash, Str, Value};
use marotte_regex::Regex;

use crate::error::{Error, Fault, Result};
use crate::location::join;
use crate::place;
use crate::session::Session;

pub(crate) use self::prepared::Prepared;

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
    source: Option<Arc<SourceFile>>,
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
        let file = session.file(path);
        let text = match &file.text {
            None => None,
            Some(Ok(text)) => Some(&**text),
            Some(Err(issue)) => return Err(Error::other(issue.clone())),
        };
        let cache = session.source.cache();
        let prepared = cache.configuration(root, path, &owner, text);
        let config = prepared.config.clone()?;
        if !prepared.is_hash {
            let path = path.into();
            session.warn(LookupIssue::ConfigurationNotHash { path });
        }
        // What is wrong with a version is said before what is wrong with the rest.
        config.check_version(session)?;
        if let Some(fault) = &prepared.fault {
            return Err(fault.clone().into());
        }
        if config.version == 3 && config.owner != Owner::Global {
            return config.refuse_version_3(session);
        }
        Ok(Some(config))
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
            source: None,
        })
    }

    /// What is wrong with its version, whoever has it.
    pub(crate) fn wrong_version(&self) -> Option<Fault> {
        let version = self.version;
        let issue = HieraIssue::UnsupportedVersion { version };
        (!(3..=5).contains(&version)).then(|| self.fault_of(issue, "version", None))
    }

    /// The levels of a hierarchy, as they are written.
    pub(crate) fn level_hashes(&self, key: &str) -> Vec<&Hash> {
        let levels = match self.content.get_str(key) {
            Some(Value::Array(levels)) => levels.as_slice(),
            _ => &[],
        };
        levels
            .iter()
            .filter_map(|level| match level {
                Value::Hash(level) => Some(&**level),
                _ => None,
            })
            .collect()
    }

    fn check_version(&self, session: &mut Session<'_>) -> Result<()> {
        let version = self.version;
        if let Some(fault) = self.wrong_version() {
            return Err(fault.into());
        }
        if version < 5 && session.evaluator.settings.language.strict != Strict::Off {
            let path = self.path.as_deref().unwrap_or_default();
            let issue = LookupIssue::OldVersion {
                path: path.into(),
                version,
            };
            session.warn_once("deprecations hiera.yaml", issue, Some(path));
        }
        Ok(())
    }

    fn refuse_version_3(&self, session: &mut Session<'_>) -> Result<Option<Arc<Self>>> {
        let (place, ignored) = match self.owner {
            Owner::Environment | Owner::Global => ("environment", "the environment root"),
            Owner::Module(_) => ("module", "module root"),
        };
        if session.evaluator.settings.language.strict == Strict::Error {
            let issue = HieraIssue::Version3NotGlobal { place };
            return Err(self.fault_of(issue, "version", None).into());
        }
        let path = self.path.as_deref().unwrap_or_default();
        let issue = LookupIssue::Version3Ignored { place: ignored };
        session.warn_once(&format!("version 3 {path}"), issue, Some(path));
        Ok(None)
    }

    /// Whether there is a hierarchy that is asked last.
    pub(crate) fn has_default_hierarchy(&self) -> bool {
        self.content.get_str("default_hierarchy").is_some()
    }

    /// An error in this configuration.
    pub(crate) fn fail(&self, issue: HieraIssue, line: Option<usize>) -> Error {
        self.fault(issue, line).into()
    }

    fn fault(&self, issue: HieraIssue, line: Option<usize>) -> Fault {
        Fault::Lookup(Box::new(Diagnostic::at_line(issue, self.place(line))))
    }

    /// An error of which the reference tells nothing but the file. People are shown the first line
    /// that has a key, with that value if there is one: `name: common`.
    pub(crate) fn fault_of(&self, issue: HieraIssue, key: &str, value: Option<&str>) -> Fault {
        let place = self.place(self.find_entry(key, value));
        let diagnostic = Diagnostic::at_line(issue, place);
        Fault::Lookup(Box::new(diagnostic.reported_at(None)))
    }

    /// The first line that has a key, with that value if there is one.
    pub(crate) fn find_entry(&self, key: &str, value: Option<&str>) -> Option<usize> {
        let text = self.source.as_ref()?.text();
        let is_entry = |line: &str| {
            let entry = line.trim_start_matches(['-', ' ']).strip_prefix(key)?;
            let written = without_comment(entry.strip_prefix(':')?).trim();
            let written = written.trim_matches(['"', '\'']);
            Some(value.is_none_or(|value| value == written))
        };
        let mut lines = text.lines();
        let at = lines.position(|line| is_entry(line) == Some(true))?;
        Some(at + 1)
    }

    /// A line of this configuration, or the whole.
    pub(crate) fn place(&self, line: Option<usize>) -> Place {
        match (&self.path, line) {
            (Some(path), Some(line)) => place::of_line(path, self.source.as_ref(), line as u64),
            (Some(path), None) => Place::of_file(path.as_str()),
            (None, _) => Place::Nowhere,
        }
    }

    /// Where a pattern matches for the second time, or the first if that is all. The other place is
    /// where it matches before that.
    pub(crate) fn find_again(&self, pattern: &str) -> (Option<usize>, Place) {
        let first = self.find_line(pattern, 1);
        match first.and_then(|first| self.find_line(pattern, first + 1)) {
            Some(second) => (Some(second), self.place(first)),
            None => (first, Place::Nowhere),
        }
    }

    /// The first line that matches a pattern, comments aside, from a line on.
    pub(crate) fn find_line(&self, pattern: &str, from: usize) -> Option<usize> {
        let pattern = Regex::new(pattern).ok()?;
        let text = self.source.as_ref().map_or("", |source| source.text());
        text.split_inclusive('\n')
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
