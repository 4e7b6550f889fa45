//! `md5`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;

use super::hexadecimal;
use crate::conversion::implicit_string;

legacy_function! {
    /// The MD5 digest of a string, in hexadecimal digits.
    ///
    /// ```puppet
    /// md5('abc')
    /// #=> '900150983cd24fb0d6963f7d28e17f72'
    /// ```
    md5(1) => value digest
}

fn digest(_call: &mut Call<'_>, text: Value) -> EvalResult<String> {
    Ok(hexadecimal::<::md5::Md5>(&implicit_string(&text)?))
}
