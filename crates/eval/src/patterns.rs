//! Patterns that are given as strings, kept once they are compiled.

use marotte_diagnostics::RubyIssue;
use marotte_pcore::Str;
use marotte_pcore::dialect::without_anchors;
use marotte_regex::{Options, Regex, RegexError};
use marotte_syntax::Dialect;
use rustc_hash::FxHashMap;

use crate::evaluator::Evaluator;
use crate::signal::Signal;

/// Code that makes up patterns does not fill the memory with them.
const MOST: usize = 1000;

/// Compiled patterns by their source and options.
pub(crate) type Patterns = FxHashMap<(Str, Options), Regex>;

impl Evaluator {
    /// The pattern of a string, which is compiled only when it is first met.
    pub fn pattern(&mut self, source: &Str, options: Options) -> Result<Regex, RegexError> {
        let key = (source.clone(), options);
        if let Some(known) = self.patterns.get(&key) {
            return Ok(known.clone());
        }
        let regex = match self.dialect() {
            Dialect::Puppet8 => Regex::with_options(source, options)?,
            Dialect::Evaluator4 => Regex::with_options(&without_anchors(source), options)?,
        };
        if self.patterns.len() >= MOST {
            self.patterns.clear();
        }
        self.patterns.insert(key, regex.clone());
        Ok(regex)
    }
}

/// A text that is no pattern.
pub(crate) fn refused(error: impl std::fmt::Display) -> Signal {
    let problem = error.to_string().into();
    Signal::during(RubyIssue::InvalidRegexp { problem })
}

/// A match that would take too long.
pub(crate) fn given_up(limit: impl std::fmt::Display) -> Signal {
    let problem = limit.to_string().into();
    Signal::during(RubyIssue::RegexpLimit { problem })
}
