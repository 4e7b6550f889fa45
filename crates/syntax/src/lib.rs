//! The syntax of Puppet: text to tokens, tokens to a tree, and the rules that need no values.
//!
//! [`parse`] never fails: it answers with a tree and everything that is wrong with the text.
//! [`check`] also validates: whoever runs code begins with it. One parser serves the evaluator and
//! tools, so spans are exact; a tree gives tools its [`tokens`] and comments when they ask. Nothing
//! here knows what a value is.

pub mod ast;
mod check;
mod deep;
mod language;
pub mod lexer;
pub mod old_dump;
mod parser;
pub mod pn;
mod regexp;
mod spare;
pub mod tokens;
pub mod validate;

pub use check::{Checked, Surroundings, check, check_syntax};
pub use language::{Dialect, Language, SourceKind, Strict};
pub use parser::{MAX_DEPTH, Parsed, parse};
pub use spare::settled;
