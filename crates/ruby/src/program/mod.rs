//! Lowered programs: what the interpreter walks.
//!
//! A program is made once for each text, is immutable, and is shared by all interpreters. Local
//! variables are slots, names are symbols, literals are ready to use. A [`Body`] is a piece of code
//! with slots of its own: a file, a method, a block, the body of a class. Blocks reach the slots of
//! the bodies around them by their depth.

mod method;
mod node;
mod parameters;
mod pattern;
mod shortcut;
pub mod stored;

use std::sync::Arc;

pub use method::{DeferredBody, MethodBody};
pub use node::{
    Argument, Arguments, AssignTarget, BeginNode, BlockArgument, CallNode, CaseBranch, Keywords,
    Node, NodeKind, OperatorTarget, Pair, Piece, RescueClause, TargetList,
};
pub use parameters::{KeywordParameter, OptionalParameter, Parameters, RequiredParameter, Rest};
pub use pattern::{
    ArrayPattern, FindPattern, HashPattern, KeysRest, MatchBranch, MatchNode, Pattern,
};
pub(crate) use shortcut::is_operator;
pub use shortcut::{Question, Shortcut};

use crate::symbol::Symbol;

/// The file that code comes from.
#[derive(Debug)]
pub struct Source {
    /// The path, as messages and `__FILE__` have it.
    pub path: Arc<str>,
    /// Whether string literals are frozen (`# frozen_string_literal: true`).
    pub frozen_strings: bool,
}

/// Where a method is defined.
#[derive(Clone, Copy, Debug)]
pub struct FirstMethod {
    /// Its name, unless that is an operator, a constant or a word of the language.
    pub name: Option<Symbol>,
    /// The line of the definition.
    pub line: u32,
    /// So many bytes of its line come before the name.
    pub column: u32,
}

/// A lowered file.
#[derive(Debug)]
pub struct Program {
    /// Where it comes from.
    pub source: Arc<Source>,
    /// The code of the file.
    pub body: Arc<Body>,
    /// The first method that it defines, wherever.
    pub first_method: Option<FirstMethod>,
    /// Whether it names nothing but variables, and calls methods of values alone: it needs no class
    /// and no method that somebody else defines.
    pub is_closed: bool,
}

/// What kind of code a body is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyKind {
    /// A file.
    File,
    /// `def`
    Method,
    /// `{ … }` or `do … end` of a call
    Block,
    /// `-> { … }`
    Lambda,
    /// `class`, `module`, `class << x`
    Class,
    /// Text that is evaluated inside of other code.
    Text,
}

/// Code with slots of its own.
#[derive(Debug)]
pub struct Body {
    /// What kind of code it is.
    pub kind: BodyKind,
    /// The name of a method or class, for messages.
    pub name: Symbol,
    /// The file.
    pub source: Arc<Source>,
    /// The line at which it begins.
    pub line: u32,
    /// The names of its slots; parameters come first, in the order of [`Parameters`].
    pub locals: Arc<[Symbol]>,
    /// The parameters.
    pub parameters: Parameters,
    /// How deep its nodes are nested.
    pub depth: u32,
    /// What it does.
    pub node: Node,
}

impl Body {
    /// What running it may take of the stack, calls of others not counted.
    pub(crate) const fn stack(&self) -> usize {
        // Not optimised, frames are large.
        const LEVEL: usize = if cfg!(debug_assertions) {
            24 << 10
        } else {
            2 << 10
        };
        self.depth as usize * LEVEL
    }
}

/// What dropping a level of nodes takes of the stack: less than half of this.
const DROP_LEVEL: usize = 700;

impl Drop for Body {
    fn drop(&mut self) {
        let nothing = Node {
            kind: NodeKind::Nil,
            line: 0,
        };
        let node = std::mem::replace(&mut self.node, nothing);
        let parameters = std::mem::take(&mut self.parameters);
        let stack = (8 << 10) + self.depth as usize * DROP_LEVEL;
        stacker::maybe_grow(stack, stack + (64 << 10), || drop((node, parameters)));
    }
}
