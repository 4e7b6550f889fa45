//! Functions that look up data.

mod hiera;
mod hiera_array;
mod hiera_hash;
mod hiera_include;
#[expect(
    clippy::module_inception,
    reason = "the function has the name of its family"
)]
mod lookup;

use marotte_eval::Signal;
use marotte_eval::function::{Call, Function};

/// The functions of the family.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &hiera::FUNCTION,
    &hiera_array::FUNCTION,
    &hiera_hash::FUNCTION,
    &hiera_include::FUNCTION,
    &lookup::FUNCTION,
];

/// Why a function cannot do its work: there is no data.
#[cold]
fn without_data(call: &Call<'_>) -> Signal {
    Signal::raw(format!(
        "{}() needs the data of Hiera, which is not read yet",
        call.name
    ))
}
