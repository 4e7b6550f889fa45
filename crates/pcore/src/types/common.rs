//! The common type of two types: the narrowest that the reference finds for both.

use std::sync::Arc;

use super::{EnumType, StringType, Type};
use crate::deep::grow;
use crate::value::Str;

/// The common type of several; nothing if there are none, or if they are all `Undef`.
pub(super) fn reduce(types: impl IntoIterator<Item = Type>) -> Option<Type> {
    let mut types = types.into_iter();
    let first = types.next()?;
    Some(types.fold(first, |common, of| common.common_type(&of)))
}

impl Type {
    /// The common type. `Undef` vanishes beside anything else.
    #[must_use]
    pub fn common_type(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Undef | Self::Unit, _) if !matches!(other, Self::Undef) => other.clone(),
            (Self::Undef, Self::Undef) => Self::Undef,
            (_, Self::Undef | Self::Unit) => self.clone(),
            _ if self.is_assignable(other) => self.clone(),
            _ if other.is_assignable(self) => other.clone(),
            _ => grow(|| {
                common_of_kind(self, other)
                    .or_else(|| common_abstract(self, other))
                    .unwrap_or(Self::Any)
            }),
        }
    }
}

/// The common type of two of the same kind, neither of which is assignable to the other.
fn common_of_kind(a: &Type, b: &Type) -> Option<Type> {
    Some(match (a, b) {
        (Type::Array(Some(a)), Type::Array(Some(b))) => {
            Type::array(a.element.common_type(&b.element), None)
        }
        (Type::Hash(Some(a)), Type::Hash(Some(b))) => Type::hash(
            a.key.common_type(&b.key),
            a.value.common_type(&b.value),
            None,
        ),
        (Type::Class(_), Type::Class(_)) => Type::Class(None),
        (Type::Resource(a), Type::Resource(b)) => Type::resource(
            a.type_name.clone().filter(|_| a.type_name == b.type_name),
            None,
        ),
        (Type::Integer(Some(a)), Type::Integer(Some(b))) => Type::integer_range(a.union(b)),
        (Type::Float(Some(a)), Type::Float(Some(b))) => {
            let range = a.union(b);
            Type::float(range.min, range.max)
        }
        (Type::String(a), Type::String(b)) => common_string(a.as_deref(), b.as_deref()),
        (Type::String(text), Type::Enum(of)) | (Type::Enum(of), Type::String(text)) => {
            match text.as_deref() {
                Some(StringType::Value(text)) => {
                    Type::enumeration(of.values.iter().chain([text]).cloned())
                }
                _ => Type::Enum(Arc::new(EnumType::default())),
            }
        }
        (Type::Pattern(a), Type::Pattern(b)) => Type::pattern(a.iter().chain(b.iter()).cloned()),
        (Type::Enum(a), Type::Enum(b)) => {
            Type::enumeration(a.values.iter().chain(&b.values).cloned())
        }
        (Type::Variant(a), Type::Variant(b)) => Type::variant(a.iter().chain(b.iter()).cloned()),
        (Type::Regexp(_), Type::Regexp(_)) => Type::Regexp(None),
        (Type::Callable(_), Type::Callable(_)) => Type::Callable(None),
        _ => return None,
    })
}

fn common_string(a: Option<&StringType>, b: Option<&StringType>) -> Type {
    match (a, b) {
        (Some(StringType::Sized(a)), Some(StringType::Sized(b))) => Type::string_sized(a.union(b)),
        (Some(StringType::Value(a)), Some(StringType::Value(b))) => {
            Type::enumeration::<Str>([a.clone(), b.clone()])
        }
        _ => Type::String(None),
    }
}

/// The narrowest of the abstract types that accepts both.
fn common_abstract(a: &Type, b: &Type) -> Option<Type> {
    let accepts = |of: &Type| of.is_assignable(a) && of.is_assignable(b);
    let scalar = [Type::Numeric, Type::ScalarData, Type::Scalar, Type::data()]
        .into_iter()
        .find(accepts);
    if scalar.is_some() {
        return scalar;
    }
    if let (Type::Type(a), Type::Type(b)) = (a, b) {
        // Neither is assignable to the other, so both say what they describe.
        return Some(Type::type_of(a.as_ref()?.common_type(b.as_ref()?)));
    }
    Some(Type::rich_data()).filter(accepts)
}
