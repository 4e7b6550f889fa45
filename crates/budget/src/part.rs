//! Parts: some of the work may take only some of the steps that are left.

use std::cell::Cell;

use crate::{RESERVE, STEPS, amount};

thread_local! {
    /// The part that is going on.
    static PART: Cell<Part> = const { Cell::new(Part::NONE) };
}

/// A part of a piece of work.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// How many steps it may take; none if all that are left are its own.
    limit: Option<u64>,
    /// How many steps there are behind its own.
    behind: i64,
}

impl Part {
    /// All of the work.
    pub(crate) const NONE: Self = Self {
        limit: None,
        behind: 0,
    };

    /// Makes it the part that is going on, and gives the one that was.
    pub(crate) fn replace(self) -> Self {
        PART.replace(self)
    }
}

/// How many steps a thread has, and what they are for.
#[derive(Clone, Copy)]
struct State {
    steps: i64,
    reserve: i64,
    part: Part,
}

impl State {
    fn now() -> Self {
        Self {
            steps: STEPS.get().max(0),
            reserve: RESERVE.get(),
            part: PART.get(),
        }
    }

    fn set(self) {
        STEPS.set(self.steps);
        RESERVE.set(self.reserve);
        PART.set(self.part);
    }

    fn left(self) -> i64 {
        self.steps.saturating_add(self.reserve)
    }

    /// The same when some steps are used up. Nobody has to look at the clock because of them.
    fn without(self, used: i64) -> Self {
        let at_once = used.clamp(0, self.steps);
        Self {
            steps: self.steps - at_once,
            reserve: (self.reserve - (used - at_once).max(0)).max(0),
            ..self
        }
    }
}

/// What a thread had before a part began.
struct AroundPart {
    before: State,
    given: i64,
    behind: i64,
}

impl Drop for AroundPart {
    fn drop(&mut self) {
        let now = State::now();
        let used = (self.given - now.left()) + (self.behind - now.part.behind);
        self.before.without(used).set();
    }
}

/// Calls a function that may take no more than so many of the steps that are left, whether it runs
/// [`within`](crate::within) limits or not.
pub fn part<R>(steps: u64, call: impl FnOnce() -> R) -> R {
    let before = State::now();
    let given = amount(steps).min(before.left());
    let behind = before.left() - given;
    // Where less is left than it may take, another limit is the one that is reached.
    let is_own = given == amount(steps);
    let limit = if is_own {
        Some(steps)
    } else {
        before.part.limit
    };
    let at_once = before.steps.min(given);
    State {
        steps: at_once,
        reserve: given - at_once,
        part: Part { limit, behind },
    }
    .set();
    let _around = AroundPart {
        before,
        given,
        behind,
    };
    call()
}

/// A part that waits.
struct Waiting {
    part: State,
    given: i64,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let used = (self.given - State::now().left()).max(0);
        let behind = self.part.part.behind;
        // What is not behind the part is taken from the part itself.
        let mut part = self.part.without(used - behind);
        part.part.behind = (behind - used).max(0);
        part.set();
    }
}

/// Calls a function that is not of the part that is going on: it may take all that the work has left,
/// and what it takes is not the part's.
pub fn whole<R>(call: impl FnOnce() -> R) -> R {
    let part = State::now();
    let whole = State {
        reserve: part.reserve.saturating_add(part.part.behind),
        part: Part::NONE,
        ..part
    };
    whole.set();
    let _waiting = Waiting {
        part,
        given: whole.left(),
    };
    call()
}

/// The limit of the part that is going on, if it is not that of the work.
pub(crate) fn limit() -> Option<u64> {
    PART.get().limit
}
