//! Base 64 against the answers of Ruby 3.1.

mod common;

use common::{Differences, answer, rows};
use marotte_scalars::binary::Binary;

fn hex(binary: &Binary) -> String {
    binary
        .bytes()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[test]
fn base64_is_that_of_ruby() {
    let mut differences = Differences::default();
    for row in rows(include_str!("data/binary.tsv")) {
        let what = row.join(" ");
        let mut compare = |ours: &str, ruby: &str| differences.compare(&what, ours, ruby);
        if row[0] == "encode" {
            let bytes: Vec<u8> = (0..row[1].len())
                .step_by(2)
                .map(|at| u8::from_str_radix(&row[1][at..at + 2], 16).unwrap())
                .collect();
            let binary = Binary::new(bytes);
            compare(&binary.to_string(), &row[2]);
            compare(&binary.to_base64_relaxed(), &row[3]);
            compare(&binary.to_base64_urlsafe(), &row[4]);
        } else {
            compare(&format!("={}", hex(&Binary::from_base64(&row[1]))), &row[2]);
            compare(
                &answer(Binary::from_base64_strict(&row[1]).map(|b| hex(&b))),
                &row[3],
            );
            compare(
                &answer(Binary::from_base64_urlsafe(&row[1]).map(|b| hex(&b))),
                &row[4],
            );
        }
    }
}
