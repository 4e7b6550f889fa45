//! Parameters of methods, blocks and lambdas.

use super::node::{Node, TargetList};
use crate::symbol::Symbol;

/// The parameters of a body. A slot is an index into the body's locals.
#[derive(Debug, Default)]
pub struct Parameters {
    /// `a, (b, c)` before all others.
    pub required: Box<[RequiredParameter]>,
    /// `a = 1`
    pub optional: Box<[OptionalParameter]>,
    /// `*rest`
    pub rest: Rest,
    /// Required ones behind optional ones or the rest.
    pub post: Box<[RequiredParameter]>,
    /// `a:`, `a: 1`
    pub keywords: Box<[KeywordParameter]>,
    /// `**options`
    pub keyword_rest: Rest,
    /// `**nil`: no keywords are taken.
    pub no_keywords: bool,
    /// The slot of `&block`.
    pub block: Option<u32>,
    /// `|a, |`: a block that takes the first element and drops the rest.
    pub excess_comma: bool,
    /// Nothing but required parameters that are plain names in slots 0, 1, 2, …: the usual case.
    pub is_simple: bool,
    /// `...`: takes everything, and hands it on where a call says `...`. Rest, keyword rest and
    /// block have slots then.
    pub forwarding: bool,
}

/// A parameter that must be given.
#[derive(Debug)]
pub enum RequiredParameter {
    /// A name: its slot.
    Slot(u32),
    /// `(a, b)`: taken apart.
    Destructure(Box<TargetList>),
}

/// A parameter with a default.
#[derive(Debug)]
pub struct OptionalParameter {
    /// Its slot.
    pub slot: u32,
    /// The default.
    pub default: Node,
}

/// A parameter that takes what is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rest {
    /// There is none.
    #[default]
    None,
    /// `*`: it takes what is left and has no name.
    Unnamed,
    /// `*name`: its slot.
    Slot(u32),
}

/// A keyword.
#[derive(Debug)]
pub struct KeywordParameter {
    /// Its name.
    pub name: Symbol,
    /// Its slot.
    pub slot: u32,
    /// The default; none if it must be given.
    pub default: Option<Node>,
}
