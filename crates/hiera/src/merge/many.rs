//! What was merged so far of many values: what is known to be merged well is not looked at again for
//! each further one, so that many levels cost as much as they have.

use std::sync::Arc;

use marotte_pcore::{Hash, Value};

use super::{HASHES, Strategy, UNIQUES, check, flattened};
use crate::error::{Error, Result};

/// What was merged so far.
pub(super) enum Merged {
    /// One value.
    First(Value),
    /// Elements, each once, as keys.
    Unique(Hash),
    /// Hashes, of which the first counts most; the keys of the last come first.
    Hashes(Vec<Arc<Hash>>),
    /// A value that each further one is merged with.
    Value(Value),
}

impl Merged {
    /// The same with one more value, which counts less.
    pub(super) fn with(self, value: Value, strategy: &Strategy) -> Result<Self> {
        match (self, strategy) {
            (Self::First(first), Strategy::Unique) => {
                check(&UNIQUES, &first, &value)?;
                let mut elements = Hash::new();
                add(&mut elements, first);
                Ok(Self::unique(elements, value))
            }
            (Self::Unique(elements), Strategy::Unique) => {
                second(&UNIQUES, &value)?;
                Ok(Self::unique(elements, value))
            }
            (Self::First(Value::Hash(first)), Strategy::Hash) => {
                check(&HASHES, &Value::Hash(first.clone()), &value)?;
                Ok(Self::hashes(vec![first], value))
            }
            (Self::Hashes(hashes), Strategy::Hash) => {
                second(&HASHES, &value)?;
                Ok(Self::hashes(hashes, value))
            }
            (before, strategy) => {
                let merged = strategy.merge(before.into_value(), value)?;
                Ok(Self::Value(merged))
            }
        }
    }

    /// Elements and those of one more value. Few scalars are no data: what has one is looked at
    /// again.
    fn unique(mut elements: Hash, value: Value) -> Self {
        let is_data = matches!(
            value,
            Value::Array(_)
                | Value::String(_)
                | Value::Integer(_)
                | Value::Float(_)
                | Value::Boolean(_)
        );
        add(&mut elements, value);
        let merged = Self::Unique(elements);
        match is_data {
            true => merged,
            false => Self::First(merged.into_value()),
        }
    }

    fn hashes(mut hashes: Vec<Arc<Hash>>, value: Value) -> Self {
        // It was checked to be one.
        if let Value::Hash(hash) = value {
            hashes.push(hash);
        }
        Self::Hashes(hashes)
    }

    /// All of it as one value.
    pub(super) fn into_value(self) -> Value {
        match self {
            Self::First(value) | Self::Value(value) => value,
            Self::Unique(elements) => {
                let elements = elements.into_iter().map(|(element, _)| element);
                elements.collect::<Vec<Value>>().into()
            }
            Self::Hashes(hashes) => {
                let mut hashes = hashes.into_iter().rev();
                let mut merged = hashes.next().map(Arc::unwrap_or_clone).unwrap_or_default();
                for hash in hashes {
                    merged.extend(hash.iter().map(|(key, value)| (key.clone(), value.clone())));
                }
                merged.into()
            }
        }
    }
}

fn add(elements: &mut Hash, value: Value) {
    for element in flattened(value) {
        // The first of equal ones stays where it is.
        if elements.get(&element).is_none() {
            elements.insert(element, Value::Undef);
        }
    }
}

/// A further value is one that a strategy can merge.
fn second(of: &Option<marotte_pcore::Type>, value: &Value) -> Result<()> {
    let Some(of) = of else {
        return Ok(());
    };
    let subject = "The second element of the merge";
    marotte_pcore::describe::assert_instance(subject, of, value).map_err(Error::wrong_type)
}
