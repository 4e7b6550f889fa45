//! `max`

use std::cmp::Ordering;

use marotte_eval::function::{Call, Rest};
use marotte_eval::{Block, EvalResult, function};
use marotte_pcore::{Array, Value};

use super::extreme;

function! {
    /// The largest of its arguments, or of the elements of an array that is the only one.
    ///
    /// Numbers, versions and times are compared with their like. Strings are compared as text,
    /// but as numbers if they look like numbers, and different types as text; both are deprecated:
    /// convert them first, or give a block that tells the order of two values, as `compare` does.
    ///
    /// ```puppet
    /// max(1, 3, 2)
    /// #=> 3
    /// max(['a', 'bbb', 'cc']) |$a, $b| { compare($a.length, $b.length) }
    /// #=> 'bbb'
    /// ```
    max {
        "Numeric *$values" => ordered,
        "String *$values" => texts,
        "Semver *$values" => ordered,
        "Timespan *$values" => ordered,
        "Timestamp *$values" => ordered,
        "Array[Numeric] $values, Callable[2,2] &$block = ?" => array_of_ordered,
        "Array[String] $values, Callable[2,2] &$block = ?" => array_of_texts,
        "Array[Semver] $values, Callable[2,2] &$block = ?" => array_of_ordered,
        "Array[Timespan] $values, Callable[2,2] &$block = ?" => array_of_ordered,
        "Array[Timestamp] $values, Callable[2,2] &$block = ?" => array_of_ordered,
        "Array $values, Callable[2,2] &$block = ?" => array_of_any,
        "Any *$values, Callable[2,2] &$block" => told,
        "Any *$values" => any,
    }
}

const WANTED: Ordering = Ordering::Greater;

fn ordered(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    extreme::ordered(call, values.0, WANTED)
}

fn array_of_ordered(call: &mut Call<'_>, values: Array, block: Option<Block>) -> EvalResult<Value> {
    let values = values.into_iter().collect();
    match block {
        Some(block) => extreme::told(call, values, WANTED, &block),
        None => extreme::ordered(call, values, WANTED),
    }
}

fn texts(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    extreme::texts(call, values.0, WANTED)
}

fn array_of_texts(call: &mut Call<'_>, values: Array, block: Option<Block>) -> EvalResult<Value> {
    let values = values.into_iter().collect();
    match block {
        Some(block) => extreme::told(call, values, WANTED, &block),
        None => extreme::texts(call, values, WANTED),
    }
}

fn any(call: &mut Call<'_>, values: Rest) -> EvalResult<Value> {
    extreme::any(call, values.0, WANTED)
}

fn array_of_any(call: &mut Call<'_>, values: Array, block: Option<Block>) -> EvalResult<Value> {
    let values = values.into_iter().collect();
    match block {
        Some(block) => extreme::told(call, values, WANTED, &block),
        None => extreme::any(call, values, WANTED),
    }
}

fn told(call: &mut Call<'_>, values: Rest, block: Block) -> EvalResult<Value> {
    extreme::told(call, values.0, WANTED, &block)
}
