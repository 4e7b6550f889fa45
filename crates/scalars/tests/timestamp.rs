//! Timestamps against the answers of the reference on Ruby 3.1.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::timestamp::{Formats, Timestamp, Timezone};

fn zone(name: &str) -> Timezone<'_> {
    Timezone {
        name,
        current_offset: 0,
    }
}

#[test]
fn timestamps_are_those_of_the_reference() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/timestamp.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        let time = || Timestamp::from_nanoseconds(row[1].parse().unwrap());
        match row[0].as_str() {
            "format" => compare(&answer(time().format(&row[2], zone(&row[3]))), &row[4]),
            "parse" => {
                let formats = if row[2].is_empty() {
                    Formats::Default
                } else {
                    Formats::One(&row[2])
                };
                let ours = Timestamp::parse(&row[1], formats, zone(&row[3]));
                compare(&answer(ours.map(Timestamp::nanoseconds)), &row[4]);
            }
            "any" => {
                let formats: Vec<&str> = row[2].split('\n').collect();
                let ours = Timestamp::parse(&row[1], Formats::Any(&formats), zone(&row[3]));
                compare(&answer(ours.map(Timestamp::nanoseconds)), &row[4]);
            }
            _ => {
                compare(&time().to_string(), &row[2]);
                compare(&time().to_integer().to_string(), &row[3]);
                compare(&format!("{:016x}", time().to_float().to_bits()), &row[4]);
            }
        }
    }
}
