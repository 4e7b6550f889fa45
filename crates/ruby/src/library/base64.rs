//! `Base64`.

use marotte_scalars::binary::Binary;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, between, native};
use crate::object::{Encoding, Text, Value};

pub(super) static CLASSES: &[&ClassDef] = &[&BASE64];

static BASE64: ClassDef = ClassDef {
    name: "Base64",
    kind: DefKind::Module,
    superclass: "",
    module_function: true,
    methods: &[&[
        native("encode64", 1, encode),
        native("decode64", 1, decode),
        native("strict_encode64", 1, strict_encode),
        native("strict_decode64", 1, strict_decode),
        between("urlsafe_encode64", 1, 2, urlsafe_encode),
        native("urlsafe_decode64", 1, urlsafe_decode),
    ]],
    ..ClassDef::NONE
};

fn binary(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Binary> {
    let text = ruby.expect_text(value)?;
    ruby.charge(text.len() * 2)?;
    Ok(Binary::new(text.as_bytes()))
}

fn ascii(ruby: &mut Ruby<'_>, text: String) -> Outcome {
    Ok(ruby.string(Text::Bytes(text.into_bytes(), Encoding::Ascii)))
}

fn encode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = binary(ruby, args.at(0))?.to_base64_relaxed();
    ascii(ruby, text)
}

fn strict_encode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = binary(ruby, args.at(0))?.to_string();
    ascii(ruby, text)
}

fn urlsafe_encode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let mut text = binary(ruby, args.at(0))?.to_base64_urlsafe();
    let padding = args.values.last().filter(|_| args.keywords);
    let padding = padding
        .and_then(|options| ruby.hash_of(*options))
        .and_then(|table| table.get_symbol("padding"));
    if padding.is_some_and(|padding| !padding.is_truthy()) {
        text.truncate(text.trim_end_matches('=').len());
    }
    ascii(ruby, text)
}

fn decode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_str(args.at(0))?;
    let bytes = Binary::from_base64(&text).bytes().to_vec();
    Ok(ruby.string(Text::binary(bytes)))
}

fn strict_decode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_str(args.at(0))?;
    decoded(ruby, Binary::from_base64_strict(&text).ok())
}

fn urlsafe_decode(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_str(args.at(0))?;
    decoded(ruby, Binary::from_base64_urlsafe(&text).ok())
}

fn decoded(ruby: &mut Ruby<'_>, binary: Option<Binary>) -> Outcome {
    match binary {
        Some(binary) => Ok(ruby.string(Text::binary(binary.bytes().to_vec()))),
        None => Err(ruby.argument_error("invalid base64")),
    }
}
