//! Integers in data that are too large for the language.
//!
//! The reference lets code pass them on and print them, and fails where they are calculated with or
//! become values of attributes. Code gets their digits: whatever the reference allows gives the same
//! text.

use marotte_pcore::Value;
use marotte_yaml::Oversized;

use crate::deep::grow;

/// Whether an integer that is too large is in a value.
pub(crate) fn is_in(value: &Value) -> bool {
    match value {
        Value::Foreign(_) => Oversized::digits_of(value).is_some(),
        Value::Array(values) => values.iter().any(|value| grow(|| is_in(value))),
        Value::Hash(hash) => hash
            .iter()
            .any(|(key, value)| grow(|| is_in(key) || is_in(value))),
        _ => false,
    }
}

/// A value as code gets it.
pub(crate) fn as_text(value: &Value) -> Value {
    grow(|| match value {
        Value::Foreign(_) => match Oversized::digits_of(value) {
            Some(digits) => Value::String(digits.clone()),
            None => value.clone(),
        },
        Value::Array(values) => Value::array(values.iter().map(as_text)),
        Value::Hash(hash) => Value::hash(
            hash.iter()
                .map(|(key, value)| (as_text(key), as_text(value))),
        ),
        other => other.clone(),
    })
}

/// A value as Ruby's `to_s` gives it.
pub(crate) fn ruby_to_s(value: &Value) -> String {
    match Oversized::digits_of(value) {
        Some(digits) => digits.to_string(),
        None => marotte_eval::ruby_to_s(value),
    }
}
