//! Puppet's rich scalar values (times, versions, URIs, binaries) and the rules for numbers and
//! text that Puppet takes over from Ruby.
//!
//! Everything here is a plain Rust type or function. The crate deliberately knows nothing of
//! Puppet's values and types, of scopes or of files; it only answers what a value is, how it is
//! read, compared and printed, and with which sentence the reference refuses it.

pub mod binary;
pub mod float;
pub mod inspect;
pub mod integer;
pub mod json;
pub mod numeric;
pub mod random;
pub mod semver;
pub mod sprintf;
pub mod text;
pub mod time;
pub mod timespan;
pub mod timestamp;

pub mod uri;
