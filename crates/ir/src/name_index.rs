//! Where names are in a list. The list has the names; here are only places, since there are as many
//! indexes as there is code with many variables, and resources with many attributes.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// The places of names in a list that has each of them once. Whoever asks says which name is at a place.
#[derive(Default)]
pub struct NameIndex(HashTable<u32>);

impl NameIndex {
    /// The index of the first names of a list.
    pub fn of<'a>(count: usize, name_at: impl Fn(usize) -> &'a str) -> Self {
        let mut index = Self(HashTable::with_capacity(2 * count));
        for at in 0..count {
            index.insert(at, &name_at);
        }
        index
    }

    /// Where a name is.
    #[inline]
    pub fn get<'a>(&self, name: &str, name_at: impl Fn(usize) -> &'a str) -> Option<usize> {
        let is_there = |at: &u32| name_at(*at as usize) == name;
        let found = self.0.find(hash(name), is_there);
        found.map(|at| *at as usize)
    }

    /// Adds the name at a place, which is not there yet.
    pub fn insert<'a>(&mut self, at: usize, name_at: impl Fn(usize) -> &'a str) {
        let hash_at = |at: &u32| hash(name_at(*at as usize));
        let at = at as u32;
        self.0.insert_unique(hash_at(&at), at, hash_at);
    }
}

#[inline]
fn hash(name: &str) -> u64 {
    FxBuildHasher.hash_one(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_where_they_are() {
        let names: Vec<String> = (0..1000).map(|number| format!("name{number}")).collect();
        let name_at = |at: usize| names[at].as_str();
        let mut index = NameIndex::of(10, name_at);
        for (at, name) in names.iter().enumerate().skip(10) {
            assert_eq!(index.get(name, name_at), None);
            index.insert(at, name_at);
        }
        for (at, name) in names.iter().enumerate() {
            assert_eq!(index.get(name, name_at), Some(at));
        }
        assert_eq!(index.get("other", name_at), None);
    }
}
