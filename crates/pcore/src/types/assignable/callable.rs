//! Assignability to signatures: what is accepted as a parameter may be wider, what is returned
//! may be narrower.

use super::collections::tuple_accepts_tuple;
use crate::types::guard::Guard;
use crate::types::{CallableType, Type};

/// Whether code with the other signature can be given where this one is asked for.
pub(super) fn accepts(
    this: Option<&CallableType>,
    other: Option<&CallableType>,
    guard: &mut Guard,
) -> bool {
    let Some(this) = this else { return true };
    let returned = other.and_then(|other| other.return_type.as_ref());
    if let Some(expected) = &this.return_type
        && !expected.accepts(returned.unwrap_or(&Type::Any), guard)
    {
        return false;
    }
    let Some(parameters) = &this.parameters else {
        return true;
    };
    let Some(others) = other.and_then(|other| other.parameters.as_ref()) else {
        return false;
    };
    if !tuple_accepts_tuple(others, parameters, guard) {
        return false;
    }
    let block = this.block.as_ref().unwrap_or(&Type::Undef);
    other
        .and_then(|other| other.block.as_ref())
        .unwrap_or(&Type::Undef)
        .accepts(block, guard)
}

impl Type {
    /// Whether it is a Callable, a choice of them, or, if that counts, an optional one.
    pub fn is_kind_of_callable(&self, optional: bool) -> bool {
        is_kind_of_callable(self, optional, 0)
    }
}

/// How deep choices of callables are looked into; deeper ones are circles of aliases.
const DEEPEST: usize = 100;

fn is_kind_of_callable(of: &Type, optional: bool, depth: usize) -> bool {
    if depth > DEEPEST {
        return false;
    }
    match &*of.resolved() {
        Type::Callable(_) => true,
        Type::Variant(types) => types
            .iter()
            .all(|of| is_kind_of_callable(of, optional, depth + 1)),
        Type::Optional(Some(of)) => optional && is_kind_of_callable(of, optional, depth + 1),
        Type::Object(of) => of
            .real()
            .definition
            .get()
            .and_then(|definition| definition.parent.as_ref())
            .is_some_and(|parent| is_kind_of_callable(parent, optional, depth + 1)),
        _ => false,
    }
}
