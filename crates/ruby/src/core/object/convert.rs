//! `Array(x)`, `Hash(x)`, `String(x)`.

use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::{HashTable, Value};
use crate::symbol::known;

pub(super) fn array(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let value = args.at(0);
    if ruby.array_of(value).is_some() {
        return Ok(value);
    }
    let items = match ruby.to_array_maybe(value)? {
        Some(items) => items,
        None => ruby.splat(value)?,
    };
    Ok(ruby.array(items))
}

pub(super) fn hash(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let value = args.at(0);
    let is_empty = value.is_nil() || ruby.array_of(value).is_some_and(Vec::is_empty);
    if is_empty {
        return Ok(ruby.hash(HashTable::default()));
    }
    match ruby.to_hash(value) {
        Ok(hash) => Ok(hash),
        Err(_) => {
            let class = ruby.conversion_name(value);
            Err(ruby.type_error(format!("can't convert {class} into Hash")))
        }
    }
}

pub(super) fn string(ruby: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
    let value = args.at(0);
    if ruby.string_of(value).is_some() {
        return Ok(value);
    }
    ruby.send_known(value, known::TO_S, &[])
}
