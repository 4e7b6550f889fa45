//! `sha256`

use marotte_eval::function::Call;
use marotte_eval::{EvalResult, legacy_function};
use marotte_pcore::Value;

use super::hexadecimal;
use crate::conversion::implicit_string;

legacy_function! {
    /// The SHA-256 digest of a string, in hexadecimal digits.
    ///
    /// ```puppet
    /// sha256('abc')
    /// #=> 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    /// ```
    sha256(1) => value digest
}

fn digest(_call: &mut Call<'_>, text: Value) -> EvalResult<String> {
    Ok(hexadecimal::<sha2::Sha256>(&implicit_string(&text)?))
}
