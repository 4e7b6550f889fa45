//! `chop`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

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
        "String $arg" => string::<Chop>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Chop>,
    }
}

struct Chop;

impl Change for Chop {
    fn change(text: &str) -> Str {
        text::chop(text).into()
    }
}
