//! Equality of hash keys: Ruby's `eql?`, under which `1` and `1.0` differ and case matters.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxBuildHasher;

use super::Value;
use crate::deep::grow;

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Undef, Self::Undef) | (Self::Default, Self::Default) => true,
            (Self::Boolean(a), Self::Boolean(b)) => a == b,
            (Self::Integer(a), Self::Integer(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a == b || a.to_bits() == b.to_bits(),
            (Self::String(a), Self::String(b)) => a == b,
            (Self::Array(a), Self::Array(b)) => a.len() == b.len() && grow(|| a == b),
            (Self::Hash(a), Self::Hash(b)) => Arc::ptr_eq(a, b) || grow(|| a == b),
            (Self::Regexp(a), Self::Regexp(b)) => a == b,
            (Self::Type(a), Self::Type(b)) => a == b,
            (Self::Sensitive(a), Self::Sensitive(b)) => Arc::ptr_eq(a, b) || grow(|| a == b),
            (Self::Timespan(a), Self::Timespan(b)) => a == b,
            (Self::Timestamp(a), Self::Timestamp(b)) => a == b,
            (Self::SemVer(a), Self::SemVer(b)) => a == b,
            (Self::SemVerRange(a), Self::SemVerRange(b)) => a == b,
            (Self::Binary(a), Self::Binary(b)) => a == b,
            (Self::Uri(a), Self::Uri(b)) => a == b,
            (Self::Object(a), Self::Object(b)) => {
                Arc::ptr_eq(a, b) || crate::object::equal_instances(a, b, |a, b| a == b)
            }
            (Self::Iterator(a), Self::Iterator(b)) => Arc::ptr_eq(a, b),
            (Self::Lambda(a), Self::Lambda(b)) => {
                std::ptr::eq(Arc::as_ptr(a).cast::<()>(), Arc::as_ptr(b).cast::<()>())
            }
            (Self::Foreign(a), Self::Foreign(b)) => a.equals(&**b),
            _ => false,
        }
    }
}

impl Eq for Value {}

impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Undef | Self::Default => {}
            Self::Boolean(value) => value.hash(state),
            Self::Integer(value) => value.hash(state),
            // Equal floats hash alike: the two zeroes are equal. Most differ in their upper bits,
            // which the hasher would leave there.
            Self::Float(value) => {
                let bits = if *value == 0.0 { 0 } else { value.to_bits() };
                (bits ^ (bits >> 32)).hash(state);
            }
            Self::String(text) => text.hash(state),
            Self::Array(values) => grow(|| values.hash(state)),
            // Hashes are equal whatever the order of their entries.
            Self::Hash(hash) => grow(|| {
                let sum = hash.iter().fold(0_u64, |sum, entry| {
                    sum.wrapping_add(FxBuildHasher.hash_one(entry))
                });
                sum.hash(state);
            }),
            Self::Regexp(regexp) => regexp.hash(state),
            Self::Type(of) => of.hash(state),
            Self::Sensitive(value) => grow(|| value.hash(state)),
            Self::Timespan(span) => span.hash(state),
            Self::Timestamp(time) => time.hash(state),
            Self::SemVer(version) => version.hash(state),
            Self::SemVerRange(range) => range.hash(state),
            Self::Binary(binary) => binary.hash(state),
            Self::Uri(uri) => uri.hash(state),
            // Instances of different types can be equal, if the types say so.
            Self::Object(object) => {
                for name in object.object_type.equality_attributes() {
                    if let Some(value) = object.attribute(&name) {
                        name.hash(state);
                        value.hash(state);
                    }
                }
            }
            Self::Iterator(iterator) => Arc::as_ptr(iterator).hash(state),
            Self::Lambda(lambda) => Arc::as_ptr(lambda).cast::<()>().hash(state),
            // Equal ones have the same class and text.
            Self::Foreign(of) => {
                of.class().hash(state);
                of.text().hash(state);
            }
        }
    }
}
