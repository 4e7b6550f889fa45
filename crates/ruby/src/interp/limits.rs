//! Limits: no code runs for ever, recurses for ever or takes all memory.

use std::fmt;

use super::{Frame, Outcome, Ruby, Stop, Throw};

/// What code may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Steps: calls and rounds of loops, in one call of the host.
    pub steps: u64,
    /// Calls inside of calls.
    pub depth: u32,
    /// Bytes that objects hold.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            steps: 10_000_000,
            depth: 10_000,
            bytes: 512 << 20,
        }
    }
}

/// A limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Too many steps.
    Steps(u64),
    /// Too many bytes.
    Bytes(usize),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Steps(limit) => write!(f, "Ruby code took more than {limit} steps"),
            Self::Bytes(limit) => write!(f, "Ruby code took more than {limit} bytes of memory"),
        }
    }
}

impl Ruby<'_> {
    /// Counts a step.
    pub(crate) fn step(&mut self, frame: &Frame<'_>) -> Outcome<()> {
        self.vm.steps += 1;
        if self.vm.steps > self.vm.limits.steps || self.vm.heap.bytes() > self.vm.limits.bytes {
            return Err(self.limit_reached(Some(frame)));
        }
        Ok(())
    }

    /// Counts work of a native method: so many elements or bytes that it is about to go through
    /// or to make.
    pub fn charge(&mut self, amount: usize) -> Outcome<()> {
        self.vm.steps += (amount / 8) as u64;
        let bytes = self.vm.heap.bytes().saturating_add(amount);
        if self.vm.steps > self.vm.limits.steps || bytes > self.vm.limits.bytes {
            return Err(self.limit_reached(None));
        }
        Ok(())
    }

    #[cold]
    fn limit_reached(&mut self, frame: Option<&Frame<'_>>) -> Box<Throw> {
        let limit = if self.vm.steps > self.vm.limits.steps {
            Limit::Steps(self.vm.limits.steps)
        } else {
            Limit::Bytes(self.vm.limits.bytes)
        };
        // Calls by the host and by native methods have no place: it is that of the code around.
        let frame = frame.filter(|frame| frame.line.get() > 0);
        let location = frame.map(|frame| self.location(frame));
        Box::new(Throw::Stop(Stop::Limit(limit, location)))
    }
}
