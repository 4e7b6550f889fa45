//! Functions on text.

mod camelcase;
mod capitalize;
mod chomp;
mod chop;
mod compare;
mod downcase;
mod each_text;
mod lstrip;
mod r#match;
mod regsubst;
mod rstrip;
mod scanf;
mod shellquote;
mod split;
mod sprintf;
mod strftime;
mod strip;
mod upcase;
mod versioncmp;

use marotte_eval::function::Function;

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &camelcase::FUNCTION,
    &capitalize::FUNCTION,
    &chomp::FUNCTION,
    &chop::FUNCTION,
    &compare::FUNCTION,
    &downcase::FUNCTION,
    &lstrip::FUNCTION,
    &r#match::FUNCTION,
    &regsubst::FUNCTION,
    &rstrip::FUNCTION,
    &scanf::FUNCTION,
    &shellquote::FUNCTION,
    &split::FUNCTION,
    &sprintf::FUNCTION,
    &strftime::FUNCTION,
    &strip::FUNCTION,
    &upcase::FUNCTION,
    &versioncmp::FUNCTION,
];
