//! Plain JSON as values. The other way is in [`rich`](super::rich).

use serde_json::Value as Json;

use crate::deep::grow;
use crate::value::Value;

/// The value that JSON means. A number that no value can be becomes the nearest float.
pub fn from_json(json: &Json) -> Value {
    grow(|| match json {
        Json::Null => Value::Undef,
        Json::Bool(value) => (*value).into(),
        Json::Number(number) => match number.as_i64() {
            Some(integer) => integer.into(),
            None => number.as_f64().map_or(Value::Undef, Value::Float),
        },
        Json::String(text) => text.as_str().into(),
        Json::Array(values) => Value::array(values.iter().map(from_json)),
        Json::Object(entries) => Value::hash(
            entries
                .iter()
                .map(|(key, value)| (key.as_str().into(), from_json(value))),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convert::to_program_string;

    #[test]
    fn json_becomes_the_value_that_it_means() {
        for (json, value) in [
            ("null", "undef"),
            ("-1", "-1"),
            ("1.5", "1.5"),
            ("18446744073709551615", "1.8446744073709552e+19"),
            (
                r#"{"b": [true, "x"], "a": {}}"#,
                "{'b' => [true, 'x'], 'a' => {}}",
            ),
        ] {
            let json = serde_json::from_str(json).expect("JSON");
            assert_eq!(to_program_string(&from_json(&json)), value);
        }
    }

    #[test]
    fn nesting_is_no_danger() {
        let mut json = Json::Null;
        for _ in 0..10_000 {
            json = Json::Array(vec![json]);
        }
        let value = from_json(&json);
        assert!(matches!(&value, Value::Array(values) if values.len() == 1));
        // It is taken apart level by level: dropping it at once would need the stack again.
        while let Json::Array(mut inner) = json {
            json = inner.pop().unwrap_or_default();
        }
    }
}
