//! Text and random numbers against the answers of the reference on Ruby 3.1.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::random::{Random, deterministic_rand, seed_from_hex};
use marotte_scalars::text;

#[test]
fn every_character_has_the_case_of_ruby() {
    let mut differences = Differences::default();
    let mut expected = std::collections::HashMap::new();
    for row in rows(include_str!("data/case.tsv")) {
        let texts: Vec<String> = row
            .iter()
            .map(|field| {
                let codes = field
                    .split(' ')
                    .map(|code| u32::from_str_radix(code, 16).unwrap());
                codes.filter_map(char::from_u32).collect()
            })
            .collect();
        expected.insert(texts[0].clone(), texts);
    }
    for character in '\0'..=char::MAX {
        let own = character.to_string();
        let unchanged = vec![own.clone(); 5];
        let ruby = expected.get(&own).unwrap_or(&unchanged);
        let what = format!("U+{:04X}", u32::from(character));
        differences.compare(&what, &text::upcase(&own), &ruby[1]);
        differences.compare(&what, &text::downcase(&own), &ruby[2]);
        differences.compare(&what, &text::capitalize(&own), &ruby[3]);
        differences.compare(&what, &text::swapcase(&own), &ruby[4]);
    }
}

#[test]
fn texts_and_random_numbers_are_those_of_the_reference() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/text.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        match row[0].as_str() {
            "version" => {
                let order = text::versioncmp(&row[1], &row[2], row[3] == "true");
                compare(&format!("={}", order as i8), &row[4]);
            }
            "space" => {
                let functions = [
                    text::strip,
                    text::lstrip,
                    text::rstrip,
                    text::chomp,
                    text::chop,
                ];
                for (function, ruby) in functions.iter().zip(&row[2..]) {
                    compare(function(&row[1]), ruby);
                }
            }
            "casecmp" => compare(
                &(text::casecmp(&row[1], &row[2]) as i8).to_string(),
                &row[3],
            ),
            "case" => {
                let functions = [
                    text::upcase,
                    text::downcase,
                    text::capitalize,
                    text::swapcase,
                ];
                for (function, ruby) in functions.iter().zip(&row[2..]) {
                    compare(&function(&row[1]), ruby);
                }
            }
            "random" => {
                let seed = seed_from_hex(row[1].trim_start_matches('-'));
                compare(
                    &answer(deterministic_rand(&seed, row[2].parse().unwrap())),
                    &row[3],
                );
            }
            _ => {
                let mut random = Random::new(&seed_from_hex(row[1].trim_start_matches('-')));
                let numbers: Vec<String> = (0..5)
                    .map(|_| random.rand(100).unwrap().to_string())
                    .collect();
                compare(&numbers.join(" "), &row[2]);
                compare(&format!("{:016x}", random.rand_float().to_bits()), &row[3]);
                let last = (0..700)
                    .map(|_| random.rand(1 << 32).unwrap())
                    .last()
                    .unwrap();
                compare(&last.to_string(), &row[4]);
            }
        }
    }
}
