//! Ranges of integers, floats and times.

use super::{Bounds, FloatRange, IntegerRange};

impl IntegerRange {
    /// The sizes that a collection has when nothing is said about them.
    pub const ANY_SIZE: Self = Self {
        min: Some(0),
        max: None,
    };

    /// A range; an absent bound is infinite.
    pub const fn new(min: Option<i64>, max: Option<i64>) -> Self {
        Self { min, max }
    }

    /// The range that has just one element.
    pub const fn exactly(value: i64) -> Self {
        Self {
            min: Some(value),
            max: Some(value),
        }
    }

    /// The range of just this size.
    pub(crate) fn exact_size(size: usize) -> Self {
        Self::exactly(i64::try_from(size).unwrap_or(i64::MAX))
    }

    /// Whether a number lies in it.
    pub fn contains(&self, value: i64) -> bool {
        self.min.is_none_or(|min| min <= value) && self.max.is_none_or(|max| value <= max)
    }

    /// Whether a size lies in it.
    pub(crate) fn contains_size(&self, size: usize) -> bool {
        self.contains(i64::try_from(size).unwrap_or(i64::MAX))
    }

    /// Whether all of another range lies in it.
    pub fn covers(&self, other: &Self) -> bool {
        let low = match (self.min, other.min) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(mine), Some(its)) => mine <= its,
        };
        let high = match (self.max, other.max) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(mine), Some(its)) => mine >= its,
        };
        low && high
    }

    /// Whether it is neither bounded below nor above.
    pub(crate) const fn is_unbounded(&self) -> bool {
        self.min.is_none() && self.max.is_none()
    }

    /// Whether it is bounded on both ends, so that it can be iterated over.
    pub const fn is_finite(&self) -> bool {
        self.min.is_some() && self.max.is_some()
    }

    /// Whether it is the size of what is empty.
    pub fn is_zero(&self) -> bool {
        self.min == Some(0) && self.max == Some(0)
    }

    /// The range as sizes, which are never negative.
    #[must_use]
    pub(crate) fn to_size(self) -> Self {
        match self.min {
            Some(min) if min >= 0 => self,
            _ => Self {
                min: Some(0),
                max: self.max.map(|max| max.max(0)),
            },
        }
    }

    /// The least range that has both in it.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            min: self.min.zip(other.min).map(|(a, b)| a.min(b)),
            max: self.max.zip(other.max).map(|(a, b)| a.max(b)),
        }
    }

    /// Both ranges as one, if they overlap or touch.
    pub fn merge(&self, other: &Self) -> Option<Self> {
        let is_before = |low: &Self, high: &Self| match (low.max, high.min) {
            (Some(max), Some(min)) => max.checked_add(1).is_some_and(|next| next < min),
            _ => false,
        };
        (!is_before(self, other) && !is_before(other, self)).then(|| self.union(other))
    }
}

impl FloatRange {
    /// A range; an absent bound is infinite.
    pub const fn new(min: Option<f64>, max: Option<f64>) -> Self {
        Self { min, max }
    }

    fn low(&self) -> f64 {
        self.min.unwrap_or(f64::NEG_INFINITY)
    }

    fn high(&self) -> f64 {
        self.max.unwrap_or(f64::INFINITY)
    }

    /// Whether a number lies in it.
    pub fn contains(&self, value: f64) -> bool {
        self.low() <= value && value <= self.high()
    }

    /// Whether all of another range lies in it.
    pub fn covers(&self, other: &Self) -> bool {
        self.low() <= other.low() && self.high() >= other.high()
    }

    /// Whether it is neither bounded below nor above.
    pub(crate) fn is_unbounded(&self) -> bool {
        self.low() == f64::NEG_INFINITY && self.high() == f64::INFINITY
    }

    /// The least range that has both in it.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self::canonical(self.low().min(other.low()), self.high().max(other.high()))
    }

    /// Both ranges as one, if they overlap.
    pub fn merge(&self, other: &Self) -> Option<Self> {
        let apart = self.high() < other.low() || other.high() < self.low();
        (!apart).then(|| self.union(other))
    }

    fn canonical(low: f64, high: f64) -> Self {
        Self {
            min: (low != f64::NEG_INFINITY).then_some(low),
            max: (high != f64::INFINITY).then_some(high),
        }
    }
}

impl<T: Ord + Copy> Bounds<T> {
    /// A range; an absent bound is infinite.
    pub const fn new(min: Option<T>, max: Option<T>) -> Self {
        Self { min, max }
    }

    /// Whether a time lies in it.
    pub fn contains(&self, value: &T) -> bool {
        self.min.is_none_or(|min| min <= *value) && self.max.is_none_or(|max| *value <= max)
    }

    /// Whether all of another range lies in it.
    pub fn covers(&self, other: &Self) -> bool {
        let low = self
            .min
            .is_none_or(|mine| other.min.is_some_and(|its| mine <= its));
        let high = self
            .max
            .is_none_or(|mine| other.max.is_some_and(|its| mine >= its));
        low && high
    }

    /// Both ranges as one, if they overlap.
    pub fn merge(&self, other: &Self) -> Option<Self> {
        let is_before = |low: &Self, high: &Self| match (low.max, high.min) {
            (Some(max), Some(min)) => max < min,
            _ => false,
        };
        (!is_before(self, other) && !is_before(other, self)).then(|| Self {
            min: self.min.zip(other.min).map(|(a, b)| a.min(b)),
            max: self.max.zip(other.max).map(|(a, b)| a.max(b)),
        })
    }
}
