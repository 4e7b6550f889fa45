//! `Symbol`. Much of what it can do, strings do for it.

use marotte_scalars::inspect::{inspect, inspect_bytes};

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, NativeMethod, at_least, between, native};
use crate::object::{ProcCode, Value};
use crate::symbol::{Name, known};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Symbol",
    includes: &["Comparable"],
    methods: &[OWN, OF_STRINGS],
    singleton: &[&[at_least("new", 0, |ruby, this, _| {
        Err(ruby.undefined_method(this, known::NEW, false, None))
    })]],
    ..ClassDef::NONE
};

const OWN: &[NativeMethod] = &[
    native("to_s", 0, to_s),
    native("id2name", 0, to_s),
    native("name", 0, |ruby, this, _| {
        let name = name_of(this);
        Ok(ruby.frozen_string(name))
    }),
    native("to_sym", 0, |_, this, _| Ok(this)),
    native("intern", 0, |_, this, _| Ok(this)),
    native("to_proc", 0, |ruby, this, _| match this {
        Value::Symbol(name) => Ok(ruby.proc(ProcCode::Symbol(name), true)),
        _ => Ok(Value::Nil),
    }),
    native("inspect", 0, |ruby, this, _| {
        let text = inspected(&name_of(this));
        Ok(ruby.string(text))
    }),
    native("==", 1, |_, this, args| Ok(this.is_same(args.at(0)).into())),
    native("===", 1, |_, this, args| {
        Ok(this.is_same(args.at(0)).into())
    }),
    native("<=>", 1, compare),
    native("casecmp", 1, |ruby, this, args| {
        with_symbol(ruby, this, args, "casecmp")
    }),
    native("casecmp?", 1, |ruby, this, args| {
        with_symbol(ruby, this, args, "casecmp?")
    }),
    native("encoding", 0, |ruby, this, _| {
        let encoding = match name_of(this).is_ascii() {
            true => crate::object::Encoding::Ascii,
            false => crate::object::Encoding::Utf8,
        };
        Ok(super::encoding::value_of(ruby, encoding))
    }),
];

const OF_STRINGS: &[NativeMethod] = &[
    native("length", 0, |ruby, this, args| {
        by_string(ruby, this, args, "length")
    }),
    native("size", 0, |ruby, this, args| {
        by_string(ruby, this, args, "length")
    }),
    native("empty?", 0, |ruby, this, args| {
        by_string(ruby, this, args, "empty?")
    }),
    between("[]", 1, 2, |ruby, this, args| {
        by_string(ruby, this, args, "[]")
    }),
    between("slice", 1, 2, |ruby, this, args| {
        by_string(ruby, this, args, "[]")
    }),
    native("=~", 1, |ruby, this, args| {
        by_string(ruby, this, args, "=~")
    }),
    between("match", 1, 2, |ruby, this, args| {
        by_string(ruby, this, args, "match")
    }),
    between("match?", 1, 2, |ruby, this, args| {
        by_string(ruby, this, args, "match?")
    }),
    at_least("start_with?", 0, |ruby, this, args| {
        by_string(ruby, this, args, "start_with?")
    }),
    at_least("end_with?", 0, |ruby, this, args| {
        by_string(ruby, this, args, "end_with?")
    }),
    at_least("upcase", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "upcase")
    }),
    at_least("downcase", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "downcase")
    }),
    at_least("capitalize", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "capitalize")
    }),
    at_least("swapcase", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "swapcase")
    }),
    native("succ", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "succ")
    }),
    native("next", 0, |ruby, this, args| {
        made_by_string(ruby, this, args, "succ")
    }),
];

fn name_of(this: Value) -> Name {
    match this {
        Value::Symbol(symbol) => symbol.as_str(),
        _ => Name::Kept(""),
    }
}

fn to_s(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.string(name_of(this)))
}

fn compare(_ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(match (this, args.at(0)) {
        (Value::Symbol(one), Value::Symbol(two)) => {
            let order = one.as_str().cmp(&two.as_str());
            Value::Integer(order as i64)
        }
        _ => Value::Nil,
    })
}

/// What a method of strings gives for the name.
fn by_string(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let name = ruby.string(name_of(this));
    let frame = Some(args.frame);
    let values = args.values;
    ruby.call_method_with(
        name,
        method.into(),
        values,
        args.keywords,
        args.block,
        frame,
    )
}

/// The symbol of what a method of strings gives for the name.
fn made_by_string(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let made = by_string(ruby, this, args, method)?;
    let name = ruby.to_s(made)?;
    Ok(ruby.made_name(&name)?.into())
}

/// The same with another symbol; others are not comparable.
fn with_symbol(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, method: &str) -> Outcome {
    let Value::Symbol(other) = args.at(0) else {
        return Ok(Value::Nil);
    };
    let (one, two) = (ruby.string(name_of(this)), ruby.string(other.as_str()));
    ruby.send(one, method, &[two])
}

/// A symbol as code shows it.
pub(crate) fn inspected(name: &str) -> String {
    match is_plain(name) {
        true => format!(":{name}"),
        false if name.is_ascii() => format!(":{}", inspect_bytes(name.as_bytes())),
        false => format!(":{}", inspect(name)),
    }
}

/// Whether a symbol can be written without quotes.
fn is_plain(name: &str) -> bool {
    const OPERATORS: &[&str] = &[
        "+", "-", "*", "/", "%", "**", "==", "!=", "===", "=~", "!~", "!", "<=>", "<", "<=", ">",
        ">=", "<<", ">>", "&", "|", "^", "~", "+@", "-@", "[]", "[]=", "`",
    ];
    if OPERATORS.contains(&name) {
        return true;
    }
    if let Some(global) = name.strip_prefix('$') {
        return is_identifier(global) || is_special_global(global);
    }
    if let Some(variable) = name.strip_prefix("@@").or_else(|| name.strip_prefix('@')) {
        return is_identifier(variable);
    }
    let stem = name.strip_suffix(['?', '!', '=']).unwrap_or(name);
    is_identifier(stem) && stem.chars().all(is_printable)
}

fn is_printable(character: char) -> bool {
    marotte_scalars::inspect::is_printable(character)
}

fn is_identifier(name: &str) -> bool {
    let mut characters = name.chars();
    let is_letter = |c: char| c == '_' || c.is_ascii_alphabetic() || !c.is_ascii();
    characters.next().is_some_and(is_letter)
        && characters.all(|c| is_letter(c) || c.is_ascii_digit())
}

/// `$1`, `$~`, `$-w`
fn is_special_global(name: &str) -> bool {
    let mut characters = name.chars();
    match (characters.next(), characters.next(), characters.next()) {
        (Some('-'), Some(letter), None) => letter == '_' || letter.is_alphanumeric(),
        (Some(sign), None, _) if "~*$?!@/\\;,.=:<>\"&`'+0_".contains(sign) => true,
        _ => !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit()),
    }
}
