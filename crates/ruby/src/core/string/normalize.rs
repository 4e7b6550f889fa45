//! The forms of Unicode: what looks the same is written the same.

use unicode_normalization::UnicodeNormalization as _;

use super::own;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, NativeMethod, between};
use crate::object::{Text, Value};
use crate::symbol::Name;

pub(super) const METHODS: &[NativeMethod] = &[
    between("unicode_normalize", 0, 1, |ruby, this, args| {
        let text = normalized(ruby, this, args)?;
        Ok(ruby.string(text))
    }),
    between("unicode_normalize!", 0, 1, |ruby, this, args| {
        let text = normalized(ruby, this, args)?;
        super::set(ruby, this, text)?;
        Ok(this)
    }),
    between("unicode_normalized?", 0, 1, |ruby, this, args| {
        let text = normalized(ruby, this, args)?;
        Ok((text == own(ruby, this)).into())
    }),
];

fn normalized(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome<Text> {
    let text = own(ruby, this);
    let form = match args.get(0) {
        Some(form) => ruby.expect_name(form)?.as_str(),
        None => Name::Kept("nfc"),
    };
    // A character becomes eighteen at most.
    ruby.charge(text.len().saturating_mul(2))?;
    let characters = text.to_str_lossy();
    let characters = characters.chars();
    let made: String = match &*form {
        "nfc" => characters.nfc().collect(),
        "nfd" => characters.nfd().collect(),
        "nfkc" => characters.nfkc().collect(),
        "nfkd" => characters.nfkd().collect(),
        _ => {
            let message = format!("Invalid normalization form {form}.");
            return Err(ruby.argument_error(message));
        }
    };
    ruby.charge(made.len())?;
    Ok(made.into())
}
