//! Dotted keys: `a.b.0."with.dot"`.

use std::sync::LazyLock;

use marotte_pcore::Value;
use marotte_regex::Regex;

static SEGMENTS: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"(\s*"[^"]+"\s*|\s*'[^']+'\s*|[^'".]+)"#).ok());

/// The segments of a dotted key: names, integers, and names in quotes. Nothing if it is not
/// well-formed.
pub(crate) fn split_key(key: &str) -> Option<Vec<Value>> {
    if !key.contains(['\'', '"', '.']) {
        return Some(vec![Value::from(key)]);
    }
    if !key.contains(['\'', '"']) {
        return split_plain(key);
    }
    let pieces = SEGMENTS.as_ref()?.split(key, 0).ok()?;
    let (first, pieces) = pieces.split_first()?;
    let segments: Vec<&&str> = pieces.iter().filter(|piece| **piece != ".").collect();
    if !first.is_empty() || pieces.is_empty() || segments.len() * 2 != pieces.len() + 1 {
        return None;
    }
    Some(
        segments
            .into_iter()
            .map(|segment| to_key(segment.trim()))
            .collect(),
    )
}

/// The segments of a path into a value. Unlike with keys, one that is alone can be an index.
pub(crate) fn split_path(path: &str) -> Option<Vec<Value>> {
    if !path.bytes().any(|byte| matches!(byte, b'\'' | b'"')) {
        return split_plain(path);
    }
    let mut segments = split_key(&format!("x.{path}"))?;
    segments.remove(0);
    Some(segments)
}

/// The segments of a path if they are nothing but names, as most are: such a path is well-formed, and
/// its segments are the keys.
pub(super) fn names(path: &str) -> Option<impl Iterator<Item = &str>> {
    let mut is_first = true;
    for byte in path.bytes() {
        let is_part = match byte {
            b'a'..=b'z' | b'A'..=b'Z' => true,
            b'0'..=b'9' | b'_' | b'-' | b'.' => !is_first,
            _ => false,
        };
        if !is_part {
            return None;
        }
        is_first = byte == b'.';
    }
    // Paths are short: to look at their bytes is quicker than to set up a search.
    let mut rest = (!is_first).then_some(path)?;
    Some(std::iter::from_fn(move || {
        let end = rest.bytes().position(|byte| byte == b'.');
        let name = rest.get(..end.unwrap_or(rest.len()))?;
        // No name is empty, so that an empty rest is the end.
        rest = rest.get(name.len() + 1..).unwrap_or_default();
        (!name.is_empty()).then_some(name)
    }))
}

/// The segments of something without quotes in it.
fn split_plain(path: &str) -> Option<Vec<Value>> {
    let (mut segments, mut rest) = (Vec::new(), path);
    loop {
        let end = rest.bytes().position(|byte| byte == b'.');
        let segment = &rest[..end.unwrap_or(rest.len())];
        if segment.is_empty() {
            return None;
        }
        segments.push(to_key(segment.trim()));
        match end {
            Some(end) => rest = &rest[end + 1..],
            None => return Some(segments),
        }
    }
}

fn to_key(segment: &str) -> Value {
    if segment.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return Value::from(segment);
    }
    if segment.starts_with(['"', '\'']) {
        let mut inside = segment.chars();
        inside.next();
        inside.next_back();
        return Value::from(inside.as_str());
    }
    // The reference takes a colon before the digits, and then reads nothing but the colon.
    let (colon, number) = match segment.strip_prefix(':') {
        Some(number) => (true, number),
        None => (false, segment),
    };
    let digits = number.strip_prefix(['+', '-']).unwrap_or(number);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Value::from(segment);
    }
    if colon {
        return Value::Integer(0);
    }
    let negative = number.starts_with('-');
    let limit = if negative { i64::MIN } else { i64::MAX };
    Value::Integer(number.parse().unwrap_or(limit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments() {
        let keys = |key| split_key(key).map(Value::from);
        let expected = Value::array([
            Value::from("a"),
            Value::Integer(-1),
            Value::from("b.c"),
            Value::from("d"),
        ]);
        assert_eq!(keys("a.-1.\"b.c\".d"), Some(expected));
        for bad in ["a..b", "a.'b", "a.", ".a", "'a'b"] {
            assert_eq!(keys(bad), None, "{bad}");
        }
    }
}
