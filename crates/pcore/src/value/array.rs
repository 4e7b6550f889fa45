//! Arrays: values in a row, cheap to clone.

use std::ops::Deref;

use ecow::{EcoVec, vec};

use super::Value;
use crate::deep;

/// So many values are put in their place one by one.
const FEW: usize = 16;

/// So many values are never in two places at once.
const MANY: usize = 64 * 1024;

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

    /// Where it lies, which tells it from others. Of an empty one that has no room nobody can tell.
    pub(super) fn identity(&self) -> Option<usize> {
        let at = self.0.as_ptr();
        (self.0.capacity() > 0).then(|| at.addr())
    }

    /// A copy that lies elsewhere.
    #[must_use]
    pub fn copied(&self) -> Self {
        Self::concatenated(&[self])
    }

    /// The same values; if somebody else has them, too, as an array of its own.
    #[must_use]
    pub fn owned(mut self) -> Self {
        match self.is_unique() {
            true => self,
            false => self.copied(),
        }
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

    /// Copies of the values of some arrays, one after the other.
    pub fn concatenated(parts: &[&[Value]]) -> Self {
        let length = parts.iter().map(|part| part.len()).sum();
        if (FEW..MANY).contains(&length) {
            // To copy them one by one is quicker where nobody else could look on.
            let mut values = Vec::with_capacity(length);
            for part in parts {
                extend(&mut values, part);
            }
            return values.into();
        }
        let mut values = Self::with_capacity(length);
        for part in parts {
            values.extend_from_slice(part);
        }
        values
    }

    /// An array of the values for which a function says so.
    #[must_use]
    pub fn kept(&self, mut is_kept: impl FnMut(&Value) -> bool) -> Self {
        // Most are kept or dropped with their neighbours, and are copied with them.
        let (mut kept, mut start) = (Vec::new(), 0);
        for (index, value) in self.iter().enumerate() {
            if is_kept(value) {
                continue;
            }
            if kept.capacity() == 0 {
                kept.reserve_exact(self.len());
            }
            extend(&mut kept, &self[start..index]);
            start = index + 1;
        }
        if start == 0 {
            return self.copied();
        }
        extend(&mut kept, &self[start..]);
        kept.into()
    }

    /// The values, to be changed.
    #[inline]
    pub fn make_mut(&mut self) -> &mut [Value] {
        self.0.make_mut()
    }
}

/// Adds copies of values. Many of them are mostly integers, which need no care.
#[inline]
fn extend(values: &mut Vec<Value>, more: &[Value]) {
    let integer = |value: &Value| match value {
        Value::Integer(number) => Value::Integer(*number),
        _ => Value::Undef,
    };
    match more.iter().all(|value| matches!(value, Value::Integer(_))) {
        true => values.extend(more.iter().map(integer)),
        false => values.extend_from_slice(more),
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
            // Many values are mostly numbers, with which there is nothing to do.
            if self.0.len() > FEW && self.0.iter().all(Value::is_plain) {
                std::mem::take(&mut self.0)
                    .into_iter()
                    .for_each(std::mem::forget);
            }
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
