//! Regular expressions as values.

use marotte_regex::{Regex, RegexError};
use marotte_syntax::Dialect;

use super::Str;
use crate::dialect::without_anchors;

/// A regular expression with its source text. Two are equal if their sources are.
#[derive(Clone)]
pub struct Regexp {
    source: Str,
    regex: Regex,
}

impl Regexp {
    /// Compiles a pattern.
    pub fn new(source: impl Into<Str>) -> Result<Self, RegexError> {
        let source = source.into();
        let regex = Regex::new(&source)?;
        Ok(Self { source, regex })
    }

    /// Compiles a pattern of a dialect.
    pub fn new_in(source: impl Into<Str>, dialect: Dialect) -> Result<Self, RegexError> {
        let source = source.into();
        match dialect {
            Dialect::Puppet8 => Self::new(source),
            Dialect::Evaluator4 => Self::new(without_anchors(&source)),
        }
    }

    /// The pattern as it was written, without slashes.
    pub fn source(&self) -> &Str {
        &self.source
    }

    /// The compiled pattern.
    pub fn regex(&self) -> &Regex {
        &self.regex
    }
}

impl PartialEq for Regexp {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
    }
}

impl Eq for Regexp {}

impl std::hash::Hash for Regexp {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.source.hash(state);
    }
}
