//! References to groups that must exist, and look-behinds that must have a fixed length.

use super::{Bodies, call_number};
use crate::Problem;
use crate::ast::{Assert, INFINITE, Node};
use crate::deep::grow;
use crate::folding;
use crate::parser::ParseResult;

/// Checks references and look-behinds.
pub(super) struct Checker<'a> {
    pub(super) groups: u32,
    pub(super) has_names: bool,
    /// Whether the pattern is ASCII.
    pub(super) ascii: bool,
    pub(super) bodies: &'a Bodies<'a>,
}

impl Checker<'_> {
    /// Rejects references to groups that do not exist and look-behinds without a fixed length,
    /// in the order of the pattern, and divides look-behinds whose alternatives differ.
    pub(super) fn check(&self, mut node: Node) -> ParseResult<Node> {
        grow(|| {
            let exists = |group: &u32| *group <= self.groups;
            let valid = match &node {
                Node::Condition { by_name: false, .. } if self.has_names => {
                    return Err(Problem::Numbered);
                }
                Node::Backref { groups, .. } => groups.iter().all(exists),
                Node::Condition { group, .. } => exists(group),
                _ => true,
            };
            if !valid {
                return Err(Problem::Backref);
            }
            if let Node::Look {
                behind: true,
                negative,
                body,
            } = node
            {
                node = self.look_behind(*body, negative)?;
            }
            for child in node.children_mut() {
                let taken = std::mem::replace(child, Node::Empty);
                *child = self.check(taken)?;
            }
            Ok(node)
        })
    }

    fn look_behind(&self, body: Node, negative: bool) -> ParseResult<Node> {
        let invalid = || Err(Problem::LookBehind);
        if !allowed(&body, negative) {
            return invalid();
        }
        let look = |body| Node::Look {
            behind: true,
            negative,
            body: Box::new(body),
        };
        let length = |body: &Node| char_length(body, self.bodies, 0);
        // Ruby reads an ASCII pattern as ASCII, in which no character stands for several.
        if !self.ascii && !folds_to_one_length(&body) {
            return invalid();
        }
        if length(&body).is_some() {
            return Ok(look(body));
        }
        let Node::Alt(nodes) = body else {
            return invalid();
        };
        if nodes.iter().any(|node| length(node).is_none()) {
            return invalid();
        }
        let divided = nodes.into_iter().map(look).collect();
        Ok(if negative {
            Node::Concat(divided)
        } else {
            Node::Alt(divided)
        })
    }
}

/// Whether one character could stand for several of a run that ignores case.
pub(crate) fn may_shrink(chars: &[char]) -> bool {
    let run: Vec<char> = chars.iter().map(|c| folding::simple(*c)).collect();
    folding::has_multiple(&run)
}

/// Whether Ruby finds that a run that ignores case has no fixed length. It counts bytes: `ß`
/// has as many as `ss`.
fn has_variable_run(node: &Node) -> bool {
    match node {
        Node::Str { chars, fold: true } => {
            let bytes = |chars: &[char]| chars.iter().map(|c| c.len_utf8()).sum::<usize>();
            let resized = |c: &char| {
                folding::multiple(*c).is_some_and(|folded| bytes(folded) != c.len_utf8())
            };
            may_shrink(chars) || chars.iter().any(resized)
        }
        _ => node.children().into_iter().any(has_variable_run),
    }
}

/// Whether Ruby takes the body of a look-behind in spite of its case folding: if one character
/// could stand for several, only as the beginning of a run that is the whole body.
fn folds_to_one_length(body: &Node) -> bool {
    let Node::Str { chars, fold: true } = body else {
        return !has_variable_run(body);
    };
    let run: Vec<char> = chars.iter().map(|c| folding::simple(*c)).collect();
    !folding::has_multiple(&run) || folding::starts_with_multiple(&run)
}

fn allowed(node: &Node, negative: bool) -> bool {
    let here = match node {
        Node::Capture { .. } => !negative,
        Node::Look { behind, .. } => *behind,
        Node::Atomic(_) | Node::Absent(_) | Node::Condition { .. } | Node::Backref { .. } => false,
        Node::Assert(Assert::TextEnd | Assert::TextEndOrNewline) => false,
        _ => true,
    };
    here && node
        .children()
        .into_iter()
        .all(|child| allowed(child, negative))
}

/// The number of characters that a node matches, if it is always the same.
pub(crate) fn char_length(node: &Node, bodies: &Bodies<'_>, depth: usize) -> Option<u32> {
    if depth > 5000 {
        return None;
    }
    let length = |node| char_length(node, bodies, depth + 1);
    grow(|| match node {
        Node::Empty | Node::Assert(_) | Node::Keep | Node::Look { .. } => Some(0),
        Node::Str { chars, fold: false } => u32::try_from(chars.len()).ok(),
        Node::Str { chars, fold: true } => {
            let lengths = chars
                .iter()
                .map(|c| folding::multiple(*c).map_or(1, <[char]>::len));
            u32::try_from(lengths.sum::<usize>()).ok()
        }
        Node::Class(_) | Node::Any { .. } => Some(1),
        Node::Capture { body, .. } | Node::Group(body) | Node::Atomic(body) => length(body),
        Node::Repeat { min, max, body, .. } if min == max && *max != INFINITE => {
            length(body)?.checked_mul(*min)
        }
        Node::Concat(nodes) => nodes
            .iter()
            .try_fold(0u32, |sum, node| sum.checked_add(length(node)?)),
        Node::Alt(nodes) => {
            let first = length(nodes.first()?)?;
            nodes
                .iter()
                .all(|node| length(node) == Some(first))
                .then_some(first)
        }
        Node::Call(target) => length(bodies.get(call_number(target)).copied().flatten()?),
        Node::Repeat { .. } | Node::Absent(_) | Node::Condition { .. } | Node::Backref { .. } => {
            None
        }
    })
}
