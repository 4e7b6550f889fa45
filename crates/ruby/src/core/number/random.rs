//! `Random`, `rand` and `srand`: Ruby's generator. Without a seed the host is asked for one.

use marotte_scalars::random;
use num_bigint::BigInt;

use super::value::Number;
use crate::interp::{Outcome, Ruby};
use crate::native::{Args, ClassDef, between, native};
use crate::object::{Kind, Text, Value};
use crate::symbol::Symbol;

pub(crate) static CLASS: ClassDef = ClassDef {
    name: "Random",
    methods: &[&[
        between("rand", 0, 1, rand),
        native("bytes", 1, bytes),
        native("seed", 0, seed),
    ]],
    singleton: &[&[
        between("new", 0, 1, new),
        between("rand", 0, 1, kernel_rand),
        between("srand", 0, 1, kernel_srand),
        native("new_seed", 0, new_seed),
        native("bytes", 1, class_bytes),
        native("__chance", 1, chance_bytes),
        native("random_number", 0, kernel_rand),
    ]],
    ..ClassDef::NONE
};

/// A generator and its seed.
#[derive(Clone, Debug)]
struct Generator {
    random: random::Random,
    seed: BigInt,
}

impl Generator {
    fn new(seed: BigInt) -> Self {
        let magnitude = seed.magnitude().to_str_radix(16);
        Self {
            random: random::Random::new(&random::seed_from_hex(&magnitude)),
            seed,
        }
    }
}

const KERNEL_GENERATOR: &str = "$__random";

fn new(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let seed = match args.get(0) {
        Some(seed) => seed_of(ruby, seed)?,
        None => chance(ruby)?,
    };
    let class = ruby
        .module_of(this)
        .unwrap_or(crate::image::classes::OBJECT);
    Ok(ruby.add(class, Kind::Data(Box::new(Generator::new(seed)))))
}

fn seed_of(ruby: &mut Ruby<'_>, seed: Value) -> Outcome<BigInt> {
    match ruby.number(seed) {
        Some(Number::Float(number)) => Ok(super::value::float_to_big(number)),
        Some(number) if number.is_integer() => Ok(number.to_big().unwrap_or_default()),
        _ => Ok(ruby.expect_integer(seed)?.into()),
    }
}

/// A seed that nobody can guess.
fn chance(ruby: &mut Ruby<'_>) -> Outcome<BigInt> {
    match ruby.host.random_bytes(16) {
        Some(bytes) => Ok(BigInt::from_bytes_le(num_bigint::Sign::Plus, &bytes)),
        None => Err(ruby.not_allowed("Random")),
    }
}

fn new_seed(ruby: &mut Ruby<'_>, _: Value, _: &Args<'_>) -> Outcome {
    let seed = chance(ruby)?;
    Ok(ruby.integer(seed))
}

/// The generator behind `rand`.
fn kernel_generator(ruby: &mut Ruby<'_>) -> Outcome {
    let name = Symbol::new(KERNEL_GENERATOR);
    if let Some(generator) = ruby.globals.get(&name) {
        return Ok(*generator);
    }
    let seed = chance(ruby)?;
    Ok(set_kernel_generator(ruby, seed))
}

fn set_kernel_generator(ruby: &mut Ruby<'_>, seed: BigInt) -> Value {
    let class = ruby.constant_path("Random");
    let class = class.unwrap_or(crate::image::classes::OBJECT);
    let generator = ruby.add(class, Kind::Data(Box::new(Generator::new(seed))));
    ruby.heap.keep_all();
    ruby.globals
        .insert(Symbol::new(KERNEL_GENERATOR), generator);
    generator
}

/// `srand(seed)`: gives the seed before.
pub(super) fn kernel_srand(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let before = ruby.globals.get(&Symbol::new(KERNEL_GENERATOR)).copied();
    let before = before.and_then(|value| ruby.data::<Generator>(value));
    let before = before.map_or_else(BigInt::default, |generator| generator.seed.clone());
    let seed = match args.get(0) {
        Some(seed) => seed_of(ruby, seed)?,
        None => chance(ruby)?,
    };
    set_kernel_generator(ruby, seed);
    Ok(ruby.integer(before))
}

/// `rand`: unlike that of `Random`, nothing is out of range for it.
pub(super) fn kernel_rand(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let generator = kernel_generator(ruby)?;
    let is_kernel = ruby.module_of(this).is_none();
    let limit = match args.at(0) {
        Value::Nil | Value::Boolean(false) if is_kernel => Value::Nil,
        Value::Float(number) if is_kernel => {
            Value::Integer((number.trunc() as i64).saturating_abs())
        }
        Value::Integer(number) if is_kernel => Value::Integer(number.saturating_abs()),
        other => other,
    };
    match limit {
        Value::Integer(0) if is_kernel => draw(ruby, generator, None),
        Value::Nil if args.is_empty() || is_kernel => draw(ruby, generator, None),
        limit => draw(ruby, generator, Some(limit)),
    }
}

fn rand(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    draw(ruby, this, args.get(0))
}

/// A random number of a generator: below a limit, or in a range.
pub(crate) fn draw(ruby: &mut Ruby<'_>, generator: Value, limit: Option<Value>) -> Outcome {
    let Some(limit) = limit else {
        return with(ruby, generator, |random| Value::Float(random.rand_float()));
    };
    if let Some(range) = ruby.range_of(limit) {
        let range = range.clone();
        return match (range.begin, range.end) {
            (Value::Integer(begin), Value::Integer(end)) => {
                let count = end
                    .checked_sub(begin)
                    .and_then(|count| count.checked_add(i64::from(!range.excludes_end)));
                let drawn = match count {
                    Some(count) if count > 0 => Some(count),
                    _ => None,
                };
                match drawn {
                    Some(count) => with(ruby, generator, |random| {
                        Value::Integer(begin + random.rand(count).unwrap_or_default())
                    }),
                    None => invalid(ruby, limit),
                }
            }
            (begin, end) => {
                let (begin, end) = (ruby.expect_float(begin)?, ruby.expect_float(end)?);
                with(ruby, generator, |random| {
                    Value::Float(begin + random.rand_float() * (end - begin))
                })
            }
        };
    }
    match limit {
        Value::Float(number) if number > 0.0 => with(ruby, generator, |random| {
            Value::Float(random.rand_float() * number)
        }),
        Value::Integer(number) if number > 0 => with(ruby, generator, |random| {
            Value::Integer(random.rand(number).unwrap_or_default())
        }),
        Value::Integer(_) | Value::Float(_) | Value::Nil => invalid(ruby, limit),
        other => {
            let number = ruby.expect_integer(other)?;
            draw(ruby, generator, Some(Value::Integer(number)))
        }
    }
}

fn invalid(ruby: &mut Ruby<'_>, limit: Value) -> Outcome {
    let text = ruby.inspect(limit)?;
    Err(ruby.argument_error(format!("invalid argument - {text}")))
}

fn with<T: Default>(
    ruby: &mut Ruby<'_>,
    generator: Value,
    run: impl FnOnce(&mut random::Random) -> T,
) -> Outcome<T> {
    match ruby.data_mut::<Generator>(generator) {
        Some(generator) => Ok(run(&mut generator.random)),
        None => Err(ruby.type_error("not a random number generator")),
    }
}

fn seed(ruby: &mut Ruby<'_>, this: Value, _: &Args<'_>) -> Outcome {
    let seed = ruby.data::<Generator>(this).map(|own| own.seed.clone());
    Ok(ruby.integer(seed.unwrap_or_default()))
}

fn bytes(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let count = ruby.expect_integer(args.at(0))?.max(0) as usize;
    ruby.charge(count)?;
    let made = with(ruby, this, |random| {
        let mut made = Vec::with_capacity(count + 4);
        while made.len() < count {
            let word = random.next_word();
            made.extend_from_slice(&word.to_le_bytes());
        }
        made.truncate(count);
        made
    })?;
    Ok(ruby.string(Text::binary(made)))
}

fn class_bytes(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let generator = kernel_generator(ruby)?;
    bytes(ruby, generator, args)
}

/// Bytes that nobody can guess.
fn chance_bytes(ruby: &mut Ruby<'_>, _: Value, args: &Args<'_>) -> Outcome {
    let count = ruby.expect_integer(args.at(0))?;
    let Ok(count) = usize::try_from(count) else {
        return Err(ruby.argument_error("negative string size (or size too big)"));
    };
    ruby.charge(count)?;
    match ruby.host.random_bytes(count) {
        Some(bytes) => Ok(ruby.string(Text::binary(bytes))),
        None => Err(ruby.not_allowed("SecureRandom")),
    }
}
