//! Many patterns, of which the first one is looked for that matches a text.
//!
//! To try thousands one by one takes milliseconds for each text, and kilobytes for each pattern.
//! Most patterns for names begin with text (`^web\d+\.`), so that a name has to be compared with
//! those only that begin as it does. Where many do, one automaton runs them all at once. What that
//! leaves over is tried one by one in its order, and compiled when that happens.

mod prefix;
mod set;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use crate::{Captures, LimitError, Options, Regex, RegexError};
use prefix::{Beginning, beginning};
use set::Set;

/// So many compiled patterns are kept.
const MOST_COMPILED: usize = 1000;
/// So many patterns are tried one by one.
const FEW: usize = 16;

/// Patterns in their order.
pub struct Patterns {
    sources: Vec<Box<str>>,
    /// Patterns that a text can only match that begins so.
    by_prefix: HashMap<Box<str>, Group>,
    /// How long those beginnings are, the shortest first.
    lengths: Vec<usize>,
    compiled: Mutex<HashMap<u32, Regex>>,
}

/// Patterns that begin alike.
#[derive(Default)]
struct Group {
    few: Vec<u32>,
    sets: Vec<Set>,
}

impl Patterns {
    /// Reads patterns, all of which have to be patterns.
    pub fn new<S: Into<Box<str>>>(
        sources: impl IntoIterator<Item = S>,
    ) -> Result<Self, RegexError> {
        let sources: Vec<Box<str>> = sources.into_iter().map(Into::into).collect();
        let mut groups: BTreeMap<Beginning, Vec<u32>> = BTreeMap::new();
        for (index, source) in (0..).zip(&sources) {
            let pattern = crate::read(source, Options::default())?;
            let beginning = beginning(&pattern.node);
            groups.entry(beginning).or_default().push(index);
        }
        let mut by_prefix: HashMap<Box<str>, Group> = HashMap::new();
        for (Beginning { is_anchored, text }, patterns) in groups {
            let group = by_prefix.entry(text).or_default();
            if patterns.len() <= FEW {
                group.few.extend(patterns);
            } else {
                group.sets.extend(Set::of(&patterns, is_anchored));
            }
        }
        let mut lengths: Vec<usize> = by_prefix.keys().map(|prefix| prefix.len()).collect();
        lengths.sort_unstable();
        lengths.dedup();
        Ok(Self {
            sources,
            by_prefix,
            lengths,
            compiled: Mutex::default(),
        })
    }

    /// The source of a pattern.
    pub fn source(&self, index: usize) -> Option<&str> {
        self.sources.get(index).map(|source| &**source)
    }

    /// The first pattern that matches a text: its index, and its groups.
    pub fn first<'t>(&self, text: &'t str) -> Result<Option<(usize, Captures<'t>)>, LimitError> {
        self.first_below(self.sources.len(), text)
    }

    /// The same among the patterns before an index.
    pub fn first_below<'t>(
        &self,
        end: usize,
        text: &'t str,
    ) -> Result<Option<(usize, Captures<'t>)>, LimitError> {
        let end = end.min(self.sources.len());
        // What is known of patterns beforehand holds for such texts only.
        if !text.is_ascii() || text.contains('\n') {
            return self.first_of(0..end, text);
        }
        let mut candidates = Vec::new();
        for length in &self.lengths {
            let Some(prefix) = text.get(..*length) else {
                break;
            };
            if let Some(group) = self.by_prefix.get(prefix) {
                candidates.extend(group.few.iter().map(|index| *index as usize));
                for set in &group.sets {
                    set.add_matching(&self.sources, text, &mut candidates);
                }
            }
        }
        candidates.retain(|index| *index < end);
        candidates.sort_unstable();
        self.first_of(candidates, text)
    }

    fn first_of<'t>(
        &self,
        candidates: impl IntoIterator<Item = usize>,
        text: &'t str,
    ) -> Result<Option<(usize, Captures<'t>)>, LimitError> {
        for index in candidates {
            if let Some(regex) = self.compiled(index)
                && let Some(captures) = regex.captures(text)?
            {
                return Ok(Some((index, captures)));
            }
        }
        Ok(None)
    }

    /// A pattern, compiled if it is used again soon.
    fn compiled(&self, index: usize) -> Option<Regex> {
        let key = index as u32;
        let known = self.compiled.lock();
        let known = known
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
            .cloned();
        if known.is_some() {
            return known;
        }
        let regex = Regex::new(self.source(index)?).ok()?;
        let compiled = self.compiled.lock();
        let mut compiled = compiled.unwrap_or_else(PoisonError::into_inner);
        if compiled.len() >= MOST_COMPILED {
            compiled.clear();
        }
        compiled.insert(key, regex.clone());
        Some(regex)
    }
}
