//! What can go wrong: a pattern that Ruby rejects, a match that takes too long, a replacement
//! that names an unknown group.

use std::fmt;

use crate::{Options, Problem};

/// A pattern that Ruby rejects; its text is the message of Ruby's `RegexpError`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegexError {
    reason: Problem,
    source: String,
    options: Options,
}

impl RegexError {
    pub(crate) fn new(reason: Problem, source: &str, options: Options) -> Self {
        Self {
            reason,
            source: source.to_owned(),
            options,
        }
    }

    /// What is wrong, without the pattern.
    pub fn reason(&self) -> &Problem {
        &self.reason
    }
}

impl fmt::Display for RegexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: /", self.reason)?;
        let mut escaped = false;
        for c in self.source.chars() {
            match c {
                '/' if !escaped => f.write_str("\\/")?,
                c if c.is_ascii_control() && !matches!(c, '\t'..='\r') => {
                    write!(f, "\\x{:02X}", c as u32)?;
                }
                c => fmt::Write::write_char(f, c)?,
            }
            escaped = c == '\\' && !escaped;
        }
        write!(f, "/{}", self.options)
    }
}

impl std::error::Error for RegexError {}

/// A match was given up because it took too many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitError;

impl fmt::Display for LimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the regular expression took too many steps")
    }
}

impl std::error::Error for LimitError {}

/// Why a replacement could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplaceError {
    /// The match took too many steps.
    Limit(LimitError),
    /// `\k<name>` in the replacement names no group of the pattern.
    UndefinedGroup(String),
    /// `\k<` in the replacement has no closing `>`.
    InvalidGroupReference,
}

impl From<LimitError> for ReplaceError {
    fn from(error: LimitError) -> Self {
        Self::Limit(error)
    }
}

impl fmt::Display for ReplaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Limit(error) => error.fmt(f),
            Self::UndefinedGroup(name) => write!(f, "undefined group name reference: {name}"),
            Self::InvalidGroupReference => f.write_str("invalid group name reference format"),
        }
    }
}

impl std::error::Error for ReplaceError {}
