//! What there is to see of two values: of long texts the part where they begin to differ.

use marotte_parity::Shown;
use serde_json::Value;

/// How much of a text is shown.
const LENGTH: usize = 160;

/// How much is shown of what is the same.
const BEFORE: usize = 40;

/// Two values, each on a line.
pub(crate) fn both(theirs: &Shown, ours: &Shown) -> (String, String) {
    let (theirs, ours) = (text(theirs), text(ours));
    let pairs = theirs.char_indices().zip(ours.chars());
    let same = pairs.take_while(|((_, a), b)| a == b);
    let same = same
        .last()
        .map_or(0, |((at, char), _)| at + char.len_utf8());
    let start = match theirs.len().max(ours.len()) > LENGTH {
        true => boundary(&theirs, same.saturating_sub(BEFORE)),
        false => 0,
    };
    (cut(&theirs, start), cut(&ours, start))
}

fn text(shown: &Shown) -> String {
    match shown {
        Shown::Value(Value::String(text)) => format!("{text:?}"),
        other => other.to_string(),
    }
}

/// The next character at or before an offset.
fn boundary(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn cut(text: &str, start: usize) -> String {
    let start = boundary(text, start);
    let end = boundary(text, start + LENGTH);
    let begin = if start > 0 { "…" } else { "" };
    let rest = if end < text.len() { "…" } else { "" };
    format!("{begin}{}{rest}", &text[start..end])
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn long_texts_are_shown_where_they_differ() {
        let long = "ä".repeat(500);
        let shown = |end: &str| Shown::Value(json!(format!("{long}{end}")));
        let (theirs, ours) = both(&shown("a b"), &shown("a c"));
        assert!(
            theirs.starts_with("…ä") && theirs.ends_with("a b\""),
            "{theirs}"
        );
        assert!(ours.len() < 200 && ours.ends_with("a c\""), "{ours}");
        assert_eq!(both(&Shown::Nothing, &Shown::Secret).1, "[sensitive]");
    }
}
