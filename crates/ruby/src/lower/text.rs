//! What is asked again and again of a text while it is walked: lines, and symbols of names.

use ruby_prism as prism;
use rustc_hash::FxHashMap;

use super::symbol;
use crate::symbol::Symbol;

/// The lines of a text. What is asked for is mostly near to what was asked for before.
pub(super) struct Lines {
    /// Where lines begin.
    starts: Vec<u32>,
    /// The number of the first line.
    first: u32,
    /// The line that was asked for last.
    current: usize,
}

impl Lines {
    pub(super) fn new(text: &str, first: u32) -> Self {
        let mut starts = vec![0];
        starts.extend(memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at as u32 + 1));
        Self {
            starts,
            first,
            current: 0,
        }
    }

    /// The line at which something begins.
    pub(super) fn of(&mut self, location: &prism::Location<'_>) -> u32 {
        self.at(location.start())
    }

    /// The line of a place.
    pub(super) fn at(&mut self, at: u32) -> u32 {
        while self.starts[self.current] > at {
            self.current -= 1;
        }
        while self
            .starts
            .get(self.current + 1)
            .is_some_and(|next| *next <= at)
        {
            self.current += 1;
        }
        self.first.saturating_add(self.current as u32)
    }
}

/// The symbols of the names of a text. The parser has each name in one place, which is what it is
/// known by here.
#[derive(Default)]
pub(super) struct Names(FxHashMap<usize, Symbol>);

impl Names {
    /// The symbol of a name.
    pub(super) fn symbol(&mut self, name: &prism::ConstantId<'_>) -> Symbol {
        let name = name.as_slice();
        let place = name.as_ptr() as usize;
        *self.0.entry(place).or_insert_with(|| symbol(name))
    }
}
