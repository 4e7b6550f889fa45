//! Enumerators that are made of others or of a rule: `chain`, `+`, `Enumerator.produce`.

use super::{Enumeration, Origin, external, make};
use crate::image::classes;
use crate::interp::{Block, Outcome, Ruby, Throw};
use crate::native::{Args, ClassDef, at_least};
use crate::object::{Kind, Value};

pub(crate) static CHAIN: ClassDef = ClassDef {
    name: "Enumerator::Chain",
    superclass: "Enumerator",
    singleton: &[&[at_least("new", 0, |ruby, _, args| {
        Ok(chained(ruby, args.values.to_vec()))
    })]],
    ..ClassDef::NONE
};

fn chained(ruby: &mut Ruby<'_>, parts: Vec<Value>) -> Value {
    let class = ruby.constant_path("Enumerator::Chain");
    let enumeration = Enumeration {
        origin: Origin::Chain(parts),
        external: external::External::default(),
    };
    let class = class.unwrap_or(classes::ENUMERATOR);
    ruby.add(class, Kind::Data(Box::new(enumeration)))
}

/// `one.chain(two, three)`
pub(crate) fn chain(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut parts = vec![this];
    parts.extend_from_slice(args.values);
    Ok(chained(ruby, parts))
}

/// `one + two`
pub(super) fn plus(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    chain(ruby, this, args)
}

/// `Enumerator.produce(first) { |before| … }`
pub(super) fn produce(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        return Err(ruby.argument_error("no block given"));
    };
    let maker = ruby.block_value(block);
    Ok(make(ruby, Origin::Produce(args.get(0), maker)))
}

/// Gives value after value, until `StopIteration` says that there are no more.
pub(super) fn run(
    ruby: &mut Ruby<'_>,
    first: Option<Value>,
    maker: Value,
    block: &Block<'_>,
) -> Outcome {
    let Some(maker) = maker.object() else {
        return Ok(Value::Nil);
    };
    let mut current = first;
    loop {
        ruby.charge(16)?;
        let next = match current {
            Some(value) => Ok(value),
            None => ruby.call_proc(maker, &[], false, None),
        };
        let value = match next {
            Ok(value) => value,
            Err(throw) => return ended(ruby, throw),
        };
        ruby.call_block(block, &[value])?;
        match ruby.call_proc(maker, &[value], false, None) {
            Ok(next) => current = Some(next),
            Err(throw) => return ended(ruby, throw),
        }
    }
}

fn ended(ruby: &mut Ruby<'_>, throw: Box<Throw>) -> Outcome {
    let stop = ruby.constant_path("StopIteration");
    match (Ruby::raised(&throw), stop) {
        (Some(error), Some(stop)) if ruby.is_a(error, stop) => Ok(Value::Nil),
        _ => Err(throw),
    }
}
