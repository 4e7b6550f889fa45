//! Puppet's values and types.
//!
//! A [`Value`] is what expressions give; a [`Type`] describes values and is one itself. Here is
//! everything that can be said about them without a scope or a catalog: which type a value has,
//! which type is assignable to which, why not, how values are converted and printed.

pub mod compare;
pub mod complaint;
pub mod convert;
pub mod deep;
pub mod describe;
pub mod dialect;
mod factory;
pub mod label;
pub mod object;
pub mod parameterize;
pub mod parse;
pub mod ruby;
pub mod types;
mod uri_type;
mod value;

pub use factory::InvalidType;
pub use parse::{Signature, TypeResolver, parse_type, parse_type_with};
pub use types::Type;
pub use value::{
    Array, ByteString, Foreign, Hash, IntegerSet, Iter, IterSource, Lambda, Object, Oversized,
    Regexp, Replacement, Str, Symbol, TreeOptions, TreeWalk, Value, as_foreign, flatten,
    integer_bounds, shared_text,
};
