//! Puppet's values and types.
//!
//! A [`Value`] is what expressions give; a [`Type`] describes values and is one itself. Here is
//! everything that can be said about them without a scope or a catalog: which type a value has,
//! which type is assignable to which, why not, how values are converted and printed.

mod deep;
pub mod types;
mod value;

pub use types::Type;
pub use value::{Array, Hash, Iter, IterSource, Lambda, Object, Regexp, Str, Value};
