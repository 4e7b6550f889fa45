//! `sub` and `gsub`.

use ecow::EcoString;
use marotte_regex::Captures;

use super::{enumerator, own, set, subject};
use crate::core::pattern::{Pattern, Subject, too_long};
use crate::interp::{Block, Outcome, Ruby};
use crate::native::{Args, NativeMethod, between};
use crate::object::{Text, Value};
use crate::symbol::known;

pub(super) const METHODS: &[NativeMethod] = &[
    between("sub", 0, 2, |ruby, this, args| {
        plain(ruby, this, args, false)
    }),
    between("gsub", 1, 2, |ruby, this, args| {
        plain(ruby, this, args, true)
    }),
    between("sub!", 0, 2, |ruby, this, args| {
        in_place(ruby, this, args, false)
    }),
    between("gsub!", 1, 2, |ruby, this, args| {
        in_place(ruby, this, args, true)
    }),
];

/// What takes the place of a match.
enum Replacement<'a> {
    /// Text, which can refer to the match.
    Text(EcoString),
    /// What a hash has for the text of the match.
    Hash(Value),
    /// What a block gives.
    Block(&'a Block<'a>),
}

fn plain(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, all: bool) -> Outcome {
    if all && args.len() == 1 && args.block.is_none() {
        return enumerator(ruby, this, "gsub", args);
    }
    let made = replaced(ruby, this, args, all)?.unwrap_or_else(|| own(ruby, this));
    Ok(ruby.string(made))
}

fn in_place(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, all: bool) -> Outcome {
    if all && args.len() == 1 && args.block.is_none() {
        return enumerator(ruby, this, "gsub!", args);
    }
    ruby.check_frozen(this)?;
    match replaced(ruby, this, args, all)? {
        Some(text) => {
            set(ruby, this, text)?;
            Ok(this)
        }
        None => Ok(Value::Nil),
    }
}

/// The text with the first match or all of them replaced; none if nothing matched.
fn replaced(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, all: bool) -> Outcome<Option<Text>> {
    let seen = subject(ruby, this);
    let replacement = match (args.get(1), args.block) {
        (Some(value), _) if ruby.hash_of(value).is_some() => Replacement::Hash(value),
        (Some(value), _) => {
            let new = ruby.expect_text(value)?;
            Replacement::Text(match &seen {
                Ok(subject) => subject.seen(&new),
                Err(_) => new.to_eco(),
            })
        }
        (None, Some(_)) if args.is_empty() => return Err(ruby.wrong_arguments(0, "1..2")),
        (None, Some(block)) => Replacement::Block(block),
        (None, None) => return Err(ruby.wrong_arguments(args.len(), "2")),
    };
    let wanted = Pattern::of(ruby, args.at(0))?;
    let subject = seen?;
    let text = &subject.text;
    let mut made = String::with_capacity(text.len());
    let mut copied = 0;
    let mut last = None;
    each_match(ruby, &wanted, text, |ruby, captures| {
        let before = made.len();
        made.push_str(&text[copied..captures.start()]);
        copied = captures.end();
        push(
            ruby,
            &mut made,
            &wanted,
            &replacement,
            &subject,
            captures,
            args,
        )?;
        ruby.charge(8 + made.len() - before)?;
        last = Some(captures.clone());
        Ok(all)
    })?;
    wanted.remember(ruby, args, &subject, last.as_ref());
    if last.is_none() {
        return Ok(None);
    }
    made.push_str(&text[copied..]);
    Ok(Some(subject.part(&made)))
}

/// Goes through the matches of a text as long as it is told to.
pub(super) fn each_match<'t>(
    ruby: &mut Ruby<'_>,
    wanted: &Pattern,
    text: &'t str,
    mut visit: impl FnMut(&mut Ruby<'_>, &Captures<'t>) -> Outcome<bool>,
) -> Outcome<()> {
    let mut from = 0;
    while from <= text.len() {
        let Some(captures) = wanted.find(ruby, text, from)? else {
            break;
        };
        let (start, end) = (captures.start(), captures.end());
        // Behind an empty match a character is passed over.
        from = match text[end..].chars().next() {
            _ if start < end => end,
            Some(character) => end + character.len_utf8(),
            None => end + 1,
        };
        if !visit(ruby, &captures)? {
            break;
        }
    }
    Ok(())
}

/// Appends what takes the place of a match.
fn push(
    ruby: &mut Ruby<'_>,
    made: &mut String,
    wanted: &Pattern,
    replacement: &Replacement<'_>,
    subject: &Subject,
    captures: &Captures<'_>,
    args: &Args<'_>,
) -> Outcome<()> {
    let matched = subject.part(captures.get(0).unwrap_or_default());
    let value = match replacement {
        Replacement::Text(template) => {
            if let Err(error) = captures.expand(template, made) {
                let message = error.to_string();
                return Err(match error {
                    marotte_regex::ReplaceError::Limit(limit) => too_long(ruby, limit),
                    marotte_regex::ReplaceError::InvalidGroupReference => {
                        ruby.error("RuntimeError", message)
                    }
                    marotte_regex::ReplaceError::UndefinedGroup(_) => {
                        ruby.error("IndexError", message)
                    }
                });
            }
            return Ok(());
        }
        Replacement::Hash(hash) => {
            let key = ruby.string(matched);
            ruby.send_known(*hash, known::INDEX, &[key])?
        }
        Replacement::Block(block) => {
            wanted.remember(ruby, args, subject, Some(captures));
            let matched = ruby.string(matched);
            ruby.call_block(block, &[matched])?
        }
    };
    let new = ruby.to_text(value)?;
    made.push_str(&subject.seen(&new));
    Ok(())
}
