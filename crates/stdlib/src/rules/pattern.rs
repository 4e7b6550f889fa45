//! Elements that match a pattern: `grep`, `reject`.

use marotte_pcore::Value;
use marotte_regex::Regex;

use crate::plain::{array, exactly};

/// `grep`: the texts of an array that match.
pub(super) fn grep(arguments: &[Value]) -> Option<Value> {
    matching(arguments, true)
}

/// `reject`: the texts of an array that do not.
pub(super) fn reject(arguments: &[Value]) -> Option<Value> {
    matching(arguments, false)
}

fn matching(arguments: &[Value], wanted: bool) -> Option<Value> {
    let [values, pattern] = exactly(arguments)?;
    let pattern = Regex::new(pattern.as_str()?).ok()?;
    let mut found = Vec::new();
    for value in array(values)? {
        if pattern.is_match(value.as_str()?).ok()? == wanted {
            found.push(value.clone());
        }
    }
    Some(Value::array(found))
}
