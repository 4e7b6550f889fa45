//! What the reference calls values and types in its messages.

use marotte_scalars::uri::Uri;

use crate::types::Type;
use crate::value::Value;

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
        Value::Default
        | Value::Uri(_)
        | Value::Object(_)
        | Value::Iterator(_)
        | Value::Lambda(_) => "Object".into(),
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

/// The class that a value has in the reference, as some of its messages print it.
pub fn ruby_class(value: &Value) -> String {
    match value {
        Value::Undef => "NilClass".into(),
        Value::Default => "Symbol".into(),
        Value::Boolean(true) => "TrueClass".into(),
        Value::Boolean(false) => "FalseClass".into(),
        Value::Integer(_) => "Integer".into(),
        Value::Float(_) => "Float".into(),
        Value::String(_) => "String".into(),
        Value::Array(_) => "Array".into(),
        Value::Hash(_) => "Hash".into(),
        Value::Regexp(_) => "Regexp".into(),
        Value::Type(of) => ruby_type_class(of),
        Value::Sensitive(_) => "Puppet::Pops::Types::PSensitiveType::Sensitive".into(),
        Value::Timespan(_) => "Puppet::Pops::Time::Timespan".into(),
        Value::Timestamp(_) => "Puppet::Pops::Time::Timestamp".into(),
        Value::SemVer(_) => "SemanticPuppet::Version".into(),
        Value::SemVerRange(_) => "SemanticPuppet::VersionRange".into(),
        Value::Binary(_) => "Puppet::Pops::Types::PBinaryType::Binary".into(),
        Value::Uri(uri) => uri_class(uri).into(),
        Value::Object(object) => object.object_type.name.to_string(),
        Value::Iterator(_) => "Puppet::Pops::Types::Iterator".into(),
        Value::Lambda(_) => "Puppet::Pops::Evaluator::Closure::Dynamic".into(),
    }
}

fn uri_class(uri: &Uri) -> &'static str {
    let scheme = uri.scheme().unwrap_or_default().to_ascii_lowercase();
    match scheme.as_str() {
        "file" => "URI::File",
        "ftp" => "URI::FTP",
        "http" => "URI::HTTP",
        "https" => "URI::HTTPS",
        "ldap" => "URI::LDAP",
        "ldaps" => "URI::LDAPS",
        "mailto" => "URI::MailTo",
        "ws" => "URI::WS",
        "wss" => "URI::WSS",
        _ => "URI::Generic",
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
