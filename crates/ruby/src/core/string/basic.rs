//! What a string is: its making, its size, its order, how it prints.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::{keyword, own, positional, set};
use crate::core::encoding::expect_encoding;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Encoding, Text, Value};
use crate::symbol::known;

pub(super) const METHODS: &[NativeMethod] = &[
    between("initialize", 0, 2, initialize).private(),
    native("replace", 1, replace),
    native("==", 1, equal),
    native("===", 1, equal),
    native("eql?", 1, is_eql),
    native("<=>", 1, compare),
    native("hash", 0, hash),
    native("length", 0, length),
    native("size", 0, length),
    native("bytesize", 0, byte_size),
    native("empty?", 0, is_empty),
    native("to_s", 0, to_s),
    native("to_str", 0, to_s),
    native("to_sym", 0, to_sym),
    native("intern", 0, to_sym),
    native("inspect", 0, inspect),
    native("dump", 0, dump),
    native("undump", 0, undump),
    native("+@", 0, unfrozen),
    native("-@", 0, frozen),
    native("dedup", 0, frozen),
];

fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match positional(ruby, args).first() {
        Some(value) => {
            let text = ruby.expect_text(*value)?;
            set(ruby, this, text)?;
        }
        None => set(ruby, this, Text::binary(Vec::new()))?,
    }
    if let Some(name) = keyword(ruby, args, "encoding").filter(|name| !name.is_nil()) {
        let encoding = expect_encoding(ruby, name)?;
        let bytes = own(ruby, this).as_bytes().to_vec();
        set(ruby, this, Text::encoded(bytes, encoding))?;
    }
    Ok(Value::Nil)
}

fn replace(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let text = ruby.expect_text(args.at(0))?;
    set(ruby, this, text)?;
    Ok(this)
}

pub(super) fn try_convert(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let value = args.at(0);
    if ruby.string_of(value).is_some() {
        return Ok(value);
    }
    if value.object().is_some() && ruby.responds_to(value, known::TO_STR) {
        return ruby.send_known(value, known::TO_STR, &[]);
    }
    Ok(Value::Nil)
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if ruby.string_of(other).is_some() {
        return is_eql(ruby, this, args);
    }
    // What can be a string decides itself whether it is this one.
    if other.object().is_some() && ruby.responds_to(other, known::TO_STR) {
        return Ok(ruby.equal(other, this)?.into());
    }
    Ok(false.into())
}

fn is_eql(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    charge_compared(ruby, this, args.at(0))?;
    let (one, two) = (ruby.string_of(this), ruby.string_of(args.at(0)));
    Ok((two.is_some() && one == two).into())
}

/// Counts a comparison of two strings.
fn charge_compared(ruby: &mut Ruby<'_>, one: Value, two: Value) -> Outcome<()> {
    let length = |value| ruby.string_of(value).map_or(0, Text::len);
    ruby.charge_look(length(one).min(length(two)))
}

fn compare(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    charge_compared(ruby, this, other)?;
    match (ruby.string_of(this), ruby.string_of(other)) {
        (Some(one), Some(two)) => {
            let order = one.as_bytes().cmp(two.as_bytes());
            Ok(Value::Integer(order as i64))
        }
        _ => Ok(Value::Nil),
    }
}

fn hash(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let length = ruby.string_of(this).map_or(0, Text::len);
    ruby.charge_look(length)?;
    let mut hasher = FxHasher::default();
    own(ruby, this).as_bytes().hash(&mut hasher);
    Ok(Value::Integer((hasher.finish() >> 2) as i64))
}

fn length(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.string_of(this).map_or(0, Text::char_count).into())
}

fn byte_size(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.string_of(this).map_or(0, Text::len).into())
}

fn is_empty(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.string_of(this).is_none_or(Text::is_empty).into())
}

/// A string of a class of one's own becomes one of `String`.
fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    if ruby.real_class_of(this) == crate::image::classes::STRING {
        return Ok(this);
    }
    let text = own(ruby, this);
    Ok(ruby.string(text))
}

fn to_sym(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    if !text.is_valid() {
        let shown = ruby.inspect(this)?;
        let name = text.encoding().name();
        let message = format!("invalid symbol in encoding {name} :{shown}");
        return Err(ruby.error("EncodingError", message));
    }
    // The name stays as long as the process does.
    ruby.charge(text.len() + 64)?;
    Ok(ruby.made_name(&text.to_str_lossy())?.into())
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = inspected(&own(ruby, this));
    Ok(ruby.string(text))
}

/// A string as code shows it.
pub(crate) fn inspected(text: &Text) -> String {
    match text {
        Text::Utf8(text) => marotte_scalars::inspect::inspect(text),
        Text::Bytes(bytes, Encoding::Utf8) => {
            let mut shown = String::from("\"");
            for chunk in bytes.utf8_chunks() {
                let part = marotte_scalars::inspect::inspect(chunk.valid());
                shown.push_str(part.get(1..part.len() - 1).unwrap_or_default());
                for byte in chunk.invalid() {
                    shown.push_str(&format!("\\x{byte:02X}"));
                }
            }
            shown.push('"');
            shown
        }
        Text::Bytes(_, Encoding::Utf16Le | Encoding::Utf16Be) => match text.decoded() {
            // Only ASCII is shown as it is in an encoding that is not that of the output.
            Some(decoded) => marotte_scalars::inspect::inspect(&decoded)
                .chars()
                .map(|c| match u32::from(c) {
                    0..0x80 => c.to_string(),
                    code @ 0x80..0x10000 => format!("\\u{code:04X}"),
                    code => format!("\\u{{{code:X}}}"),
                })
                .collect(),
            None => marotte_scalars::inspect::inspect_bytes(text.as_bytes()),
        },
        Text::Bytes(bytes, _) => marotte_scalars::inspect::inspect_bytes(bytes),
    }
}

fn dump(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = match own(ruby, this) {
        Text::Utf8(text) => marotte_scalars::inspect::dump(&text),
        Text::Bytes(bytes, _) => marotte_scalars::inspect::inspect_bytes(&bytes),
    };
    Ok(ruby.string(text))
}

fn undump(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let Some(text) = text.as_str().filter(|text| text.is_ascii()) else {
        return Err(ruby.error("RuntimeError", "non-ASCII character detected"));
    };
    if text.contains('\0') {
        return Err(ruby.error("RuntimeError", "string contains null byte"));
    }
    let inner = text
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let Some(inner) = inner else {
        let message = match text.starts_with('"') {
            true => "unterminated dumped string",
            false => {
                "invalid dumped string; not wrapped with '\"' nor '\"...\".force_encoding(\"...\")' form"
            }
        };
        return Err(ruby.error("RuntimeError", message));
    };
    match unescaped(inner) {
        Some(bytes) => Ok(ruby.string(Text::from_bytes(&bytes))),
        None => Err(ruby.error("RuntimeError", "invalid escape sequence")),
    }
}

/// What the text between the quotes of a dump stands for.
fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        let escape = rest[at + 1..].chars().next()?;
        rest = &rest[at + 1 + escape.len_utf8()..];
        let byte = match escape {
            'n' => b'\n',
            'r' => b'\r',
            't' => b'\t',
            'f' => 0x0c,
            'v' => 0x0b,
            'b' => 0x08,
            'a' => 0x07,
            'e' => 0x1b,
            'x' => {
                let digits = rest.get(..2)?;
                rest = &rest[2..];
                u8::from_str_radix(digits, 16).ok()?
            }
            'u' => {
                let digits = match rest.strip_prefix('{') {
                    Some(inner) => {
                        let (digits, behind) = inner.split_once('}')?;
                        rest = behind;
                        digits
                    }
                    None => {
                        let digits = rest.get(..4)?;
                        rest = &rest[4..];
                        digits
                    }
                };
                let character = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
                bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
                continue;
            }
            other => {
                bytes.extend_from_slice(other.encode_utf8(&mut [0; 4]).as_bytes());
                continue;
            }
        };
        bytes.push(byte);
    }
    bytes.extend_from_slice(rest.as_bytes());
    Some(bytes)
}

fn unfrozen(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    if !ruby.is_frozen(this) {
        return Ok(this);
    }
    let text = own(ruby, this);
    Ok(ruby.string(text))
}

fn frozen(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    if ruby.is_frozen(this) {
        return Ok(this);
    }
    let text = own(ruby, this);
    Ok(ruby.frozen_string(text))
}
