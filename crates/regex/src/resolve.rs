//! What can be checked only once a pattern is read whole: which groups capture, what references
//! and calls mean, and whether look-behinds have a fixed length.

use crate::ast::{Assert, INFINITE, Node, Target};
use crate::deep::grow;
use crate::folding;
use crate::parser::{ParseResult, Parsed};

/// A pattern, ready to be compiled.
pub(crate) struct Pattern {
    pub(crate) node: Node,
    /// The number of capturing groups.
    pub(crate) groups: u32,
    pub(crate) names: Vec<(String, Vec<u32>)>,
    /// Whether a group calls another, or itself.
    pub(crate) has_calls: bool,
    /// How deep the tree is.
    pub(crate) depth: usize,
}

/// Resolves what the parser left open; `ascii` says that the pattern is ASCII.
pub(crate) fn resolve(parsed: Parsed, ascii: bool) -> ParseResult<Pattern> {
    let Parsed {
        mut node,
        groups,
        mut names,
        bad_condition,
    } = parsed;
    let mut resolver = Resolver {
        groups,
        map: Vec::new(),
        names: Vec::new(),
        calls: false,
    };
    if !names.is_empty() {
        let mut named: Vec<u32> = names
            .iter()
            .flat_map(|(_, groups)| groups.clone())
            .collect();
        named.sort_unstable();
        resolver.map = vec![0; groups as usize + 1];
        for (group, index) in named.iter().zip(1..) {
            resolver.map[*group as usize] = index;
        }
        for (_, groups) in &mut names {
            for group in groups {
                *group = resolver.map[*group as usize];
            }
        }
    }
    resolver.names = names;
    let depth = resolver.visit(&mut node, 0)?;
    resolver.resolve_calls(&mut node)?;
    let groups = match resolver.map.iter().max() {
        Some(max) => *max,
        None => groups,
    };
    let pattern = Pattern {
        node,
        groups,
        names: resolver.names,
        has_calls: resolver.calls,
        depth,
    };
    let mut bodies = vec![None; pattern.groups as usize + 1];
    if pattern.has_calls {
        pattern.node.collect_bodies(&mut bodies);
        bodies[0] = Some(&pattern.node);
        check_recursion(&bodies)?;
    }
    let checker = Checker {
        groups: pattern.groups,
        has_names: !pattern.names.is_empty(),
        bodies: &bodies,
        ascii,
    };
    let node = checker.check(pattern.node.clone())?;
    if bad_condition {
        return Err("invalid conditional pattern".to_owned());
    }
    Ok(Pattern { node, ..pattern })
}

struct Resolver {
    groups: u32,
    /// New numbers by old numbers where only named groups capture; 0 for the others.
    map: Vec<u32>,
    names: Vec<(String, Vec<u32>)>,
    calls: bool,
}

impl Resolver {
    fn visit(&mut self, node: &mut Node, depth: usize) -> ParseResult<usize> {
        grow(|| self.visit_inner(node, depth))
    }

    fn visit_inner(&mut self, node: &mut Node, depth: usize) -> ParseResult<usize> {
        let mut deepest = depth;
        for child in node.children_mut() {
            deepest = deepest.max(self.visit(child, depth + 1)?);
        }
        if self.map.is_empty() {
            return Ok(deepest);
        }
        match node {
            Node::Capture {
                index, named: true, ..
            } => *index = self.map[*index as usize],
            Node::Capture { body, .. } => {
                *node = Node::Group(std::mem::replace(body, Box::new(Node::Empty)));
            }
            Node::Backref { by_name: false, .. } => return Err(NUMBERED.to_owned()),
            Node::Backref { groups, .. } => {
                for group in groups {
                    *group = self.map[*group as usize];
                }
            }
            Node::Condition {
                group,
                by_name: true,
                ..
            } => *group = self.map[*group as usize],
            _ => {}
        }
        Ok(deepest)
    }

    fn resolve_calls(&mut self, node: &mut Node) -> ParseResult<()> {
        grow(|| {
            if let Node::Call(target) = node {
                self.calls = true;
                *target = Target::Number(self.called_group(target)?);
            }
            node.children_mut()
                .into_iter()
                .try_for_each(|child| self.resolve_calls(child))
        })
    }

    fn called_group(&self, target: &Target) -> ParseResult<u32> {
        match target {
            Target::Number(0) => Ok(0),
            Target::Number(_) if !self.map.is_empty() => Err(NUMBERED.to_owned()),
            Target::Number(number) if *number > self.groups => {
                Err(format!("undefined group <{number}> reference"))
            }
            Target::Number(number) => Ok(*number),
            Target::Name(name) => {
                let known = self.names.iter().find(|(known, _)| known == name);
                match known.map(|(_, groups)| groups.as_slice()) {
                    Some([group]) => Ok(*group),
                    Some(_) => Err(format!("multiplex definition name <{name}> call")),
                    None => Err(format!("undefined name <{name}> reference")),
                }
            }
        }
    }
}

const NUMBERED: &str = "numbered backref/call is not allowed. (use name)";

/// The number of the group that a resolved call calls.
pub(crate) fn call_number(target: &Target) -> usize {
    match target {
        Target::Number(number) => *number as usize,
        Target::Name(_) => 0,
    }
}

/// The body of every group, by number.
type Bodies<'a> = [Option<&'a Node>];

/// Rejects a group that cannot end because it always calls itself.
fn check_recursion(bodies: &Bodies<'_>) -> ParseResult<()> {
    for (group, body) in bodies.iter().enumerate() {
        let Some(body) = body else { continue };
        let mut active = vec![false; bodies.len()];
        let mut budget = 100_000;
        let found = recursion(body, true, group, &mut active, bodies, &mut budget);
        if found != Recursion::No {
            return Err("never ending recursion".to_owned());
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

fn recursion(
    node: &Node,
    head: bool,
    group: usize,
    active: &mut [bool],
    bodies: &Bodies<'_>,
    budget: &mut u32,
) -> Recursion {
    if *budget == 0 {
        return Recursion::No;
    }
    *budget -= 1;
    let visit = |node: &Node, head: bool, active: &mut [bool], budget: &mut u32| {
        grow(|| recursion(node, head, group, active, bodies, budget))
    };
    let enter = |number: usize, body: &Node, active: &mut [bool], budget: &mut u32| {
        if number == group {
            return if head {
                Recursion::Infinite
            } else {
                Recursion::Exists
            };
        }
        if active[number] {
            return Recursion::No;
        }
        active[number] = true;
        let result = visit(body, head, active, budget);
        active[number] = false;
        result
    };
    match node {
        Node::Concat(nodes) => {
            let mut head = head;
            let mut result = Recursion::No;
            for node in nodes {
                match recursion(node, head, group, active, bodies, budget) {
                    Recursion::Infinite => return Recursion::Infinite,
                    Recursion::Exists => result = Recursion::Exists,
                    Recursion::No => {}
                }
                head &= node.is_nullable();
            }
            result
        }
        Node::Alt(nodes) => {
            let mut all = true;
            for node in nodes {
                match recursion(node, head, group, active, bodies, budget) {
                    Recursion::Infinite => return Recursion::Infinite,
                    Recursion::Exists => {}
                    Recursion::No => all = false,
                }
            }
            if all {
                Recursion::Exists
            } else {
                Recursion::No
            }
        }
        Node::Repeat { min: 0, body, .. } => match visit(body, head, active, budget) {
            Recursion::Infinite => Recursion::Infinite,
            _ => Recursion::No,
        },
        Node::Repeat { body, .. }
        | Node::Group(body)
        | Node::Atomic(body)
        | Node::Absent(body)
        | Node::Look { body, .. } => visit(body, head, active, budget),
        Node::Condition { yes, no, .. } => {
            let (yes, no) = (
                visit(yes, head, active, budget),
                visit(no, head, active, budget),
            );
            match (yes, no) {
                (Recursion::Infinite, _) | (_, Recursion::Infinite) => Recursion::Infinite,
                (Recursion::Exists, Recursion::Exists) => Recursion::Exists,
                _ => Recursion::No,
            }
        }
        Node::Capture { index, body, .. } => enter(*index as usize, body, active, budget),
        Node::Call(target) => {
            let number = call_number(target);
            match bodies.get(number).copied().flatten() {
                Some(body) => enter(number, body, active, budget),
                None => Recursion::No,
            }
        }
        _ => Recursion::No,
    }
}

const LOOK_BEHIND: &str = "invalid pattern in look-behind";

struct Checker<'a> {
    groups: u32,
    has_names: bool,
    /// Whether the pattern is ASCII.
    ascii: bool,
    bodies: &'a Bodies<'a>,
}

impl Checker<'_> {
    /// Rejects references to groups that do not exist and look-behinds without a fixed length,
    /// in the order of the pattern, and divides look-behinds whose alternatives differ.
    fn check(&self, mut node: Node) -> ParseResult<Node> {
        grow(|| {
            let exists = |group: &u32| *group <= self.groups;
            let valid = match &node {
                Node::Condition { by_name: false, .. } if self.has_names => {
                    return Err(NUMBERED.to_owned());
                }
                Node::Backref { groups, .. } => groups.iter().all(exists),
                Node::Condition { group, .. } => exists(group),
                _ => true,
            };
            if !valid {
                return Err("invalid backref number/name".to_owned());
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
        let invalid = || Err(LOOK_BEHIND.to_owned());
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
