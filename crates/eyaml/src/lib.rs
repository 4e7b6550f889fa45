//! Encrypted values in data files, as hiera-eyaml writes them: `ENC[PKCS7,…]`.
//!
//! [`tokens`] finds them in a text, a [`PrivateKey`] opens them. Where keys and data are, and what
//! becomes of the plain text, is not known here.
//!
//! Nothing here prints: keys and plain text appear in no error and have no readable `Debug`. This
//! crate is apart from the rest because the cryptography below it takes long to build.

mod cipher;
mod envelope;
mod key;
mod pem;
mod token;

pub use key::PrivateKey;
pub use token::{Token, is_encrypted, tokens};

/// Why something could not be decrypted, in the words of hiera-eyaml and of Ruby's OpenSSL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

impl Error {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// What OpenSSL says if a key or a cipher text is not what it should be.
    fn bad_decrypt() -> Self {
        Self::new("bad decrypt")
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}
