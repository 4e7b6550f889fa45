//! The resources of a catalog, in pieces: a large catalog is never copied while it grows.

use std::ops::{Index, IndexMut};

use super::{Resource, ResourceId};

/// How many resources a piece holds.
const PIECE: usize = 256;

/// The resources in the order in which they were made.
#[derive(Default)]
pub(crate) struct Resources {
    pieces: Vec<Vec<Resource>>,
}

impl Resources {
    pub(crate) fn len(&self) -> usize {
        let full = self.pieces.len().saturating_sub(1);
        full * PIECE + self.pieces.last().map_or(0, Vec::len)
    }

    #[inline]
    pub(crate) fn push(&mut self, resource: Resource) -> ResourceId {
        let id = ResourceId::new(self.len());
        match self.pieces.last_mut() {
            Some(piece) if piece.len() < PIECE => piece.push(resource),
            // The first piece of a small catalog stays small.
            last => {
                let capacity = if last.is_some() { PIECE } else { 16 };
                let mut piece = Vec::with_capacity(capacity);
                piece.push(resource);
                self.pieces.push(piece);
            }
        }
        id
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Resource> {
        self.pieces.iter_mut().flatten()
    }

    /// All of them in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Resource> {
        self.pieces.iter().flatten()
    }

    /// The resources, piece by piece: what was taken is freed while the rest is still there.
    pub(crate) fn into_iter(self) -> impl Iterator<Item = Resource> {
        self.pieces.into_iter().flatten()
    }
}

impl Index<ResourceId> for Resources {
    type Output = Resource;

    fn index(&self, id: ResourceId) -> &Resource {
        let index = id.index();
        &self.pieces[index / PIECE][index % PIECE]
    }
}

impl IndexMut<ResourceId> for Resources {
    fn index_mut(&mut self, id: ResourceId) -> &mut Resource {
        let index = id.index();
        &mut self.pieces[index / PIECE][index % PIECE]
    }
}
