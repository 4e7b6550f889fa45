//! What the bytes of a string mean, and strings in other encodings.

use super::{keyword, own, positional, set};
use crate::core::encoding::{expect_encoding, value_of};
use crate::core::pack;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::{Encoding, Text, Value};
use crate::symbol::known;

pub(super) const METHODS: &[NativeMethod] = &[
    native("encoding", 0, |ruby, this, _| {
        let encoding = own(ruby, this).encoding();
        Ok(value_of(ruby, encoding))
    }),
    native("force_encoding", 1, force),
    native("valid_encoding?", 0, |ruby, this, _| {
        Ok(own(ruby, this).is_valid().into())
    }),
    native("ascii_only?", 0, |ruby, this, _| {
        Ok(own(ruby, this).is_ascii().into())
    }),
    native("b", 0, |ruby, this, _| {
        let bytes = own(ruby, this).as_bytes().to_vec();
        Ok(ruby.string(Text::binary(bytes)))
    }),
    between("scrub", 0, 1, |ruby, this, args| {
        let text = scrubbed(ruby, this, args)?;
        Ok(ruby.string(text))
    }),
    between("scrub!", 0, 1, |ruby, this, args| {
        ruby.check_frozen(this)?;
        let text = scrubbed(ruby, this, args)?;
        set(ruby, this, text)?;
        Ok(this)
    }),
    at_least("encode", 0, |ruby, this, args| {
        let text = encoded(ruby, this, args)?;
        Ok(ruby.string(text))
    }),
    at_least("encode!", 0, |ruby, this, args| {
        ruby.check_frozen(this)?;
        let text = encoded(ruby, this, args)?;
        set(ruby, this, text)?;
        Ok(this)
    }),
    between("unpack", 1, 2, unpack),
    between("unpack1", 1, 2, unpack_first),
];

fn force(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let encoding = expect_encoding(ruby, args.at(0))?;
    let bytes = own(ruby, this).as_bytes().to_vec();
    set(ruby, this, Text::encoded(bytes, encoding))?;
    Ok(this)
}

/// Text in which other text stands for what is not valid.
fn scrubbed(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Text> {
    let text = own(ruby, this);
    if text.is_valid() || text.encoding() != Encoding::Utf8 {
        return Ok(text);
    }
    let replacement = match args.at(0) {
        Value::Nil => Text::from("\u{fffd}"),
        other => ruby.expect_text(other)?,
    };
    let mut made = Text::from("");
    let bytes = text.as_bytes().to_vec();
    let mut broken: Vec<u8> = Vec::new();
    for chunk in bytes.utf8_chunks() {
        if args.block.is_some() && chunk.valid().is_empty() {
            // A block gets neighbours together.
            broken.extend_from_slice(chunk.invalid());
            continue;
        }
        flush(ruby, &mut made, &mut broken, args)?;
        made.push_str(chunk.valid());
        if args.block.is_some() {
            broken.extend_from_slice(chunk.invalid());
        } else if !chunk.invalid().is_empty() {
            made.push(&replacement);
        }
    }
    flush(ruby, &mut made, &mut broken, args)?;
    Ok(made)
}

fn flush(
    ruby: &mut Ruby<'_>,
    made: &mut Text,
    broken: &mut Vec<u8>,
    args: &Args<'_>,
) -> Outcome<()> {
    if let Some(block) = args.block
        && !broken.is_empty()
    {
        let part = Text::from_bytes(&std::mem::take(broken));
        let part = ruby.string(part);
        let new = ruby.call_block(block, &[part])?;
        let new = ruby.expect_text(new)?;
        made.push(&new);
    }
    Ok(())
}

/// Why text cannot be written in an encoding.
pub(super) struct Unwritable(char);

/// Text in another encoding.
pub(super) fn encode_text(text: &str, encoding: Encoding) -> Result<Text, Unwritable> {
    let bytes = match encoding {
        Encoding::Utf8 => return Ok(text.into()),
        Encoding::Utf16Le => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        Encoding::Utf16Be => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        Encoding::Latin1 => {
            let bytes = text
                .chars()
                .map(|c| u8::try_from(c).map_err(|_| Unwritable(c)));
            bytes.collect::<Result<_, _>>()?
        }
        Encoding::Ascii | Encoding::Binary => match text.chars().find(|c| !c.is_ascii()) {
            Some(character) => return Err(Unwritable(character)),
            None => text.as_bytes().to_vec(),
        },
    };
    Ok(Text::encoded(bytes, encoding))
}

fn encoded(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Text> {
    let text = own(ruby, this);
    ruby.charge(text.len() * 2)?;
    let names = positional(ruby, args);
    let from = match names.get(1) {
        Some(value) => expect_encoding(ruby, *value)?,
        None => text.encoding(),
    };
    let to = match names.first() {
        Some(value) => match expect_encoding(ruby, *value) {
            Ok(encoding) => encoding,
            Err(_) => {
                let to = ruby.to_s(*value)?;
                let message = format!("code converter not found ({} to {to})", from.name());
                return Err(ruby.error("Encoding::ConverterNotFoundError", message));
            }
        },
        None => Encoding::Utf8,
    };
    let text = Text::encoded(text.as_bytes().to_vec(), from);
    let options = Options::read(ruby, args)?;
    // Nothing is looked at where nothing changes.
    if from == to && !options.replaces_invalid && names.get(1).is_none() && options.is_plain() {
        return Ok(text);
    }
    let decoded = decode(ruby, &text, to, &options)?;
    let decoded = options.decorated(decoded);
    encode(ruby, &decoded, from, to, &options)
}

/// The options of `encode`.
struct Options {
    replaces_invalid: bool,
    replaces_undefined: bool,
    replacement: Option<String>,
    fallback: Value,
    xml: Option<&'static str>,
    newline: Option<&'static str>,
}

impl Options {
    fn read(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Self> {
        let is = |ruby: &mut Ruby<'_>, name: &str, wanted: &str| matches!(keyword(ruby, args, name), Some(Value::Symbol(symbol)) if symbol.as_str() == wanted);
        let truthy = |ruby: &mut Ruby<'_>, name: &str| {
            keyword(ruby, args, name).is_some_and(Value::is_truthy)
        };
        let replacement = match keyword(ruby, args, "replace") {
            Some(value) if !value.is_nil() => Some(ruby.expect_str(value)?.to_string()),
            _ => None,
        };
        let xml = match (is(ruby, "xml", "text"), is(ruby, "xml", "attr")) {
            (true, _) => Some("text"),
            (_, true) => Some("attr"),
            _ => None,
        };
        let newline = if truthy(ruby, "universal_newline") {
            Some("\n")
        } else if truthy(ruby, "crlf_newline") {
            Some("\r\n")
        } else {
            truthy(ruby, "cr_newline").then_some("\r")
        };
        Ok(Self {
            replaces_invalid: is(ruby, "invalid", "replace"),
            replaces_undefined: is(ruby, "undef", "replace"),
            replacement,
            fallback: keyword(ruby, args, "fallback").unwrap_or_default(),
            xml,
            newline,
        })
    }

    fn is_plain(&self) -> bool {
        self.xml.is_none() && self.newline.is_none()
    }

    /// What stands for what cannot be read or written.
    fn replacement_in(&self, encoding: Encoding) -> &str {
        match (&self.replacement, encoding) {
            (Some(own), _) => own,
            (None, Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be) => "\u{fffd}",
            (None, _) => "?",
        }
    }

    /// Text with the line breaks and the quotes that were asked for.
    fn decorated(&self, text: String) -> String {
        let mut text = match self.newline {
            Some("\n") => text.replace("\r\n", "\n").replace('\r', "\n"),
            Some(other) => text.replace('\n', other),
            None => text,
        };
        if let Some(kind) = self.xml {
            text = text
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;");
            if kind == "attr" {
                text = format!("\"{}\"", text.replace('"', "&quot;"));
            }
        }
        text
    }
}

/// The text of bytes in their encoding.
fn decode(ruby: &mut Ruby<'_>, text: &Text, to: Encoding, options: &Options) -> Outcome<String> {
    if let Some(decoded) = text.decoded() {
        return Ok(decoded);
    }
    let from = text.encoding();
    let bytes = text.as_bytes().to_vec();
    if from == Encoding::Utf8 {
        let mut made = String::with_capacity(bytes.len());
        for chunk in bytes.utf8_chunks() {
            made.push_str(chunk.valid());
            if chunk.invalid().is_empty() {
                continue;
            }
            if !options.replaces_invalid {
                let shown = marotte_scalars::inspect::inspect_bytes(chunk.invalid());
                let message = format!("{shown} on UTF-8");
                return Err(ruby.error("Encoding::InvalidByteSequenceError", message));
            }
            made.push_str(options.replacement_in(to));
        }
        return Ok(made);
    }
    let mut made = String::with_capacity(bytes.len());
    for (_, character) in text.characters() {
        match text
            .code_of(character)
            .filter(|code| *code < 0x80 || from != Encoding::Binary)
        {
            Some(code) => made.extend(char::from_u32(code)),
            None if options.replaces_undefined
                || (options.replaces_invalid && from != Encoding::Binary) =>
            {
                made.push_str(options.replacement_in(to));
            }
            None => {
                let shown = marotte_scalars::inspect::inspect_bytes(character);
                let (from, to) = (from.name(), to.name());
                return Err(match text.encoding() {
                    Encoding::Binary => {
                        let message = format!("{shown} from {from} to {to}");
                        ruby.error("Encoding::UndefinedConversionError", message)
                    }
                    _ => {
                        let message = format!("{shown} on {from}");
                        ruby.error("Encoding::InvalidByteSequenceError", message)
                    }
                });
            }
        }
    }
    Ok(made)
}

fn encode(
    ruby: &mut Ruby<'_>,
    text: &str,
    from: Encoding,
    to: Encoding,
    options: &Options,
) -> Outcome<Text> {
    let character = match encode_text(text, to) {
        Ok(text) => return Ok(text),
        Err(Unwritable(character)) => character,
    };
    let is_refused = !options.replaces_undefined && options.xml.is_none();
    if is_refused && options.fallback.is_nil() {
        let code = u32::from(character);
        let (from, to) = (from.name(), to.name());
        let message = match from {
            "UTF-8" => format!("U+{code:04X} from {from} to {to}"),
            _ => format!("U+{code:04X} to {to} in conversion from {from} to UTF-8 to {to}"),
        };
        return Err(ruby.error("Encoding::UndefinedConversionError", message));
    }
    let mut made = String::with_capacity(text.len());
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        made.clear();
        made.push(character);
        if encode_text(&made, to).is_err() {
            made.clear();
            if options.xml.is_some() {
                made = format!("&#x{:X};", u32::from(character));
            } else if options.fallback.is_nil() {
                made.push_str(options.replacement_in(to));
            } else {
                let key = ruby.string(character.to_string());
                let name = match ruby.hash_of(options.fallback).is_some() {
                    true => known::INDEX,
                    false => known::CALL,
                };
                let new = ruby.send_known(options.fallback, name, &[key])?;
                made.push_str(&ruby.expect_str(new)?);
            }
        }
        if let Ok(part) = encode_text(&made, to) {
            bytes.extend_from_slice(part.as_bytes());
        }
    }
    Ok(Text::encoded(bytes, to))
}

fn unpacked(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, first: bool) -> Outcome<Vec<Value>> {
    let text = own(ruby, this);
    let format = ruby.expect_str(args.at(0))?;
    let offset = match keyword(ruby, args, "offset") {
        Some(value) => ruby.expect_integer(value)?,
        None => 0,
    };
    match usize::try_from(offset) {
        Ok(offset) if offset <= text.len() => {
            let bytes = text.as_bytes()[offset..].to_vec();
            pack::unpack(ruby, &bytes, &format, first)
        }
        Ok(_) => Err(ruby.argument_error("offset outside of string")),
        Err(_) => Err(ruby.argument_error("offset can't be negative")),
    }
}

fn unpack(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = unpacked(ruby, this, args, false)?;
    let Some(block) = args.block else {
        return Ok(ruby.array(values));
    };
    for value in values {
        ruby.call_block(block, &[value])?;
    }
    Ok(Value::Nil)
}

fn unpack_first(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let values = unpacked(ruby, this, args, true)?;
    Ok(values.first().copied().unwrap_or_default())
}
