//! The tree of a Ruby pattern, after its options have been applied to each part.
//!
//! The tree knows nothing of options: a literal says whether it ignores case, a dot whether it
//! takes newlines, and a class is a plain set of characters.

use regex_syntax::hir::ClassUnicode;

use crate::deep::grow;

/// Stands for "no upper bound" in a repetition.
pub(crate) const INFINITE: u32 = u32::MAX;

/// A part of a pattern.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Matches the empty string.
    Empty,
    /// A run of characters; with `fold`, compared by Unicode's full case folding.
    Str { chars: Vec<char>, fold: bool },
    /// One character of a set.
    Class(ClassUnicode),
    /// One character, which may be a newline only when `newline` is set.
    Any { newline: bool },
    /// A condition on the position.
    Assert(Assert),
    /// `\K`: the match starts here.
    Keep,
    /// A group that captures, unless it is unnamed and the pattern has named groups.
    Capture {
        index: u32,
        named: bool,
        body: Box<Node>,
    },
    /// `(?i:…)`: a group that does not capture and is no quantifier itself.
    Group(Box<Node>),
    /// `(?>…)`, and the possessive quantifiers.
    Atomic(Box<Node>),
    /// A look-around.
    Look {
        behind: bool,
        negative: bool,
        body: Box<Node>,
    },
    /// `(?~…)`: the longest text without a match of the body.
    Absent(Box<Node>),
    /// `(?(1)…|…)`.
    Condition {
        group: u32,
        by_name: bool,
        yes: Box<Node>,
        no: Box<Node>,
    },
    /// A quantifier.
    Repeat {
        min: u32,
        max: u32,
        greedy: bool,
        body: Box<Node>,
    },
    /// One after the other.
    Concat(Vec<Node>),
    /// The first that leads to a match.
    Alt(Vec<Node>),
    /// A back reference: the last of the groups that has matched.
    Backref {
        groups: Vec<u32>,
        by_name: bool,
        fold: bool,
        level: Option<i64>,
    },
    /// `\g<…>`: runs the group's body here.
    Call(Target),
}

/// Whom a subexpression call calls.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// A group by number; 0 is the whole pattern.
    Number(u32),
    /// A group by name, resolved once the pattern is read.
    Name(String),
}

/// A condition on the position in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Assert {
    /// `^`
    LineStart,
    /// `$`
    LineEnd,
    /// `\A`
    TextStart,
    /// `\z`
    TextEnd,
    /// `\Z`
    TextEndOrNewline,
    /// `\G`
    SearchStart,
    /// `\b` and `\B`
    WordBoundary { negative: bool, ascii: bool },
}

impl Node {
    /// Whether the node could match the empty string; `true` where that is not known.
    pub(crate) fn is_nullable(&self) -> bool {
        match self {
            Self::Empty | Self::Assert(_) | Self::Keep | Self::Look { .. } | Self::Absent(_) => {
                true
            }
            Self::Backref { .. } | Self::Call(_) => true,
            Self::Str { chars, .. } => chars.is_empty(),
            Self::Class(_) | Self::Any { .. } => false,
            Self::Capture { body, .. } | Self::Group(body) | Self::Atomic(body) => {
                body.is_nullable()
            }
            Self::Condition { yes, no, .. } => yes.is_nullable() || no.is_nullable(),
            Self::Repeat { min, body, .. } => *min == 0 || body.is_nullable(),
            Self::Concat(nodes) => nodes.iter().all(Self::is_nullable),
            Self::Alt(nodes) => nodes.iter().any(Self::is_nullable),
        }
    }

    /// The parts directly below this one.
    pub(crate) fn children(&self) -> Vec<&Self> {
        match self {
            Self::Capture { body, .. }
            | Self::Group(body)
            | Self::Atomic(body)
            | Self::Look { body, .. }
            | Self::Absent(body)
            | Self::Repeat { body, .. } => vec![body],
            Self::Condition { yes, no, .. } => vec![yes, no],
            Self::Concat(nodes) | Self::Alt(nodes) => nodes.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Puts the body of every group at its number.
    pub(crate) fn collect_bodies<'a>(&'a self, bodies: &mut [Option<&'a Self>]) {
        grow(|| {
            if let Self::Capture { index, body, .. } = self {
                bodies[*index as usize] = Some(body);
            }
            for child in self.children() {
                child.collect_bodies(bodies);
            }
        });
    }

    /// The parts directly below this one, to be changed.
    pub(crate) fn children_mut(&mut self) -> Vec<&mut Self> {
        match self {
            Self::Capture { body, .. }
            | Self::Group(body)
            | Self::Atomic(body)
            | Self::Look { body, .. }
            | Self::Absent(body)
            | Self::Repeat { body, .. } => vec![body],
            Self::Condition { yes, no, .. } => vec![yes, no],
            Self::Concat(nodes) | Self::Alt(nodes) => nodes.iter_mut().collect(),
            _ => Vec::new(),
        }
    }
}
