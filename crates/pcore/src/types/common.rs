//! The common type of two types: the narrowest that the reference finds for both.

use std::sync::Arc;

use marotte_syntax::Dialect;

use super::{EnumType, IntegerRange, StringType, Type};
use crate::deep::grow;
use crate::value::Str;

/// The common type of several; nothing if there are none, or if they are all `Undef`.
pub(super) fn reduce(types: impl IntoIterator<Item = Type>, dialect: Dialect) -> Option<Type> {
    let mut types = types.into_iter();
    let first = types.next()?;
    Some(types.fold(first, |common, of| common.common_type_in(&of, dialect)))
}

impl Type {
    /// The common type. `Undef` vanishes beside anything else.
    #[must_use]
    pub fn common_type(&self, other: &Self) -> Self {
        self.common_type_in(other, Dialect::Puppet8)
    }

    /// The common type as a dialect sees it. In the first design `Undef` beside anything else is
    /// `Object`.
    #[must_use]
    pub fn common_type_in(&self, other: &Self, dialect: Dialect) -> Self {
        match (self, other) {
            (Self::Undef, of) | (of, Self::Undef) if dialect.is_evaluator4() => {
                match of.is_assignable(&Self::Undef) {
                    true => of.clone(),
                    false => Self::anything(),
                }
            }
            (Self::Undef | Self::Unit, _) if !matches!(other, Self::Undef) => other.clone(),
            (Self::Undef, Self::Undef) => Self::Undef,
            (_, Self::Undef | Self::Unit) => self.clone(),
            _ if self.is_assignable(other) => self.clone(),
            _ if other.is_assignable(self) => other.clone(),
            _ => grow(|| {
                common_of_kind(self, other, dialect).unwrap_or_else(|| match dialect {
                    Dialect::Puppet8 => common_abstract(self, other).unwrap_or(Self::Any),
                    Dialect::Evaluator4 => {
                        common_of_first_design(self, other).unwrap_or_else(Self::anything)
                    }
                })
            }),
        }
    }
}

/// The common type of two of the same kind, neither of which is assignable to the other.
fn common_of_kind(a: &Type, b: &Type, dialect: Dialect) -> Option<Type> {
    let common = |a: &Type, b: &Type| a.common_type_in(b, dialect);
    // The first design keeps sizes.
    let size = |a: IntegerRange, b: IntegerRange| dialect.is_evaluator4().then(|| a.union(&b));
    Some(match (a, b) {
        (Type::Array(Some(a)), Type::Array(Some(b))) => Type::array(
            common(&a.element, &b.element),
            size(a.size_range(), b.size_range()),
        ),
        (Type::Hash(Some(a)), Type::Hash(Some(b))) => Type::hash(
            common(&a.key, &b.key),
            common(&a.value, &b.value),
            size(a.size_range(), b.size_range()),
        ),
        (Type::Optional(Some(a)), Type::Optional(Some(b))) if dialect.is_evaluator4() => {
            Type::optional(common(a, b))
        }
        (Type::Class(_), Type::Class(_)) => Type::Class(None),
        (Type::Resource(a), Type::Resource(b)) => Type::resource(
            a.type_name.clone().filter(|_| a.type_name == b.type_name),
            None,
        ),
        (Type::Integer(Some(a)), Type::Integer(Some(b))) => Type::integer_type(a.union(b)),
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

/// The narrowest of the abstract types of the first design that accepts both.
fn common_of_first_design(a: &Type, b: &Type) -> Option<Type> {
    if let (Type::Type(Some(a)), Type::Type(Some(b))) = (a, b) {
        return Some(Type::type_of(a.common_type_in(b, Dialect::Evaluator4)));
    }
    let accepts = |of: &Type| of.is_assignable(a) && of.is_assignable(b);
    let literal = Type::literal();
    [
        Type::Numeric,
        literal,
        Type::Collection(None),
        Type::CatalogEntry,
    ]
    .into_iter()
    .find(accepts)
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
