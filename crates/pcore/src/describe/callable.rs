//! Callables: parameters, then the result, then the block.

use std::sync::Arc;

use super::collection;
use super::extend;
use super::mismatch::{Mismatch, MismatchKind, type_mismatch};
use super::path::Step;
use crate::types::{CallableType, TupleType, Type};

pub(super) fn callable(
    expected: Option<&CallableType>,
    original: &Type,
    actual: &Type,
    path: &[Step],
) -> Vec<Mismatch> {
    let Type::Callable(given) = actual else {
        return vec![type_mismatch(path, original, actual)];
    };
    let Some(wanted) = expected else {
        return Vec::new();
    };
    let given = given.as_deref();
    if let Some(parameters) = &wanted.parameters {
        let accepted = given.and_then(|given| given.parameters.clone());
        let accepted = accepted.unwrap_or_else(TupleType::default);
        let original = Type::Tuple(Arc::new(parameters.clone()));
        let accepted = Type::Tuple(Arc::new(accepted));
        let found = collection::tuple(
            parameters,
            &original,
            &accepted,
            path,
            |expected, actual| MismatchKind::Count { expected, actual },
        );
        if !found.is_empty() {
            return found;
        }
    } else if wanted.return_type.is_none() {
        return Vec::new();
    }
    let result = wanted.return_type.as_ref().unwrap_or(&Type::Any);
    let gives = given.and_then(|given| given.return_type.as_ref());
    let gives = gives.unwrap_or(&Type::Any);
    if !result.is_assignable(gives) {
        return vec![type_mismatch(&extend(path, Step::Return), result, gives)];
    }
    let block = wanted.block.as_ref().unwrap_or(&Type::Undef);
    let takes = given.and_then(|given| given.block.as_ref());
    let takes = takes.unwrap_or(&Type::Undef);
    if !takes.is_assignable(block) {
        return vec![type_mismatch(&extend(path, Step::Block), block, takes)];
    }
    Vec::new()
}
