//! Names and texts: each is there once, and has a number.

use rustc_hash::FxHashMap;

use super::bytes::{Writer, take_piece};

/// What is written: how often each is there, and its number.
#[derive(Default)]
pub(super) struct Wanted(FxHashMap<Box<[u8]>, Entry>);

#[derive(Default)]
struct Entry {
    times: u32,
    number: u32,
}

impl Wanted {
    /// The number of a text, which holds from [`Self::sort()`] on.
    pub(super) fn number(&mut self, text: &[u8]) -> u32 {
        let entry = self.0.entry(text.into()).or_default();
        entry.times += 1;
        entry.number
    }

    /// Gives out numbers: those that are short to write to what is there often.
    pub(super) fn sort(&mut self) {
        let mut all: Vec<_> = self.0.iter_mut().collect();
        all.sort_by(|(one, a), (other, b)| b.times.cmp(&a.times).then_with(|| one.cmp(other)));
        for (number, (_, entry)) in all.into_iter().enumerate() {
            entry.number = number as u32;
        }
    }

    /// Where the texts end, then the texts.
    pub(super) fn write(&self, to: &mut Writer) {
        let mut all: Vec<_> = self.0.iter().collect();
        all.sort_by_key(|(_, entry)| entry.number);
        let mut end = 0_u32;
        let ends = all.iter().flat_map(|(text, _)| {
            end += text.len() as u32;
            end.to_le_bytes()
        });
        let ends: Vec<u8> = ends.collect();
        let texts: Vec<u8> = all
            .iter()
            .flat_map(|(text, _)| text.iter().copied())
            .collect();
        to.piece(&ends);
        to.piece(&texts);
    }
}

/// What is read.
#[derive(Debug)]
pub(super) struct Table {
    /// Where each text ends, of four bytes.
    ends: &'static [[u8; 4]],
    texts: &'static [u8],
}

impl Table {
    pub(super) fn read(rest: &mut &'static [u8]) -> Option<Self> {
        let (ends, odd) = take_piece(rest)?.as_chunks();
        let texts = take_piece(rest)?;
        odd.is_empty().then_some(Self { ends, texts })
    }

    pub(super) const fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn bytes(&self, number: u32) -> Option<&'static [u8]> {
        let end = |number: usize| self.ends.get(number).map(|end| u32::from_le_bytes(*end));
        let begin = match number {
            0 => 0,
            _ => end(number as usize - 1)?,
        };
        self.texts
            .get(begin as usize..end(number as usize)? as usize)
    }

    pub(super) fn text(&self, number: u32) -> Option<&'static str> {
        std::str::from_utf8(self.bytes(number)?).ok()
    }
}
