//! From the levels of a configuration to the functions that give data.

use std::collections::HashSet;
use std::sync::Arc;

use marotte_diagnostics::{HieraIssue, Issue, LookupIssue};
use marotte_pcore::{Array, Hash, Str, Value};

use super::{Config, FUNCTION_KEYS, LOCATION_KEYS, Owner};
use crate::error::{Error, Fault, Result};
use crate::location::Location;
use crate::provider::{Kind, Provider};
use crate::session::Session;

impl Config {
    /// The levels of a hierarchy as they are with the variables of this moment.
    pub(crate) fn levels(
        self: &Arc<Self>,
        session: &mut Session<'_>,
        key: &str,
    ) -> Result<Vec<Arc<Provider>>> {
        self.create_levels(session, key)
            .map_err(|error| self.undefined_variable(error))
    }

    /// An undefined variable in a configuration is reported with its line.
    fn undefined_variable(&self, error: Error) -> Error {
        let name: Box<str> = match error.what() {
            // The reference takes the name to end with the first quote in it.
            Some(Issue::Lookup(issue)) => match &**issue {
                LookupIssue::UndefinedVariable { name, .. } => {
                    name.split('\'').next().unwrap_or_default().into()
                }
                _ => return error,
            },
            Some(Issue::Hiera(issue)) => return self.with_place((**issue).clone(), error),
            _ => return error,
        };
        if name.is_empty() {
            return error;
        }
        let line = self.find_line(&format!(r#"%\{{['"]?{name}['"]?}}"#), 1);
        self.fail(HieraIssue::UndefinedVariable { name }, line)
    }

    /// An issue that nobody has told the place of is one of this configuration.
    fn with_place(&self, issue: HieraIssue, error: Error) -> Error {
        match error {
            Error::Lookup(diagnostic) if diagnostic.file().is_none() => self.fail(issue, None),
            other => other,
        }
    }

    fn create_levels(
        self: &Arc<Self>,
        session: &mut Session<'_>,
        key: &str,
    ) -> Result<Vec<Arc<Provider>>> {
        if self.version == 3 {
            return match key {
                "hierarchy" => self.levels_of_version_3(session),
                _ => Ok(Vec::new()),
            };
        }
        let Some(Value::Array(levels)) = self.content.get_str(key) else {
            return Ok(Vec::new());
        };
        let mut created: Vec<Arc<Provider>> = Vec::with_capacity(levels.len());
        let mut names = HashSet::with_capacity(levels.len());
        for level in levels {
            let Value::Hash(level) = level else {
                continue;
            };
            let name: Str = text(level, "name").unwrap_or_default().into();
            if names.contains(&name) {
                return Err(self.defined_twice(&name).into());
            }
            let provider = if self.version == 4 {
                Some(self.create_version_4(session, level, name)?)
            } else {
                self.create_level(session, level, name)?
            };
            if let Some(provider) = provider {
                names.insert(provider.name.clone());
                created.push(Arc::new(provider));
            }
        }
        Ok(created)
    }

    /// Two levels have that name.
    pub(crate) fn defined_twice(&self, name: &str) -> Fault {
        let pattern = format!(r#"\s+name:\s+['"]?{name}(?:[^\w]|$)"#);
        let (line, first_defined) = self.find_again(&pattern);
        let name = name.into();
        let issue = HieraIssue::HierarchyNameMultiplyDefined {
            name,
            first_defined,
        };
        self.fault(issue, line)
    }

    fn create_level(
        self: &Arc<Self>,
        session: &mut Session<'_>,
        level: &Hash,
        name: Str,
    ) -> Result<Option<Provider>> {
        let empty = Hash::new();
        let defaults = match self.content.get_str("defaults") {
            Some(Value::Hash(defaults)) => &**defaults,
            _ => &empty,
        };
        let of = |hash: &Hash, keys: &[&'static str]| {
            keys.iter()
                .find_map(|key| Some((*key, Str::from(text(hash, key)?))))
        };
        let function = of(level, &FUNCTION_KEYS)
            .or_else(|| of(level, &["v4_data_hash"]))
            .or_else(|| of(defaults, &FUNCTION_KEYS));
        let Some((kind, function)) = function else {
            return Ok(None);
        };
        let kind = match kind {
            "data_hash" => Kind::DataHash,
            "lookup_key" => Kind::LookupKey,
            "data_dig" => Kind::DataDig,
            "v4_data_hash" => Kind::LegacyDataHash,
            _ => return Err(Error::lookup(LookupIssue::Hiera3NotInstalled)),
        };
        let datadir = text(level, "datadir")
            .or_else(|| text(defaults, "datadir"))
            .unwrap_or("data");
        let datadir = session.interpolate(self.datadir(datadir).into(), false)?;
        let datadir = marotte_eval::ruby_to_s(&datadir);
        session.tolerant = true;
        let locations = self.locations(session, level, &datadir);
        session.tolerant = false;
        let locations = locations?;
        if self.path.is_none() && locations.as_ref().is_some_and(Vec::is_empty) {
            return Ok(None);
        }
        let options = level
            .get_str("options")
            .or_else(|| defaults.get_str("options"));
        let options = match options {
            Some(options) => session.interpolate(options.clone(), false)?,
            None => Value::Undef,
        };
        let options = match options {
            Value::Hash(options) => (*options).clone(),
            _ => Hash::new(),
        };
        let module = self.module();
        Ok(Some(Provider::new(
            name, kind, function, options, locations, module,
        )))
    }

    fn module(&self) -> Option<Str> {
        match &self.owner {
            Owner::Module(name) => Some(name.clone()),
            _ => None,
        }
    }

    fn locations(
        &self,
        session: &mut Session<'_>,
        level: &Hash,
        datadir: &str,
    ) -> Result<Option<Vec<Location>>> {
        let found = LOCATION_KEYS
            .iter()
            .find_map(|key| Some((*key, level.get_str(key)?)));
        let Some((key, declared)) = found else {
            return Ok(None);
        };
        let declared: Array = match declared {
            Value::Array(values) => values.clone(),
            other => [other.clone()].into_iter().collect(),
        };
        let mut locations = match key {
            "path" | "paths" => session.resolve_paths(datadir, &declared, None)?,
            "glob" | "globs" => session.expand_globs(datadir, &declared)?,
            "uri" | "uris" => session.expand_uris(&declared)?,
            _ => session.expand_mapped_paths(datadir, &declared)?,
        };
        // The configuration that is used without a file is silent about what is not there.
        if self.path.is_none() {
            locations.retain(|location| location.exists);
        }
        Ok(Some(locations))
    }

    fn create_version_4(
        self: &Arc<Self>,
        session: &mut Session<'_>,
        level: &Hash,
        name: Str,
    ) -> Result<Provider> {
        let backend = text(level, "backend").unwrap_or_default();
        if !matches!(backend, "yaml" | "json") {
            let pattern = format!(r"[^\w]{backend}(?:[^\w]|$)");
            let name = backend.into();
            let issue = HieraIssue::NoProviderForBackend { name };
            return Err(self.fail(issue, self.find_line(&pattern, 1)));
        }
        let datadir = text(level, "datadir")
            .or_else(|| text(&self.content, "datadir"))
            .unwrap_or("data");
        let declared: Array = match (level.get_str("paths"), level.get_str("path")) {
            (Some(Value::Array(paths)), _) => paths.clone(),
            (_, Some(path)) => [path.clone()].into_iter().collect(),
            _ => [Value::String(name.clone())].into_iter().collect(),
        };
        let extension = format!(".{backend}");
        let datadir = self.datadir(datadir);
        let locations = session.resolve_paths(&datadir, &declared, Some(&extension))?;
        let function = format!("{backend}_data").into();
        let (kind, module) = (Kind::DataHash, self.module());
        let locations = Some(locations);
        Ok(Provider::new(
            name,
            kind,
            function,
            Hash::new(),
            locations,
            module,
        ))
    }
}

fn text<'a>(hash: &'a Hash, key: &str) -> Option<&'a str> {
    hash.get_str(key).and_then(Value::as_str)
}
