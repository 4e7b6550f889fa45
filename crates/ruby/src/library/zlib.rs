//! `Zlib`: checksums, and what is deflated.

use std::io::{Read as _, Write as _};

use flate2::write::{GzEncoder, ZlibEncoder};
use flate2::{Compression, Crc};

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{Text, Value};

pub(super) static CLASSES: &[&ClassDef] =
    &[&ZLIB, &ERROR, &DATA_ERROR, &BUF_ERROR, &DEFLATE, &INFLATE];

static ZLIB: ClassDef = ClassDef {
    name: "Zlib",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        between("crc32", 0, 2, crc32),
        between("adler32", 0, 2, adler32),
        between("deflate", 1, 2, deflate),
        native("inflate", 1, inflate),
        between("gzip", 1, 2, gzip),
        native("gunzip", 1, gunzip),
        native("zlib_version", 0, |ruby, _, _| Ok(ruby.string("1.2.13"))),
        native("const_missing", 1, const_missing),
    ]],
    constants: &[
        ("BEST_COMPRESSION", |_| Value::Integer(9)),
        ("BEST_SPEED", |_| Value::Integer(1)),
        ("NO_COMPRESSION", |_| Value::Integer(0)),
        ("DEFAULT_COMPRESSION", |_| Value::Integer(-1)),
        ("DEFAULT_STRATEGY", |_| Value::Integer(0)),
        ("NO_FLUSH", |_| Value::Integer(0)),
        ("SYNC_FLUSH", |_| Value::Integer(2)),
        ("FULL_FLUSH", |_| Value::Integer(3)),
        ("FINISH", |_| Value::Integer(4)),
        ("MAX_WBITS", |_| Value::Integer(15)),
        ("DEF_MEM_LEVEL", |_| Value::Integer(8)),
        ("MAX_MEM_LEVEL", |_| Value::Integer(9)),
    ],
    ..ClassDef::NONE
};

static ERROR: ClassDef = ClassDef {
    name: "Zlib::Error",
    superclass: "StandardError",
    ..ClassDef::NONE
};

static DATA_ERROR: ClassDef = ClassDef {
    name: "Zlib::DataError",
    superclass: "Zlib::Error",
    ..ClassDef::NONE
};

static BUF_ERROR: ClassDef = ClassDef {
    name: "Zlib::BufError",
    superclass: "Zlib::Error",
    ..ClassDef::NONE
};

static DEFLATE: ClassDef = ClassDef {
    name: "Zlib::Deflate",
    singleton: &[&[
        between("deflate", 1, 2, deflate),
        at_least("new", 0, stream),
    ]],
    ..ClassDef::NONE
};

static INFLATE: ClassDef = ClassDef {
    name: "Zlib::Inflate",
    singleton: &[&[native("inflate", 1, inflate), at_least("new", 0, stream)]],
    ..ClassDef::NONE
};

/// Loads what is written in Ruby, which may have the constant.
fn const_missing(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    super::missing_constant(ruby, this, args, "zlib/streams")
}

/// `Zlib::Deflate.new`: what streams do is written in Ruby.
fn stream(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.require_built_in("zlib/streams")?;
    crate::core::object::new_instance(ruby, this, args)
}

fn bytes(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Vec<u8>> {
    let text = ruby.expect_text(value)?;
    ruby.charge(text.len() * 4)?;
    Ok(text.as_bytes().to_vec())
}

fn crc32(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let Some(text) = args.get(0) else {
        return Ok(Value::Integer(0));
    };
    let content = bytes(ruby, text)?;
    let mut crc = Crc::new();
    crc.update(&content);
    let Some(before) = args.get(1) else {
        return Ok(Value::Integer(crc.sum().into()));
    };
    // What came before has a length that nobody knows, so that its sum goes on bit by bit.
    let mut sum = !(ruby.expect_integer(before)? as u32);
    for byte in content {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 {
                sum >> 1 ^ 0xedb8_8320
            } else {
                sum >> 1
            };
        }
    }
    Ok(Value::Integer((!sum).into()))
}

fn adler32(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let before = match args.get(1) {
        Some(before) => ruby.expect_integer(before)? as u32,
        None => 1,
    };
    let (mut low, mut high) = (before & 0xffff, before >> 16);
    if let Some(text) = args.get(0) {
        for byte in bytes(ruby, text)? {
            low = (low + u32::from(byte)) % 65_521;
            high = (high + low) % 65_521;
        }
    }
    Ok(Value::Integer((high << 16 | low).into()))
}

fn level(ruby: &mut Ruby<'_>, value: Option<Value>) -> Outcome<Compression> {
    Ok(match value {
        None | Some(Value::Nil) => Compression::default(),
        Some(level) => match u32::try_from(ruby.expect_integer(level)?) {
            Ok(level) => Compression::new(level.min(9)),
            Err(_) => Compression::default(),
        },
    })
}

fn deflate(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let content = bytes(ruby, args.at(0))?;
    let level = level(ruby, args.get(1))?;
    let mut encoder = ZlibEncoder::new(Vec::new(), level);
    let written = encoder.write_all(&content).and_then(|()| encoder.finish());
    Ok(ruby.string(Text::binary(written.unwrap_or_default())))
}

fn gzip(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let content = bytes(ruby, args.at(0))?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(&content).and_then(|()| encoder.finish());
    Ok(ruby.string(Text::binary(written.unwrap_or_default())))
}

fn inflate(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let content = bytes(ruby, args.at(0))?;
    unpacked(
        ruby,
        flate2::read::ZlibDecoder::new(&content[..]),
        "incorrect header check",
    )
}

fn gunzip(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let content = bytes(ruby, args.at(0))?;
    unpacked(
        ruby,
        flate2::read::GzDecoder::new(&content[..]),
        "not in gzip format",
    )
}

/// What is packed may be large: each piece is counted before the next is made.
fn unpacked(ruby: &mut Ruby<'_>, mut reader: impl std::io::Read, problem: &str) -> Outcome {
    let mut out = Vec::new();
    loop {
        let before = out.len();
        let read = reader.by_ref().take(1 << 16).read_to_end(&mut out);
        match read {
            Ok(0) => return Ok(ruby.string(Text::binary(out))),
            Ok(_) => ruby.charge(out.len() - before)?,
            Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
                return Err(ruby.error("Zlib::BufError", "buffer error"));
            }
            Err(_) => return Err(ruby.error("Zlib::DataError", problem)),
        }
    }
}
