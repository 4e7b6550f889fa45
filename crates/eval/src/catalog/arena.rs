//! What a large catalog has many of, in pieces: it is never copied while it grows.

use std::ops::{Index, IndexMut};

use super::{Resource, ResourceId};
use crate::scope::{Scope, ScopeId};

/// How many things a piece holds.
const PIECE: usize = 256;

/// Things in the order in which they were made.
pub(crate) struct Pieces<T> {
    pieces: Vec<Vec<T>>,
}

impl<T> Default for Pieces<T> {
    fn default() -> Self {
        Self { pieces: Vec::new() }
    }
}

impl<T> Pieces<T> {
    pub(crate) fn len(&self) -> usize {
        let full = self.pieces.len().saturating_sub(1);
        full * PIECE + self.pieces.last().map_or(0, Vec::len)
    }

    /// Adds one, and tells its number.
    pub(crate) fn push(&mut self, thing: T) -> u32 {
        let number = self.len() as u32;
        match self.pieces.last_mut() {
            Some(piece) if piece.len() < PIECE => piece.push(thing),
            // The first piece of a small catalog stays small.
            last => {
                let capacity = if last.is_some() { PIECE } else { 16 };
                let mut piece = Vec::with_capacity(capacity);
                piece.push(thing);
                self.pieces.push(piece);
            }
        }
        number
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.pieces.iter_mut().flatten()
    }

    /// All of them in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.pieces.iter().flatten()
    }

    /// All of them, piece by piece: what was taken is freed while the rest is still there.
    pub(crate) fn into_iter(self) -> impl Iterator<Item = T> {
        self.pieces.into_iter().flatten()
    }
}

impl<T> Pieces<T> {
    #[inline]
    fn at(&self, number: u32) -> &T {
        let number = number as usize;
        &self.pieces[number / PIECE][number % PIECE]
    }

    #[inline]
    fn at_mut(&mut self, number: u32) -> &mut T {
        let number = number as usize;
        &mut self.pieces[number / PIECE][number % PIECE]
    }
}

impl Index<ResourceId> for Pieces<Resource> {
    type Output = Resource;

    fn index(&self, id: ResourceId) -> &Resource {
        self.at(id.0)
    }
}

impl IndexMut<ResourceId> for Pieces<Resource> {
    fn index_mut(&mut self, id: ResourceId) -> &mut Resource {
        self.at_mut(id.0)
    }
}

impl Index<ScopeId> for Pieces<Scope> {
    type Output = Scope;

    #[inline]
    fn index(&self, id: ScopeId) -> &Scope {
        self.at(id.0)
    }
}

impl IndexMut<ScopeId> for Pieces<Scope> {
    #[inline]
    fn index_mut(&mut self, id: ScopeId) -> &mut Scope {
        self.at_mut(id.0)
    }
}
