//! The elements of what can be iterated over.

use crate::types::Type;
use crate::value::{Array, IterSource, Value};

/// No more elements than these are made at once: the memory of the machine ends somewhere.
const MOST_ELEMENTS: i64 = 100_000_000;

/// The elements of an iterable value: characters, entries, numbers below. `None` for what cannot
/// be iterated over.
pub fn elements(value: &Value) -> Option<Array> {
    match value {
        Value::Array(values) => Some(values.clone()),
        Value::Hash(hash) => Some(
            hash.iter()
                .map(|(key, value)| Value::array([key.clone(), value.clone()]))
                .collect(),
        ),
        Value::String(text) => {
            let mut buffer = [0; 4];
            Some(
                text.chars()
                    .map(|character| Value::from(&*character.encode_utf8(&mut buffer)))
                    .collect(),
            )
        }
        Value::Integer(count) => range(0, count.checked_sub(1)?),
        Value::Type(of) => match &*of.resolved() {
            Type::Integer(Some(of)) if of.is_wide() || of.descending => {
                Some(of.elements()?.collect())
            }
            Type::Integer(Some(bounds)) => range(bounds.min?, bounds.max?),
            Type::Enum(parameters) => Some(
                parameters
                    .values
                    .iter()
                    .cloned()
                    .map(Value::String)
                    .collect(),
            ),
            _ => None,
        },
        Value::Iterator(iterator) => {
            let limit = usize::try_from(MOST_ELEMENTS).unwrap_or(usize::MAX);
            let values: Array = iterator.take().take(limit).collect();
            (values.len() < limit).then_some(values)
        }
        _ => None,
    }
}

fn range(first: i64, last: i64) -> Option<Array> {
    let count = last.checked_sub(first)?;
    if !(-1..MOST_ELEMENTS).contains(&count) {
        return None;
    }
    let source = IterSource::Range {
        next: first,
        last,
        step: 1,
    };
    Some(source.collect())
}
