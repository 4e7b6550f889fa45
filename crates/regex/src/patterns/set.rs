//! Some hundred patterns as one automaton.

use std::sync::OnceLock;

use regex_automata::hybrid::dfa::{Cache, DFA};
use regex_automata::nfa::thompson::{Compiler, Config, WhichCaptures};
use regex_automata::util::pool::Pool;
use regex_automata::{Anchored, Input, MatchKind, PatternSet};
use regex_syntax::hir::Hir;

use crate::Options;
use crate::linear::on_a_line;

/// So many patterns share an automaton: the states of larger ones take too much room.
const MOST: usize = 256;
/// The memory that the automaton of a set may take.
const SIZE_LIMIT: usize = 4 << 20;
/// The memory that its states may take for each thread.
const CACHE_LIMIT: usize = 1 << 20;

/// Patterns that are run together, by their indexes.
pub(super) struct Set {
    patterns: Box<[u32]>,
    is_anchored: bool,
    made: OnceLock<Made>,
}

/// What became of a set.
struct Made {
    automaton: Option<Automaton>,
    /// The patterns that need another engine.
    others: Vec<u32>,
}

/// Patterns whose states are made as texts need them, for each thread.
struct Automaton {
    patterns: Vec<u32>,
    states: DFA,
    caches: Pool<Cache, Box<dyn Fn() -> Cache + Send + Sync>>,
}

impl Set {
    /// Sets of patterns that begin alike.
    pub(super) fn of(patterns: &[u32], is_anchored: bool) -> impl Iterator<Item = Self> {
        patterns.chunks(MOST).map(move |patterns| Self {
            patterns: patterns.into(),
            is_anchored,
            made: OnceLock::new(),
        })
    }

    /// Adds the patterns that may match a text of one line in ASCII.
    pub(super) fn add_matching(&self, sources: &[Box<str>], text: &str, found: &mut Vec<usize>) {
        let made = self.made.get_or_init(|| self.make(sources));
        found.extend(made.others.iter().map(|index| *index as usize));
        if let Some(automaton) = &made.automaton {
            automaton.add_matching(self.is_anchored, text, found);
        }
    }

    fn make(&self, sources: &[Box<str>]) -> Made {
        let (mut trees, mut together, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for index in &self.patterns {
            let source = sources.get(*index as usize);
            let pattern = source.and_then(|source| crate::read(source, Options::default()).ok());
            match pattern.and_then(|pattern| on_a_line(&pattern)) {
                Some(tree) => {
                    trees.push(tree);
                    together.push(*index);
                }
                None => others.push(*index),
            }
        }
        let automaton = Automaton::new(together, &trees);
        if automaton.is_none() {
            others = self.patterns.to_vec();
        }
        Made { automaton, others }
    }
}

impl Automaton {
    /// The automaton of patterns, if it is not too large.
    fn new(patterns: Vec<u32>, trees: &[Hir]) -> Option<Self> {
        let config = Config::new()
            .utf8(false)
            .which_captures(WhichCaptures::None)
            .nfa_size_limit(Some(SIZE_LIMIT));
        let nfa = Compiler::new().configure(config).build_many_from_hir(trees);
        let config = DFA::config()
            .match_kind(MatchKind::All)
            .cache_capacity(CACHE_LIMIT)
            .skip_cache_capacity_check(true);
        let states = DFA::builder().configure(config).build_from_nfa(nfa.ok()?);
        let states = states.ok().filter(|_| !patterns.is_empty())?;
        let of = states.clone();
        Some(Self {
            patterns,
            states,
            caches: Pool::new(Box::new(move || of.create_cache())),
        })
    }

    /// Adds the patterns that match a text; all, if that cannot be said.
    fn add_matching(&self, is_anchored: bool, text: &str, found: &mut Vec<usize>) {
        let anchored = match is_anchored {
            true => Anchored::Yes,
            false => Anchored::No,
        };
        let mut matching = PatternSet::new(self.patterns.len());
        let input = Input::new(text).anchored(anchored);
        let mut cache = self.caches.get();
        let states = &self.states;
        match states.try_which_overlapping_matches(&mut cache, &input, &mut matching) {
            Ok(()) => {
                let matching = matching.iter();
                let matching = matching.filter_map(|id| self.patterns.get(id.as_usize()));
                found.extend(matching.map(|index| *index as usize));
            }
            Err(_) => found.extend(self.patterns.iter().map(|index| *index as usize)),
        }
    }
}
