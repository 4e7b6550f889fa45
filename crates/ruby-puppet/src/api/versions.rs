//! Semantic versions and ranges of them, as Ruby code makes and asks them.

use std::sync::Arc;

use marotte_pcore::Value as Puppet;
use marotte_ruby::Value;
use marotte_ruby::interp::{Outcome, Ruby};
use marotte_ruby::native::{Args, ClassDef, Constant, NativeMethod, between, native};
use marotte_scalars::semver::{SemVerError, Version, VersionRange};

use super::held::SHARED;
use crate::convert::{held_value, to_ruby};

/// What is no version.
const FAILURE: &str = "SemanticPuppet::Version::ValidationFailure";

/// The classes, each behind the one that it needs.
pub(crate) static CLASSES: &[&ClassDef] = &[&VERSION, &VALIDATION_FAILURE, &RANGE];

static VERSION: ClassDef = ClassDef {
    name: "SemanticPuppet::Version",
    superclass: "Numeric",
    includes: &["Comparable"],
    methods: &[SHARED, PARTS],
    singleton: &[&[
        native("parse", 1, parse),
        native("valid?", 1, is_valid),
        between("new", 3, 5, new),
    ]],
    constants: &[
        constant("MIN", |ruby| version(ruby, Version::MIN)),
        constant("MAX", |ruby| version(ruby, Version::MAX)),
    ],
    ..ClassDef::NONE
};

static VALIDATION_FAILURE: ClassDef = ClassDef {
    name: FAILURE,
    superclass: "ArgumentError",
    ..ClassDef::NONE
};

static RANGE: ClassDef = ClassDef {
    name: "SemanticPuppet::VersionRange",
    methods: &[SHARED, BOUNDS],
    singleton: &[&[native("parse", 1, parse_range)]],
    constants: &[constant("ALL_RANGE", |ruby| {
        range(ruby, VersionRange::all())
    })],
    ..ClassDef::NONE
};

const PARTS: &[NativeMethod] = &[
    native("major", 0, |ruby, this, _| {
        let major = own(ruby, this).major();
        Ok(major.map_or(Value::Float(f64::INFINITY), number))
    }),
    native("minor", 0, |ruby, this, _| {
        Ok(number(own(ruby, this).minor()))
    }),
    native("patch", 0, |ruby, this, _| {
        Ok(number(own(ruby, this).patch()))
    }),
    native("prerelease", 0, |ruby, this, _| {
        let text = own(ruby, this).prerelease();
        Ok(text.map_or(Value::Nil, |text| ruby.string(text)))
    }),
    native("build", 0, |ruby, this, _| {
        let text = own(ruby, this).build();
        Ok(text.map_or(Value::Nil, |text| ruby.string(text)))
    }),
    native("stable?", 0, |ruby, this, _| {
        Ok(own(ruby, this).is_stable().into())
    }),
    native("to_stable", 0, |ruby, this, _| {
        let stable = own(ruby, this).to_stable();
        Ok(version(ruby, stable))
    }),
    native("next", 1, next),
];

const BOUNDS: &[NativeMethod] = &[
    native("include?", 1, includes),
    native("member?", 1, includes),
    native("cover?", 1, includes),
    native("===", 1, includes),
    native("begin", 0, |ruby, this, _| {
        let begin = own_range(ruby, this).begin().cloned();
        Ok(begin.map_or(Value::Nil, |begin| version(ruby, begin)))
    }),
    native("end", 0, |ruby, this, _| {
        let end = own_range(ruby, this).end().cloned();
        Ok(end.map_or(Value::Nil, |end| version(ruby, end)))
    }),
    native("exclude_begin?", 0, |ruby, this, _| {
        let excludes = own_range(ruby, this).excludes_begin();
        Ok(excludes.map_or(Value::Nil, Value::from))
    }),
    native("exclude_end?", 0, |ruby, this, _| {
        let excludes = own_range(ruby, this).excludes_end();
        Ok(excludes.map_or(Value::Nil, Value::from))
    }),
    native("intersection", 1, intersection),
];

const fn constant(name: &'static str, make: fn(&mut Ruby<'_>) -> Value) -> Constant {
    (name, make)
}

fn version(ruby: &mut Ruby<'_>, version: Version) -> Value {
    to_ruby(ruby, &Puppet::SemVer(Arc::new(version)))
}

fn range(ruby: &mut Ruby<'_>, range: VersionRange) -> Value {
    to_ruby(ruby, &Puppet::SemVerRange(Arc::new(range)))
}

/// A number of a version. Nobody counts versions further than integers reach.
fn number(number: u128) -> Value {
    Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}

fn own(ruby: &Ruby<'_>, this: Value) -> Arc<Version> {
    match held_value(ruby, this) {
        Some(Puppet::SemVer(version)) => Arc::clone(version),
        _ => Arc::new(Version::MIN),
    }
}

fn own_range(ruby: &Ruby<'_>, this: Value) -> Arc<VersionRange> {
    match held_value(ruby, this) {
        Some(Puppet::SemVerRange(range)) => Arc::clone(range),
        _ => Arc::new(VersionRange::all()),
    }
}

/// The text that is read; what is none has not the method that reads it.
fn text(ruby: &mut Ruby<'_>, value: Value, method: &str) -> Outcome<String> {
    if let Some(text) = ruby.text(value) {
        return Ok(text.to_owned());
    }
    ruby.send(value, method, &[Value::Nil])?;
    Err(ruby.type_error("a version is read from a string"))
}

fn parse(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let text = text(ruby, args.at(0), "match")?;
    match Version::parse(&text) {
        Ok(parsed) => Ok(version(ruby, parsed)),
        Err(error) => Err(ruby.error(FAILURE, error.to_string())),
    }
}

/// Only numbers that begin with a zero are told apart from what is no version.
fn is_valid(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let text = text(ruby, args.at(0), "match")?;
    Ok(Version::is_valid(&text).into())
}

fn new(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let mut numbers = [0; 3];
    for (index, part) in numbers.iter_mut().enumerate() {
        let Value::Integer(given) = args.at(index) else {
            return Err(ruby.refuse("SemanticPuppet::Version.new with other numbers than integers"));
        };
        let Ok(given) = u128::try_from(given) else {
            return Err(ruby.refuse("SemanticPuppet::Version.new with negative numbers"));
        };
        *part = given;
    }
    let mut qualifier = String::new();
    for (index, sign) in [(3, '-'), (4, '+')] {
        let given = args.at(index);
        if matches!(given, Value::Nil) {
            continue;
        }
        let Some(parts) = ruby.items(given) else {
            return Err(ruby.refuse("SemanticPuppet::Version.new with text for its parts"));
        };
        for (index, part) in parts.into_iter().enumerate() {
            qualifier.push(if index == 0 { sign } else { '.' });
            let part = ruby.to_s(part)?;
            qualifier.push_str(&part);
        }
    }
    let [major, minor, patch] = numbers;
    match Version::parse(&format!("{major}.{minor}.{patch}{qualifier}")) {
        Ok(made) => Ok(version(ruby, made)),
        Err(_) => {
            Err(ruby.refuse("SemanticPuppet::Version.new with parts that are none of a version"))
        }
    }
}

fn next(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let own = own(ruby, this);
    let Value::Symbol(part) = args.at(0) else {
        return Ok(Value::Nil);
    };
    Ok(match own.next(&part.as_str()) {
        Some(next) => version(ruby, next),
        None => Value::Nil,
    })
}

fn parse_range(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let text = text(ruby, args.at(0), "gsub")?;
    match VersionRange::parse(&text) {
        Ok(parsed) => Ok(range(ruby, parsed)),
        Err(error @ SemVerError::UnparsableRange(_)) => Err(ruby.argument_error(error.to_string())),
        Err(error) => Err(ruby.error(FAILURE, error.to_string())),
    }
}

fn includes(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let range = own_range(ruby, this);
    match held_value(ruby, args.at(0)) {
        Some(Puppet::SemVer(version)) => Ok(range.contains(version).into()),
        _ => Err(ruby.refuse("what is in a SemanticPuppet::VersionRange is a version")),
    }
}

fn intersection(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let own = own_range(ruby, this);
    let other = match held_value(ruby, args.at(0)) {
        Some(Puppet::SemVerRange(range)) => Arc::clone(range),
        _ => return Err(ruby.argument_error("value must be a SemanticPuppet::VersionRange")),
    };
    Ok(range(ruby, own.intersection(&other)))
}
