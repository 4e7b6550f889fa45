//! What the functions that change texts share: numbers stay as they are, and all elements of
//! something that can be iterated over, or all that is in a collection, are changed.

use marotte_eval::EvalResult;
use marotte_eval::function::Call;
use marotte_pcore::deep::grow;
use marotte_pcore::{Array, Str, Value};

/// A number stays as it is.
pub(super) fn number(_call: &mut Call<'_>, number: Value) -> Value {
    number
}

/// What a function does with a text.
pub(super) trait Change {
    /// The text as it is afterwards.
    fn change(text: &str) -> Str;
}

/// A text, changed.
pub(super) fn string<C: Change>(_call: &mut Call<'_>, text: Str) -> Str {
    C::change(&text)
}

/// The elements of something, the texts among them changed.
pub(super) fn elements<C: Change>(call: &mut Call<'_>, iterable: Value) -> EvalResult<Value> {
    let elements = match &iterable {
        Value::Iterator(iterator) => Some(iterator.take()),
        other => other.elements(),
    };
    let mut changed = Array::new();
    for element in elements.into_iter().flatten() {
        call.evaluator.step()?;
        changed.push(match element {
            Value::String(text) => Value::String(C::change(&text)),
            other => other,
        });
    }
    Ok(Value::Array(changed))
}

/// An array or hash with all texts in it changed, keys included, however deep they are.
pub(super) fn all_texts<C: Change>(_call: &mut Call<'_>, collection: Value) -> Value {
    changed_texts(&collection, C::change)
}

fn changed_texts(value: &Value, change: fn(&str) -> Str) -> Value {
    let changed = |value: &Value| changed_texts(value, change);
    match value {
        Value::String(text) => Value::String(change(text)),
        Value::Array(values) => grow(|| Value::array(values.iter().map(changed))),
        Value::Hash(hash) => grow(|| {
            let entries = hash.iter();
            Value::hash(entries.map(|(key, value)| (changed(key), changed(value))))
        }),
        other => other.clone(),
    }
}
