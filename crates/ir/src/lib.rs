//! Lowered programs: what can be known about a syntax tree before it runs.
//!
//! A [`Program`] is the tree with tables beside it, indexed by expression: literals as values
//! (regular expressions compiled, constant collections built), variables resolved to slots, the
//! names of each body's slots. It is immutable and shared by every compilation on every thread.
//! Evaluation is somebody else's.

mod lower;

use std::sync::Arc;

use marotte_pcore::{Str, Value};
use marotte_syntax::ast::{Ast, ExprId};

/// A program that is ready to run.
pub struct Program {
    /// The tree.
    pub ast: Ast,
    /// For each expression, the index of what is known about it, in the table for its kind.
    info: Vec<u32>,
    values: Vec<Value>,
    variables: Vec<Variable>,
    bodies: Vec<Body>,
    file: Option<Str>,
}

/// Nothing is known about an expression.
const NOTHING: u32 = u32::MAX;

/// A variable where it is read or assigned.
pub struct Variable {
    /// The name without its `$`.
    pub name: Str,
    /// The number of a match variable.
    pub number: Option<u32>,
    /// Where it may be found, innermost first: how many local bodies outwards, and which slot.
    pub locals: Box<[(u16, u16)]>,
    /// The slot in the body of the class, define or node around it.
    pub scope_slot: Option<u16>,
    /// The slot that an assignment here sets.
    pub target: Target,
}

/// Where an assignment goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// To a slot of the innermost local body.
    Local(u16),
    /// To a slot of the class, define or node.
    Scope(u16),
    /// To the top scope, by name.
    Named,
}

/// Code with variables of its own: of a class, define, node, function, lambda or template.
#[derive(Default)]
pub struct Body {
    /// The names of the slots; parameters come first.
    pub names: Vec<Str>,
}

impl Program {
    /// Lowers a tree.
    pub fn lower(ast: Ast) -> Arc<Self> {
        Arc::new(lower::lower(ast))
    }

    /// The name of the file, where there is one.
    #[inline]
    pub fn file(&self) -> Option<&Str> {
        self.file.as_ref()
    }

    /// The value of an expression that is constant.
    #[inline]
    pub fn constant(&self, id: ExprId) -> Option<&Value> {
        self.values.get(self.info[id.index()] as usize)
    }

    /// What is known about a variable expression.
    #[inline]
    pub fn variable(&self, id: ExprId) -> Option<&Variable> {
        self.variables.get(self.info[id.index()] as usize)
    }

    /// The body of a definition or lambda.
    #[inline]
    pub fn body(&self, id: ExprId) -> Option<&Body> {
        self.bodies.get(self.info[id.index()] as usize)
    }
}
