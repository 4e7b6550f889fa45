//! Numbers against the answers of Ruby 3.1 and the reference: printing, formats and reading.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::float::to_s;
use marotte_scalars::inspect::{dump, inspect};
use marotte_scalars::numeric::{Number, float, integer, integer_radix, to_n_with_radix};
use marotte_scalars::sprintf::{Argument, Names, Object, sprintf};

fn float_of(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).unwrap())
}

fn bits_of(value: f64) -> String {
    format!("f{:016x}", value.to_bits())
}

#[test]
fn floats_print_as_in_ruby() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/float.tsv")) {
        differences.compare(&row[0], &to_s(float_of(&row[0])), &row[1]);
    }
}

#[derive(Debug)]
struct Hash;

impl Object for Hash {
    fn to_s(&self) -> String {
        r#"{:a=>3, :b=>-7.25, :c=>"text", :d=>nil, :é=>"ü"}"#.to_owned()
    }

    fn inspect(&self) -> String {
        self.to_s()
    }

    fn class_name(&self) -> std::borrow::Cow<'_, str> {
        "Hash".into()
    }

    fn as_names(&self) -> Option<&dyn Names> {
        Some(self)
    }
}

impl Names for Hash {
    fn argument(&self, name: &str) -> Option<Argument<'_>> {
        match name {
            "a" => Some(Argument::Integer(3)),
            "b" => Some(Argument::Float(-7.25)),
            "c" => Some(Argument::String("text")),
            "d" => Some(Argument::Nil),
            "é" => Some(Argument::String("ü")),
            _ => None,
        }
    }
}

#[test]
fn formats_answer_as_in_ruby() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/sprintf.tsv")) {
        let arguments: Vec<Argument<'_>> = row[2..]
            .iter()
            .map(|field| match field.split_once(':') {
                None if field == "h" => Argument::Object(&Hash),
                None => Argument::Nil,
                Some(("b", value)) => Argument::Boolean(value == "true"),
                Some(("i", value)) => Argument::Integer(value.parse().unwrap()),
                Some(("f", bits)) => Argument::Float(float_of(bits)),
                Some((_, text)) => Argument::String(text),
            })
            .collect();
        let what = format!("{:?} {:?}", row[0], &row[2..]);
        differences.compare(&what, &answer(sprintf(&row[0], &arguments)), &row[1]);
    }
}

#[test]
fn texts_become_numbers_as_in_ruby() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/numeric.tsv")) {
        let text = &row[0];
        let shown = format!("{text:?}");
        if row.len() == 4 {
            let ours = integer_radix(&row[1], row[2].parse().unwrap());
            differences.compare(
                &format!("{} {}", row[1], row[2]),
                &answer(ours.map(|value| format!("i{value}"))),
                &row[3],
            );
            continue;
        }
        let as_integer = integer(text).map(|value| format!("i{value}"));
        differences.compare(&shown, &answer(as_integer), &row[1]);
        differences.compare(&shown, &answer(float(text).map(bits_of)), &row[2]);
        let as_puppet = match to_n_with_radix(text) {
            None => "~".to_owned(),
            Some((Number::Integer(value), radix)) => format!("=i{value} {radix}"),
            Some((Number::Oversized(value), radix)) => format!("=i{value} {radix}"),
            Some((Number::Float(value), radix)) => format!("={} {radix}", bits_of(value)),
        };
        differences.compare(&shown, &as_puppet, &row[3]);
        differences.compare(&shown, &inspect(text), &row[4]);
        differences.compare(&shown, &dump(text), &row[5]);
    }
}
