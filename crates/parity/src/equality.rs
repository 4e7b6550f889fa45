//! Whether two values of JSON are the same to Puppet's users.

use serde_json::Value;

/// Whether two values are equal: the order of keys does not matter, `1` and `1.0` are different,
/// and a string in which the reference printed an address equals any string.
pub fn equal(expected: &Value, ours: &Value) -> bool {
    match (expected, ours) {
        (Value::String(left), Value::String(right)) => left == right || has_address(left),
        (Value::Array(left), Value::Array(right)) => {
            left.len() == right.len() && left.iter().zip(right).all(|(a, b)| equal(a, b))
        }
        (Value::Object(left), Value::Object(right)) => {
            left.len() == right.len()
                && left
                    .iter()
                    .all(|(key, value)| right.get(key).is_some_and(|other| equal(value, other)))
        }
        _ => expected == ours,
    }
}

/// Whether a text holds the address of a Ruby object, which is another one each time. A redacted
/// Sensitive has the same brackets but no address.
pub fn has_address(text: &str) -> bool {
    text.contains("#<")
        && text
            .replace("#<Sensitive [value redacted]>", "")
            .contains("#<")
}
