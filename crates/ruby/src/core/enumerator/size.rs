//! How many times an enumerator will call its block, if that is known without calling it.

use super::{Origin, is_callable, origin};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

/// Methods that call their blocks once for each element.
const ONCE_EACH: &[&str] = &[
    "each",
    "map",
    "map!",
    "collect",
    "flat_map",
    "select",
    "filter",
    "select!",
    "keep_if",
    "reject",
    "reject!",
    "delete_if",
    "partition",
    "group_by",
    "sort_by",
    "sort_by!",
    "min_by",
    "max_by",
    "minmax_by",
    "filter_map",
    "each_with_index",
    "with_index",
    "each_with_object",
    "with_object",
    "each_index",
    "each_pair",
    "each_key",
    "each_value",
    "each_entry",
    "reverse_each",
    "transform_values",
    "transform_keys",
    "transform_values!",
    "transform_keys!",
    "uniq",
    "sum",
];

pub(super) fn size(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    let (receiver, method, values) = match origin(ruby, this)? {
        Origin::Generator(_, size) if is_callable(ruby, size) => {
            return ruby.send_known(size, known::CALL, &[]);
        }
        Origin::Generator(_, size) => return Ok(size),
        Origin::Produce(..) => return Ok(Value::Float(f64::INFINITY)),
        Origin::Chain(parts) => {
            let mut total = Value::Integer(0);
            for part in parts {
                let size = ruby.send_known(part, known::SIZE, &[])?;
                if size.is_nil() {
                    return Ok(Value::Nil);
                }
                total = ruby.send(total, "+", &[size])?;
            }
            return Ok(total);
        }
        Origin::Method(receiver, method, values) => (receiver, method, values),
    };
    if method.as_str() == "loop" {
        return Ok(Value::Float(f64::INFINITY));
    }
    let count = match receiver {
        Value::Integer(number) if method.as_str() == "times" => return Ok(number.max(0).into()),
        Value::Object(_) if ruby.string_of(receiver).is_some() => {
            let name = match &*method.as_str() {
                "each_char" => "size",
                "each_byte" => "bytesize",
                _ => return Ok(Value::Nil),
            };
            return ruby.send(receiver, name, &[]);
        }
        Value::Object(_) if ruby.responds_to(receiver, known::SIZE) => {
            ruby.send_known(receiver, known::SIZE, &[])?
        }
        _ => return Ok(Value::Nil),
    };
    match (&*method.as_str(), count) {
        (name, count) if ONCE_EACH.contains(&name) => Ok(count),
        ("each_slice", Value::Integer(count)) => match values.first() {
            Some(Value::Integer(size @ 1..)) => {
                Ok(((count + size.saturating_sub(1)) / size).into())
            }
            _ => Ok(Value::Nil),
        },
        ("each_cons", Value::Integer(count)) => match values.first() {
            Some(Value::Integer(size @ 1..)) => Ok((count - size + 1).max(0).into()),
            _ => Ok(Value::Nil),
        },
        ("cycle", Value::Integer(count)) => Ok(match values.first() {
            Some(Value::Integer(rounds)) => count.saturating_mul((*rounds).max(0)).into(),
            _ if count == 0 => Value::Integer(0),
            _ => Value::Float(f64::INFINITY),
        }),
        _ => Ok(Value::Nil),
    }
}
