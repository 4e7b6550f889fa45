//! Conversions and comparisons against answers recorded from the reference.

mod common;

use std::fmt::Write as _;

use marotte_pcore::convert::{rich, to_string, to_text};
use marotte_pcore::{Value, compare};
use marotte_syntax::Dialect;

/// The cases of a file: code, and the answer behind `#=> ` or the error behind `#!! `.
fn cases(text: &str) -> Vec<(&str, Result<String, String>)> {
    let mut cases = Vec::new();
    let mut code = "";
    for line in text.lines() {
        let unescape = |text: &str| {
            let mut out = String::new();
            let mut characters = text.chars();
            while let Some(character) = characters.next() {
                match character {
                    '\\' => match characters.next() {
                        Some('n') => out.push('\n'),
                        other => out.extend(other),
                    },
                    _ => out.push(character),
                }
            }
            out
        };
        if let Some(answer) = line.strip_prefix("#=> ") {
            cases.push((code, Ok(unescape(answer))));
        } else if let Some(error) = line.strip_prefix("#!! ") {
            cases.push((code, Err(unescape(error))));
        } else {
            code = line;
        }
    }
    cases
}

fn report(failures: &str, count: usize) {
    assert!(failures.is_empty(), "of {count} cases:\n{failures}");
}

#[test]
fn conversions_are_those_of_the_reference() {
    let cases = cases(include_str!("conversions.txt"));
    let mut failures = String::new();
    for (code, expected) in &cases {
        let actual = common::evaluate(code)
            .and_then(|value| {
                to_string(&value, &Value::string("%s")).map_err(|error| error.to_string())
            })
            .map(|text| text.to_string());
        if actual != *expected {
            let _ = writeln!(
                failures,
                "{code}\n  expected {expected:?}\n  got      {actual:?}"
            );
        }
    }
    report(&failures, cases.len());
}

#[test]
fn rich_data_is_that_of_the_reference() {
    let mut failures = String::new();
    let text = include_str!("rich_data.txt");
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.chunks(2) {
        let [code, expected] = pair else { continue };
        let value = common::evaluate(code).unwrap_or_else(|error| panic!("{code}: {error}"));
        let options = rich::ToDataOptions {
            rich_data: true,
            message_prefix: "",
        };
        let mut json = String::new();
        rich::write_rich_json(&mut json, &value, options);
        let expected = expected.trim_start_matches("#=> ");
        if json != expected {
            let _ = writeln!(failures, "{code}\n  expected {expected}\n  got      {json}");
        }
        let (data, _) = rich::to_data(&value, options);
        let back = rich::from_data(&data);
        let is_lossy = code.contains("Boolean[") || code.contains("Sensitive[");
        if !is_lossy && back.as_ref().ok() != Some(&value) {
            let _ = writeln!(failures, "{code}\n  {data:?}\n  came back as {back:?}");
        }
    }
    report(&failures, lines.len() / 2);
}

#[test]
fn values_without_rich_data_become_strings() {
    let cases = cases(include_str!("plain_data.txt"));
    let mut failures = String::new();
    for (code, expected) in &cases {
        let value = common::evaluate(&format!("{{'message' => {{'x' => {code}}}}}"))
            .unwrap_or_else(|error| panic!("{code}: {error}"));
        let options = rich::ToDataOptions {
            rich_data: false,
            message_prefix: "Notify[v]",
        };
        let mut json = String::new();
        let issues = rich::write_rich_json(&mut json, &value, options);
        let actual = match issues.first() {
            Some(issue) => Err(issue.to_string()),
            None => Ok(json),
        };
        let expected = expected
            .clone()
            .map(|data| format!("{{\"message\":{{\"x\":{data}}}}}"));
        if actual != expected {
            let _ = writeln!(
                failures,
                "{code}\n  expected {expected:?}\n  got      {actual:?}"
            );
        }
    }
    report(&failures, cases.len());
}

/// The reference goes on with an integer of any size here; values hold 64 bits.
#[test]
fn integers_beyond_64_bits_are_refused() {
    for code in [
        "Integer('9223372036854775808')",
        "Integer(1e30)",
        "Numeric('99999999999999999999')",
    ] {
        let error = common::evaluate(code).expect_err(code);
        assert!(
            error.ends_with("is outside of the range of 64-bit integers"),
            "{error}"
        );
    }
}

#[test]
fn values_deeper_than_a_stack_are_converted_and_compared() {
    const DEPTH: usize = 10_000;
    let nested = || {
        (0..DEPTH).fold(Value::Default, |value, level| match level % 2 {
            0 => Value::array([value]),
            _ => Value::hash([(Value::Integer(1), value)]),
        })
    };
    let (one, other) = (nested(), nested());
    assert!(compare::equals(&one, &other, Dialect::Puppet8));
    assert!(compare::matches(
        &one,
        &other,
        Dialect::Puppet8,
        &mut |_, _| {}
    ));
    assert!(to_text(&one).len() > DEPTH);
    let text = to_string(&one, &Value::Default).expect("a text");
    assert!(text.len() > DEPTH);
    let options = rich::ToDataOptions {
        rich_data: true,
        message_prefix: "",
    };
    let (data, issues) = rich::to_data(&one, options);
    assert!(issues.is_empty());
    let mut json = String::new();
    rich::write_json(&mut json, &data);
    assert!(json.len() > DEPTH);
    let back = rich::from_data(&data).expect("rich data");
    assert!(compare::equals(&back, &one, Dialect::Puppet8));
    // Dropping what is nested as deep as that overflows the stack by itself.
    std::mem::forget((one, other, data, back));
}

#[test]
fn matches_are_reported() {
    let mut seen = Vec::new();
    let container = common::evaluate("['xay', 'b', /q/, {'k' => 1}]").expect("a value");
    let pattern = common::evaluate("/a/").expect("a value");
    let found = compare::includes(
        &container,
        &pattern,
        Dialect::Puppet8,
        &mut |regexp, text| {
            seen.push(format!("{} {text}", regexp.source()));
        },
    );
    assert!(found);
    assert_eq!(seen, ["a xay"]);
}
