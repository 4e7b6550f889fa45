//! Arrays as text: `join`, `inspect`.

use ecow::EcoString;

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Kind, Text, Value};
use crate::symbol::known;

pub(super) fn join(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let separator = match args.at(0) {
        Value::Nil => Text::from(""),
        separator => ruby.expect_text(separator)?,
    };
    if let Some(text) = plainly(ruby, this, &separator) {
        ruby.charge(text.len())?;
        return Ok(ruby.string(text));
    }
    let mut text = Text::from("");
    join_into(ruby, this, &separator, &mut text, &mut true)?;
    Ok(ruby.string(text))
}

/// The elements one behind the other, if they are nothing but texts and numbers.
fn plainly(ruby: &mut Ruby<'_>, this: Value, separator: &Text) -> Option<EcoString> {
    let Text::Utf8(separator) = separator else {
        return None;
    };
    let id = this.object()?;
    ruby.array_of(this)?;
    // Where there is room already, nothing has to grow.
    let mut room = std::mem::take(&mut ruby.vm.scratch);
    room.clear();
    let is_plain = match &ruby.get(id).kind {
        Kind::Array(values) => push_plain(ruby, values, separator, &mut room),
        _ => false,
    };
    let joined = is_plain.then(|| EcoString::from(room.as_str()));
    ruby.keep_room(room);
    joined
}

/// Appends elements; not if there is one that is neither a text nor a number, or if it is much.
fn push_plain(ruby: &Ruby<'_>, values: &[Value], separator: &str, room: &mut String) -> bool {
    for (index, value) in values.iter().enumerate() {
        // What is large is asked for first.
        if room.len() + separator.len() > SMALL {
            return false;
        }
        if index > 0 {
            room.push_str(separator);
        }
        match value {
            Value::Integer(number) => room.push_str(itoa::Buffer::new().format(*number)),
            Value::Object(id) => match &ruby.get(*id).kind {
                Kind::String(Text::Utf8(text)) if room.len() + text.len() <= SMALL => {
                    room.push_str(text);
                }
                _ => return false,
            },
            _ => return false,
        }
    }
    true
}

/// A text of this size is made without asking.
const SMALL: usize = 64 << 10;

/// Appends the elements, those of arrays in it as well.
fn join_into(
    ruby: &mut Ruby<'_>,
    this: Value,
    separator: &Text,
    text: &mut Text,
    is_first: &mut bool,
) -> Outcome<()> {
    let items = ruby.expect_array(this)?;
    let done = ruby.guarded(this, |ruby| {
        for item in items {
            // An empty array is an element without text.
            let inner = ruby.array_of(item).map(|inner| inner.is_empty());
            if let Some(is_empty) = inner {
                if is_empty && !std::mem::take(is_first) {
                    text.push(separator);
                }
                join_into(ruby, item, separator, text, is_first)?;
                continue;
            }
            if ruby.string_of(item).is_none()
                && item.object().is_some()
                && !ruby.responds_to(item, known::TO_STR)
                && ruby.responds_to(item, known::TO_ARY)
            {
                join_into(ruby, item, separator, text, is_first)?;
                continue;
            }
            if !std::mem::take(is_first) {
                text.push(separator);
            }
            let before = text.len();
            ruby.push_text(text, item)?;
            let grown = text.len() - before;
            ruby.charge(grown + separator.len() + 8)?;
        }
        Ok(())
    })?;
    match done {
        Some(()) => Ok(()),
        None => Err(ruby.argument_error("recursive array join")),
    }
}

pub(super) fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let text = ruby.guarded(this, |ruby| {
        let mut text = EcoString::from("[");
        for (index, item) in ruby.items(this).unwrap_or_default().into_iter().enumerate() {
            if index > 0 {
                text.push_str(", ");
            }
            text.push_str(&ruby.inspect(item)?);
            ruby.charge(8)?;
        }
        text.push(']');
        ruby.charge(text.len())?;
        Ok(text)
    })?;
    Ok(ruby.string(text.unwrap_or_else(|| "[...]".into())))
}
