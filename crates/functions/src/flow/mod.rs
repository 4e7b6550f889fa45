//! Functions that steer what happens next: errors, ends of blocks and functions, calls by name.

mod break_loop;
mod call;
mod fail;
mod next;
mod return_value;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &break_loop::FUNCTION,
    &call::FUNCTION,
    &fail::FUNCTION,
    &next::FUNCTION,
    &return_value::FUNCTION,
];
