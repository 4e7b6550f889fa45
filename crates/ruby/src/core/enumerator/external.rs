//! `next` and `peek`: values one at a time. There are no coroutines: the method runs until it has
//! given as many values as were asked for, and again for more.

use super::Enumeration;
use crate::core::enumerable::{Flow, each_called};
use crate::interp::{Outcome, Ruby};
use crate::native::Args;
use crate::object::Value;
use crate::symbol::known;

/// Values that were given already, and which one is next.
#[derive(Clone, Debug, Default)]
pub(super) struct External {
    values: Vec<Value>,
    /// There are no more.
    is_complete: bool,
    next: usize,
}

/// The value that is next.
fn upcoming(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let Some(enumeration) = ruby.data::<Enumeration>(this) else {
        return Err(ruby.argument_error("uninitialized enumerator"));
    };
    let next = enumeration.external.next;
    if next >= enumeration.external.values.len() && !enumeration.external.is_complete {
        let wanted = (next + 1).next_power_of_two().max(16);
        let quiet = Args {
            values: &[],
            keywords: false,
            block: None,
            ..*args
        };
        let values = each_called(
            ruby,
            this,
            &quiet,
            known::EACH,
            &[],
            Vec::new(),
            move |ruby, values, item, _| {
                values.push(item.value(ruby));
                ruby.charge(16)?;
                Ok(if values.len() == wanted {
                    Flow::Stop
                } else {
                    Flow::Next
                })
            },
        )?;
        if let Some(enumeration) = ruby.data_mut::<Enumeration>(this) {
            enumeration.external.is_complete = values.len() < wanted;
            enumeration.external.values = values;
        }
    }
    let found = ruby
        .data::<Enumeration>(this)
        .and_then(|enumeration| enumeration.external.values.get(next).copied());
    match found {
        Some(value) => Ok(value),
        None => Err(ruby.error("StopIteration", "iteration reached an end")),
    }
}

pub(super) fn next(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    let value = upcoming(ruby, this, args)?;
    if let Some(enumeration) = ruby.data_mut::<Enumeration>(this) {
        enumeration.external.next += 1;
    }
    Ok(value)
}

pub(super) fn peek(ruby: &mut Ruby<'_>, this: Value, args: &Args<'_>) -> Outcome {
    upcoming(ruby, this, args)
}

pub(super) fn rewind(ruby: &mut Ruby<'_>, this: Value, _args: &Args<'_>) -> Outcome {
    if let Some(enumeration) = ruby.data_mut::<Enumeration>(this) {
        enumeration.external = External::default();
    }
    Ok(this)
}
