//! `lstrip`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

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
        "String $arg" => string::<Lstrip>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Lstrip>,
    }
}

struct Lstrip;

impl Change for Lstrip {
    fn change(text: &str) -> Str {
        text::lstrip(text).into()
    }
}
