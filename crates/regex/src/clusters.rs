//! `\R` and `\X`: line breaks and extended grapheme clusters, written as trees.

use regex_syntax::hir::ClassUnicode;

use crate::ast::{INFINITE, Node};
use crate::unicode::{grapheme as gcb, property, range};

fn literal(chars: &[char]) -> Node {
    Node::Str {
        chars: chars.to_vec(),
        fold: false,
    }
}

fn many(body: Node, min: u32) -> Node {
    Node::Repeat {
        min,
        max: INFINITE,
        greedy: true,
        body: Box::new(body),
    }
}

/// `\R`: `\r\n` or one character that ends a line; it never gives up a `\n` again.
pub(crate) fn line_break() -> Node {
    let mut set = range('\n', '\r');
    set.union(&range('\u{85}', '\u{85}'));
    set.union(&range('\u{2028}', '\u{2029}'));
    Node::Atomic(Box::new(Node::Alt(vec![
        literal(&['\r', '\n']),
        Node::Class(set),
    ])))
}

/// `\X`: what a reader takes for one character, by the rules of Unicode's annex 29.
pub(crate) fn grapheme() -> Node {
    let class = |name| Node::Class(gcb(name));
    let union = |names: &[&str]| {
        let mut set = ClassUnicode::empty();
        for name in names {
            set.union(&gcb(name));
        }
        set
    };
    let control = union(&["Control", "CR", "LF"]);
    let mut other = control.clone();
    other.negate();
    let hangul = Node::Concat(vec![
        many(class("L"), 0),
        Node::Alt(vec![
            many(class("V"), 1),
            Node::Concat(vec![class("LV"), many(class("V"), 0)]),
            class("LVT"),
        ]),
        many(class("T"), 0),
    ]);
    let pictograph =
        || Node::Class(property("Extended_Pictographic").unwrap_or_else(ClassUnicode::empty));
    let emoji = Node::Concat(vec![
        pictograph(),
        many(
            Node::Concat(vec![many(class("Extend"), 0), class("ZWJ"), pictograph()]),
            0,
        ),
    ]);
    let flag = Node::Concat(vec![
        class("Regional_Indicator"),
        class("Regional_Indicator"),
    ]);
    let core = Node::Alt(vec![
        hangul,
        many(class("L"), 1),
        many(class("T"), 1),
        flag,
        emoji,
        Node::Class(other),
    ]);
    let cluster = Node::Concat(vec![
        many(class("Prepend"), 0),
        core,
        many(Node::Class(union(&["Extend", "ZWJ", "SpacingMark"])), 0),
    ]);
    Node::Atomic(Box::new(Node::Alt(vec![
        literal(&['\r', '\n']),
        Node::Class(control),
        cluster,
        Node::Any { newline: true },
    ])))
}
