//! Collections that have become others.
//!
//! Code of another language can change an array or hash that variables have. Values never change here,
//! so each place that has the collection, be it within others, gets another value.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Array, Hash, Value};
use crate::deep::grow;

/// Which collections have become others.
pub struct Replacement {
    /// What each collection is now, by where it was; nothing if it is what it was.
    known: FxHashMap<usize, Option<Value>>,
    /// Whether a collection itself has become another one, not only something in it.
    changed: FxHashSet<usize>,
    /// What was there before stays, so that nothing else can lie where it was.
    before: Vec<Value>,
}

impl Replacement {
    /// Those that have become others, one after the other: what they were, and what they were then.
    pub fn new(pairs: Vec<(Value, Value)>) -> Self {
        let mut this = Self {
            known: FxHashMap::default(),
            changed: FxHashSet::default(),
            before: Vec::with_capacity(pairs.len()),
        };
        for (before, then) in pairs.into_iter().rev() {
            let later = then.identity().map(|at| this.known.entry(at).or_default());
            let now = later.and_then(|later| later.clone()).unwrap_or(then);
            if let Some(identity) = before.identity() {
                this.changed.insert(identity);
                this.known.entry(identity).or_insert(Some(now));
            }
            this.before.push(before);
        }
        this
    }

    /// Whether a value is a collection that itself has become another one.
    pub fn is_changed(&self, value: &Value) -> bool {
        let identity = value.identity();
        identity.is_some_and(|identity| self.changed.contains(&identity))
    }

    /// What a value is now, if that is something else.
    pub fn of(&mut self, value: &Value) -> Option<Value> {
        let identity = value.identity()?;
        if let Some(known) = self.known.get(&identity) {
            return known.clone();
        }
        let now = grow(|| match value {
            Value::Array(values) => self.of_array(values),
            Value::Hash(hash) => self.of_hash(hash),
            _ => None,
        });
        if now.is_some() {
            self.before.push(value.clone());
        }
        self.known.insert(identity, now.clone());
        now
    }

    fn of_array(&mut self, values: &Array) -> Option<Value> {
        let at = values.iter().position(|value| self.of(value).is_some())?;
        let renewed = |(index, value): (usize, &Value)| match index < at {
            true => value.clone(),
            false => self.of(value).unwrap_or_else(|| value.clone()),
        };
        Some(Value::Array(
            values.iter().enumerate().map(renewed).collect(),
        ))
    }

    fn of_hash(&mut self, hash: &Arc<Hash>) -> Option<Value> {
        let mut all = hash.iter();
        if !all.any(|(_, value)| self.of(value).is_some()) {
            return None;
        }
        let mut hash = Hash::clone(hash);
        for value in hash.values_mut() {
            if let Some(now) = self.of(value) {
                *value = now;
            }
        }
        Some(Value::from(hash))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_collection_has_what_became_of_it() {
        let inner = Value::array([Value::from(1)]);
        let other = Value::array([Value::from(1)]);
        let outer = Value::array([inner.clone(), other.clone(), inner.clone()]);
        let now = Value::array([Value::from(1), Value::from(2)]);
        let mut replacement = Replacement::new(vec![(inner.clone(), now.clone())]);
        let expected = Value::array([now.clone(), other.clone(), now.clone()]);
        let first = replacement.of(&outer);
        assert_eq!(first, Some(expected));
        // Who had the same has the same.
        let identity = |value: &Option<Value>| value.as_ref().and_then(Value::identity);
        assert_eq!(identity(&replacement.of(&outer)), identity(&first));
        assert_eq!(replacement.of(&other), None);
        assert_eq!(replacement.of(&now), None);
    }

    #[test]
    fn what_was_changed_twice_is_what_it_is_at_last() {
        let [first, second, third] = [1, 2, 3].map(|number| Value::array([Value::from(number)]));
        let pairs = vec![
            (first.clone(), second.clone()),
            (second.clone(), third.clone()),
        ];
        let mut replacement = Replacement::new(pairs);
        assert_eq!(replacement.of(&first), Some(third.clone()));
        assert_eq!(replacement.of(&second), Some(third));
    }
}
