//! `is_…` and `validate_…` of the old interface: what a value is, in the time before types.
//!
//! A validation gives `undef` if all is well; what is wrong the file says. The functions are called
//! by others, too: then `undef` is no empty string.

use marotte_pcore::Value;
use marotte_regex::Regex;

use crate::plain::{array, exactly, whole};

/// What a function makes of its arguments.
type Data = fn(&[Value]) -> Option<Value>;

/// The rule of a function.
pub(super) fn rule(name: &str) -> Option<Data> {
    Some(match name {
        "is_absolute_path" => is_absolute_path,
        "is_array" => is_array,
        "is_bool" => is_bool,
        "is_float" => is_float,
        "is_integer" => is_integer,
        "is_numeric" => is_numeric,
        "is_string" => is_string,
        "validate_absolute_path" => validate_absolute_path,
        "validate_array" => validate_array,
        "validate_bool" => validate_bool,
        "validate_hash" => validate_hash,
        "validate_integer" => validate_integer,
        "validate_numeric" => validate_integer,
        "validate_re" => validate_re,
        "validate_slength" => validate_slength,
        "validate_string" => validate_string,
        _ => return None,
    })
}

/// `is_array`
pub(super) fn is_array(arguments: &[Value]) -> Option<Value> {
    Some(matches!(arguments.first()?, Value::Array(_)).into())
}

/// `is_bool`
pub(super) fn is_bool(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    Some(matches!(value, Value::Boolean(_)).into())
}

/// `is_string`: a text that is no number.
pub(super) fn is_string(arguments: &[Value]) -> Option<Value> {
    let is_string = match arguments.first()? {
        Value::String(text) => match number(text) {
            Number::Whole => false,
            Number::None => true,
            Number::Unknown => return None,
        },
        Value::Undef => true,
        _ => false,
    };
    Some(is_string.into())
}

/// `is_integer`: a number without a point, or its text.
pub(super) fn is_integer(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    let is_integer = match value {
        Value::Integer(_) => true,
        Value::String(text) => match number(text) {
            Number::Whole => true,
            Number::None => false,
            Number::Unknown => return None,
        },
        _ => false,
    };
    Some(is_integer.into())
}

/// `is_float`: a number with a point, or its text.
pub(super) fn is_float(arguments: &[Value]) -> Option<Value> {
    let [value] = exactly(arguments)?;
    let is_float = match value {
        Value::Float(_) => true,
        Value::String(text) => match number(text) {
            Number::Unknown => return None,
            Number::Whole | Number::None => false,
        },
        // To Ruby it is a number, which has no form with a point.
        Value::SemVer(_) => return None,
        _ => false,
    };
    Some(is_float.into())
}

/// `is_numeric`: any number, or its text.
pub(super) fn is_numeric(arguments: &[Value]) -> Option<Value> {
    match exactly(arguments)? {
        // To Ruby a version is a number.
        [Value::Float(_) | Value::SemVer(_)] => Some(true.into()),
        _ => is_integer(arguments),
    }
}

/// What a text is as a number, as far as that is easily said.
enum Number {
    /// Digits.
    Whole,
    /// There is no digit in it.
    None,
    /// Anything else.
    Unknown,
}

fn number(text: &str) -> Number {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return Number::None;
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit());
    match is_whole && (!digits.starts_with('0') || text == "0") {
        true => Number::Whole,
        false => Number::Unknown,
    }
}

/// `is_absolute_path`: on any system.
pub(super) fn is_absolute_path(arguments: &[Value]) -> Option<Value> {
    let [path] = exactly(arguments)?;
    is_absolute(path).map(Value::Boolean)
}

fn is_absolute(path: &Value) -> Option<bool> {
    let path = path.as_str()?;
    let is_simple = !path.contains(['\\', ':', '\n']);
    match path.starts_with('/') {
        true => Some(true),
        false => is_simple.then_some(false),
    }
}

/// `validate_absolute_path`
pub(super) fn validate_absolute_path(arguments: &[Value]) -> Option<Value> {
    all(arguments, |argument| {
        let paths = match argument {
            Value::Array(paths) => paths.as_slice(),
            path => std::slice::from_ref(path),
        };
        paths.iter().all(|path| is_absolute(path) == Some(true))
    })
}

/// `validate_array`
pub(super) fn validate_array(arguments: &[Value]) -> Option<Value> {
    all(arguments, |value| matches!(value, Value::Array(_)))
}

/// `validate_bool`
pub(super) fn validate_bool(arguments: &[Value]) -> Option<Value> {
    all(arguments, |value| matches!(value, Value::Boolean(_)))
}

/// `validate_hash`
pub(super) fn validate_hash(arguments: &[Value]) -> Option<Value> {
    all(arguments, |value| matches!(value, Value::Hash(_)))
}

/// `validate_string`
pub(super) fn validate_string(arguments: &[Value]) -> Option<Value> {
    all(arguments, |value| {
        matches!(value, Value::String(_) | Value::Undef)
    })
}

/// Nothing, if there are arguments and all are fine.
fn all(arguments: &[Value], is_fine: impl Fn(&Value) -> bool) -> Option<Value> {
    let is_fine = !arguments.is_empty() && arguments.iter().all(is_fine);
    is_fine.then_some(Value::Undef)
}

/// `validate_re`: one of the patterns matches.
pub(super) fn validate_re(arguments: &[Value]) -> Option<Value> {
    let (text, patterns) = match arguments {
        [text, patterns] | [text, patterns, _] => (text.as_str()?, patterns),
        _ => return None,
    };
    let patterns = match patterns {
        Value::String(_) => std::slice::from_ref(patterns),
        patterns => array(patterns)?,
    };
    for pattern in patterns {
        let pattern = Regex::new(pattern.as_str()?).ok()?;
        if pattern.is_match(text).ok()? {
            return Some(Value::Undef);
        }
    }
    None
}

/// `validate_integer`, and `validate_numeric` of whole numbers: not more than a maximum and not less
/// than a minimum.
pub(super) fn validate_integer(arguments: &[Value]) -> Option<Value> {
    let (input, max, min) = match arguments {
        [input] => (input, None, None),
        [input, max] => (input, Some(integer(max)?), None),
        [input, Value::String(empty), min] if empty.is_empty() => {
            (input, None, Some(integer(min)?))
        }
        [input, Value::Undef, min] => (input, None, Some(integer(min)?)),
        [input, max, min] => (input, Some(integer(max)?), Some(integer(min)?)),
        _ => return None,
    };
    if let (Some(max), Some(min)) = (max, min)
        && min > max
    {
        return None;
    }
    let inputs = match input {
        Value::Array(inputs) => inputs.as_slice(),
        input => std::slice::from_ref(input),
    };
    for input in inputs {
        let input = integer(input)?;
        if max.is_some_and(|max| input > max) || min.is_some_and(|min| input < min) {
            return None;
        }
    }
    Some(Value::Undef)
}

/// An integer that is one to all functions: no text that could be octal, none that is so large that
/// it is another one with a point.
fn integer(value: &Value) -> Option<i64> {
    let number = match value {
        Value::Integer(number) => *number,
        Value::String(text) if text.len() > 1 && text.starts_with('0') => return None,
        text => whole(text)?,
    };
    (number.unsigned_abs() < 1 << 53).then_some(number)
}

/// `validate_slength`: texts of a length.
pub(super) fn validate_slength(arguments: &[Value]) -> Option<Value> {
    let (input, max, min) = match arguments {
        [input, Value::Integer(max)] => (input, *max, 0),
        [input, Value::Integer(max), Value::Integer(min)] => (input, *max, *min),
        _ => return None,
    };
    if max <= 0 || min < 0 || min > max {
        return None;
    }
    let inputs = match input {
        Value::Array(inputs) => inputs.as_slice(),
        input => std::slice::from_ref(input),
    };
    let is_fine = |input: &Value| {
        let length = input.as_str().map(|text| text.chars().count() as i64);
        length.is_some_and(|length| (min..=max).contains(&length))
    };
    inputs.iter().all(is_fine).then_some(Value::Undef)
}
