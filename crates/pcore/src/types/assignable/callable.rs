//! Assignability to signatures: what is accepted as a parameter may be wider, what is returned
//! may be narrower.

use super::collections::tuple_accepts_tuple;
use crate::types::guard::Guard;
use crate::types::{CallableType, TupleType, Type};
use crate::value::Value;

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

impl CallableType {
    /// Whether it can be called with these arguments and this block.
    pub fn is_callable_with(&self, arguments: &[Value], block: Option<&Value>) -> bool {
        let Some(parameters) = &self.parameters else {
            return true;
        };
        if !parameters.has_instance(arguments) {
            return false;
        }
        match (&self.block, block) {
            (None, block) => block.is_none(),
            (Some(of), block) => of.is_instance(block.unwrap_or(&Value::Undef)),
        }
    }

    /// Whether it can be called with arguments of these types, of which the last may be a block's.
    pub fn accepts_arguments(&self, arguments: &TupleType) -> bool {
        let guard = &mut Guard::default();
        let Some(parameters) = &self.parameters else {
            return true;
        };
        if let Some((block, rest)) = arguments.types.split_last()
            && block.is_kind_of_callable(true)
        {
            return self
                .block
                .as_ref()
                .is_some_and(|of| of.accepts(block, guard))
                && parameters.size_range().contains_size(rest.len())
                && rest.iter().enumerate().all(|(index, of)| {
                    parameters
                        .type_at(index)
                        .is_some_and(|expected| expected.accepts(of, guard))
                });
        }
        tuple_accepts_tuple(parameters, arguments, guard)
            && self
                .block
                .as_ref()
                .is_none_or(|block| block.accepts(&Type::Undef, guard))
    }
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
    match of.resolved() {
        Type::Callable(_) => true,
        Type::Variant(types) => types
            .iter()
            .all(|of| is_kind_of_callable(of, optional, depth + 1)),
        Type::Optional(Some(of)) => optional && is_kind_of_callable(of, optional, depth + 1),
        Type::Object(of) => of
            .definition
            .get()
            .and_then(|definition| definition.parent.as_ref())
            .is_some_and(|parent| is_kind_of_callable(parent, optional, depth + 1)),
        _ => false,
    }
}
