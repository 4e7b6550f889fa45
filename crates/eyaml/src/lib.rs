//! Encrypted values in data files, as hiera-eyaml writes them: `ENC[PKCS7,…]`.
//!
//! [`tokens`] finds them in a text, a [`PrivateKey`] opens them. Where keys and data are, and what
//! becomes of the plain text, is not known here.
//!
//! What goes wrong is a [`DataIssue`](marotte_diagnostics::DataIssue), in the words of hiera-eyaml and of
//! Ruby's OpenSSL.
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
