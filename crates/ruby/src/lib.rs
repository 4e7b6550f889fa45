//! The part of Ruby that Puppet modules are written in.
//!
//! Text is parsed by Prism, the parser of Ruby itself, lowered once ([`program`]) and interpreted.
//! Nothing here knows Puppet or files: whatever code asks of the outside goes to a host, which
//! refuses by default. Steps, depth and memory are limited.

pub mod program;
pub mod symbol;

pub use symbol::Symbol;
