//! The entries of a hash. Most hashes have a few, which need no table to be found: to compare a few
//! keys costs less than to hash one, and to make a table costs more than all else.

use indexmap::{Equivalent, IndexMap};
use rustc_hash::FxBuildHasher;

use super::Value;

/// So many entries are a few.
const FEW: usize = 8;

/// Entries by their keys, in the order in which they came.
#[derive(Clone)]
pub(super) enum Entries {
    /// Gone through one by one.
    Few(Vec<(Value, Value)>),
    /// Found by a table.
    Many(IndexMap<Value, Value, FxBuildHasher>),
}

impl Default for Entries {
    fn default() -> Self {
        Self::Few(Vec::new())
    }
}

impl Entries {
    pub(super) fn with_capacity(capacity: usize) -> Self {
        match capacity {
            0..=FEW => Self::Few(Vec::with_capacity(capacity)),
            _ => Self::Many(IndexMap::with_capacity_and_hasher(capacity, FxBuildHasher)),
        }
    }

    /// A copy with room for more.
    pub(super) fn clone_with_room(&self, more: usize) -> Self {
        let total = self.len() + more;
        match self {
            Self::Few(list) if total <= FEW => {
                let mut copy = Vec::with_capacity(total);
                copy.extend_from_slice(list);
                Self::Few(copy)
            }
            _ => {
                let mut copy = IndexMap::with_capacity_and_hasher(total, FxBuildHasher);
                let entries = self.iter();
                copy.extend(entries.map(|(key, value)| (key.clone(), value.clone())));
                Self::Many(copy)
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Self::Few(list) => list.len(),
            Self::Many(map) => map.len(),
        }
    }

    pub(super) fn get<Q>(&self, key: &Q) -> Option<&Value>
    where
        Q: std::hash::Hash + Equivalent<Value>,
    {
        match self {
            Self::Few(list) => {
                let mut entries = list.iter();
                let found = entries.find(|(own, _)| key.equivalent(own));
                found.map(|(_, value)| value)
            }
            Self::Many(map) => map.get(key),
        }
    }

    pub(super) fn get_mut(&mut self, key: &Value) -> Option<&mut Value> {
        match self {
            Self::Few(list) => {
                let mut entries = list.iter_mut();
                let found = entries.find(|(own, _)| own == key);
                found.map(|(_, value)| value)
            }
            Self::Many(map) => map.get_mut(key),
        }
    }

    pub(super) fn insert(&mut self, key: Value, value: Value) -> Option<Value> {
        if let Self::Few(list) = self {
            if let Some((_, own)) = list.iter_mut().find(|(own, _)| *own == key) {
                return Some(std::mem::replace(own, value));
            }
            if list.len() < FEW {
                list.push((key, value));
                return None;
            }
        }
        match self {
            Self::Few(list) => {
                let mut map = IndexMap::with_capacity_and_hasher(2 * FEW, FxBuildHasher);
                map.extend(list.drain(..));
                let before = map.insert(key, value);
                *self = Self::Many(map);
                before
            }
            Self::Many(map) => map.insert(key, value),
        }
    }

    pub(super) fn remove(&mut self, key: &Value) -> Option<Value> {
        match self {
            Self::Few(list) => {
                let place = list.iter().position(|(own, _)| own == key)?;
                Some(list.remove(place).1)
            }
            Self::Many(map) => map.shift_remove(key),
        }
    }

    pub(super) fn at(&self, place: usize) -> Option<(&Value, &Value)> {
        match self {
            Self::Few(list) => list.get(place).map(|(key, value)| (key, value)),
            Self::Many(map) => map.get_index(place),
        }
    }

    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        // One of the two is empty.
        let (few, many) = match self {
            Self::Few(list) => (list.as_mut_slice(), None),
            Self::Many(map) => (Default::default(), Some(map.values_mut())),
        };
        let few = few.iter_mut().map(|(_, value)| value);
        few.chain(many.into_iter().flatten())
    }

    pub(super) fn iter(&self) -> Iter<'_> {
        match self {
            Self::Few(list) => Iter::Few(list.iter()),
            Self::Many(map) => Iter::Many(map.iter()),
        }
    }
}

impl IntoIterator for Entries {
    type Item = (Value, Value);
    type IntoIter = IntoIter;

    fn into_iter(self) -> IntoIter {
        IntoIter(match self {
            Self::Few(list) => Taken::Few(list.into_iter()),
            Self::Many(map) => Taken::Many(map.into_iter()),
        })
    }
}

/// Goes through the entries of a hash.
pub(super) enum Iter<'a> {
    Few(std::slice::Iter<'a, (Value, Value)>),
    Many(indexmap::map::Iter<'a, Value, Value>),
}

impl<'a> Iterator for Iter<'a> {
    type Item = (&'a Value, &'a Value);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Few(entries) => entries.next().map(|(key, value)| (key, value)),
            Self::Many(entries) => entries.next(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = match self {
            Self::Few(entries) => entries.len(),
            Self::Many(entries) => entries.len(),
        };
        (length, Some(length))
    }
}

impl DoubleEndedIterator for Iter<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        match self {
            Self::Few(entries) => entries.next_back().map(|(key, value)| (key, value)),
            Self::Many(entries) => entries.next_back(),
        }
    }
}

impl ExactSizeIterator for Iter<'_> {}

/// The entries of a hash that is no longer needed.
pub struct IntoIter(Taken);

enum Taken {
    Few(std::vec::IntoIter<(Value, Value)>),
    Many(indexmap::map::IntoIter<Value, Value>),
}

impl Iterator for IntoIter {
    type Item = (Value, Value);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.0 {
            Taken::Few(entries) => entries.next(),
            Taken::Many(entries) => entries.next(),
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = match &self.0 {
            Taken::Few(entries) => entries.len(),
            Taken::Many(entries) => entries.len(),
        };
        (length, Some(length))
    }
}

impl DoubleEndedIterator for IntoIter {
    fn next_back(&mut self) -> Option<Self::Item> {
        match &mut self.0 {
            Taken::Few(entries) => entries.next_back(),
            Taken::Many(entries) => entries.next_back(),
        }
    }
}

impl ExactSizeIterator for IntoIter {}
