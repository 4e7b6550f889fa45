//! The types that a type is made of: `Array[Integer]` of `Integer`.
//!
//! What an alias, an Object type or a type set stands for is no part of it.

use std::sync::Arc;

use super::{CallableType, StructElement, TupleType, Type};

impl Type {
    /// Whether the type is made of other types.
    pub(super) fn has_parts(&self) -> bool {
        matches!(
            self,
            Self::Array(Some(_))
                | Self::Hash(Some(_))
                | Self::Tuple(_)
                | Self::Struct(_)
                | Self::Variant(_)
                | Self::Optional(Some(_))
                | Self::NotUndef(Some(_))
                | Self::Iterable(Some(_))
                | Self::Iterator(Some(_))
                | Self::Type(Some(_))
                | Self::Callable(Some(_))
                | Self::Sensitive(Some(_))
                | Self::Init(Some(_))
        )
    }

    /// The type with another one in the place of each of its parts. Sizes and keys stay.
    pub(super) fn map_parts(&self, change: fn(&Self) -> Self) -> Self {
        match self {
            Self::Array(Some(of)) => Self::array(change(&of.element), of.size),
            Self::Hash(Some(of)) => Self::hash(change(&of.key), change(&of.value), of.size),
            Self::Tuple(of) => Self::Tuple(Arc::new(of.map_parts(change))),
            Self::Struct(of) => {
                let elements = of.elements.iter().map(|member| StructElement {
                    key: member.key.clone(),
                    value: change(&member.value),
                });
                Self::structure(elements)
            }
            Self::Variant(types) => Self::variant(types.iter().map(change)),
            Self::Optional(Some(of)) => Self::optional(change(of)),
            Self::NotUndef(Some(of)) => Self::not_undef(change(of)),
            Self::Iterable(Some(of)) => Self::iterable(change(of)),
            Self::Iterator(Some(of)) => Self::iterator(change(of)),
            Self::Type(Some(of)) => Self::type_of(change(of)),
            Self::Sensitive(Some(of)) => Self::sensitive(&change(of)),
            Self::Init(Some(of)) => Self::init(change(&of.made), of.arguments.clone()),
            Self::Callable(Some(of)) => Self::Callable(Some(Arc::new(CallableType {
                parameters: of.parameters.as_ref().map(|of| of.map_parts(change)),
                block: of.block.as_ref().map(change),
                return_type: of.return_type.as_ref().map(change),
            }))),
            other => other.clone(),
        }
    }
}

impl TupleType {
    fn map_parts(&self, change: fn(&Type) -> Type) -> Self {
        Self {
            types: self.types.iter().map(change).collect(),
            size: self.size,
        }
    }
}
