//! Patterns that are given as strings, kept once they are compiled: by a compilation, and by the
//! environment for the next one.

use std::sync::{PoisonError, RwLock};

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

/// The patterns that compilations of an environment have compiled.
#[derive(Default)]
pub(crate) struct SharedPatterns(RwLock<Patterns>);

impl SharedPatterns {
    /// A pattern, which is compiled by this call if no other has done so.
    fn get(&self, source: Str, options: Options) -> Result<Regex, RegexError> {
        let key = (source, options);
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get(&key) {
            return Ok(known.clone());
        }
        drop(known);
        let regex = Regex::with_options(&key.0, options)?;
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(key, regex.clone());
        Ok(regex)
    }
}

impl Evaluator {
    /// The pattern of a string, which is compiled only when it is first met.
    pub fn pattern(&mut self, source: &Str, options: Options) -> Result<Regex, RegexError> {
        let key = (source.clone(), options);
        if let Some(known) = self.patterns.get(&key) {
            return Ok(known.clone());
        }
        let source = match self.dialect() {
            Dialect::Puppet8 => source.clone(),
            Dialect::Evaluator4 => without_anchors(source).into(),
        };
        let regex = match self.outside.loader.definitions() {
            Some(definitions) => definitions.patterns.get(source, options)?,
            None => Regex::with_options(&source, options)?,
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
