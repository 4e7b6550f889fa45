//! Equality of types as hash keys, and that of the language's `==`.
//!
//! Keys of a hash are told apart by the order of their parts, as in the reference, where
//! `Variant[Integer, String]` and `Variant[String, Integer]` are equal but have different hashes.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use marotte_syntax::Dialect;

use super::{ObjectDefinition, ObjectMember, ObjectType, Type};
use crate::deep::grow;

impl Type {
    /// The language's `==`: two types are the same if they look alike or if each is assignable to
    /// the other. So `Enum == String`, which are different keys of a hash.
    pub fn is_same(&self, other: &Self) -> bool {
        self == other || (other.is_assignable(self) && self.is_assignable(other))
    }

    /// `self < other`: assignable, but not the same.
    pub fn is_less_than(&self, other: &Self, dialect: Dialect) -> bool {
        other.is_assignable_in(self, dialect) && !self.is_same(other)
    }

    /// `self <= other`: assignable.
    pub fn is_at_most(&self, other: &Self, dialect: Dialect) -> bool {
        other.is_assignable_in(self, dialect)
    }
}

impl PartialEq for Type {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Boolean(a), Self::Boolean(b)) => a == b,
            (Self::Integer(a), Self::Integer(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a == b,
            (Self::String(a), Self::String(b)) => a == b,
            (Self::Enum(a), Self::Enum(b)) => a == b,
            (Self::Pattern(a), Self::Pattern(b)) => a == b,
            (Self::Regexp(a), Self::Regexp(b)) => a == b,
            (Self::SemVer(a), Self::SemVer(b)) => a == b,
            (Self::Timespan(a), Self::Timespan(b)) => a == b,
            (Self::Timestamp(a), Self::Timestamp(b)) => a == b,
            (Self::Uri(a), Self::Uri(b)) => a == b,
            (Self::Collection(a), Self::Collection(b)) => a == b,
            (Self::Resource(a), Self::Resource(b)) => {
                lower(a.type_name.as_deref()) == lower(b.type_name.as_deref()) && a.title == b.title
            }
            (Self::Class(a), Self::Class(b)) => a == b,
            (Self::Runtime(a), Self::Runtime(b)) => a == b,
            (Self::Reference(a), Self::Reference(b)) => a == b,
            (Self::Alias(a), Self::Alias(b)) => Arc::ptr_eq(a, b) || a.name == b.name,
            (Self::TypeSet(a), Self::TypeSet(b)) => {
                Arc::ptr_eq(a, b)
                    || (a.name == b.name
                        && a.real().definition.get().map(|of| &of.version)
                            == b.real().definition.get().map(|of| &of.version))
            }
            (
                Self::Array(_)
                | Self::Hash(_)
                | Self::Tuple(_)
                | Self::Struct(_)
                | Self::Variant(_)
                | Self::Optional(_)
                | Self::NotUndef(_)
                | Self::Iterable(_)
                | Self::Iterator(_)
                | Self::Type(_)
                | Self::Callable(_)
                | Self::Sensitive(_)
                | Self::Init(_)
                | Self::Object(_)
                | Self::ObjectExtension(_),
                _,
            ) => grow(|| is_equal_inside(self, other)),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Eq for Type {}

/// Equality of types that have types inside.
fn is_equal_inside(this: &Type, other: &Type) -> bool {
    match (this, other) {
        (Type::Array(a), Type::Array(b)) => is_equal_part(a.as_deref(), b.as_deref()),
        (Type::Hash(a), Type::Hash(b)) => is_equal_part(a.as_deref(), b.as_deref()),
        (Type::Tuple(a), Type::Tuple(b)) => is_equal_part(Some(a), Some(b)),
        (Type::Struct(a), Type::Struct(b)) => is_equal_part(Some(a), Some(b)),
        (Type::Variant(a), Type::Variant(b)) => Arc::ptr_eq(a, b) || a == b,
        (Type::Optional(a), Type::Optional(b))
        | (Type::NotUndef(a), Type::NotUndef(b))
        | (Type::Iterable(a), Type::Iterable(b))
        | (Type::Iterator(a), Type::Iterator(b))
        | (Type::Type(a), Type::Type(b))
        | (Type::Sensitive(a), Type::Sensitive(b)) => is_equal_part(a.as_deref(), b.as_deref()),
        (Type::Callable(a), Type::Callable(b)) => is_equal_part(a.as_deref(), b.as_deref()),
        (Type::Init(a), Type::Init(b)) => is_equal_part(a.as_deref(), b.as_deref()),
        (Type::Object(a), Type::Object(b)) => is_equal_object(a, b),
        (Type::ObjectExtension(a), Type::ObjectExtension(b)) => {
            is_equal_object(&a.base, &b.base) && a.parameters == b.parameters
        }
        _ => false,
    }
}

fn is_equal_part<T: PartialEq>(a: Option<&T>, b: Option<&T>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => std::ptr::eq(a, b) || a == b,
        (None, None) => true,
        _ => false,
    }
}

thread_local! {
    /// The Object types that are being compared: they can speak of each other in circles.
    static COMPARED: RefCell<Vec<(usize, usize)>> = const { RefCell::new(Vec::new()) };
}

fn is_equal_object(a: &Arc<ObjectType>, b: &Arc<ObjectType>) -> bool {
    let pair = (a.address(), b.address());
    if pair.0 == pair.1 {
        return true;
    }
    if a.name != b.name {
        return false;
    }
    let known = COMPARED.with_borrow_mut(|compared| {
        let known = compared.contains(&pair);
        if !known {
            compared.push(pair);
        }
        known
    });
    if known {
        return true;
    }
    let _end = EndOfComparison;
    match (a.real().definition.get(), b.real().definition.get()) {
        (Some(a), Some(b)) => is_equal_definition(a, b),
        (None, None) => true,
        _ => false,
    }
}

/// Forgets the last pair that is being compared, however that ends.
struct EndOfComparison;

impl Drop for EndOfComparison {
    fn drop(&mut self) {
        COMPARED.with_borrow_mut(Vec::pop);
    }
}

fn is_equal_definition(a: &ObjectDefinition, b: &ObjectDefinition) -> bool {
    a.parent == b.parent
        && have_same_members(&a.type_parameters, &b.type_parameters)
        && have_same_members(&a.attributes, &b.attributes)
        && have_same_members(&a.functions, &b.functions)
        && a.equality == b.equality
        && a.checks == b.checks
}

fn have_same_members(a: &[ObjectMember], b: &[ObjectMember]) -> bool {
    a.len() == b.len()
        && a.iter().all(|member| {
            b.iter().any(|other| {
                member.name == other.name
                    && member.of == other.of
                    && member.kind == other.kind
                    && member.value == other.value
                    && member.overrides == other.overrides
                    && member.is_final == other.is_final
            })
        })
}

fn lower(text: Option<&str>) -> Option<String> {
    text.map(str::to_lowercase)
}

impl Hash for Type {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Boolean(value) => value.hash(state),
            Self::Integer(range) => range.hash(state),
            Self::Float(range) => {
                let bits =
                    |bound: Option<f64>| bound.map(|of| if of == 0.0 { 0 } else { of.to_bits() });
                range
                    .as_ref()
                    .map(|range| (bits(range.min), bits(range.max)))
                    .hash(state);
            }
            Self::String(of) => of.hash(state),
            Self::Enum(of) => of.hash(state),
            Self::Regexp(of) => of.hash(state),
            Self::SemVer(ranges) => ranges.hash(state),
            Self::Timespan(of) => of.hash(state),
            Self::Timestamp(of) => of.hash(state),
            Self::Uri(of) => of.as_ref().map(|of| of.len()).hash(state),
            Self::Collection(of) => of.hash(state),
            Self::Pattern(of) => of.hash(state),
            Self::Variant(of) => grow(|| of.hash(state)),
            Self::Resource(of) => {
                lower(of.type_name.as_deref()).hash(state);
                of.title.hash(state);
            }
            Self::Class(of) => of.hash(state),
            Self::Runtime(of) => of.hash(state),
            Self::Reference(of) => of.hash(state),
            Self::Alias(of) => of.name.hash(state),
            Self::TypeSet(of) => of.name.hash(state),
            Self::Object(of) => of.name.hash(state),
            Self::ObjectExtension(of) => of.base.name.hash(state),
            Self::Array(of) => grow(|| of.hash(state)),
            Self::Hash(of) => grow(|| of.hash(state)),
            Self::Tuple(of) => grow(|| of.hash(state)),
            Self::Struct(of) => grow(|| of.hash(state)),
            Self::Callable(of) => grow(|| of.hash(state)),
            Self::Init(of) => grow(|| of.hash(state)),
            Self::Optional(of)
            | Self::NotUndef(of)
            | Self::Iterable(of)
            | Self::Iterator(of)
            | Self::Type(of)
            | Self::Sensitive(of) => grow(|| of.hash(state)),
            _ => {}
        }
    }
}
