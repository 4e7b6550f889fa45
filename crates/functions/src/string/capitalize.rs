//! `capitalize`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

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
        "String $arg" => string::<Capitalize>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Capitalize>,
    }
}

struct Capitalize;

impl Change for Capitalize {
    fn change(text: &str) -> Str {
        text::capitalize(text).into()
    }
}
