//! What a program uses and defines, told without running it.
//!
//! A [`Survey`] is of one file. [`Known`] is what there is: the interpreter, its libraries, and the
//! files that somebody adds. Constants and libraries are compared by their full names; of methods
//! only the name is known, whatever they are called on. Code that is a text in the file is looked at, too.

mod known;
#[cfg(test)]
mod tests;
mod text;
mod visit;

use ecow::EcoString;
use rustc_hash::FxHashSet;

pub use known::{Known, Lack};

use crate::program::Program;
use crate::symbol::Symbol;

/// What a file uses and defines.
#[derive(Debug, Default)]
pub struct Survey {
    /// What it uses, in the order of the text.
    pub uses: Vec<Use>,
    /// What it defines.
    pub defined: Defined,
}

/// Names that are defined.
#[derive(Debug, Default)]
pub struct Defined {
    /// Constants by their full names.
    pub constants: FxHashSet<EcoString>,
    /// Modules that say `include Refused`: what they do is not available.
    pub(crate) refused: FxHashSet<EcoString>,
    /// Methods, whoever has them.
    pub methods: FxHashSet<Symbol>,
}

/// Something that a file uses.
#[derive(Debug)]
pub struct Use {
    /// What it is.
    pub what: Used,
    /// The line.
    pub line: u32,
    /// Whether it is in a method, a lambda or a block that is only kept: loading the file does not
    /// come by.
    pub is_deferred: bool,
}

/// What a file uses.
#[derive(Debug)]
pub enum Used {
    /// A construct that is not supported.
    Unsupported(EcoString),
    /// A pattern that is refused, and why.
    BadRegexp(EcoString),
    /// A command in backticks.
    Command,
    /// `require`
    Require(EcoString),
    /// `require_relative`
    RequireRelative(EcoString),
    /// A constant.
    Constant(ConstantUse),
    /// A method, with the constant that it is called on, if it is one.
    Method(Symbol, Receiver),
}

/// A constant as it is written.
#[derive(Debug)]
pub struct ConstantUse {
    /// The parts of its name.
    pub path: Vec<Symbol>,
    /// The full names of the modules around it, outermost first; empty if it begins with `::`.
    pub around: Vec<EcoString>,
}

/// What a method is called on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// Nothing is written.
    None,
    /// A constant.
    Constant(EcoString),
    /// What another method gives.
    Result(Symbol),
    /// Something else.
    Other,
}

/// What loading a file does with code, besides the rules of the language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loading<'a> {
    /// Methods that keep their block and do not run it.
    pub keeping: &'a [&'a str],
    /// Methods of classes that are run at once, although they are only defined.
    pub running: &'a [&'a str],
}

impl Survey {
    /// What a program uses and defines.
    pub fn of(program: &Program, loading: &Loading<'_>) -> Self {
        visit::survey(program, loading)
    }
}
