//! How Ruby would print values, which some messages of the reference do.

use std::fmt::Write as _;

use marotte_pcore::Value;
use marotte_pcore::deep::grow;

/// A value as Ruby's `to_s` prints it, which some messages do.
pub fn ruby_to_s(value: &Value) -> String {
    match value {
        Value::Undef => String::new(),
        Value::String(text) => text.to_string(),
        Value::Default => "default".to_owned(),
        Value::Regexp(regexp) => format!("(?-mix:{})", regexp.source()),
        Value::Sensitive(_) | Value::Uri(_) => marotte_pcore::convert::to_text(value).to_string(),
        other => ruby_inspect(other),
    }
}

/// A value as Ruby's `inspect` prints it.
pub fn ruby_inspect(value: &Value) -> String {
    let mut out = String::new();
    inspect(&mut out, value);
    out
}

fn inspect(out: &mut String, value: &Value) {
    match value {
        Value::Undef => out.push_str("nil"),
        Value::Default => out.push_str(":default"),
        Value::String(text) => out.push_str(&marotte_scalars::inspect::inspect(text)),
        Value::Array(values) => {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                grow(|| inspect(out, value));
            }
            out.push(']');
        }
        Value::Hash(hash) => {
            out.push('{');
            for (index, (key, value)) in hash.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                grow(|| inspect(out, key));
                out.push_str("=>");
                grow(|| inspect(out, value));
            }
            out.push('}');
        }
        Value::Sensitive(_) => out.push_str("#<Sensitive [value redacted]>"),
        Value::Uri(uri) => {
            let class = match uri
                .scheme()
                .unwrap_or_default()
                .to_ascii_lowercase()
                .as_str()
            {
                "file" => "File",
                "ftp" => "FTP",
                "http" => "HTTP",
                "https" => "HTTPS",
                "ldap" => "LDAP",
                "ldaps" => "LDAPS",
                "mailto" => "MailTo",
                "ws" => "WS",
                "wss" => "WSS",
                _ => "Generic",
            };
            let _ = write!(out, "#<URI::{class} {uri}>");
        }
        other => out.push_str(&marotte_pcore::convert::to_text(other)),
    }
}
