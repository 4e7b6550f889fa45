//! Hashes: any value as key, entries in the order in which they came.

use indexmap::{Equivalent, IndexMap};
use rustc_hash::FxBuildHasher;

use super::{Str, Value};
use crate::deep;

/// A hash.
#[derive(Clone, Default, PartialEq)]
pub struct Hash {
    entries: IndexMap<Value, Value, FxBuildHasher>,
}

impl Hash {
    /// An empty hash.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty hash with room for so many entries.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            entries: IndexMap::with_capacity_and_hasher(capacity, FxBuildHasher),
        }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value of a key.
    pub fn get(&self, key: &Value) -> Option<&Value> {
        self.entries.get(key)
    }

    /// The value of a string key.
    pub fn get_str(&self, key: &str) -> Option<&Value> {
        self.entries.get(&StrKey(key))
    }

    /// The value of a key, to be changed.
    pub fn get_mut(&mut self, key: &Value) -> Option<&mut Value> {
        self.entries.get_mut(key)
    }

    /// Whether there is such a key.
    pub fn contains_key(&self, key: &Value) -> bool {
        self.entries.contains_key(key)
    }

    /// Sets a key; an existing one keeps its place.
    pub fn insert(&mut self, key: Value, value: Value) -> Option<Value> {
        self.entries.insert(key, value)
    }

    /// Removes a key; the others keep their order.
    pub fn remove(&mut self, key: &Value) -> Option<Value> {
        self.entries.shift_remove(key)
    }

    /// The entry at a place.
    pub fn entry_at(&self, index: usize) -> Option<(&Value, &Value)> {
        self.entries.get_index(index)
    }

    /// The entries in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Value, &Value)> + ExactSizeIterator {
        self.entries.iter()
    }

    /// The keys in their order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Value> + ExactSizeIterator {
        self.entries.keys()
    }

    /// The values in their order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Value> + ExactSizeIterator {
        self.entries.values()
    }
}

/// A string key that is only looked for: it hashes as the value does, and need not be made one.
struct StrKey<'a>(&'a str);

impl std::hash::Hash for StrKey<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::mem::discriminant(&Value::String(Str::new())).hash(state);
        self.0.hash(state);
    }
}

impl Equivalent<Value> for StrKey<'_> {
    fn equivalent(&self, key: &Value) -> bool {
        key.as_str() == Some(self.0)
    }
}

impl FromIterator<(Value, Value)> for Hash {
    fn from_iter<I: IntoIterator<Item = (Value, Value)>>(entries: I) -> Self {
        Self {
            entries: entries.into_iter().collect(),
        }
    }
}

impl Extend<(Value, Value)> for Hash {
    fn extend<I: IntoIterator<Item = (Value, Value)>>(&mut self, entries: I) {
        self.entries.extend(entries);
    }
}

impl IntoIterator for Hash {
    type Item = (Value, Value);
    type IntoIter = indexmap::map::IntoIter<Value, Value>;

    fn into_iter(mut self) -> Self::IntoIter {
        std::mem::take(&mut self.entries).into_iter()
    }
}

impl Drop for Hash {
    fn drop(&mut self) {
        deep::give_up(|| std::mem::take(self).into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_finds_its_key() {
        let long = "a string that does not fit into the value itself";
        let entries = ["a", long].map(|key| (Value::from(key), Value::Boolean(true)));
        let hash = Hash::from_iter(entries);
        assert!(hash.get_str("a").is_some() && hash.get_str(long).is_some());
        assert!(hash.get_str("b").is_none());
    }
}
