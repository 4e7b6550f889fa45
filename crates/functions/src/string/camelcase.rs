//! `camelcase`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, elements, number, string};

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
        "String $arg" => string::<Camelcase>,
        "Iterable[Variant[String, Numeric]] $arg" => elements::<Camelcase>,
    }
}

struct Camelcase;

impl Change for Camelcase {
    fn change(text: &str) -> Str {
        let words: String = text.split('_').map(text::capitalize).collect();
        words.into()
    }
}
