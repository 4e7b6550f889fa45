//! What an explanation shows of secrets.
//!
//! It shows values as data has them, before `convert_to: Sensitive` hides them, and what eyaml has
//! decrypted. That is what the reference does, and what somebody who looks for a mistake may want to
//! see; who shows it to others can have it without.

use marotte_pcore::{Hash, Str, Value};

use super::node::Event;
use super::{Explainer, NodeKind};
use crate::deep::grow;

/// What is shown instead of a secret.
const HIDDEN: &str = "[value redacted]";

impl Explainer {
    /// A text was decrypted.
    pub(crate) fn note_secret(&mut self, text: &Str) {
        if !text.is_empty() {
            self.secrets.push(text.clone());
        }
    }

    /// All texts in a value may have been decrypted.
    pub(crate) fn note_secrets(&mut self, value: &Value) {
        leaves(value, &mut self.secrets);
    }

    /// A value will be hidden: none that is found is shown, since it may be a part of that one.
    pub(crate) fn note_sensitive(&mut self) {
        self.is_sensitive = true;
    }

    /// Hides what was decrypted, and all values if what was looked up is sensitive.
    pub fn hide_secrets(&mut self) {
        let shown = match self.is_sensitive {
            true => self.options(),
            false => vec![true; self.nodes.len()],
        };
        for (node, is_shown) in self.nodes.iter().zip(&shown) {
            if !is_shown {
                leaves(&node.value, &mut self.secrets);
            }
        }
        let secrets = std::mem::take(&mut self.secrets);
        // The longest first: a part of it may be another one.
        let mut texts: Vec<&str> = secrets.iter().map(Str::as_str).collect();
        texts.sort_by_key(|text| std::cmp::Reverse(text.len()));
        for (node, is_shown) in self.nodes.iter_mut().zip(shown) {
            let is_value = matches!(
                node.event,
                Some(
                    Event::Found | Event::FoundInOverrides | Event::FoundInDefaults | Event::Result
                )
            );
            if is_value {
                node.value = match is_shown {
                    true => without(&node.value, &texts),
                    false => HIDDEN.into(),
                };
            }
            for text in &mut node.texts {
                hide(text, &texts);
            }
            if let NodeKind::Interpolate(subject) = &mut node.kind {
                let mut text = subject.to_string();
                hide(&mut text, &texts);
                *subject = text.into();
            }
        }
        self.secrets = secrets;
    }

    /// Which nodes only tell what `lookup_options` there are.
    fn options(&self) -> Vec<bool> {
        let mut found = vec![false; self.nodes.len()];
        let mut open = vec![(0, false)];
        while let Some((at, is_inside)) = open.pop() {
            let node = &self.nodes[at];
            found[at] = is_inside || node.key.as_deref() == Some("lookup_options");
            open.extend(node.branches.iter().map(|branch| (*branch, found[at])));
        }
        found
    }
}

/// The texts in a value.
fn leaves(value: &Value, found: &mut Vec<Str>) {
    match value {
        Value::String(text) if !text.is_empty() => found.push(text.clone()),
        Value::Array(values) => values
            .iter()
            .for_each(|value| grow(|| leaves(value, found))),
        Value::Hash(hash) => hash
            .values()
            .for_each(|value| grow(|| leaves(value, found))),
        _ => {}
    }
}

/// A value without texts that have a secret in them.
fn without(value: &Value, secrets: &[&str]) -> Value {
    match value {
        Value::String(text) if secrets.iter().any(|secret| text.contains(secret)) => HIDDEN.into(),
        Value::Array(values) => {
            let values = values.iter().map(|value| grow(|| without(value, secrets)));
            Value::array(values.collect::<Vec<_>>())
        }
        Value::Hash(hash) => {
            let mut shown = Hash::with_capacity(hash.len());
            for (key, value) in hash.iter() {
                shown.insert(without(key, secrets), grow(|| without(value, secrets)));
            }
            shown.into()
        }
        other => other.clone(),
    }
}

fn hide(text: &mut String, secrets: &[&str]) {
    for secret in secrets {
        if text.contains(secret) {
            *text = text.replace(secret, HIDDEN);
        }
    }
}
