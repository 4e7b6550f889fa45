//! What the reference calls values and types in its messages.

pub use crate::ruby::ruby_class;
use crate::types::Type;
use crate::value::{ByteString, Oversized, Value};

/// The label of a value: `Hash`, `Undef Value`, `Integer-Type`, `File['a'] Resource-Reference`.
pub fn label(value: &Value) -> String {
    match value {
        Value::Undef => "Undef Value".into(),
        Value::Boolean(_) => "Boolean".into(),
        Value::Integer(_) => "Integer".into(),
        Value::Float(_) => "Float".into(),
        Value::String(_) => "String".into(),
        Value::Array(_) => "Array".into(),
        Value::Hash(_) => "Hash".into(),
        Value::Regexp(_) => "Regexp".into(),
        Value::Type(of) => type_label(of),
        Value::Sensitive(_) => "Sensitive".into(),
        Value::Timespan(_) => "Timespan".into(),
        Value::Timestamp(_) => "Timestamp".into(),
        Value::SemVer(_) => "Semver".into(),
        Value::SemVerRange(_) => "SemverRange".into(),
        Value::Binary(_) => "Binary".into(),
        Value::Foreign(_) if Oversized::number_of(value).is_some() => "Integer".into(),
        Value::Foreign(_) if ByteString::text_of(value).is_some() => "String".into(),
        Value::Default
        | Value::Uri(_)
        | Value::Object(_)
        | Value::Iterator(_)
        | Value::Lambda(_)
        | Value::Foreign(_) => "Object".into(),
    }
}

/// The label of a type: `Integer-Type`, `File['a'] Resource-Reference`.
pub(crate) fn type_label(of: &Type) -> String {
    match of {
        Type::Resource(resource) if resource.title.is_some() => {
            format!("{of} Resource-Reference")
        }
        _ => format!("{of}-Type"),
    }
}

/// The label of the class of a value: `String`, `NilClass`, `Integer-Type`.
pub(crate) fn class_label(value: &Value) -> String {
    match value {
        Value::Type(of) => format!("{}-Type", class_stem(of)),
        other => ruby_class(other),
    }
}

/// The class that a type is in the reference.
pub(crate) fn ruby_type_class(of: &Type) -> String {
    format!("Puppet::Pops::Types::P{}Type", class_stem(of))
}

/// What distinguishes the class of a type in the reference.
pub(crate) fn class_stem(of: &Type) -> &'static str {
    match of {
        Type::Any => "Any",
        Type::Unit => "Unit",
        Type::Undef => "Undef",
        Type::Default => "Default",
        Type::Scalar => "Scalar",
        Type::ScalarData => "ScalarData",
        Type::Numeric => "Numeric",
        Type::Integer(_) => "Integer",
        Type::Float(_) => "Float",
        Type::String(_) => "String",
        Type::Enum(_) => "Enum",
        Type::Pattern(_) => "Pattern",
        Type::Boolean(_) => "Boolean",
        Type::Regexp(_) => "Regexp",
        Type::SemVer(_) => "SemVer",
        Type::SemVerRange => "SemVerRange",
        Type::Timespan(_) => "Timespan",
        Type::Timestamp(_) => "Timestamp",
        Type::Binary => "Binary",
        Type::Uri(_) => "URI",
        Type::Collection(_) => "Collection",
        Type::Array(_) => "Array",
        Type::Hash(_) => "Hash",
        Type::Tuple(_) => "Tuple",
        Type::Struct(_) => "Struct",
        Type::Variant(_) => "Variant",
        Type::Optional(_) => "Optional",
        Type::NotUndef(_) => "NotUndef",
        Type::Iterable(_) => "Iterable",
        Type::Iterator(_) => "Iterator",
        Type::CatalogEntry => "CatalogEntry",
        Type::Resource(_) => "Resource",
        Type::Class(_) => "Class",
        Type::Type(_) => "Type",
        Type::Callable(_) => "Callable",
        Type::Sensitive(_) => "Sensitive",
        Type::Init(_) => "Init",
        Type::Runtime(_) => "Runtime",
        Type::Object(_) => "Object",
        Type::ObjectExtension(_) => "ObjectTypeExtension",
        Type::TypeSet(_) => "TypeSet",
        Type::Alias(_) => "TypeAlias",
        Type::Reference(_) => "TypeReference",
    }
}
