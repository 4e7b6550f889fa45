//! Where things are written. A catalog has very many places and few files, so a place is a number
//! of a source and an offset; lines are counted when somebody asks for them.

use std::sync::Arc;

use marotte_diagnostics::{Place, SourceFile, Span};
use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use super::Catalog;

/// Where something is written, in the sources of a catalog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Location {
    /// The index of the source, from 1 on; 0 is nowhere.
    source: u32,
    offset: u32,
}

/// What sets an attribute that is written nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Maker {
    /// The compiler itself.
    #[default]
    Compiler,
    /// Data, for a parameter of a class.
    Data,
    /// The default of a parameter.
    Default,
    /// A relationship.
    Relationship,
    /// What classifies nodes.
    Classifier,
    /// A function.
    Call,
    /// The stage of a container.
    Stage,
    /// Another node.
    Store,
}

impl Maker {
    const ALL: [Self; 8] = [
        Self::Compiler,
        Self::Data,
        Self::Default,
        Self::Relationship,
        Self::Classifier,
        Self::Call,
        Self::Stage,
        Self::Store,
    ];
}

impl Location {
    /// Nowhere: what sets the attribute instead stands where others have their offset.
    pub(crate) const fn made_by(maker: Maker) -> Self {
        Self {
            source: 0,
            offset: maker as u32,
        }
    }

    /// Whether nothing is written there.
    pub(crate) const fn is_nowhere(self) -> bool {
        self.source == 0
    }

    /// What sets an attribute that is written nowhere.
    pub(crate) fn maker(self) -> Option<Maker> {
        let maker = Maker::ALL.get(self.offset as usize).copied();
        maker.filter(|_| self.is_nowhere())
    }
}

/// The sources of a catalog.
#[derive(Default)]
pub(crate) struct Sources {
    known: Vec<(Arc<SourceFile>, Option<Str>)>,
    /// Their numbers by address: as long as they are known, nothing else can have the same.
    numbers: FxHashMap<usize, u32>,
    last: (usize, u32),
}

impl Sources {
    /// The place of an offset of a source.
    pub(crate) fn locate(&mut self, source: &Arc<SourceFile>, offset: u32) -> Location {
        let address = Arc::as_ptr(source) as usize;
        if self.last.0 != address {
            let next = self.known.len() as u32 + 1;
            let number = *self.numbers.entry(address).or_insert(next);
            if number == next {
                let name = source.name().map(Str::from);
                self.known.push((Arc::clone(source), name));
            }
            self.last = (address, number);
        }
        let source = self.last.1;
        Location { source, offset }
    }

    fn source(&self, location: Location) -> Option<&(Arc<SourceFile>, Option<Str>)> {
        self.known.get(location.source.checked_sub(1)? as usize)
    }
}

impl Catalog {
    /// The file of a place.
    pub fn file(&self, location: Location) -> Option<&Str> {
        self.sources.source(location)?.1.as_ref()
    }

    /// The line of a place.
    pub fn line(&self, location: Location) -> Option<u32> {
        let (source, _) = self.sources.source(location)?;
        Some(source.line(location.offset))
    }

    /// A place as an argument of a sentence.
    pub fn place(&self, location: Location) -> Place {
        match self.sources.source(location) {
            Some((source, _)) => Place::new(source, Span::at(location.offset)),
            None => Place::Nowhere,
        }
    }
}
