//! `empty`

use marotte_diagnostics::FunctionIssue;
use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::Value;

function! {
    /// Whether a string, array, hash or Binary has nothing in it. `undef` is empty.
    ///
    /// A number never is; to ask is deprecated.
    ///
    /// ```puppet
    /// empty([])
    /// #=> true
    /// empty(' ')
    /// #=> false
    /// ```
    empty {
        "Collection $coll" => is_empty,
        "Sensitive[String] $str" => is_empty,
        "String $str" => is_empty,
        "Numeric $num" => number,
        "Binary $bin" => is_empty,
        "Undef $x" => is_empty,
    }
}

fn is_empty(_: &mut Call<'_>, value: Value) -> bool {
    match &value {
        Value::Sensitive(inside) => inside.as_str().is_some_and(str::is_empty),
        Value::Array(values) => values.is_empty(),
        Value::Hash(hash) => hash.is_empty(),
        Value::String(text) => text.is_empty(),
        Value::Binary(binary) => binary.is_empty(),
        Value::Undef => true,
        _ => false,
    }
}

fn number(call: &mut Call<'_>, _: Value) -> bool {
    let place = call.place();
    let (file, line) = (
        place.file().unwrap_or("unknown"),
        place.line().unwrap_or_default(),
    );
    let key = format!("empty-from-{file}-{line}");
    call.warn_once(key, FunctionIssue::NumberAsEmpty, true);
    false
}
