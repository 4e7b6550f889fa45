//! Data as JSON text, as Ruby's generator writes it.

use std::fmt::Write as _;

use marotte_scalars::float::RubyFloat;

use crate::convert::text::to_text;
use crate::deep::grow;
use crate::value::Value;

/// Appends data as JSON without white space. What is no data appears as its text.
pub fn write_json(out: &mut String, data: &Value) {
    // Writing to a string cannot fail, so the results are dropped.
    match data {
        Value::Undef => out.push_str("null"),
        Value::Boolean(value) => out.push_str(if *value { "true" } else { "false" }),
        Value::Integer(number) => drop(write!(out, "{number}")),
        Value::Float(number) => drop(write!(out, "{}", RubyFloat(*number))),
        Value::String(text) => write_json_string(out, text),
        Value::Array(values) => grow(|| {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_json(out, value);
            }
            out.push(']');
        }),
        Value::Hash(hash) => grow(|| {
            out.push('{');
            for (index, (key, value)) in hash.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                write_json_string(out, &to_text(key));
                out.push(':');
                write_json(out, value);
            }
            out.push('}');
        }),
        other => write_json_string(out, &to_text(other)),
    }
}

/// Appends a string as JSON: only what must be escaped is.
pub fn write_json_string(out: &mut String, text: &str) {
    out.push('"');
    // Most texts need no escapes, which is seen fastest without stopping at the first.
    let special = |byte: u8| (byte < b' ') | (byte == b'"') | (byte == b'\\');
    if !text.bytes().fold(false, |any, byte| any | special(byte)) {
        out.push_str(text);
        out.push('"');
        return;
    }
    let mut plain = 0;
    for (index, byte) in text.bytes().enumerate() {
        if byte >= b' ' && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.push_str(&text[plain..index]);
        plain = index + 1;
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b'\x08' => out.push_str("\\b"),
            b'\x0c' => out.push_str("\\f"),
            // Writing to a string cannot fail.
            _ => drop(write!(out, "\\u{byte:04x}")),
        }
    }
    out.push_str(&text[plain..]);
    out.push('"');
}
