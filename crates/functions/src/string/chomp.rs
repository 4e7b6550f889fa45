//! `chomp`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

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
        "String $arg" => string::<Chomp>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Chomp>,
    }
}

struct Chomp;

impl Change for Chomp {
    fn change(text: &str) -> Str {
        text::chomp(text).into()
    }
}
