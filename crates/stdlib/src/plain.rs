//! Plain data: what Ruby and Puppet agree on without a word.

use marotte_pcore::deep::grow;
use marotte_pcore::ruby::ruby_to_s;
use marotte_pcore::{Hash, Str, Type, Value};

/// Whether a value is nothing but text, numbers, truth and collections of these.
pub(crate) fn is_plain(value: &Value) -> bool {
    match value {
        Value::Undef
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::String(_) => true,
        Value::Array(values) => grow(|| values.iter().all(is_plain)),
        Value::Hash(hash) => grow(|| {
            hash.iter()
                .all(|(key, value)| is_plain(key) && is_plain(value))
        }),
        _ => false,
    }
}

/// The same with references to resources and classes among it.
pub(crate) fn is_plain_or_reference(value: &Value) -> bool {
    match value {
        Value::Type(Type::Class(Some(_))) => true,
        Value::Type(Type::Resource(of)) => of.type_name.is_some() && of.title.is_some(),
        Value::Array(values) => grow(|| values.iter().all(is_plain_or_reference)),
        Value::Hash(hash) => grow(|| {
            hash.iter()
                .all(|(key, value)| is_plain(key) && is_plain_or_reference(value))
        }),
        other => is_plain(other),
    }
}

/// Whether Ruby and Puppet have the same idea of when two such values are the same key: not if
/// there are floats, whose zeros differ.
pub(crate) fn is_exact(value: &Value) -> bool {
    match value {
        Value::Undef | Value::Boolean(_) | Value::Integer(_) | Value::String(_) => true,
        Value::Array(values) => grow(|| values.iter().all(is_exact)),
        _ => false,
    }
}

/// Ruby's `to_s` of plain data.
pub(crate) fn to_s(value: &Value) -> Str {
    match value {
        Value::String(text) => text.clone(),
        other => ruby_to_s(other).into(),
    }
}

/// Puts Ruby's `to_s` of plain data behind a text.
pub(crate) fn push_s(text: &mut String, value: &Value) {
    match value {
        Value::String(own) => text.push_str(own),
        Value::Integer(number) => text.push_str(itoa::Buffer::new().format(*number)),
        Value::Boolean(flag) => text.push_str(if *flag { "true" } else { "false" }),
        Value::Undef => {}
        other => text.push_str(&ruby_to_s(other)),
    }
}

/// A whole number that is not negative: an integer, or a text of nothing but digits.
pub(crate) fn whole(value: &Value) -> Option<i64> {
    match value {
        Value::Integer(number) => (*number >= 0).then_some(*number),
        Value::String(text) if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok(),
        _ => None,
    }
}

/// The arguments, if there are exactly so many.
pub(crate) fn exactly<const N: usize>(arguments: &[Value]) -> Option<&[Value; N]> {
    arguments.try_into().ok()
}

/// A hash as a value that others can share.
pub(crate) fn hash(hash: &Value) -> Option<&Hash> {
    match hash {
        Value::Hash(hash) => Some(hash),
        _ => None,
    }
}

/// The elements of an array.
pub(crate) fn array(value: &Value) -> Option<&[Value]> {
    match value {
        Value::Array(values) => Some(values.as_slice()),
        _ => None,
    }
}
