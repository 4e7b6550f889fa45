//! Numbers: integers of any size, fractions and floats, which mix in arithmetic.

mod arithmetic;
pub(crate) mod complex;
mod float;
mod integer;
mod kernel;
mod math;
mod numeric;
mod random;
mod rational;
mod round;
mod value;

pub(crate) use kernel::KERNEL_METHODS;
pub(crate) use value::Number;

use crate::native::ClassDef;

/// The classes that the interpreter knows by number.
pub(super) use float::CLASS as FLOAT;
pub(super) use integer::CLASS as INTEGER;
pub(super) use numeric::CLASS as NUMERIC;
pub(super) use rational::CLASS as RATIONAL;

/// Those that it does not.
pub(super) static FURTHER: &[&ClassDef] = &[&math::CLASS, &math::DOMAIN_ERROR, &random::CLASS];
