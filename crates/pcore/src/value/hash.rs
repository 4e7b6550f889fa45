//! Hashes: any value as key, entries in the order in which they came.

use super::entries::{self, Entries};
use super::{Str, Value};
use crate::deep;

/// A hash.
#[derive(Clone, Default)]
pub struct Hash {
    entries: Entries,
}

impl Hash {
    /// An empty hash.
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty hash with room for so many entries.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            entries: Entries::with_capacity(capacity),
        }
    }

    /// A copy that has room for so many entries more.
    #[must_use]
    pub fn clone_with_room(&self, more: usize) -> Self {
        Self {
            entries: self.entries.clone_with_room(more),
        }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.len() == 0
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
        self.entries.get(key).is_some()
    }

    /// Sets a key; an existing one keeps its place.
    pub fn insert(&mut self, key: Value, value: Value) -> Option<Value> {
        self.entries.insert(key, value)
    }

    /// Removes a key; the others keep their order.
    pub fn remove(&mut self, key: &Value) -> Option<Value> {
        self.entries.remove(key)
    }

    /// The entry at a place.
    pub fn entry_at(&self, index: usize) -> Option<(&Value, &Value)> {
        self.entries.at(index)
    }

    /// The entries in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Value, &Value)> + ExactSizeIterator {
        self.entries.iter()
    }

    /// The keys in their order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Value> + ExactSizeIterator {
        self.entries.iter().map(|(key, _)| key)
    }

    /// The values in their order, to be changed.
    pub(super) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.entries.values_mut()
    }

    /// The values in their order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &Value> + ExactSizeIterator {
        self.entries.iter().map(|(_, value)| value)
    }
}

/// Hashes are equal whatever the order of their entries.
impl PartialEq for Hash {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len()
            && self
                .iter()
                .all(|(key, value)| other.get(key) == Some(value))
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

impl indexmap::Equivalent<Value> for StrKey<'_> {
    fn equivalent(&self, key: &Value) -> bool {
        key.as_str() == Some(self.0)
    }
}

impl FromIterator<(Value, Value)> for Hash {
    fn from_iter<I: IntoIterator<Item = (Value, Value)>>(entries: I) -> Self {
        let entries = entries.into_iter();
        let mut hash = Self::with_capacity(entries.size_hint().0);
        hash.extend(entries);
        hash
    }
}

impl Extend<(Value, Value)> for Hash {
    fn extend<I: IntoIterator<Item = (Value, Value)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl IntoIterator for Hash {
    type Item = (Value, Value);
    type IntoIter = entries::IntoIter;

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

    #[test]
    fn few_and_many_entries_are_the_same_hash() {
        let pair = |number: i64| (Value::Integer(number), Value::Integer(-number));
        for count in [0, 1, 7, 8, 9, 40] {
            let forth: Hash = (0..count).map(pair).collect();
            let mut back = Hash::new();
            back.extend((0..count).rev().map(pair));
            assert_eq!(forth.len(), count as usize);
            assert!(forth == back && forth == forth.clone_with_room(10));
            back.insert(Value::Undef, Value::Undef);
            assert!(forth != back);
            // What grew beyond a few is the same with few again.
            assert_eq!(back.remove(&Value::Undef), Some(Value::Undef));
            assert!(forth == back);
            let keys: Vec<Value> = back.keys().rev().cloned().collect();
            assert!(keys.into_iter().eq((0..count).map(Value::Integer)));
            assert_eq!(
                back.insert(Value::Integer(0), Value::Undef).is_some(),
                count > 0
            );
            let last = forth.entry_at(forth.len().wrapping_sub(1));
            assert_eq!(last.is_some(), count > 0);
            assert_eq!(forth.into_iter().rev().count(), count as usize);
        }
    }
}
