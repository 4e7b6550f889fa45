//! Generalisation: a type without what is special about one value.

use std::sync::Arc;

use super::assignable::size;
use super::{IntegerRange, Type};
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
            _ if self.has_parts() => grow(|| generalize_inside(self)),
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
        Type::Variant(types) => {
            let general: Vec<Type> = types.iter().map(Type::generalize).collect();
            if general[..] == types[..] {
                of.clone()
            } else {
                Type::variant(general)
            }
        }
        Type::Sensitive(Some(of)) => Type::sensitive(of),
        of => of.map_parts(Type::generalize),
    }
}
