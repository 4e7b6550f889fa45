//! The class of a value.

use marotte_scalars::uri::Uri;

use crate::label::ruby_type_class;
use crate::types::Type;
use crate::value::Value;

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
        // What went through an attribute, or to an old function, is another object.
        Value::Type(Type::Resource(of)) if of.converted => "Puppet::Resource".into(),
        Value::Type(of) => ruby_type_class(of),
        Value::Sensitive(_) => "Puppet::Pops::Types::PSensitiveType::Sensitive".into(),
        Value::Timespan(_) => "Puppet::Pops::Time::Timespan".into(),
        Value::Timestamp(_) => "Puppet::Pops::Time::Timestamp".into(),
        Value::SemVer(_) => "SemanticPuppet::Version".into(),
        Value::SemVerRange(_) => "SemanticPuppet::VersionRange".into(),
        Value::Binary(_) => "Puppet::Pops::Types::PBinaryType::Binary".into(),
        Value::Uri(uri) => uri_class(uri).into(),
        Value::Object(object) if object.object_type.name == "Error" => {
            "Puppet::DataTypes::Error".into()
        }
        Value::Object(object) => object.object_type.name.to_string(),
        Value::Iterator(_) => "Puppet::Pops::Types::Iterator".into(),
        Value::Lambda(_) => "Puppet::Pops::Evaluator::Closure::Dynamic".into(),
        Value::Foreign(of) => of.class().into(),
    }
}

/// How Ruby calls a value that it does not turn into what it needs: by its class, unless there is only one
/// of its kind.
pub fn ruby_unconverted(value: &Value) -> String {
    match value {
        Value::Undef => "nil".to_owned(),
        Value::Boolean(value) => value.to_string(),
        other => ruby_class(other),
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
