//! `MatchData`.

use super::regexp::group_text;
use super::string::{Group, group_number, group_value, index_from, inspected, range_bounds};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{HashTable, Kind, MatchData, Text, Value};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "MatchData",
    methods: &[GROUPS, PLACES],
    ..ClassDef::NONE
};

const GROUPS: &[NativeMethod] = &[
    between("[]", 1, 2, at),
    native("to_a", 0, |ruby, this, _| groups(ruby, this, 0)),
    native("captures", 0, |ruby, this, _| groups(ruby, this, 1)),
    native("named_captures", 0, named_captures),
    native("names", 0, names),
    at_least("values_at", 0, values_at),
    native("match", 1, |ruby, this, args| {
        let text = matched(ruby, this, args)?;
        Ok(group_value(ruby, text))
    }),
    native("match_length", 1, |ruby, this, args| {
        let text = matched(ruby, this, args)?;
        Ok(text.map_or(Value::Nil, |text| text.char_count().into()))
    }),
    native("size", 0, |ruby, this, _| {
        Ok(own(ruby, this).map_or(0, |data| data.spans.len()).into())
    }),
    native("length", 0, |ruby, this, _| {
        Ok(own(ruby, this).map_or(0, |data| data.spans.len()).into())
    }),
    native("to_s", 0, |ruby, this, _| {
        let text = own(ruby, this).and_then(|data| data.group(0));
        Ok(ruby.string(text.unwrap_or_else(|| "".into())))
    }),
    native("inspect", 0, inspect),
    native("==", 1, equal),
    native("eql?", 1, equal),
];

const PLACES: &[NativeMethod] = &[
    native("begin", 1, |ruby, this, args| {
        let span = span(ruby, this, args)?;
        Ok(span.map_or(Value::Nil, |(start, _)| start.into()))
    }),
    native("end", 1, |ruby, this, args| {
        let span = span(ruby, this, args)?;
        Ok(span.map_or(Value::Nil, |(_, end)| end.into()))
    }),
    native("offset", 1, |ruby, this, args| {
        let span = span(ruby, this, args)?;
        let ends = match span {
            Some((start, end)) => vec![start.into(), end.into()],
            None => vec![Value::Nil, Value::Nil],
        };
        Ok(ruby.array(ends))
    }),
    native("pre_match", 0, |ruby, this, _| {
        let text = own(ruby, this).and_then(|data| {
            let (start, _) = data.spans[0]?;
            data.part(0, start)
        });
        Ok(ruby.string(text.unwrap_or_else(|| "".into())))
    }),
    native("post_match", 0, |ruby, this, _| {
        let text = own(ruby, this).and_then(|data| {
            let (_, end) = data.spans[0]?;
            data.part(end, data.text.len())
        });
        Ok(ruby.string(text.unwrap_or_else(|| "".into())))
    }),
    native("string", 0, |ruby, this, _| {
        let text = own(ruby, this).and_then(|data| data.part(0, data.text.len()));
        Ok(ruby.frozen_string(text.unwrap_or_else(|| "".into())))
    }),
    native("regexp", 0, |ruby, this, _| {
        match own(ruby, this).map(|data| data.regex.clone()) {
            Some(regex) => Ok(ruby.regexp(regex)),
            None => Ok(Value::Nil),
        }
    }),
];

fn own<'r>(ruby: &'r Ruby<'_>, this: Value) -> Option<&'r MatchData> {
    match &ruby.get(this.object()?).kind {
        Kind::Match(data) => Some(data),
        _ => None,
    }
}

fn at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(data) = own(ruby, this).cloned() else {
        return Ok(Value::Nil);
    };
    let which = args.at(0);
    if args.len() == 2 || ruby.range_of(which).is_some() {
        let count = data.spans.len();
        let bounds = match args.get(1) {
            Some(length) => {
                let start = ruby.expect_integer(which)?;
                let length = usize::try_from(ruby.expect_integer(length)?).ok();
                let start = match start {
                    _ if start == count as i64 => Some(count),
                    _ => index_from(start, count),
                };
                start.zip(length)
            }
            None => range_bounds(ruby, which, count)?,
        };
        let Some((start, length)) = bounds else {
            return Ok(Value::Nil);
        };
        let end = start.saturating_add(length).min(count);
        let groups = (start..end)
            .map(|group| group_value(ruby, data.group(group)))
            .collect();
        return Ok(ruby.array(groups));
    }
    let text = group_text(ruby, &data, which)?;
    Ok(group_value(ruby, text))
}

fn groups(ruby: &mut Ruby<'_>, this: Value, first: usize) -> Outcome {
    let Some(data) = own(ruby, this).cloned() else {
        return Ok(Value::Nil);
    };
    let groups = (first..data.spans.len())
        .map(|group| group_value(ruby, data.group(group)))
        .collect();
    Ok(ruby.array(groups))
}

fn named_captures(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let mut table = HashTable::default();
    if let Some(data) = own(ruby, this).cloned() {
        for (name, _) in data.regex.names() {
            let key = ruby.frozen_string(&**name);
            let value = group_value(ruby, data.named(name).flatten());
            let found = ruby.key(key)?;
            table.insert(found, key, value);
        }
    }
    Ok(ruby.hash(table))
}

fn names(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let regex = own(ruby, this).map(|data| data.regex.clone());
    let names = regex.as_ref().map_or(&[][..], |regex| regex.names()).iter();
    let names = names.map(|(name, _)| ruby.string(&**name)).collect();
    Ok(ruby.array(names))
}

fn values_at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(data) = own(ruby, this).cloned() else {
        return Ok(Value::Nil);
    };
    let mut values = Vec::with_capacity(args.len());
    for group in args.values {
        let text = group_text(ruby, &data, *group)?;
        values.push(group_value(ruby, text));
    }
    Ok(ruby.array(values))
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let Some(data) = own(ruby, this) else {
        return Ok(Value::Nil);
    };
    let shown = |group: usize| match data.group(group) {
        Some(text) => inspected(&text),
        None => "nil".to_owned(),
    };
    let mut text = format!("#<MatchData {}", shown(0));
    for group in 1..data.spans.len() {
        let name = data
            .regex
            .names()
            .iter()
            .find(|(_, groups)| groups.contains(&group));
        match name {
            Some((name, _)) => text.push_str(&format!(" {name}:{}", shown(group))),
            None => text.push_str(&format!(" {group}:{}", shown(group))),
        }
    }
    text.push('>');
    Ok(ruby.string(text))
}

fn equal(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let same = match (own(ruby, this), own(ruby, args.at(0))) {
        (Some(one), Some(two)) => {
            one.text == two.text
                && one.spans == two.spans
                && one.regex.source() == two.regex.source()
                && one.regex.options() == two.regex.options()
        }
        _ => false,
    };
    Ok(same.into())
}

/// The text of a group that must be there.
fn matched(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Option<Text>> {
    let Some(data) = own(ruby, this).cloned() else {
        return Ok(None);
    };
    let number = number(ruby, &data, args.at(0))?;
    Ok(data.group(number))
}

/// Where a group is, in characters.
fn span(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Option<(usize, usize)>> {
    let Some(data) = own(ruby, this).cloned() else {
        return Ok(None);
    };
    let number = number(ruby, &data, args.at(0))?;
    let text = Text::from(data.text.clone());
    let span = data.spans[number];
    Ok(span.map(|(start, end)| (text.char_of(start), text.char_of(end))))
}

/// The number of a group that must be there.
fn number(ruby: &mut Ruby<'_>, data: &MatchData, group: Value) -> Outcome<usize> {
    Ok(match group_number(ruby, &data.regex, group)? {
        Group::Named(numbers) => numbers
            .iter()
            .rev()
            .copied()
            .find(|number| data.spans[*number].is_some())
            .or(numbers.last().copied())
            .unwrap_or(0),
        Group::Number(number) => match usize::try_from(number) {
            Ok(number) if number < data.spans.len() => number,
            _ => {
                let message = format!("index {number} out of matches");
                return Err(ruby.error("IndexError", message));
            }
        },
    })
}
