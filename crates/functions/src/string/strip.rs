//! `strip`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

function! {
    /// Removes white space and null characters from both ends of a text.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// strip(" \t hello \n")
    /// #=> 'hello'
    /// strip([' a', 'b '])
    /// #=> ['a', 'b']
    /// ```
    strip {
        "Numeric $arg" => number,
        "String $arg" => string::<Strip>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Strip>,
    }
}

struct Strip;

impl Change for Strip {
    fn change(text: &str) -> Str {
        text::strip(text).into()
    }
}
