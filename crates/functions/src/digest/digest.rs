//! `digest`

use marotte_eval::function::Call;
use marotte_eval::{DigestAlgorithm, EvalResult, legacy_function};
use marotte_pcore::Value;

use super::hexadecimal;
use crate::conversion::implicit_string;

legacy_function! {
    /// The digest of a string, in hexadecimal digits, by the algorithm of the setting
    /// `digest_algorithm`: SHA-256 unless it says otherwise.
    ///
    /// ```puppet
    /// digest('abc')
    /// #=> 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    /// ```
    digest(1) => value digest
}

fn digest(call: &mut Call<'_>, text: Value) -> EvalResult<String> {
    let text = implicit_string(&text)?;
    Ok(match call.evaluator.settings.digest_algorithm {
        DigestAlgorithm::Md5 => hexadecimal::<::md5::Md5>(&text),
        DigestAlgorithm::Sha224 => hexadecimal::<sha2::Sha224>(&text),
        DigestAlgorithm::Sha256 => hexadecimal::<sha2::Sha256>(&text),
        DigestAlgorithm::Sha384 => hexadecimal::<sha2::Sha384>(&text),
        DigestAlgorithm::Sha512 => hexadecimal::<sha2::Sha512>(&text),
    })
}
