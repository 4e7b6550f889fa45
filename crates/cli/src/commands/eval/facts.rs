//! Facts from a file.

use std::path::Path;

use marotte_pcore::{Str, Value};
use serde_json::{Map, Value as Json};

use crate::read::{Origin, read};

/// The facts of a machine.
#[derive(Default)]
pub(super) struct Facts {
    /// The name of the machine, if the file tells.
    name: Option<String>,
    values: Map<String, Json>,
}

/// Reads a file with facts: an object with a value a fact, or one with the name of the machine
/// and its `values`, as `puppet facts` prints them.
pub(super) fn read_facts(path: &Path) -> Result<Facts, String> {
    let shown = path.display();
    let text = read(&Origin::File(path.to_owned()))
        .map_err(|problem| format!("facts from {shown}: {}", problem.message))?;
    let json = serde_json::from_str(&text).map_err(|error| match path.extension() {
        Some(extension) if extension == "yaml" || extension == "yml" => {
            format!("facts from {shown}: YAML is not understood yet, only JSON is")
        }
        _ => format!("facts from {shown}: not JSON: {error}"),
    })?;
    of_json(json).ok_or_else(|| format!("facts from {shown}: this is no object of facts"))
}

fn of_json(json: Json) -> Option<Facts> {
    let Json::Object(mut object) = json else {
        return None;
    };
    let wrapped = object.get("values").is_some_and(Json::is_object)
        && object.get("name").is_some_and(Json::is_string);
    if !wrapped {
        return Some(Facts {
            name: None,
            values: object,
        });
    }
    match (object.remove("name"), object.remove("values")) {
        (Some(Json::String(name)), Some(Json::Object(values))) => Some(Facts {
            name: Some(name),
            values,
        }),
        _ => None,
    }
}

impl Facts {
    /// The variables that code finds: each fact, all of them as `$facts`, and what is known of
    /// the machine besides.
    pub(super) fn variables(&self) -> Vec<(Str, Value)> {
        let all = self
            .values
            .iter()
            .map(|(name, value)| (name.as_str(), to_value(value)));
        let mut variables: Vec<(Str, Value)> = all
            .clone()
            .map(|(name, value)| (name.into(), value))
            .collect();
        let hash = Value::hash(all.map(|(name, value)| (Value::from(name), value)));
        variables.push(("facts".into(), hash));
        variables.push(("trusted".into(), self.trusted()));
        variables.push(("environment".into(), Value::from("production")));
        variables
    }

    /// What Puppet trusts in of a machine that compiles for itself.
    fn trusted(&self) -> Value {
        let name = self.certname();
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

    fn certname(&self) -> &str {
        let networking = self
            .values
            .get("networking")
            .and_then(|all| all.get("fqdn"));
        let candidates = [
            self.values.get("clientcert"),
            networking,
            self.values.get("fqdn"),
        ];
        let named = candidates.into_iter().flatten().find_map(Json::as_str);
        self.name.as_deref().or(named).unwrap_or("localhost")
    }
}

/// JSON as a value.
fn to_value(json: &Json) -> Value {
    stacker::maybe_grow(64 * 1024, 1024 * 1024, || match json {
        Json::Null => Value::Undef,
        Json::Bool(value) => Value::Boolean(*value),
        Json::Number(number) => match number.as_i64() {
            Some(integer) => Value::Integer(integer),
            None => Value::Float(number.as_f64().unwrap_or(f64::NAN)),
        },
        Json::String(text) => Value::from(text.as_str()),
        Json::Array(values) => Value::array(values.iter().map(to_value)),
        Json::Object(entries) => Value::hash(
            entries
                .iter()
                .map(|(key, value)| (Value::from(key.as_str()), to_value(value))),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use marotte_pcore::convert::to_program_string;
    use serde_json::json;

    fn variable(facts: &Facts, name: &str) -> String {
        let variables = facts.variables();
        let found = variables.iter().find(|(known, _)| known == name).unwrap();
        to_program_string(&found.1).to_string()
    }

    #[test]
    fn both_forms_are_understood() {
        let plain = of_json(json!({"os": {"name": "Debian"}, "fqdn": "a.b.c"})).unwrap();
        assert_eq!(variable(&plain, "os"), "{'name' => 'Debian'}");
        assert!(variable(&plain, "trusted").contains("'domain' => 'b.c'"));
        let wrapped = of_json(json!({"name": "n", "values": {"x": [1, null]}})).unwrap();
        assert_eq!(variable(&wrapped, "facts"), "{'x' => [1, undef]}");
        assert!(variable(&wrapped, "trusted").contains("'certname' => 'n'"));
        assert!(of_json(json!([1])).is_none());
    }
}
