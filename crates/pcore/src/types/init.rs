//! `Init[T]`: whatever a new instance of a type can be made from.

use std::sync::Arc;

use super::guard::Guard;
use super::unanswered::put_down;
use super::{InitType, IntegerRange, TupleType, Type};
use crate::convert::new::{InitTypes, init_types};
use crate::value::Value;

/// Whether `Init[…]` accepts another type.
pub(super) fn accepts(of: Option<&Arc<InitType>>, other: &Type, guard: &mut Guard) -> bool {
    match (of, other) {
        (None, Type::Init(_)) => true,
        (None, other) => Type::rich_data().accepts(other, guard),
        (Some(_), Type::Init(None)) => false,
        (Some(of), other) => recursing(of, guard, |guard| {
            let types = types(of, guard);
            match other {
                Type::Init(Some(other)) => of.made.accepts(&other.made, guard),
                other => {
                    of.made.accepts(other, guard)
                        || types.is_some_and(|types| types.accept(other, guard))
                }
            }
        }),
    }
}

/// Whether an instance can be made from a value.
pub(super) fn has(of: &Arc<InitType>, value: &Value, guard: &mut Guard) -> bool {
    recursing(of, guard, |guard| {
        let types = types(of, guard);
        of.made.has(value, guard) || types.is_some_and(|types| types.have(value, guard))
    })
}

/// Asks once only on the way: attributes of an Object type can be anything that the type itself
/// can be made from. Below an alias that was met again, types that speak of themselves say no.
fn recursing(of: &Arc<InitType>, guard: &mut Guard, ask: impl FnOnce(&mut Guard) -> bool) -> bool {
    if guard.is_tired_of_inits() {
        return false;
    }
    if guard.is_back_on_this_side() {
        return !of.is_recursive() && ask(guard);
    }
    let address = Arc::as_ptr(of).addr();
    guard.guarded(|guard| {
        guard.with_this(address, |guard| !guard.is_back_on_this_side() && ask(guard))
    })
}

/// What an Init type accepts, unless that is just being found out, or cannot be.
fn types(of: &Arc<InitType>, guard: &mut Guard) -> Option<Arc<InitTypes>> {
    match init_types(of, guard) {
        Ok(types) => types,
        Err(error) => {
            put_down(error);
            None
        }
    }
}

impl InitTypes {
    fn accept(&self, other: &Type, guard: &mut Guard) -> bool {
        self.single.accepts(other, guard)
            || self.several.as_ref().is_some_and(|several| {
                several.accepts(other, guard)
                    || (self.has_optional_single
                        && tuples(several).iter().any(|tuple| {
                            tuple.size_range().covers(&IntegerRange::exactly(1))
                                && tuple
                                    .type_at(0)
                                    .is_none_or(|expected| expected.accepts(other, guard))
                        }))
            })
    }

    fn have(&self, value: &Value, guard: &mut Guard) -> bool {
        self.single.has(value, guard)
            || self.several.as_ref().is_some_and(|several| {
                several.has(value, guard)
                    || (self.has_optional_single
                        && tuples(several)
                            .iter()
                            .any(|tuple| tuple.has(std::slice::from_ref(value), guard)))
            })
    }
}

/// The tuples of a choice of tuples.
fn tuples(of: &Type) -> Vec<&TupleType> {
    match of {
        Type::Tuple(tuple) => vec![tuple],
        Type::Variant(types) => types.iter().flat_map(tuples).collect(),
        _ => Vec::new(),
    }
}
