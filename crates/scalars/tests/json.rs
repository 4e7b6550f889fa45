//! JSON, sound and damaged, against the answers of Ruby 3.1.

mod common;

use std::borrow::Cow;

use common::{Differences, answer, rows};
use marotte_scalars::json::{Build, read};

/// Writes down what is made, as the table does.
struct Dump;

impl<'t> Build<'t> for Dump {
    type Value = String;

    fn null(&mut self) -> String {
        "nil".to_owned()
    }

    fn boolean(&mut self, value: bool) -> String {
        value.to_string()
    }

    fn integer(&mut self, digits: &str) -> String {
        let is_zero = digits == "-0";
        if is_zero { "0" } else { digits }.to_owned()
    }

    fn float(&mut self, number: f64) -> String {
        format!("f{:016x}", number.to_bits())
    }

    fn string(&mut self, text: Cow<'t, str>) -> String {
        let bytes = text.bytes().map(|byte| format!("{byte:02x}"));
        format!("s{}", bytes.collect::<String>())
    }

    fn array(&mut self, values: Vec<String>) -> String {
        format!("[{}]", values.join(","))
    }

    fn object(&mut self, entries: Vec<(Cow<'t, str>, String)>) -> String {
        let mut distinct: Vec<(String, String)> = Vec::new();
        for (key, value) in entries {
            let key = self.string(key);
            match distinct.iter_mut().find(|(known, _)| *known == key) {
                Some((_, known)) => *known = value,
                None => distinct.push((key, value)),
            }
        }
        let entries = distinct.iter().map(|(key, value)| format!("{key}:{value}"));
        format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
    }
}

#[test]
fn json_is_read_as_ruby_reads_it() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/json.tsv")) {
        differences.compare(&row[0], &answer(read(&row[0], &mut Dump)), &row[1]);
    }
}
