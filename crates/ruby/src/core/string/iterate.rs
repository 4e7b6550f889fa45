//! Going through strings: characters, bytes, lines.

use super::{enumerator, keyword, own, positional, strings};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    native("chars", 0, |ruby, this, args| list(ruby, this, args, chars)),
    native("bytes", 0, |ruby, this, args| list(ruby, this, args, bytes)),
    native("codepoints", 0, |ruby, this, args| {
        list(ruby, this, args, codepoints)
    }),
    between("lines", 0, 2, |ruby, this, args| {
        list(ruby, this, args, lines)
    }),
    native("grapheme_clusters", 0, |ruby, this, args| {
        list(ruby, this, args, clusters)
    }),
    native("each_char", 0, |ruby, this, args| {
        each(ruby, this, args, "each_char", chars)
    }),
    native("each_byte", 0, |ruby, this, args| {
        each(ruby, this, args, "each_byte", bytes)
    }),
    native("each_codepoint", 0, |ruby, this, args| {
        each(ruby, this, args, "each_codepoint", codepoints)
    }),
    between("each_line", 0, 2, |ruby, this, args| {
        each(ruby, this, args, "each_line", lines)
    }),
    native("each_grapheme_cluster", 0, |ruby, this, args| {
        each(ruby, this, args, "each_grapheme_cluster", clusters)
    }),
];

/// What makes an array of the parts of a string.
type Parts = fn(&mut Ruby<'_>, Value, &Args<'_>) -> Outcome;

/// The parts as an array, or each of them for a block.
fn list(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, parts: Parts) -> Outcome {
    match args.block {
        Some(_) => each(ruby, this, args, "", parts),
        None => parts(ruby, this, args),
    }
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, name: &str, parts: Parts) -> Outcome {
    let Some(block) = args.block else {
        return enumerator(ruby, this, name, args);
    };
    let parts = parts(ruby, this, args)?;
    for part in ruby.items(parts).unwrap_or_default() {
        ruby.call_block(block, &[part])?;
    }
    Ok(this)
}

fn chars(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    ruby.charge(text.len() * size_of::<Text>())?;
    let parts = text
        .characters()
        .map(|(start, bytes)| text.slice(start, start + bytes.len()))
        .collect();
    strings(ruby, parts)
}

fn bytes(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    ruby.charge(text.len() * 16)?;
    let bytes = text.as_bytes().iter();
    let bytes = bytes.map(|byte| Value::Integer((*byte).into())).collect();
    Ok(ruby.array(bytes))
}

fn codepoints(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    ruby.charge(text.len() * 16)?;
    let mut codes = Vec::new();
    for (_, bytes) in text.characters() {
        match text.code_of(bytes) {
            Some(code) => codes.push(Value::Integer(code.into())),
            None => {
                let name = text.encoding().name();
                let message = format!("invalid byte sequence in {name}");
                return Err(ruby.argument_error(message));
            }
        }
    }
    Ok(ruby.array(codes))
}

fn clusters(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = super::subject(ruby, this)?.text;
    let mut parts = Vec::new();
    if let Ok(regex) = marotte_regex::Regex::new(r"\X") {
        for found in regex.matches(&text) {
            match found {
                Ok(captures) => parts.push(captures.get(0).unwrap_or_default().into()),
                Err(error) => return Err(crate::core::pattern::too_long(ruby, error)),
            }
        }
    }
    strings(ruby, parts)
}

fn lines(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let chomp = keyword(ruby, args, "chomp").is_some_and(Value::is_truthy);
    let separator = match positional(ruby, args).first() {
        None => Text::from("\n"),
        Some(Value::Nil) => return strings(ruby, vec![text]),
        Some(value) => ruby.expect_text(*value)?,
    };
    let end = separator.as_bytes().last().unwrap_or(&b'\n');
    let lines = text.as_bytes().iter().filter(|byte| *byte == end).count();
    ruby.charge(text.len() + lines * 64)?;
    let parts = split_lines(&text, separator.as_bytes(), chomp);
    strings(ruby, parts)
}

/// The lines of a text with what ends them. An empty separator is one or more empty lines.
fn split_lines(text: &Text, separator: &[u8], chomp: bool) -> Vec<Text> {
    let paragraphs = separator.is_empty();
    let separator = if paragraphs { b"\n\n" } else { separator };
    let bytes = text.as_bytes();
    let mut lines = Vec::new();
    let mut start = 0;
    while start < bytes.len() {
        let found = super::index::find_bytes(bytes, separator, start);
        let mut end = found.map_or(bytes.len(), |at| at + separator.len());
        let kept = match (chomp, found) {
            (true, Some(_)) if paragraphs => {
                super::space::without_separator(&bytes[start..end], b"").len()
            }
            (true, _) if !paragraphs => {
                super::space::without_separator(&bytes[start..end], separator).len()
            }
            _ => end - start,
        };
        lines.push(text.slice(start, start + kept));
        if paragraphs {
            while bytes.get(end) == Some(&b'\n') {
                end += 1;
            }
        }
        start = end;
    }
    lines
}
