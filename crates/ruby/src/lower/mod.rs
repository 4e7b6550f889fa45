//! Lowering: the text of a file becomes a [`Program`].
//!
//! Prism parses; what it gives is walked once, node by node, and made into the compact form that
//! the interpreter runs. Text that Ruby refuses is a [`SyntaxError`]. What is valid Ruby but not
//! supported becomes a node that raises when it is reached, so that a file is usable as long as
//! nothing comes by there.

mod arguments;
mod assignments;
mod calls;
mod control;
mod deferred;
mod definitions;
mod expressions;
mod literals;
mod operators;
mod parameters;
mod parse;
mod patterns;
mod scopes;
mod shorthand;
#[cfg(test)]
mod tests;
mod text;
pub(crate) mod walk;

use std::fmt;
use std::sync::Arc;

use ruby_prism as prism;

use crate::program::{Program, Source};
use crate::symbol::Symbol;
pub use deferred::lower_own;
pub(crate) use deferred::{lower_own_text, method};
pub(crate) use shorthand::{Appended, Shorthand};
use text::Lines;
use walk::Walk;

/// Where a text stands, if it is not a file of its own.
#[derive(Clone, Debug)]
pub struct Options<'a> {
    /// The number of its first line.
    pub line: u32,
    /// The local variables that exist already, for text that is evaluated inside of other code:
    /// those of the body around first, then of the body around that. The text has slots of its own
    /// and reaches these by their depth, which begins with 1.
    pub scopes: Vec<&'a [Symbol]>,
    /// String literals are frozen, unless a comment says otherwise.
    pub frozen_strings: bool,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self {
            line: 1,
            scopes: Vec::new(),
            frozen_strings: false,
        }
    }
}

/// What Ruby refuses to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The line.
    pub line: u32,
    /// What is wrong, in the words of Prism.
    pub message: String,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.message)
    }
}

impl std::error::Error for SyntaxError {}

/// Reads the text of a file. The path is what messages and `__FILE__` say.
pub fn lower(path: &str, text: &str) -> Result<Program, SyntaxError> {
    lower_with(path, text, &Options::default())
}

/// Reads text that begins at another line, or is evaluated inside of other code.
pub fn lower_with(path: &str, text: &str, options: &Options<'_>) -> Result<Program, SyntaxError> {
    let lowered = lower_short(path, text, Vec::new(), options)?;
    lowered.ok_or_else(|| SyntaxError {
        line: options.line,
        message: "the text is not what was written".to_owned(),
    })
}

/// Reads text in which some calls stand for others. Nothing if one of them was not read as it was
/// written: the code around has made something else of it.
pub(crate) fn lower_short(
    path: &str,
    text: &str,
    shorthands: Vec<Shorthand>,
    options: &Options<'_>,
) -> Result<Option<Program>, SyntaxError> {
    lower_text(path, text, options, |walk| walk.shorthands = shorthands)
}

/// Reads text for a walk that is told before what stands for something else. Nothing if it does not
/// come by there.
fn lower_text(
    path: &str,
    text: &str,
    options: &Options<'_>,
    tell: impl FnOnce(&mut Walk),
) -> Result<Option<Program>, SyntaxError> {
    parse::parse(text, options, |parsed| {
        let source = Arc::new(Source {
            path: path.into(),
            frozen_strings: parsed.frozen_string_literals(),
        });
        let lines = Lines::new(text, options.line);
        let mut walk = Walk::new(Arc::clone(&source), lines);
        tell(&mut walk);
        for names in options.scopes.iter().rev() {
            walk.enter_known(names);
        }
        let body = walk.file(&parsed.node(), options.line);
        let is_met = walk.shorthands_met == walk.shorthands.len()
            && walk.left_out_met == walk.left_out.len();
        match walk.failure.take() {
            Some(error) => Err(error),
            None if !is_met => Ok(None),
            None => Ok(Some(Program {
                source,
                body,
                first_method: walk.first_method,
                is_closed: walk.is_closed,
            })),
        }
    })
}

/// The symbol of a name in the text.
fn symbol(name: &[u8]) -> Symbol {
    Symbol::of_text(&marotte_scalars::text::lossy(name))
}

/// The line at which something begins.
fn line_of(location: &prism::Location<'_>) -> u32 {
    location.start_line().try_into().unwrap_or(0)
}
