//! Turning text into numbers: Puppet's own numeric strings, and Ruby's `Integer()` and `Float()`.

mod kernel;
mod text;

pub use kernel::{NumberError, float, integer, integer_radix};
pub use text::{Number, is_numeric, to_n, to_n_with_radix};
