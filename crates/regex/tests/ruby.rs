//! Compares both engines with what Ruby answered; tests/record.rb recorded it.

use marotte_regex::{Engine, Match, Options, Regex};
use serde_json::{Value, json};

fn options(flags: &str) -> Options {
    Options {
        ignore_case: flags.contains('i'),
        extended: flags.contains('x'),
        multi_line: flags.contains('m'),
    }
}

fn byte_offset(text: &str, chars: usize) -> usize {
    text.char_indices()
        .nth(chars)
        .map_or(text.len(), |(offset, _)| offset)
}

/// Our answer to a case, in the form of the recorded one.
fn answer(case: &Value, engine: Engine) -> Value {
    let field = |name: &str| case[name].as_str().expect("a string");
    let (kind, text) = (field("kind"), field("text"));
    let argument = &case["args"][0];
    let regex = match Regex::with_engine(field("pattern"), options(field("flags")), engine) {
        Ok(regex) => regex,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    match kind {
        "match" => {
            let start = usize::try_from(argument.as_u64().unwrap_or(0)).expect("an offset");
            let found = regex
                .captures_at(text, byte_offset(text, start))
                .expect("no limit");
            let Some(found) = found else {
                return json!({ "spans": null, "names": null });
            };
            let span = regex
                .find_at(text, byte_offset(text, start))
                .expect("no limit");
            assert_eq!(span, found.span(0), "find and captures agree");
            let names = regex
                .names()
                .iter()
                .map(|(name, _)| (name.clone(), json!(found.name(name))));
            json!({
                "spans": found.spans(),
                "names": serde_json::Map::from_iter(names),
            })
        }
        "sub" | "gsub" => {
            let replacement = argument.as_str().expect("a replacement");
            match regex.replace(text, replacement, kind == "gsub") {
                Ok(value) => json!({ "value": value }),
                Err(error) => json!({ "error": error.to_string() }),
            }
        }
        "scan" => {
            let found = regex
                .scan(text)
                .expect("no limit")
                .into_iter()
                .map(|found| match found {
                    Match::Whole(text) => json!(text),
                    Match::Groups(groups) => json!(groups),
                });
            json!({ "value": found.collect::<Vec<_>>() })
        }
        "split" => {
            let limit = argument.as_i64().expect("a limit");
            json!({ "value": regex.split(text, limit).expect("no limit") })
        }
        other => panic!("unknown kind {other}"),
    }
}

fn check(engine: Engine) {
    let mut wrong = Vec::new();
    let mut total = 0;
    for line in include_str!("cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        let mut expected = case.clone();
        for input in ["kind", "pattern", "flags", "text", "args"] {
            expected.as_object_mut().expect("an object").remove(input);
        }
        total += 1;
        let actual = answer(&case, engine);
        if actual != expected {
            wrong.push(format!("{line}\n   ours: {actual}"));
        }
    }
    assert!(total >= 200, "only {total} cases");
    assert!(
        wrong.is_empty(),
        "{} of {total} differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn best_engine_answers_as_ruby_does() {
    check(Engine::Best);
}

#[test]
fn backtracking_engine_answers_as_ruby_does() {
    check(Engine::Backtracking);
}
