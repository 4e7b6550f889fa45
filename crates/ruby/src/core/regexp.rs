//! `Regexp`.

use std::hash::{Hash, Hasher};

use marotte_regex::{Options, Regex, slashed};
use marotte_scalars::text::regexp_escape;
use rustc_hash::FxHasher;

use super::pattern::{self, Subject, regex_of};
use super::string::{Group, group_index, group_number};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{HashTable, MatchData, Text, Value};
use crate::symbol::known;

pub(crate) const IGNORE_CASE: i64 = 1;
pub(crate) const EXTENDED: i64 = 2;
pub(crate) const MULTI_LINE: i64 = 4;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Regexp",
    methods: &[MATCHING, ASKING],
    singleton: &[&[
        between("new", 1, 3, new),
        between("compile", 1, 3, new),
        native("escape", 1, escape),
        native("quote", 1, escape),
        at_least("union", 0, union),
        between("last_match", 0, 1, last_match),
        native("try_convert", 1, |ruby, _, args| {
            let is_regexp = regex_of(ruby, args.at(0)).is_some();
            Ok(if is_regexp { args.at(0) } else { Value::Nil })
        }),
    ]],
    constants: &[
        ("IGNORECASE", |_| IGNORE_CASE.into()),
        ("EXTENDED", |_| EXTENDED.into()),
        ("MULTILINE", |_| MULTI_LINE.into()),
        ("FIXEDENCODING", |_| 16_i64.into()),
        ("NOENCODING", |_| 32_i64.into()),
    ],
    ..ClassDef::NONE
};

const MATCHING: &[NativeMethod] = &[
    native("=~", 1, match_operator),
    native("===", 1, case_equal),
    between("match", 1, 2, match_method),
    between("match?", 1, 2, is_match),
    native("~", 0, |_, _, _| Ok(Value::Nil)),
];

const ASKING: &[NativeMethod] = &[
    native("source", 0, |ruby, this, _| {
        let source = own(ruby, this).source().to_owned();
        Ok(ruby.string(source))
    }),
    native("to_s", 0, |ruby, this, _| {
        let text = own(ruby, this).shown();
        Ok(ruby.string(text))
    }),
    native("inspect", 0, |ruby, this, _| {
        let regex = own(ruby, this);
        let text = format!("/{}/{}", slashed(regex.source()), regex.options());
        Ok(ruby.string(text))
    }),
    native("options", 0, |ruby, this, _| {
        Ok(bits(own(ruby, this).options()).into())
    }),
    native("casefold?", 0, |ruby, this, _| {
        Ok(own(ruby, this).options().ignore_case.into())
    }),
    native("names", 0, names),
    native("named_captures", 0, named_captures),
    native("==", 1, equal),
    native("eql?", 1, equal),
    native("hash", 0, |ruby, this, _| {
        let mut hasher = FxHasher::default();
        own(ruby, this).source().hash(&mut hasher);
        Ok(Value::Integer((hasher.finish() >> 2) as i64))
    }),
    native("encoding", 0, |ruby, this, _| {
        let encoding = match own(ruby, this).source().is_ascii() {
            true => crate::object::Encoding::Ascii,
            false => crate::object::Encoding::Utf8,
        };
        Ok(super::encoding::value_of(ruby, encoding))
    }),
    native("fixed_encoding?", 0, |ruby, this, _| {
        Ok((!own(ruby, this).source().is_ascii()).into())
    }),
];

fn own(ruby: &Ruby<'_>, this: Value) -> Regex {
    regex_of(ruby, this).unwrap_or_else(|| Regex::new("").expect("an empty pattern is one"))
}

/// The number of options, as the constants count them.
fn bits(options: Options) -> i64 {
    let flag = |set: bool, bit: i64| if set { bit } else { 0 };
    flag(options.ignore_case, IGNORE_CASE)
        | flag(options.extended, EXTENDED)
        | flag(options.multi_line, MULTI_LINE)
}

fn options_of(bits: i64) -> Options {
    Options {
        ignore_case: bits & IGNORE_CASE != 0,
        extended: bits & EXTENDED != 0,
        multi_line: bits & MULTI_LINE != 0,
    }
}

fn new(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    if let Some(regex) = regex_of(ruby, args.at(0)) {
        return Ok(ruby.regexp(regex));
    }
    let source = ruby.expect_str(args.at(0))?;
    let options = match args.at(1) {
        Value::Integer(bits) => options_of(bits),
        other => Options {
            ignore_case: other.is_truthy(),
            ..Options::default()
        },
    };
    ruby.charge(source.len() * 8)?;
    ruby.make_regexp(&source, options)
}

/// The text of a string or symbol; none of `nil`.
fn text_to_match(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Option<Text>> {
    match value {
        Value::Nil => Ok(None),
        Value::Symbol(name) => Ok(Some(name.as_str().into())),
        other => ruby.expect_text(other).map(Some),
    }
}

fn escape(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let text = match args.at(0) {
        Value::Symbol(name) => name.as_str().into(),
        other => ruby.expect_str(other)?,
    };
    Ok(ruby.string(regexp_escape(&text)))
}

fn union(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let values = match args.values {
        [only] => match ruby.to_array_maybe(*only)? {
            Some(values) => values,
            None => vec![*only],
        },
        several => several.to_vec(),
    };
    let mut parts = Vec::with_capacity(values.len());
    for value in &values {
        match regex_of(ruby, *value) {
            Some(regex) if values.len() == 1 => return Ok(ruby.regexp(regex)),
            Some(regex) => parts.push(regex.shown()),
            None => {
                let text = ruby.expect_str(*value)?;
                parts.push(regexp_escape(&text));
            }
        }
    }
    if parts.is_empty() {
        parts.push("(?!)".to_owned());
    }
    ruby.make_regexp(&parts.join("|"), Options::default())
}

fn last_match(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let last = ruby.last_match_value(args.frame);
    match args.get(0) {
        None => Ok(last),
        Some(_) if last.is_nil() => Ok(Value::Nil),
        Some(group) => ruby.send_known(last, known::INDEX, &[group]),
    }
}

/// Matches a text from a place on, and remembers it.
fn matched(
    ruby: &mut Ruby<'_>,
    this: Value,
    text: &Text,
    from: usize,
    args: &Args<'_>,
) -> Outcome<Option<MatchData>> {
    let regex = own(ruby, this);
    let subject = Subject::of(ruby, text)?;
    let found = pattern::find(ruby, &regex, &subject.text, subject.seen_place(from))?;
    let data = found.map(|captures| subject.match_data(&regex, &captures));
    ruby.set_last_match(args.frame, data.clone());
    Ok(data)
}

fn match_operator(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(text) = text_to_match(ruby, args.at(0))? else {
        ruby.set_last_match(args.frame, None);
        return Ok(Value::Nil);
    };
    let data = matched(ruby, this, &text, 0, args)?;
    let place = data.and_then(|data| {
        let (start, _) = data.spans[0]?;
        Some(Text::from(data.text).char_of(start))
    });
    Ok(place.map_or(Value::Nil, Value::from))
}

fn case_equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match text_to_match(ruby, args.at(0)) {
        Ok(Some(text)) => Ok(matched(ruby, this, &text, 0, args)?.is_some().into()),
        _ => {
            ruby.set_last_match(args.frame, None);
            Ok(false.into())
        }
    }
}

/// Where the search begins, in bytes; none if that is before the text.
fn beginning(ruby: &mut Ruby<'_>, text: &Text, args: &Args<'_>) -> Outcome<Option<usize>> {
    let Some(place) = args.get(1) else {
        return Ok(Some(0));
    };
    let place = ruby.expect_integer(place)?;
    let place = match place {
        ..0 => place.saturating_add(text.char_count() as i64),
        _ => place,
    };
    // Beyond the end is the end.
    Ok(usize::try_from(place)
        .ok()
        .map(|place| text.byte_of(place).unwrap_or(text.len())))
}

fn match_method(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let text = text_to_match(ruby, args.at(0))?;
    let found = match &text {
        Some(text) => match beginning(ruby, text, args)? {
            Some(from) => matched(ruby, this, text, from, args)?,
            None => None,
        },
        None => None,
    };
    if found.is_none() {
        ruby.set_last_match(args.frame, None);
        return Ok(Value::Nil);
    }
    let value = ruby.last_match_value(args.frame);
    match args.block {
        Some(block) => ruby.call_block(block, &[value]),
        None => Ok(value),
    }
}

/// Whether it matches; nothing is remembered.
fn is_match(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(text) = text_to_match(ruby, args.at(0))? else {
        return Ok(false.into());
    };
    let Some(from) = beginning(ruby, &text, args)? else {
        return Ok(false.into());
    };
    let subject = Subject::of(ruby, &text)?;
    ruby.charge(subject.text.len() / 16)?;
    match own(ruby, this).find_at(&subject.text, subject.seen_place(from)) {
        Ok(found) => Ok(found.is_some().into()),
        Err(error) => Err(pattern::too_long(ruby, error)),
    }
}

fn names(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let regex = own(ruby, this);
    let names = regex.names().iter();
    let names = names.map(|(name, _)| ruby.string(&**name)).collect();
    Ok(ruby.array(names))
}

fn named_captures(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let regex = own(ruby, this);
    let mut table = HashTable::default();
    for (name, groups) in regex.names() {
        let key = ruby.frozen_string(&**name);
        let groups = groups.iter().map(|group| (*group).into()).collect();
        let groups = ruby.array(groups);
        let found = ruby.key(key)?;
        table.insert(found, key, groups);
    }
    Ok(ruby.hash(table))
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let (one, two) = (own(ruby, this), regex_of(ruby, args.at(0)));
    let same =
        two.is_some_and(|two| one.source() == two.source() && one.options() == two.options());
    Ok(same.into())
}

/// The text of a group of a match, as it was asked for.
pub(super) fn group_text(
    ruby: &mut Ruby<'_>,
    data: &MatchData,
    group: Value,
) -> Outcome<Option<Text>> {
    let text = match group_number(ruby, &data.regex, group)? {
        Group::Number(number) => {
            let number = group_index(number, data.spans.len());
            number.and_then(|number| data.group(number))
        }
        Group::Named(numbers) => numbers.iter().rev().find_map(|number| data.group(*number)),
    };
    Ok(text)
}
