//! `OpenSSL`: digests, keyed digests and keys from passwords. Certificates and keys are read by a
//! library in Ruby, which is loaded when it is first named; ciphers are refused.

mod der;

use super::digest::{Algorithm, METHODS, State, ascii, hex};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, native};
use crate::object::{Kind, Text, Value};

pub(super) static CLASSES: &[&ClassDef] = &[
    &OPENSSL,
    &ERROR,
    &DIGEST,
    &DIGEST_ERROR,
    &MD5,
    &SHA1,
    &SHA256,
    &SHA384,
    &SHA512,
    &HMAC,
    &PKCS5,
    &KDF,
    &KDF_ERROR,
    &ASN1,
    &CIPHER,
    &SSL,
];

static OPENSSL: ClassDef = ClassDef {
    name: "OpenSSL",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        native("fixed_length_secure_compare", 2, same),
        native("secure_compare", 2, same),
        native("const_missing", 1, const_missing),
    ]],
    ..ClassDef::NONE
};

static ASN1: ClassDef = ClassDef {
    name: "OpenSSL::ASN1",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        native("__tree", 1, der::tree),
        native("const_missing", 1, const_missing),
    ]],
    ..ClassDef::NONE
};

/// Loads what is written in Ruby, which may have the constant.
fn const_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    super::missing_constant(ruby, this, args, "openssl/x509")
}

/// `OpenSSL::HMAC.new`: what is done with it is written in Ruby.
fn new_hmac(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.require_built_in("openssl/x509")?;
    crate::core::object::new_instance(ruby, this, args)
}

static ERROR: ClassDef = ClassDef {
    name: "OpenSSL::OpenSSLError",
    superclass: "StandardError",
    ..ClassDef::NONE
};

static DIGEST: ClassDef = ClassDef {
    name: "OpenSSL::Digest",
    methods: &[METHODS],
    singleton: &[&[
        at_least("new", 0, new),
        at_least("digest", 1, digest),
        at_least("hexdigest", 1, hexdigest),
        at_least("base64digest", 1, base64digest),
    ]],
    ..ClassDef::NONE
};

static DIGEST_ERROR: ClassDef = ClassDef {
    name: "OpenSSL::Digest::DigestError",
    superclass: "OpenSSL::OpenSSLError",
    ..ClassDef::NONE
};

macro_rules! algorithms {
    ($($constant:ident $name:literal;)*) => {
        $(static $constant: ClassDef = ClassDef {
            name: $name,
            superclass: "OpenSSL::Digest",
            ..ClassDef::NONE
        };)*
    };
}

algorithms! {
    MD5 "OpenSSL::Digest::MD5";
    SHA1 "OpenSSL::Digest::SHA1";
    SHA256 "OpenSSL::Digest::SHA256";
    SHA384 "OpenSSL::Digest::SHA384";
    SHA512 "OpenSSL::Digest::SHA512";
}

static HMAC: ClassDef = ClassDef {
    name: "OpenSSL::HMAC",
    singleton: &[&[
        native("new", 2, new_hmac),
        native("digest", 3, |ruby, _, args| {
            let bytes = keyed(ruby, args)?;
            Ok(ruby.string(Text::binary(bytes)))
        }),
        native("hexdigest", 3, |ruby, _, args| {
            let bytes = keyed(ruby, args)?;
            Ok(ascii(ruby, hex(&bytes)))
        }),
        native("base64digest", 3, |ruby, _, args| {
            let bytes = keyed(ruby, args)?;
            Ok(ascii(
                ruby,
                marotte_scalars::binary::Binary::new(bytes).to_string(),
            ))
        }),
    ]],
    ..ClassDef::NONE
};

static PKCS5: ClassDef = ClassDef {
    name: "OpenSSL::PKCS5",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[
        native("pbkdf2_hmac", 5, pbkdf2_hmac),
        native("pbkdf2_hmac_sha1", 4, pbkdf2_hmac_sha1),
    ]],
    ..ClassDef::NONE
};

static KDF: ClassDef = ClassDef {
    name: "OpenSSL::KDF",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[native("pbkdf2_hmac", 2, kdf_pbkdf2_hmac)]],
    ..ClassDef::NONE
};

static KDF_ERROR: ClassDef = ClassDef {
    name: "OpenSSL::KDF::KDFError",
    superclass: "OpenSSL::OpenSSLError",
    ..ClassDef::NONE
};

macro_rules! refused {
    ($($constant:ident $name:literal $message:literal;)*) => {
        $(static $constant: ClassDef = ClassDef {
            name: $name,
            singleton: &[&[
                at_least("new", 0, |ruby, _, _| Err(ruby.refuse($message))),
                native("const_missing", 1, |ruby, _, _| {
                    Err(ruby.refuse($message))
                }),
            ]],
            ..ClassDef::NONE
        };)*
    };
}

refused! {
    CIPHER "OpenSSL::Cipher" "OpenSSL::Cipher is not available here";
    SSL "OpenSSL::SSL" "OpenSSL::SSL is not available here";
}

/// The algorithm that a name or a digest means.
fn algorithm(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Algorithm> {
    if let Some(state) = ruby.data::<State>(value) {
        return Ok(state.algorithm);
    }
    let name = ruby.expect_str(value)?;
    match Algorithm::named(&name) {
        Some(algorithm) => Ok(algorithm),
        None => {
            let message = format!("Unsupported digest algorithm ({name}).: unknown object name");
            Err(ruby.error("RuntimeError", message))
        }
    }
}

/// `OpenSSL::Digest.new('SHA256', data)`, `OpenSSL::Digest::SHA256.new(data)`
fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let is_general = ruby.module_of(this) == ruby.constant_path("OpenSSL::Digest");
    let (algorithm, data) = if is_general {
        if args.is_empty() {
            return Err(ruby.wrong_arguments(0, "1..2"));
        }
        (algorithm(ruby, args.at(0))?, args.get(1))
    } else {
        (super::digest::algorithm_of(ruby, this)?, args.get(0))
    };
    let bytes = match data {
        Some(data) if !data.is_nil() => ruby.expect_text(data)?.as_bytes().to_vec(),
        _ => Vec::new(),
    };
    let class = ruby
        .module_of(this)
        .unwrap_or(crate::image::classes::OBJECT);
    Ok(ruby.add(class, Kind::Data(Box::new(State { algorithm, bytes }))))
}

fn class_digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<u8>> {
    let is_general = ruby.module_of(this) == ruby.constant_path("OpenSSL::Digest");
    let (algorithm, data) = if is_general {
        (algorithm(ruby, args.at(0))?, args.at(1))
    } else {
        (super::digest::algorithm_of(ruby, this)?, args.at(0))
    };
    let data = ruby.expect_text(data)?;
    ruby.charge(data.len())?;
    Ok(algorithm.digest(data.as_bytes()))
}

fn digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = class_digest(ruby, this, args)?;
    Ok(ruby.string(Text::binary(bytes)))
}

fn hexdigest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = class_digest(ruby, this, args)?;
    Ok(ascii(ruby, hex(&bytes)))
}

fn base64digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = class_digest(ruby, this, args)?;
    Ok(ascii(
        ruby,
        marotte_scalars::binary::Binary::new(bytes).to_string(),
    ))
}

/// HMAC: the digest of a text with a key in front, twice.
fn hmac(algorithm: Algorithm, key: &[u8], text: &[u8]) -> Vec<u8> {
    let length = algorithm.block_length();
    let mut block = if key.len() > length {
        algorithm.digest(key)
    } else {
        key.to_vec()
    };
    block.resize(length, 0);
    let padded = |mask: u8, rest: &[u8]| -> Vec<u8> {
        let mut all: Vec<u8> = block.iter().map(|byte| byte ^ mask).collect();
        all.extend_from_slice(rest);
        algorithm.digest(&all)
    };
    let inner = padded(0x36, text);
    padded(0x5c, &inner)
}

fn keyed(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Vec<u8>> {
    let algorithm = algorithm(ruby, args.at(0))?;
    let (key, text) = (ruby.expect_text(args.at(1))?, ruby.expect_text(args.at(2))?);
    ruby.charge(key.len() + text.len())?;
    Ok(hmac(algorithm, key.as_bytes(), text.as_bytes()))
}

fn pbkdf2_hmac(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let algorithm = algorithm(ruby, args.at(4))?;
    derive_of(ruby, args, algorithm)
}

/// `pbkdf2_hmac(password, salt:, iterations:, length:, hash:)`
fn kdf_pbkdf2_hmac(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let names = ["salt", "iterations", "length", "hash"];
    let options = args.at(1);
    let mut found = [Value::Nil; 4];
    for (found, name) in found.iter_mut().zip(names) {
        let given = ruby.hash_of(options).and_then(|hash| hash.get_symbol(name));
        *found = match given {
            Some(given) => given,
            None => return Err(ruby.argument_error(format!("missing keyword: :{name}"))),
        };
    }
    let [salt, rounds, length, hash] = found;
    let algorithm = algorithm(ruby, hash)?;
    let password = ruby.expect_text(args.at(0))?;
    let salt = ruby.expect_text(salt)?;
    let (rounds, length) = (ruby.expect_integer(rounds)?, ruby.expect_integer(length)?);
    derive(ruby, &password, &salt, (rounds, length), algorithm)
}

fn pbkdf2_hmac_sha1(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    derive_of(ruby, args, Algorithm::Sha1)
}

fn derive_of(ruby: &mut Ruby<'_>, args: &Args<'_>, algorithm: Algorithm) -> Outcome {
    let (password, salt) = (ruby.expect_text(args.at(0))?, ruby.expect_text(args.at(1))?);
    let rounds = ruby.expect_integer(args.at(2))?;
    let length = ruby.expect_integer(args.at(3))?;
    derive(ruby, &password, &salt, (rounds, length), algorithm)
}

/// PBKDF2: a key of a password and a salt, made slowly.
fn derive(
    ruby: &mut Ruby<'_>,
    password: &Text,
    salt: &Text,
    (rounds, length): (i64, i64),
    algorithm: Algorithm,
) -> Outcome {
    let rounds = rounds.max(1);
    let length = usize::try_from(length).unwrap_or(0);
    let mut key = Vec::new();
    let mut block: u32 = 1;
    while key.len() < length {
        let first = [salt.as_bytes(), &block.to_be_bytes()].concat();
        let mut last = hmac(algorithm, password.as_bytes(), &first);
        let mut sum = last.clone();
        for _ in 1..rounds {
            ruby.charge(64)?;
            last = hmac(algorithm, password.as_bytes(), &last);
            for (one, two) in sum.iter_mut().zip(&last) {
                *one ^= two;
            }
        }
        key.extend(sum);
        block += 1;
    }
    key.truncate(length);
    Ok(ruby.string(Text::binary(key)))
}

fn same(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let (one, two) = (ruby.expect_text(args.at(0))?, ruby.expect_text(args.at(1))?);
    Ok((one.as_bytes() == two.as_bytes()).into())
}
