//! Guards against aliases that speak of themselves, as the reference has them.
//!
//! The reference remembers which recursive aliases it has met on the side that accepts and on the
//! side that is offered. When it has come back on both sides it stops, and says that a type is
//! assignable, or that a value is no instance. That is not always the right answer, but the one
//! that its users know. Where the reference would never stop, a question that is met a third time
//! while it is being answered is answered with yes: nothing has spoken against it on the way.

use rustc_hash::FxHashSet;

/// Whether an alias was met again on a side.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Met {
    this: bool,
    that: bool,
}

/// What has been met on the way to a question.
#[derive(Default)]
struct Frame {
    met: Met,
    /// Aliases: there are never many.
    this: Vec<usize>,
    /// Aliases, or all values on the way down.
    that: FxHashSet<usize>,
}

/// What tells a type from others: an address. What an alias stands for can have the same address
/// as the alias.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Identity {
    /// That of an alias.
    Alias(usize),
    /// That of another type.
    Other(usize),
}

/// What is known while one question is being answered.
#[derive(Default)]
pub(super) struct Guard {
    /// The reference begins anew in some places; the last frame is the current one.
    frames: Vec<Frame>,
    /// Whether there is a current frame.
    is_guarded: bool,
    open: Vec<(Identity, Identity)>,
    steps: u32,
}

/// How many questions are asked before the answer is no: far more than any real types need.
const MOST_STEPS: u32 = 5_000_000;

/// How often a question is asked again while it is being answered.
const MOST_REPEATS: usize = 2;

impl Guard {
    /// Counts a question; says whether there have been too many.
    pub(super) fn is_exhausted(&mut self) -> bool {
        self.steps = self.steps.saturating_add(1);
        self.steps > MOST_STEPS
    }

    /// Whether a recursive alias is being looked into.
    pub(super) const fn is_guarded(&self) -> bool {
        self.is_guarded
    }

    /// Forgets what was met while something is asked.
    pub(super) fn anew<R>(&mut self, ask: impl FnOnce(&mut Self) -> R) -> R {
        let before = std::mem::replace(&mut self.is_guarded, false);
        let answer = ask(self);
        self.is_guarded = before;
        answer
    }

    /// Asks with a frame, a new one if there is none.
    pub(super) fn guarded<R>(&mut self, ask: impl FnOnce(&mut Self) -> R) -> R {
        if self.is_guarded {
            return ask(self);
        }
        self.frames.push(Frame::default());
        self.is_guarded = true;
        let answer = ask(self);
        self.is_guarded = false;
        self.frames.pop();
        answer
    }

    fn frame(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::default());
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Whether both sides have come back to where they were.
    pub(super) fn is_back_on_both_sides(&mut self) -> bool {
        let met = self.frame().met;
        met.this && met.that
    }

    /// Whether the accepting side has come back to where it was.
    pub(super) fn is_back_on_this_side(&mut self) -> bool {
        self.frame().met.this
    }

    /// Asks below something on the accepting side.
    pub(super) fn with_this<R>(&mut self, this: usize, ask: impl FnOnce(&mut Self) -> R) -> R {
        let frame = self.frame();
        if !frame.met.this {
            if frame.this.contains(&this) {
                frame.met.this = true;
            } else {
                frame.this.push(this);
                let answer = ask(self);
                let frame = self.frame();
                frame.met.this = false;
                frame.this.retain(|known| *known != this);
                return answer;
            }
        }
        ask(self)
    }

    /// Asks below something on the offered side.
    pub(super) fn with_that<R>(&mut self, that: usize, ask: impl FnOnce(&mut Self) -> R) -> R {
        let frame = self.frame();
        if !frame.met.that {
            if frame.that.insert(that) {
                let answer = ask(self);
                let frame = self.frame();
                frame.met.that = false;
                frame.that.remove(&that);
                return answer;
            }
            frame.met.that = true;
        }
        ask(self)
    }

    /// Meets an alias on the offered side, for good.
    pub(super) fn add_that(&mut self, that: usize) {
        let frame = self.frame();
        if !frame.met.that && !frame.that.insert(that) {
            frame.met.that = true;
        }
    }

    /// Asks about a pair of types, but not for ever.
    pub(super) fn bounded(
        &mut self,
        pair: (Identity, Identity),
        ask: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        if self.open.iter().filter(|open| **open == pair).count() >= MOST_REPEATS {
            return true;
        }
        self.open.push(pair);
        let answer = ask(self);
        self.open.pop();
        answer
    }
}
