//! Inference: which type a value has, in three fidelities.

use std::sync::Arc;

use marotte_scalars::semver::VersionRange;
use marotte_syntax::Dialect;

use super::common::reduce;
use super::{IntegerRange, StructElement, Type};
use crate::deep::grow;
use crate::value::{ByteString, Hash, Oversized, Value};

impl Value {
    /// The type of the value; elements of a collection have one common type.
    pub fn infer(&self) -> Type {
        self.infer_in(Dialect::Puppet8)
    }

    /// The type of the value as a dialect sees it.
    pub fn infer_in(&self, dialect: Dialect) -> Type {
        let infer = |value: &Self| value.infer_in(dialect);
        match self {
            Self::Undef => Type::Undef,
            Self::Default => Type::Default,
            Self::Boolean(_) if dialect.is_evaluator4() => Type::Boolean(None),
            Self::Boolean(value) => Type::Boolean(Some(*value)),
            Self::Integer(value) => Type::integer_range(IntegerRange::exactly(*value)),
            Self::Float(value) => Type::float(Some(*value), Some(*value)),
            Self::String(text) => Type::string_value(text.clone()),
            Self::Array(values) if values.is_empty() => Type::empty_array(),
            Self::Array(values) => grow(|| {
                let element = reduce(values.iter().map(infer), dialect).unwrap_or(Type::Undef);
                Type::array(element, Some(IntegerRange::exact_size(values.len())))
            }),
            Self::Hash(hash) if hash.is_empty() => Type::empty_hash(),
            Self::Hash(hash) => grow(|| {
                let key = reduce(hash.keys().map(infer), dialect).unwrap_or(Type::Undef);
                let value = reduce(hash.values().map(infer), dialect).unwrap_or(Type::Undef);
                Type::hash(key, value, Some(IntegerRange::exact_size(hash.len())))
            }),
            Self::Regexp(regexp) => Type::Regexp(Some(Arc::clone(regexp))),
            Self::Type(of) => Type::type_of(of.clone()),
            Self::Sensitive(inside) => grow(|| Type::sensitive(&inside.infer())),
            Self::Timespan(span) => Type::timespan(Some(**span), Some(**span)),
            Self::Timestamp(time) => Type::timestamp(Some(**time), Some(**time)),
            Self::SemVer(_) => Type::SemVer(Arc::new([])),
            Self::SemVerRange(_) => Type::SemVerRange,
            Self::Binary(_) => Type::Binary,
            Self::Uri(uri) => Type::uri(super::uri::parameters(uri)),
            Self::Object(object) => object.inferred_type(),
            Self::Iterator(iterator) => match iterator.class {
                Some(class) => Type::of_class(class),
                None => Type::iterator(iterator.element_type.clone()),
            },
            Self::Lambda(lambda) => Type::Callable(Some(lambda.callable_type())),
            Self::Foreign(of) => match (Oversized::number_of(self), ByteString::text_of(self)) {
                (Some(number), _) => Type::oversized(number),
                (None, Some(text)) => text.infer_in(dialect),
                (None, None) => Type::of_class(of.class()),
            },
        }
    }

    /// The type without what is special about this value.
    pub fn infer_generic(&self) -> Type {
        self.infer().generalize()
    }

    /// The type with all that is known: each element of a collection has its own.
    pub fn infer_set(&self) -> Type {
        match self {
            Self::Array(values) if !values.is_empty() => {
                grow(|| Type::tuple(values.iter().map(Self::infer_set), None))
            }
            Self::Hash(hash) if !hash.is_empty() => grow(|| infer_set_hash(hash)),
            Self::SemVer(version) => Type::SemVer(Arc::new([Arc::new(
                VersionRange::from_versions(version, version, false),
            )])),
            value => value.infer(),
        }
    }
}

fn infer_set_hash(hash: &Hash) -> Type {
    let names: Option<Vec<_>> = hash
        .keys()
        .map(|key| match key {
            Value::String(name) if !name.is_empty() => Some(name),
            _ => None,
        })
        .collect();
    match names {
        Some(names) => Type::structure(
            names
                .into_iter()
                .zip(hash.values())
                .map(|(name, value)| StructElement::required(name.clone(), value.infer_set())),
        ),
        None => Type::hash(
            Type::variant(hash.keys().map(Value::infer_set)),
            Type::variant(hash.values().map(Value::infer_set)),
            Some(IntegerRange::exact_size(hash.len())),
        ),
    }
}
