//! Answers as the lines of a suite file.

use serde_json::Value;

use crate::Kind;

/// The lines that stand for an answer. Trees are in their PN form, which an answer file has in the
/// field `pn`; a catalog is only marked, because it is kept beside the suite.
pub fn render(kind: Kind, answer: &Value) -> Vec<String> {
    let text = |name: &str| answer.get(name).and_then(Value::as_str).unwrap_or_default();
    let mut lines = Vec::new();
    for log in answer
        .get("logs")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        let part = |name: &str| log.get(name).and_then(Value::as_str).unwrap_or_default();
        mark(
            &mut lines,
            "#~~",
            &format!("{}: {}", part("level"), part("message")),
        );
    }
    if answer.get("ok").and_then(Value::as_bool) != Some(true) {
        mark(&mut lines, "#!!", text("error"));
        return lines;
    }
    match kind {
        Kind::Eval => {
            mark(&mut lines, "#=>", text("text"));
            mark(&mut lines, "#::", text("type"));
        }
        Kind::Parse => mark(&mut lines, "#=>", text("pn")),
        Kind::Epp => mark(&mut lines, "#=>", text("text")),
        Kind::Catalog => mark(&mut lines, "#=>", "catalog"),
    }
    lines
}

/// A catalog answer as it is kept beside the suite.
pub fn catalog_text(answer: &Value) -> Option<String> {
    let catalog = answer.get("catalog")?;
    serde_json::to_string_pretty(catalog).ok()
}

/// A marked text; its further lines are marked as such. What an editor or a terminal would not show
/// is escaped, so that an answer survives both.
fn mark(lines: &mut Vec<String>, mark: &str, text: &str) {
    for (index, line) in text.split('\n').enumerate() {
        let mark = if index == 0 { mark } else { "#|" };
        lines.push(match visible(line).as_str() {
            "" => mark.to_owned(),
            line => format!("{mark} {line}"),
        });
    }
}

fn visible(line: &str) -> String {
    let kept = line.trim_end_matches(' ').len();
    let mut text = String::new();
    for (index, character) in line.char_indices() {
        if character.is_control() || index >= kept {
            text.extend(character.escape_unicode());
        } else {
            text.push(character);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lines_of_answers() {
        let logs = json!([{"level": "warning", "message": "w"}]);
        let error = json!({"ok": false, "error": "a\nb", "logs": logs});
        assert_eq!(
            render(Kind::Eval, &error),
            ["#~~ warning: w", "#!! a", "#| b"]
        );
        let value = json!({"ok": true, "text": "", "type": "String", "logs": []});
        assert_eq!(render(Kind::Eval, &value), ["#=>", "#:: String"]);
        let text = json!({"ok": true, "text": "a \n", "logs": []});
        assert_eq!(render(Kind::Epp, &text), ["#=> a\\u{20}", "#|"]);
    }
}
