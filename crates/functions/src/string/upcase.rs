//! `upcase`

use std::sync::Arc;

use marotte_eval::function;
use marotte_eval::function::Call;
use marotte_pcore::{Array, Hash, Str, Value};
use marotte_scalars::text;

use super::each_text::{all_texts, number};

function! {
    /// Makes a text upper case.
    ///
    /// Numbers stay as they are. Of an array or hash everything in it is changed, keys included.
    ///
    /// ```puppet
    /// upcase('hello')
    /// #=> 'HELLO'
    /// upcase({ 'Ahello' => ['hello', 1] })
    /// #=> {'AHELLO' => ['HELLO', 1]}
    /// ```
    upcase {
        types {
            StringData =
                "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]",
        }
        "Numeric $arg" => number,
        "String $arg" => string,
        "Array[StringData] $arg" => array,
        "Hash[StringData, StringData] $arg" => hash,
    }
}

fn string(_call: &mut Call<'_>, arg: Str) -> Str {
    change(&arg)
}

fn array(_call: &mut Call<'_>, arg: Array) -> Value {
    all_texts(&Value::Array(arg), change)
}

fn hash(_call: &mut Call<'_>, arg: Arc<Hash>) -> Value {
    all_texts(&Value::Hash(arg), change)
}

fn change(text: &str) -> Str {
    text::upcase(text).into()
}
