//! `URI.new`

use std::sync::{Arc, OnceLock};

use marotte_scalars::uri::{Components, Uri, UriError};

use super::Definition;
use super::constructor::{Surroundings, first_text};
use crate::convert::ConvertError;
use crate::value::Value;

pub(super) static URI: Definition = Definition {
    name: "new_error",
    local_types: &[],
    accepts: &[
        ("String[1] $uri", create),
        (
            "Struct[{Optional[scheme] => String[1], Optional[userinfo] => String[1], \
             Optional[host] => String[1], Optional[port] => Integer[0], \
             Optional[path] => String[1], Optional[query] => String[1], \
             Optional[fragment] => String[1], Optional[opaque] => String[1]}] $hash",
            from_hash,
        ),
    ],
    also: &[],
    rejects: &[],
    compiled: OnceLock::new(),
};

fn made(uri: Result<Uri, UriError>) -> Result<Value, ConvertError> {
    uri.map(|uri| Value::Uri(Arc::new(uri)))
        .map_err(ConvertError::complaint)
}

fn create(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    made(Uri::parse(first_text(arguments)))
}

fn from_hash(arguments: &[Value], _: &Surroundings<'_>) -> Result<Value, ConvertError> {
    let Some(Value::Hash(hash)) = arguments.first() else {
        return made(Uri::parse(""));
    };
    let text = |key: &str| hash.get_str(key).and_then(Value::as_str);
    let port = match hash.get_str("port") {
        Some(Value::Integer(port)) => u64::try_from(*port).ok(),
        _ => None,
    };
    made(Uri::build(&Components {
        scheme: text("scheme"),
        userinfo: text("userinfo"),
        host: text("host"),
        port,
        path: text("path"),
        query: text("query"),
        fragment: text("fragment"),
        opaque: text("opaque"),
    }))
}
