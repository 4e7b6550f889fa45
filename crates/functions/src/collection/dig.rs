//! `dig`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function::{Call, Rest};
use marotte_eval::{EvalResult, Signal, function, ruby_inspect};
use marotte_pcore::{Array, Hash, Value};

function! {
    /// What is inside of arrays and hashes, by indexes and keys one after the other.
    ///
    /// As soon as something is `undef`, so is the result. Something else than an array or a hash
    /// on the way is an error.
    ///
    /// ```puppet
    /// $data = { 'users' => [{ 'name' => 'ann' }, { 'name' => 'bob' }] }
    /// dig($data, 'users', 1, 'name')
    /// #=> 'bob'
    /// dig($data, 'groups', 0)
    /// #=> undef
    /// ```
    dig {
        "Optional[Collection] $data, Any *$arg" => dig_into,
    }
}

/// Why something could not be dug out.
pub(super) struct Obstacle {
    pub(super) issue: FunctionIssue,
    pub(super) details: Hash,
}

fn dig_into(_: &mut Call<'_>, data: Value, keys: Rest) -> EvalResult<Value> {
    dig(&data, &keys.0).map_err(|obstacle| Signal::during(obstacle.issue))
}

pub(super) fn dig(data: &Value, keys: &[Value]) -> Result<Value, Box<Obstacle>> {
    let mut found = data;
    for (at, key) in keys.iter().enumerate() {
        if matches!(found, Value::Undef) || matches!(key, Value::Undef) {
            return Ok(Value::Undef);
        }
        let next = match (found, key) {
            (Value::Hash(hash), key) => hash.get(key),
            (Value::Array(values), Value::Integer(index)) => element(values, *index),
            (Value::Array(_), key) => return Err(needs_integer(keys[..=at].into(), key)),
            (other, _) => return Err(needs_collection(keys[..at].into(), other)),
        };
        match next {
            Some(next) => found = next,
            None => return Ok(Value::Undef),
        }
    }
    Ok(found.clone())
}

/// Negative indexes count from the end.
fn element(values: &Array, index: i64) -> Option<&Value> {
    let index = if index < 0 {
        index + values.len() as i64
    } else {
        index
    };
    values.get(usize::try_from(index).ok()?)
}

#[cold]
fn needs_integer(walked: Array, key: &Value) -> Box<Obstacle> {
    let (of, path) = (key.infer(), Value::Array(walked));
    Box::new(Obstacle {
        issue: FunctionIssue::ExpectedIntegerIndex {
            path: ruby_inspect(&path).into(),
            actual: of.to_string().into(),
        },
        details: Hash::from_iter([
            (Value::from("walked_path"), path),
            (Value::from("index_type"), Value::Type(of)),
        ]),
    })
}

#[cold]
fn needs_collection(walked: Array, found: &Value) -> Box<Obstacle> {
    let (of, path) = (found.infer(), Value::Array(walked));
    Box::new(Obstacle {
        issue: FunctionIssue::ExpectedCollection {
            path: ruby_inspect(&path).into(),
            actual: of.to_string().into(),
        },
        details: Hash::from_iter([
            (Value::from("walked_path"), path),
            (Value::from("value_type"), Value::Type(of)),
        ]),
    })
}
