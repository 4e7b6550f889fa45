//! The functions that only the dialect of the first design has.

mod convert;
mod convert_to;
mod is_a;
mod type_of;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &convert::FUNCTION,
    &convert_to::FUNCTION,
    &is_a::FUNCTION,
    &type_of::FUNCTION,
];
