//! Guards against aliases that speak of themselves.
//!
//! Two recursive types are compared as the infinite trees that they stand for: a question that is
//! met again while it is being answered is answered with yes, for nothing has spoken against it on
//! the way. Answers about pairs of aliases are kept, so that a chain of aliases, each of which
//! speaks twice of the one before, takes no exponential time.

use rustc_hash::FxHashSet;

/// What a question is about: the addresses of two types.
type Pair = (usize, usize);

/// What is known while one question about assignability is being answered.
#[derive(Default)]
pub(super) struct Guard {
    /// What is being answered on the way down to here, and what was answered with yes.
    assumed: Vec<Pair>,
    refuted: FxHashSet<Pair>,
    /// What is being answered, and is no if it depends on itself.
    open: Vec<Pair>,
}

impl Guard {
    /// Answers a question, once. `keep` says whether both addresses are those of aliases: others
    /// can be reused by another type as soon as the answer is there.
    pub(super) fn ask(
        &mut self,
        pair: Pair,
        keep: bool,
        answer: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        if self.assumed.contains(&pair) {
            return true;
        }
        if keep && self.refuted.contains(&pair) {
            return false;
        }
        let before = self.assumed.len();
        self.assumed.push(pair);
        let is_yes = answer(self);
        if !is_yes {
            // Whatever was found out on the way may rest on this one.
            self.assumed.truncate(before);
            if keep {
                self.refuted.insert(pair);
            }
        } else if !keep {
            self.assumed.remove(before);
        }
        is_yes
    }
}

impl Guard {
    /// Answers a question that is no when it is met again while it is being answered.
    pub(super) fn ask_strictly(
        &mut self,
        pair: Pair,
        answer: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        if self.open.contains(&pair) {
            return false;
        }
        self.open.push(pair);
        let is_yes = answer(self);
        self.open.pop();
        is_yes
    }
}

/// The aliases on the way down to a value, each with the address of the value.
#[derive(Clone, Copy)]
pub(super) struct Trail<'a> {
    alias: usize,
    value: usize,
    before: Option<&'a Self>,
}

impl<'a> Trail<'a> {
    /// Another step; nothing if the same alias was already asked about the same value.
    pub(super) fn step(before: Option<&'a Self>, alias: usize, value: usize) -> Option<Self> {
        let mut at = before;
        while let Some(step) = at.filter(|step| step.value == value) {
            if step.alias == alias {
                return None;
            }
            at = step.before;
        }
        Some(Self {
            alias,
            value,
            before,
        })
    }
}
