//! The first value that is there: `pick`, `pick_default`.

use marotte_pcore::Value;

/// The first argument that is not empty. That there is none is an error.
pub(super) fn pick(arguments: &[Value]) -> Option<Value> {
    first(arguments).cloned()
}

/// The same, or the last argument if all are empty.
pub(super) fn pick_default(arguments: &[Value]) -> Option<Value> {
    let (default, rest) = arguments.split_last()?;
    Some(first(rest).unwrap_or(default).clone())
}

fn first(values: &[Value]) -> Option<&Value> {
    values.iter().find(|value| value.as_str() != Some(""))
}
