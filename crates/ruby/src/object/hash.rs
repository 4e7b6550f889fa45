//! Hashes: entries in the order in which they came, found by what their keys are (`eql?`).

use ecow::EcoString;
use num_bigint::BigInt;

use super::entries::Entries;
use super::value::{ObjectId, Value};
use crate::symbol::Symbol;

/// What a value is as a key of a hash. Two values are the same key if these are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// `nil`
    Nil,
    /// `true`, `false`
    Boolean(bool),
    /// An integer.
    Integer(i64),
    /// A float, by its bits.
    Float(u64),
    /// A symbol.
    Symbol(Symbol),
    /// A string.
    Text(EcoString),
    /// A string that is no UTF-8.
    Bytes(Box<[u8]>),
    /// A large integer.
    BigInteger(Box<BigInt>),
    /// An array, by what it has.
    List(Box<[Key]>),
    /// A hash, by what it has, regardless of the order.
    Table(Box<[(Key, Key)]>),
    /// An object that says what it is, by its class and its own `hash`.
    Own(ObjectId, i64),
    /// Any other object.
    Object(ObjectId),
    /// Where an entry was that is gone. No value is this.
    Gap(u64),
}

/// A hash.
#[derive(Clone, Debug, Default)]
pub struct HashTable {
    /// The entries: keys and values as they were given.
    pub entries: Entries,
    /// What is given for a key that is not there.
    pub default: Value,
    /// The proc that is asked for a key that is not there.
    pub default_proc: Option<Value>,
    /// Whether keys are compared as objects.
    pub by_identity: bool,
}

impl HashTable {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value of a key.
    pub fn get(&self, key: &Key) -> Option<Value> {
        self.entries.get(key).map(|(_, value)| *value)
    }

    /// The value of a symbol.
    pub fn get_symbol(&self, name: &str) -> Option<Value> {
        self.get(&Key::Symbol(Symbol::find(name)?))
    }

    /// The value of a string key.
    pub fn get_text(&self, name: &str) -> Option<Value> {
        self.get(&Key::Text(name.into()))
    }

    /// Sets a value. A key that is there stays where it is.
    pub fn insert(&mut self, key: Key, original: Value, value: Value) {
        match self.entries.get_mut(&key) {
            Some(entry) => entry.1 = value,
            None => self.entries.insert(key, (original, value)),
        }
    }

    /// Takes an entry out.
    pub fn remove(&mut self, key: &Key) -> Option<Value> {
        self.entries.remove(key).map(|(_, value)| value)
    }

    /// The entries as keys and values.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (Value, Value)> {
        self.entries.values()
    }
}
