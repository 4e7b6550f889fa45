//! Truth as text and numbers, and back.

use marotte_pcore::{Str, Value};

use crate::plain::exactly;

/// `str2bool`: what words mean.
pub(super) fn str2bool(arguments: &[Value]) -> Option<Value> {
    truth(arguments.first()?).map(Value::Boolean)
}

fn truth(value: &Value) -> Option<bool> {
    let text = match value {
        Value::Boolean(flag) => return Some(*flag),
        Value::String(text) => text,
        _ => return None,
    };
    let is = |words: &[&str]| words.iter().any(|word| text.eq_ignore_ascii_case(word));
    match text.as_str() {
        "" | "undef" | "undefined" => Some(false),
        _ if is(&["1", "t", "y", "true", "yes"]) => Some(true),
        _ if is(&["0", "f", "n", "false", "no"]) => Some(false),
        _ => None,
    }
}

/// `num2bool`: whether a number is greater than zero.
pub(super) fn num2bool(arguments: &[Value]) -> Option<Value> {
    let [number] = exactly(arguments)?;
    positive(number).map(Value::Boolean)
}

fn positive(number: &Value) -> Option<bool> {
    match number {
        Value::Integer(number) => Some(*number > 0),
        Value::String(text) => {
            let digits = text.strip_prefix('-').unwrap_or(text);
            let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            // As many digits as a number with a point has without loss.
            let number: i64 = text.parse().ok().filter(|_| is_number && text.len() < 16)?;
            Some(number > 0)
        }
        _ => None,
    }
}

/// `any2bool`: what numbers and words mean; all else is true.
pub(super) fn any2bool(arguments: &[Value]) -> Option<Value> {
    let value = arguments.first()?;
    let truth = match value {
        Value::Boolean(flag) => *flag,
        Value::Integer(_) => positive(value)?,
        Value::String(text) => match text.as_bytes().first() {
            Some(b'0'..=b'9' | b'-') => positive(value)?,
            _ => truth(value)?,
        },
        Value::Array(_) | Value::Hash(_) => true,
        _ => return None,
    };
    Some(truth.into())
}

/// `bool2num`
pub(super) fn bool2num(arguments: &[Value]) -> Option<Value> {
    let truth = truth(arguments.first()?)?;
    Some(Value::Integer(truth.into()))
}

/// `bool2str`: `true` and `false`, or the texts that are given for them.
pub(super) fn bool2str(arguments: &[Value]) -> Option<Value> {
    match arguments {
        [Value::Boolean(flag)] => Some(Str::from(if *flag { "true" } else { "false" }).into()),
        [Value::Boolean(flag), Value::String(yes), Value::String(no)] => {
            Some(Value::String(if *flag { yes } else { no }.clone()))
        }
        _ => None,
    }
}
