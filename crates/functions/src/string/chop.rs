//! `chop`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::text;

use super::each_text::{elements, number};

function! {
    /// Removes the last character of a text; the two of `\r\n` count as one.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// chop('hello')
    /// #=> 'hell'
    /// chop(['ab', "c\r\n"])
    /// #=> ['a', 'c']
    /// ```
    chop {
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
    text::chop(text).into()
}
