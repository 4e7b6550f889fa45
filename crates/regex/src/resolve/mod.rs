//! What can be said only once a pattern is read whole: which groups capture, what references
//! and calls mean, and whether it can be matched at all.

mod check;
mod recursion;

use self::check::Checker;
use self::recursion::check_recursion;
use crate::Problem;
use crate::ast::{Node, Target};
use crate::deep::grow;
use crate::parser::{ParseResult, Parsed};

pub(crate) use self::check::{char_length, may_shrink};

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
        return Err(Problem::Conditional);
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
            Node::Backref { by_name: false, .. } => return Err(Problem::Numbered),
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
            Target::Number(_) if !self.map.is_empty() => Err(Problem::Numbered),
            Target::Number(number) if *number > self.groups => {
                Err(Problem::UndefinedGroup(*number))
            }
            Target::Number(number) => Ok(*number),
            Target::Name(name) => {
                let known = self.names.iter().find(|(known, _)| known == name);
                match known.map(|(_, groups)| groups.as_slice()) {
                    Some([group]) => Ok(*group),
                    Some(_) => Err(Problem::AmbiguousCall(name.clone())),
                    None => Err(Problem::UndefinedName(name.clone())),
                }
            }
        }
    }
}

/// The number of the group that a resolved call calls.
pub(crate) fn call_number(target: &Target) -> usize {
    match target {
        Target::Number(number) => *number as usize,
        Target::Name(_) => 0,
    }
}

/// The body of every group, by number.
type Bodies<'a> = [Option<&'a Node>];
