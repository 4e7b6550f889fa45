//! `String`, by families of methods.

mod basic;
mod case;
mod crypt;
mod edit;
mod encoding;
mod format;
mod index;
mod iterate;
mod normalize;
mod number;
mod replace;
mod search;
mod set;
mod space;
mod split;
mod succ;

use super::pattern::Subject;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, Native, native};
use crate::object::{Text, Value};

pub(crate) use basic::inspected;
pub(crate) use format::{format, formatted};
pub(crate) use index::{Group, group_index, group_number, group_value, index_from, range_bounds};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "String",
    includes: &["Comparable"],
    methods: &[
        basic::METHODS,
        case::METHODS,
        crypt::METHODS,
        edit::METHODS,
        encoding::METHODS,
        index::METHODS,
        iterate::METHODS,
        normalize::METHODS,
        number::METHODS,
        replace::METHODS,
        search::METHODS,
        set::METHODS,
        space::METHODS,
        split::METHODS,
        succ::METHODS,
    ],
    singleton: &[&[native("try_convert", 1, basic::try_convert)]],
    ..ClassDef::NONE
};

/// What a string holds.
fn own(ruby: &Ruby<'_>, this: Value) -> Text {
    match ruby.string_of(this) {
        Some(text) => text.clone(),
        None => Text::from(""),
    }
}

/// What a string holds, as patterns see it.
fn subject(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Subject> {
    let text = own(ruby, this);
    Subject::of(ruby, &text)
}

/// Gives a string other content.
fn set(ruby: &mut Ruby<'_>, this: Value, text: Text) -> Outcome<()> {
    let content = ruby.string_mut(this)?;
    let grown = text.len().saturating_sub(content.len());
    *content = text;
    ruby.heap.grew(grown);
    Ok(())
}

/// `x!`: what `x` gives becomes the content; `nil` if that is no change.
fn in_place(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: Native) -> Outcome {
    ruby.check_frozen(this)?;
    let made = method(ruby, this, args)?;
    let text = own(ruby, made);
    if own(ruby, this) == text {
        return Ok(Value::Nil);
    }
    set(ruby, this, text)?;
    Ok(this)
}

/// The options of a call: the hash at its end, whether it was written as keywords or comes by way
/// of an enumerator.
fn options(ruby: &mut Ruby<'_>, args: &Args<'_>) -> Option<Value> {
    let last = *args.values.last()?;
    ruby.hash_of(last).map(|_| last)
}

/// An option of a call.
fn keyword(ruby: &mut Ruby<'_>, args: &Args<'_>, name: &str) -> Option<Value> {
    let options = options(ruby, args)?;
    ruby.hash_of(options)?.get_symbol(name)
}

/// The arguments without the options.
fn positional<'a>(ruby: &mut Ruby<'_>, args: &Args<'a>) -> &'a [Value] {
    match options(ruby, args) {
        Some(_) => &args.values[..args.values.len() - 1],
        None => args.values,
    }
}

/// The enumerator of a method that was called without a block.
fn enumerator(ruby: &mut Ruby<'_>, this: Value, name: &str, args: &Args<'_>) -> Outcome {
    super::enumerator::of(ruby, this, name, args.values)
}

/// Strings, as an array.
fn strings(ruby: &mut Ruby<'_>, texts: Vec<Text>) -> Outcome {
    ruby.charge(texts.len() * 64)?;
    let values = texts.into_iter().map(|text| ruby.string(text)).collect();
    Ok(ruby.array(values))
}
