//! Functions that log, one for each level.

mod alert;
mod crit;
mod debug;
mod emerg;
mod err;
mod info;
mod message;
mod notice;
mod warning;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &alert::FUNCTION,
    &crit::FUNCTION,
    &debug::FUNCTION,
    &emerg::FUNCTION,
    &err::FUNCTION,
    &info::FUNCTION,
    &notice::FUNCTION,
    &warning::FUNCTION,
];
