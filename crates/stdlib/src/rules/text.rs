//! Text: prefixes and suffixes, escapes, encodings.

use marotte_pcore::{Str, Value};
use marotte_scalars::binary::Binary;
use marotte_scalars::text;

use crate::plain::{array, exactly, is_plain, to_s};

/// `prefix`: a text before each element, or before each key.
pub(super) fn prefix(arguments: &[Value]) -> Option<Value> {
    each_text(arguments, |text, prefix| format!("{prefix}{text}"))
}

/// `suffix`: a text behind each element, or behind each key.
pub(super) fn suffix(arguments: &[Value]) -> Option<Value> {
    each_text(arguments, |text, suffix| format!("{text}{suffix}"))
}

fn each_text(arguments: &[Value], add: impl Fn(&str, &str) -> String) -> Option<Value> {
    let (of, what) = match arguments {
        [of] => (of, ""),
        [of, what, ..] => (of, what.as_str()?),
        [] => return None,
    };
    let make = |value: &Value| match what {
        "" => Value::String(to_s(value)),
        what => Value::from(add(&to_s(value), what)),
    };
    match of {
        Value::Array(values) => Some(Value::array(values.iter().map(make))),
        Value::Hash(hash) => Some(Value::hash(
            hash.iter().map(|(key, value)| (make(key), value.clone())),
        )),
        _ => None,
    }
}

/// `stdlib::start_with`
pub(super) fn start_with(arguments: &[Value]) -> Option<Value> {
    any_part(arguments, |text, part| text.starts_with(part))
}

/// `stdlib::end_with`
pub(super) fn end_with(arguments: &[Value]) -> Option<Value> {
    any_part(arguments, |text, part| text.ends_with(part))
}

fn any_part(arguments: &[Value], has: impl Fn(&str, &str) -> bool) -> Option<Value> {
    let [text, parts] = exactly(arguments)?;
    let text = text.as_str()?;
    let parts = match parts {
        Value::String(_) => std::slice::from_ref(parts),
        Value::Array(parts) if !parts.is_empty() => parts.as_slice(),
        _ => return None,
    };
    let mut found = false;
    for part in parts {
        let part = part.as_str().filter(|part| !part.is_empty())?;
        found |= has(text, part);
    }
    Some(found.into())
}

/// `regexpescape`: what has a meaning in a pattern, escaped.
pub(super) fn regexpescape(arguments: &[Value]) -> Option<Value> {
    each_string(arguments, |text| text::regexp_escape(text).into())
}

/// `swapcase`
pub(super) fn swapcase(arguments: &[Value]) -> Option<Value> {
    each_string(arguments, |text| text::swapcase(text).into())
}

/// Does something with a text, or with all texts of an array.
fn each_string(arguments: &[Value], make: impl Fn(&str) -> Str) -> Option<Value> {
    let make = |value: &Value| match value {
        Value::String(text) => Value::String(make(text)),
        other => other.clone(),
    };
    match arguments.first()? {
        Value::Array(values) => Some(Value::array(values.iter().map(make))),
        text @ Value::String(_) => Some(make(text)),
        _ => None,
    }
}

/// `dos2unix`
pub(super) fn dos2unix(arguments: &[Value]) -> Option<Value> {
    let [text] = exactly(arguments)?;
    Some(text.as_str()?.replace("\r\n", "\n").into())
}

/// `unix2dos`
pub(super) fn unix2dos(arguments: &[Value]) -> Option<Value> {
    let [text] = exactly(arguments)?;
    let text = text.as_str()?;
    let mut made = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n') {
            Some(line) => {
                made.push_str(line.trim_end_matches('\r'));
                made.push_str("\r\n");
            }
            None => made.push_str(line),
        }
    }
    Some(made.into())
}

/// `shell_escape` and `stdlib::shell_escape`
pub(super) fn shell_escape(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    is_plain(value).then(|| escaped(&to_s(value)).into())
}

/// `shell_join`
pub(super) fn shell_join(arguments: &[Value]) -> Option<Value> {
    let [words] = exactly(arguments)?;
    let words = array(words)?.iter();
    let words: Vec<String> = words.map(|word| escaped(&to_s(word))).collect();
    Some(words.join(" ").into())
}

/// A word as a shell reads it back.
fn escaped(word: &str) -> String {
    if word.is_empty() {
        return "''".to_owned();
    }
    let mut escaped = String::with_capacity(word.len() + 2);
    for character in word.chars() {
        match character {
            '\n' => escaped.push_str("'\n'"),
            'A'..='Z' | 'a'..='z' | '0'..='9' => escaped.push(character),
            '_' | '-' | '.' | ',' | ':' | '+' | '/' | '@' => escaped.push(character),
            other => escaped.extend(['\\', other]),
        }
    }
    escaped
}

/// `base64`: what is decoded is bytes, and left to the file.
pub(super) fn base64(arguments: &[Value]) -> Option<Value> {
    let (action, text, method) = match arguments {
        [action, text] => (action, text, "default"),
        [action, text, method, ..] => (action, text, method.as_str()?),
        _ => return None,
    };
    if action.as_str()? != "encode" {
        return None;
    }
    let bytes = Binary::new(text.as_str()?.as_bytes());
    Some(match method {
        "default" => bytes.to_base64_relaxed().into(),
        "strict" => bytes.to_string().into(),
        "urlsafe" => bytes.to_base64_urlsafe().into(),
        _ => return None,
    })
}
