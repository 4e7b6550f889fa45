//! Iterators: values that are made when they are asked for.
//!
//! They are as in the reference: an iterator over elements that are all there has a cursor, which
//! `each` and its like move, and can also be gone through from the start, which moves nothing;
//! one that computes its elements can only be moved on.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::tree::TreeWalk;
use super::{Array, Value};
use crate::deep;
use crate::types::Type;

/// The classes of iterators over trees: depth first, breadth first.
pub(crate) const TREE_ITERATORS: [&str; 2] = [
    "Puppet::Pops::Types::Iterable::DepthFirstTreeIterator",
    "Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator",
];

/// A lazy sequence.
pub struct Iter {
    /// What its elements are.
    pub element_type: Type,
    /// Whether the elements are the entries of a hash, for lambdas of two parameters.
    pub hash_style: bool,
    /// Its class in Ruby, if the reference has no type for it.
    pub(crate) class: Option<&'static str>,
    source: Mutex<IterSource>,
}

/// Where the elements come from.
#[derive(Clone)]
pub enum IterSource {
    /// The elements of an array, from an index on.
    Array(Array, usize),
    /// The elements of an array backwards: how many are left.
    Reverse(Array, usize),
    /// Integers from the first to the last, each step apart.
    Range {
        /// The next one.
        next: i64,
        /// The last one.
        last: i64,
        /// The distance; never 0.
        step: i64,
    },
    /// Each so manyth element of another iterator, which is moved on with this one.
    Step(Arc<Iter>, i64),
    /// The parts of a tree, each with the path to it.
    Tree(Box<TreeWalk>),
    /// Nothing more.
    Done,
}

impl Drop for Iter {
    fn drop(&mut self) {
        deep::give_up(|| {
            let source = self
                .source
                .get_mut()
                .unwrap_or_else(PoisonError::into_inner);
            let source = std::mem::replace(source, IterSource::Done);
            Value::Iterator(Arc::new(Self::new(Type::Any, source)))
        });
    }
}

impl Iter {
    /// An iterator over a source.
    pub fn new(element_type: Type, source: IterSource) -> Self {
        Self {
            element_type,
            hash_style: false,
            class: None,
            source: Mutex::new(source),
        }
    }

    /// An iterator over the parts of a tree. To the reference it is not one of its iterators.
    pub fn tree(walk: TreeWalk) -> Self {
        let class = match walk.is_breadth_first() {
            true => TREE_ITERATORS[1],
            false => TREE_ITERATORS[0],
        };
        let mut iter = Self::new(Type::Any, IterSource::Tree(Box::new(walk)));
        iter.class = Some(class);
        iter
    }

    /// Whether it goes over the parts of a tree.
    pub const fn is_of_tree(&self) -> bool {
        self.class.is_some()
    }

    /// An iterator over the elements of a value, if it has any.
    pub fn over(value: &Value) -> Option<Self> {
        let mut iter = Self::new(value.element_type()?, value.elements()?);
        iter.hash_style = matches!(value, Value::Hash(_));
        Some(iter)
    }

    fn lock(&self) -> MutexGuard<'_, IterSource> {
        self.source.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next element; the cursor moves on.
    pub fn advance(&self) -> Option<Value> {
        self.lock().next()
    }

    /// All elements from the start, if they are all there; the cursor stays where it is.
    pub fn restart(&self) -> Option<IterSource> {
        match &*self.lock() {
            IterSource::Array(values, _) => Some(IterSource::Array(values.clone(), 0)),
            IterSource::Reverse(values, _) => {
                Some(IterSource::Reverse(values.clone(), values.len()))
            }
            _ => None,
        }
    }

    /// All elements, as a conversion to an array wants them: from the start where that can be,
    /// else what is left, and nothing is left afterwards.
    pub fn take(&self) -> IterSource {
        self.restart()
            .unwrap_or_else(|| std::mem::replace(&mut *self.lock(), IterSource::Done).packed())
    }

    /// What is left, without using it up.
    pub fn peek(&self) -> IterSource {
        self.lock().clone()
    }

    /// The elements in the opposite order.
    pub fn reversed(&self) -> Self {
        let bounds = self.bounds();
        let source = match (&mut *self.lock(), bounds) {
            (IterSource::Array(values, _), _) => IterSource::Reverse(values.clone(), values.len()),
            (IterSource::Reverse(values, _), _) => IterSource::Array(values.clone(), 0),
            (IterSource::Range { step, .. }, Some((first, last))) => {
                range(first, last, step.saturating_neg())
            }
            (source, _) => {
                let values: Array = std::mem::replace(source, IterSource::Done)
                    .packed()
                    .collect();
                let count = values.len();
                IterSource::Reverse(values, count)
            }
        };
        Self::new(self.element_type.clone(), source)
    }

    /// Each so manyth element.
    pub fn stepped(self: &Arc<Self>, step: i64) -> Arc<Self> {
        let (bounds, is_tree) = (self.bounds(), matches!(*self.lock(), IterSource::Tree(_)));
        if step <= 1 && !is_tree {
            return Arc::clone(self);
        }
        if let (IterSource::Range { step: distance, .. }, Some((first, last))) =
            (&*self.lock(), bounds)
        {
            let distance = distance.saturating_mul(step);
            let size = i128::from(distance).abs();
            let over = (i128::from(last) - i128::from(first)).rem_euclid(size);
            // Backwards, the reference leaves out a last step that does not fit exactly.
            let (first, last) = match over {
                0 => (first, last),
                over if distance < 0 => (saturate(i128::from(first) + size - over), last),
                over => (first, saturate(i128::from(last) - over)),
            };
            let of = Type::integer(Some(first), Some(last));
            return Arc::new(Self::new(of, range(first, last, distance)));
        }
        let source = IterSource::Step(Arc::clone(self), step);
        Arc::new(Self::new(self.element_type.clone(), source))
    }

    /// The bounds of a range of integers, wherever the cursor is.
    fn bounds(&self) -> Option<(i64, i64)> {
        match &self.element_type {
            Type::Integer(Some(of)) => of.min.zip(of.max),
            _ => None,
        }
    }
}

fn saturate(value: i128) -> i64 {
    i64::try_from(value).unwrap_or(if value < 0 { i64::MIN } else { i64::MAX })
}

fn range(first: i64, last: i64, step: i64) -> IterSource {
    let (next, last) = if step < 0 {
        (last, first)
    } else {
        (first, last)
    };
    IterSource::Range { next, last, step }
}

impl IterSource {
    /// The elements as an array has them. Of steps, Ruby takes collections apart and packs what it then has: nothing is
    /// undef, a single element is itself.
    fn packed(self) -> Self {
        match self {
            Self::Step(..) => Self::Array(self.map(packed).collect(), 0),
            other => other,
        }
    }
}

fn packed(value: Value) -> Value {
    let mut parts = match value {
        Value::Array(parts) => parts,
        Value::Hash(hash) => hash
            .iter()
            .map(|(key, value)| Value::array([key.clone(), value.clone()]))
            .collect(),
        other => return other,
    };
    match parts.len() {
        0 => Value::Undef,
        1 => std::mem::take(&mut parts.make_mut()[0]),
        _ => Value::Array(parts),
    }
}

impl Iterator for IterSource {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        match self {
            Self::Array(values, index) => {
                let value = values.get(*index).cloned()?;
                *index += 1;
                Some(value)
            }
            Self::Reverse(values, left) => {
                *left = left.checked_sub(1)?;
                values.get(*left).cloned()
            }
            Self::Range { next, last, step } => {
                let value = *next;
                if (*step > 0 && value > *last) || (*step < 0 && value < *last) {
                    return None;
                }
                match value.checked_add(*step) {
                    Some(following) => *next = following,
                    None => *self = Self::Done,
                }
                Some(Value::Integer(value))
            }
            Self::Step(inner, step) => {
                let value = inner.advance()?;
                for _ in 1..*step {
                    if inner.advance().is_none() {
                        break;
                    }
                }
                Some(value)
            }
            Self::Tree(walk) => walk.next(),
            Self::Done => None,
        }
    }

    /// How many elements are left, so that an array of them is made at once. No promise is made
    /// about more of them than can be kept.
    fn size_hint(&self) -> (usize, Option<usize>) {
        const MOST: usize = 1_000_000;
        let count = match self {
            Self::Array(values, index) => values.len().saturating_sub(*index),
            Self::Reverse(_, left) => *left,
            Self::Range { next, last, step } => {
                let steps = i128::from(*last) - i128::from(*next);
                let steps = steps.checked_div(i128::from(*step)).unwrap_or(-1);
                usize::try_from(steps + 1).unwrap_or(0)
            }
            _ => 0,
        };
        (count.min(MOST), None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integers(source: IterSource) -> Vec<i64> {
        source
            .map(|value| match value {
                Value::Integer(value) => value,
                other => panic!("{other:?} is no integer"),
            })
            .collect()
    }

    fn over(value: Value) -> Arc<Iter> {
        Arc::new(Iter::over(&value).unwrap())
    }

    #[test]
    fn ranges_step_and_turn() {
        let range = over(Value::Type(Type::integer(Some(1), Some(10))));
        assert_eq!(integers(range.stepped(3).take()), [1, 4, 7, 10]);
        assert_eq!(integers(range.stepped(3).reversed().take()), [10, 7, 4, 1]);
        assert_eq!(integers(range.stepped(4).reversed().take()), [9, 5, 1]);
        let backwards = Arc::new(range.reversed());
        assert_eq!(integers(backwards.stepped(3).take()), [10, 7, 4, 1]);
        assert_eq!(integers(backwards.stepped(4).take()), [10, 6]);
        assert_eq!(
            integers(over(Value::Integer(3)).reversed().take()),
            [2, 1, 0]
        );
    }

    #[test]
    fn arrays_have_a_cursor() {
        let iter = over(Value::array([1, 2, 3].map(Value::Integer)));
        assert_eq!(iter.advance(), Some(Value::Integer(1)));
        assert_eq!(integers(iter.take()), [1, 2, 3]);
        assert_eq!(iter.advance(), Some(Value::Integer(2)));
        assert_eq!(integers(iter.reversed().take()), [3, 2, 1]);
    }

    #[test]
    fn steps_move_what_they_step_over() {
        let iter = over(Value::array([1, 2, 3, 4].map(Value::Integer)));
        let steps = iter.stepped(2);
        assert_eq!(steps.advance(), Some(Value::Integer(1)));
        assert_eq!(iter.advance(), Some(Value::Integer(3)));
        assert_eq!(integers(steps.take()), [4]);
        assert!(integers(steps.take()).is_empty());
    }
}
