//! The entries of a hash, in the order in which they came.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use super::hash::Key;
use super::value::Value;

/// What a key has: the key as it was given, and the value.
pub type Entry = (Value, Value);

/// Entries by their keys. One that is taken out leaves a gap, so that those behind it stay where
/// they are: taking all out costs as much as they are, wherever one begins.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    store: Store,
    /// How many gaps there are.
    gaps: usize,
    /// How many gaps there have been: each has a key of its own.
    gaps_made: u64,
    /// There are only gaps before this place.
    first: usize,
}

/// Where entries are.
#[derive(Clone, Debug)]
enum Store {
    /// A few are gone through: they need no table.
    Few(Vec<(Key, Entry)>),
    /// Many are found by a table.
    Many(IndexMap<Key, Entry, FxBuildHasher>),
}

/// So many places are a few.
const FEW: usize = 8;

impl Default for Store {
    fn default() -> Self {
        Self::Few(Vec::new())
    }
}

impl Store {
    /// How many places there are.
    fn len(&self) -> usize {
        match self {
            Self::Few(list) => list.len(),
            Self::Many(map) => map.len(),
        }
    }

    fn place_of(&self, key: &Key) -> Option<usize> {
        match self {
            Self::Few(list) => list.iter().position(|(own, _)| own == key),
            Self::Many(map) => map.get_index_of(key),
        }
    }

    fn at(&self, place: usize) -> Option<(&Key, &Entry)> {
        match self {
            Self::Few(list) => list.get(place).map(|(key, entry)| (key, entry)),
            Self::Many(map) => map.get_index(place),
        }
    }

    fn at_mut(&mut self, place: usize) -> Option<&mut Entry> {
        match self {
            Self::Few(list) => list.get_mut(place).map(|(_, entry)| entry),
            Self::Many(map) => map.get_index_mut(place).map(|(_, entry)| entry),
        }
    }

    fn pop(&mut self) {
        match self {
            Self::Few(list) => drop(list.pop()),
            Self::Many(map) => drop(map.pop()),
        }
    }

    /// Gives a place another key, which is like no other.
    fn rename(&mut self, place: usize, key: Key) {
        match self {
            Self::Few(list) => list[place].0 = key,
            Self::Many(map) => drop(map.replace_index(place, key)),
        }
    }
}

fn is_entry(key: &Key) -> bool {
    !matches!(key, Key::Gap(_))
}

impl Entries {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.store.len() - self.gaps
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The entry of a key.
    pub fn get(&self, key: &Key) -> Option<&Entry> {
        match &self.store {
            Store::Few(list) => list
                .iter()
                .find(|(own, _)| own == key)
                .map(|(_, entry)| entry),
            Store::Many(map) => map.get(key),
        }
    }

    /// The entry of a key, to be changed.
    pub fn get_mut(&mut self, key: &Key) -> Option<&mut Entry> {
        let place = self.store.place_of(key)?;
        self.store.at_mut(place)
    }

    /// Whether a key is there.
    pub fn contains_key(&self, key: &Key) -> bool {
        self.get(key).is_some()
    }

    /// Makes room for more.
    pub fn reserve(&mut self, more: usize) {
        match &mut self.store {
            Store::Few(list) if list.len() + more <= FEW => list.reserve(more),
            Store::Few(_) => self.index(more),
            Store::Many(map) => map.reserve(more),
        }
    }

    /// Makes the table by which many are found, with room for more.
    fn index(&mut self, more: usize) {
        if let Store::Few(list) = &mut self.store {
            let mut map = IndexMap::with_capacity_and_hasher(list.len() + more, FxBuildHasher);
            map.extend(list.drain(..));
            self.store = Store::Many(map);
        }
    }

    /// Puts an entry with a new key behind the others.
    pub fn insert(&mut self, key: Key, entry: Entry) {
        if self.store.len() >= FEW {
            self.index(1);
        }
        match &mut self.store {
            Store::Few(list) => list.push((key, entry)),
            Store::Many(map) => drop(map.insert(key, entry)),
        }
    }

    /// Entries whose keys are all different.
    pub fn of_different(list: Vec<(Key, Entry)>) -> Self {
        let store = match list.len() {
            0..=FEW => Store::Few(list),
            _ => Store::Many(list.into_iter().collect()),
        };
        Self {
            store,
            ..Self::default()
        }
    }

    /// Takes an entry out. No other one moves.
    pub fn remove(&mut self, key: &Key) -> Option<Entry> {
        let place = self.store.place_of(key)?;
        let entry = std::mem::take(self.store.at_mut(place)?);
        if place + 1 == self.store.len() {
            self.store.pop();
            return Some(entry);
        }
        self.gaps_made += 1;
        self.store.rename(place, Key::Gap(self.gaps_made));
        self.gaps += 1;
        while let Some((Key::Gap(_), _)) = self.store.at(self.first) {
            self.first += 1;
        }
        Some(entry)
    }

    /// Closes gaps if they are many. Entries have other places then.
    pub fn close_gaps(&mut self) {
        if self.gaps > self.len() + 16 {
            self.retain(|_, _| true);
        }
    }

    /// Keeps the entries that are wanted. Those have other places then.
    pub fn retain(&mut self, mut wanted: impl FnMut(&Key, &mut Entry) -> bool) {
        match &mut self.store {
            Store::Few(list) => {
                list.retain_mut(|(key, entry)| is_entry(key) && wanted(key, entry));
            }
            Store::Many(map) => map.retain(|key, entry| is_entry(key) && wanted(key, entry)),
        }
        (self.gaps, self.first) = (0, 0);
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The first entry at a place or behind it, and the place behind that one.
    pub fn next_from(&self, place: usize) -> Option<(usize, Entry)> {
        let mut place = place.max(self.first);
        loop {
            match self.store.at(place)? {
                (Key::Gap(_), _) => place += 1,
                (_, entry) => return Some((place + 1, *entry)),
            }
        }
    }

    /// The entries in their order.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = Entry> {
        let all = (self.first..self.store.len()).filter_map(|place| self.store.at(place));
        all.filter(|(key, _)| is_entry(key))
            .map(|(_, entry)| *entry)
    }

    /// The entries in their order, to be changed.
    pub fn values_mut(&mut self) -> Box<dyn Iterator<Item = &mut Entry> + '_> {
        match &mut self.store {
            Store::Few(list) => {
                let all = list.iter_mut().filter(|(key, _)| is_entry(key));
                Box::new(all.map(|(_, entry)| entry))
            }
            Store::Many(map) => {
                let all = map.iter_mut().filter(|(key, _)| is_entry(key));
                Box::new(all.map(|(_, entry)| entry))
            }
        }
    }
}

impl IntoIterator for Entries {
    type Item = (Key, Entry);
    type IntoIter = Box<dyn Iterator<Item = Self::Item>>;

    fn into_iter(self) -> Self::IntoIter {
        match self.store {
            Store::Few(list) => Box::new(list.into_iter().filter(|(key, _)| is_entry(key))),
            Store::Many(map) => Box::new(map.into_iter().filter(|(key, _)| is_entry(key))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(entries: &Entries) -> Vec<i64> {
        let number = |(key, _)| match key {
            Value::Integer(number) => number,
            _ => -1,
        };
        entries.values().map(number).collect()
    }

    #[test]
    fn gaps_are_not_seen() {
        let mut entries = Entries::default();
        for number in 0..40 {
            entries.insert(Key::Integer(number), (Value::Integer(number), Value::Nil));
        }
        for number in (0..40).filter(|number| *number != 7 && *number != 20) {
            assert!(entries.remove(&Key::Integer(number)).is_some());
            assert!(entries.remove(&Key::Integer(number)).is_none());
        }
        assert_eq!(entries.len(), 2);
        assert_eq!(numbers(&entries), [7, 20]);
        let (next, (first, _)) = entries.next_from(0).unwrap();
        assert!(first.is_same(Value::Integer(7)));
        assert!(entries.next_from(next).is_some());
        entries.close_gaps();
        entries.insert(Key::Integer(3), (Value::Integer(3), Value::Nil));
        assert_eq!(numbers(&entries), [7, 20, 3]);
        assert_eq!(entries.into_iter().count(), 3);
    }
}
