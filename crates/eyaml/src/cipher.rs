//! The ciphers of contents: AES, and the triple DES of older tools, both in chains of blocks.

use aes::cipher::block_padding::Pkcs7;
use aes::cipher::{BlockCipher, BlockDecryptMut, KeyInit, KeyIvInit};
use cbc::Decryptor;
use marotte_diagnostics::DataIssue;

use crate::envelope::Envelope;

/// Decrypts the content of an envelope.
pub(crate) fn decrypt(envelope: &Envelope, key: &[u8]) -> Result<Vec<u8>, DataIssue> {
    match envelope.cipher.to_string().as_str() {
        "2.16.840.1.101.3.4.1.2" => chained::<aes::Aes128>(envelope, key),
        "2.16.840.1.101.3.4.1.22" => chained::<aes::Aes192>(envelope, key),
        "2.16.840.1.101.3.4.1.42" => chained::<aes::Aes256>(envelope, key),
        "1.2.840.113549.3.7" => chained::<des::TdesEde3>(envelope, key),
        other => Err(DataIssue::UnknownCipher {
            cipher: other.into(),
        }),
    }
}

fn chained<C>(envelope: &Envelope, key: &[u8]) -> Result<Vec<u8>, DataIssue>
where
    C: BlockCipher + BlockDecryptMut + KeyInit,
{
    let cipher = Decryptor::<C>::new_from_slices(key, &envelope.initial_vector)
        .map_err(|_| DataIssue::BadDecrypt)?;
    cipher
        .decrypt_padded_vec_mut::<Pkcs7>(&envelope.content)
        .map_err(|_| DataIssue::BadDecrypt)
}
