//! A block that is called again and again: what its calls have in common is done once.

use super::{Block, Frame, Outcome, Ruby};
use crate::object::Value;

/// Calls of a block, one after the other.
pub(crate) struct Rounds<'a> {
    block: &'a Block<'a>,
    /// What code that is written where it is called runs in. Its slots are used again, unless a proc
    /// keeps them.
    frame: Option<Frame<'a>>,
}

impl Ruby<'_> {
    /// Runs something that calls a block many times.
    pub(crate) fn with_rounds<'a, T>(
        &mut self,
        block: &'a Block<'a>,
        run: impl FnOnce(&mut Self, &mut Rounds<'a>) -> Outcome<T>,
    ) -> Outcome<T> {
        let frame = match block {
            Block::Code(body, around) if Self::has_stack_for(body) => {
                Some(self.block_frame(body, around))
            }
            _ => None,
        };
        let mut rounds = Rounds { block, frame };
        let result = run(self, &mut rounds);
        if let Some(frame) = rounds.frame {
            self.pop_env(frame.env);
        }
        result
    }

    /// Calls the block once more.
    pub(crate) fn round(&mut self, rounds: &mut Rounds<'_>, arguments: &[Value]) -> Outcome {
        let (block, Some(frame)) = (rounds.block, &mut rounds.frame) else {
            return self.call_block(rounds.block, arguments);
        };
        let Block::Code(body, around) = block else {
            return self.call_block(block, arguments);
        };
        let count = body.locals.len();
        if !self.reset_env(frame.env, count) {
            frame.env = self.push_env(count, around.env);
        }
        frame.line.set(body.line);
        self.run_round(frame, around.env, arguments)
    }
}
