//! Keys: `a.b.0`, with parts in quotes where they have dots.

use marotte_diagnostics::{LookupIssue, RubyIssue};
use marotte_pcore::{Hash, Str, Value, label};
use marotte_scalars::text::module_of;
use marotte_yaml::Symbol;

use crate::error::{Error, Result};

/// A key, taken apart.
#[derive(Clone)]
pub(crate) struct LookupKey {
    /// The key as it is written.
    pub(crate) text: Str,
    /// The part that data files have.
    pub(crate) root: Str,
    /// Strings and integers: the way from the value of the root on.
    pub(crate) segments: Vec<Value>,
    /// The module that the key belongs to.
    pub(crate) module: Option<Str>,
}

impl LookupKey {
    pub(crate) fn new(key: &str) -> Result<Self> {
        if is_plain(key) {
            let root = Str::from(key);
            return Ok(Self {
                module: module_of(key).map(Str::from),
                text: root.clone(),
                root,
                segments: Vec::new(),
            });
        }
        let mut segments =
            split(key).ok_or_else(|| Error::lookup(LookupIssue::InvalidKey { key: key.into() }))?;
        let root = match segments.remove(0) {
            Value::String(root) => root,
            // A key cannot begin with a number, which the reference notices in its own way.
            other => {
                let number = marotte_eval::ruby_inspect(&other);
                return Err(Error::other(RubyIssue::UndefinedMethod {
                    method: "index",
                    receiver: format!("{number}:Integer").into(),
                }));
            }
        };
        let module = module_of(&root).map(Str::from);
        Ok(Self {
            text: key.into(),
            root,
            segments,
            module,
        })
    }

    /// The key of the options for lookups.
    pub(crate) fn lookup_options() -> Self {
        Self {
            text: "lookup_options".into(),
            root: "lookup_options".into(),
            segments: Vec::new(),
            module: None,
        }
    }

    /// A value such that digging in it finds the given one.
    pub(crate) fn undig(&self, value: Value) -> Value {
        self.segments
            .iter()
            .rev()
            .fold(value, |value, segment| match segment {
                Value::Integer(index) if (0..100_000).contains(index) => {
                    let mut values = vec![Value::Undef; *index as usize];
                    values.push(value);
                    values.into()
                }
                other => {
                    let mut hash = Hash::new();
                    hash.insert(other.clone(), value);
                    hash.into()
                }
            })
    }
}

/// The value that segments lead to. Nothing if there is none.
pub(crate) fn dig(key: &str, segments: &[Value], mut value: Value) -> Result<Option<Value>> {
    for segment in segments {
        match step(key, &value, segment)? {
            Some(next) => value = next,
            None => return Ok(None),
        }
    }
    Ok(Some(value))
}

/// What a segment leads to. Nothing if there is none.
pub(crate) fn step(key: &str, value: &Value, segment: &Value) -> Result<Option<Value>> {
    Ok(match (value, segment) {
        (Value::Undef, _) => None,
        (Value::Array(values), Value::Integer(index)) => usize::try_from(*index)
            .ok()
            .and_then(|index| values.get(index).cloned()),
        (Value::Hash(hash), segment) => hash.get(segment).cloned(),
        (other, segment) => {
            return Err(Error::lookup(LookupIssue::NoHashToDigIn {
                class: ruby_class(other).into(),
                segment: marotte_pcore::convert::to_text(segment).as_str().into(),
                key: key.into(),
            }));
        }
    })
}

/// The name of the class that a value has in Ruby.
pub fn ruby_class(value: &Value) -> String {
    match Symbol::name_of(value) {
        Some(_) => "Symbol".to_owned(),
        None => label::ruby_class(value),
    }
}

/// Whether a key has but one part, as most have.
fn is_plain(key: &str) -> bool {
    !key.bytes().any(|byte| matches!(byte, b'\'' | b'"' | b'.'))
}

/// The parts of a key. Nothing if it is not one.
pub(crate) fn split(key: &str) -> Option<Vec<Value>> {
    if is_plain(key) {
        return Some(vec![key.into()]);
    }
    let mut parts = Vec::new();
    let mut rest = key;
    loop {
        let (part, after) = take_part(rest)?;
        parts.push(part);
        if after.is_empty() {
            return Some(parts);
        }
        rest = after.strip_prefix('.')?;
    }
}

/// The first part, and what follows it.
fn take_part(text: &str) -> Option<(Value, &str)> {
    let trimmed = text.trim_start_matches(is_space);
    for quote in ['"', '\''] {
        if let Some(inner) = trimmed.strip_prefix(quote)
            && let Some(end) = inner.find(quote).filter(|end| *end > 0)
        {
            let after = inner[end + 1..].trim_start_matches(is_space);
            return Some((inner[..end].into(), after));
        }
    }
    let end = text.find(['\'', '"', '.']).unwrap_or(text.len());
    if end == 0 {
        return None;
    }
    let part = text[..end].trim_matches(is_space);
    let digits = part.strip_prefix(':').unwrap_or(part);
    let digits = digits.strip_prefix(['+', '-']).unwrap_or(digits);
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let value = match part.parse::<i64>() {
        Ok(number) if is_number => Value::Integer(number),
        // What begins with a colon counts as a number, but is none.
        _ if is_number && part.starts_with(':') => Value::Integer(0),
        _ => part.into(),
    };
    Some((value, &text[end..]))
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\0')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(key: &str) -> Option<Vec<String>> {
        let parts = split(key)?;
        Some(parts.iter().map(marotte_eval::ruby_inspect).collect())
    }

    #[test]
    fn keys_are_taken_apart_at_dots_outside_of_quotes() {
        let expected = |parts: &[&str]| Some(parts.iter().map(|p| (*p).to_owned()).collect());
        assert_eq!(parts("a"), expected(&["\"a\""]));
        assert_eq!(parts("a.b.0"), expected(&["\"a\"", "\"b\"", "0"]));
        assert_eq!(parts("a.'b.c'"), expected(&["\"a\"", "\"b.c\""]));
        assert_eq!(parts("a . \"x y\" "), expected(&["\"a\"", "\"x y\""]));
        assert_eq!(parts("a.'1'"), expected(&["\"a\"", "\"1\""]));
        assert_eq!(parts("a.-1"), expected(&["\"a\"", "-1"]));
    }

    #[test]
    fn keys_with_empty_parts_are_none() {
        for key in ["a..b", "a.", ".a", ".", "a.''", "a.'b", "'a'b"] {
            assert!(parts(key).is_none(), "{key}");
        }
    }

    #[test]
    fn what_is_undug_can_be_dug() {
        let Ok(key) = LookupKey::new("a.b.2.c") else {
            panic!("the key is one");
        };
        let value = key.undig(Value::Integer(5));
        let Ok(Some(found)) = dig(&key.text, &key.segments, value) else {
            panic!("the value is there");
        };
        assert!(found == Value::Integer(5));
    }
}
