//! Texts and what Psych makes of them: `psych.jsonl` was recorded with Ruby 3.1.

use marotte_pcore::Value;
use marotte_yaml::{Symbol, load};
use serde_json::{Value as Json, json};

/// A value as the table writes it.
fn written(value: &Value) -> Json {
    match value {
        Value::Undef => Json::Null,
        Value::Boolean(value) => json!(value),
        Value::Integer(value) => json!(value),
        Value::Float(value) if value.is_nan() => json!({"f": "NaN"}),
        Value::Float(value) if value.is_infinite() => {
            json!({"f": if *value > 0.0 { "Inf" } else { "-Inf" }})
        }
        Value::Float(value) => json!({"f": format!("{value:?}")}),
        Value::String(text) => json!(text.as_str()),
        Value::Array(values) => Json::Array(values.iter().map(written).collect()),
        Value::Hash(hash) => {
            let entries: Vec<Json> = hash
                .iter()
                .map(|(key, value)| json!([written(key), written(value)]))
                .collect();
            json!({"h": entries})
        }
        other => json!({"sym": Symbol::name_of(other).expect("only symbols are left").as_str()}),
    }
}

#[test]
fn texts_are_what_psych_makes_of_them() {
    let mut wrong = Vec::new();
    for line in include_str!("psych.jsonl").lines() {
        let case: Json = serde_json::from_str(line).expect("the table is JSON");
        let text = case["text"].as_str().expect("every case has a text");
        let answer = match load(text.as_bytes()) {
            Ok(value) => json!({"text": text, "value": written(&value)}),
            Err(error) => json!({"text": text, "error": error.with_path("F")}),
        };
        if answer != case {
            wrong.push(format!("{case}\n{answer}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn texts_made_to_break_the_reader_are_refused() {
    let deep = "[".repeat(100_000);
    assert!(load(deep.as_bytes()).is_err());
    let deep = "- ".repeat(100_000);
    assert!(load(deep.as_bytes()).is_err());
    let mut laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n".to_owned();
    for level in 1..30 {
        let before = format!("*a{}", level - 1);
        let all = vec![before; 10].join(", ");
        laughs.push_str(&format!("a{level}: &a{level} [{all}]\n"));
    }
    assert!(load(laughs.as_bytes()).is_err());
    assert!(load(b"a: &a [*a]").is_err());
    assert!(load(b"\xff\xfe\xfa").is_err());
    assert!(load(b"a: \xc3").is_err());
}

#[test]
fn depth_is_no_danger() {
    for opening in ["[", "{a: ", "- ", "? "] {
        let deep = opening.repeat(10_000_000 / opening.len());
        assert!(load(deep.as_bytes()).is_err(), "{opening}");
    }
}
