//! `downcase`

use marotte_eval::function;
use marotte_pcore::Str;
use marotte_scalars::text;

use super::each_text::{Change, all_texts, number, string};

function! {
    /// Makes a text lower case.
    ///
    /// Numbers stay as they are. Of an array or hash everything in it is changed, keys included.
    ///
    /// ```puppet
    /// downcase('HELLO')
    /// #=> 'hello'
    /// downcase({ 'AHELLO' => ['HELLO', 1] })
    /// #=> {'ahello' => ['hello', 1]}
    /// ```
    downcase {
        types {
            StringData =
                "Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]",
        }
        "Numeric $arg" => number,
        "String $arg" => string::<Downcase>,
        "Array[StringData] $arg" => all_texts::<Downcase>,
        "Hash[StringData, StringData] $arg" => all_texts::<Downcase>,
    }
}

struct Downcase;

impl Change for Downcase {
    fn change(text: &str) -> Str {
        text::downcase(text).into()
    }
}
