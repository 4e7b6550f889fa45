//! Deep recursion: values and types can be nested deeper than a thread's stack.
//!
//! A walk takes more stack when its thread's runs out ([`grow`]), up to a greatest amount. It is also
//! a step of the work that it is part of: a value that has its parts many times over is small, but a
//! walk of it may never end. If either is too much, the walk ends where it is, in an [`Excess`],
//! which [`bounded`] hands to whoever began it. Most walks (equality, hashing, order, the type of a
//! value, its text) have nothing else to fail for, and those who call them would have nothing to say
//! about it; so it is not a result of each of them, and costs nothing until it happens.
//!
//! What is no longer needed is taken apart without any stack ([`give_up`]).

use std::cell::Cell;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use marotte_budget as budget;
use marotte_diagnostics::EvaluationIssue;

use crate::value::Value;

/// How much stack is left when a new piece is taken.
const RED_ZONE: usize = 64 * 1024;

/// How large a new piece of stack is.
const PIECE: usize = 1024 * 1024;

/// How much stack may be taken beyond the thread's own: enough for values that are nested ten
/// thousand times, in a build for development, too.
const GREATEST: usize = 64 * 1024 * 1024;

/// How much stack is left when values are taken apart one by one: less than any walk leaves, so
/// that there is always enough to drop what is not deep at once.
const LAST: usize = RED_ZONE / 2;

/// Why a walk did not come to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Excess {
    /// Something is nested too deeply.
    Depth,
    /// The work that it is part of takes too much.
    Work(budget::Excess),
}

impl From<budget::Excess> for Excess {
    fn from(excess: budget::Excess) -> Self {
        Self::Work(excess)
    }
}

impl From<Excess> for EvaluationIssue {
    fn from(excess: Excess) -> Self {
        match excess {
            Excess::Depth => EvaluationIssue::ValueTooDeep,
            Excess::Work(budget::Excess::Steps(limit)) => EvaluationIssue::TooManySteps { limit },
            Excess::Work(budget::Excess::Bytes(limit)) => EvaluationIssue::TooMuchMemory {
                mebibytes: limit / 1024 / 1024,
            },
            Excess::Work(budget::Excess::Time(limit)) => EvaluationIssue::TooMuchTime {
                seconds: limit.as_secs(),
            },
        }
    }
}

thread_local! {
    /// How much stack was taken beyond the thread's own.
    static TAKEN: Cell<usize> = const { Cell::new(0) };

    /// What is to be dropped when what is being dropped is gone; nothing while nobody does so.
    static LATER: Cell<Option<ManuallyDrop<Vec<Value>>>> = const { Cell::new(None) };

    /// Whether the next that is dropped had its turn: what it holds is to be dropped later.
    static OPENING: Cell<bool> = const { Cell::new(false) };
}

/// Calls a recursive function with enough stack.
#[inline]
pub fn grow<R>(call: impl FnOnce() -> R) -> R {
    budget::count();
    grow_by(RED_ZONE, PIECE, call)
}

/// Calls a function with so much stack, which is taken in pieces of such a size.
#[inline]
pub fn grow_by<R>(enough: usize, piece: usize, call: impl FnOnce() -> R) -> R {
    if has_left(enough) {
        call()
    } else {
        on_a_new_piece(piece, call)
    }
}

#[inline]
fn has_left(enough: usize) -> bool {
    stacker::remaining_stack().is_some_and(|left| left >= enough)
}

#[cold]
#[inline(never)]
fn on_a_new_piece<R>(piece: usize, call: impl FnOnce() -> R) -> R {
    /// Gives a piece back, however the call ends.
    struct Taken(usize);
    impl Drop for Taken {
        fn drop(&mut self) {
            TAKEN.set(self.0);
        }
    }

    let taken = TAKEN.get();
    if taken + piece > GREATEST {
        stop(Excess::Depth);
    }
    let _back = Taken(taken);
    TAKEN.set(taken + piece);
    stacker::grow(piece, call)
}

/// Ends a walk.
#[cold]
pub(crate) fn stop(why: Excess) -> ! {
    resume_unwind(Box::new(why))
}

/// Calls a function that may walk values of any depth; fails if they are too deep, or have their parts
/// too often.
#[inline]
pub fn bounded<R>(call: impl FnOnce() -> R) -> Result<R, Excess> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| match panic.downcast() {
        Ok(excess) => *excess,
        Err(panic) => match panic.downcast::<budget::Excess>() {
            Ok(excess) => Excess::Work(*excess),
            Err(panic) => resume_unwind(panic),
        },
    })
}

/// To be called when something is dropped that may hold values. If the stack runs out, `take` must
/// take them out, in a value of the same kind: they are dropped one after the other rather than one
/// within the other.
#[inline]
pub(crate) fn give_up(take: impl FnOnce() -> Value) {
    if !has_left(LAST) && !OPENING.replace(false) {
        one_by_one(take());
    }
}

#[cold]
#[inline(never)]
fn one_by_one(value: Value) {
    // Within another call of this function: it does the work.
    if let Some(mut later) = LATER.take() {
        later.push(value);
        LATER.set(Some(later));
        return;
    }
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        LATER.set(Some(ManuallyDrop::new(work)));
        OPENING.set(true);
        drop(value);
        OPENING.set(false);
        work = LATER
            .take()
            .map(ManuallyDrop::into_inner)
            .unwrap_or_default();
    }
}
