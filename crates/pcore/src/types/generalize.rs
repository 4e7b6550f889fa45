//! Generalisation: a type without what is special about one value.

use std::sync::Arc;

use super::assignable::size;
use super::{CallableType, IntegerRange, StructElement, StructType, TupleType, Type};
use crate::deep::grow;

impl Type {
    /// The type without bounds, sizes and texts. Patterns stay.
    #[must_use]
    pub fn generalize(&self) -> Self {
        match self {
            Self::Integer(_) => Self::Integer(None),
            Self::Float(_) => Self::Float(None),
            Self::String(_) => Self::String(None),
            Self::Boolean(_) => Self::Boolean(None),
            Self::Timespan(_) => Self::Timespan(None),
            Self::Timestamp(_) => Self::Timestamp(None),
            Self::Uri(_) => Self::Uri(None),
            Self::Collection(_) => Self::Collection(None),
            Self::Enum(of) => {
                let sizes = of.values.iter().map(|text| size(text));
                match (sizes.clone().min(), sizes.max()) {
                    (Some(min), Some(max)) => Self::string_sized(IntegerRange {
                        min: IntegerRange::exact_size(min).min,
                        max: IntegerRange::exact_size(max).max,
                    }),
                    _ => Self::String(None),
                }
            }
            Self::ObjectExtension(of) => Self::Object(Arc::clone(&of.base)),
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
            | Self::Init(Some(_)) => grow(|| generalize_inside(self)),
            _ => self.clone(),
        }
    }
}

fn generalize_inside(of: &Type) -> Type {
    match of {
        Type::Array(Some(of)) => Type::array(of.element.generalize(), None),
        // The empty hash stays what it is; the empty array does not.
        Type::Hash(Some(of)) if of.size_range().is_zero() => Type::empty_hash(),
        Type::Hash(Some(of)) => Type::hash(of.key.generalize(), of.value.generalize(), None),
        Type::Tuple(of) => Type::Tuple(Arc::new(generalize_tuple(of))),
        Type::Struct(of) => Type::Struct(Arc::new(StructType {
            elements: of
                .elements
                .iter()
                .map(|member| StructElement {
                    key: member.key.clone(),
                    value: member.value.generalize(),
                })
                .collect(),
        })),
        Type::Variant(types) if types.is_empty() => of.clone(),
        Type::Variant(types) => {
            let general: Vec<Type> = types.iter().map(Type::generalize).collect();
            if general[..] == types[..] {
                of.clone()
            } else {
                Type::variant(general)
            }
        }
        Type::Optional(Some(of)) => Type::optional(of.generalize()),
        Type::NotUndef(Some(of)) => Type::not_undef(of.generalize()),
        Type::Iterable(Some(of)) => Type::iterable(of.generalize()),
        Type::Iterator(Some(of)) => Type::iterator(of.generalize()),
        Type::Type(Some(of)) => Type::type_of(of.generalize()),
        Type::Sensitive(Some(of)) => Type::sensitive(of),
        Type::Init(Some(of)) => Type::init(of.made.generalize(), of.arguments.clone()),
        Type::Callable(Some(of)) => Type::Callable(Some(Arc::new(CallableType {
            parameters: of.parameters.as_ref().map(generalize_tuple),
            block: of.block.as_ref().map(Type::generalize),
            return_type: of.return_type.as_ref().map(Type::generalize),
        }))),
        of => of.clone(),
    }
}

fn generalize_tuple(of: &TupleType) -> TupleType {
    TupleType {
        types: of.types.iter().map(Type::generalize).collect(),
        size: of.size,
    }
}
