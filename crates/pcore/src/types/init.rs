//! `Init[T]`: whatever a new instance of a type can be made from.

use std::ptr;

use super::guard::Guard;
use super::{InitType, IntegerRange, TupleType, Type};
use crate::convert::new::init_types;
use crate::value::Value;

/// Whether `Init[…]` accepts another type.
pub(super) fn accepts(of: Option<&InitType>, other: &Type, guard: &mut Guard) -> bool {
    match (of, other) {
        (None, Type::Init(_)) => true,
        (None, other) => Type::rich_data().accepts(other, guard),
        (Some(of), Type::Init(Some(other))) => of.made.accepts(&other.made, guard),
        (Some(_), Type::Init(None)) => false,
        (Some(of), other) => guard.guarded(|guard| {
            guard.with_this(ptr::from_ref(of).addr(), |guard| {
                !guard.is_back_on_this_side() && accepts_arguments(of, other, guard)
            })
        }),
    }
}

fn accepts_arguments(of: &InitType, other: &Type, guard: &mut Guard) -> bool {
    if of.made.accepts(other, guard) {
        return true;
    }
    let Ok(types) = init_types(&Type::init(of.made.clone(), of.arguments.clone()), of) else {
        return false;
    };
    types.single.accepts(other, guard)
        || types.several.as_ref().is_some_and(|several| {
            several.accepts(other, guard)
                || (types.has_optional_single
                    && tuples(several).iter().any(|tuple| {
                        tuple.size_range().covers(&IntegerRange::exactly(1))
                            && tuple
                                .type_at(0)
                                .is_none_or(|expected| expected.accepts(other, guard))
                    }))
        })
}

/// Whether an instance can be made from a value.
pub(super) fn has(of: &InitType, value: &Value, guard: &mut Guard) -> bool {
    // Attributes of an Object type can be anything that the type itself can be made from.
    guard.guarded(|guard| {
        guard.with_this(ptr::from_ref(of).addr(), |guard| {
            !guard.is_back_on_this_side() && has_arguments(of, value, guard)
        })
    })
}

fn has_arguments(of: &InitType, value: &Value, guard: &mut Guard) -> bool {
    if of.made.has(value, guard) {
        return true;
    }
    let Ok(types) = init_types(&Type::init(of.made.clone(), of.arguments.clone()), of) else {
        return false;
    };
    types.single.has(value, guard)
        || types.several.as_ref().is_some_and(|several| {
            several.has(value, guard)
                || (types.has_optional_single
                    && tuples(several)
                        .iter()
                        .any(|tuple| tuple.has(std::slice::from_ref(value), guard)))
        })
}

/// The tuples of a choice of tuples.
fn tuples(of: &Type) -> Vec<&TupleType> {
    match of {
        Type::Tuple(tuple) => vec![tuple],
        Type::Variant(types) => types.iter().flat_map(tuples).collect(),
        _ => Vec::new(),
    }
}
