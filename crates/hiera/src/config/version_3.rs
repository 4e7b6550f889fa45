//! `hiera.yaml` of version 3, which only the global layer may have: a list of backends, each of
//! which has its data in the same files.

use std::sync::Arc;

use marotte_diagnostics::{HieraIssue, LookupIssue};
use marotte_pcore::describe::assert_instance;
use marotte_pcore::{Array, Hash, Str, Value, parse_type};
use marotte_yaml::Symbol;

use super::Config;
use crate::deep::grow;
use crate::error::{Error, Fault, Result};
use crate::provider::{Kind, Provider};
use crate::session::Session;

/// The data hashes that backends have become.
const DATA_HASHES: [&str; 3] = ["yaml", "json", "hocon"];

impl Config {
    /// Completes and checks it. Its keys may be symbols.
    pub(super) fn validate_version_3(&mut self) -> std::result::Result<(), Fault> {
        if let Value::Hash(content) = with_text_keys(&Value::from(self.content.clone())) {
            self.content = (*content).clone();
        }
        self.complete("version", Value::Integer(3));
        self.complete("backends", Value::array(["yaml".into()]));
        let nodes = "nodes/%{::trusted.certname}";
        self.complete("hierarchy", Value::array([nodes.into(), "common".into()]));
        self.complete("merge_behavior", "native".into());
        self.complete("deep_merge_options", Value::hash([]));
        let mut of = "Struct[{
            Optional[version] => Integer[3, 3],
            Optional[backends] => Variant[String[1], Array[String[1]]],
            Optional[logger] => String[1],
            Optional[merge_behavior] => Enum['deep', 'deeper', 'native'],
            Optional[deep_merge_options] => Hash[String[1], Variant[String, Boolean]],
            Optional[hierarchy] => Variant[String[1], Array[String[1]]]"
            .to_owned();
        let backends = listed(self.content.get_str("backends"));
        let mut names: Vec<&str> = backends.iter().filter_map(Value::as_str).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let name = name.replace('\\', r"\\").replace('\'', r"\'");
            of.push_str(&format!(",\nOptional['{name}'] => Hash[String[1], Any]"));
        }
        of.push_str("}]");
        if let Ok(of) = parse_type(&of) {
            let path = self.path.as_deref().unwrap_or_default();
            let subject = format!("The Lookup Configuration at '{path}'");
            let content = Value::from(self.content.clone());
            assert_instance(&subject, &of, &content)
                .map_err(|mismatch| self.wrong_type(mismatch))?;
        }
        Ok(())
    }

    /// The levels: one a backend.
    pub(super) fn levels_of_version_3(
        self: &Arc<Self>,
        session: &mut Session<'_>,
    ) -> Result<Vec<Arc<Provider>>> {
        let hierarchy = listed(self.content.get_str("hierarchy"));
        let mut created: Vec<Arc<Provider>> = Vec::new();
        for backend in listed(self.content.get_str("backends")).iter() {
            let Some(name) = backend.as_str() else {
                continue;
            };
            if created.iter().any(|known| known.name == name) {
                return Err(self.backend_twice(name));
            }
            created.push(Arc::new(self.create_backend(session, name, &hierarchy)?));
        }
        Ok(created)
    }

    fn create_backend(
        &self,
        session: &mut Session<'_>,
        name: &str,
        hierarchy: &[Value],
    ) -> Result<Provider> {
        let given = match self.content.get_str(name) {
            Some(given) => session.interpolate(given.clone(), false)?,
            None => Value::Undef,
        };
        let given = match given {
            Value::Hash(given) => (*given).clone(),
            _ => Hash::new(),
        };
        let datadir = match given.get_str("datadir") {
            Some(datadir) => datadir.clone(),
            None => {
                let code = session.source.code_folder().unwrap_or_default();
                let usual = format!("{code}/environments/%{{::environment}}/hieradata");
                session.interpolate(usual.into(), false)?
            }
        };
        let datadir = marotte_eval::ruby_to_s(&datadir);
        let extension = match given.get_str("extension") {
            Some(extension) => format!(".{}", marotte_eval::ruby_to_s(extension)),
            None if name == "hocon" => ".conf".to_owned(),
            None => format!(".{name}"),
        };
        let locations = session.resolve_paths(&datadir, hierarchy, Some(&extension))?;
        let (kind, function) = match name {
            name if DATA_HASHES.contains(&name) => (Kind::DataHash, format!("{name}_data")),
            "eyaml" => (Kind::LookupKey, "eyaml_lookup_key".to_owned()),
            _ => return Err(Error::lookup(LookupIssue::Hiera3NotInstalled)),
        };
        let mut options = match kind {
            Kind::LookupKey => given,
            _ => Hash::new(),
        };
        options.remove(&"datadir".into());
        Ok(Provider::new(
            name.into(),
            kind,
            function.into(),
            options,
            Some(locations),
            None,
        ))
    }

    fn backend_twice(&self, name: &str) -> Error {
        let pattern = format!(r"[^\w]{name}(?:[^\w]|$)");
        let (line, first_defined) = self.find_again(&pattern);
        let name = name.into();
        let issue = HieraIssue::BackendMultiplyDefined {
            name,
            first_defined,
        };
        self.fail(issue, line)
    }
}

/// A list, or the one element that stands for it.
fn listed(value: Option<&Value>) -> Array {
    match value {
        Some(Value::Array(values)) => values.clone(),
        Some(other) => [other.clone()].into_iter().collect(),
        None => Array::default(),
    }
}

/// A value whose keys are not symbols.
fn with_text_keys(value: &Value) -> Value {
    grow(|| match value {
        Value::Hash(hash) => Value::hash(hash.iter().map(|(key, value)| {
            let key = match Symbol::name_of(key) {
                Some(name) => Value::String(Str::clone(name)),
                None => key.clone(),
            };
            (key, with_text_keys(value))
        })),
        Value::Array(values) => Value::array(values.iter().map(with_text_keys)),
        other => other.clone(),
    })
}
