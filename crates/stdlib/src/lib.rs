//! Functions of puppetlabs-stdlib, in Rust.
//!
//! Modules bring their functions as Ruby files. What a file defines is what its text says, so a
//! function here stands for *contents* of files, known by their digests ([`find`]), never for a
//! version of the module: a file with any other text is interpreted.
//!
//! A rule answers the calls that it is sure of and declines the rest: wrong arguments, values that
//! are no plain data, whatever is rare. What it declines is done by the file itself. So the errors
//! of these functions, their words and their corner cases stand nowhere here, and a rule is the few
//! lines that calls in real manifests need.
//!
//! `contents.txt` has the contents, a line each; `cargo xtask stdlib` follows new releases.

mod contents;
mod native;
mod plain;
mod rules;

pub use contents::{Content, Decision, contents, digest, find};
pub use native::{Answer, Call, Native, Original, Rule};
pub use rules::natives;
