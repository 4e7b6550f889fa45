//! What the dialect of the first design answers otherwise about values and types.
//!
//! The rules of Puppet 8 are asked first wherever that is possible, and come here with what they
//! have no answer to; names of types and the like are asked for once, when code is lowered.
//!
//! Which rules there are is told, with an example each, in `docs/dialect.md`.

mod number;
mod regexp;
mod specialize;

pub use number::{boxed, canonical};
pub use regexp::without_anchors;

pub(crate) use number::{are_equal, order, wide_integer};
pub(crate) use specialize::specialize;
