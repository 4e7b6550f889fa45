//! `Encoding`: what the bytes of strings mean.

use crate::interp::{Outcome, Ruby};
use crate::native::{ClassDef, between, native};
use crate::object::{Encoding, Kind, Value};
use crate::symbol::Symbol;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Encoding",
    methods: &[&[
        native("name", 0, |ruby, this, _| name(ruby, this)),
        native("to_s", 0, |ruby, this, _| name(ruby, this)),
        native("inspect", 0, |ruby, this, _| {
            let name = of(ruby, this).name();
            Ok(ruby.string(format!("#<Encoding:{name}>")))
        }),
        native("ascii_compatible?", 0, |ruby, this, _| {
            Ok(of(ruby, this).is_ascii_compatible().into())
        }),
        native("dummy?", 0, |_, _, _| Ok(false.into())),
    ]],
    singleton: &[&[
        native("find", 1, |ruby, _, args| {
            let encoding = expect_encoding(ruby, args.at(0))?;
            Ok(value_of(ruby, encoding))
        }),
        native("default_external", 0, |ruby, _, _| {
            Ok(value_of(ruby, Encoding::Utf8))
        }),
        native("default_internal", 0, |_, _, _| Ok(Value::Nil)),
        native("default_external=", 1, |_, _, args| Ok(args.at(0))),
        native("default_internal=", 1, |_, _, args| Ok(args.at(0))),
        native("list", 0, |ruby, _, _| {
            let all = Encoding::ALL.iter();
            let all = all.map(|encoding| value_of(ruby, *encoding)).collect();
            Ok(ruby.array(all))
        }),
        between("compatible?", 2, 2, |ruby, _, args| {
            let (one, two) = (args.at(0), args.at(1));
            let (Some(one), Some(two)) = (ruby.string_of(one), ruby.string_of(two)) else {
                return Ok(Value::Nil);
            };
            let encoding = match (one.encoding(), two.encoding()) {
                (own, other) if own == other || two.is_ascii() => own,
                (_, other) if one.is_ascii() => other,
                _ => return Ok(Value::Nil),
            };
            Ok(value_of(ruby, encoding))
        }),
    ]],
    constants: &[
        ("UTF_8", |ruby| new(ruby, Encoding::Utf8)),
        ("ASCII_8BIT", |ruby| new(ruby, Encoding::Binary)),
        ("US_ASCII", |ruby| new(ruby, Encoding::Ascii)),
        ("ISO_8859_1", |ruby| new(ruby, Encoding::Latin1)),
        ("UTF_16LE", |ruby| new(ruby, Encoding::Utf16Le)),
        ("UTF_16BE", |ruby| new(ruby, Encoding::Utf16Be)),
        ("BINARY", |ruby| value_of(ruby, Encoding::Binary)),
        ("ASCII", |ruby| value_of(ruby, Encoding::Ascii)),
        ("CP65001", |ruby| value_of(ruby, Encoding::Utf8)),
        ("ISO8859_1", |ruby| value_of(ruby, Encoding::Latin1)),
    ],
    ..ClassDef::NONE
};

fn new(ruby: &mut Ruby<'_>, encoding: Encoding) -> Value {
    let class = ruby.constant_path("Encoding");
    let class = class.unwrap_or(crate::image::classes::OBJECT);
    let value = ruby.add(class, Kind::Data(Box::new(encoding)));
    ruby.freeze(value);
    value
}

/// The object of an encoding: there is one of each.
pub(crate) fn value_of(ruby: &mut Ruby<'_>, encoding: Encoding) -> Value {
    let name = Symbol::new(&encoding.name().replace('-', "_"));
    let class = ruby.constant_path("Encoding");
    let value = class.and_then(|class| ruby.own_constant(class, name));
    value.unwrap_or_default()
}

fn of(ruby: &Ruby<'_>, this: Value) -> Encoding {
    ruby.data(this).copied().unwrap_or(Encoding::Utf8)
}

fn name(ruby: &mut Ruby<'_>, this: Value) -> Outcome {
    let name = of(ruby, this).name();
    Ok(ruby.string(name))
}

/// The encoding that an object or a name means.
pub(crate) fn expect_encoding(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Encoding> {
    if let Some(encoding) = ruby.data::<Encoding>(value) {
        return Ok(*encoding);
    }
    let name = ruby.expect_str(value)?;
    match Encoding::find(&name) {
        Some(encoding) => Ok(encoding),
        None => Err(ruby.argument_error(format!("unknown encoding name - {name}"))),
    }
}
