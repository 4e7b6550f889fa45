//! PKCS#7 enveloped data: a content key, encrypted for a recipient, and what it encrypts.

use cms::cert::x509::der::asn1::ObjectIdentifier;
use cms::cert::x509::der::{Decode, SliceReader};
use cms::content_info::ContentInfo;
use cms::enveloped_data::{EnvelopedData, RecipientInfo};
use marotte_diagnostics::DataIssue;

const ENVELOPED_DATA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.7.3");

/// What is encrypted, and the key to it.
pub(crate) struct Envelope {
    /// How the content key is encrypted.
    pub(crate) key_algorithm: ObjectIdentifier,
    /// The content key, encrypted for the first recipient: hiera-eyaml knows no other.
    pub(crate) encrypted_key: Vec<u8>,
    /// How the content is encrypted.
    pub(crate) cipher: ObjectIdentifier,
    /// The first block of the cipher's chain.
    pub(crate) initial_vector: Vec<u8>,
    /// The encrypted content.
    pub(crate) content: Vec<u8>,
}

impl Envelope {
    /// Reads it. What comes behind it does not matter.
    pub(crate) fn read(der: &[u8]) -> Result<Self, DataIssue> {
        let invalid = || DataIssue::NoEnvelope;
        let mut reader = SliceReader::new(der).map_err(|_| invalid())?;
        let outer = ContentInfo::decode(&mut reader).map_err(|_| invalid())?;
        if outer.content_type != ENVELOPED_DATA {
            return Err(DataIssue::NoRecipient);
        }
        let data: EnvelopedData = outer.content.decode_as().map_err(|_| invalid())?;
        let recipient = match data.recip_infos.0.as_slice().first() {
            Some(RecipientInfo::Ktri(recipient)) => recipient,
            Some(_) => return Err(invalid()),
            None => return Err(DataIssue::NoRecipient),
        };
        let encrypted = data.encrypted_content;
        let vector = encrypted
            .content_enc_alg
            .parameters
            .map(|parameters| parameters.value().to_vec());
        Ok(Self {
            key_algorithm: recipient.key_enc_alg.oid,
            encrypted_key: recipient.enc_key.as_bytes().to_vec(),
            cipher: encrypted.content_enc_alg.oid,
            initial_vector: vector.unwrap_or_default(),
            content: encrypted
                .encrypted_content
                .map(|content| content.as_bytes().to_vec())
                .unwrap_or_default(),
        })
    }
}
