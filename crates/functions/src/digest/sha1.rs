//! `sha1`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;

use super::hexadecimal;
use crate::conversion::implicit_string;

legacy_function! {
    /// The SHA-1 digest of a string, in hexadecimal digits.
    ///
    /// ```puppet
    /// sha1('abc')
    /// #=> 'a9993e364706816aba3e25717850c26c9cd0d89d'
    /// ```
    sha1(1) => value digest
}

fn digest(_call: &mut Call<'_>, text: Value) -> EvalResult<String> {
    Ok(hexadecimal::<::sha1::Sha1>(&implicit_string(&text)?))
}
