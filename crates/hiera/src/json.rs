//! JSON of data files as values.

use std::borrow::Cow;

use marotte_diagnostics::Place;
use marotte_pcore::{Hash, Value};
use marotte_scalars::json::{Build, JsonError, read};
use marotte_yaml::Oversized;

use crate::place;

/// The value of a text in JSON, or why it has none.
pub fn parse(text: &str) -> Result<Value, JsonError> {
    read(text, &mut Values)
}

/// Why a text is no JSON in words for people, and where: Ruby's show all of the text and tell where the
/// object begins that is not whole. `found` is where those are.
pub fn why(path: &str, text: &str, found: Place) -> (String, Place) {
    match serde_json::from_str::<serde_json::Value>(text) {
        Ok(_) => ("not JSON as Ruby reads it".to_owned(), found),
        Err(error) => {
            let (line, column) = (error.line() as u64, error.column() as u64);
            let words = error.to_string();
            let words = words
                .rsplit_once(" at line ")
                .map_or(&*words, |(words, _)| words);
            let source = place::source(path, text);
            let place = place::of_column(path, source.as_ref(), line, Some(column));
            (words.to_owned(), place)
        }
    }
}

struct Values;

impl<'t> Build<'t> for Values {
    type Value = Value;

    fn null(&mut self) -> Value {
        Value::Undef
    }

    fn boolean(&mut self, value: bool) -> Value {
        value.into()
    }

    fn integer(&mut self, text: &str) -> Value {
        match text.parse::<i64>() {
            Ok(number) => number.into(),
            Err(_) => {
                let digits = text.strip_prefix('-');
                Oversized::value(digits.unwrap_or(text), 10, digits.is_some())
            }
        }
    }

    fn float(&mut self, number: f64) -> Value {
        Value::Float(number)
    }

    fn string(&mut self, text: Cow<'t, str>) -> Value {
        (*text).into()
    }

    fn array(&mut self, values: Vec<Value>) -> Value {
        values.into()
    }

    fn object(&mut self, entries: Vec<(Cow<'t, str>, Value)>) -> Value {
        let mut hash = Hash::with_capacity(entries.len());
        for (key, value) in entries {
            hash.insert((*key).into(), value);
        }
        hash.into()
    }
}

#[cfg(test)]
mod tests {
    use marotte_pcore::convert::to_program_string;

    use super::parse;

    #[test]
    fn values_are_those_of_ruby() {
        for (text, value) in [
            ("// c\n{\"a\":1}", "{'a' => 1}"),
            (r#"{"a"/*c*/:/*d*/1/*e*/,"a":2}"#, "{'a' => 2}"),
            ("[1/**/,/**/2.5e1 ]", "[1, 25.0]"),
            (r#""\q\u00e9\ud83d\ude00""#, "'qé😀'"),
            ("-0", "0"),
            ("null", "undef"),
        ] {
            let parsed = parse(text).map(|value| to_program_string(&value).to_string());
            assert_eq!(parsed.as_deref(), Ok(value), "{text}");
        }
    }

    #[test]
    fn errors_are_those_of_ruby() {
        let error = parse(r#"{"a":[x]}"#).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("451: unexpected token at 'x]}'"));
    }
}
