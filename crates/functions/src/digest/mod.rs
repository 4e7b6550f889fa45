//! Digests and numbers derived from them.

#[expect(
    clippy::module_inception,
    reason = "the function has the name of its family"
)]
mod digest;
mod fqdn_rand;
mod md5;
mod sha1;
mod sha256;

use std::fmt::Write as _;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &digest::FUNCTION,
    &fqdn_rand::FUNCTION,
    &md5::FUNCTION,
    &sha1::FUNCTION,
    &sha256::FUNCTION,
];

/// A digest of a text in hexadecimal digits.
fn hexadecimal<D: sha2::Digest>(text: &str) -> String {
    let digest = D::digest(text.as_bytes());
    digest.iter().fold(String::new(), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}
