//! `length`

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::Value;

function! {
    /// How many elements an array, entries a hash, characters a string or bytes a Binary has.
    ///
    /// ```puppet
    /// length('héllo')
    /// #=> 5
    /// length({ 'a' => 1 })
    /// #=> 1
    /// ```
    length {
        "Collection $arg" => length,
        "String $arg" => length,
        "Binary $arg" => length,
    }
}

fn length(_: &mut Call<'_>, value: Value) -> i64 {
    let length = match &value {
        Value::Array(values) => values.len(),
        Value::Hash(hash) => hash.len(),
        Value::String(text) if text.is_ascii() => text.len(),
        Value::String(text) => text.chars().count(),
        Value::Binary(binary) => binary.len(),
        _ => 0,
    };
    length as i64
}
