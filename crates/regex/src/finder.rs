//! Searches of one pattern in one text: which engine is the right one is asked once.

use regex_automata::Input;

use crate::linear::{Linear, Span, Spans};
use crate::straight::Straight;
use crate::{Captures, LimitError, Regex};

/// A pattern and a text that it is looked for in, again and again.
#[derive(Debug)]
pub(crate) struct Finder<'r, 't> {
    regex: &'r Regex,
    pub(crate) text: &'t str,
    engine: Engine<'r>,
}

/// What runs the pattern on the text.
#[derive(Clone, Copy, Debug)]
enum Engine<'r> {
    /// Nobody has asked yet.
    Unknown,
    /// None, as long as it takes no time.
    Straight(&'r Straight),
    /// The linear-time engine.
    Linear(&'r Linear),
    /// The backtracking engine.
    Backtracking,
}

impl<'r, 't> Finder<'r, 't> {
    pub(crate) fn new(regex: &'r Regex, text: &'t str) -> Self {
        Self {
            regex,
            text,
            engine: Engine::Unknown,
        }
    }

    fn engine(&mut self) -> Engine<'r> {
        if let Engine::Unknown = self.engine {
            self.engine = match self.regex.straight_for(self.text) {
                Some(straight) => Engine::Straight(straight),
                None => self.automaton(),
            };
        }
        self.engine
    }

    fn automaton(&self) -> Engine<'r> {
        match self.regex.linear_for(self.text) {
            Some(linear) => Engine::Linear(linear),
            None => Engine::Backtracking,
        }
    }

    /// What the first runs of a pattern find, as long as no engine is chosen.
    fn first_runs(&self, start: usize) -> Option<Option<Vec<Span>>> {
        match self.engine {
            Engine::Unknown => self.regex.first_runs(self.text, start),
            _ => None,
        }
    }

    /// The span of the first match at or after a character's start.
    pub(crate) fn find_at(&mut self, start: usize) -> Result<Option<(usize, usize)>, LimitError> {
        let first = |spans: Option<Vec<Span>>| spans?.into_iter().next().flatten();
        if start > self.text.len() {
            return Ok(None);
        }
        if let Some(literal) = self.regex.literal() {
            return Ok(literal.find(self.text, start));
        }
        if let Some(spans) = self.first_runs(start) {
            return Ok(first(spans));
        }
        if let Engine::Straight(straight) = self.engine() {
            if let Some(found) = straight.find(self.text, start) {
                return Ok(found);
            }
            self.engine = self.automaton();
        }
        match self.engine {
            Engine::Linear(linear) => {
                let found = linear.regex.find(Input::new(self.text).range(start..));
                Ok(found.map(|found| (found.start(), found.end())))
            }
            _ => Ok(first(self.regex.backtrack(self.text, start)?)),
        }
    }

    /// The spans of the first match at or after a character's start, and of its groups.
    pub(crate) fn spans_at(&mut self, start: usize) -> Result<Option<Spans>, LimitError> {
        self.collect_at(start)
    }

    /// The first match at or after a character's start, with its groups.
    pub(crate) fn captures_at(&mut self, start: usize) -> Result<Option<Captures<'t>>, LimitError> {
        let spans = self.collect_at(start)?;
        let names = self.regex.group_names();
        Ok(spans.map(|spans| Captures::new(self.text, spans, names)))
    }

    fn collect_at<C: FromIterator<Span>>(&mut self, start: usize) -> Result<Option<C>, LimitError> {
        if start > self.text.len() {
            return Ok(None);
        }
        if let Some(literal) = self.regex.literal() {
            let found = literal.find(self.text, start);
            return Ok(found.map(|whole| std::iter::once(Some(whole)).collect()));
        }
        if let Some(found) = self.first_runs(start) {
            return Ok(found.map(|spans| spans.into_iter().collect()));
        }
        if let Engine::Straight(straight) = self.engine() {
            if let Some(found) = straight.spans(self.text, start) {
                return Ok(found);
            }
            self.engine = self.automaton();
        }
        let found = match self.engine {
            Engine::Linear(linear) => {
                let input = Input::new(self.text).range(start..);
                return Ok(linear.spans(&input, self.regex.group_count()));
            }
            _ => self.regex.backtrack(self.text, start)?,
        };
        Ok(found.map(|spans| spans.into_iter().collect()))
    }
}
