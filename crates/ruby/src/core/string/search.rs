//! What looks for text or patterns.

use marotte_regex::Captures;

use super::index::find_bytes;
use super::replace::each_match;
use super::{own, subject};
use crate::core::pattern::{self, Pattern, Subject, regex_of};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, between, native};
use crate::object::{Text, Value};
use crate::symbol::known;

pub(super) const METHODS: &[NativeMethod] = &[
    between("index", 1, 2, index),
    between("rindex", 1, 2, rindex),
    native("include?", 1, includes),
    at_least("start_with?", 0, starts_with),
    at_least("end_with?", 0, ends_with),
    native("=~", 1, match_operator),
    between("match", 1, 2, match_method),
    between("match?", 1, 2, is_match),
    native("scan", 1, scan),
    native("partition", 1, partition),
    native("rpartition", 1, rpartition),
];

/// What `index` and the like look for: those say by themselves what they cannot look for.
fn wanted(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Pattern> {
    match regex_of(ruby, value) {
        Some(regex) => Ok(Pattern::Regex(regex)),
        None => Ok(Pattern::Text(ruby.expect_str(value)?)),
    }
}

fn index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    ruby.charge_search(text.len())?;
    let start = match args.get(1) {
        Some(value) => ruby.expect_integer(value)?,
        None => 0,
    };
    let start = match start {
        ..0 => start.saturating_add(text.char_count() as i64),
        _ => start,
    };
    let start = usize::try_from(start).ok();
    let start = start.and_then(|start| text.byte_of(start));
    if let Some(text_wanted) = ruby.string_of(args.at(0)) {
        let found = start
            .and_then(|start| find_bytes(text.as_bytes(), text_wanted.as_bytes(), start))
            .map(|at| text.char_of(at));
        return Ok(found.map_or(Value::Nil, Value::from));
    }
    let wanted = wanted(ruby, args.at(0))?;
    let Some(start) = start else {
        ruby.set_last_match(args.frame, None);
        return Ok(Value::Nil);
    };
    let subject = Subject::of(ruby, &text)?;
    let found = wanted.find(ruby, &subject.text, subject.seen_place(start))?;
    wanted.remember(ruby, args, &subject, found.as_ref());
    Ok(found.map_or(Value::Nil, |captures| text.char_of(captures.start()).into()))
}

fn rindex(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = own(ruby, this);
    let count = text.char_count();
    let wanted = wanted(ruby, args.at(0))?;
    let last = match args.get(1) {
        Some(value) => ruby.expect_integer(value)?,
        None => count as i64,
    };
    let last = match last {
        ..0 => last.saturating_add(count as i64),
        _ => last,
    };
    let Ok(last) = usize::try_from(last) else {
        return Ok(Value::Nil);
    };
    let last = text.byte_of(last.min(count)).unwrap_or(text.len());
    let subject = Subject::of(ruby, &text)?;
    let found = find_last(ruby, &wanted, &subject.text, subject.seen_place(last))?;
    if matches!(wanted, Pattern::Regex(_)) {
        wanted.remember(ruby, args, &subject, found.as_ref());
    }
    Ok(found.map_or(Value::Nil, |captures| text.char_of(captures.start()).into()))
}

/// The match that begins last, at or before a place.
fn find_last<'t>(
    ruby: &mut Ruby<'_>,
    wanted: &Pattern,
    text: &'t str,
    last: usize,
) -> Outcome<Option<Captures<'t>>> {
    if let Pattern::Text(wanted) = wanted {
        let end = last.saturating_add(wanted.len()).min(text.len());
        let within = text.get(..end).unwrap_or(text);
        ruby.charge_search(end)?;
        let found = within.rfind(&**wanted);
        return Ok(found.map(|at| Captures::whole(text, at, at + wanted.len())));
    }
    let mut place = Some(last);
    while let Some(at) = place {
        ruby.charge(text.len() / 4)?;
        let found = wanted.find(ruby, text, at)?;
        if let Some(captures) = found
            && captures.start() == at
        {
            return Ok(Some(captures));
        }
        place = text[..at].chars().next_back().map(|c| at - c.len_utf8());
    }
    Ok(None)
}

fn includes(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = ruby.expect_text(args.at(0))?;
    let length = ruby.string_of(this).map_or(0, Text::len);
    ruby.charge_search(length)?;
    let text = ruby.string_of(this).map_or(&[][..], Text::as_bytes);
    Ok(find_bytes(text, wanted.as_bytes(), 0).is_some().into())
}

fn starts_with(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    for value in args.values {
        let starts = match regex_of(ruby, *value) {
            Some(regex) => {
                let subject = subject(ruby, this)?;
                let found = pattern::find(ruby, &regex, &subject.text, 0)?;
                let found = found.filter(|captures| captures.start() == 0);
                Pattern::Regex(regex).remember(ruby, args, &subject, found.as_ref());
                found.is_some()
            }
            None => {
                let prefix = ruby.expect_text(*value)?;
                own(ruby, this).as_bytes().starts_with(prefix.as_bytes())
            }
        };
        if starts {
            return Ok(true.into());
        }
    }
    Ok(false.into())
}

fn ends_with(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    for value in args.values {
        let suffix = ruby.expect_text(*value)?;
        if own(ruby, this).as_bytes().ends_with(suffix.as_bytes()) {
            return Ok(true.into());
        }
    }
    Ok(false.into())
}

fn match_operator(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let other = args.at(0);
    if ruby.string_of(other).is_some() {
        return Err(ruby.type_error("type mismatch: String given"));
    }
    let frame = Some(args.frame);
    ruby.call_method_with(other, known::MATCH, &[this], false, None, frame)
}

/// The pattern of `match`: a string is one in the language of patterns.
fn as_regexp(ruby: &mut Ruby<'_>, value: Value) -> Outcome {
    match Pattern::of(ruby, value)? {
        Pattern::Regex(_) => Ok(value),
        Pattern::Text(source) => ruby.make_regexp(&source, marotte_regex::Options::default()),
    }
}

fn match_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let regexp = as_regexp(ruby, args.at(0))?;
    forward(ruby, regexp, "match", this, args)
}

fn is_match(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let regexp = as_regexp(ruby, args.at(0))?;
    forward(ruby, regexp, "match?", this, args)
}

/// Calls a method of the pattern with this string and what else was given.
fn forward(
    ruby: &mut Ruby<'_>,
    regexp: Value,
    name: &str,
    this: Value,
    args: &Args<'_>,
) -> Outcome {
    let mut values = vec![this];
    values.extend(args.get(1));
    let frame = Some(args.frame);
    ruby.call_method_with(regexp, name.into(), &values, false, args.block, frame)
}

fn scan(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = Pattern::of(ruby, args.at(0))?;
    let subject = subject(ruby, this)?;
    let mut found = Vec::new();
    let mut last = None;
    each_match(ruby, &wanted, &subject.text, |ruby, captures| {
        last = Some(captures.clone());
        let value = scanned(ruby, &subject, captures)?;
        match args.block {
            Some(block) => {
                wanted.remember(ruby, args, &subject, Some(captures));
                ruby.call_block(block, &[value])?;
            }
            None => found.push(value),
        }
        Ok(true)
    })?;
    wanted.remember(ruby, args, &subject, last.as_ref());
    match args.block {
        Some(_) => Ok(this),
        None => Ok(ruby.array(found)),
    }
}

/// What `scan` gives for a match: the groups, if the pattern has some.
fn scanned(ruby: &mut Ruby<'_>, subject: &Subject, captures: &Captures<'_>) -> Outcome {
    ruby.charge(64)?;
    if captures.len() == 1 {
        let whole = captures.get(0).unwrap_or_default();
        return Ok(ruby.string(subject.part(whole)));
    }
    let groups = (1..captures.len())
        .map(|group| {
            let text = captures.get(group).map(|text| subject.part(text));
            super::index::group_value(ruby, text)
        })
        .collect();
    Ok(ruby.array(groups))
}

fn partition(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = Pattern::of(ruby, args.at(0))?;
    let subject = subject(ruby, this)?;
    let found = wanted.find(ruby, &subject.text, 0)?;
    if matches!(wanted, Pattern::Regex(_)) {
        wanted.remember(ruby, args, &subject, found.as_ref());
    }
    let parts = match found {
        Some(captures) => around(&subject, &captures),
        None => vec![own(ruby, this), "".into(), "".into()],
    };
    super::strings(ruby, parts)
}

fn rpartition(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let wanted = Pattern::of(ruby, args.at(0))?;
    let subject = subject(ruby, this)?;
    let found = find_last(ruby, &wanted, &subject.text, subject.text.len())?;
    if matches!(wanted, Pattern::Regex(_)) {
        wanted.remember(ruby, args, &subject, found.as_ref());
    }
    let parts = match found {
        Some(captures) => around(&subject, &captures),
        None => vec!["".into(), "".into(), own(ruby, this)],
    };
    super::strings(ruby, parts)
}

/// What is before a match, the match, and what is behind it.
fn around(subject: &Subject, captures: &Captures<'_>) -> Vec<Text> {
    let (start, end) = (captures.start(), captures.end());
    let text = &subject.text;
    [&text[..start], &text[start..end], &text[end..]]
        .map(|part| subject.part(part))
        .into()
}
