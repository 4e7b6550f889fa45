//! Making hashes, and reading them.

use super::table;
use crate::core::enumerable::pair_of;
use crate::interp::{Outcome, Ruby, Throw};
use crate::native::Args;
use crate::object::{Callable, HashTable, Kind, ProcCode, Value};
use crate::symbol::{Symbol, known};

pub(super) fn initialize(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    if args.block.is_some() && !args.is_empty() {
        return Err(ruby.wrong_arguments(args.len(), "0"));
    }
    let default = args.at(0);
    let proc = args.block.map(|block| ruby.block_value(block));
    let table = ruby.hash_mut(this)?;
    table.default = default;
    table.default_proc = proc;
    Ok(Value::Nil)
}

/// `Hash[pairs]`, `Hash[hash]`, `Hash[k, v, …]`
pub(super) fn build(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let made = ruby.send_known(this, Symbol::new("allocate"), &[])?;
    if let [only] = args.values {
        if let Ok(other) = ruby.to_hash(*only) {
            let table = table::plain(ruby, other);
            ruby.hash_mut(made)?.entries = table.entries;
            return Ok(made);
        }
        if let Some(pairs) = ruby.to_array_maybe(*only)? {
            for (index, pair) in pairs.into_iter().enumerate() {
                match ruby.to_array_maybe(pair)?.as_deref() {
                    Some([key, value]) => table::store(ruby, made, *key, *value)?,
                    Some([key]) => table::store(ruby, made, *key, Value::Nil)?,
                    Some(other) => {
                        let count = other.len();
                        let message = format!("invalid number of elements ({count} for 1..2)");
                        return Err(ruby.argument_error(message));
                    }
                    None => {
                        let class = ruby.real_class_of(pair);
                        let class = ruby.module_name(class);
                        let message =
                            format!("wrong element type {class} at {index} (expected array)");
                        return Err(ruby.argument_error(message));
                    }
                }
            }
            return Ok(made);
        }
    }
    if args.len() % 2 == 1 {
        return Err(ruby.argument_error("odd number of arguments for Hash"));
    }
    for pair in args.values.chunks_exact(2) {
        table::store(ruby, made, pair[0], pair[1])?;
    }
    Ok(made)
}

pub(super) fn try_convert(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    Ok(ruby.to_hash(args.at(0)).unwrap_or_default())
}

pub(super) fn index(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    table::get(ruby, this, args.at(0))
}

/// `key not found: :a`
fn key_error(ruby: &mut Ruby<'_>, this: Value, key: Value) -> Outcome<Box<Throw>> {
    let text = ruby.inspect(key)?;
    let error = ruby.error("KeyError", format!("key not found: {text}"));
    if let Throw::Raise(exception) = *error {
        ruby.set_instance_variable(exception, Symbol::new("@receiver"), this);
        ruby.set_instance_variable(exception, Symbol::new("@key"), key);
    }
    Ok(error)
}

fn fetched(ruby: &mut Ruby<'_>, this: Value, key: Value, args: &Args<'_>) -> Outcome {
    match (table::fetch(ruby, this, key)?, args.block) {
        (Some(value), _) => Ok(value),
        (None, Some(block)) => ruby.call_block(block, &[key]),
        (None, None) => Err(key_error(ruby, this, key)?),
    }
}

pub(super) fn fetch_value(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.values {
        [key] => fetched(ruby, this, *key, args),
        [key, default] => match (table::fetch(ruby, this, *key)?, args.block) {
            (Some(value), _) => Ok(value),
            (None, Some(block)) => ruby.call_block(block, &[*key]),
            (None, None) => Ok(*default),
        },
        other => Err(ruby.wrong_arguments(other.len(), "1..2")),
    }
}

/// `dig` of anything: the rest is asked of what the first key leads to.
pub(crate) fn dig_on(ruby: &mut Ruby<'_>, found: Value, rest: &[Value]) -> Outcome {
    if rest.is_empty() || found.is_nil() {
        return Ok(found);
    }
    if !ruby.responds_to(found, known::DIG) {
        let class = ruby.real_class_of(found);
        let class = ruby.module_name(class);
        return Err(ruby.type_error(format!("{class} does not have #dig method")));
    }
    stacker::maybe_grow(128 << 10, 2 << 20, || {
        ruby.send_known(found, known::DIG, rest)
    })
}

pub(super) fn dig(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let found = table::get(ruby, this, args.at(0))?;
    dig_on(ruby, found, &args.values[1..])
}

pub(super) fn values_at(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut values = Vec::with_capacity(args.len());
    for key in args.values {
        values.push(table::get(ruby, this, *key)?);
    }
    Ok(ruby.array(values))
}

pub(super) fn fetch_values(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let mut values = Vec::with_capacity(args.len());
    for key in args.values {
        values.push(fetched(ruby, this, *key, args)?);
    }
    Ok(ruby.array(values))
}

pub(super) fn has_key(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(table::fetch(ruby, this, args.at(0))?.is_some().into())
}

/// The first entry with a value.
fn entry_with(ruby: &mut Ruby<'_>, this: Value, wanted: Value) -> Outcome<Option<(Value, Value)>> {
    let pairs = ruby.pairs(this).unwrap_or_default();
    ruby.charge(pairs.len())?;
    for (key, value) in pairs {
        if ruby.equal(value, wanted)? {
            return Ok(Some((key, value)));
        }
    }
    Ok(None)
}

pub(super) fn has_value(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(entry_with(ruby, this, args.at(0))?.is_some().into())
}

pub(super) fn key(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let found = entry_with(ruby, this, args.at(0))?;
    Ok(found.map(|(key, _)| key).unwrap_or_default())
}

pub(super) fn keys(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let keys: Vec<Value> = match ruby.hash_of(this) {
        Some(table) => table.pairs().map(|(key, _)| key).collect(),
        None => Vec::new(),
    };
    ruby.charge(keys.len())?;
    Ok(ruby.array(keys))
}

pub(super) fn values(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let values: Vec<Value> = match ruby.hash_of(this) {
        Some(table) => table.pairs().map(|(_, value)| value).collect(),
        None => Vec::new(),
    };
    ruby.charge(values.len())?;
    Ok(ruby.array(values))
}

pub(super) fn length(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.hash_of(this).map_or(0, HashTable::len).into())
}

pub(super) fn is_empty(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(ruby.hash_of(this).is_none_or(HashTable::is_empty).into())
}

pub(super) fn assoc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let key = table::key_in(ruby, this, args.at(0))?;
    let found = ruby
        .hash_of(this)
        .and_then(|table| table.entries.get(&key))
        .copied();
    Ok(match found {
        Some((key, value)) => ruby.array(vec![key, value]),
        None => Value::Nil,
    })
}

pub(super) fn rassoc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    Ok(match entry_with(ruby, this, args.at(0))? {
        Some((key, value)) => ruby.array(vec![key, value]),
        None => Value::Nil,
    })
}

pub(super) fn to_a(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let pairs = ruby.pairs(this).unwrap_or_default();
    ruby.charge(pairs.len() * 64)?;
    let pairs = pairs
        .into_iter()
        .map(|(key, value)| ruby.array(vec![key, value]))
        .collect();
    Ok(ruby.array(pairs))
}

pub(super) fn to_h(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(block) = args.block else {
        if ruby.class_of(this) == crate::image::classes::HASH {
            return Ok(this);
        }
        let table = ruby.hash_of(this).cloned().unwrap_or_default();
        return Ok(ruby.hash(table));
    };
    let made = ruby.hash(HashTable::default());
    for (key, value) in ruby.pairs(this).unwrap_or_default() {
        let pair = ruby.call_block(block, &[key, value])?;
        let (key, value) = pair_of(ruby, pair, None)?;
        table::store(ruby, made, key, value)?;
    }
    Ok(made)
}

pub(super) fn to_hash(_ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    Ok(this)
}

/// A proc that reads a hash.
#[derive(Debug)]
struct Reader(Value);

impl Callable for Reader {
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome {
        match arguments {
            [key] => table::get(ruby, self.0, *key),
            other => Err(ruby.wrong_arguments(other.len(), "1")),
        }
    }

    fn arity(&self) -> i64 {
        1
    }
}

pub(super) fn to_proc(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let code = ProcCode::Native(std::sync::Arc::new(Reader(this)));
    Ok(ruby.proc(code, true))
}

pub(super) fn default(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    match args.get(0) {
        Some(key) => table::default_for(ruby, this, key),
        None => Ok(ruby
            .hash_of(this)
            .map(|table| table.default)
            .unwrap_or_default()),
    }
}

pub(super) fn set_default(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let table = ruby.hash_mut(this)?;
    table.default = args.at(0);
    table.default_proc = None;
    Ok(args.at(0))
}

pub(super) fn default_proc(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let proc = ruby.hash_of(this).and_then(|table| table.default_proc);
    Ok(proc.unwrap_or_default())
}

pub(super) fn set_default_proc(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let proc = match args.at(0) {
        Value::Nil => None,
        value => match value.object().map(|id| &ruby.get(id).kind) {
            Some(Kind::Proc(_)) => Some(value),
            _ => {
                let class = ruby.conversion_name(value);
                let message = format!("wrong default_proc type {class} (expected Proc)");
                return Err(ruby.type_error(message));
            }
        },
    };
    let table = ruby.hash_mut(this)?;
    table.default = Value::Nil;
    table.default_proc = proc;
    Ok(args.at(0))
}
