//! Functions about types: making instances, checking, asking what there is.

mod annotate;
mod assert_type;
mod convert_to;
mod defined;
mod new;
mod type_of;
mod unwrap;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &annotate::FUNCTION,
    &assert_type::FUNCTION,
    &convert_to::FUNCTION,
    &defined::FUNCTION,
    &new::FUNCTION,
    &type_of::FUNCTION,
    &unwrap::FUNCTION,
];
