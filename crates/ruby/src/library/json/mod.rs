//! `JSON`: read and written.

mod generate;

use std::borrow::Cow;

use marotte_scalars::json::{Build, JsonError, read};
use num_bigint::BigInt;

use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, native};
use crate::object::{HashTable, Key, Value};
use crate::symbol::Symbol;

pub(super) static CLASSES: &[&ClassDef] = &[
    &JSON,
    &ERROR,
    &PARSER_ERROR,
    &NESTING_ERROR,
    &GENERATOR_ERROR,
    &EVERYTHING,
];

static JSON: ClassDef = ClassDef {
    name: "JSON",
    kind: DefKind::Module,
    superclass: "",
    singleton: &[&[
        at_least("parse", 1, parse),
        at_least("parse!", 1, parse),
        at_least("load", 1, load),
        at_least("restore", 1, load),
        at_least("generate", 1, generate::generate),
        at_least("fast_generate", 1, generate::generate),
        at_least("dump", 1, generate::generate),
        at_least("pretty_generate", 1, generate::pretty),
        at_least("[]", 1, either),
        native("load_file", 1, load_file),
    ]],
    ..ClassDef::NONE
};

static ERROR: ClassDef = ClassDef {
    name: "JSON::JSONError",
    superclass: "StandardError",
    ..ClassDef::NONE
};

static PARSER_ERROR: ClassDef = ClassDef {
    name: "JSON::ParserError",
    superclass: "JSON::JSONError",
    ..ClassDef::NONE
};

static NESTING_ERROR: ClassDef = ClassDef {
    name: "JSON::NestingError",
    superclass: "JSON::ParserError",
    ..ClassDef::NONE
};

static GENERATOR_ERROR: ClassDef = ClassDef {
    name: "JSON::GeneratorError",
    superclass: "JSON::JSONError",
    ..ClassDef::NONE
};

/// What every object has.
static EVERYTHING: ClassDef = ClassDef {
    name: "Object",
    superclass: "BasicObject",
    includes: &["Kernel"],
    methods: &[&[at_least("to_json", 0, generate::to_json)]],
    ..ClassDef::NONE
};

/// Makes Ruby's values of what is read.
struct Values<'a, 'h> {
    ruby: &'a mut Ruby<'h>,
    symbols: bool,
}

impl<'t> Build<'t> for Values<'_, '_> {
    type Value = Value;

    fn null(&mut self) -> Value {
        Value::Nil
    }

    fn boolean(&mut self, value: bool) -> Value {
        Value::Boolean(value)
    }

    fn integer(&mut self, digits: &str) -> Value {
        match digits.parse() {
            Ok(number) => Value::Integer(number),
            Err(_) => {
                let number: BigInt = digits.parse().unwrap_or_default();
                self.ruby.integer(number)
            }
        }
    }

    fn float(&mut self, number: f64) -> Value {
        Value::Float(number)
    }

    fn string(&mut self, text: Cow<'t, str>) -> Value {
        self.ruby.string(&*text)
    }

    fn array(&mut self, values: Vec<Value>) -> Value {
        self.ruby.array(values)
    }

    fn object(&mut self, entries: Vec<(Cow<'t, str>, Value)>) -> Value {
        let mut table = HashTable::default();
        for (name, value) in entries {
            if self.symbols {
                let name = self.ruby.heap.symbol(&name);
                table.insert(Key::Symbol(name), Value::Symbol(name), value);
            } else {
                let key = self.ruby.frozen_string(&*name);
                table.insert(Key::Text((*name).into()), key, value);
            }
        }
        self.ruby.hash(table)
    }
}

/// An option of the last argument.
fn option(ruby: &mut Ruby<'_>, options: Value, name: &str) -> Option<Value> {
    ruby.hash_of(options)?.get_symbol(name)
}

fn parse(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let text = ruby.expect_text(args.at(0))?;
    let symbols = option(ruby, args.at(1), "symbolize_names").is_some_and(Value::is_truthy);
    read_text(ruby, &text.to_eco(), symbols)
}

fn read_text(ruby: &mut Ruby<'_>, text: &str, symbols: bool) -> Outcome {
    ruby.charge(text.len())?;
    let read = read(text, &mut Values { ruby, symbols });
    read.map_err(|error| {
        let class = match error {
            JsonError::TooDeep => "JSON::NestingError",
            _ => "JSON::ParserError",
        };
        ruby.error(class, error.to_string())
    })
}

/// `JSON.load`: nothing is nil.
fn load(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let source = args.at(0);
    let read = Symbol::new("read");
    let source = if source.object().is_some() && ruby.responds_to(source, read) {
        ruby.send_known(source, read, &[])?
    } else {
        source
    };
    if source.is_nil() || ruby.text(source) == Some("") {
        return Ok(Value::Nil);
    }
    let values = [source];
    parse(
        ruby,
        this,
        &Args {
            values: &values,
            keywords: false,
            block: None,
            frame: args.frame,
        },
    )
}

fn load_file(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let path = ruby.expect_str(args.at(0))?;
    let bytes = crate::core::file::read::bytes(ruby, &path, "JSON.load_file")?;
    read_text(ruby, &String::from_utf8_lossy(&bytes), false)
}

/// `JSON[text]` reads, `JSON[value]` writes.
fn either(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if ruby.string_of(args.at(0)).is_some() {
        parse(ruby, this, args)
    } else {
        generate::generate(ruby, this, args)
    }
}
