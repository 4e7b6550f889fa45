//! Ranges of numbers and sizes.

use marotte_diagnostics::TypeIssue;
use marotte_scalars::float;

use super::InvalidType;
use crate::types::{IntegerRange, Type};

/// A range of integers; the lower bound may not be above the upper one.
pub(crate) fn integer_range(
    min: Option<i64>,
    max: Option<i64>,
) -> Result<IntegerRange, InvalidType> {
    match (min, max) {
        (Some(from), Some(to)) if from > to => Err(unordered(&from, &to)),
        _ => Ok(IntegerRange { min, max }),
    }
}

/// A range of floats; the lower bound may not be above the upper one.
pub(crate) fn float_range(min: Option<f64>, max: Option<f64>) -> Result<Type, InvalidType> {
    match (min, max) {
        (Some(from), Some(to)) if from > to => Err(unordered(&float::to_s(from), &float::to_s(to))),
        _ => Ok(Type::float(min, max)),
    }
}

pub(super) fn unordered(from: &dyn std::fmt::Display, to: &dyn std::fmt::Display) -> InvalidType {
    let (from, to) = (from.to_string().into(), to.to_string().into());
    TypeIssue::UnorderedBounds { from, to }.into()
}
