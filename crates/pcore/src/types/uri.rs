//! The parts of URIs as parameters of the URI type.

use marotte_scalars::uri::Uri;

use crate::value::{Hash, Value};

/// A part of a URI by its name, as it is.
pub(super) fn part(uri: &Uri, name: &str) -> Option<Value> {
    match name {
        "scheme" => uri.scheme().map(Value::from),
        "userinfo" => uri.userinfo().map(Value::from),
        "host" => uri.host().map(Value::from),
        "port" => uri
            .port()
            .map(|port| Value::Integer(i64::try_from(port).unwrap_or(i64::MAX))),
        "path" => uri.path().map(Value::from),
        "query" => uri.query().map(Value::from),
        "fragment" => uri.fragment().map(Value::from),
        "opaque" => uri.opaque().map(Value::from),
        _ => None,
    }
}

/// The parameters of the type of just this URI: in lower case where case does not matter, without
/// the port that its scheme implies. The port is a string here, as in the reference.
pub(super) fn parameters(uri: &Uri) -> Hash {
    let mut parameters = Hash::new();
    let mut set = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            parameters.insert(Value::string(name), Value::from(value));
        }
    };
    let scheme = uri.scheme().map(str::to_lowercase);
    let implied = match scheme.as_deref() {
        Some("http") => Some(80),
        Some("https") => Some(443),
        _ => None,
    };
    set("scheme", scheme);
    set("userinfo", uri.userinfo());
    let host = uri.host().filter(|host| !host.is_empty());
    set("host", host.map(str::to_lowercase));
    let port = uri.port().filter(|port| implied != Some(*port));
    set("port", port.map(|port| port.to_string()));
    set("path", uri.path().filter(|path| !path.is_empty()));
    set("query", uri.query().map(str::to_owned));
    set("fragment", uri.fragment().map(str::to_owned));
    set("opaque", uri.opaque().map(str::to_owned));
    parameters
}
