//! `camelcase`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, function};
use marotte_pcore::{Str, Value};
use marotte_scalars::text;

use super::each_text::{elements, number};

function! {
    /// Joins the words of a text that underscores separate, each with a capital.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// camelcase('hello_friend')
    /// #=> 'HelloFriend'
    /// camelcase(['a_b', 'cD_e'])
    /// #=> ['AB', 'CdE']
    /// ```
    camelcase {
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
    let words: String = text.split('_').map(text::capitalize).collect();
    words.into()
}
