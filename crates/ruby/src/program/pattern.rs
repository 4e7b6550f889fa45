//! Patterns of `case … in`, `value in pattern` and `value => pattern`.

use super::node::{AssignTarget, Node};
use crate::symbol::Symbol;

/// `case value in pattern …`
#[derive(Debug)]
pub struct MatchNode {
    /// What is matched.
    pub subject: Node,
    /// The branches.
    pub branches: Box<[MatchBranch]>,
    /// `else`; without one it is an error if nothing matches.
    pub otherwise: Option<Node>,
}

/// `in pattern if guard then …`
#[derive(Debug)]
pub struct MatchBranch {
    /// The pattern.
    pub pattern: Pattern,
    /// `if condition`; of `unless` it must not be so.
    pub guard: Option<(Node, bool)>,
    /// What is done.
    pub body: Node,
}

/// What a value may look like.
#[derive(Debug)]
pub enum Pattern {
    /// Anything that `===` accepts; also `^name` and `^(code)`.
    Value(Node),
    /// `name`
    Bind(AssignTarget),
    /// `pattern => name`
    Capture(Box<(Pattern, AssignTarget)>),
    /// `one | other`
    Either(Box<(Pattern, Pattern)>),
    /// `[first, *rest, last]`
    Array(Box<ArrayPattern>),
    /// `[*, inside, *]`
    Find(Box<FindPattern>),
    /// `{key: pattern, **rest}`
    Hash(Box<HashPattern>),
}

/// `Name[first, *rest, last]`
#[derive(Debug)]
pub struct ArrayPattern {
    /// What must accept the value first.
    pub constant: Option<Node>,
    /// Those before the splat.
    pub before: Box<[Pattern]>,
    /// `*rest`; `Some(None)` is a splat without a name.
    pub rest: Option<Option<AssignTarget>>,
    /// Those behind the splat.
    pub after: Box<[Pattern]>,
}

/// `Name[*before, inside, *after]`
#[derive(Debug)]
pub struct FindPattern {
    /// What must accept the value first.
    pub constant: Option<Node>,
    /// What gets the elements before.
    pub before: Option<AssignTarget>,
    /// The elements that are looked for, side by side.
    pub inside: Box<[Pattern]>,
    /// What gets the elements behind.
    pub after: Option<AssignTarget>,
}

/// `Name(key: pattern, **rest)`
#[derive(Debug)]
pub struct HashPattern {
    /// What must accept the value first.
    pub constant: Option<Node>,
    /// The keys and their patterns.
    pub entries: Box<[(Symbol, Pattern)]>,
    /// What is done with the other keys.
    pub rest: KeysRest,
}

/// What a pattern says of further keys.
#[derive(Debug)]
pub enum KeysRest {
    /// Nothing: there may be some.
    Any,
    /// `**rest`, if it has a name
    Bind(Option<AssignTarget>),
    /// `**nil`: there must be none.
    None,
}
