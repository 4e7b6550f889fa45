//! How values look in Rust's debug output. What is sensitive does not look like anything.

use std::fmt;

use super::Value;

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undef => f.write_str("undef"),
            Self::Default => f.write_str("default"),
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Integer(value) => write!(f, "{value}"),
            Self::Float(value) => write!(f, "{value:?}"),
            Self::String(text) => write!(f, "{text:?}"),
            Self::Array(values) => f.debug_list().entries(values.iter()).finish(),
            Self::Hash(hash) => f.debug_map().entries(hash.iter()).finish(),
            Self::Regexp(regexp) => write!(f, "/{}/", regexp.source()),
            Self::Type(of) => write!(f, "{of:?}"),
            Self::Sensitive(_) => f.write_str("Sensitive [value redacted]"),
            Self::Timespan(span) => write!(f, "{span}"),
            Self::Timestamp(time) => write!(f, "{time}"),
            Self::SemVer(version) => write!(f, "{version}"),
            Self::SemVerRange(range) => write!(f, "{range}"),
            Self::Binary(_) => f.write_str("Binary"),
            Self::Uri(uri) => write!(f, "{uri}"),
            Self::Object(object) => write!(f, "{}(…)", object.object_type.name),
            Self::Iterator(_) => f.write_str("Iterator"),
            Self::Lambda(_) => f.write_str("Lambda"),
            Self::Foreign(of) => write!(f, "{}(…)", of.class()),
        }
    }
}
