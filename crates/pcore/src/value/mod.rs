//! Values: small, cheap to clone, shared by threads.

mod array;
mod byte_string;
mod debug;
mod entries;
mod equality;
mod flatten;
mod foreign;
mod hash;
mod identity;
mod integers;
mod iterator;
mod oversized;
mod regexp;
mod replacement;
mod tree;

use std::sync::Arc;

use ecow::EcoString;
use marotte_scalars::binary::Binary;
use marotte_scalars::semver::{Version, VersionRange};
use marotte_scalars::timespan::Timespan;
use marotte_scalars::timestamp::Timestamp;
use marotte_scalars::uri::Uri;
use marotte_syntax::Dialect;

use crate::types::{CallableType, ObjectType, Type};

pub use array::Array;
pub use byte_string::ByteString;
pub use flatten::flatten;
pub use foreign::{Foreign, Symbol, as_foreign};
pub use hash::Hash;
pub use integers::{IntegerSet, integer_bounds};
pub(crate) use iterator::TREE_ITERATORS;
pub use iterator::{Iter, IterSource};
pub use oversized::Oversized;
pub use regexp::Regexp;
pub use replacement::Replacement;
pub use tree::{TreeOptions, TreeWalk};

/// Text: UTF-8, cheap to clone.
pub type Str = EcoString;

/// What an expression gives.
///
/// `Eq` and `Hash` are those of hash keys (Ruby's `eql?`): `1` and `1.0` are two keys, and case
/// matters. The language's `==` is the evaluator's.
#[derive(Default)]
pub enum Value {
    /// `undef`
    #[default]
    Undef,
    /// `default`
    Default,
    /// `true`, `false`
    Boolean(bool),
    /// A whole number.
    Integer(i64),
    /// A number with a fraction.
    Float(f64),
    /// Text.
    String(Str),
    /// `[…]`
    Array(Array),
    /// `{…}`
    Hash(Arc<Hash>),
    /// `/…/`
    Regexp(Arc<Regexp>),
    /// A type, resource and class references included.
    Type(Type),
    /// A value that no log may show.
    Sensitive(Arc<Value>),
    /// A length of time.
    Timespan(Arc<Timespan>),
    /// A point in time.
    Timestamp(Arc<Timestamp>),
    /// A version.
    SemVer(Arc<Version>),
    /// A range of versions.
    SemVerRange(Arc<VersionRange>),
    /// Bytes.
    Binary(Arc<Binary>),
    /// A resource identifier.
    Uri(Arc<Uri>),
    /// An instance of an Object type.
    Object(Arc<Object>),
    /// Values that are made when they are asked for.
    Iterator(Arc<Iter>),
    /// Code that can be called: the block of a call.
    Lambda(Arc<dyn Lambda>),
    /// A value of another language.
    Foreign(Arc<dyn Foreign>),
}

impl Clone for Value {
    #[inline]
    fn clone(&self) -> Self {
        match self {
            // Numbers are many where there are many values, and nothing is shared.
            Self::Integer(number) => Self::Integer(*number),
            other => other.shared(),
        }
    }
}

const _: () = assert!(size_of::<Value>() <= 24);
const fn assert_shared<T: Send + Sync>() {}
const _: () = assert_shared::<Value>();

/// Code that can be called. What calling means is the evaluator's business.
pub trait Lambda: Send + Sync {
    /// The signature.
    fn callable_type(&self) -> Arc<CallableType>;

    /// The concrete closure, for the evaluator that made it.
    fn as_any(&self) -> &dyn std::any::Any;
}

/// An instance of an Object type: its attribute values in the order of the type's constructor.
#[derive(Clone)]
pub struct Object {
    /// The type that it is an instance of.
    pub object_type: Arc<ObjectType>,
    /// The type parameters' values are part of the attributes.
    pub attributes: Array,
}

impl Value {
    /// A copy that has its parts in common with this one.
    #[inline(never)]
    fn shared(&self) -> Self {
        match self {
            Self::Undef => Self::Undef,
            Self::Default => Self::Default,
            Self::Boolean(value) => Self::Boolean(*value),
            Self::Integer(number) => Self::Integer(*number),
            Self::Float(number) => Self::Float(*number),
            Self::String(text) => Self::String(text.clone()),
            Self::Array(values) => Self::Array(values.clone()),
            Self::Hash(hash) => Self::Hash(hash.clone()),
            Self::Regexp(regexp) => Self::Regexp(regexp.clone()),
            Self::Type(of) => Self::Type(of.clone()),
            Self::Sensitive(inner) => Self::Sensitive(inner.clone()),
            Self::Timespan(span) => Self::Timespan(span.clone()),
            Self::Timestamp(time) => Self::Timestamp(time.clone()),
            Self::SemVer(version) => Self::SemVer(version.clone()),
            Self::SemVerRange(range) => Self::SemVerRange(range.clone()),
            Self::Binary(binary) => Self::Binary(binary.clone()),
            Self::Uri(uri) => Self::Uri(uri.clone()),
            Self::Object(object) => Self::Object(object.clone()),
            Self::Iterator(iterator) => Self::Iterator(iterator.clone()),
            Self::Lambda(lambda) => Self::Lambda(lambda.clone()),
            Self::Foreign(of) => Self::Foreign(of.clone()),
        }
    }

    /// Drops it, without a call if there is nothing in it to be dropped: numbers are many where there
    /// are many values.
    #[inline(always)]
    pub fn let_go(self) {
        if self.is_plain() {
            std::mem::forget(self);
        }
    }

    /// Whether there is nothing in it to be dropped.
    #[inline(always)]
    pub const fn is_plain(&self) -> bool {
        matches!(
            self,
            Self::Undef | Self::Default | Self::Boolean(_) | Self::Integer(_) | Self::Float(_)
        )
    }

    /// Everything is true but `undef` and `false`.
    pub const fn is_truthy(&self) -> bool {
        !matches!(self, Self::Undef | Self::Boolean(false))
    }

    /// Whether it is true in a dialect: in that of the first design `''` is not.
    #[inline]
    pub fn is_true(&self, dialect: Dialect) -> bool {
        match self {
            Self::String(text) => !text.is_empty() || !dialect.is_evaluator4(),
            value => value.is_truthy(),
        }
    }

    /// A string.
    pub fn string(text: impl Into<Str>) -> Self {
        Self::String(text.into())
    }

    /// An array.
    pub fn array(values: impl IntoIterator<Item = Self>) -> Self {
        Self::Array(values.into_iter().collect())
    }

    /// A hash; of equal keys the last value counts, at the place of the first.
    pub fn hash(entries: impl IntoIterator<Item = (Self, Self)>) -> Self {
        Self::Hash(Arc::new(entries.into_iter().collect()))
    }

    /// The text, if it is a string.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text),
            _ => None,
        }
    }
}

impl From<Type> for Value {
    fn from(of: Type) -> Self {
        Self::Type(of)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Boolean(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

/// A text that values can share. One that is not short is copied in one piece, and not byte by byte.
#[inline]
pub fn shared_text(text: &str) -> Str {
    let mut shared = Str::with_capacity(text.len());
    shared.push_str(text);
    shared
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::String(shared_text(text))
    }
}

impl From<Str> for Value {
    fn from(text: Str) -> Self {
        Self::String(text)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::String(shared_text(&text))
    }
}

impl From<Array> for Value {
    fn from(values: Array) -> Self {
        Self::Array(values)
    }
}

impl From<Vec<Self>> for Value {
    fn from(values: Vec<Self>) -> Self {
        Self::Array(values.into())
    }
}

impl From<Hash> for Value {
    fn from(hash: Hash) -> Self {
        Self::Hash(Arc::new(hash))
    }
}
