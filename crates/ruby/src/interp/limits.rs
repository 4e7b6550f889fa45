//! Limits: no code runs for ever, recurses for ever or takes all memory.
//!
//! Steps are those of [`marotte_budget`]: what Ruby code takes is taken from the work that it is a
//! part of. A call of the host may take only so many of them, since real modules take few and nobody
//! wants to wait for the others. The most that we have seen are eleven million, for a key that is derived
//! in 50,000 rounds.

use std::fmt;
use std::time::Duration;

use marotte_budget::{self as budget, Excess};

use super::{Frame, Outcome, Ruby, Stop, Throw};
use crate::object::NEW_NAME;
use crate::symbol::Symbol;

/// What code may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Steps: calls, rounds of loops and what native methods go through, in one call of the host.
    pub steps: u64,
    /// Calls inside of calls.
    pub depth: u32,
    /// Bytes that objects hold.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 12_000_000,
            depth: 10_000,
            bytes: 192 << 20,
        }
    }
}

/// From this size on a look at a text counts as more than a step.
pub(super) const LONG_TEXT: usize = 256;

/// What more room on the stack counts, in steps: code can take and give back the same room again and
/// again.
pub(super) const MORE_STACK: u64 = 400;

/// A call within so many others counts twice: what it needs is no longer near at hand.
pub(super) const DEEP: u32 = 1000;

/// From this size on memory is asked for before it is taken.
pub(super) const LARGE: usize = 1 << 20;

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Too many steps.
    Steps(u64),
    /// Too many bytes.
    Bytes(u64),
    /// Too long.
    Time(Duration),
    /// An integer of too many bits.
    Bits(u64),
    /// A regular expression that tries too much.
    Pattern,
}

impl From<Excess> for Limit {
    fn from(excess: Excess) -> Self {
        match excess {
            Excess::Steps(steps) => Self::Steps(steps),
            Excess::Bytes(bytes) => Self::Bytes(bytes),
            Excess::Time(time) => Self::Time(time),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Steps(limit) => write!(f, "Ruby code took more than {limit} steps"),
            Self::Bytes(limit) => write!(f, "Ruby code took more than {limit} bytes of memory"),
            Self::Time(limit) => write!(f, "Ruby code took more than {} s", limit.as_secs()),
            Self::Bits(limit) => write!(f, "Ruby code made an integer of more than {limit} bits"),
            Self::Pattern => f.write_str("a regular expression of Ruby code took too many steps"),
        }
    }
}

impl Ruby<'_> {
    /// Counts a step.
    #[inline]
    pub(crate) fn step(&mut self, frame: &Frame<'_>) -> Outcome<()> {
        match budget::step() {
            Ok(()) if self.vm.heap.bytes() <= self.vm.limits.bytes => Ok(()),
            counted => Err(self.too_much(counted.err(), Some(frame))),
        }
    }

    /// Counts work of a native method: so many elements or bytes that it is about to go through
    /// or to make.
    pub fn charge(&mut self, amount: usize) -> Outcome<()> {
        let counted = budget::steps(1 + (amount / 8) as u64);
        let bytes = self.vm.heap.bytes().saturating_add(amount);
        match counted {
            Ok(()) if bytes <= self.vm.limits.bytes => {}
            counted => return Err(self.too_much(counted.err(), None)),
        }
        if amount >= LARGE
            && let Err(excess) = budget::room_for(amount)
        {
            return Err(self.too_much(Some(excess), None));
        }
        Ok(())
    }

    /// Counts steps.
    pub(crate) fn charge_steps(&mut self, count: u64) -> Outcome<()> {
        budget::steps(count).map_err(|excess| self.too_much(Some(excess), None))
    }

    /// Counts a look at text of so many bytes, which is done many at once.
    #[inline]
    pub(crate) fn charge_look(&mut self, bytes: usize) -> Outcome<()> {
        match bytes {
            0..LONG_TEXT => Ok(()),
            _ => self.charge(bytes / 16),
        }
    }

    /// Counts a search in text of so many bytes, which is slower.
    #[inline]
    pub(crate) fn charge_search(&mut self, bytes: usize) -> Outcome<()> {
        match bytes {
            0..LONG_TEXT => Ok(()),
            _ => self.charge(bytes / 4),
        }
    }

    /// A name that code has made of a string.
    pub(crate) fn made_name(&mut self, text: &str) -> Outcome<Symbol> {
        if Symbol::find(text).is_none() {
            self.charge(NEW_NAME + text.len())?;
            self.vm.heap.grew(NEW_NAME + text.len());
        }
        Ok(self.vm.heap.symbol(text))
    }

    #[cold]
    fn too_much(&mut self, excess: Option<Excess>, frame: Option<&Frame<'_>>) -> Box<Throw> {
        let limit = match excess {
            Some(excess) => excess.into(),
            None => Limit::Bytes(self.vm.limits.bytes as u64),
        };
        self.stop(limit, frame)
    }

    /// Ends everything because of a limit. Calls by the host and by native methods have no place: it
    /// is that of the code around.
    #[cold]
    pub(crate) fn stop(&mut self, limit: Limit, frame: Option<&Frame<'_>>) -> Box<Throw> {
        let frame = frame.filter(|frame| frame.line.get() > 0);
        let location = frame.map(|frame| self.location(frame));
        Box::new(Throw::Stop(Stop::Limit(limit, location)))
    }
}
