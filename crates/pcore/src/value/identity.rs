//! Which collection is which.
//!
//! To Ruby an array or hash is an object: `$x = ['a']` makes one, `{ 'm' => $x, 'n' => $x }` has it twice,
//! and YAML says so (`&1`, `*1`). Here it is where a collection lies in memory that tells it from others.
//! What Ruby makes anew each time (a literal that runs again, a parameter of a class, a value of data)
//! must therefore not lie where it lay before.

use std::sync::Arc;

use super::{Array, Hash, Value};
use crate::deep::grow;

impl Value {
    /// What tells a collection from others, as long as it is there.
    pub fn identity(&self) -> Option<usize> {
        match self {
            Self::Array(values) => values.identity(),
            Self::Hash(hash) => Some(Arc::as_ptr(hash).addr()),
            _ => None,
        }
    }

    /// A copy whose collections are none of this value's.
    #[inline(never)]
    #[must_use]
    pub fn anew(&self) -> Self {
        let mut copy = self.clone();
        copy.renew();
        copy
    }

    /// Sees to it that each collection in this value is nobody else's, and there once. What nobody
    /// else has stays where it is.
    #[inline]
    pub fn renew(&mut self) {
        if let Self::Array(_) | Self::Hash(_) = self {
            self.renew_collection();
        }
    }

    #[inline(never)]
    fn renew_collection(&mut self) {
        match self {
            Self::Array(values) if values.is_empty() => *values = Array::with_capacity(1),
            Self::Array(values) => values.make_mut().iter_mut().for_each(renew_part),
            Self::Hash(hash) => {
                let hash: &mut Hash = Arc::make_mut(hash);
                hash.values_mut().for_each(renew_part);
            }
            _ => {}
        }
    }
}

fn renew_part(value: &mut Value) {
    if let Value::Array(_) | Value::Hash(_) = value {
        grow(|| value.renew_collection());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_has_its_own_collections() {
        let inner = Value::array([Value::from(1)]);
        let empty = Value::array([]).anew();
        let parts = ["a", "b", "c"].map(Value::from);
        let values = [inner.clone(), inner.clone(), empty.clone()];
        let hash = Value::hash(parts.into_iter().zip(values));
        let copy = hash.anew();
        assert!(copy == hash && copy.identity() != hash.identity());
        let Value::Hash(entries) = &copy else {
            panic!("a hash");
        };
        let mut known: Vec<_> = entries.values().map(Value::identity).collect();
        known.extend([inner.identity(), empty.identity()]);
        assert!(known.iter().all(Option::is_some));
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), 5);
    }

    #[test]
    fn what_nobody_else_has_stays() {
        let mut value = Value::array([Value::array([Value::from(1)])]);
        let before = value.identity();
        value.renew();
        assert_eq!(value.identity(), before);
    }
}
