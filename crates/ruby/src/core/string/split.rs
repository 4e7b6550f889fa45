//! `split`.

use super::{strings, subject};
use crate::core::pattern::{Pattern, too_long};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[between("split", 0, 2, split)];

fn split(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let limit = match args.get(1) {
        Some(value) => ruby.expect_integer(value)?,
        None => 0,
    };
    let separator = match args.at(0) {
        Value::Nil => Pattern::Text(" ".into()),
        other => Pattern::of(ruby, other)?,
    };
    let subject = subject(ruby, this)?;
    let text = &subject.text;
    ruby.charge(text.len())?;
    let pieces = match &separator {
        _ if text.is_empty() => Vec::<&str>::new(),
        _ if limit == 1 => vec![text.as_str()],
        Pattern::Text(separator) if separator == " " => by_space(text, limit),
        Pattern::Text(separator) => by_text(text, separator, limit),
        Pattern::Regex(regex) => match regex.split(text, limit) {
            Ok(pieces) => pieces,
            Err(error) => return Err(too_long(ruby, error)),
        },
    };
    let pieces: Vec<Text> = pieces
        .into_iter()
        .map(|piece| subject.part(piece))
        .collect();
    let Some(block) = args.block else {
        return strings(ruby, pieces);
    };
    for piece in pieces {
        let piece = ruby.string(piece);
        ruby.call_block(block, &[piece])?;
    }
    Ok(this)
}

/// Drops what is empty at the end, if there is no limit.
fn finished(mut pieces: Vec<&str>, limit: i64) -> Vec<&str> {
    if limit == 0 {
        while pieces.last().is_some_and(|piece| piece.is_empty()) {
            pieces.pop();
        }
    }
    pieces
}

/// How many pieces there may be, the last of which has the rest.
fn most(limit: i64) -> usize {
    match limit {
        1.. => usize::try_from(limit).unwrap_or(usize::MAX),
        _ => usize::MAX,
    }
}

fn by_space(text: &str, limit: i64) -> Vec<&str> {
    let is_space = |c: char| matches!(c, '\0' | ' ' | '\t'..='\r');
    let mut pieces = Vec::new();
    let mut rest = text.trim_start_matches(is_space);
    while pieces.len() + 1 < most(limit) {
        let Some(at) = rest.find(is_space) else {
            break;
        };
        pieces.push(&rest[..at]);
        rest = rest[at..].trim_start_matches(is_space);
    }
    if !rest.is_empty() || limit != 0 {
        pieces.push(rest);
    }
    finished(pieces, limit)
}

fn by_text<'t>(text: &'t str, separator: &str, limit: i64) -> Vec<&'t str> {
    let pieces = if separator.is_empty() {
        by_character(text, limit)
    } else {
        text.splitn(most(limit), separator).collect()
    };
    finished(pieces, limit)
}

fn by_character(text: &str, limit: i64) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while pieces.len() + 1 < most(limit)
        && let Some(character) = rest.chars().next()
    {
        let (first, behind) = rest.split_at(character.len_utf8());
        pieces.push(first);
        rest = behind;
    }
    pieces.push(rest);
    pieces
}
