//! What can be iterated over, and what the elements are.

use super::{IntegerRange, RuntimeName, Type};
use crate::value::{Array, IterSource, TREE_ITERATORS, Value};

/// How deep parents and aliases are followed; deeper ones are circles.
const DEEPEST: usize = 100;

impl Type {
    /// Whether its instances can be iterated over.
    pub(crate) fn is_iterable(&self) -> bool {
        self.is_iterable_below(0)
    }

    fn is_iterable_below(&self, depth: usize) -> bool {
        match self {
            Self::Integer(_)
            | Self::String(_)
            | Self::Enum(_)
            | Self::Collection(_)
            | Self::Array(_)
            | Self::Hash(_)
            | Self::Tuple(_)
            | Self::Struct(_)
            | Self::Iterable(_)
            | Self::Iterator(_) => true,
            Self::Type(Some(of)) => of.can_be_iterated_as_type(),
            Self::Alias(alias) => {
                depth < DEEPEST
                    && alias
                        .real()
                        .get()
                        .is_some_and(|of| of.is_iterable_below(depth + 1))
            }
            Self::Object(of) => {
                let of = of.real();
                let parent = of.definition.get().and_then(|of| of.parent.as_ref());
                depth < DEEPEST && parent.is_some_and(|parent| parent.is_iterable_below(depth + 1))
            }
            Self::Runtime(of) => match &of.name {
                Some(RuntimeName::Name(name)) => TREE_ITERATORS.contains(&name.as_str()),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether the type itself can be iterated over: its numbers or its texts.
    fn can_be_iterated_as_type(&self) -> bool {
        match self {
            Self::Enum(_) => true,
            Self::Integer(of) => of.as_ref().is_some_and(|of| of.has_ends()),
            _ => false,
        }
    }

    /// What the elements of its instances are: nothing if they have none, and nothing inside if
    /// they can be anything.
    pub(crate) fn iterable_element_type(&self) -> Option<Option<Self>> {
        self.iterable_element_type_below(0)
    }

    fn iterable_element_type_below(&self, depth: usize) -> Option<Option<Self>> {
        let pair = Some(IntegerRange::exactly(2));
        Some(match self {
            Self::Integer(_) => Some(Self::Integer(None)),
            Self::String(_) | Self::Enum(_) => Some(Self::string_sized(IntegerRange::exactly(1))),
            Self::Array(None) | Self::Iterable(None) | Self::Iterator(None) => None,
            Self::Array(Some(of)) => (!matches!(of.element, Self::Any)).then(|| of.element.clone()),
            Self::Iterable(Some(of)) | Self::Iterator(Some(of)) => Some((**of).clone()),
            Self::Hash(None) => Some(Self::tuple([Self::Unit, Self::Unit], pair)),
            Self::Hash(Some(of)) => Some(Self::tuple([of.key.clone(), of.value.clone()], pair)),
            Self::Tuple(of) => Some(Self::variant(of.types.iter().cloned())),
            Self::Struct(of) if of.elements.is_empty() => {
                Some(Self::tuple([Self::Unit, Self::Unit], pair))
            }
            Self::Struct(of) => {
                let keys = Self::variant(of.elements.iter().map(|of| of.key.clone()));
                let values = Self::variant(of.elements.iter().map(|of| of.value.clone()));
                Some(Self::tuple([keys, values], pair))
            }
            Self::Type(Some(of)) if of.can_be_iterated_as_type() => Some((**of).clone()),
            Self::Alias(alias) if depth < DEEPEST => {
                return alias.real().get()?.iterable_element_type_below(depth + 1);
            }
            Self::Object(of) if depth < DEEPEST => {
                let of = of.real();
                let parent = of.definition.get()?.parent.as_ref()?;
                return parent.iterable_element_type_below(depth + 1);
            }
            _ => return None,
        })
    }
}

impl Value {
    /// Its elements with what they are: characters of a string, numbers below an integer, pairs of
    /// a hash, numbers or texts of a type. Nothing if it has none.
    pub fn elements(&self) -> Option<IterSource> {
        Some(match self {
            Self::Array(values) => IterSource::Array(values.clone(), 0),
            Self::Hash(hash) => {
                let pairs: Array = hash
                    .iter()
                    .map(|(key, value)| Self::array([key.clone(), value.clone()]))
                    .collect();
                IterSource::Array(pairs, 0)
            }
            Self::String(text) => {
                let characters: Array = text
                    .chars()
                    .map(|character| Self::String(character.into()))
                    .collect();
                IterSource::Array(characters, 0)
            }
            Self::Integer(count) if *count >= 0 => IterSource::Range {
                next: 0,
                last: *count - 1,
                step: 1,
            },
            Self::Type(of) => return type_elements(of),
            Self::Iterator(iterator) => iterator.peek(),
            _ => return None,
        })
    }

    /// Whether it can be iterated over.
    pub(crate) fn is_iterable(&self) -> bool {
        match self {
            Self::Array(_) | Self::Hash(_) | Self::String(_) | Self::Iterator(_) => true,
            Self::Integer(count) => *count >= 0,
            Self::Type(of) => of.resolved().can_be_iterated_as_type(),
            _ => false,
        }
    }

    /// What its elements are, all of it.
    pub(crate) fn element_type(&self) -> Option<Type> {
        let pair = Some(IntegerRange::exactly(2));
        Some(match self {
            Self::Array(values) if values.is_empty() => Type::Unit,
            Self::Array(values) => Type::variant(values.iter().map(Self::infer_set)),
            Self::Hash(hash) if hash.is_empty() => Type::tuple([Type::Unit, Type::Unit], pair),
            Self::Hash(hash) => Type::tuple(
                [
                    Type::variant(hash.keys().map(Self::infer_set)),
                    Type::variant(hash.values().map(Self::infer_set)),
                ],
                pair,
            ),
            Self::String(_) => Type::string_sized(IntegerRange::exactly(1)),
            Self::Integer(0) => Type::Unit,
            Self::Integer(count) if *count > 0 => Type::integer(Some(0), Some(*count - 1)),
            Self::Type(of) if of.resolved().can_be_iterated_as_type() => of.resolved().into_owned(),
            Self::Iterator(iterator) => iterator.element_type.clone(),
            _ => return None,
        })
    }
}

fn type_elements(of: &Type) -> Option<IterSource> {
    match &*of.resolved() {
        Type::Integer(Some(of)) => of.elements(),
        Type::Enum(of) => {
            let values: Array = of.values.iter().cloned().map(Value::String).collect();
            Some(IterSource::Array(values, 0))
        }
        _ => None,
    }
}
