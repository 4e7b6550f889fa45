//! What a configuration must look like.

use std::sync::LazyLock;

use marotte_diagnostics::HieraIssue;
use marotte_pcore::describe::assert_instance;
use marotte_pcore::{Hash, Type, Value, parse_type};

use super::{Config, FUNCTION_KEYS, LOCATION_KEYS, Owner, default_defaults, default_hierarchy};
use crate::error::Fault;

/// What the names of options are.
const OPTIONS: &str = r"Hash[Pattern[/\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\z/], Data]";

static VERSION_5: LazyLock<Option<Type>> = LazyLock::new(|| {
    let hierarchy = format!(
        "Array[Struct[{{
            name => String[1],
            Optional[options] => {OPTIONS},
            Optional[data_hash] => String[1],
            Optional[lookup_key] => String[1],
            Optional[hiera3_backend] => String[1],
            Optional[v4_data_hash] => String[1],
            Optional[data_dig] => String[1],
            Optional[path] => String[1],
            Optional[paths] => Array[String[1], 1],
            Optional[glob] => String[1],
            Optional[globs] => Array[String[1], 1],
            Optional[uri] => String[1],
            Optional[uris] => Array[String[1], 1],
            Optional[mapped_paths] => Array[String[1], 3, 3],
            Optional[datadir] => String[1]
        }}]]"
    );
    parse_type(&format!(
        "Struct[{{
            version => Integer[5, 5],
            Optional[defaults] => Struct[{{
                Optional[data_hash] => String[1],
                Optional[lookup_key] => String[1],
                Optional[data_dig] => String[1],
                Optional[datadir] => String[1],
                Optional[options] => {OPTIONS}
            }}],
            Optional[hierarchy] => {hierarchy},
            Optional[plan_hierarchy] => {hierarchy},
            Optional[default_hierarchy] => {hierarchy}
        }}]"
    ))
    .ok()
});

static VERSION_4: LazyLock<Option<Type>> = LazyLock::new(|| {
    parse_type(
        "Struct[{
            version => Integer[4, 4],
            Optional[datadir] => String[1],
            Optional[hierarchy] => Array[Struct[{
                backend => String[1],
                name => String[1],
                Optional[datadir] => String[1],
                Optional[path] => String[1],
                Optional[paths] => Array[String[1]]
            }]]
        }]",
    )
    .ok()
});

impl Config {
    /// Completes and checks it.
    pub(super) fn validate(&mut self) -> Result<(), Fault> {
        let of = if self.version == 4 {
            self.complete("datadir", "data".into());
            let common = [
                ("name".into(), "common".into()),
                ("backend".into(), "yaml".into()),
            ];
            self.complete("hierarchy", Value::array([Value::hash(common)]));
            &VERSION_4
        } else {
            self.complete("defaults", default_defaults());
            self.complete("hierarchy", default_hierarchy());
            &VERSION_5
        };
        if let Some(of) = of.as_ref() {
            let path = self.path.as_deref().unwrap_or_default();
            let subject = format!("The Lookup Configuration at '{path}'");
            assert_instance(&subject, of, &Value::from(self.content.clone()))
                .map_err(|mismatch| self.wrong_type(mismatch))?;
        }
        if self.version == 4 {
            return Ok(());
        }
        self.check_defaults()?;
        self.check_levels("hierarchy")?;
        self.check_levels("plan_hierarchy")?;
        if self.has_default_hierarchy() {
            if !matches!(self.owner, Owner::Module(_)) {
                let line = self.find_line(r"(?:^|\s+)default_hierarchy:", 1);
                return Err(self.fault(HieraIssue::DefaultHierarchyNotInModule, line));
            }
            self.check_levels("default_hierarchy")?;
        }
        Ok(())
    }

    pub(super) fn complete(&mut self, key: &str, default: Value) {
        if !self.content.get_str(key).is_some_and(Value::is_truthy) {
            self.content.insert(key.into(), default);
        }
    }

    fn check_defaults(&self) -> Result<(), Fault> {
        let Some(Value::Hash(defaults)) = self.content.get_str("defaults") else {
            return Ok(());
        };
        if count(defaults, &FUNCTION_KEYS) > 1 {
            let issue = HieraIssue::MultipleDataProviderFunctionsInDefault;
            return Err(self.fault_of(issue, "defaults", None));
        }
        if let Some(Value::Hash(options)) = defaults.get_str("options") {
            for key in ["path", "uri"] {
                if options.get_str(key).is_some() {
                    let issue = HieraIssue::DefaultOptionReservedByPuppet { key };
                    return Err(self.fault_of(issue, "defaults", None));
                }
            }
        }
        Ok(())
    }

    fn check_levels(&self, key: &str) -> Result<(), Fault> {
        let Some(Value::Array(levels)) = self.content.get_str(key) else {
            return Ok(());
        };
        let defaults = match self.content.get_str("defaults") {
            Some(Value::Hash(defaults)) => Some(&**defaults),
            _ => None,
        };
        for level in levels {
            if let Value::Hash(level) = level {
                self.check_level(level, defaults)?;
            }
        }
        Ok(())
    }

    fn check_level(&self, level: &Hash, defaults: Option<&Hash>) -> Result<(), Fault> {
        let name = level.get_str("name").and_then(Value::as_str).unwrap_or("");
        let text = || name.into();
        let functions = count(level, &FUNCTION_KEYS) + count(level, &["v4_data_hash"]);
        if functions == 0 && defaults.is_none_or(|defaults| count(defaults, &FUNCTION_KEYS) == 0) {
            let issue = HieraIssue::MissingDataProviderFunction { name: text() };
            return Err(self.fault_of(issue, "name", Some(name)));
        }
        if functions > 1 {
            let issue = HieraIssue::MultipleDataProviderFunctions { name: text() };
            return Err(self.fault_of(issue, "name", Some(name)));
        }
        if let Some(Value::String(backend)) = level.get_str("hiera3_backend") {
            if self.owner != Owner::Global {
                let line = self.find_line(r"\s+hiera3_backend:", 1);
                return Err(self.fault(HieraIssue::V3BackendNotGlobal, line));
            }
            if matches!(backend.as_str(), "json" | "yaml" | "hocon") {
                let pattern = format!(r#"\s+hiera3_backend:\s*['"]?{backend}(?:[^\w]|$)"#);
                let name = backend.as_str().into();
                let issue = HieraIssue::V3BackendReplacedByDataHash { name };
                return Err(self.fault(issue, self.find_line(&pattern, 1)));
            }
        }
        if count(level, &LOCATION_KEYS) > 1 {
            let issue = HieraIssue::MultipleLocationSpecs { name: text() };
            return Err(self.fault_of(issue, "name", Some(name)));
        }
        if let Some(Value::Hash(options)) = level.get_str("options") {
            for key in ["path", "uri"] {
                if options.get_str(key).is_some() {
                    let issue = HieraIssue::OptionReservedByPuppet { key, name: text() };
                    return Err(self.fault_of(issue, "name", Some(name)));
                }
            }
        }
        Ok(())
    }
}

fn count(hash: &Hash, keys: &[&str]) -> usize {
    keys.iter()
        .filter(|key| hash.get_str(key).is_some())
        .count()
}
