//! `YAML`, which is Psych: read and written.

mod dump;
mod moment;
mod pattern;

use marotte_pcore::{Oversized, Symbol as YamlSymbol};
use marotte_yaml::{
    Loading, Written, WrittenClass, YamlError, load_stream as read_stream, load_with,
};
use num_bigint::BigInt;

use crate::interp::{Outcome, Ruby, Throw};
use crate::native::{Args, ClassDef, DefKind, NativeMethod, at_least, between, native};
use crate::object::{HashTable, Text, Value};
use crate::symbol::Symbol;

pub(super) static CLASSES: &[&ClassDef] = &[
    &PSYCH,
    &EXCEPTION,
    &SYNTAX_ERROR,
    &DISALLOWED,
    &BAD_ALIAS,
    &EVERYTHING,
    &ALIAS,
];

static PSYCH: ClassDef = ClassDef {
    name: "Psych",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[METHODS],
    constants: &[("VERSION", |ruby| ruby.frozen_string("4.0.3"))],
    ..ClassDef::NONE
};

const METHODS: &[NativeMethod] = &[
    at_least("load", 1, load),
    at_least("unsafe_load", 1, unsafe_load),
    at_least("safe_load", 1, safe_load),
    at_least("load_file", 1, load_file),
    at_least("safe_load_file", 1, safe_load_file),
    at_least("unsafe_load_file", 1, unsafe_load_file),
    at_least("load_stream", 1, load_stream),
    at_least("dump", 1, dump::dump),
    at_least("safe_dump", 1, dump::dump),
    at_least("dump_stream", 0, dump::dump_stream),
];

static EXCEPTION: ClassDef = ClassDef {
    name: "Psych::Exception",
    superclass: "RuntimeError",
    ..ClassDef::NONE
};

static SYNTAX_ERROR: ClassDef = ClassDef {
    name: "Psych::SyntaxError",
    superclass: "Psych::Exception",
    methods: &[&[
        native("file", 0, |ruby, this, _| Ok(known(ruby, this, "@file"))),
        native("line", 0, |ruby, this, _| Ok(known(ruby, this, "@line"))),
        native("column", 0, |ruby, this, _| {
            Ok(known(ruby, this, "@column"))
        }),
        native("problem", 0, |ruby, this, _| {
            Ok(known(ruby, this, "@problem"))
        }),
        native("context", 0, |ruby, this, _| {
            Ok(known(ruby, this, "@context"))
        }),
        native("offset", 0, |_, _, _| Ok(Value::Integer(0))),
    ]],
    ..ClassDef::NONE
};

static DISALLOWED: ClassDef = ClassDef {
    name: "Psych::DisallowedClass",
    superclass: "Psych::Exception",
    ..ClassDef::NONE
};

static BAD_ALIAS: ClassDef = ClassDef {
    name: "Psych::BadAlias",
    superclass: "Psych::Exception",
    ..ClassDef::NONE
};

/// What every object has.
static EVERYTHING: ClassDef = ClassDef {
    name: "Object",
    superclass: "BasicObject",
    includes: &["Kernel"],
    methods: &[&[between("to_yaml", 0, 1, dump::to_yaml)]],
    ..ClassDef::NONE
};

/// The other name.
static ALIAS: ClassDef = ClassDef {
    name: "Object",
    superclass: "BasicObject",
    includes: &["Kernel"],
    constants: &[("YAML", |ruby| {
        ruby.constant_path("Psych")
            .map_or(Value::Nil, Value::Object)
    })],
    ..ClassDef::NONE
};

/// What an error remembers.
fn known(ruby: &Ruby<'_>, this: Value, name: &str) -> Value {
    ruby.instance_variable(this, Symbol::new(name))
        .unwrap_or_default()
}

/// What keywords say.
struct Reading {
    loading: Loading,
    symbolize: bool,
    name: String,
    /// What an empty text is.
    fallback: Value,
}

/// What a text may have, unless keywords say otherwise.
#[derive(Clone, Copy)]
enum Trust {
    /// Everything.
    All,
    /// Symbols.
    Symbols,
    /// Plain data.
    Data,
}

fn reading(ruby: &mut Ruby<'_>, args: &Args<'_>, trust: Trust) -> Outcome<Reading> {
    let options = args.values.last().copied().filter(|_| args.keywords);
    let option = |ruby: &mut Ruby<'_>, name: &str| {
        let options = options?;
        ruby.hash_of(options)?.get_symbol(name)
    };
    let mut permitted = Vec::new();
    if let Some(classes) = option(ruby, "permitted_classes") {
        for class in ruby.items(classes).unwrap_or_default() {
            permitted.push(ruby.to_s(class)?);
        }
    }
    let permits = |class: &str| {
        matches!(trust, Trust::All) || permitted.iter().any(|permitted| permitted == class)
    };
    let aliases = option(ruby, "aliases").map_or(matches!(trust, Trust::All), Value::is_truthy);
    let symbolize = option(ruby, "symbolize_names").is_some_and(Value::is_truthy);
    let name = match option(ruby, "filename") {
        Some(name) if !name.is_nil() => ruby.to_s(name)?.into(),
        _ => "<unknown>".to_owned(),
    };
    Ok(Reading {
        loading: Loading {
            oversized: true,
            symbol_keys: true,
            without_aliases: !aliases,
            without_symbols: matches!(trust, Trust::Data) && !permits("Symbol"),
            times: permits("Time"),
            dates: permits("Date"),
            regexps: permits("Regexp"),
        },
        symbolize,
        name,
        fallback: option(ruby, "fallback").unwrap_or_default(),
    })
}

fn source(ruby: &mut Ruby<'_>, value: Value) -> Outcome<Text> {
    let read = Symbol::new("read");
    let value = if ruby.string_of(value).is_none()
        && value.object().is_some()
        && ruby.responds_to(value, read)
    {
        ruby.send_known(value, read, &[])?
    } else {
        value
    };
    ruby.expect_text(value)
}

fn load(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::Symbols)?;
    let text = source(ruby, args.at(0))?;
    read(ruby, text.as_bytes(), &reading)
}

fn unsafe_load(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::All)?;
    let text = source(ruby, args.at(0))?;
    read(ruby, text.as_bytes(), &reading)
}

fn safe_load(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::Data)?;
    let text = source(ruby, args.at(0))?;
    read(ruby, text.as_bytes(), &reading)
}

fn load_file(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::Symbols)?;
    file(ruby, args, reading)
}

fn unsafe_load_file(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::All)?;
    file(ruby, args, reading)
}

/// All documents of a text, or each of them to a block.
fn load_stream(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::All)?;
    let text = source(ruby, args.at(0))?;
    ruby.charge(text.len().saturating_mul(4))?;
    let documents = match read_stream(text.as_bytes(), reading.loading) {
        Ok(documents) => documents,
        Err(error) => return Err(problem(ruby, &error, &reading.name)),
    };
    let mut values = Vec::with_capacity(documents.len());
    for document in &documents {
        let value = from_pcore(ruby, document, reading.symbolize)?;
        match args.block {
            Some(block) => drop(ruby.call_block(block, &[value])?),
            None => values.push(value),
        }
    }
    Ok(match args.block {
        Some(_) => Value::Nil,
        None => ruby.array(values),
    })
}

fn safe_load_file(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let reading = reading(ruby, args, Trust::Data)?;
    file(ruby, args, reading)
}

fn file(ruby: &mut Ruby<'_>, args: &Args<'_>, mut reading: Reading) -> Outcome {
    let path = crate::core::file::path_of(ruby, args.at(0))?;
    let bytes = crate::core::file::read::bytes(ruby, &path, "YAML.load_file")?;
    reading.name = path;
    match read(ruby, &bytes, &reading)? {
        // An empty file is false, as it always was.
        Value::Nil if bytes.iter().all(u8::is_ascii_whitespace) => Ok(Value::Boolean(false)),
        value => Ok(value),
    }
}

fn read(ruby: &mut Ruby<'_>, bytes: &[u8], reading: &Reading) -> Outcome {
    ruby.charge(bytes.len().saturating_mul(4))?;
    match load_with(bytes, reading.loading) {
        Ok(marotte_pcore::Value::Undef) => Ok(match bytes.iter().all(u8::is_ascii_whitespace) {
            true => reading.fallback,
            false => Value::Nil,
        }),
        Ok(value) => from_pcore(ruby, &value, reading.symbolize),
        Err(error) => Err(problem(ruby, &error, &reading.name)),
    }
}

fn problem(ruby: &mut Ruby<'_>, error: &YamlError, name: &str) -> Box<Throw> {
    match error {
        YamlError::Syntax {
            problem,
            context,
            line,
            column,
        } => {
            let raised = ruby.error("Psych::SyntaxError", error.with_path(name));
            if let Throw::Raise(exception) = *raised {
                let parts = [
                    ("@file", ruby.string(name)),
                    ("@line", Value::Integer(*line as i64)),
                    ("@column", Value::Integer(*column as i64)),
                    ("@problem", ruby.string(problem.as_str())),
                    (
                        "@context",
                        match context {
                            Some(context) => ruby.string(context.as_str()),
                            None => Value::Nil,
                        },
                    ),
                ];
                for (name, value) in parts {
                    ruby.set_instance_variable(exception, Symbol::new(name), value);
                }
            }
            raised
        }
        YamlError::DisallowedClass(_) => ruby.error("Psych::DisallowedClass", error.to_string()),
        YamlError::UnknownAlias(_) => ruby.error("Psych::BadAlias", error.to_string()),
        _ => ruby.argument_error(error.to_string()),
    }
}

/// What was read, as values of Ruby.
fn from_pcore(ruby: &mut Ruby<'_>, value: &marotte_pcore::Value, symbolize: bool) -> Outcome {
    use marotte_pcore::Value as Pcore;
    ruby.charge(16)?;
    Ok(match value {
        Pcore::Undef => Value::Nil,
        Pcore::Boolean(flag) => Value::Boolean(*flag),
        Pcore::Integer(number) => Value::Integer(*number),
        Pcore::Float(number) => Value::Float(*number),
        Pcore::String(text) => ruby.string(text.clone()),
        Pcore::Array(values) => {
            let mut made = Vec::with_capacity(values.len());
            for value in values {
                made.push(deeper(ruby, value, symbolize)?);
            }
            ruby.array(made)
        }
        Pcore::Hash(hash) => {
            let mut table = HashTable::default();
            for (key, value) in hash.iter() {
                let key = match key {
                    Pcore::String(name) if symbolize => Value::Symbol(ruby.made_name(name)?),
                    Pcore::String(name) => ruby.frozen_string(name.clone()),
                    other => deeper(ruby, other, symbolize)?,
                };
                let value = deeper(ruby, value, symbolize)?;
                let found = ruby.key(key)?;
                table.insert(found, key, value);
            }
            ruby.hash(table)
        }
        other => match (YamlSymbol::name_of(other), Oversized::digits_of(other)) {
            (Some(name), _) => Value::Symbol(ruby.made_name(name)?),
            (None, Some(digits)) => {
                let number: BigInt = digits.parse().unwrap_or_default();
                ruby.integer(number)
            }
            (None, None) => match Written::of(other) {
                Some(Written { text, class }) => match class {
                    WrittenClass::Date => moment::date(ruby, text)?,
                    WrittenClass::Time => moment::time(ruby, text)?,
                    WrittenClass::Regexp => pattern::value(ruby, text)?,
                },
                None => ruby.string(marotte_pcore::convert::to_text(other)),
            },
        },
    })
}

fn deeper(ruby: &mut Ruby<'_>, value: &marotte_pcore::Value, symbolize: bool) -> Outcome {
    stacker::maybe_grow(128 << 10, 2 << 20, || from_pcore(ruby, value, symbolize))
}
