//! `upcase`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, all_texts, number, string};

function! {
    /// Makes a text upper case.
    ///
    /// Numbers stay as they are. Of an array or hash everything in it is changed, keys included.
    ///
    /// ```puppet
    /// upcase('hello')
    /// #=> 'HELLO'
    /// upcase({ 'Ahello' => ['hello', 1] })
    /// #=> {'AHELLO' => ['HELLO', 1]}
    /// ```
    upcase {
        types {
            StringData =
                "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]",
        }
        "Numeric $arg" => number,
        "String $arg" => string::<Upcase>,
        "Array[StringData] $arg" => all_texts::<Upcase>,
        "Hash[StringData, StringData] $arg" => all_texts::<Upcase>,
    }
}

struct Upcase;

impl Change for Upcase {
    fn change(text: &str) -> Str {
        text::upcase(text).into()
    }
}
