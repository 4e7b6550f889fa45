//! Runs a program against a text.

use std::sync::OnceLock;

use super::first::First;
use super::{CharSet, Inst, Mode, Program};
use crate::ast::Assert;
use crate::error::LimitError;
use crate::{folding, unicode};

/// The steps that every search may take, and those it may take besides for each byte of text.
const STEP_LIMIT: usize = 10_000_000;
const STEPS_PER_BYTE: usize = 100;
/// So many of them take as long as one step of other code.
const STEPS_AT_ONCE: usize = 4;
/// The most entries that the stack may have.
const STACK_LIMIT: usize = 4_000_000;
/// The most calls that one attempt may make, and the registers that it may save for them.
const FRAME_LIMIT: usize = 200_000;
/// The deepest nesting of absent operators at run time.
const NESTING_LIMIT: usize = 50;
/// A slot without a position.
const NONE: usize = usize::MAX;

/// The spans of a match: the whole, then its groups.
pub(crate) type Spans = Vec<Option<(usize, usize)>>;

/// Finds the first match at or after `from`, which must be on a character's boundary.
pub(crate) fn search(
    program: &Program,
    text: &str,
    from: usize,
) -> Result<Option<Spans>, LimitError> {
    let limit = STEP_LIMIT.saturating_add(text.len().saturating_mul(STEPS_PER_BYTE));
    search_within(program, text, from, limit)
}

/// The same in no more than so many steps.
pub(crate) fn search_within(
    program: &Program,
    text: &str,
    from: usize,
    limit: usize,
) -> Result<Option<Spans>, LimitError> {
    let mut machine = Machine {
        program,
        text,
        from,
        slots: vec![NONE; program.groups * 2 + program.registers],
        stack: Vec::new(),
        frames: Vec::new(),
        steps: 0,
        limit,
        nesting: 0,
        end: text.len(),
    };
    let last = match program.first {
        First::TextStart if from > 0 => return Ok(None),
        First::TextStart | First::SearchStart => from,
        First::Anywhere | First::Bytes(_) => text.len(),
    };
    let found = machine.first_match(from, last);
    // What was tried counts for whoever runs the code. If it is too much, the next step fails.
    let _ = marotte_budget::steps((machine.steps / STEPS_AT_ONCE) as u64);
    found
}

fn word_chars() -> &'static CharSet {
    static WORD: OnceLock<CharSet> = OnceLock::new();
    WORD.get_or_init(|| {
        let set = unicode::posix("word", false);
        CharSet::new(&set.unwrap_or_else(regex_syntax::hir::ClassUnicode::empty))
    })
}

/// What to do when the current way fails.
enum Entry {
    /// Go on elsewhere.
    Choice { pc: usize, pos: usize },
    /// Undo a change of a slot.
    Restore { slot: usize, value: usize },
    /// Give up the last character of a repetition, down to `low`.
    Shrink { pc: usize, low: usize, high: usize },
    /// Take one more character for a lazy repetition.
    Grow { pc: usize, pos: usize, left: u32 },
}

/// A call in progress; what it returns to, and the caller's registers.
struct Frame {
    ret: usize,
    parent: usize,
    depth: i64,
    registers: Box<[usize]>,
}

struct Machine<'a> {
    program: &'a Program,
    text: &'a str,
    from: usize,
    slots: Vec<usize>,
    stack: Vec<Entry>,
    frames: Vec<Frame>,
    steps: usize,
    limit: usize,
    nesting: usize,
    /// Where the text ends for what the program takes; an absent operator shortens it.
    end: usize,
}

impl Machine<'_> {
    /// The first match that begins at one place, behind it or at another one at the latest.
    fn first_match(&mut self, from: usize, last: usize) -> Result<Option<Spans>, LimitError> {
        let mut start = from;
        loop {
            if let First::Bytes(bytes) = &self.program.first {
                let rest = &self.text.as_bytes()[start..];
                let Some(skipped) = rest.iter().position(|byte| bytes[usize::from(*byte)]) else {
                    return Ok(None);
                };
                start += skipped;
                // A byte within a character may be in the set too.
                while !self.text.is_char_boundary(start) {
                    start += 1;
                }
            }
            if start > last {
                return Ok(None);
            }
            if let Some(end) = self.attempt(start)? {
                self.slots[1] = end;
                // A look-ahead may have moved the start past the end.
                self.slots[0] = self.slots[0].min(end);
                return Ok(Some(self.spans()));
            }
            match self.text[start..].chars().next() {
                Some(c) if start < last => start += c.len_utf8(),
                _ => return Ok(None),
            }
        }
    }

    fn attempt(&mut self, start: usize) -> Result<Option<usize>, LimitError> {
        self.slots.fill(NONE);
        self.slots[0] = start;
        self.stack.clear();
        self.frames.clear();
        self.run(Some((0, start)), 0)
    }

    fn spans(&self) -> Spans {
        let captures = self.slots[..self.program.groups * 2].chunks_exact(2);
        captures
            .map(|span| (span[0] != NONE && span[1] != NONE).then(|| (span[0], span[1])))
            .collect()
    }

    fn charge(&mut self, steps: usize) -> Result<(), LimitError> {
        self.steps += steps;
        if self.steps > self.limit || self.stack.len() > STACK_LIMIT {
            return Err(LimitError);
        }
        Ok(())
    }

    fn set(&mut self, slot: usize, value: usize) {
        self.stack.push(Entry::Restore {
            slot,
            value: self.slots[slot],
        });
        self.slots[slot] = value;
    }

    /// The character to take at a position.
    fn char_at(&self, pos: usize) -> Option<char> {
        match self.text.as_bytes()[..self.end].get(pos) {
            Some(byte) if byte.is_ascii() => Some(char::from(*byte)),
            Some(_) => self.text[pos..].chars().next(),
            None => None,
        }
    }

    /// Whether the text to take at a position begins so.
    fn starts_with(&self, pos: usize, expected: &str) -> bool {
        let rest = self.text.as_bytes()[..self.end].get(pos..);
        rest.is_some_and(|rest| rest.starts_with(expected.as_bytes()))
    }

    fn char_before(&self, pos: usize) -> Option<char> {
        self.text[..pos].chars().next_back()
    }

    /// Undoes changes up to the last choice above `base` and takes it.
    fn backtrack(&mut self, base: usize) -> Option<(usize, usize)> {
        while self.stack.len() > base {
            match self.stack.pop()? {
                Entry::Choice { pc, pos } => return Some((pc, pos)),
                Entry::Restore { slot, value } => self.slots[slot] = value,
                Entry::Shrink { pc, low, high } => {
                    let c = self.char_before(high)?;
                    let high = high - c.len_utf8();
                    if high > low {
                        self.stack.push(Entry::Shrink { pc, low, high });
                    }
                    return Some((pc, high));
                }
                Entry::Grow { pc, pos, left } => {
                    let Inst::Many { one, .. } = &self.program.insts[pc] else {
                        continue;
                    };
                    let Some(c) = self.char_at(pos).filter(|c| one.matches(*c)) else {
                        continue;
                    };
                    let pos = pos + c.len_utf8();
                    if left > 1 {
                        self.stack.push(Entry::Grow {
                            pc,
                            pos,
                            left: left - 1,
                        });
                    }
                    return Some((pc + 1, pos));
                }
            }
        }
        None
    }

    /// Runs from an address, or from the last choice, until a match or until no choice above
    /// `base` is left.
    fn run(
        &mut self,
        start: Option<(usize, usize)>,
        base: usize,
    ) -> Result<Option<usize>, LimitError> {
        let mut at = match start {
            Some(at) => Some(at),
            None => self.backtrack(base),
        };
        while let Some((pc, pos)) = at {
            self.charge(1)?;
            if matches!(self.program.insts[pc], Inst::Match) {
                return Ok(Some(pos));
            }
            at = match self.step(pc, pos)? {
                Some(next) => Some(next),
                None => self.backtrack(base),
            };
        }
        Ok(None)
    }

    /// Executes one instruction: where to go on, or nothing if it fails.
    fn step(&mut self, pc: usize, pos: usize) -> Result<Option<(usize, usize)>, LimitError> {
        let program = self.program;
        let next = pc + 1;
        Ok(match &program.insts[pc] {
            Inst::One(one) => self
                .char_at(pos)
                .filter(|c| one.matches(*c))
                .map(|c| (next, pos + c.len_utf8())),
            Inst::Str(text) => self
                .starts_with(pos, text)
                .then(|| (next, pos + text.len())),
            Inst::Folded(chars) => self.folded(chars, pos).map(|pos| (next, pos)),
            Inst::Many { .. } => self.many(pc, pos)?,
            Inst::Assert(assert) => self.holds(*assert, pos).then_some((next, pos)),
            Inst::Save(slot) | Inst::Mark(slot) => {
                self.set(*slot, pos);
                Some((next, pos))
            }
            Inst::Keep => {
                self.set(0, pos);
                Some((next, pos))
            }
            Inst::Split(first, second) => {
                self.stack.push(Entry::Choice { pc: *second, pos });
                Some((*first, pos))
            }
            Inst::Jump(target) => Some((*target, pos)),
            Inst::Set(slot, value) => {
                self.set(*slot, *value);
                Some((next, pos))
            }
            Inst::Loop {
                register,
                min,
                max,
                greedy,
                exit,
            } => {
                let turns = self.slots[*register];
                if turns < *min as usize {
                    Some((next, pos))
                } else if *max != crate::ast::INFINITE && turns >= *max as usize {
                    Some((*exit, pos))
                } else {
                    let (first, second) = if *greedy {
                        (next, *exit)
                    } else {
                        (*exit, next)
                    };
                    self.stack.push(Entry::Choice { pc: second, pos });
                    Some((first, pos))
                }
            }
            Inst::Count { register, head } => {
                self.set(*register, self.slots[*register].saturating_add(1));
                Some((*head, pos))
            }
            Inst::LeaveIfEmpty { register, exit } => Some((
                if self.slots[*register] == pos {
                    *exit
                } else {
                    next
                },
                pos,
            )),
            Inst::Guard(register) => {
                self.set(*register, self.stack.len() + 1);
                Some((next, pos))
            }
            Inst::Commit(register) => {
                self.commit(self.slots[*register])?;
                Some((next, pos))
            }
            Inst::Return(register) => Some((next, self.slots[*register])),
            Inst::AtMark(register) => (self.slots[*register] == pos).then_some((next, pos)),
            Inst::Deny { register, exit } => {
                self.set(*register, self.stack.len() + 1);
                self.stack.push(Entry::Choice { pc: *exit, pos });
                Some((next, pos))
            }
            Inst::Denied(register) => {
                let height = self.slots[*register];
                while self.stack.len() > height {
                    if let Some(Entry::Restore { slot, value }) = self.stack.pop() {
                        self.slots[slot] = value;
                    }
                }
                None
            }
            Inst::Back(count) => {
                let before = &self.text[..pos];
                let mut chars = before.char_indices().rev();
                chars.nth(*count as usize - 1).map(|(pos, _)| (next, pos))
            }
            Inst::UnlessMatched { group, no } => {
                let matched = self.slots[group * 2 + 1] != NONE;
                Some((if matched { next } else { *no }, pos))
            }
            Inst::Backref {
                groups,
                fold,
                level: None,
            } => self
                .back_reference(groups, *fold, pos)?
                .map(|pos| (next, pos)),
            Inst::Backref {
                groups,
                fold,
                level: Some(level),
            } => self
                .leveled_reference(groups, *level, *fold, pos)?
                .map(|pos| (next, pos)),
            Inst::SaveGroup { group, register } => {
                self.set(group * 2, self.slots[*register]);
                self.set(group * 2 + 1, pos);
                Some((next, pos))
            }
            Inst::Call(target) => {
                self.call(next)?;
                Some((*target, pos))
            }
            Inst::Ret => self.ret().map(|pc| (pc, pos)),
            Inst::Absent { exit } => self.absent(next, pos)?.map(|end| {
                if end > pos {
                    self.stack.push(Entry::Shrink {
                        pc: *exit,
                        low: pos,
                        high: end,
                    });
                }
                (*exit, end)
            }),
            Inst::Match => None,
        })
    }

    fn many(&mut self, pc: usize, pos: usize) -> Result<Option<(usize, usize)>, LimitError> {
        let program = self.program;
        let Inst::Many {
            one,
            min,
            max,
            mode,
        } = &program.insts[pc]
        else {
            return Ok(None);
        };
        let limit = if *mode == Mode::Lazy { *min } else { *max };
        let (mut count, mut end, mut low) = (0, pos, pos);
        while count < limit {
            let Some(c) = self.char_at(end).filter(|c| one.matches(*c)) else {
                break;
            };
            end += c.len_utf8();
            count += 1;
            if count == *min {
                low = end;
            }
        }
        self.charge(count as usize / 8)?;
        if count < *min {
            return Ok(None);
        }
        match mode {
            Mode::Greedy if end > low => {
                self.stack.push(Entry::Shrink {
                    pc: pc + 1,
                    low,
                    high: end,
                });
            }
            Mode::Lazy if max > min => {
                self.stack.push(Entry::Grow {
                    pc,
                    pos: end,
                    left: max - min,
                });
            }
            _ => {}
        }
        Ok(Some((pc + 1, end)))
    }

    /// Drops the choices above a height, but not the memory of what to undo.
    fn commit(&mut self, height: usize) -> Result<(), LimitError> {
        let height = height.min(self.stack.len());
        self.charge((self.stack.len() - height) / 8)?;
        let mut kept = height;
        for index in height..self.stack.len() {
            if matches!(self.stack[index], Entry::Restore { .. }) {
                self.stack.swap(kept, index);
                kept += 1;
            }
        }
        self.stack.truncate(kept);
        Ok(())
    }

    /// Compares folded characters with the text: where they end.
    fn folded(&self, chars: &[char], pos: usize) -> Option<usize> {
        let mut end = pos;
        let mut rest = chars;
        let mut buffer = Vec::new();
        while let Some((first, others)) = rest.split_first() {
            let c = self.char_at(end)?;
            if c.is_ascii() {
                if c.to_ascii_lowercase() != *first {
                    return None;
                }
                rest = others;
            } else {
                buffer.clear();
                folding::push_full(c, &mut buffer);
                rest = rest.strip_prefix(buffer.as_slice())?;
            }
            end += c.len_utf8();
        }
        Some(end)
    }

    fn back_reference(
        &mut self,
        groups: &[usize],
        fold: bool,
        pos: usize,
    ) -> Result<Option<usize>, LimitError> {
        for group in groups.iter().rev() {
            let span = (self.slots[group * 2], self.slots[group * 2 + 1]);
            if let Some(end) = self.same_text(span, fold, pos)? {
                return Ok(Some(end));
            }
        }
        Ok(None)
    }

    /// Compares the text of a span, which may be unset, with the text at `pos`: where it ends.
    fn same_text(
        &mut self,
        (start, end): (usize, usize),
        fold: bool,
        pos: usize,
    ) -> Result<Option<usize>, LimitError> {
        let Some(captured) = self.text.get(start..end) else {
            return Ok(None);
        };
        self.charge(captured.len() / 8)?;
        if fold {
            let mut chars = Vec::new();
            for c in captured.chars() {
                folding::push_full(c, &mut chars);
            }
            return Ok(self.folded(&chars, pos));
        }
        Ok(self
            .starts_with(pos, captured)
            .then(|| pos + captured.len()))
    }

    /// A back reference to what a group matched at another level of calls: the stack remembers
    /// every change of a slot, so walking it down replays the match backwards.
    fn leveled_reference(
        &mut self,
        groups: &[usize],
        wanted: i64,
        fold: bool,
        pos: usize,
    ) -> Result<Option<usize>, LimitError> {
        self.charge(self.stack.len() / 4 + self.slots.len())?;
        let frame_slot = self.frame_slot();
        let mut slots = self.slots.clone();
        let mut level = 0;
        let mut group_end = NONE;
        for entry in self.stack.iter().rev() {
            let Entry::Restore { slot, value } = entry else {
                continue;
            };
            let is_group = *slot < frame_slot && groups.contains(&(slot / 2));
            if *slot == frame_slot {
                level += self.depth(*value) - self.depth(slots[*slot]);
            } else if level == wanted && is_group {
                if slot % 2 == 1 {
                    group_end = slots[*slot];
                } else if group_end != NONE {
                    return self.same_text((slots[*slot], group_end), fold, pos);
                }
            }
            slots[*slot] = *value;
        }
        Ok(None)
    }

    /// How many calls are in progress in a frame.
    fn depth(&self, frame: usize) -> i64 {
        self.frames.get(frame).map_or(0, |frame| frame.depth)
    }

    fn holds(&self, assert: Assert, pos: usize) -> bool {
        let bytes = self.text.as_bytes();
        match assert {
            Assert::LineStart => pos == 0 || (bytes[pos - 1] == b'\n' && pos < bytes.len()),
            Assert::LineEnd => bytes.get(pos).is_none_or(|byte| *byte == b'\n'),
            Assert::TextStart => pos == 0,
            Assert::TextEnd => pos == bytes.len(),
            Assert::TextEndOrNewline => {
                pos == bytes.len() || (pos + 1 == bytes.len() && bytes[pos] == b'\n')
            }
            Assert::SearchStart => pos == self.from,
            Assert::WordBoundary { negative, ascii } => {
                let is_word = |c: char| {
                    if ascii || c.is_ascii() {
                        c.is_ascii_alphanumeric() || c == '_'
                    } else {
                        word_chars().contains(c)
                    }
                };
                let before = self.char_before(pos).is_some_and(is_word);
                let after = self.text[pos..].chars().next().is_some_and(is_word);
                (before != after) != negative
            }
        }
    }

    fn frame_slot(&self) -> usize {
        self.program.groups * 2
    }

    fn call(&mut self, ret: usize) -> Result<(), LimitError> {
        let slot = self.frame_slot();
        let registers: Box<[usize]> = self.slots[slot + 1..].into();
        self.charge(registers.len() + 1)?;
        if self.frames.len() * (registers.len() + 3) > FRAME_LIMIT * 4 {
            return Err(LimitError);
        }
        let parent = self.slots[slot];
        let depth = self.depth(parent) + 1;
        self.frames.push(Frame {
            ret,
            parent,
            depth,
            registers,
        });
        self.set(slot, self.frames.len() - 1);
        Ok(())
    }

    fn ret(&mut self) -> Option<usize> {
        let slot = self.frame_slot();
        let current = self.slots[slot];
        let frame = self.frames.get(current)?;
        let (ret, parent) = (frame.ret, frame.parent);
        for offset in 0..self.frames[current].registers.len() {
            let value = self.frames[current].registers[offset];
            if self.slots[slot + 1 + offset] != value {
                self.set(slot + 1 + offset, value);
            }
        }
        self.set(slot, parent);
        Some(ret)
    }

    /// The end of the longest text at `pos` within which the body matches nowhere. As in Ruby,
    /// only the first match at each place counts, and each shortens the text for the next.
    fn absent(&mut self, body: usize, pos: usize) -> Result<Option<usize>, LimitError> {
        self.nesting += 1;
        if self.nesting > NESTING_LIMIT {
            return Err(LimitError);
        }
        let base = self.stack.len();
        let outer_end = self.end;
        let mut start = pos;
        let mut possible = true;
        while start <= self.end {
            if let Some(end) = self.run(Some((body, start)), base)? {
                self.unwind(base);
                if end == pos {
                    possible = false;
                    break;
                }
                // Only a text that ends before this match's last character is without it.
                let width = self.char_before(end).map_or(0, char::len_utf8);
                self.end = self.end.min(if end > start { end - width } else { end });
            }
            match self.text[start..].chars().next() {
                Some(c) => start += c.len_utf8(),
                None => break,
            }
        }
        let end = std::mem::replace(&mut self.end, outer_end);
        self.nesting -= 1;
        Ok(possible.then_some(end))
    }

    fn unwind(&mut self, base: usize) {
        while self.stack.len() > base {
            if let Some(Entry::Restore { slot, value }) = self.stack.pop() {
                self.slots[slot] = value;
            }
        }
    }
}
