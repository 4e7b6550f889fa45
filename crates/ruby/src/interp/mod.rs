//! The interpreter: walks lowered programs.
//!
//! A [`Vm`] is the state of one interpreter: the heap, slots of local variables, globals, what was
//! loaded, counters. A [`Ruby`] is a `Vm` while it runs, together with its host. A [`Frame`] is code
//! that runs; it lives on the stack of the machine, and so do blocks until somebody keeps them.

mod assign;
mod binding;
mod block;
mod call;
mod clauses;
mod constants;
mod convert;
mod define;
mod env;
mod errors;
mod eval;
mod limits;
mod literals;
mod load;
mod lookup;
mod matching;
mod operators;
mod parameters;
mod reflection;
mod rounds;
mod shortcuts;
mod text;
mod values;
mod vm;

use std::any::Any;
use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

pub use block::Block;
pub(crate) use block::proc_arity;
pub(crate) use call::method_arity;
pub use env::EnvId;
pub(crate) use errors::describe_for_error;
pub use limits::{Limit, Limits};
pub use lookup::ScopeId;
pub(crate) use text::CodeText;
pub(crate) use values::nobody as empty_body;
pub use vm::{Vm, VmMark};

use crate::host::Host;
use crate::object::{Code, Location, ObjectId, Value};
use crate::program::Body;

/// What running code gives, or how it ended early.
pub type Outcome<T = Value> = Result<T, Box<Throw>>;

/// How code ends early.
#[derive(Debug)]
pub enum Throw {
    /// An exception.
    Raise(Value),
    /// `break`, in the frame with these slots.
    Break(EnvId, Value),
    /// `break` of a block: the call that the block was written at, in the frame with these slots,
    /// has this value.
    BreakCall(EnvId, Value),
    /// `next`
    Next(Value),
    /// `return` from the method or lambda with these slots.
    Return(EnvId, Value),
    /// `redo`
    Redo,
    /// `retry`
    Retry,
    /// `throw`: the tag and the value.
    Tag(Value, Value),
    /// The end: no code can catch it.
    Stop(Stop),
}

/// Why everything ended.
#[derive(Debug)]
pub enum Stop {
    /// A limit was reached, where.
    Limit(Limit, Option<Location>),
    /// The host wants to end, for a reason of its own.
    Host(Box<dyn Any + Send>),
}

/// Code that runs.
pub struct Frame<'a> {
    /// `self`
    pub this: Value,
    /// The slots of local variables.
    pub(crate) env: EnvId,
    /// The slots of the method around it, which also have what patterns matched.
    pub(crate) home: EnvId,
    /// The slots of the method or lambda that `return` leaves.
    pub(crate) return_to: EnvId,
    /// The modules around it.
    pub(crate) scope: ScopeId,
    /// The module that `def` defines in, if it is not the innermost one around.
    pub(crate) definee: Option<ObjectId>,
    /// The code.
    pub(crate) body: &'a Body,
    /// The block that the method was given.
    pub(crate) block: Option<&'a Block<'a>>,
    /// The method, for `super`.
    pub(crate) method: Option<&'a Arc<Code>>,
    /// The code that called it, or that it is written in.
    pub(crate) caller: Option<&'a Frame<'a>>,
    /// The line that runs.
    pub(crate) line: Cell<u32>,
}

impl Frame<'_> {
    /// The file that runs.
    pub fn path(&self) -> &Arc<str> {
        &self.body.source.path
    }

    /// The line that runs.
    pub fn line(&self) -> u32 {
        self.line.get()
    }
}

/// An interpreter that runs, and its host.
pub struct Ruby<'h> {
    /// The state.
    pub vm: &'h mut Vm,
    /// The outside.
    pub host: &'h mut dyn Host,
}

impl<'h> Ruby<'h> {
    /// Runs something on an interpreter.
    pub fn with<T>(
        vm: &'h mut Vm,
        host: &'h mut dyn Host,
        run: impl FnOnce(&mut Ruby<'_>) -> T,
    ) -> T {
        let steps = vm.limits.steps;
        marotte_budget::part(steps, || run(&mut Ruby { vm, host }))
    }
}

impl Deref for Ruby<'_> {
    type Target = Vm;

    fn deref(&self) -> &Vm {
        self.vm
    }
}

impl DerefMut for Ruby<'_> {
    fn deref_mut(&mut self) -> &mut Vm {
        self.vm
    }
}
