//! What the functions that change texts share: numbers stay as they are, and all elements of
//! something that can be iterated over are changed.

use marotte_eval::EvalResult;
use marotte_eval::function::Call;
use marotte_pcore::{Array, Str, Value};

use crate::deep::deeper;

/// A number stays as it is.
pub(super) fn number(_call: &mut Call<'_>, number: Value) -> Value {
    number
}

/// The elements of something, the texts among them changed.
pub(super) fn elements(
    call: &mut Call<'_>,
    iterable: &Value,
    change: impl Fn(&str) -> Str,
) -> EvalResult<Value> {
    let elements = match iterable {
        Value::Iterator(iterator) => Some(iterator.take()),
        other => other.elements(),
    };
    let mut changed = Array::new();
    for element in elements.into_iter().flatten() {
        call.evaluator.step()?;
        changed.push(match element {
            Value::String(text) => Value::String(change(&text)),
            other => other,
        });
    }
    Ok(Value::Array(changed))
}

/// A value with all texts in it changed, however deep they are.
pub(super) fn all_texts(value: &Value, change: fn(&str) -> Str) -> Value {
    match value {
        Value::String(text) => Value::String(change(text)),
        Value::Array(values) => {
            deeper(|| Value::array(values.iter().map(|element| all_texts(element, change))))
        }
        Value::Hash(hash) => deeper(|| {
            let entries = hash.iter();
            Value::hash(
                entries.map(|(key, value)| (all_texts(key, change), all_texts(value, change))),
            )
        }),
        other => other.clone(),
    }
}
