//! The part of Ruby that Puppet modules are written in.
//!
//! Text is parsed by Prism, the parser of Ruby itself, lowered once ([`program`]) and interpreted
//! ([`interp`]). Nothing here knows Puppet's language or files: whatever code asks of the outside
//! goes to a [`host`], which refuses by default. Steps, depth and memory are limited.

#![expect(
    clippy::wrong_self_convention,
    reason = "`to_s` and its like are Ruby's, asked of a value; running code changes the interpreter"
)]

pub mod core;
pub mod erb;
pub mod host;
pub mod image;
pub mod interp;
pub mod library;
pub mod lower;
pub mod native;
pub mod object;
pub mod program;
pub mod survey;
pub mod symbol;

pub use interp::{Outcome, Ruby, Throw, Vm};
pub use object::Value;
pub use symbol::Symbol;
