//! `Enumerator`: a method that goes through something, to be called later.

mod external;
mod join;
mod lazy;
mod size;
mod yielder;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

pub(crate) use join::{CHAIN, chain};
pub(crate) use lazy::{CLASS as LAZY, lazy};
pub(crate) use yielder::CLASS as YIELDER;

use crate::image::classes;
use crate::interp::{Block, Outcome, Ruby};
use crate::native::{Args, ClassDef, DefKind, at_least, between, native};
use crate::object::{Callable, Kind, ObjectId, Value};
use crate::symbol::{Symbol, known};

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Enumerator",
    kind: DefKind::Class,
    includes: &["Enumerable"],
    singleton: &[&[
        between("new", 0, 1, new),
        between("produce", 0, 1, join::produce),
    ]],
    methods: &[&[
        at_least("each", 0, each),
        native("size", 0, size::size),
        between("with_index", 0, 1, with_index),
        native("each_with_index", 0, each_with_index),
        native("with_object", 1, with_object),
        native("each_with_object", 1, with_object),
        native("+", 1, join::plus),
        native("next", 0, external::next),
        native("next_values", 0, |ruby, this, args| {
            let value = external::next(ruby, this, args)?;
            Ok(ruby.array(vec![value]))
        }),
        native("peek_values", 0, |ruby, this, args| {
            let value = external::peek(ruby, this, args)?;
            Ok(ruby.array(vec![value]))
        }),
        native("peek", 0, external::peek),
        native("rewind", 0, external::rewind),
        native("inspect", 0, inspect),
        native("to_s", 0, inspect),
    ]],
    ..ClassDef::NONE
};

/// What an enumerator goes through.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// A method of a receiver, with arguments.
    Method(Value, Symbol, Vec<Value>),
    /// A block that gets a yielder, and what says how many there are.
    Generator(Value, Value),
    /// One after the other.
    Chain(Vec<Value>),
    /// What a block makes of the value before, without an end: the first value, if there is one.
    Produce(Option<Value>, Value),
}

/// The state of an enumerator.
#[derive(Clone, Debug)]
struct Enumeration {
    origin: Origin,
    external: external::External,
}

/// An enumerator over what a method of a receiver gives.
pub(crate) fn of(ruby: &mut Ruby<'_>, this: Value, method: &str, args: &[Value]) -> Outcome {
    let origin = Origin::Method(this, ruby.heap.symbol(method), args.to_vec());
    Ok(make(ruby, origin))
}

fn make(ruby: &mut Ruby<'_>, origin: Origin) -> Value {
    let enumeration = Enumeration {
        origin,
        external: external::External::default(),
    };
    ruby.add(classes::ENUMERATOR, Kind::Data(Box::new(enumeration)))
}

/// What an enumerator goes through.
fn origin(ruby: &mut Ruby<'_>, this: Value) -> Outcome<Origin> {
    match ruby.data::<Enumeration>(this) {
        Some(enumeration) => Ok(enumeration.origin.clone()),
        None => Err(ruby.argument_error("uninitialized enumerator")),
    }
}

/// `Enumerator.new { |yielder| … }`
fn new(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return Err(ruby.argument_error("tried to create Proc object without a block"));
    };
    let generator = ruby.block_value(block);
    Ok(make(ruby, Origin::Generator(generator, args.at(0))))
}

/// Calls the method with a block.
fn run(ruby: &mut Ruby<'_>, this: Value, block: &Block<'_>, args: &Args<'_>) -> Outcome {
    match origin(ruby, this)? {
        Origin::Method(receiver, method, mut values) => {
            values.extend_from_slice(args.values);
            let frame = Some(args.frame);
            ruby.call_method_with(receiver, method, &values, false, Some(block), frame)
        }
        Origin::Generator(generator, _) => {
            let proc = ruby.block_value(block);
            let yielder = yielder::make(ruby, proc);
            match generator.object() {
                Some(id) => ruby.call_proc(id, &[yielder], false, None),
                None => Ok(Value::Nil),
            }
        }
        Origin::Chain(parts) => {
            for part in parts {
                let frame = Some(args.frame);
                ruby.call_method_with(part, known::EACH, &[], false, Some(block), frame)?;
            }
            Ok(this)
        }
        Origin::Produce(first, maker) => join::run(ruby, first, maker, block),
    }
}

fn each(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match (args.block, args.values) {
        (Some(block), _) => run(ruby, this, block, args),
        (None, []) => Ok(this),
        (None, more) => match origin(ruby, this)? {
            Origin::Method(receiver, method, mut values) => {
                values.extend_from_slice(more);
                Ok(make(ruby, Origin::Method(receiver, method, values)))
            }
            _ => Ok(this),
        },
    }
}

/// Several values as one array.
fn packed(ruby: &mut Ruby<'_>, values: &[Value]) -> Value {
    match values {
        [] => Value::Nil,
        [only] => *only,
        several => ruby.array(several.to_vec()),
    }
}

/// A block that hands on what it gets, with a number.
#[derive(Debug)]
struct Numbered {
    proc: ObjectId,
    next: AtomicI64,
}

impl Callable for Numbered {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let value = packed(ruby, arguments);
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        ruby.call_proc(self.proc, &[value, index.into()], false, None)
    }
}

fn numbered(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>, from: i64) -> Outcome {
    let Some(block) = args.block else {
        return Ok(Value::Nil);
    };
    let Some(proc) = ruby.block_value(block).object() else {
        return Ok(Value::Nil);
    };
    let next = AtomicI64::new(from);
    let block = Block::Native(Arc::new(Numbered { proc, next }));
    let quiet = Args {
        values: &[],
        keywords: false,
        ..*args
    };
    run(ruby, this, &block, &quiet)
}

fn with_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return of(ruby, this, "with_index", args.values);
    }
    let from = match args.at(0) {
        Value::Nil => 0,
        from => ruby.expect_integer(from)?,
    };
    numbered(ruby, this, args, from)
}

fn each_with_index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_none() {
        return of(ruby, this, "each_with_index", &[]);
    }
    numbered(ruby, this, args, 0)
}

/// A block that hands on what it gets, with an object.
#[derive(Debug)]
struct Accompanied {
    proc: ObjectId,
    object: Value,
}

impl Callable for Accompanied {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        let value = packed(ruby, arguments);
        ruby.call_proc(self.proc, &[value, self.object], false, None)
    }
}

fn with_object(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let object = args.at(0);
    let Some(block) = args.block else {
        return of(ruby, this, "with_object", args.values);
    };
    let Some(proc) = ruby.block_value(block).object() else {
        return Ok(object);
    };
    let block = Block::Native(Arc::new(Accompanied { proc, object }));
    let quiet = Args {
        values: &[],
        keywords: false,
        ..*args
    };
    run(ruby, this, &block, &quiet)?;
    Ok(object)
}

fn inspect(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let (receiver, method, values) = match origin(ruby, this)? {
        Origin::Method(receiver, method, values) => (receiver, method, values),
        Origin::Chain(parts) => {
            let parts = ruby.array(parts);
            let text = format!("#<Enumerator::Chain: {}>", ruby.inspect(parts)?);
            return Ok(ruby.string(text));
        }
        Origin::Generator(..) => {
            let text = "#<Enumerator: #<Enumerator::Generator>:each>";
            return Ok(ruby.string(text));
        }
        Origin::Produce(..) => {
            let text = "#<Enumerator: #<Enumerator::Producer>:each>";
            return Ok(ruby.string(text));
        }
    };
    let text = ruby.guarded(this, |ruby| {
        let of = ruby.inspect(receiver)?;
        let mut given = String::new();
        for value in &values {
            if !given.is_empty() {
                given.push_str(", ");
            }
            given.push_str(&ruby.inspect(*value)?);
        }
        // Steps of ranges are sequences of numbers, which print as they are written.
        if ruby.range_of(receiver).is_some() && matches!(&*method.as_str(), "step" | "%") {
            return Ok(format!("(({of}).{method}({given}))"));
        }
        if matches!(receiver, Value::Integer(_) | Value::Float(_)) && method.as_str() == "step" {
            return Ok(format!("({of}.step({given}))"));
        }
        Ok(match given.as_str() {
            "" => format!("#<Enumerator: {of}:{method}>"),
            given => format!("#<Enumerator: {of}:{method}({given})>"),
        })
    })?;
    Ok(ruby.string(text.unwrap_or_else(|| "#<Enumerator: ...>".to_owned())))
}

/// Whether a value is callable, as sizes can be.
fn is_callable(ruby: &mut Ruby<'_>, value: Value) -> bool {
    value.object().is_some() && ruby.responds_to(value, known::CALL)
}
