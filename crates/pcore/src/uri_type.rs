//! The parameters of the URI type: a URI, or a hash of what its parts must be.

use std::sync::Arc;

use marotte_scalars::uri::Uri;

use crate::factory::InvalidType;
use crate::types::Type;
use crate::value::Value;

/// Whether a value can be the parameter of a URI type.
pub(crate) fn is_parameter(value: &Value) -> bool {
    match value {
        Value::String(text) => !text.is_empty(),
        Value::Hash(parts) => parts.iter().all(|(name, part)| match name.as_str() {
            Some("port") => is_number_part(part),
            Some("scheme" | "userinfo" | "host" | "path" | "query" | "fragment" | "opaque") => {
                is_text_part(part)
            }
            _ => false,
        }),
        _ => false,
    }
}

fn is_text_part(part: &Value) -> bool {
    match part {
        Value::Undef | Value::Regexp(_) => true,
        Value::String(text) => !text.is_empty(),
        Value::Type(of) => matches!(
            &*of.resolved(),
            Type::Pattern(_) | Type::Enum(_) | Type::NotUndef(_) | Type::Undef
        ),
        _ => false,
    }
}

fn is_number_part(part: &Value) -> bool {
    match part {
        Value::Undef => true,
        Value::Integer(port) => *port >= 0,
        Value::Type(of) => matches!(&*of.resolved(), Type::NotUndef(_) | Type::Undef),
        _ => false,
    }
}

/// `URI[…]`
pub(crate) fn uri_type_of(value: &Value) -> Result<Type, InvalidType> {
    match value {
        Value::String(text) => {
            check_scheme(value, text)?;
            let uri = Uri::parse(text).map_err(InvalidType::complaint)?;
            Ok(Value::Uri(Arc::new(uri)).infer())
        }
        Value::Uri(_) => Ok(value.infer()),
        Value::Hash(parts) => Ok(Type::uri((**parts).clone())),
        _ => Ok(Type::Uri(None)),
    }
}

/// A URI that is a parameter must be absolute. The reference shows the whole pattern of its library.
fn check_scheme(value: &Value, text: &str) -> Result<(), InvalidType> {
    let has_scheme = text
        .split_once(':')
        .is_some_and(|(scheme, _)| scheme.starts_with(|first: char| first.is_ascii_alphabetic()));
    if has_scheme {
        return Ok(());
    }
    let pattern = crate::parse::parse_type(r"Pattern[/[a-zA-Z][\-+.a-zA-Z\d]*:/]");
    let pattern = pattern.unwrap_or(Type::Undef);
    Ok(crate::describe::assert_instance(
        "URI-Type parameter",
        &pattern,
        value,
    )?)
}
