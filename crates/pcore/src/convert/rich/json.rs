//! Data as JSON text, as Ruby's generator writes it.

use std::fmt::Write as _;

use marotte_scalars::float::RubyFloat;

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

/// Appends a string as JSON: only what must be escaped is.
pub fn write_json_string(out: &mut String, text: &str) {
    out.reserve(text.len() + 2);
    out.push('"');
    write_json_escaped(out, text);
    out.push('"');
}

/// Appends what stands between the quotes of a string in JSON.
pub fn write_json_escaped(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = find_escaped(rest.as_bytes()) {
        out.push_str(&rest[..at]);
        match rest.as_bytes()[at] {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b'\x08' => out.push_str("\\b"),
            b'\x0c' => out.push_str("\\f"),
            // Writing to a string cannot fail.
            byte => drop(write!(out, "\\u{byte:04x}")),
        }
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

#[inline]
fn is_escaped(byte: u8) -> bool {
    (byte < b' ') | (byte == b'"') | (byte == b'\\')
}

/// The first byte that must be escaped. Most texts have none, and many are long.
fn find_escaped(bytes: &[u8]) -> Option<usize> {
    let (chunks, _) = bytes.as_chunks::<32>();
    // Without an early end, all bytes of a piece are looked at at once.
    let is_clean = |chunk: &&[u8; 32]| {
        let found = |found: bool, byte: &u8| found | is_escaped(*byte);
        !chunk.iter().fold(false, found)
    };
    let clean = 32 * chunks.iter().take_while(is_clean).count();
    find_in_eights(&bytes[clean..]).map(|at| clean + at)
}

/// The same, looked for in eight at a time.
fn find_in_eights(bytes: &[u8]) -> Option<usize> {
    let Some(last) = bytes.last_chunk::<8>() else {
        // The first and the last four may have some in common, which does no harm.
        if let (Some([a, b, c, d]), Some([e, f, g, h])) = (bytes.first_chunk(), bytes.last_chunk())
        {
            find_in_chunk([*a, *b, *c, *d, *e, *f, *g, *h])?;
        }
        return bytes.iter().position(|byte| is_escaped(*byte));
    };
    let (chunks, rest) = bytes.as_chunks::<8>();
    for (index, chunk) in chunks.iter().enumerate() {
        if let Some(at) = find_in_chunk(*chunk) {
            return Some(index * 8 + at);
        }
    }
    // Some of the last eight have been looked at, which does no harm.
    match rest {
        [] => None,
        _ => find_in_chunk(*last).map(|at| bytes.len() - 8 + at),
    }
}

/// The first of eight bytes that must be escaped. In each byte of the word, the highest bit tells:
/// a subtraction borrows it where the byte is smaller, and only bytes that had it clear count. One
/// that is borrowed for a byte before it may be wrong, but then that one is the first.
fn find_in_chunk(bytes: [u8; 8]) -> Option<usize> {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGHEST: u64 = u64::from_ne_bytes([0x80; 8]);
    let word = u64::from_le_bytes(bytes);
    let below = |word: u64, limit: u8| word.wrapping_sub(ONES * u64::from(limit)) & !word;
    let is = |byte: u8| below(word ^ (ONES * u64::from(byte)), 1);
    let found = (below(word, b' ') | is(b'"') | is(b'\\')) & HIGHEST;
    (found != 0).then(|| found.trailing_zeros() as usize / 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_seen_wherever_they_are() {
        for length in 0..80 {
            for at in 0..length {
                for byte in 0..=u8::MAX {
                    let mut bytes = vec![b'a'; length];
                    bytes[at] = byte;
                    let expected = is_escaped(byte).then_some(at);
                    assert_eq!(find_escaped(&bytes), expected, "{byte} at {at}");
                    // What is behind the first does not count.
                    bytes[length - 1] = b'"';
                    let expected = expected.unwrap_or(length - 1);
                    assert_eq!(find_escaped(&bytes), Some(expected), "{byte} at {at}");
                }
            }
        }
    }
}
