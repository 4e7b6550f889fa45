//! Where a value is inside of another: `['a'][0]`.

use crate::convert::format::to_program_string;
use crate::value::Value;

/// The path as messages and references write it, behind the `$` of the root; `None` when a step
/// is neither text nor a number.
pub(super) fn json_path(path: &[Value]) -> Option<String> {
    let mut text = String::new();
    for step in path {
        match step {
            Value::Undef => text.push_str("[null]"),
            Value::String(_) | Value::Integer(_) | Value::Float(_) | Value::Boolean(_) => {
                text.push('[');
                text.push_str(&to_program_string(step));
                text.push(']');
            }
            _ => return None,
        }
    }
    Some(text)
}

/// The steps of a reference such as `$['a'][0]`; `None` when it is no such text.
pub(super) fn read_path(text: &str) -> Option<Vec<Value>> {
    let mut rest = text.strip_prefix('$')?;
    let mut path = Vec::new();
    while !rest.is_empty() {
        rest = rest.strip_prefix('[')?;
        let (step, behind) = match rest.chars().next()? {
            quote @ ('\'' | '"') => read_quoted(&rest[1..], quote)?,
            _ => {
                let end = rest.find(']')?;
                (read_literal(&rest[..end])?, &rest[end..])
            }
        };
        path.push(step);
        rest = behind.strip_prefix(']')?;
    }
    Some(path)
}

fn read_literal(text: &str) -> Option<Value> {
    match text {
        "null" => Some(Value::Undef),
        "true" => Some(Value::Boolean(true)),
        "false" => Some(Value::Boolean(false)),
        _ => match text.parse::<i64>() {
            Ok(number) => Some(Value::Integer(number)),
            Err(_) => text.parse().ok().map(Value::Float),
        },
    }
}

fn read_quoted(text: &str, quote: char) -> Option<(Value, &str)> {
    let mut out = String::new();
    let mut characters = text.char_indices();
    while let Some((index, character)) = characters.next() {
        match character {
            _ if character == quote => {
                return Some((Value::from(out), &text[index + 1..]));
            }
            '\\' => match characters.next()?.1 {
                'n' if quote == '"' => out.push('\n'),
                't' if quote == '"' => out.push('\t'),
                'r' if quote == '"' => out.push('\r'),
                escaped @ ('\'' | '"' | '\\' | '$') => out.push(escaped),
                other => {
                    out.push('\\');
                    out.push(other);
                }
            },
            other => out.push(other),
        }
    }
    None
}
