//! Timespans against the answers of the reference.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::timespan::{FieldValue, Fields, Timespan};

fn span(text: &str) -> Timespan {
    Timespan::from_nanoseconds(text.parse().unwrap())
}

fn float_of(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).unwrap())
}

fn bits_of(value: f64) -> String {
    if value.is_nan() {
        "nan".to_owned()
    } else {
        format!("{:016x}", value.to_bits())
    }
}

fn hash(entries: &[(&str, FieldValue)]) -> String {
    let texts: Vec<String> = entries
        .iter()
        .map(|(name, value)| match value {
            FieldValue::Count(count) => format!("{name}={count}"),
            FieldValue::Negative(negative) => format!("{name}={negative}"),
        })
        .collect();
    texts.join(" ")
}

fn order(ordering: std::cmp::Ordering) -> String {
    (ordering as i8).to_string()
}

#[test]
fn timespans_are_those_of_the_reference() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/timespan.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        match row[0].as_str() {
            "format" => compare(&answer(span(&row[1]).format(&row[2])), &row[3]),
            "parse" => compare(
                &answer(Timespan::parse_format(&row[1], &row[2]).map(Timespan::nanoseconds)),
                &row[3],
            ),
            "default" => compare(
                &answer(Timespan::parse(&row[1]).map(Timespan::nanoseconds)),
                &row[2],
            ),
            "any" => {
                let formats: Vec<&str> = row[2].split('\n').collect();
                let ours = Timespan::parse_any(&row[1], &formats).map(Timespan::nanoseconds);
                compare(&answer(ours), &row[3]);
            }
            "value" => {
                let span = span(&row[1]);
                compare(&span.to_string(), &row[2]);
                compare(&span.to_integer().to_string(), &row[3]);
                compare(&bits_of(span.to_float()), &row[4]);
                compare(&hash(&span.to_hash(false)), &row[5]);
                compare(&hash(&span.to_hash(true)), &row[6]);
            }
            "integer" => {
                let (span, number) = (span(&row[1]), row[2].parse::<i64>().unwrap());
                compare(
                    &answer(span.multiply(number).map(Timespan::nanoseconds)),
                    &row[3],
                );
                compare(
                    &answer(span.divide(number).map(Timespan::nanoseconds)),
                    &row[4],
                );
                compare(&answer(span.modulo(number)), &row[5]);
                compare(&order(span.compare_integer(number)), &row[6]);
                let seconds = Timespan::from_seconds(number);
                compare(
                    &span.plus(seconds).unwrap().nanoseconds().to_string(),
                    &row[7],
                );
                compare(
                    &span.minus(seconds).unwrap().nanoseconds().to_string(),
                    &row[8],
                );
            }
            "float" => {
                let (span, number) = (span(&row[1]), float_of(&row[2]));
                compare(
                    &answer(span.multiply_float(number).map(Timespan::nanoseconds)),
                    &row[3],
                );
                compare(
                    &answer(span.divide_float(number).map(Timespan::nanoseconds)),
                    &row[4],
                );
                compare(&answer(span.modulo_float(number).map(bits_of)), &row[5]);
                let ours = span.compare_float(number).map_or("nil".to_owned(), order);
                compare(&ours, &row[6]);
                let ours = Timespan::from_float_seconds(number).map(Timespan::nanoseconds);
                compare(&answer(ours), &row[7]);
            }
            "span" => {
                let (one, other) = (span(&row[1]), span(&row[2]));
                compare(&bits_of(one.divide_timespan(other)), &row[3]);
                compare(&order(one.cmp(&other)), &row[4]);
            }
            _ => {
                let part = |index: usize| row[index].parse::<i64>().unwrap();
                let fields = Fields {
                    negative: row[1] == "true",
                    days: part(2),
                    hours: part(3),
                    minutes: part(4),
                    seconds: part(5),
                    milliseconds: part(6),
                    microseconds: part(7),
                    nanoseconds: part(8),
                };
                compare(
                    &Timespan::from_fields(&fields).nanoseconds().to_string(),
                    &row[9],
                );
            }
        }
    }
}
