//! Functions on arrays, hashes and what is in them.

mod dig;
mod empty;
mod extreme;
mod flatten;
mod get;
mod getvar;
mod integers;
mod join;
mod keys;
mod length;
mod max;
mod min;
mod navigation;
mod size;
mod sort;
mod unique;
mod values;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &dig::FUNCTION,
    &empty::FUNCTION,
    &flatten::FUNCTION,
    &get::FUNCTION,
    &getvar::FUNCTION,
    &join::FUNCTION,
    &keys::FUNCTION,
    &length::FUNCTION,
    &max::FUNCTION,
    &min::FUNCTION,
    &size::FUNCTION,
    &sort::FUNCTION,
    &unique::FUNCTION,
    &values::FUNCTION,
];
