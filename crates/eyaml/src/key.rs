//! Private keys: RSA, in PEM or DER, as PKCS#1 or PKCS#8.

use aws_lc_rs::rsa::{Pkcs1PrivateDecryptingKey, PrivateDecryptingKey};
use cms::cert::x509::der::asn1::{AnyRef, ObjectIdentifier};
use cms::cert::x509::der::{Decode, Reader, SliceReader, Tag};
use cms::cert::x509::spki::AlgorithmIdentifierRef;
use marotte_diagnostics::DataIssue;

use crate::cipher;
use crate::envelope::Envelope;
use crate::pem;

const RSA_ENCRYPTION: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1");

/// `INTEGER 0` and the algorithm identifier of RSA keys, with which PKCS#8 begins.
const PKCS8_PREFIX: [u8; 18] = [
    0x02, 0x01, 0x00, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01,
    0x05, 0x00,
];

/// A private key.
pub struct PrivateKey {
    /// Nothing if the key is a public one: that is only noticed when it is used.
    key: Option<Pkcs1PrivateDecryptingKey>,
}

impl std::fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PrivateKey(…)")
    }
}

impl PrivateKey {
    /// Reads a key.
    pub fn read(bytes: &[u8]) -> Result<Self, DataIssue> {
        let text = String::from_utf8_lossy(bytes);
        for block in pem::blocks(&text) {
            return match block.label {
                _ if block.is_encrypted => Err(unreadable("unable to get passphrase")),
                "ENCRYPTED PRIVATE KEY" => Err(unreadable("unable to get passphrase")),
                "PRIVATE KEY" | "RSA PRIVATE KEY" => Self::from_der(&block.der),
                "PUBLIC KEY" | "RSA PUBLIC KEY" => Ok(Self { key: None }),
                "EC PRIVATE KEY" => Err(kind("id-ecPublicKey")),
                "DSA PRIVATE KEY" => Err(kind("dsaEncryption")),
                _ => continue,
            };
        }
        Self::from_der(bytes)
    }

    fn from_der(der: &[u8]) -> Result<Self, DataIssue> {
        let key = match shape(der).ok_or_else(|| unreadable("unsupported"))? {
            Shape::Pkcs8(RSA_ENCRYPTION) => PrivateDecryptingKey::from_pkcs8(der),
            Shape::Pkcs8(other) => {
                let name = match other.to_string().as_str() {
                    "1.2.840.10045.2.1" => "id-ecPublicKey".to_owned(),
                    "1.2.840.10040.4.1" => "dsaEncryption".to_owned(),
                    "1.3.101.112" => "ED25519".to_owned(),
                    oid => oid.to_owned(),
                };
                return Err(kind(&name));
            }
            Shape::Pkcs1 => PrivateDecryptingKey::from_pkcs8(&to_pkcs8(der)),
        };
        let key = key.map_err(|rejected| match rejected.to_string().as_str() {
            "TooSmall" => DataIssue::PrivateKeyTooSmall,
            "TooLarge" => DataIssue::PrivateKeyTooLarge,
            _ => unreadable("unsupported"),
        })?;
        let key = Pkcs1PrivateDecryptingKey::new(key).map_err(|_| unreadable("unsupported"))?;
        Ok(Self { key: Some(key) })
    }

    /// The plain text of a cipher text, which is PKCS#7 enveloped data in DER.
    pub fn decrypt(&self, cipher_text: &[u8]) -> Result<Vec<u8>, DataIssue> {
        let envelope = Envelope::read(cipher_text)?;
        let Some(key) = &self.key else {
            return Err(DataIssue::PrivateKeyNeeded);
        };
        if envelope.key_algorithm != RSA_ENCRYPTION {
            let algorithm = envelope.key_algorithm.to_string().into();
            return Err(DataIssue::UnknownKeyEncryption { algorithm });
        }
        let mut content_key = vec![0; key.min_output_size()];
        let content_key = key
            .decrypt(&envelope.encrypted_key, &mut content_key)
            .map_err(|_| DataIssue::BadDecrypt)?;
        cipher::decrypt(&envelope, content_key)
    }
}

fn unreadable(why: &'static str) -> DataIssue {
    DataIssue::UnreadablePrivateKey { why }
}

fn kind(kind: &str) -> DataIssue {
    DataIssue::PrivateKeyKind { kind: kind.into() }
}

/// What a private key is wrapped in.
enum Shape {
    /// Only its numbers.
    Pkcs1,
    /// With what kind of key it is.
    Pkcs8(ObjectIdentifier),
}

fn shape(der: &[u8]) -> Option<Shape> {
    let outer = AnyRef::decode(&mut SliceReader::new(der).ok()?).ok()?;
    let mut inner = SliceReader::new(outer.value()).ok()?;
    let version = AnyRef::decode(&mut inner).ok()?;
    if version.value().len() != 1 {
        return None;
    }
    match inner.peek_header().ok()?.tag {
        Tag::Integer => Some(Shape::Pkcs1),
        Tag::Sequence => {
            let algorithm = AlgorithmIdentifierRef::decode(&mut inner).ok()?;
            Some(Shape::Pkcs8(algorithm.oid))
        }
        _ => None,
    }
}

/// Wraps the numbers of an RSA key.
fn to_pkcs8(pkcs1: &[u8]) -> Vec<u8> {
    let mut inside = PKCS8_PREFIX.to_vec();
    inside.extend(tagged(0x04, pkcs1));
    tagged(0x30, &inside)
}

fn tagged(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = content.len().to_be_bytes();
    let significant = length.iter().position(|byte| *byte != 0);
    let length = &length[significant.unwrap_or(length.len() - 1)..];
    let mut out = vec![tag];
    if content.len() >= 0x80 {
        out.push(0x80 | length.len() as u8);
    }
    out.extend_from_slice(length);
    out.extend_from_slice(content);
    out
}
