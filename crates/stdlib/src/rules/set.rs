//! Arrays as sets: `union`, `difference`, `intersection`.
//!
//! Elements are the same if they are the same keys of a hash.

use marotte_pcore::{Hash, Value};

use crate::plain::{array, exactly, is_exact};

/// `union`: the elements of all arrays, each once.
pub(super) fn union(arguments: &[Value]) -> Option<Value> {
    if arguments.len() < 2 {
        return None;
    }
    let mut all = Hash::new();
    for argument in arguments {
        all.extend(set(array(argument)?)?);
    }
    Some(elements(&all))
}

/// `difference`: the elements of an array that another does not have.
pub(super) fn difference(arguments: &[Value]) -> Option<Value> {
    let [left, right] = exactly(arguments)?;
    let (left, right) = (array(left)?, set(array(right)?)?);
    if !left.iter().all(is_exact) {
        return None;
    }
    let left = left.iter().filter(|value| !right.contains_key(value));
    Some(Value::array(left.cloned()))
}

/// `intersection`: the elements that both arrays have, each once.
pub(super) fn intersection(arguments: &[Value]) -> Option<Value> {
    let [left, right] = exactly(arguments)?;
    let (left, right) = (set(array(left)?)?, set(array(right)?)?);
    let both = left.keys().filter(|value| right.contains_key(value));
    Some(Value::array(both.cloned()))
}

/// Values as keys.
fn set(values: &[Value]) -> Option<Hash> {
    let mut set = Hash::with_capacity(values.len());
    for value in values {
        if !is_exact(value) {
            return None;
        }
        if !set.contains_key(value) {
            set.insert(value.clone(), Value::Undef);
        }
    }
    Some(set)
}

fn elements(set: &Hash) -> Value {
    Value::array(set.keys().cloned())
}
