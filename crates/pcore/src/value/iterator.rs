//! Iterators: values that are made when they are asked for.

use std::sync::Mutex;

use super::{Array, Value};
use crate::types::Type;

/// A lazy sequence. It can be gone through once, as in the reference.
pub struct Iter {
    /// What its elements are.
    pub element_type: Type,
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
    /// Each so manyth element of another source.
    Step(Box<IterSource>, i64),
    /// Nothing more.
    Done,
}

impl Iter {
    /// An iterator over a source.
    pub fn new(element_type: Type, source: IterSource) -> Self {
        Self {
            element_type,
            source: Mutex::new(source),
        }
    }

    /// Takes what is left: afterwards the iterator is used up.
    pub fn take(&self) -> IterSource {
        let mut source = self
            .source
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        std::mem::replace(&mut source, IterSource::Done)
    }

    /// What is left, without using it up.
    pub fn peek(&self) -> IterSource {
        self.source
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .clone()
    }
}

impl Iterator for IterSource {
    type Item = Value;

    fn next(&mut self) -> Option<Value> {
        match self {
            Self::Array(values, index) => {
                let value = values.get(*index).cloned();
                *index += 1;
                value
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
                let value = inner.next()?;
                for _ in 1..*step {
                    if inner.next().is_none() {
                        *self = Self::Done;
                        break;
                    }
                }
                Some(value)
            }
            Self::Done => None,
        }
    }
}
