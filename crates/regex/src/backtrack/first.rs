//! Where a match can start: the bytes it can begin with, and whether only one place will do.

use crate::ast::{Assert, Node};

/// What is known of the start of every match.
#[derive(Debug)]
pub(super) enum First {
    /// Nothing.
    Anywhere,
    /// It is the start of the text.
    TextStart,
    /// It is the start of the search.
    SearchStart,
    /// Its first byte is one of these.
    Bytes(Box<[bool; 256]>),
}

pub(super) fn first(node: &Node) -> First {
    match anchor(node) {
        Some(Assert::TextStart) => return First::TextStart,
        Some(Assert::SearchStart) => return First::SearchStart,
        _ => {}
    }
    let mut bytes = Box::new([false; 256]);
    if collect(node, &mut bytes) || bytes.iter().all(|found| *found) {
        return First::Anywhere;
    }
    First::Bytes(bytes)
}

/// The anchor that every match starts with.
fn anchor(node: &Node) -> Option<Assert> {
    match node {
        Node::Assert(assert) => Some(*assert),
        Node::Concat(nodes) => anchor(nodes.first()?),
        Node::Capture { body, .. } | Node::Group(body) | Node::Atomic(body) => anchor(body),
        Node::Alt(nodes) => {
            let found = anchor(nodes.first()?)?;
            nodes
                .iter()
                .all(|node| anchor(node) == Some(found))
                .then_some(found)
        }
        _ => None,
    }
}

/// Adds the bytes that a node can begin with; answers whether it may take no text at all.
fn collect(node: &Node, bytes: &mut [bool; 256]) -> bool {
    let high = |bytes: &mut [bool; 256]| bytes[0x80..].fill(true);
    match node {
        Node::Empty | Node::Assert(_) | Node::Keep | Node::Look { .. } => true,
        Node::Str { chars, fold } => {
            let Some(&c) = chars.first() else { return true };
            if *fold {
                // Anything beyond ASCII might fold to this.
                high(bytes);
                if c.is_ascii() {
                    bytes[c.to_ascii_lowercase() as usize] = true;
                    bytes[c.to_ascii_uppercase() as usize] = true;
                } else {
                    bytes[..0x80].fill(true);
                }
            } else {
                let mut buffer = [0; 4];
                bytes[c.encode_utf8(&mut buffer).as_bytes()[0] as usize] = true;
            }
            false
        }
        Node::Class(set) => {
            for range in set.ranges() {
                for c in range.start()..=range.end().min('\x7f') {
                    bytes[c as usize] = true;
                }
                if range.end() > '\x7f' {
                    high(bytes);
                }
            }
            false
        }
        Node::Any { newline } => {
            let before = bytes[usize::from(b'\n')];
            bytes.fill(true);
            bytes[usize::from(b'\n')] = before || *newline;
            false
        }
        Node::Capture { body, .. } | Node::Group(body) | Node::Atomic(body) => collect(body, bytes),
        Node::Repeat { min, body, .. } => collect(body, bytes) || *min == 0,
        Node::Concat(nodes) => nodes.iter().all(|node| collect(node, bytes)),
        Node::Alt(nodes) => {
            let mut empty = false;
            for node in nodes {
                empty |= collect(node, bytes);
            }
            empty
        }
        Node::Absent(_) | Node::Condition { .. } | Node::Backref { .. } | Node::Call(_) => {
            bytes.fill(true);
            true
        }
    }
}
