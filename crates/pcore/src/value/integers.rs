//! Values that are nothing but integers: their bounds, and sets of them. Those that lie close together are
//! bits in a row, which are quicker to find than entries of a table.

use rustc_hash::FxHashSet;

use super::Value;

/// The least and the greatest of values that are nothing but integers. Of no values, the first is above the
/// second.
pub fn integer_bounds(values: &[Value]) -> Option<(i64, i64)> {
    let (mut least, mut greatest) = (i64::MAX, i64::MIN);
    for value in values {
        let Value::Integer(number) = value else {
            return None;
        };
        least = least.min(*number);
        greatest = greatest.max(*number);
    }
    Some((least, greatest))
}

/// A set of integers.
pub enum IntegerSet {
    /// From the least one on, a bit for each.
    Close {
        /// The least that can be in it.
        least: i64,
        /// The bits, 64 in a word.
        words: Vec<u64>,
    },
    /// Too far from each other for that.
    Apart(FxHashSet<i64>),
}

impl IntegerSet {
    /// An empty set that shall have the integers of some values; nothing if there are other values
    /// among them.
    pub fn for_values(values: &[Value]) -> Option<Self> {
        let (least, greatest) = integer_bounds(values)?;
        let words = greatest.abs_diff(least) / u64::from(u64::BITS) + 1;
        // No more words than there are integers.
        let words = usize::try_from(words).ok();
        Some(match words.filter(|words| *words <= values.len()) {
            Some(words) => Self::Close {
                least,
                words: vec![0; words],
            },
            None => {
                let hasher = Default::default();
                Self::Apart(FxHashSet::with_capacity_and_hasher(values.len(), hasher))
            }
        })
    }

    /// The integers of values that are nothing else.
    pub fn of_values(values: &[Value]) -> Option<Self> {
        let mut set = Self::for_values(values)?;
        for value in values {
            if let Value::Integer(number) = value {
                set.insert(*number);
            }
        }
        Some(set)
    }

    /// Puts an integer into the set that it was made for; answers whether it was not there.
    #[inline]
    pub fn insert(&mut self, number: i64) -> bool {
        match self {
            Self::Close { least, words } => {
                let (word, bit) = place(*least, number);
                match words.get_mut(word) {
                    Some(word) => {
                        let before = *word;
                        *word |= bit;
                        before & bit == 0
                    }
                    None => false,
                }
            }
            Self::Apart(numbers) => numbers.insert(number),
        }
    }

    /// Whether an integer is in it.
    #[inline]
    pub fn contains(&self, number: i64) -> bool {
        match self {
            Self::Close { least, words } => {
                let (word, bit) = place(*least, number);
                number >= *least && words.get(word).is_some_and(|word| word & bit != 0)
            }
            Self::Apart(numbers) => numbers.contains(&number),
        }
    }
}

/// The word and the bit in it of an integer that is not below the least.
#[inline]
fn place(least: i64, number: i64) -> (usize, u64) {
    let distance = number.abs_diff(least);
    let word = usize::try_from(distance / u64::from(u64::BITS)).unwrap_or(usize::MAX);
    (word, 1 << (distance % u64::from(u64::BITS)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[i64]) -> Option<IntegerSet> {
        let values: Vec<Value> = numbers.iter().copied().map(Value::Integer).collect();
        IntegerSet::of_values(&values)
    }

    #[test]
    fn close_and_apart_are_the_same_set() {
        for numbers in [
            vec![],
            vec![5],
            (-70..70).step_by(2).collect(),
            vec![0, 63, 64, 65, 128],
            vec![i64::MIN, 0, i64::MAX],
            vec![i64::MAX, i64::MAX - 1],
        ] {
            let known = set(&numbers).expect("integers alone");
            for number in [-71, -70, -69, 0, 1, 5, 63, 64, 66, 128, i64::MIN, i64::MAX] {
                let expected = numbers.contains(&number);
                assert_eq!(known.contains(number), expected, "{number} in {numbers:?}");
            }
        }
        assert!(IntegerSet::of_values(&[Value::Integer(1), Value::Undef]).is_none());
    }
}
