//! What is wrong with configurations and data files, without looking anything up.

use std::collections::HashSet;

use marotte_diagnostics::{
    DataIssue, Diagnostic, HieraIssue, Issue, LookupIssue, MismatchIssue, Place, Severity, Told,
};
use marotte_pcore::{Hash, Value};

use crate::config::{Config, FUNCTION_KEYS, LOCATION_KEYS, Owner, Prepared};
use crate::data::{self, Format, yaml_issue};
use crate::error::Fault;
use crate::{json, place};

/// Whose configuration a `hiera.yaml` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// That of the whole installation.
    Global,
    /// An environment's.
    Environment,
    /// A module's.
    Module,
}

/// The data files that a level of a hierarchy may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataFiles {
    /// The folder, from that of the configuration on, as far as it does not depend on the node.
    pub folder: String,
    /// How their names end, without the dot.
    pub extension: String,
    /// What is in them.
    pub format: Format,
}

/// What is wrong with a data file. One in YAML must be a hash; one with nothing in it is worth a warning.
pub fn check_data(path: &str, text: &str, format: Format) -> Option<Diagnostic> {
    let parsed = data::parse(path, text.as_bytes(), format);
    match (parsed, format) {
        (Err((DataIssue::InvalidJson { path, .. }, found)), _) => {
            let (problem, found) = json::why(&path, text, found);
            let issue = DataIssue::InvalidJson {
                path,
                problem: problem.into(),
                found: found.clone(),
            };
            Some(Diagnostic::at_line(issue, found))
        }
        (Err((issue, found)), _) => Some(Diagnostic::at_line(issue, found)),
        (Ok(Value::Hash(_)), _) | (Ok(_), Format::Json | Format::Hocon) => None,
        (Ok(value), Format::Yaml) => {
            let issue = DataIssue::NotHash { path: path.into() };
            let severity = match value.is_truthy() {
                true => Severity::Error,
                false => Severity::Warning,
            };
            Some(Diagnostic {
                severity,
                ..Diagnostic::at_line(issue, Place::of_file(path))
            })
        }
    }
}

/// What is wrong with the syntax of a text in YAML, whatever it is for.
pub fn check_yaml(path: &str, text: &str) -> Option<Diagnostic> {
    let loading = marotte_yaml::Loading {
        oversized: true,
        ..marotte_yaml::Loading::default()
    };
    let error = marotte_yaml::load_stream(text.as_bytes(), loading).err()?;
    match error {
        // What tags and aliases mean is the business of whoever reads it.
        marotte_yaml::YamlError::Syntax { .. } => {
            let (issue, found) = yaml_issue(path, text.as_bytes(), error);
            Some(Diagnostic::at_line(issue, found))
        }
        _ => None,
    }
}

/// What is wrong with a `hiera.yaml`.
pub fn check_configuration(path: &str, text: &str, layer: Layer) -> Vec<Diagnostic> {
    if let Err(error) = marotte_yaml::load(text.as_bytes()) {
        let (issue, found) = yaml_issue(path, text.as_bytes(), error);
        return vec![Diagnostic::at_line(issue, found)];
    }
    let owner = match layer {
        Layer::Global => Owner::Global,
        Layer::Environment => Owner::Environment,
        Layer::Module => Owner::Module("".into()),
    };
    let prepared = Prepared::new("", owner, Some((path, text.as_bytes())));
    let warning = |issue: LookupIssue, place| Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::at_line(issue, place).told(Told::Nothing)
    };
    let mut found = Vec::new();
    if !prepared.is_hash {
        let issue = LookupIssue::ConfigurationNotHash { path: path.into() };
        found.push(warning(issue, Place::of_file(path)));
    }
    let config = match &prepared.config {
        Ok(config) => config,
        Err(fault) => {
            found.push(diagnostic(fault.clone(), Place::of_file(path)));
            return found;
        }
    };
    let version = config.version;
    if prepared.is_hash && matches!(version, 3 | 4) {
        let path = path.into();
        let issue = LookupIssue::OldVersion { path, version };
        let place = config.place(config.find_entry("version", None));
        found.push(warning(issue, place));
    }
    let wrong = config.wrong_version();
    let wrong = wrong.or_else(|| prepared.fault.clone());
    let wrong = wrong.or_else(|| config.wrong_layer());
    let wrong = wrong.or_else(|| config.name_twice());
    found.extend(wrong.map(|fault| {
        let place = config.place_of(&fault);
        diagnostic(fault, place)
    }));
    found
}

/// The data files that a `hiera.yaml` names. None if it makes no sense.
pub fn data_files(text: &str) -> Vec<DataFiles> {
    let Ok(Value::Hash(content)) = marotte_yaml::load(text.as_bytes()) else {
        return Vec::new();
    };
    let prepared = Prepared::new("", Owner::Module("".into()), Some(("", text.as_bytes())));
    let (Ok(config), None) = (&prepared.config, &prepared.fault) else {
        return Vec::new();
    };
    if config.version != 5 {
        return Vec::new();
    }
    let empty = Hash::new();
    let defaults = match content.get_str("defaults") {
        Some(Value::Hash(defaults)) => &**defaults,
        _ => &empty,
    };
    let mut all = Vec::new();
    for key in ["hierarchy", "default_hierarchy", "plan_hierarchy"] {
        for level in config.level_hashes(key) {
            for found in of_level(level, defaults) {
                if !all.contains(&found) {
                    all.push(found);
                }
            }
        }
    }
    all
}

fn of_level(level: &Hash, defaults: &Hash) -> Vec<DataFiles> {
    let text = |key: &str, of: &Hash| of.get_str(key).and_then(Value::as_str).map(str::to_owned);
    let function = |of: &Hash| FUNCTION_KEYS.iter().find_map(|key| text(key, of));
    let function = function(level).or_else(|| function(defaults));
    let format = match function.as_deref() {
        None | Some("eyaml_lookup_key") => Format::Yaml,
        Some(name) => match Format::of_function(name) {
            Some(format) => format,
            None => return Vec::new(),
        },
    };
    let folder = text("datadir", level).or_else(|| text("datadir", defaults));
    let folder = folder.unwrap_or_else(|| "data".to_owned());
    let folder = match folder.find("%{") {
        Some(at) => folder[..at].rfind('/').map_or("", |end| &folder[..end]),
        None => &folder,
    };
    let named = LOCATION_KEYS.iter().find_map(|key| level.get_str(key));
    let names = match named {
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
        Some(Value::String(name)) => vec![name.as_str()],
        _ => Vec::new(),
    };
    let extension = |name: &str| {
        let (_, extension) = name.rsplit('/').next()?.rsplit_once('.')?;
        (!extension.contains(['%', '{', '}', '*', '?'])).then(|| extension.to_owned())
    };
    let files = names.into_iter().filter_map(extension);
    files
        .map(|extension| DataFiles {
            folder: folder.to_owned(),
            extension,
            format,
        })
        .collect()
}

impl Config {
    /// Where people look for a fault that tells no place.
    fn place_of(&self, fault: &Fault) -> Place {
        let key = match fault {
            Fault::General(Issue::Lookup(issue)) => match &**issue {
                LookupIssue::InvalidConfiguration { mismatch, .. } => wrong_key(mismatch),
                _ => None,
            },
            _ => None,
        };
        self.place(key.and_then(|key| self.find_entry(key, None)))
    }

    /// A level that has the name of another one.
    fn name_twice(&self) -> Option<Fault> {
        ["hierarchy", "default_hierarchy", "plan_hierarchy"]
            .iter()
            .find_map(|key| {
                let names = self.level_hashes(key).into_iter();
                let mut names = names.filter_map(|level| level.get_str("name")?.as_str());
                let mut known = HashSet::new();
                let twice = names.find(|name| !known.insert(*name))?;
                Some(self.defined_twice(twice))
            })
    }

    /// A version that only the global layer may have.
    fn wrong_layer(&self) -> Option<Fault> {
        let place = match self.owner {
            Owner::Global => return None,
            Owner::Environment => "environment",
            Owner::Module(_) => "module",
        };
        let issue = HieraIssue::Version3NotGlobal { place };
        (self.version == 3).then(|| self.fault_of(issue, "version", None))
    }
}

/// The key that a description speaks of, if the text has it.
fn wrong_key(mismatch: &MismatchIssue) -> Option<&str> {
    match mismatch {
        MismatchIssue::ExtraneousKey { key, .. } => Some(key),
        MismatchIssue::Several { found } => found.iter().find_map(wrong_key),
        _ => None,
    }
}

fn diagnostic(fault: Fault, place: Place) -> Diagnostic {
    match fault {
        Fault::Lookup(diagnostic) => *diagnostic,
        Fault::General(issue) => Diagnostic::at_line(issue, place).told(Told::Nothing),
    }
}

/// A byte of a text as a place: for those who have read it otherwise.
pub fn place_in(path: &str, text: &str, offset: usize) -> Place {
    place::of_offset(path, text, offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(found: &[Diagnostic]) -> Vec<(&'static str, Option<u32>)> {
        let code = |found: &Diagnostic| (found.issue.code(), found.place().line());
        found.iter().map(code).collect()
    }

    #[test]
    fn configurations_are_checked() {
        let check = |text: &str| {
            let found = check_configuration("hiera.yaml", text, Layer::Environment);
            codes(&found)
        };
        assert_eq!(check("version: 5\n"), []);
        assert_eq!(
            check("version: 5\nhierarchy: [a\n"),
            [("INVALID_YAML", Some(2))]
        );
        assert_eq!(
            check("version: 6\n"),
            [("HIERA_UNSUPPORTED_VERSION", Some(1))]
        );
        assert_eq!(
            check("version: 5\nhierarchy:\n  - name: a\n    pth: a.yaml\n"),
            [("HIERA_INVALID_CONFIGURATION", Some(4))]
        );
        let twice = "version: 5\nhierarchy:\n  - name: a\n    path: a\n  - name: a\n    path: b\n";
        assert_eq!(
            check(twice),
            [("HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED", Some(5))]
        );
        assert_eq!(
            check("---\n:backends: yaml\n"),
            [
                ("HIERA_OLD_VERSION", None),
                ("HIERA_VERSION_3_NOT_GLOBAL", None)
            ]
        );
        assert_eq!(
            codes(&check_configuration(
                "hiera.yaml",
                ":backends: yaml\n",
                Layer::Global
            )),
            [("HIERA_OLD_VERSION", None)]
        );
    }

    #[test]
    fn data_is_checked() {
        let check = |text: &str, format| codes(&Vec::from_iter(check_data("d", text, format)));
        assert_eq!(check("a: 1\n", Format::Yaml), []);
        assert_eq!(check("- a\n", Format::Yaml), [("DATA_NOT_HASH", None)]);
        assert_eq!(check("a: [\n", Format::Yaml), [("INVALID_YAML", Some(2))]);
        assert_eq!(
            check("{\n  \"a\": 1,\n}\n", Format::Json),
            [("INVALID_JSON", Some(3))]
        );
        assert_eq!(check("a = [1\n", Format::Hocon).len(), 1);
        assert!(check_yaml("a.yaml", "a: !ruby/object:X {}\n").is_none());
        assert!(check_yaml("a.yaml", "a: 1\n---\nb: ]\n").is_some());
    }

    #[test]
    fn configurations_name_data_files() {
        let text = "version: 5\ndefaults: { datadir: 'hieradata/%{x}/y', data_hash: yaml_data }\nhierarchy:\n\
                    - { name: a, paths: ['n/%{a}.yaml', 'b.yaml', '%{c}'] }\n\
                    - { name: b, data_hash: json_data, path: a.json, datadir: js }\n\
                    - { name: c, data_hash: hocon_data, glob: 'a/*.conf' }\n\
                    - { name: d, lookup_key: mine, path: a.txt }\n\
                    - { name: e, lookup_key: eyaml_lookup_key, path: a.eyaml }\n";
        let files: Vec<(String, String, Format)> = data_files(text)
            .into_iter()
            .map(|files| (files.folder, files.extension, files.format))
            .collect();
        let expected = [
            ("hieradata", "yaml", Format::Yaml),
            ("js", "json", Format::Json),
            ("hieradata", "conf", Format::Hocon),
            ("hieradata", "eyaml", Format::Yaml),
        ];
        let expected = expected
            .map(|(folder, extension, format)| (folder.to_owned(), extension.to_owned(), format));
        assert_eq!(files, expected);
        assert!(data_files("version: 3\n").is_empty());
    }
}
