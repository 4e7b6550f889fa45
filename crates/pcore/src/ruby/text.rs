//! Values as Ruby would print them, which some messages of the reference do.

use std::fmt::Write as _;

use marotte_scalars::inspect::inspect as inspect_text;

use super::class::ruby_class;
use crate::convert::text::{REDACTED, to_text};
use crate::deep::grow;
use crate::value::Value;

/// A value as Ruby's `to_s` prints it.
pub fn ruby_to_s(value: &Value) -> String {
    match value {
        Value::Undef => String::new(),
        Value::Regexp(regexp) => regexp.regex().shown(),
        Value::Array(_) | Value::Hash(_) => ruby_inspect(value),
        other => to_text(other).into(),
    }
}

/// A value as Ruby's `inspect` prints it. Where that is an address, the call that makes the value
/// says more.
pub fn ruby_inspect(value: &Value) -> String {
    let mut out = String::new();
    inspect(&mut out, value);
    out
}

fn inspect(out: &mut String, value: &Value) {
    // Writing to a string cannot fail, so the results are dropped.
    match value {
        Value::Undef => out.push_str("nil"),
        Value::Default => out.push_str(":default"),
        Value::String(text) => out.push_str(&inspect_text(text)),
        Value::Array(values) => grow(|| {
            out.push('[');
            for (index, value) in values.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                inspect(out, value);
            }
            out.push(']');
        }),
        Value::Hash(hash) => grow(|| {
            out.push('{');
            for (index, (key, value)) in hash.iter().enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                inspect(out, key);
                out.push_str("=>");
                inspect(out, value);
            }
            out.push('}');
        }),
        Value::Sensitive(_) => drop(write!(out, "#<{REDACTED}>")),
        Value::Timespan(_) => drop(write!(out, "Timespan('{}')", to_text(value))),
        Value::Timestamp(_) => drop(write!(out, "Timestamp('{}')", to_text(value))),
        Value::SemVerRange(range) => out.push_str(&range.canonical()),
        Value::Uri(uri) => drop(write!(out, "#<{} {uri}>", ruby_class(value))),
        Value::Foreign(of) => out.push_str(&of.inspect()),
        _ => out.push_str(&to_text(value)),
    }
}
