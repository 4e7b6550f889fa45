//! `chomp`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::text;

use super::each_text::{elements, number};

function! {
    /// Removes one line break from the end of a text: `\n`, `\r` or both.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// chomp("hello\r\n")
    /// #=> 'hello'
    /// chomp(["a\n", 'b'])
    /// #=> ['a', 'b']
    /// ```
    chomp {
        "Numeric $arg" => number,
        "String $arg" => string,
        "Iterable[Variant[String, Numeric]] $arg" => iterable,
    }
}

fn string(_call: &mut Call<'_>, arg: Str) -> Str {
    change(&arg)
}

fn iterable(call: &mut Call<'_>, arg: Value) -> EvalResult<Value> {
    elements(call, &arg, change)
}

fn change(text: &str) -> Str {
    text::chomp(text).into()
}
