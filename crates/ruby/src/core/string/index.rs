//! Parts of strings by their places: `[]` in all its forms, and what changes them.

use super::{own, set};
use crate::core::pattern::{self, Pattern, Subject, regex_of};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between, native};
use crate::object::{Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    between("[]", 1, 2, slice),
    between("slice", 1, 2, slice),
    between("[]=", 2, 3, set_slice),
    between("slice!", 1, 2, take_slice),
    native("insert", 2, insert),
    between("byteslice", 1, 2, byte_slice),
    native("getbyte", 1, get_byte),
    native("setbyte", 2, set_byte),
    native("chr", 0, chr),
];

/// A part in bytes.
type Part = (usize, usize);

fn slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    // Characters are counted.
    ruby.charge(text.len() / 8)?;
    match find(ruby, &text, args)? {
        Some((start, end)) => Ok(ruby.string(text.slice(start, end))),
        None => Ok(Value::Nil),
    }
}

/// The part that `[]` means.
fn find(ruby: &mut Ruby<'_>, text: &Text, args: &Args<'_>) -> Outcome<Option<Part>> {
    let which = args.at(0);
    if let Some(regex) = regex_of(ruby, which) {
        let subject = Subject::of(ruby, text)?;
        let found = pattern::find(ruby, &regex, &subject.text, 0)?;
        Pattern::Regex(regex.clone()).remember(ruby, args, &subject, found.as_ref());
        let Some(captures) = found else {
            return Ok(None);
        };
        let span = match args.get(1) {
            None => captures.span(0),
            Some(group) => {
                let group = group_number(ruby, &regex, group)?;
                let number = match group {
                    Group::Number(number) => group_index(number, captures.len()),
                    Group::Named(numbers) => numbers
                        .iter()
                        .rev()
                        .copied()
                        .find(|number| captures.span(*number).is_some()),
                };
                number.and_then(|number| captures.span(number))
            }
        };
        return Ok(span.map(|(start, end)| (subject.place(start), subject.place(end))));
    }
    if let Some(length) = args.get(1) {
        let start = ruby.expect_integer(which)?;
        let length = ruby.expect_integer(length)?;
        return Ok(part_of(text, start, length));
    }
    if let Some(wanted) = ruby.string_of(which) {
        let at = find_bytes(text.as_bytes(), wanted.as_bytes(), 0);
        return Ok(at.map(|at| (at, at + wanted.len())));
    }
    if ruby.range_of(which).is_some() {
        return range_part(ruby, text, which);
    }
    let index = ruby.expect_integer(which)?;
    Ok(part_of(text, index, 1).filter(|(start, end)| start < end))
}

/// A group of a pattern, as it was asked for.
pub(crate) enum Group {
    /// By its number, which may count from the end.
    Number(i64),
    /// By its name, which several may have.
    Named(Vec<usize>),
}

/// The group that a number or a name means.
pub(crate) fn group_number(
    ruby: &mut Ruby<'_>,
    regex: &marotte_regex::Regex,
    group: Value,
) -> Outcome<Group> {
    let Some(name) = ruby.name_of(group) else {
        return Ok(Group::Number(ruby.expect_integer(group)?));
    };
    match regex.names().iter().find(|(own, _)| **own == *name) {
        Some((_, numbers)) => Ok(Group::Named(numbers.clone())),
        None => {
            let message = format!("undefined group name reference: {name}");
            Err(ruby.error("IndexError", message))
        }
    }
}

/// The number of a group that may count from the end, where the whole match is out of reach.
pub(crate) fn group_index(number: i64, count: usize) -> Option<usize> {
    index_from(number, count).filter(|index| number >= 0 || *index > 0)
}

/// An index that may count from the end.
pub(crate) fn index_from(index: i64, length: usize) -> Option<usize> {
    let index = match index {
        ..0 => index.checked_add_unsigned(length as u64)?,
        _ => index,
    };
    usize::try_from(index).ok().filter(|index| *index < length)
}

/// So many characters from a place that may count from the end.
fn part_of(text: &Text, start: i64, length: i64) -> Option<Part> {
    let length = usize::try_from(length).ok()?;
    let start = match start {
        ..0 => start.checked_add_unsigned(text.char_count() as u64)?,
        _ => start,
    };
    let start = text.byte_of(usize::try_from(start).ok()?)?;
    let end = if text.is_single_byte() {
        start.saturating_add(length).min(text.len())
    } else {
        let rest = text.slice(start, text.len());
        start + rest.byte_of(length).unwrap_or(rest.len())
    };
    Some((start, end))
}

/// Where a range begins in so many elements and how many it has; none if it begins beyond.
pub(crate) fn range_bounds(
    ruby: &mut Ruby<'_>,
    range: Value,
    count: usize,
) -> Outcome<Option<(usize, usize)>> {
    let Some(range) = ruby.range_of(range).cloned() else {
        return Ok(None);
    };
    let count = count as i64;
    let from_end = |index: i64| {
        if index < 0 {
            index.saturating_add(count)
        } else {
            index
        }
    };
    let begin = match range.begin {
        Value::Nil => 0,
        other => from_end(ruby.expect_integer(other)?),
    };
    let end = match range.end {
        Value::Nil => count,
        other => {
            let end = from_end(ruby.expect_integer(other)?);
            end.saturating_add(i64::from(!range.excludes_end))
        }
    };
    if begin < 0 || begin > count {
        return Ok(None);
    }
    let length = end.min(count).saturating_sub(begin).max(0);
    Ok(Some((begin as usize, length as usize)))
}

fn range_part(ruby: &mut Ruby<'_>, text: &Text, range: Value) -> Outcome<Option<Part>> {
    let bounds = range_bounds(ruby, range, text.char_count())?;
    Ok(bounds.and_then(|(start, length)| part_of(text, start as i64, length as i64)))
}

/// The part that `[]=` changes, or the error that there is none.
fn find_to_change(ruby: &mut Ruby<'_>, text: &Text, args: &Args<'_>) -> Outcome<Part> {
    let which = args.at(0);
    let further = (args.len() == 3).then(|| args.at(1));
    if let Some(regex) = regex_of(ruby, which) {
        return group_to_change(ruby, text, &regex, further, args);
    }
    if let Some(length) = further {
        let start = ruby.expect_integer(which)?;
        let length = ruby.expect_integer(length)?;
        if length < 0 {
            return Err(ruby.error("IndexError", format!("negative length {length}")));
        }
        return match part_of(text, start, length) {
            Some(part) => Ok(part),
            None => Err(out_of_string(ruby, start)),
        };
    }
    if let Some(wanted) = ruby.string_of(which) {
        let length = wanted.len();
        return match find_bytes(text.as_bytes(), wanted.as_bytes(), 0) {
            Some(at) => Ok((at, at + length)),
            None => Err(ruby.error("IndexError", "string not matched")),
        };
    }
    if ruby.range_of(which).is_some() {
        return match range_part(ruby, text, which)? {
            Some(part) => Ok(part),
            None => {
                let shown = ruby.inspect(which)?;
                Err(ruby.error("RangeError", format!("{shown} out of range")))
            }
        };
    }
    let index = ruby.expect_integer(which)?;
    match part_of(text, index, 1) {
        Some(part) => Ok(part),
        None => Err(out_of_string(ruby, index)),
    }
}

fn group_to_change(
    ruby: &mut Ruby<'_>,
    text: &Text,
    regex: &marotte_regex::Regex,
    group: Option<Value>,
    args: &Args<'_>,
) -> Outcome<Part> {
    let subject = Subject::of(ruby, text)?;
    let found = pattern::find(ruby, regex, &subject.text, 0)?;
    Pattern::Regex(regex.clone()).remember(ruby, args, &subject, found.as_ref());
    let Some(captures) = found else {
        return Err(ruby.error("IndexError", "regexp not matched"));
    };
    let group = match group {
        Some(group) => group_number(ruby, regex, group)?,
        None => Group::Number(0),
    };
    let number = match group {
        Group::Named(numbers) => numbers.last().copied().unwrap_or(0),
        Group::Number(number) => match index_from(number, captures.len()) {
            Some(number) => number,
            None => {
                let message = format!("index {number} out of regexp");
                return Err(ruby.error("IndexError", message));
            }
        },
    };
    match captures.span(number) {
        Some((start, end)) => Ok((subject.place(start), subject.place(end))),
        None => {
            let message = format!("regexp group {number} not matched");
            Err(ruby.error("IndexError", message))
        }
    }
}

fn out_of_string(ruby: &mut Ruby<'_>, index: i64) -> Box<crate::interp::Throw> {
    ruby.error("IndexError", format!("index {index} out of string"))
}

fn set_slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let value = args.at(args.len() - 1);
    let text = own(ruby, this);
    let part = find_to_change(ruby, &text, args)?;
    let new = ruby.expect_text(value)?;
    splice(ruby, this, &text, part, &new)?;
    Ok(value)
}

/// Puts text in the place of a part.
fn splice(
    ruby: &mut Ruby<'_>,
    this: Value,
    text: &Text,
    (start, end): Part,
    new: &Text,
) -> Outcome<()> {
    ruby.charge(text.len() + new.len())?;
    let mut made = text.slice(0, start);
    made.push(new);
    made.push(&text.slice(end, text.len()));
    set(ruby, this, made)
}

fn take_slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let text = own(ruby, this);
    let Some((start, end)) = find(ruby, &text, args)? else {
        return Ok(Value::Nil);
    };
    splice(ruby, this, &text, (start, end), &Text::from(""))?;
    Ok(ruby.string(text.slice(start, end)))
}

fn insert(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let text = own(ruby, this);
    let index = ruby.expect_integer(args.at(0))?;
    let new = ruby.expect_text(args.at(1))?;
    // From the end it is the place behind that character.
    let place = if index < 0 { index + 1 } else { index };
    let part = match (index, place) {
        (-1, _) => Some((text.len(), text.len())),
        (_, place) => part_of(&text, place, 0),
    };
    match part {
        Some(part) => splice(ruby, this, &text, part, &new)?,
        None => return Err(out_of_string(ruby, place)),
    }
    Ok(this)
}

fn byte_slice(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let which = args.at(0);
    let bounds = if let Some(length) = args.get(1) {
        let start = ruby.expect_integer(which)?;
        let length = ruby.expect_integer(length)?;
        part_of(&Text::binary(text.as_bytes().to_vec()), start, length)
    } else if ruby.range_of(which).is_some() {
        let bounds = range_bounds(ruby, which, text.len())?;
        bounds.map(|(start, length)| (start, start + length))
    } else {
        let index = ruby.expect_integer(which)?;
        index_from(index, text.len()).map(|index| (index, index + 1))
    };
    match bounds {
        Some((start, end)) => Ok(ruby.string(text.slice(start, end))),
        None => Ok(Value::Nil),
    }
}

fn get_byte(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let index = ruby.expect_integer(args.at(0))?;
    let text = own(ruby, this);
    let byte = index_from(index, text.len()).map(|index| text.as_bytes()[index]);
    Ok(byte.map_or(Value::Nil, |byte| Value::Integer(byte.into())))
}

fn set_byte(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    ruby.check_frozen(this)?;
    let index = ruby.expect_integer(args.at(0))?;
    let byte = ruby.expect_integer(args.at(1))?;
    let text = own(ruby, this);
    let Some(place) = index_from(index, text.len()) else {
        return Err(out_of_string(ruby, index));
    };
    let mut bytes = text.as_bytes().to_vec();
    bytes[place] = byte as u8;
    set(ruby, this, text.like(bytes))?;
    Ok(args.at(1))
}

fn chr(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let end = text.byte_of(1).unwrap_or(text.len());
    Ok(ruby.string(text.slice(0, end)))
}

/// Where bytes are in others, at or behind a place.
pub(super) fn find_bytes(bytes: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    if wanted.is_empty() {
        return Some(from);
    }
    let found = match wanted {
        [byte] => memchr::memchr(*byte, rest),
        wanted => memchr::memmem::find(rest, wanted),
    };
    found.map(|at| from + at)
}

/// A group of a match, as a string or `nil`.
pub(crate) fn group_value(ruby: &mut Ruby<'_>, group: Option<Text>) -> Value {
    match group {
        Some(text) => ruby.string(text),
        None => Value::Nil,
    }
}
