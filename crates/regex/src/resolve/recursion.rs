//! Groups that call themselves: one that always does cannot end.

use super::{Bodies, call_number};
use crate::Problem;
use crate::ast::Node;
use crate::deep::grow;
use crate::parser::ParseResult;

/// How many nodes are looked at for a group before it is taken to end.
const BUDGET: u32 = 100_000;

/// Rejects a group that cannot end because it always calls itself.
pub(super) fn check_recursion(bodies: &Bodies<'_>) -> ParseResult<()> {
    for (group, body) in bodies.iter().enumerate() {
        let Some(body) = body else { continue };
        let mut search = Search {
            group,
            bodies,
            active: vec![false; bodies.len()],
            budget: BUDGET,
        };
        if search.node(body, true) != Recursion::No {
            return Err(Problem::EndlessRecursion);
        }
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq)]
enum Recursion {
    No,
    /// Reached on every way, after some text.
    Exists,
    /// Reached without any text.
    Infinite,
}

/// The search for calls of a group inside of it.
struct Search<'a> {
    group: usize,
    bodies: &'a Bodies<'a>,
    /// The groups that are being gone through.
    active: Vec<bool>,
    budget: u32,
}

impl Search<'_> {
    /// Whether a node leads to the group. `head` says that no text comes before the node.
    fn node(&mut self, node: &Node, head: bool) -> Recursion {
        if self.budget == 0 {
            return Recursion::No;
        }
        self.budget -= 1;
        grow(|| match node {
            Node::Concat(nodes) => self.sequence(nodes, head),
            Node::Alt(nodes) => self.alternatives(nodes, head),
            Node::Condition { yes, no, .. } => self.alternatives([&**yes, &**no], head),
            Node::Repeat { min: 0, body, .. } => match self.node(body, head) {
                Recursion::Infinite => Recursion::Infinite,
                _ => Recursion::No,
            },
            Node::Repeat { body, .. }
            | Node::Group(body)
            | Node::Atomic(body)
            | Node::Absent(body)
            | Node::Look { body, .. } => self.node(body, head),
            Node::Capture { index, body, .. } => self.enter(*index as usize, body, head),
            Node::Call(target) => {
                let number = call_number(target);
                match self.bodies.get(number).copied().flatten() {
                    Some(body) => self.enter(number, body, head),
                    None => Recursion::No,
                }
            }
            _ => Recursion::No,
        })
    }

    fn sequence(&mut self, nodes: &[Node], mut head: bool) -> Recursion {
        let mut result = Recursion::No;
        for node in nodes {
            match self.node(node, head) {
                Recursion::Infinite => return Recursion::Infinite,
                Recursion::Exists => result = Recursion::Exists,
                Recursion::No => {}
            }
            head &= node.is_nullable();
        }
        result
    }

    fn alternatives<'n>(
        &mut self,
        nodes: impl IntoIterator<Item = &'n Node>,
        head: bool,
    ) -> Recursion {
        let mut result = Recursion::Exists;
        for node in nodes {
            match self.node(node, head) {
                Recursion::Infinite => return Recursion::Infinite,
                Recursion::Exists => {}
                Recursion::No => result = Recursion::No,
            }
        }
        result
    }

    fn enter(&mut self, number: usize, body: &Node, head: bool) -> Recursion {
        if number == self.group {
            return if head {
                Recursion::Infinite
            } else {
                Recursion::Exists
            };
        }
        if self.active[number] {
            return Recursion::No;
        }
        self.active[number] = true;
        let result = self.node(body, head);
        self.active[number] = false;
        result
    }
}
