//! The parameters of an Integer type. Most are a range of 64 bits; those of a dialect without such
//! a limit can have bounds beyond it, and a direction.

use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use marotte_diagnostics::MAX_RANGE;
use marotte_scalars::integer::BigInteger;

use super::{IntegerRange, Type};
use crate::value::{Array, IterSource, Oversized, Value};

/// The parameters of an Integer type. Two are equal if their bounds are, whatever the direction.
#[derive(Clone, Debug)]
pub struct IntegerType {
    /// The integers of 64 bits in it; a bound beyond them is infinite here.
    pub range: IntegerRange,
    /// The bounds, if one of them is beyond 64 bits.
    wide: Option<Box<WideRange>>,
    /// Whether it is gone through from the greatest to the least: `Integer[5, 1]`.
    pub descending: bool,
}

/// Bounds of any size; an absent one is infinite.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct WideRange {
    min: Option<BigInteger>,
    max: Option<BigInteger>,
}

/// No integer of 64 bits is in it.
const NOTHING: IntegerRange = IntegerRange {
    min: Some(i64::MAX),
    max: Some(i64::MIN),
};

impl From<IntegerRange> for IntegerType {
    fn from(range: IntegerRange) -> Self {
        Self {
            range,
            wide: None,
            descending: false,
        }
    }
}

impl Deref for IntegerType {
    type Target = IntegerRange;

    fn deref(&self) -> &IntegerRange {
        &self.range
    }
}

impl PartialEq for IntegerType {
    fn eq(&self, other: &Self) -> bool {
        self.range == other.range && self.wide == other.wide
    }
}

impl Eq for IntegerType {}

impl Hash for IntegerType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.range.hash(state);
    }
}

impl IntegerType {
    /// The integers between two bounds of any size; if the first is the greater one, they are gone
    /// through downwards.
    pub(crate) fn between(from: Option<BigInteger>, to: Option<BigInteger>) -> Self {
        let descending = matches!((&from, &to), (Some(from), Some(to)) if from > to);
        let (min, max) = if descending { (to, from) } else { (from, to) };
        Self {
            descending,
            ..Self::of_bounds(WideRange { min, max })
        }
    }

    fn of_bounds(bounds: WideRange) -> Self {
        let small = |bound: &Option<BigInteger>| bound.as_ref().map(BigInteger::to_i64);
        match (small(&bounds.min), small(&bounds.max)) {
            (Some(None), _) | (_, Some(None)) => Self {
                range: bounds.in_64_bits(),
                wide: Some(Box::new(bounds)),
                descending: false,
            },
            (min, max) => IntegerRange {
                min: min.flatten(),
                max: max.flatten(),
            }
            .into(),
        }
    }

    /// The bounds, however large.
    fn bounds(&self) -> WideRange {
        match &self.wide {
            Some(wide) => WideRange::clone(wide),
            None => WideRange {
                min: self.range.min.map(BigInteger::from),
                max: self.range.max.map(BigInteger::from),
            },
        }
    }

    /// Whether a bound is beyond 64 bits.
    pub(crate) const fn is_wide(&self) -> bool {
        self.wide.is_some()
    }

    /// Whether it is bounded on both ends.
    pub(super) fn has_ends(&self) -> bool {
        match &self.wide {
            Some(wide) => wide.min.is_some() && wide.max.is_some(),
            None => self.range.is_finite(),
        }
    }

    /// Whether an integer of more than 64 bits lies in it.
    pub(super) fn contains_oversized(&self, number: &BigInteger) -> bool {
        let bounds = self.bounds();
        bounds.min.is_none_or(|min| min <= *number) && bounds.max.is_none_or(|max| *number <= max)
    }

    /// Whether all of another type lies in one; an absent one has all integers.
    pub(super) fn covers(this: Option<&Arc<Self>>, other: Option<&Arc<Self>>) -> bool {
        let is_wide = |of: Option<&Arc<Self>>| of.is_some_and(|of| of.is_wide());
        if !is_wide(this) && !is_wide(other) {
            return Type::bounds(this).covers(&Type::bounds(other));
        }
        let Some(this) = this else { return true };
        let Some(other) = other else { return false };
        let (this, other) = (this.bounds(), other.bounds());
        let low = this
            .min
            .is_none_or(|mine| other.min.is_some_and(|its| mine <= its));
        let high = this
            .max
            .is_none_or(|mine| other.max.is_some_and(|its| mine >= its));
        low && high
    }

    /// The least range that has both in it.
    pub(super) fn union(&self, other: &Self) -> Self {
        if !self.is_wide() && !other.is_wide() {
            return self.range.union(&other.range).into();
        }
        let (this, other) = (self.bounds(), other.bounds());
        Self::of_bounds(WideRange {
            min: this.min.zip(other.min).map(|(a, b)| a.min(b)),
            max: this.max.zip(other.max).map(|(a, b)| a.max(b)),
        })
    }

    /// The two bounds in the order in which it is gone through, as text.
    pub(super) fn ends(&self) -> (Option<String>, Option<String>) {
        let bounds = self.bounds();
        let text = |bound: Option<BigInteger>| bound.map(|bound| bound.to_string());
        let (min, max) = (text(bounds.min), text(bounds.max));
        if self.descending {
            (max, min)
        } else {
            (min, max)
        }
    }

    /// Its integers in their direction; nothing if there is no end of them.
    pub(crate) fn elements(&self) -> Option<IterSource> {
        if self.is_wide() {
            let bounds = self.bounds();
            let (min, max) = (bounds.min?, bounds.max?);
            let one = BigInteger::from(1_i64);
            let count = (&max - &min).to_i64()?.checked_add(1)?;
            let count = usize::try_from(count).ok().filter(|it| *it <= MAX_RANGE)?;
            let (mut next, step) = match self.descending {
                true => (max, -&one),
                false => (min, one),
            };
            let mut values = Array::with_capacity(count);
            for _ in 0..count {
                let following = &next + &step;
                values.push(Oversized::integer(next));
                next = following;
            }
            return Some(IterSource::Array(values, 0));
        }
        let (min, max) = (self.range.min?, self.range.max?);
        Some(match self.descending {
            true => IterSource::Range {
                next: max,
                last: min,
                step: -1,
            },
            false => IterSource::Range {
                next: min,
                last: max,
                step: 1,
            },
        })
    }
}

impl WideRange {
    /// The integers of 64 bits in it.
    fn in_64_bits(&self) -> IntegerRange {
        let is_above = |bound: &BigInteger| bound.to_i64().is_none() && !bound.is_negative();
        let is_below = |bound: &BigInteger| bound.to_i64().is_none() && bound.is_negative();
        if self.min.as_ref().is_some_and(is_above) || self.max.as_ref().is_some_and(is_below) {
            return NOTHING;
        }
        IntegerRange {
            min: self.min.as_ref().and_then(BigInteger::to_i64),
            max: self.max.as_ref().and_then(BigInteger::to_i64),
        }
    }
}

impl Type {
    /// The type of one integer that is too large for 64 bits.
    pub(super) fn oversized(number: &BigInteger) -> Self {
        let exactly = IntegerType::between(Some(number.clone()), Some(number.clone()));
        Self::Integer(Some(Arc::new(exactly)))
    }

    /// The Integer type between two bounds, which may be any integers or `default`.
    pub(crate) fn integers(from: &Value, to: &Value) -> Self {
        let bound = |value| Oversized::any_integer(value).map(|number| number.into_owned());
        match (bound(from), bound(to)) {
            (None, None) => Self::Integer(None),
            (from, to) => Self::Integer(Some(Arc::new(IntegerType::between(from, to)))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(from: i128, to: i128) -> Arc<IntegerType> {
        Arc::new(IntegerType::between(Some(from.into()), Some(to.into())))
    }

    #[test]
    fn bounds_beyond_64_bits_are_bounds() {
        let (wide, far) = (between(1, 1 << 70), between(1 << 70, 1 << 71));
        assert!(wide.contains(5) && !wide.contains(0));
        assert!(!far.contains(i64::MAX) && !far.contains(i64::MIN));
        assert!(far.contains_oversized(&BigInteger::from((1_i128 << 70) + 1)));
        assert!(IntegerType::covers(Some(&wide), Some(&between(2, 3))));
        assert!(!IntegerType::covers(Some(&between(2, 3)), Some(&wide)));
        assert_eq!(wide.union(&far), *between(1, 1 << 71));
        assert_eq!(far.ends().1, Some((1_i128 << 71).to_string()));
    }

    #[test]
    fn directions_do_not_matter_but_for_elements() {
        let (down, up) = (between(3, 1), between(1, 3));
        assert_eq!(down, up);
        let values: Vec<Value> = down.elements().unwrap().collect();
        assert!(values == [3, 2, 1].map(Value::Integer));
        assert_eq!(down.ends(), (Some("3".into()), Some("1".into())));
    }
}
