//! `capitalize`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::text;

use super::each_text::{elements, number};

function! {
    /// Makes the first character of a text upper case and all others lower case.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// capitalize('bOB')
    /// #=> 'Bob'
    /// capitalize(['one', 'TWO'])
    /// #=> ['One', 'Two']
    /// ```
    capitalize {
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
    text::capitalize(text).into()
}
