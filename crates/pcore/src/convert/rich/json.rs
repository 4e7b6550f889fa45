//! Data as JSON text, as Ruby's generator writes it.

use std::fmt::Write as _;

use marotte_scalars::float::RubyFloat;

use super::escape::write_json_string;
use crate::convert::text::to_text;
use crate::deep::grow;
use crate::value::{Oversized, Value};

/// Appends data as JSON without white space. What is no data appears as its text.
pub fn write_json(out: &mut String, data: &Value) {
    // Writing to a string cannot fail, so the results are dropped.
    match data {
        Value::Undef => out.push_str("null"),
        Value::Boolean(value) => out.push_str(if *value { "true" } else { "false" }),
        Value::Integer(number) => out.push_str(itoa::Buffer::new().format(*number)),
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
                match key {
                    Value::String(text) => write_json_string(out, text),
                    other => write_json_string(out, &to_text(other)),
                }
                out.push(':');
                write_json(out, value);
            }
            out.push('}');
        }),
        other => match Oversized::digits_of(other) {
            Some(digits) => out.push_str(digits),
            None => write_json_string(out, &to_text(other)),
        },
    }
}
