//! Ruby's regular expressions, as Puppet uses them.
//!
//! A pattern is read by our own parser, which accepts and rejects what Ruby does and knows its
//! rules: `^` and `$` match at lines, `\d` is ASCII but `[[:digit:]]` is not, unnamed groups stop
//! capturing where named ones exist. Where its meaning can be kept exactly, a linear-time engine
//! runs it; elsewhere a backtracking engine with a limit of steps, so that no pattern can hang.
//!
//! ```
//! use marotte_regex::Regex;
//!
//! let regex = Regex::new(r"(?<key>\w+)=(?<value>\d+)")?;
//! let captures = regex.captures_at("a=1", 0)?.expect("it matches");
//! assert_eq!(captures.name("value"), Some("1"));
//! assert_eq!(Regex::new("(").unwrap_err().to_string(),
//!     "end pattern with unmatched parenthesis: /(/");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ast;
mod backtrack;
mod blocks;
mod clusters;
mod deep;
mod encoding;
mod error;
mod escapes;
mod finder;
mod folding;
mod glance;
mod linear;
mod literal;
mod matches;
mod parser;
mod patterns;
mod problem;
mod replace;
mod resolve;
mod shown;
mod split;
mod straight;
mod unicode;

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

pub use encoding::fixes_encoding;
pub use error::{LimitError, RegexError, ReplaceError};
pub use matches::{Captures, Match, Matches};
pub use patterns::Patterns;
pub use problem::Problem;
pub use shown::slashed;

use backtrack::{Program, Spans};
use linear::Linear;
use literal::Literal;
use parser::Flags;
use resolve::Pattern;
use straight::Straight;

/// The flags of a Ruby regexp literal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// `i`: letters match regardless of case.
    pub ignore_case: bool,
    /// `x`: white space and comments are skipped.
    pub extended: bool,
    /// `m`: the dot matches newlines.
    pub multi_line: bool,
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flags = [
            (self.multi_line, "m"),
            (self.ignore_case, "i"),
            (self.extended, "x"),
        ];
        flags
            .iter()
            .filter(|(set, _)| *set)
            .try_for_each(|(_, letter)| f.write_str(letter))
    }
}

/// Which engine runs a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// The linear-time engine where it is exact, the backtracking engine elsewhere.
    Best,
    /// The backtracking engine, always.
    Backtracking,
}

/// A Ruby regular expression; cheap to clone, and compiled when it is first used.
#[derive(Clone)]
pub struct Regex {
    inner: Arc<Inner>,
}

/// What a pattern is known by. Its tree is not kept: most patterns of a site never run, and for
/// those that do it is read again.
struct Inner {
    source: String,
    options: Options,
    engine: Engine,
    groups: u32,
    names: matches::Names,
    /// The characters that it is, if it is nothing else.
    literal: Option<Literal>,
    /// How often it has run; not counted further once there is an automaton.
    runs: AtomicU32,
    /// For texts of one line in ASCII, which most are, if it needs no automaton for them.
    straight: OnceLock<Option<Straight>>,
    /// For the same texts, if it does.
    line: OnceLock<Option<Linear>>,
    /// For all other texts.
    linear: OnceLock<Option<Linear>>,
    backtracking: OnceLock<Option<Program>>,
}

/// How often a pattern runs on the backtracking engine before it is worth an automaton, which takes
/// ten times the memory and the time to build. Names of nodes are compared with many patterns once.
const FEW_RUNS: u32 = 2;

/// The longest text for which the backtracking engine is tried first.
const SHORT_TEXT: usize = 256;

/// How many steps it may take then: nearly all patterns need fewer.
const FEW_STEPS: usize = 10_000;

impl fmt::Debug for Regex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.inner.source)
    }
}

impl Regex {
    /// Reads a pattern without flags.
    pub fn new(pattern: &str) -> Result<Self, RegexError> {
        Self::with_options(pattern, Options::default())
    }

    /// Reads a pattern with the flags of a literal.
    pub fn with_options(pattern: &str, options: Options) -> Result<Self, RegexError> {
        Self::with_engine(pattern, options, Engine::Best)
    }

    /// Reads a pattern that one engine shall run; the answers are the same.
    pub fn with_engine(source: &str, options: Options, engine: Engine) -> Result<Self, RegexError> {
        let (groups, names) = match glance::groups(source, options) {
            Some(groups) => (groups, matches::Names::default()),
            None => {
                let pattern = read(source, options)?;
                let groups_of = |groups: Vec<u32>| groups.into_iter().map(|group| group as usize);
                let names = pattern.names.into_iter();
                let names = names.map(|(name, groups)| (name, groups_of(groups).collect()));
                (pattern.groups, names.collect())
            }
        };
        let literal = Literal::of(source, options, engine);
        let source = source.to_owned();
        Ok(Self {
            inner: Arc::new(Inner {
                source,
                options,
                engine,
                groups,
                names,
                literal,
                runs: AtomicU32::new(0),
                straight: OnceLock::new(),
                line: OnceLock::new(),
                linear: OnceLock::new(),
                backtracking: OnceLock::new(),
            }),
        })
    }

    /// The pattern as it was written.
    pub fn source(&self) -> &str {
        &self.inner.source
    }

    /// The flags that the pattern was given.
    pub fn options(&self) -> Options {
        self.inner.options
    }

    /// The number of capturing groups, without the whole match.
    pub(crate) fn group_count(&self) -> usize {
        self.inner.groups as usize
    }

    /// The names of groups, to be shared.
    pub(crate) fn group_names(&self) -> &matches::Names {
        &self.inner.names
    }

    /// The names of groups in the order of their first appearance, with their numbers.
    pub fn names(&self) -> &[(String, Vec<usize>)] {
        &self.inner.names
    }

    /// Whether the linear-time engine runs this pattern on this text.
    pub fn is_linear_for(&self, text: &str) -> bool {
        self.linear_for(text).is_some()
    }

    /// Whether the pattern matches anywhere in the text.
    pub fn is_match(&self, text: &str) -> Result<bool, LimitError> {
        if let Some(literal) = self.literal() {
            return Ok(literal.find(text, 0).is_some());
        }
        if let Some(spans) = self.first_runs(text, 0) {
            return Ok(spans.is_some());
        }
        if let Some(found) = self.straight_for(text).and_then(|of| of.find(text, 0)) {
            return Ok(found.is_some());
        }
        match self.linear_for(text) {
            Some(linear) => Ok(linear.regex.is_match(text)),
            None => Ok(self.backtrack(text, 0)?.is_some()),
        }
    }

    /// The span of the first match at or after a byte offset, which must be a character's start.
    pub fn find_at(&self, text: &str, start: usize) -> Result<Option<(usize, usize)>, LimitError> {
        if start > text.len() || !text.is_char_boundary(start) {
            return Ok(None);
        }
        if let Some(literal) = self.literal() {
            return Ok(literal.find(text, start));
        }
        if let Some(spans) = self.first_runs(text, start) {
            return Ok(spans.and_then(|spans| spans.into_iter().next().flatten()));
        }
        if let Some(found) = self.straight_for(text).and_then(|of| of.find(text, start)) {
            return Ok(found);
        }
        if let Some(linear) = self.linear_for(text) {
            let input = regex_automata::Input::new(text).range(start..);
            return Ok(linear
                .regex
                .find(input)
                .map(|found| (found.start(), found.end())));
        }
        let spans = self.backtrack(text, start)?;
        Ok(spans.and_then(|spans| spans.into_iter().next().flatten()))
    }

    /// The first match at or after a byte offset, with its groups.
    pub fn captures_at<'t>(
        &self,
        text: &'t str,
        start: usize,
    ) -> Result<Option<Captures<'t>>, LimitError> {
        if start > text.len() || !text.is_char_boundary(start) {
            return Ok(None);
        }
        let names = &self.inner.names;
        if let Some(spans) = self.first_runs(text, start) {
            return Ok(spans.map(|spans| Captures::new(text, spans, names)));
        }
        if let Some(spans) = self.straight_for(text).and_then(|of| of.spans(text, start)) {
            return Ok(spans.map(|spans| Captures::new(text, spans, names)));
        }
        if let Some(linear) = self.linear_for(text) {
            let input = regex_automata::Input::new(text).range(start..);
            let spans = linear.spans(&input, self.group_count());
            return Ok(spans.map(|spans| Captures::new(text, spans, names)));
        }
        let spans = self.backtrack(text, start)?;
        Ok(spans.map(|spans| Captures::new(text, spans, names)))
    }

    /// The byte spans of the first match and of its groups; the whole match is the first of them.
    pub fn spans<C: FromIterator<Option<(usize, usize)>>>(
        &self,
        text: &str,
    ) -> Result<Option<C>, LimitError> {
        if let Some(literal) = self.literal() {
            let found = literal.find(text, 0);
            return Ok(found.map(|whole| std::iter::once(Some(whole)).collect()));
        }
        if let Some(found) = self.first_runs(text, 0) {
            return Ok(found.map(|spans| spans.into_iter().collect()));
        }
        if let Some(found) = self.straight_for(text).and_then(|of| of.spans(text, 0)) {
            return Ok(found);
        }
        if let Some(linear) = self.linear_for(text) {
            let input = regex_automata::Input::new(text);
            return Ok(linear.spans(&input, self.group_count()));
        }
        let found = self.backtrack(text, 0)?;
        Ok(found.map(|spans| spans.into_iter().collect()))
    }

    /// The first match in the whole text, with its groups.
    pub fn captures<'t>(&self, text: &'t str) -> Result<Option<Captures<'t>>, LimitError> {
        self.captures_at(text, 0)
    }

    /// The characters that the pattern is, if it is nothing else.
    pub(crate) fn literal(&self) -> Option<&Literal> {
        self.inner.literal.as_ref()
    }

    /// The pattern as it goes straight through this text, if it does.
    fn straight_for(&self, text: &str) -> Option<&Straight> {
        let inner = &*self.inner;
        let straight = inner.straight.get_or_init(|| {
            if inner.engine == Engine::Backtracking {
                return None;
            }
            let translated = linear::on_a_line(&self.pattern()?)?;
            Straight::of(&translated, self.group_count())
        });
        straight.as_ref().filter(|_| linear::is_on_a_line(text))
    }

    /// The translation for the linear-time engine, if it is exact for this text.
    fn linear_for(&self, text: &str) -> Option<&Linear> {
        if self.inner.engine == Engine::Backtracking {
            return None;
        }
        if linear::is_on_a_line(text) {
            let line = &self.inner.line;
            let line = line.get_or_init(|| linear::translate_for_a_line(&self.pattern()?));
            if line.is_some() {
                return line.as_ref();
            }
        }
        let linear = self
            .inner
            .linear
            .get_or_init(|| linear::translate(&self.pattern()?));
        linear.as_ref().filter(|linear| linear.is_exact_for(text))
    }

    /// What the first runs of a pattern find, if they are easy enough for the backtracking engine.
    fn first_runs(&self, text: &str, start: usize) -> Option<Option<Spans>> {
        let inner = &*self.inner;
        if inner.straight.get().is_some()
            || inner.line.get().is_some()
            || inner.linear.get().is_some()
            || inner.engine == Engine::Backtracking
            || text.len() > SHORT_TEXT
            || inner.runs.fetch_add(1, Ordering::Relaxed) >= FEW_RUNS
        {
            return None;
        }
        backtrack::search_within(self.program()?, text, start, FEW_STEPS).ok()
    }

    fn backtrack(&self, text: &str, start: usize) -> Result<Option<Spans>, LimitError> {
        match self.program() {
            Some(program) => backtrack::search(program, text, start),
            None => Ok(None),
        }
    }

    fn program(&self) -> Option<&Program> {
        let program = self
            .inner
            .backtracking
            .get_or_init(|| Some(backtrack::compile(&self.pattern()?)));
        program.as_ref()
    }

    /// The tree, which could be read once already.
    fn pattern(&self) -> Option<Pattern> {
        read(&self.inner.source, self.inner.options).ok()
    }
}

/// Reads a pattern.
fn read(source: &str, options: Options) -> Result<Pattern, RegexError> {
    let error = |reason: Problem| RegexError::new(reason, source, options);
    let rewritten = escapes::rewrite(source).map_err(error)?;
    let flags = Flags::new(options.ignore_case, options.extended, options.multi_line);
    let parsed = parser::parse(&rewritten, flags).map_err(error)?;
    resolve::resolve(parsed, rewritten.is_ascii()).map_err(error)
}
