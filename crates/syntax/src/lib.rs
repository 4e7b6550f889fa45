//! The syntax of Puppet: text to tokens, tokens to a tree, and the rules that need no values.
//!
//! [`parse`] never fails: it answers with a tree and everything that is wrong with the text. One
//! parser serves the evaluator, the formatter and editors, so spans are exact and comments are
//! kept. Nothing here knows what a value is.

pub mod ast;
mod deep;
pub mod lexer;
pub mod old_dump;
mod parser;
pub mod pn;
mod regexp;
pub mod validate;

pub use parser::{MAX_DEPTH, ParseOptions, Parsed, SourceKind, parse};
