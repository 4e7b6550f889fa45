//! The facts of a machine, from a file or from whoever asks.

use marotte_diagnostics::{Cause, SiteIssue};
use marotte_pcore::convert::from_json;
use marotte_pcore::deep::grow;
use marotte_pcore::{Str, Value};
use marotte_settings::PUPPET_VERSION;
use marotte_yaml::{Oversized, Symbol};
use serde_json::Value as Json;

use super::many;
use crate::parts::Parts;
use crate::problem::{Problem, problem};
use crate::read::read;

/// What `puppet facts` writes before facts in YAML; it means nothing but "facts".
const RUBY_TAG: &str = "!ruby/object:Puppet::Node::Facts";

/// The facts of a machine.
#[derive(Clone, Default)]
pub struct Facts {
    /// The name of the machine, if the file tells.
    name: Option<Str>,
    values: Vec<(Str, Value)>,
}

/// Reads a file with facts, in JSON or YAML: a hash with a value a fact, or one with the name of
/// the machine and its `values`, as `puppet facts` prints them.
pub fn read_facts(parts: &Parts, path: &str) -> Result<Facts, Problem> {
    let unusable = |why: Problem| {
        problem(SiteIssue::UnusableFacts {
            path: path.into(),
            why: Cause(why),
        })
    };
    let value = read_data(parts, path).map_err(unusable)?;
    Facts::of_value(&value).ok_or_else(|| unusable(problem(SiteIssue::FactsNoHash)))
}

/// Reads a file with JSON or YAML.
pub(crate) fn read_data(parts: &Parts, path: &str) -> Result<Value, Problem> {
    parse(&read(parts, path)?)
}

/// What begins as an object of JSON is JSON, and so is a list of such; several objects behind each
/// other are a list, too. Everything else is YAML.
pub(crate) fn parse(text: &str) -> Result<Value, Problem> {
    let begun = text.trim_start();
    if begun.starts_with('{') {
        let parsed = serde_json::from_str(text).or_else(|error| many::objects(text).ok_or(error));
        let json: Json = parsed.map_err(|error| {
            let why = error.to_string().into();
            problem(SiteIssue::NotJson { why })
        })?;
        return Ok(from_json(&json));
    }
    let list: Option<Json> = begun
        .starts_with('[')
        .then(|| serde_json::from_str(text).ok())
        .flatten();
    if let Some(list) = list {
        return Ok(from_json(&list));
    }
    let begun = begun.strip_prefix("---").unwrap_or(begun);
    let text = begun.trim_start().strip_prefix(RUBY_TAG).unwrap_or(text);
    marotte_yaml::load_data(text.as_bytes()).map_err(|error| {
        let why = error.to_string().into();
        problem(SiteIssue::NotYaml { why })
    })
}

/// A fact as it reaches code: what is neither text nor a number, a truth or a collection of such
/// becomes text, and nothing becomes an empty one.
fn sanitized(value: &Value) -> Value {
    grow(|| match value {
        Value::Undef => "".into(),
        Value::Foreign(_) => match Symbol::name_of(value).or_else(|| Oversized::digits_of(value)) {
            Some(text) => Value::String(text.clone()),
            None => value.clone(),
        },
        Value::Array(values) => Value::array(values.iter().map(sanitized)),
        Value::Hash(hash) => Value::hash(
            hash.iter()
                .map(|(key, value)| (sanitized(key), sanitized(value))),
        ),
        other => other.clone(),
    })
}

impl Facts {
    /// The facts that a hash has, or one with the name of the machine and its `values`. Nothing if
    /// the value is no hash.
    pub fn of_value(value: &Value) -> Option<Self> {
        let Value::Hash(hash) = value else {
            return None;
        };
        let get = |name: &str| hash.get(&Value::from(name));
        let (name, values) = match (get("name"), get("values")) {
            (Some(Value::String(name)), Some(Value::Hash(values))) => (Some(name.clone()), values),
            _ => (None, hash),
        };
        let values = values.iter().filter_map(|(name, value)| match name {
            Value::String(name) => Some((name.clone(), sanitized(value))),
            _ => None,
        });
        Some(Self {
            name,
            values: values.collect(),
        })
    }

    /// Facts by their names.
    pub(crate) fn of_values(values: Vec<(Str, Value)>) -> Self {
        let values = values.into_iter();
        Self {
            name: None,
            values: values
                .map(|(name, value)| (name, sanitized(&value)))
                .collect(),
        }
    }

    /// These facts as the node of this machine has them, which knows what it is called.
    pub(crate) fn of_client(mut self, certname: &str) -> Self {
        let local = [
            ("clientcert", Value::from(certname)),
            ("clientversion", PUPPET_VERSION.into()),
            ("clientnoop", false.into()),
        ];
        let local = local.map(|(name, value)| (Str::from(name), value));
        self.values.extend(local);
        self
    }

    /// What is known without facts: names.
    pub(crate) fn minimal(name: &str) -> Self {
        let (host, domain) = match name.split_once('.') {
            Some((host, domain)) => (host, Value::from(domain)),
            None => (name, Value::Undef),
        };
        let names = [
            ("hostname", Value::from(host)),
            ("domain", domain),
            ("fqdn", Value::from(name)),
        ];
        let networking = names.clone().map(|(key, value)| (Value::from(key), value));
        let mut values: Vec<(Str, Value)> = names.map(|(key, value)| (key.into(), value)).into();
        values.push(("networking".into(), Value::hash(networking)));
        values.push(("clientcert".into(), Value::from(name)));
        Self {
            name: Some(name.into()),
            values,
        }
    }

    /// These facts with others, which count more.
    pub(crate) fn with(mut self, others: &Self) -> Self {
        for (name, value) in &others.values {
            match self.values.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => known.clone_from(value),
                None => self.values.push((name.clone(), value.clone())),
            }
        }
        self
    }

    /// The facts by their names.
    pub(crate) fn values(&self) -> &[(Str, Value)] {
        &self.values
    }

    /// All facts as a hash.
    pub(crate) fn to_hash(&self) -> Value {
        let entries = self.values.iter().cloned();
        Value::hash(entries.map(|(name, value)| (Value::String(name), value)))
    }

    /// A fact about the network.
    pub(crate) fn networking(&self, name: &str) -> Option<&Value> {
        let networking = self.values.iter().find(|(known, _)| known == "networking");
        match networking {
            Some((_, Value::Hash(networking))) => networking.get(&Value::from(name)),
            _ => None,
        }
    }

    /// The variables that code finds: each fact, all of them as `$facts`, and what is known of
    /// the machine besides.
    pub fn variables(&self) -> Vec<(Str, Value)> {
        let mut variables = self.values.clone();
        variables.push(("facts".into(), self.to_hash()));
        variables.push(("trusted".into(), self.trusted()));
        variables.push(("environment".into(), Value::from("production")));
        variables
    }

    /// What Puppet trusts in of a machine that compiles for itself.
    fn trusted(&self) -> Value {
        trusted(self.certname().unwrap_or("localhost"))
    }

    /// The name of the machine, as far as the facts tell.
    pub(crate) fn certname(&self) -> Option<&str> {
        let fact = |name: &str| {
            let mut facts = self.values.iter();
            facts.find_map(|(known, value)| (known == name).then_some(value))
        };
        let candidates = [fact("clientcert"), self.networking("fqdn"), fact("fqdn")];
        let named = candidates.into_iter().flatten().find_map(Value::as_str);
        self.name.as_deref().or(named)
    }
}

/// What is trusted in of a node that only has a name.
pub(crate) fn trusted(name: &str) -> Value {
    let (host, domain) = match name.split_once('.') {
        Some((host, domain)) => (host, Value::from(domain)),
        None => (name, Value::Undef),
    };
    let empty = || Value::hash([]);
    let entries = [
        ("authenticated", Value::from("local")),
        ("certname", Value::from(name)),
        ("extensions", empty()),
        ("hostname", Value::from(host)),
        ("domain", domain),
        ("external", empty()),
    ];
    Value::hash(entries.map(|(key, value)| (Value::from(key), value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use marotte_pcore::convert::to_program_string;

    fn variable(text: &str, name: &str) -> String {
        let facts = Facts::of_value(&parse(text).unwrap()).unwrap();
        let variables = facts.variables();
        let found = variables.iter().find(|(known, _)| known == name).unwrap();
        to_program_string(&found.1).to_string()
    }

    #[test]
    fn both_forms_are_understood() {
        let plain = r#"{"os": {"name": "Debian"}, "fqdn": "a.b.c"}"#;
        assert_eq!(variable(plain, "os"), "{'name' => 'Debian'}");
        assert!(variable(plain, "trusted").contains("'domain' => 'b.c'"));
        let wrapped = r#"{"name": "n", "values": {"x": [1, null]}}"#;
        assert_eq!(variable(wrapped, "facts"), "{'x' => [1, '']}");
        assert!(variable(wrapped, "trusted").contains("'certname' => 'n'"));
        assert!(Facts::of_value(&parse("- 1").unwrap()).is_none());
        assert!(parse("{").is_err());
    }

    #[test]
    fn yaml_is_understood() {
        let plain = "---\nos:\n  name: Debian\n  on: [1, 'x']\n";
        assert_eq!(
            variable(plain, "os"),
            "{'name' => 'Debian', true => [1, 'x']}"
        );
        let wrapped = "--- !ruby/object:Puppet::Node::Facts\nname: n\nvalues:\n  x: 1\n";
        assert_eq!(variable(wrapped, "facts"), "{'x' => 1}");
        assert!(parse("a: [").is_err());
    }
}
