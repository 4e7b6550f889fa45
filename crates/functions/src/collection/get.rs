//! `get`

use std::sync::Arc;

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::Call;
use marotte_eval::{Block, EvalResult, Signal, function};
use marotte_pcore::object::error;
use marotte_pcore::{Object, Str, Value};

use super::dig::{Obstacle, dig};
use super::navigation::{names, split_path};

function! {
    /// What is inside of a value, by a string of keys and indexes with dots between them.
    ///
    /// A key with a dot in it stands in quotes; digits are an index. A default is given if there
    /// is nothing. A block gets an `Error` if something on the way is neither array nor hash, or
    /// if the index of an array is no integer; what it gives is the result.
    ///
    /// ```puppet
    /// $data = { 'users' => [{ 'name' => 'ann' }], 'a.b' => 1 }
    /// get($data, 'users.0.name')
    /// #=> 'ann'
    /// get($data, '"a.b"')
    /// #=> 1
    /// get($data, 'groups.0', 'nobody')
    /// #=> 'nobody'
    /// ```
    get {
        "Any $value, String $dotted_string, Any $default_value = ?, Callable[1,1] &$block = ?" => get,
    }
}

fn get(
    call: &mut Call<'_>,
    value: Value,
    navigation: Str,
    default: Option<Value>,
    block: Option<Block>,
) -> EvalResult<Value> {
    let default = default.unwrap_or_default();
    if matches!(value, Value::Undef) {
        return Ok(default);
    }
    if navigation.is_empty() {
        return Ok(value);
    }
    if let Some(found) = names(&navigation).and_then(|names| follow(&value, names)) {
        return Ok(match found {
            Value::Undef => default,
            found => found.clone(),
        });
    }
    let Some(mut keys) = split_path(&navigation) else {
        return Err(Signal::during(FunctionIssue::InvalidNavigation));
    };
    if !matches!(value, Value::Array(_) | Value::Hash(_)) {
        // It has the words for a value that nothing can be dug out of.
        keys.insert(0, value);
        return call.call_function("dig", keys, None);
    }
    match (dig(&value, &keys), block) {
        (Ok(Value::Undef), _) => Ok(default),
        (Ok(found), _) => Ok(found),
        (Err(obstacle), Some(block)) => call.call_block(&block, [error_value(*obstacle)]),
        (Err(obstacle), None) => Err(Signal::during(obstacle.issue)),
    }
}

/// What hashes have where a path of names leads to; nothing if there is something else on the way.
fn follow<'a>(value: &'a Value, mut names: impl Iterator<Item = &'a str>) -> Option<&'a Value> {
    names.try_fold(value, |value, name| match value {
        Value::Hash(hash) => Some(hash.get_str(name).unwrap_or(&Value::Undef)),
        Value::Undef => Some(value),
        _ => None,
    })
}

fn error_value(obstacle: Obstacle) -> Value {
    let attributes = vec![
        Value::from(obstacle.issue.to_string()),
        Value::from("SLICE_ERROR"),
        Value::from(obstacle.details),
        Value::from(obstacle.issue.code()),
    ];
    Value::Object(Arc::new(Object {
        object_type: error(),
        attributes: attributes.into(),
    }))
}
