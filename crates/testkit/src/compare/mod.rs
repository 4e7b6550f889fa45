//! Compares an answer with the recorded one, in two grades.
//!
//! *Same outcome* is the same value, tree, text or catalog (parameters, exported flags, edges), or
//! failing where the reference fails. *Exact* is also the same type and text forms, log lines,
//! error sentence with its position, and in catalogs tags (as a set), file, line, classes and the
//! order of resources. A text or message in which the reference prints the address of a Ruby
//! object is not compared, nor is what a case made by hand does not state.

mod catalog;

use serde_json::Value;

use crate::Kind;

/// How well an answer agrees with the recorded one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Grade {
    /// We could not answer, or panicked.
    Unanswered,
    /// The outcome differs.
    Differs,
    /// The same outcome, but not the same in every detail.
    Outcome,
    /// The same in every detail that is compared.
    Exact,
}

/// The result of a comparison.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How well the answers agree.
    pub grade: Grade,
    /// What differs first, for people; empty if nothing does.
    pub difference: String,
}

/// Where two answers part: what is compared, the recorded form and ours.
struct Difference(String);

type Compared = Result<(), Difference>;

/// Compares our answer (a line of an answer file) with the recorded one.
pub fn compare(kind: Kind, expected: &Value, ours: &Value) -> Comparison {
    let flag = |name| ours.get(name).and_then(Value::as_bool).unwrap_or(false);
    if flag("unsupported") || flag("panic") || !ours.is_object() {
        let difference = text_of(ours, "error").to_owned();
        return Comparison {
            grade: Grade::Unanswered,
            difference,
        };
    }
    let (grade, result) = match outcome(kind, expected, ours) {
        Err(difference) => (Grade::Differs, Err(difference)),
        Ok(()) => match details(kind, expected, ours) {
            Err(difference) => (Grade::Outcome, Err(difference)),
            Ok(()) => (Grade::Exact, Ok(())),
        },
    };
    let difference = result.err().map(|Difference(text)| text);
    Comparison {
        grade,
        difference: difference.unwrap_or_default(),
    }
}

fn outcome(kind: Kind, expected: &Value, ours: &Value) -> Compared {
    let succeeded = |answer: &Value| answer.get("ok").and_then(Value::as_bool) == Some(true);
    match (succeeded(expected), succeeded(ours)) {
        (false, false) => return Ok(()),
        (true, true) => {}
        (true, false) => {
            let error = text_of(ours, "error");
            return Err(Difference(format!(
                "the reference succeeds\n  ours fails: {error}"
            )));
        }
        (false, true) => {
            let error = text_of(expected, "error");
            return Err(Difference(format!(
                "the reference fails: {error}\n  ours succeeds"
            )));
        }
    }
    match kind {
        Kind::Eval => same("value", expected, ours),
        Kind::Parse => same("ast", expected, ours),
        Kind::Epp => same("text", expected, ours),
        Kind::Catalog => catalog::outcome(field(expected, "catalog"), field(ours, "catalog")),
    }
}

fn details(kind: Kind, expected: &Value, ours: &Value) -> Compared {
    if expected.get("ok").and_then(Value::as_bool) == Some(true) {
        match kind {
            Kind::Eval => {
                same("text", expected, ours)?;
                same("type", expected, ours)?;
            }
            Kind::Catalog => {
                catalog::details(field(expected, "catalog"), field(ours, "catalog"))?;
            }
            Kind::Parse | Kind::Epp => {}
        }
    } else {
        same("error", expected, ours)?;
    }
    same_logs(field(expected, "logs"), field(ours, "logs"))
}

fn same_logs(expected: &Value, ours: &Value) -> Compared {
    let list = |logs: &Value| logs.as_array().cloned().unwrap_or_default();
    let (expected, ours) = (list(expected), list(ours));
    for (index, line) in expected.iter().enumerate() {
        let Some(our_line) = ours.get(index) else {
            return Err(Difference(format!("log line {index} is missing: {line}")));
        };
        let label = format!("log line {index}");
        same_as(&label, field(line, "level"), field(our_line, "level"))?;
        same_as(&label, field(line, "message"), field(our_line, "message"))?;
    }
    match ours.get(expected.len()) {
        Some(line) => Err(Difference(format!("a log line too many: {line}"))),
        None => Ok(()),
    }
}

/// Compares one field of two answers.
fn same(name: &str, expected: &Value, ours: &Value) -> Compared {
    same_as(name, field(expected, name), field(ours, name))
}

/// Compares two values, except for strings that hold addresses.
fn same_as(what: &str, expected: &Value, ours: &Value) -> Compared {
    if equal(expected, ours) {
        return Ok(());
    }
    Err(Difference(format!("{what}: {expected}\n  ours: {ours}")))
}

/// Stands in cases made by hand for what nothing is said about.
const NOT_STATED: &str = "#<not stated>";

fn equal(expected: &Value, ours: &Value) -> bool {
    expected.as_str() == Some(NOT_STATED) || marotte_parity::equal(expected, ours)
}

fn field<'a>(object: &'a Value, name: &str) -> &'a Value {
    object.get(name).unwrap_or(&Value::Null)
}

fn text_of<'a>(object: &'a Value, name: &str) -> &'a str {
    field(object, name).as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(kind: Kind, expected: &Value, ours: &Value, grade: Grade) {
        let comparison = compare(kind, expected, ours);
        assert_eq!(comparison.grade, grade, "{}", comparison.difference);
        assert_eq!(comparison.difference.is_empty(), grade == Grade::Exact);
    }

    fn value(value: &Value, text: &str) -> Value {
        json!({"ok": true, "value": value, "text": text, "type": "T", "logs": []})
    }

    #[test]
    fn values() {
        let one = value(&json!(1), "1");
        check(Kind::Eval, &one, &one, Grade::Exact);
        check(Kind::Eval, &one, &value(&json!(1.0), "1"), Grade::Differs);
        check(Kind::Eval, &one, &value(&json!(1), "01"), Grade::Outcome);
    }

    #[test]
    fn key_order_is_a_matter_of_the_text() {
        let expected = value(&json!({"a": 1, "b": 2}), "{a b}");
        let swapped = json!({"b": 2, "a": 1});
        check(
            Kind::Eval,
            &expected,
            &value(&swapped, "{a b}"),
            Grade::Exact,
        );
        check(
            Kind::Eval,
            &expected,
            &value(&swapped, "{b a}"),
            Grade::Outcome,
        );
    }

    #[test]
    fn failures() {
        let error = |text| json!({"ok": false, "error": text, "logs": []});
        check(Kind::Eval, &error("a"), &error("a"), Grade::Exact);
        check(Kind::Eval, &error("a"), &error("b"), Grade::Outcome);
        check(
            Kind::Eval,
            &error("a"),
            &value(&json!(1), "1"),
            Grade::Differs,
        );
        check(
            Kind::Eval,
            &value(&json!(1), "1"),
            &error("a"),
            Grade::Differs,
        );
        let unsupported = json!({"ok": false, "error": "a", "unsupported": true, "logs": []});
        check(Kind::Eval, &error("a"), &unsupported, Grade::Unanswered);
    }

    #[test]
    fn addresses_are_not_compared() {
        let error = |text| json!({"ok": false, "error": text, "logs": []});
        check(
            Kind::Eval,
            &error("got #<A:0x01>"),
            &error("x"),
            Grade::Exact,
        );
        let redacted = "got #<Sensitive [value redacted]>";
        check(Kind::Eval, &error(redacted), &error("x"), Grade::Outcome);
    }

    #[test]
    fn log_lines() {
        let logs = |logs: Value| json!({"ok": false, "error": "", "logs": logs});
        let line = json!({"level": "err", "message": "m"});
        let other = json!({"level": "warning", "message": "m"});
        check(
            Kind::Parse,
            &logs(json!([line])),
            &logs(json!([line])),
            Grade::Exact,
        );
        check(
            Kind::Parse,
            &logs(json!([line])),
            &logs(json!([other])),
            Grade::Outcome,
        );
        check(
            Kind::Parse,
            &logs(json!([line])),
            &logs(json!([])),
            Grade::Outcome,
        );
        check(
            Kind::Parse,
            &logs(json!([])),
            &logs(json!([line])),
            Grade::Outcome,
        );
    }
}
