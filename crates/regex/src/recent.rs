//! Patterns that this thread has read lately. Whoever writes a pattern down reads it more than once: to see
//! whether it is one, to make a value of it, and to run it.

use std::cell::RefCell;
use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use crate::matches::Names;
use crate::resolve::Pattern;
use crate::{Options, RegexError, read};

/// How many patterns are remembered.
const MANY: usize = 64;

/// The longest pattern that is worth it.
const LONGEST: usize = 1024;

/// The depth of the deepest tree that is kept for its first run.
const DEEPEST: usize = 100;

/// What is known of a pattern.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) groups: u32,
    pub(crate) names: Names,
}

struct Recent {
    source: Box<str>,
    options: Options,
    known: Known,
}

#[derive(Default)]
struct Memory {
    /// By the hashes of patterns; of two that have the same place the later stays.
    recent: Vec<Option<Recent>>,
    /// The tree of the last one: it may well run next.
    last: Option<(Box<str>, Options, Pattern)>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// What a pattern is known by, or why it is none.
pub(crate) fn known(source: &str, options: Options) -> Result<Known, RegexError> {
    if source.len() > LONGEST {
        return Ok(of(&read(source, options)?));
    }
    let place = FxBuildHasher.hash_one((source, options)) as usize % MANY;
    MEMORY.with_borrow_mut(|memory| {
        if memory.recent.is_empty() {
            memory.recent.resize_with(MANY, || None);
        }
        if let Some(found) = &memory.recent[place]
            && *found.source == *source
            && found.options == options
        {
            return Ok(found.known.clone());
        }
        let pattern = read(source, options)?;
        let known = of(&pattern);
        memory.recent[place] = Some(Recent {
            source: source.into(),
            options,
            known: known.clone(),
        });
        // A deep tree is not for whoever ends the thread.
        memory.last = (pattern.depth <= DEEPEST).then(|| (source.into(), options, pattern));
        Ok(known)
    })
}

/// The tree of a pattern, which could be read once already.
pub(crate) fn tree(source: &str, options: Options) -> Option<Pattern> {
    let last = MEMORY.with_borrow_mut(|memory| {
        let is_it =
            |last: &mut (Box<str>, Options, Pattern)| *last.0 == *source && last.1 == options;
        memory.last.take_if(is_it)
    });
    match last {
        Some((_, _, pattern)) => Some(pattern),
        None => read(source, options).ok(),
    }
}

fn of(pattern: &Pattern) -> Known {
    let names = pattern.names.iter().map(|(name, groups)| {
        let groups = groups.iter().map(|group| *group as usize);
        (name.clone(), groups.collect())
    });
    Known {
        groups: pattern.groups,
        names: names.collect(),
    }
}
