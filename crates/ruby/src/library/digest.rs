//! `Digest` and `OpenSSL::Digest`: checksums of bytes.

use md5::Md5;
use sha1::Sha1;
use sha2::digest::{Digest as _, DynDigest};
use sha2::{Sha224, Sha256, Sha384, Sha512};

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, NativeMethod, at_least, between, native};
use crate::object::{Encoding, Kind, Text, Value};

pub(super) static CLASSES: &[&ClassDef] = &[
    &DIGEST, &INSTANCE, &CLASS, &BASE, &MD5, &SHA1, &SHA256, &SHA384, &SHA512, &SHA2,
];

static DIGEST: ClassDef = ClassDef {
    name: "Digest",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[native("hexencode", 1, hexencode)]],
    ..ClassDef::NONE
};

static INSTANCE: ClassDef = ClassDef {
    name: "Digest::Instance",
    kind: DefKind::Module,
    superclass: "",
    ..ClassDef::NONE
};

static CLASS: ClassDef = ClassDef {
    name: "Digest::Class",
    includes: &["Digest::Instance"],
    methods: &[METHODS],
    singleton: &[&[
        at_least("new", 0, new),
        at_least("digest", 1, class_digest),
        at_least("hexdigest", 1, class_hexdigest),
        at_least("base64digest", 1, class_base64digest),
        at_least("file", 1, class_file),
    ]],
    ..ClassDef::NONE
};

static BASE: ClassDef = ClassDef {
    name: "Digest::Base",
    superclass: "Digest::Class",
    ..ClassDef::NONE
};

macro_rules! algorithms {
    ($($constant:ident $name:literal;)*) => {
        $(static $constant: ClassDef = ClassDef {
            name: $name,
            superclass: "Digest::Base",
            ..ClassDef::NONE
        };)*
    };
}

algorithms! {
    MD5 "Digest::MD5";
    SHA1 "Digest::SHA1";
    SHA256 "Digest::SHA256";
    SHA384 "Digest::SHA384";
    SHA512 "Digest::SHA512";
}

/// `Digest::SHA2.new(512)`
static SHA2: ClassDef = ClassDef {
    name: "Digest::SHA2",
    superclass: "Digest::Class",
    ..ClassDef::NONE
};

/// Methods of a digest that is being made.
pub(super) const METHODS: &[NativeMethod] = &[
    native("update", 1, update),
    native("<<", 1, update),
    between("digest", 0, 1, digest),
    between("hexdigest", 0, 1, hexdigest),
    between("base64digest", 0, 1, base64digest),
    native("to_s", 0, hexdigest),
    native("inspect", 0, inspect),
    native("reset", 0, reset),
    native("digest!", 0, take_digest),
    native("hexdigest!", 0, take_hexdigest),
    native("digest_length", 0, digest_length),
    native("length", 0, digest_length),
    native("size", 0, digest_length),
    native("block_length", 0, block_length),
    native("name", 0, name),
    native("==", 1, equal),
    native("file", 1, file),
];

/// A checksum of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Algorithm {
    Md5,
    Sha1,
    Sha224,
    Sha256,
    Sha384,
    Sha512,
}

impl Algorithm {
    /// By the end of a class's name, or as OpenSSL calls it.
    pub(super) fn named(name: &str) -> Option<Self> {
        let plain: String = name
            .chars()
            .filter(|c| *c != '-' && *c != '_')
            .map(|c| c.to_ascii_uppercase())
            .collect();
        Some(match plain.as_str() {
            "MD5" => Self::Md5,
            "SHA1" => Self::Sha1,
            "SHA224" | "SHA2224" => Self::Sha224,
            "SHA256" | "SHA2256" | "SHA2" => Self::Sha256,
            "SHA384" | "SHA2384" => Self::Sha384,
            "SHA512" | "SHA2512" => Self::Sha512,
            _ => return None,
        })
    }

    fn hasher(self) -> Box<dyn DynDigest> {
        match self {
            Self::Md5 => Box::new(Md5::new()),
            Self::Sha1 => Box::new(Sha1::new()),
            Self::Sha224 => Box::new(Sha224::new()),
            Self::Sha256 => Box::new(Sha256::new()),
            Self::Sha384 => Box::new(Sha384::new()),
            Self::Sha512 => Box::new(Sha512::new()),
        }
    }

    /// The checksum of some bytes.
    pub(super) fn digest(self, bytes: &[u8]) -> Vec<u8> {
        let mut hasher = self.hasher();
        hasher.update(bytes);
        hasher.finalize().into_vec()
    }

    /// How many bytes are mixed at once.
    pub(super) fn block_length(self) -> usize {
        match self {
            Self::Sha384 | Self::Sha512 => 128,
            _ => 64,
        }
    }

    /// The name that OpenSSL has.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Md5 => "MD5",
            Self::Sha1 => "SHA1",
            Self::Sha224 => "SHA224",
            Self::Sha256 => "SHA256",
            Self::Sha384 => "SHA384",
            Self::Sha512 => "SHA512",
        }
    }
}

/// A digest that is being made: what it has got so far.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) algorithm: Algorithm,
    pub(super) bytes: Vec<u8>,
}

/// The algorithm that a class is.
pub(super) fn algorithm_of(ruby: &mut Ruby<'_>, class: Value) -> Outcome<Algorithm> {
    let mut current = ruby.module_of(class);
    while let Some(id) = current {
        let name = ruby.module_name(id);
        let last = name.rsplit("::").next().unwrap_or_default();
        if let Some(algorithm) = Algorithm::named(last) {
            return Ok(algorithm);
        }
        current = ruby.module(id).and_then(|module| module.superclass);
    }
    Err(ruby.error(
        "RuntimeError",
        "Digest::Base cannot be directly inherited in Ruby",
    ))
}

fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let algorithm = match args.get(0) {
        Some(Value::Integer(bits)) => match Algorithm::named(&format!("SHA{bits}")) {
            Some(algorithm) => algorithm,
            None => {
                let message = format!("unsupported bit length: {bits}");
                return Err(ruby.argument_error(message));
            }
        },
        _ => algorithm_of(ruby, this)?,
    };
    let class = ruby
        .module_of(this)
        .unwrap_or(crate::image::classes::OBJECT);
    let state = State {
        algorithm,
        bytes: Vec::new(),
    };
    Ok(ruby.add(class, Kind::Data(Box::new(state))))
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A string of ASCII.
pub(super) fn ascii(ruby: &mut Ruby<'_>, text: String) -> Value {
    ruby.string(Text::Bytes(text.into_bytes(), Encoding::Ascii))
}

fn of_text(ruby: &mut Ruby<'_>, algorithm: Algorithm, text: Value) -> Outcome<Vec<u8>> {
    let text = ruby.expect_text(text)?;
    ruby.charge(text.len())?;
    Ok(algorithm.digest(text.as_bytes()))
}

fn class_digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let algorithm = algorithm_of(ruby, this)?;
    let bytes = of_text(ruby, algorithm, args.at(0))?;
    Ok(ruby.string(Text::binary(bytes)))
}

fn class_hexdigest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let algorithm = algorithm_of(ruby, this)?;
    let bytes = of_text(ruby, algorithm, args.at(0))?;
    Ok(ascii(ruby, hex(&bytes)))
}

fn class_base64digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let algorithm = algorithm_of(ruby, this)?;
    let bytes = of_text(ruby, algorithm, args.at(0))?;
    let text = marotte_scalars::binary::Binary::new(bytes).to_string();
    Ok(ascii(ruby, text))
}

fn class_file(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = new(
        ruby,
        this,
        &Args {
            values: &[],
            keywords: false,
            block: None,
            frame: args.frame,
        },
    )?;
    file(ruby, made, args)
}

fn file(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let path = ruby.expect_str(args.at(0))?;
    let content = crate::core::file::read::bytes(ruby, &path, "Digest.file")?;
    if let Some(state) = ruby.data_mut::<State>(this) {
        state.bytes.extend_from_slice(&content);
    }
    Ok(this)
}

fn state(ruby: &mut Ruby<'_>, this: Value) -> Outcome<State> {
    match ruby.data::<State>(this) {
        Some(state) => Ok(state.clone()),
        None => Err(ruby.error("RuntimeError", "uninitialized digest")),
    }
}

fn update(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    ruby.charge(text.len())?;
    if let Some(state) = ruby.data_mut::<State>(this) {
        state.bytes.extend_from_slice(text.as_bytes());
    }
    Ok(this)
}

/// The checksum so far, or that of a text.
fn result(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Vec<u8>> {
    let state = state(ruby, this)?;
    match args.get(0) {
        Some(text) => of_text(ruby, state.algorithm, text),
        None => {
            ruby.charge(state.bytes.len())?;
            Ok(state.algorithm.digest(&state.bytes))
        }
    }
}

fn digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = result(ruby, this, args)?;
    Ok(ruby.string(Text::binary(bytes)))
}

fn hexdigest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = result(ruby, this, args)?;
    Ok(ascii(ruby, hex(&bytes)))
}

fn base64digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = result(ruby, this, args)?;
    let text = marotte_scalars::binary::Binary::new(bytes).to_string();
    Ok(ascii(ruby, text))
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let bytes = result(ruby, this, args)?;
    let class = ruby.module_name(ruby.real_class_of(this));
    Ok(ruby.string(format!("#<{class}: {}>", hex(&bytes))))
}

fn reset(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    if let Some(state) = ruby.data_mut::<State>(this) {
        state.bytes.clear();
    }
    Ok(this)
}

fn take_digest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = digest(ruby, this, args)?;
    reset(ruby, this, args)?;
    Ok(made)
}

fn take_hexdigest(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = hexdigest(ruby, this, args)?;
    reset(ruby, this, args)?;
    Ok(made)
}

fn digest_length(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let algorithm = state(ruby, this)?.algorithm;
    Ok(algorithm.hasher().output_size().into())
}

fn block_length(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    Ok(state(ruby, this)?.algorithm.block_length().into())
}

fn name(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let name = state(ruby, this)?.algorithm.name();
    Ok(ruby.string(name))
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let none = Args {
        values: &[],
        keywords: false,
        block: None,
        frame: args.frame,
    };
    let own = result(ruby, this, &none)?;
    let other = args.at(0);
    if let Some(text) = ruby.string_of(other) {
        return Ok((text.as_bytes() == hex(&own).as_bytes()).into());
    }
    match ruby.data::<State>(other) {
        Some(_) => Ok((result(ruby, other, &none)? == own).into()),
        None => Ok(false.into()),
    }
}

fn hexencode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    Ok(ascii(ruby, hex(text.as_bytes())))
}
