//! What joins strings and changes them.

use super::{own, set};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Encoding, Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    native("+", 1, plus),
    native("*", 1, times),
    native("%", 1, percent),
    native("<<", 1, append),
    at_least("concat", 0, concat),
    at_least("prepend", 0, prepend),
    native("clear", 0, clear),
    native("reverse", 0, reverse),
    native("reverse!", 0, |ruby, this, args| {
        ruby.check_frozen(this)?;
        let made = reverse(ruby, this, args)?;
        let text = own(ruby, made);
        set(ruby, this, text)?;
        Ok(this)
    }),
];

fn plus(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut text = own(ruby, this);
    let other = ruby.expect_text(args.at(0))?;
    ruby.charge(text.len() + other.len())?;
    push(ruby, &mut text, &other)?;
    Ok(ruby.string(text))
}

/// Appends text, if the encodings go together.
pub(crate) fn push(ruby: &mut Ruby<'_>, text: &mut Text, other: &Text) -> Outcome<()> {
    let (one, two) = (text.encoding(), other.encoding());
    if one != two && !text.is_ascii() && !other.is_ascii() {
        let (one, two) = (one.name(), two.name());
        let message = format!("incompatible character encodings: {one} and {two}");
        return Err(ruby.error("Encoding::CompatibilityError", message));
    }
    text.push(other);
    Ok(())
}

fn times(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let count = ruby.expect_integer(args.at(0))?;
    let Ok(count) = usize::try_from(count) else {
        return Err(ruby.argument_error("negative argument"));
    };
    ruby.charge(text.len().saturating_mul(count))?;
    let bytes = text.as_bytes().repeat(count);
    Ok(ruby.string(text.like(bytes)))
}

fn percent(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let format = own(ruby, this).to_eco();
    let values = match ruby.to_array_maybe(args.at(0))? {
        Some(values) => values,
        None => vec![args.at(0)],
    };
    let text = super::formatted(ruby, &format, &values)?;
    Ok(ruby.string(text))
}

fn append(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let other = addition(ruby, this, args.at(0))?;
    append_text(ruby, this, &other)?;
    Ok(this)
}

/// Appends text in place.
fn append_text(ruby: &mut Ruby<'_>, this: Value, other: &Text) -> Outcome<()> {
    ruby.charge(other.len())?;
    ruby.heap.grew(other.len());
    if let (Some(Text::Utf8(_)), Text::Utf8(other)) = (ruby.string_of(this), other) {
        ruby.string_mut(this)?.push_str(other);
        return Ok(());
    }
    let mut text = own(ruby, this);
    push(ruby, &mut text, other)?;
    *ruby.string_mut(this)? = text;
    Ok(())
}

/// What `<<` appends: text, or the character of a number.
fn addition(ruby: &mut Ruby<'_>, this: Value, value: Value) -> Outcome<Text> {
    match value {
        Value::Integer(code) => {
            let encoding = own(ruby, this).encoding();
            match character(code, encoding) {
                Some(text) => Ok(text),
                None => Err(ruby.error("RangeError", format!("{code} out of char range"))),
            }
        }
        other => ruby.expect_text(other),
    }
}

/// The character of a number in an encoding.
pub(crate) fn character(code: i64, encoding: Encoding) -> Option<Text> {
    let code = u32::try_from(code).ok()?;
    match encoding {
        Encoding::Utf8 => {
            let character = char::from_u32(code)?;
            Some(Text::Utf8(ecow::eco_format!("{character}")))
        }
        Encoding::Utf16Le | Encoding::Utf16Be => {
            let text = char::from_u32(code)?.to_string();
            super::encoding::encode_text(&text, encoding).ok()
        }
        // A byte that is no ASCII makes such a string one of bytes.
        Encoding::Ascii if code > 0x7f => {
            u8::try_from(code).ok().map(|byte| Text::binary(vec![byte]))
        }
        other => u8::try_from(code)
            .ok()
            .map(|byte| Text::encoded(vec![byte], other)),
    }
}

fn concat(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let mut parts = Vec::with_capacity(args.len());
    for value in args.values {
        parts.push(addition(ruby, this, *value)?);
    }
    for part in parts {
        append_text(ruby, this, &part)?;
    }
    Ok(this)
}

fn prepend(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let mut text = Text::from("");
    for value in args.values {
        let part = ruby.expect_text(*value)?;
        push(ruby, &mut text, &part)?;
    }
    let own = own(ruby, this);
    ruby.charge(text.len() + own.len())?;
    push(ruby, &mut text, &own)?;
    set(ruby, this, text)?;
    Ok(this)
}

fn clear(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let empty = own(ruby, this).like(Vec::new());
    set(ruby, this, empty)?;
    Ok(this)
}

fn reverse(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    ruby.charge(text.len())?;
    let reversed = match &text {
        Text::Utf8(text) => text.chars().rev().collect::<String>().into(),
        other => {
            let mut characters: Vec<&[u8]> = other.characters().map(|(_, bytes)| bytes).collect();
            characters.reverse();
            other.like(characters.concat())
        }
    };
    Ok(ruby.string(reversed))
}
