//! Values that hiera-eyaml and OpenSSL encrypted.

#![expect(clippy::disallowed_methods, reason = "keys and texts are files")]

use std::path::Path;

use marotte_eyaml::{PrivateKey, Token, tokens};

fn read(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    std::fs::read(path).unwrap()
}

/// What is in `ENC[…]`.
fn cipher(name: &str) -> Vec<u8> {
    let text = String::from_utf8(read(name)).unwrap();
    match tokens(text.trim()).as_slice() {
        [Token::Encrypted { scheme, cipher }] => {
            assert_eq!(*scheme, "PKCS7");
            cipher.clone()
        }
        other => panic!("{other:?}"),
    }
}

fn decrypt(key: &str, cipher: &[u8]) -> Result<String, String> {
    PrivateKey::read(&read(key))
        .and_then(|key| key.decrypt(cipher))
        .map(|bytes| String::from_utf8(bytes).unwrap())
        .map_err(|error| error.to_string())
}

const KEY: &str = "private_key.pkcs8.pem";

fn opened(name: &str) -> Result<String, String> {
    decrypt(KEY, &cipher(name))
}

fn refused(message: &str) -> Result<String, String> {
    Err(message.to_owned())
}

#[test]
fn values_of_hiera_eyaml() {
    let plain = opened("gem_plain.txt");
    assert_eq!(plain.as_deref(), Ok("correct horse battery staple"));
    assert_eq!(opened("gem_utf8.txt").as_deref(), Ok("Grüße, 世界\n"));
    assert_eq!(opened("gem_empty.txt").as_deref(), Ok(""));
    assert_eq!(opened("gem_long.txt"), Ok("0123456789abcdef".repeat(200)));
}

#[test]
fn values_of_openssl_with_each_cipher() {
    for tool in ["smime", "cms"] {
        for cipher in ["aes128", "aes192", "aes256", "des3"] {
            let name = format!("openssl_{tool}_{cipher}.txt");
            assert_eq!(opened(&name).as_deref(), Ok("made by openssl"), "{name}");
        }
    }
    let unsupported = refused("unsupported cipher type 1.2.392.200011.61.1.1.1.4");
    assert_eq!(opened("openssl_camellia.txt"), unsupported);
    let unsupported = refused("unsupported key encryption 1.2.840.113549.1.1.7");
    assert_eq!(opened("openssl_oaep.txt"), unsupported);
}

#[test]
fn keys_in_all_their_forms() {
    let value = cipher("gem_plain.txt");
    let opened = Ok("correct horse battery staple".to_owned());
    assert_eq!(decrypt("private_key.pkcs1.pem", &value), opened);
    assert_eq!(decrypt("private_key.pkcs8.pem", &value), opened);
    for name in [
        "private_key.encrypted.pem",
        "private_key.encrypted_pkcs1.pem",
    ] {
        let message = "Neither PUB key nor PRIV key: unable to get passphrase";
        assert_eq!(decrypt(name, &value), refused(message));
    }
    for (name, message) in [
        ("private_key.ec.pem", "incorrect pkey type: id-ecPublicKey"),
        ("private_key.ed25519.pem", "incorrect pkey type: ED25519"),
        ("private_key.other.pem", "bad decrypt"),
        ("public_key.pem", "private key is needed"),
        (
            "certificate.pem",
            "Neither PUB key nor PRIV key: unsupported",
        ),
        (
            "private_key.1024.pem",
            "the private key is too small: less than 2048 bits",
        ),
    ] {
        assert_eq!(decrypt(name, &value), refused(message), "{name}");
    }
    for garbage in [
        &b""[..],
        b"hello",
        b"-----BEGIN PRIVATE KEY-----\n",
        b"\x30\x03\x02\x01\x00",
    ] {
        let error = PrivateKey::read(garbage).unwrap_err();
        assert_eq!(
            error.to_string(),
            "Neither PUB key nor PRIV key: unsupported"
        );
    }
}

#[test]
fn der_is_as_good_as_pem() {
    let pem = String::from_utf8(read("private_key.pkcs8.pem")).unwrap();
    let base64: String = pem.lines().filter(|line| !line.contains('-')).collect();
    let der = marotte_scalars::binary::Binary::from_base64(&base64);
    let key = PrivateKey::read(der.bytes()).unwrap();
    assert_eq!(key.decrypt(&cipher("gem_empty.txt")), Ok(Vec::new()));
}

#[test]
fn what_is_damaged_is_refused() {
    let value = cipher("gem_plain.txt");
    let invalid = refused("Could not parse the PKCS7: no start line");
    assert_eq!(decrypt(KEY, b"hello"), invalid);
    assert_eq!(decrypt(KEY, b""), invalid);
    let nobody = refused("the PKCS7 is not encrypted for anybody");
    assert_eq!(opened("openssl_signed.txt"), nobody);
    for length in 0..value.len() {
        assert_eq!(decrypt_quietly(&value[..length]), invalid, "{length}");
    }
    let mut behind = value.clone();
    behind.extend(b"junk");
    assert!(decrypt(KEY, &behind).is_ok());
    let mut damaged = value;
    let last = damaged.len() - 1;
    damaged[last] ^= 1;
    assert_eq!(decrypt(KEY, &damaged), refused("bad decrypt"));
}

/// The same with a key that need not be read again.
fn decrypt_quietly(cipher: &[u8]) -> Result<String, String> {
    static READ: std::sync::OnceLock<PrivateKey> = std::sync::OnceLock::new();
    let key = READ.get_or_init(|| PrivateKey::read(&read(KEY)).unwrap());
    key.decrypt(cipher)
        .map(|_| String::new())
        .map_err(|error| error.to_string())
}

#[test]
fn keys_are_unreadable_in_debug_output() {
    let key = PrivateKey::read(&read(KEY)).unwrap();
    assert_eq!(format!("{key:?}"), "PrivateKey(…)");
}
