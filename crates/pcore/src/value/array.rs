//! Arrays: values in a row, cheap to clone.

use std::ops::Deref;

use ecow::{EcoVec, vec};

use super::Value;
use crate::deep;

/// So many values are put in their place one by one.
const FEW: usize = 16;

/// An array.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Array(EcoVec<Value>);

impl Array {
    /// An empty array.
    pub const fn new() -> Self {
        Self(EcoVec::new())
    }

    /// An empty array with room for so many values.
    #[inline]
    pub fn with_capacity(capacity: usize) -> Self {
        Self(EcoVec::with_capacity(capacity))
    }

    /// The values.
    #[inline]
    pub fn as_slice(&self) -> &[Value] {
        &self.0
    }

    /// Whether nobody else has it, so that it can change where it is.
    #[inline]
    pub fn is_unique(&mut self) -> bool {
        self.0.is_unique()
    }

    /// Adds a value at the end.
    #[inline]
    pub fn push(&mut self, value: Value) {
        self.0.push(value);
    }

    /// Adds copies of values at the end.
    #[inline]
    pub fn extend_from_slice(&mut self, values: &[Value]) {
        self.0.extend_from_slice(values);
    }

    /// The values, to be changed.
    #[inline]
    pub fn make_mut(&mut self) -> &mut [Value] {
        self.0.make_mut()
    }
}

impl Deref for Array {
    type Target = [Value];

    #[inline]
    fn deref(&self) -> &[Value] {
        &self.0
    }
}

impl Drop for Array {
    // Not where values are dropped: most are no arrays.
    #[inline(never)]
    fn drop(&mut self) {
        if self.0.is_unique() {
            deep::give_up(|| Value::Array(std::mem::take(self)));
        }
    }
}

impl From<Vec<Value>> for Array {
    #[inline]
    fn from(values: Vec<Value>) -> Self {
        Self(values.into())
    }
}

impl From<&[Value]> for Array {
    #[inline]
    fn from(values: &[Value]) -> Self {
        Self(values.into())
    }
}

impl<const N: usize> From<[Value; N]> for Array {
    #[inline]
    fn from(values: [Value; N]) -> Self {
        Self(values.into())
    }
}

impl FromIterator<Value> for Array {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let values = values.into_iter();
        // To look for room for each value costs more than to move many of them once more.
        match values.size_hint().0 > FEW {
            true => values.collect::<Vec<Value>>().into(),
            false => Self(values.collect()),
        }
    }
}

impl Extend<Value> for Array {
    #[inline]
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        self.0.extend(values);
    }
}

impl IntoIterator for Array {
    type Item = Value;
    type IntoIter = vec::IntoIter<Value>;

    #[inline]
    fn into_iter(mut self) -> Self::IntoIter {
        std::mem::take(&mut self.0).into_iter()
    }
}

impl<'a> IntoIterator for &'a Array {
    type Item = &'a Value;
    type IntoIter = std::slice::Iter<'a, Value>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
