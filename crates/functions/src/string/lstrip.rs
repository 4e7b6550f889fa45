//! `lstrip`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::text;

use super::each_text::{elements, number};

function! {
    /// Removes white space from the front of a text.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// lstrip('  a ')
    /// #=> 'a '
    /// lstrip([' a', 'b '])
    /// #=> ['a', 'b ']
    /// ```
    lstrip {
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
    text::lstrip(text).into()
}
