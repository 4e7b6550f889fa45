//! Numbers and pieces as bytes, and what is known on the way through them.

use std::sync::Arc;

use super::table::Wanted;
use super::{Parts, StoredPrograms};
use crate::program::Source;

/// Code that is nested deeper is not read. Ours is not.
const DEEPEST: u32 = 400;

/// How much of the stack must be left for some levels more, and how much is added.
const RED_ZONE: usize = 256 << 10;
const GROWTH: usize = 4 << 20;

/// How many levels there are between two looks at the stack.
const LEVELS: u32 = 8;

/// Seven bits of a number are in a byte; this one says that there are more.
const MORE: u8 = 0x80;

/// What is written so far.
#[derive(Default)]
pub(super) struct Writer {
    pub(super) bytes: Vec<u8>,
    pub(super) names: Wanted,
    pub(super) texts: Wanted,
    /// The line of what was written last.
    pub(super) line: u32,
}

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub(super) fn number(&mut self, number: u32) {
        self.long(number.into());
    }

    pub(super) fn long(&mut self, mut number: u64) {
        while number >= u64::from(MORE) {
            self.bytes.push(number as u8 | MORE);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Small ones are short, whatever their sign.
    pub(super) fn signed(&mut self, number: i64) {
        self.long(((number << 1) ^ (number >> 63)).cast_unsigned());
    }

    /// A line, as its distance to that of what was written before.
    pub(super) fn line(&mut self, line: u32) {
        let before = std::mem::replace(&mut self.line, line);
        self.signed(i64::from(line) - i64::from(before));
    }

    /// Bytes, and how many.
    pub(super) fn piece(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u32);
        self.bytes.extend(bytes);
    }

    /// What can be read without what is around it, from a line on.
    pub(super) fn apart(&mut self, line: u32, write: impl FnOnce(&mut Self)) {
        let around = std::mem::take(&mut self.bytes);
        let line_around = std::mem::replace(&mut self.line, line);
        write(self);
        self.line = line_around;
        let piece = std::mem::replace(&mut self.bytes, around);
        self.piece(&piece);
    }
}

/// What is read next, and what is known of all of it.
pub(super) struct Reader<'a> {
    rest: &'static [u8],
    pub(super) programs: &'static StoredPrograms,
    pub(super) parts: &'static Parts,
    pub(super) source: &'a Arc<Source>,
    /// What was lowered.
    pub(super) text: &'static str,
    /// The line of what was read last.
    pub(super) line: u32,
    depth: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(
        bytes: &'static [u8],
        programs: &'static StoredPrograms,
        source: &'a Arc<Source>,
        text: &'static str,
        line: u32,
    ) -> Option<Self> {
        Some(Self {
            rest: bytes,
            programs,
            parts: programs.parts()?,
            source,
            text,
            line,
            depth: 0,
        })
    }

    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    #[inline]
    pub(super) fn byte(&mut self) -> Option<u8> {
        self.rest.split_off_first().copied()
    }

    /// The next byte, if it is this one.
    #[inline]
    pub(super) fn is_next(&mut self, byte: u8) -> bool {
        let is_next = self.rest.first() == Some(&byte);
        if is_next {
            self.rest = &self.rest[1..];
        }
        is_next
    }

    #[inline]
    pub(super) fn number(&mut self) -> Option<u32> {
        take_number(&mut self.rest)
    }

    pub(super) fn long(&mut self) -> Option<u64> {
        take_long(&mut self.rest)
    }

    #[inline]
    pub(super) fn signed(&mut self) -> Option<i64> {
        let number = self.long()?;
        Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    pub(super) fn line(&mut self) -> Option<u32> {
        let line = i64::from(self.line).checked_add(self.signed()?)?;
        self.line = line.try_into().ok()?;
        Some(self.line)
    }

    /// How many parts follow. None takes less than a byte, so that nothing is made for more than
    /// there can be.
    #[inline]
    pub(super) fn count(&mut self) -> Option<usize> {
        let count = self.number()? as usize;
        (count <= self.rest.len()).then_some(count)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.rest.split_off(..N)?.try_into().ok()
    }

    pub(super) fn piece(&mut self) -> Option<&'static [u8]> {
        take_piece(&mut self.rest)
    }

    /// Goes one level deeper, if that is allowed. All recursion comes by here.
    #[inline]
    pub(super) fn deeper<T>(&mut self, go: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= DEEPEST {
            return None;
        }
        self.depth += 1;
        // Some levels fit into what is left whenever that is looked at.
        let result = match self.depth % LEVELS {
            0 => stacker::maybe_grow(RED_ZONE, GROWTH, || go(self)),
            _ => go(self),
        };
        self.depth -= 1;
        result
    }
}

#[inline]
pub(super) fn take_number(rest: &mut &'static [u8]) -> Option<u32> {
    match rest.first() {
        Some(byte) if *byte < MORE => {
            *rest = &rest[1..];
            Some((*byte).into())
        }
        _ => take_long(rest)?.try_into().ok(),
    }
}

fn take_long(rest: &mut &'static [u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let byte = *rest.split_off_first()?;
        number |= u64::from(byte & !MORE) << shift;
        if byte < MORE {
            return Some(number);
        }
    }
    None
}

pub(super) fn take_piece(rest: &mut &'static [u8]) -> Option<&'static [u8]> {
    let length = take_number(rest)?;
    rest.split_off(..length as usize)
}
