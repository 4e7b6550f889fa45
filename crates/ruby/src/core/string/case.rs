//! Upper and lower case.

use marotte_scalars::text;

use super::{in_place, own};
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, at_least, native};
use crate::object::{Encoding, Text, Value};

pub(super) const METHODS: &[NativeMethod] = &[
    at_least("upcase", 0, upcase),
    at_least("downcase", 0, downcase),
    at_least("capitalize", 0, capitalize),
    at_least("swapcase", 0, swapcase),
    at_least("upcase!", 0, |ruby, this, args| {
        in_place(ruby, this, args, upcase)
    }),
    at_least("downcase!", 0, |ruby, this, args| {
        in_place(ruby, this, args, downcase)
    }),
    at_least("capitalize!", 0, |ruby, this, args| {
        in_place(ruby, this, args, capitalize)
    }),
    at_least("swapcase!", 0, |ruby, this, args| {
        in_place(ruby, this, args, swapcase)
    }),
    native("casecmp", 1, casecmp),
    native("casecmp?", 1, is_casecmp),
];

fn upcase(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    mapped(ruby, this, args, text::upcase, |bytes| {
        bytes.make_ascii_uppercase();
    })
}

fn downcase(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    mapped(ruby, this, args, text::downcase, |bytes| {
        bytes.make_ascii_lowercase();
    })
}

fn capitalize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    mapped(ruby, this, args, text::capitalize, |bytes| {
        bytes.make_ascii_lowercase();
        if let Some(first) = bytes.first_mut() {
            first.make_ascii_uppercase();
        }
    })
}

fn swapcase(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    mapped(ruby, this, args, text::swapcase, |bytes| {
        for byte in bytes {
            if byte.is_ascii_alphabetic() {
                *byte ^= 0x20;
            }
        }
    })
}

/// A string in another case. Bytes that are no text, and all with the option `:ascii`, know ASCII
/// alone.
fn mapped(
    ruby: &mut Ruby<'_>,
    this: Value,
    args: &Args<'_>,
    whole: fn(&str) -> String,
    ascii: fn(&mut [u8]),
) -> Outcome {
    let text = own(ruby, this);
    ruby.charge(text.len())?;
    let options = options(ruby, args)?;
    if text.encoding() == Encoding::Utf8 && !options.ascii {
        let Some(valid) = text.as_str() else {
            return Err(ruby.argument_error("input string invalid"));
        };
        let made = match options.fold {
            // What folds to two letters is what has no lower case of its own.
            true => text::downcase(&valid.replace('ß', "ss")),
            false => whole(valid),
        };
        return Ok(ruby.string(made));
    }
    let mut bytes = text.as_bytes().to_vec();
    ascii(&mut bytes);
    Ok(ruby.string(text.like(bytes)))
}

#[derive(Default)]
struct Options {
    ascii: bool,
    fold: bool,
}

fn options(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Outcome<Options> {
    let mut options = Options::default();
    for value in args.values {
        match value {
            Value::Symbol(name) if name.as_str() == "ascii" => options.ascii = true,
            Value::Symbol(name) if name.as_str() == "fold" => options.fold = true,
            _ => return Err(ruby.argument_error("invalid option")),
        }
    }
    Ok(options)
}

fn casecmp(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some((one, two)) = both(ruby, this, args) else {
        return Ok(Value::Nil);
    };
    let fold = |text: &Text| text.as_bytes().to_ascii_lowercase();
    let order = fold(&one).cmp(&fold(&two));
    Ok(Value::Integer(order as i64))
}

fn is_casecmp(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some((one, two)) = both(ruby, this, args) else {
        return Ok(Value::Nil);
    };
    let fold = |text: &Text| text::downcase(&text::upcase(&text.to_str_lossy()));
    Ok((fold(&one) == fold(&two)).into())
}

fn both(ruby: &Ruby<'_>, this: Value, args: &Args<'_>) -> Option<(Text, Text)> {
    // What is no string is no error to these methods alone.
    let two = ruby.string_of(args.at(0)).cloned();
    two.map(|two| (own(ruby, this), two))
}
