//! Arrays: made, joined, taken apart.

use marotte_pcore::ruby::ruby_equals;
use marotte_pcore::{Array, Str, Value, flatten};

use crate::plain::{array, is_exact, whole};

/// How many elements `range` gives at most.
const MOST: usize = 1_000_000;

/// `any2array`: an array stays, a hash is its keys and values, several arguments are an array.
pub(super) fn any2array(arguments: &[Value]) -> Option<Value> {
    let made: Array = match arguments {
        [Value::Array(values)] => values.clone(),
        [Value::Hash(hash)] => {
            let entries = hash.iter();
            entries
                .flat_map(|(key, value)| [key.clone(), value.clone()])
                .collect()
        }
        [Value::String(text)] if text.is_empty() => Array::default(),
        several => several.iter().cloned().collect(),
    };
    Some(Value::Array(made))
}

/// `concat`: the elements of arrays, and what is none, behind those of the first.
pub(super) fn concat(arguments: &[Value]) -> Option<Value> {
    let [Value::Array(first), rest @ ..] = arguments else {
        return None;
    };
    if rest.is_empty() {
        return None;
    }
    let mut all = first.clone();
    for value in rest {
        match value {
            Value::Array(values) => all.extend_from_slice(values.as_slice()),
            other => all.push(other.clone()),
        }
    }
    Some(Value::Array(all))
}

/// `member`: whether an array has one value, or all of several.
pub(super) fn member(arguments: &[Value]) -> Option<Value> {
    let [values, wanted, ..] = arguments else {
        return None;
    };
    let values = array(values)?;
    let wanted = match wanted {
        Value::String(_) | Value::Integer(_) => std::slice::from_ref(wanted),
        Value::Array(wanted) if !wanted.is_empty() => wanted.as_slice(),
        _ => return None,
    };
    if !wanted.iter().all(is_exact) {
        return None;
    }
    Some(wanted.iter().all(|one| values.contains(one)).into())
}

/// `count`: how often an array has a value, or how many of its elements are there.
pub(super) fn count(arguments: &[Value]) -> Option<Value> {
    let (values, wanted) = match arguments {
        [values] => (values, None),
        [values, Value::Boolean(false)] => (values, None),
        [values, wanted] => (values, Some(wanted)),
        _ => return None,
    };
    let values = array(values)?.iter();
    let count = match wanted {
        Some(wanted) => values.filter(|one| ruby_equals(one, wanted)).count(),
        None => values
            .filter(|one| !matches!(one, Value::Undef) && one.as_str() != Some(""))
            .count(),
    };
    Some(Value::Integer(count as i64))
}

/// `zip`: pairs of the elements of two arrays, as many as the first has.
pub(super) fn zip(arguments: &[Value]) -> Option<Value> {
    let (Value::Array(left), Value::Array(right)) = (match arguments {
        [left, right] | [left, right, Value::Boolean(false)] => (left, right),
        _ => return None,
    }) else {
        return None;
    };
    let pairs = left.iter().enumerate().map(|(at, one)| {
        let other = right.as_slice().get(at).cloned().unwrap_or_default();
        Value::array([one.clone(), other])
    });
    Some(Value::array(pairs))
}

/// `reverse`: of an array or of a text.
pub(super) fn reverse(arguments: &[Value]) -> Option<Value> {
    match arguments.first()? {
        Value::Array(values) => Some(Value::array(values.iter().rev().cloned())),
        Value::String(text) => {
            let reversed: Str = text.chars().rev().collect();
            Some(reversed.into())
        }
        _ => None,
    }
}

/// `delete_at`: an array without the element at a place.
pub(super) fn delete_at(arguments: &[Value]) -> Option<Value> {
    let [values, at, ..] = arguments else {
        return None;
    };
    let (values, at) = (array(values)?, usize::try_from(whole(at)?).ok()?);
    let before = values.get(..at)?;
    let (_, behind) = values[at..].split_first()?;
    Some(Value::array(before.iter().chain(behind).cloned()))
}

/// `values_at`: the elements at places, without those that are not there.
pub(super) fn values_at(arguments: &[Value]) -> Option<Value> {
    let [values, places, ..] = arguments else {
        return None;
    };
    let values = array(values)?;
    let places = flatten([places.clone()]);
    if places.is_empty() {
        return None;
    }
    let mut found = Array::with_capacity(places.len());
    for place in &places {
        match values.get(usize::try_from(whole(place)?).ok()?)? {
            Value::Undef => {}
            value => found.push(value.clone()),
        }
    }
    Some(Value::Array(found))
}

/// `range` of numbers, or of letters.
pub(super) fn range(arguments: &[Value]) -> Option<Value> {
    let (first, last, step, is_open) = match arguments {
        [Value::String(text)] => {
            let (first, last, is_open) = ends(text)?;
            (Value::from(first), Value::from(last), 1, is_open)
        }
        [first, last] => (first.clone(), last.clone(), 1, false),
        [first, last, step, ..] => (first.clone(), last.clone(), whole(step)?, false),
        _ => return None,
    };
    let step = usize::try_from(step).ok().filter(|step| *step > 0)?;
    if let Some(first) = whole(&first) {
        let last = match last {
            Value::Integer(last) => last,
            other => whole(&other)?,
        };
        let end = if is_open { last } else { last.checked_add(1)? };
        let numbers = (first..end).step_by(step).take(MOST);
        return Some(Value::array(numbers.map(Value::Integer)));
    }
    let (first, last) = (letter(&first)?, letter(&last)?);
    if is_open || first > last || first.is_ascii_lowercase() != last.is_ascii_lowercase() {
        return None;
    }
    let letters = (first..=last).step_by(step);
    Some(Value::array(letters.map(|letter| {
        Value::String(Str::from(char::from(letter).to_string()))
    })))
}

/// `1..5`, `1-5` or `1...5`, whose end is left out.
fn ends(text: &str) -> Option<(&str, &str, bool)> {
    let (first, last, is_open) = if let Some((first, last)) = text.split_once("...") {
        (first, last, true)
    } else {
        let (first, last) = text.split_once("..").or_else(|| text.split_once('-'))?;
        (first, last, false)
    };
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric());
    (is_word(first) && is_word(last)).then_some((first, last, is_open))
}

fn letter(value: &Value) -> Option<u8> {
    match value.as_str()?.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(*letter),
        _ => None,
    }
}
