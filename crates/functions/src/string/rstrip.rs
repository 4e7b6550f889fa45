//! `rstrip`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

function! {
    /// Removes white space and null characters from the end of a text.
    ///
    /// Numbers stay as they are; of an array, each element is changed.
    ///
    /// ```puppet
    /// rstrip(' a  ')
    /// #=> ' a'
    /// rstrip([' a', 'b '])
    /// #=> [' a', 'b']
    /// ```
    rstrip {
        "Numeric $arg" => number,
        "String $arg" => string::<Rstrip>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Rstrip>,
    }
}

struct Rstrip;

impl Change for Rstrip {
    fn change(text: &str) -> Str {
        text::rstrip(text).into()
    }
}
