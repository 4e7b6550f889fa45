//! `Init[T]`: whatever a new instance of a type can be made from.

use super::guard::{Guard, Trail};
use super::{InitType, Type};
use crate::value::Value;

/// Whether `Init[…]` accepts another type.
pub(super) fn accepts(of: Option<&InitType>, other: &Type, guard: &mut Guard) -> bool {
    match (of, other) {
        (None, Type::Init(_)) => true,
        (None, other) => Type::rich_data().accepts(other, guard),
        (Some(of), Type::Init(Some(other))) => of.made.accepts(&other.made, guard),
        (Some(_), Type::Init(None)) => false,
        (Some(of), other) => of.made.accepts(other, guard),
    }
}

/// Whether an instance can be made from a value.
pub(super) fn has(of: &InitType, value: &Value, trail: Option<&Trail<'_>>) -> bool {
    of.made.has(value, trail)
}
