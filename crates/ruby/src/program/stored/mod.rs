//! Lowered programs as bytes, for the texts that are part of this program.
//!
//! Reading Ruby takes a parser and a walk over its tree, and texts of our own are the same in every
//! process. So they are lowered when the project's tables are made (`cargo xtask prelude`), and the
//! binary has what came of it. Such bytes are read from front to back; the code of a method that was
//! left out is a piece that is read when it is first called. Names become symbols when they are first
//! met, since most are in methods that no code calls.
//!
//! The form is known to nobody else and has no versions: bytes that are not those of the texts fail a
//! test, and what cannot be read is lowered from its text.

mod bytes;
mod methods;
mod nodes;
mod parts;
mod table;
#[cfg(test)]
mod tests;
mod variants;

use std::sync::{Arc, OnceLock};

use bytes::{Reader, Writer, take_number, take_piece};
use table::Table;

pub(crate) use methods::StoredBody;

use super::{Body, Program, Source};
use crate::lower::{self, SyntaxError};
use crate::symbol::Symbol;

/// What can be written and read again. Nothing is what bytes are that were never written.
trait Store: Sized {
    fn write(&self, to: &mut Writer);
    fn read(from: &mut Reader<'_>) -> Option<Self>;
}

/// Lowered texts of this program: names, then texts, then programs.
#[derive(Debug)]
pub struct StoredPrograms {
    bytes: &'static [u8],
    parts: OnceLock<Option<Parts>>,
}

#[derive(Debug)]
struct Parts {
    names: Table,
    /// The names that were met so far.
    symbols: Box<[OnceLock<Symbol>]>,
    texts: Table,
    programs: &'static [u8],
}

/// A program that nobody has read yet.
struct Entry {
    path: &'static [u8],
    /// How long the text is that it was lowered from, and what tells that from others.
    length: u32,
    digest: &'static [u8],
    program: &'static [u8],
}

impl Entry {
    fn take(rest: &mut &'static [u8]) -> Option<Self> {
        Some(Self {
            path: take_piece(rest)?,
            length: take_number(rest)?,
            digest: rest.split_off(..size_of::<u64>())?,
            program: take_piece(rest)?,
        })
    }
}

impl StoredPrograms {
    /// Those that [`lower_and_write()`] wrote.
    pub const fn new(bytes: &'static [u8]) -> Self {
        Self {
            bytes,
            parts: OnceLock::new(),
        }
    }

    /// What a text was lowered to, if it is stored.
    pub(crate) fn program(&'static self, path: &str, text: &'static str) -> Option<Program> {
        let mut rest = self.parts()?.programs;
        let entry = loop {
            let entry = Entry::take(&mut rest)?;
            if entry.path == path.as_bytes() {
                break entry;
            }
        };
        let is_same = entry.length as usize == text.len()
            // Who changes a text wants to see that at once; others do without reading it.
            && (!cfg!(debug_assertions) || entry.digest == digest(text).to_le_bytes());
        let read = is_same.then(|| self.read(entry.program, path, text));
        debug_assert!(!matches!(read, Some(None)), "what is stored of {path}");
        read.flatten()
    }

    fn read(
        &'static self,
        bytes: &'static [u8],
        path: &str,
        text: &'static str,
    ) -> Option<Program> {
        let (frozen_strings, bytes) = bytes.split_first()?;
        let source = Arc::new(Source {
            path: path.into(),
            frozen_strings: *frozen_strings != 0,
        });
        let mut from = Reader::new(bytes, self, &source, text, 1)?;
        let body = Arc::<Body>::read(&mut from)?;
        let first_method = Store::read(&mut from)?;
        let is_closed = Store::read(&mut from)?;
        from.is_at_end().then(|| Program {
            source: Arc::clone(&source),
            body,
            first_method,
            is_closed,
        })
    }

    fn parts(&self) -> Option<&Parts> {
        let parts = self.parts.get_or_init(|| {
            let mut rest = self.bytes;
            let names = Table::read(&mut rest)?;
            let texts = Table::read(&mut rest)?;
            Some(Parts {
                symbols: (0..names.len()).map(|_| OnceLock::new()).collect(),
                names,
                texts,
                programs: rest,
            })
        });
        parts.as_ref()
    }
}

impl Parts {
    fn symbol(&self, number: u32) -> Option<Symbol> {
        let symbol = self.symbols.get(number as usize)?;
        if let Some(symbol) = symbol.get() {
            return Some(*symbol);
        }
        let name = self.names.text(number)?;
        Some(*symbol.get_or_init(|| Symbol::fixed(name)))
    }
}

/// Lowers texts that are part of this program, and writes what they are to [`StoredPrograms`].
pub fn lower_and_write<P: AsRef<str>>(
    texts: impl IntoIterator<Item = (P, &'static str)>,
) -> Result<Vec<u8>, SyntaxError> {
    let lowered = texts.into_iter().map(|(path, text)| {
        let program = lower::lower_own_text(path.as_ref(), text)?;
        Ok((text, program))
    });
    Ok(write(&lowered.collect::<Result<Vec<_>, _>>()?))
}

/// Programs, each with the text that it was lowered from, as bytes.
fn write(programs: &[(&'static str, Program)]) -> Vec<u8> {
    let mut to = Writer::default();
    // What is there often gets a small number, and how often is known at the end.
    write_programs(programs, &mut to);
    to.names.sort();
    to.texts.sort();
    to.bytes.clear();
    write_programs(programs, &mut to);
    let mut all = Writer::default();
    to.names.write(&mut all);
    to.texts.write(&mut all);
    all.bytes.extend(to.bytes);
    all.bytes
}

fn write_programs(programs: &[(&'static str, Program)], to: &mut Writer) {
    for (text, program) in programs {
        to.piece(program.source.path.as_bytes());
        to.number(text.len() as u32);
        to.bytes.extend(digest(text).to_le_bytes());
        to.apart(1, |to| {
            program.source.frozen_strings.write(to);
            program.body.write(to);
            program.first_method.write(to);
            program.is_closed.write(to);
        });
    }
}

/// What tells a text from the one that it was before a change (FNV-1a).
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
