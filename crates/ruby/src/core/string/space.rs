//! What stands around text: white space, line breaks, prefixes, padding.

use marotte_scalars::text;

use super::{in_place, own};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    native("strip", 0, strip),
    native("lstrip", 0, lstrip),
    native("rstrip", 0, rstrip),
    between("chomp", 0, 1, chomp),
    native("chop", 0, chop),
    native("delete_prefix", 1, delete_prefix),
    native("delete_suffix", 1, delete_suffix),
    native("strip!", 0, |ruby, this, args| {
        in_place(ruby, this, args, strip)
    }),
    native("lstrip!", 0, |ruby, this, args| {
        in_place(ruby, this, args, lstrip)
    }),
    native("rstrip!", 0, |ruby, this, args| {
        in_place(ruby, this, args, rstrip)
    }),
    between("chomp!", 0, 1, |ruby, this, args| {
        in_place(ruby, this, args, chomp)
    }),
    native("chop!", 0, |ruby, this, args| {
        in_place(ruby, this, args, chop)
    }),
    native("delete_prefix!", 1, |ruby, this, args| {
        in_place(ruby, this, args, delete_prefix)
    }),
    native("delete_suffix!", 1, |ruby, this, args| {
        in_place(ruby, this, args, delete_suffix)
    }),
    between("ljust", 1, 2, |ruby, this, args| {
        justified(ruby, this, args, |missing| (0, missing))
    }),
    between("rjust", 1, 2, |ruby, this, args| {
        justified(ruby, this, args, |missing| (missing, 0))
    }),
    between("center", 1, 2, |ruby, this, args| {
        justified(ruby, this, args, |missing| {
            (missing / 2, missing - missing / 2)
        })
    }),
];

/// A part of a string: so many bytes are left out at both ends.
fn trimmed(ruby: &mut Ruby<'_>, this: Value, part: fn(&[u8]) -> (usize, usize)) -> Outcome {
    let text = own(ruby, this);
    let (start, end) = part(text.as_bytes());
    Ok(ruby.string(text.slice(start, end)))
}

fn is_stripped(byte: u8) -> bool {
    matches!(byte, 0 | b' ' | b'\t'..=b'\r')
}

fn first_kept(bytes: &[u8]) -> usize {
    let kept = bytes.iter().position(|byte| !is_stripped(*byte));
    kept.unwrap_or(bytes.len())
}

fn behind_kept(bytes: &[u8]) -> usize {
    let kept = bytes.iter().rposition(|byte| !is_stripped(*byte));
    kept.map_or(0, |at| at + 1)
}

fn strip(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    trimmed(ruby, this, |bytes| {
        let start = first_kept(bytes);
        (start, behind_kept(bytes).max(start))
    })
}

fn lstrip(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    trimmed(ruby, this, |bytes| (first_kept(bytes), bytes.len()))
}

fn rstrip(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    trimmed(ruby, this, |bytes| (0, behind_kept(bytes)))
}

fn chomp(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let end = match args.get(0) {
        None => chomped(text.as_bytes()).len(),
        Some(Value::Nil) => text.len(),
        Some(value) => {
            let suffix = ruby.expect_text(value)?;
            without_separator(text.as_bytes(), suffix.as_bytes()).len()
        }
    };
    Ok(ruby.string(text.slice(0, end)))
}

/// Without a line break at the end.
fn chomped(bytes: &[u8]) -> &[u8] {
    bytes
        .strip_suffix(b"\r\n")
        .or_else(|| bytes.strip_suffix(b"\n"))
        .or_else(|| bytes.strip_suffix(b"\r"))
        .unwrap_or(bytes)
}

/// Without a separator at the end: a newline is any line break, an empty one all of them.
pub(super) fn without_separator<'b>(bytes: &'b [u8], separator: &[u8]) -> &'b [u8] {
    match separator {
        b"\n" => chomped(bytes),
        b"" => {
            let mut rest = bytes;
            while let Some(shorter) = rest.strip_suffix(b"\n") {
                rest = shorter.strip_suffix(b"\r").unwrap_or(shorter);
            }
            rest
        }
        other => bytes.strip_suffix(other).unwrap_or(bytes),
    }
}

fn chop(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let chopped = match &text {
        Text::Utf8(text) => text::chop(text).into(),
        Text::Bytes(bytes, _) if bytes.ends_with(b"\r\n") => text.slice(0, bytes.len() - 2),
        Text::Bytes(..) => {
            let last = text.characters().last();
            text.slice(0, last.map_or(0, |(start, _)| start))
        }
    };
    Ok(ruby.string(chopped))
}

fn delete_prefix(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let prefix = ruby.expect_text(args.at(0))?;
    let start = match text.as_bytes().starts_with(prefix.as_bytes()) {
        true => prefix.len(),
        false => 0,
    };
    Ok(ruby.string(text.slice(start, text.len())))
}

fn delete_suffix(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let suffix = ruby.expect_text(args.at(0))?;
    let end = match text.as_bytes().ends_with(suffix.as_bytes()) {
        true => text.len() - suffix.len(),
        false => text.len(),
    };
    Ok(ruby.string(text.slice(0, end)))
}

/// A string in a width; the split says how much goes to the left and to the right.
fn justified(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    split: fn(usize) -> (usize, usize),
) -> Outcome {
    let text = own(ruby, this);
    let width = ruby.expect_integer(args.at(0))?;
    let padding = match args.get(1) {
        Some(value) => ruby.expect_text(value)?,
        None => Text::from(" "),
    };
    if padding.is_empty() {
        return Err(ruby.argument_error("zero width padding"));
    }
    let missing = usize::try_from(width).unwrap_or(0);
    let missing = missing.saturating_sub(text.char_count());
    ruby.charge(missing.saturating_mul(padding.len()))?;
    let (left, right) = split(missing);
    let mut made = text.like(Vec::new());
    push_padding(&mut made, &padding, left);
    made.push(&text);
    push_padding(&mut made, &padding, right);
    Ok(ruby.string(made))
}

fn push_padding(text: &mut Text, padding: &Text, count: usize) {
    let characters: Vec<&[u8]> = padding.characters().map(|(_, bytes)| bytes).collect();
    let bytes: Vec<u8> = characters
        .iter()
        .cycle()
        .take(count)
        .copied()
        .flatten()
        .copied()
        .collect();
    text.push(&padding.like(bytes));
}
