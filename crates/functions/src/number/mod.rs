//! Functions on numbers.

mod abs;
mod ceiling;
mod floor;
mod round;
mod whole;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &abs::FUNCTION,
    &ceiling::FUNCTION,
    &floor::FUNCTION,
    &round::FUNCTION,
];
