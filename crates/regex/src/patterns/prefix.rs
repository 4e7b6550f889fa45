//! How texts begin that a pattern matches.

use crate::ast::{Assert, Node};

/// What a text of one line begins with that a pattern can match.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Beginning {
    /// Whether a match begins where the text does.
    pub(super) is_anchored: bool,
    /// The text, which is empty if nothing is known of it.
    pub(super) text: Box<str>,
}

/// The beginning of a pattern.
pub(super) fn beginning(pattern: &Node) -> Beginning {
    let mut text = String::new();
    let parts = match pattern {
        Node::Concat(parts) => parts.as_slice(),
        other => std::slice::from_ref(other),
    };
    let is_start = |part: &Node| {
        let starts = [Assert::LineStart, Assert::TextStart];
        matches!(part, Node::Assert(assert) if starts.contains(assert))
    };
    let is_anchored = parts.first().is_some_and(is_start);
    if is_anchored {
        let mut rest = parts[1..].iter();
        while rest.next().is_some_and(|part| add_literal(part, &mut text)) {}
    }
    Beginning {
        is_anchored,
        text: text.into(),
    }
}

/// Adds the text that a part begins with, and says whether that is all of the part.
fn add_literal(part: &Node, text: &mut String) -> bool {
    match part {
        Node::Empty => true,
        Node::Str { chars, fold: false } => {
            text.extend(chars);
            true
        }
        // Groups of more than text are not looked into.
        Node::Capture { body, .. } | Node::Group(body) => match &**body {
            Node::Str { .. } | Node::Empty => add_literal(body, text),
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    #[test]
    fn what_a_match_must_begin_with() {
        let cases = [
            (r"^web\d+", true, "web"),
            (r"\Aweb-(?:a|b)", true, "web-"),
            (r"^(web)\.x", true, "web.x"),
            (r"^(w+)", true, ""),
            (r"^ab?c", true, "a"),
            (r"(?i)^web", false, ""),
            (r"^web|^db", false, ""),
            ("web", false, ""),
            ("", false, ""),
        ];
        for (source, is_anchored, text) in cases {
            let found = beginning(&crate::read(source, Options::default()).unwrap().node);
            let text = text.into();
            assert_eq!(found, Beginning { is_anchored, text }, "/{source}/");
        }
    }
}
