//! Arrays as text: `join`, `inspect`.

use ecow::EcoString;

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{Text, Value};
use crate::symbol::known;

pub(super) fn join(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let separator = match args.at(0) {
        Value::Nil => Text::from(""),
        separator => ruby.expect_text(separator)?,
    };
    let mut text = Text::from("");
    join_into(ruby, this, &separator, &mut text, &mut true)?;
    Ok(ruby.string(text))
}

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
