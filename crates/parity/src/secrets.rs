//! What must not be shown: the values of sensitive attributes, wherever they turn up.

use serde_json::{Value, json};

use crate::difference::{Difference, Shown};

/// What is shown instead.
pub(crate) const REDACTED: &str = "[sensitive]";

/// A shorter secret is found in many places that have nothing to do with it.
const SHORTEST: usize = 4;

/// The names of a resource's sensitive attributes.
pub(crate) fn names(resource: &Value) -> impl Iterator<Item = &str> {
    let names = resource.get("sensitive_parameters");
    let names = names.and_then(Value::as_array).into_iter().flatten();
    names.filter_map(Value::as_str)
}

/// What a value looks like without the sensitive values in it.
pub(crate) fn redacted(value: &Value) -> Value {
    match value {
        value if is_sensitive(value) => json!(REDACTED),
        Value::Object(hash) => hash
            .iter()
            .map(|(key, value)| (key.clone(), redacted(value)))
            .collect(),
        Value::Array(values) => values.iter().map(redacted).collect(),
        other => other.clone(),
    }
}

/// `{"__ptype": "Sensitive", …}`
fn is_sensitive(value: &Value) -> bool {
    value.get("__ptype").and_then(Value::as_str) == Some("Sensitive")
}

/// The secrets of catalogs.
#[derive(Default)]
pub(crate) struct Secrets(Vec<String>);

impl Secrets {
    /// Takes in the secrets of a catalog.
    pub(crate) fn add(&mut self, catalog: &Value) {
        let resources = catalog.get("resources").and_then(Value::as_array);
        for resource in resources.into_iter().flatten() {
            let Some(parameters) = resource.get("parameters").and_then(Value::as_object) else {
                continue;
            };
            for name in names(resource) {
                self.add_texts(parameters.get(name).unwrap_or(&Value::Null));
            }
            for value in parameters.values() {
                self.add_nested(value);
            }
        }
        // A secret may be a part of another one.
        self.0.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        self.0.dedup();
    }

    fn add_nested(&mut self, value: &Value) {
        match value {
            value if is_sensitive(value) => {
                self.add_texts(value.get("__pvalue").unwrap_or(&Value::Null));
            }
            Value::Array(values) => values.iter().for_each(|value| self.add_nested(value)),
            Value::Object(hash) => hash.values().for_each(|value| self.add_nested(value)),
            _ => {}
        }
    }

    fn add_texts(&mut self, value: &Value) {
        match value {
            Value::String(text) if text.len() >= SHORTEST => self.0.push(text.clone()),
            Value::Array(values) => values.iter().for_each(|value| self.add_texts(value)),
            Value::Object(hash) => hash.values().for_each(|value| self.add_texts(value)),
            _ => {}
        }
    }

    /// Takes the secrets out of all that a difference shows.
    pub(crate) fn hide(&self, difference: &mut Difference) {
        for shown in [&mut difference.theirs, &mut difference.ours] {
            if let Shown::Value(value) = shown {
                self.hide_in(value);
            }
        }
        self.hide_in_text(&mut difference.subject);
    }

    fn hide_in(&self, value: &mut Value) {
        match value {
            Value::String(text) => self.hide_in_text(text),
            Value::Array(values) => values.iter_mut().for_each(|value| self.hide_in(value)),
            Value::Object(hash) => hash.values_mut().for_each(|value| self.hide_in(value)),
            _ => {}
        }
    }

    fn hide_in_text(&self, text: &mut String) {
        for secret in &self.0 {
            if text.contains(secret.as_str()) {
                *text = text.replace(secret.as_str(), REDACTED);
            }
        }
    }
}
