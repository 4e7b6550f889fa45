//! The backtracking engine: everything that Ruby can express, within a limit of steps.
//!
//! A pattern becomes a [`Program`]; the [`machine`] runs it with an explicit stack, so that
//! neither a pattern nor a text can exhaust the thread's own.

mod compile;
mod first;
mod machine;

pub(crate) use compile::compile;
pub(crate) use machine::{Spans, search, search_within};

use regex_syntax::hir::ClassUnicode;

use crate::ast::Assert;
use first::First;

/// A compiled pattern.
#[derive(Debug)]
pub(crate) struct Program {
    insts: Vec<Inst>,
    /// The number of capturing groups, the whole match included.
    groups: usize,
    /// The number of registers, which follow the capture slots.
    registers: usize,
    first: First,
}

/// An instruction; addresses are indexes into the program.
#[derive(Debug)]
enum Inst {
    /// One character.
    One(One),
    /// A run of characters.
    Str(Box<str>),
    /// A run of folded characters, compared by full case folding.
    Folded(Box<[char]>),
    /// One kind of character, repeated.
    Many {
        one: One,
        min: u32,
        max: u32,
        mode: Mode,
    },
    Assert(Assert),
    /// Stores the position.
    Save(usize),
    /// Tries the first address, and later the second.
    Split(usize, usize),
    Jump(usize),
    /// Stores a number in a register.
    Set(usize, usize),
    /// The head of a counted loop.
    Loop {
        register: usize,
        min: u32,
        max: u32,
        greedy: bool,
        exit: usize,
    },
    /// Adds one to a register and jumps.
    Count {
        register: usize,
        head: usize,
    },
    /// Stores the position in a register.
    Mark(usize),
    /// Leaves a loop whose turn began at the marked position and took nothing.
    LeaveIfEmpty {
        register: usize,
        exit: usize,
    },
    /// Stores the height of the stack in a register.
    Guard(usize),
    /// Forgets the choices since the guard.
    Commit(usize),
    /// Returns to the position that a register holds.
    Return(usize),
    /// A negative look-around: goes on at the address once its body has failed.
    Deny {
        register: usize,
        exit: usize,
    },
    /// The body of a negative look-around has matched: fail as a whole.
    Denied(usize),
    /// Goes on only at the position that a register holds.
    AtMark(usize),
    /// Steps back some characters.
    Back(u32),
    /// Goes to the address unless the group has matched.
    UnlessMatched {
        group: usize,
        no: usize,
    },
    /// The text of one of the groups, or with a level that of the group at that level of calls.
    Backref {
        groups: Box<[usize]>,
        fold: bool,
        level: Option<i64>,
    },
    /// Ends a group that is called; its start is in a register, which calls keep apart.
    SaveGroup {
        group: usize,
        register: usize,
    },
    Call(usize),
    Ret,
    /// The absent operator: its body follows and ends with a match.
    Absent {
        exit: usize,
    },
    /// The match starts here.
    Keep,
    Match,
}

/// Whether a repetition prefers more, prefers less, or never gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Greedy,
    Lazy,
    Possessive,
}

/// One character, of a kind.
#[derive(Clone, Debug)]
enum One {
    Char(char),
    Class(Box<CharSet>),
    /// Any but a newline.
    Any,
    /// Any at all.
    AnyLine,
}

impl One {
    fn matches(&self, c: char) -> bool {
        match self {
            Self::Char(expected) => *expected == c,
            Self::Class(set) => set.contains(c),
            Self::Any => c != '\n',
            Self::AnyLine => true,
        }
    }
}

/// A set of characters that is quick to ask.
#[derive(Clone, Debug)]
pub(crate) struct CharSet {
    ascii: u128,
    ranges: Box<[(char, char)]>,
}

impl CharSet {
    pub(crate) fn new(set: &ClassUnicode) -> Self {
        let mut ascii = 0;
        let mut ranges = Vec::new();
        for range in set.ranges() {
            for c in range.start()..=range.end().min('\x7f') {
                ascii |= 1u128 << u32::from(c);
            }
            if range.end() > '\x7f' {
                ranges.push((range.start(), range.end()));
            }
        }
        Self {
            ascii,
            ranges: ranges.into(),
        }
    }

    pub(crate) fn contains(&self, c: char) -> bool {
        if c.is_ascii() {
            return self.ascii >> u32::from(c) & 1 == 1;
        }
        let after = self.ranges.partition_point(|(start, _)| *start <= c);
        after > 0 && c <= self.ranges[after - 1].1
    }
}
