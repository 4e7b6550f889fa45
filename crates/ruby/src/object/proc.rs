//! Procs and methods as objects.

use std::fmt::Debug;
use std::sync::Arc;

use super::class::Method;
use super::value::{ObjectId, Value};
use crate::interp::{EnvId, Outcome, Ruby, ScopeId};
use crate::program::Body;
use crate::symbol::Symbol;

/// What code of a proc sees of the place where it was written.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// `self`
    pub this: Value,
    /// The slots around it.
    pub(crate) env: EnvId,
    /// The slots of the method around it.
    pub(crate) home: EnvId,
    /// The modules around it.
    pub(crate) scope: ScopeId,
    /// The block of the method around it.
    pub(crate) block: Option<ObjectId>,
    /// The module that `def` defines in, if it is not the innermost one.
    pub(crate) definee: Option<ObjectId>,
}

/// A proc.
#[derive(Clone, Debug)]
pub struct Proc {
    /// What it does.
    pub code: ProcCode,
    /// Whether it is strict about its arguments, and `return` leaves only itself.
    pub is_lambda: bool,
}

/// What a proc does.
#[derive(Clone, Debug)]
pub enum ProcCode {
    /// Code, and what it sees. The method that it was written in, for `super`.
    Ruby(Arc<Body>, Binding, Option<Arc<super::class::Code>>),
    /// `&:name`: calls the method of its first argument.
    Symbol(Symbol),
    /// `method(:name).to_proc`
    Method(MethodObject),
    /// Something of Rust's.
    Native(Arc<dyn Callable>),
}

/// Code of Rust's that can be called as a block.
pub trait Callable: Debug + Send + Sync {
    /// Calls it.
    fn call(&self, ruby: &mut Ruby<'_>, arguments: &[Value]) -> Outcome;

    /// How many arguments it takes, as `Proc#arity` counts.
    fn arity(&self) -> i64 {
        -1
    }
}

/// A method of a receiver, or of none (an `UnboundMethod`).
#[derive(Clone, Debug)]
pub struct MethodObject {
    /// The receiver.
    pub receiver: Option<Value>,
    /// The name that it was asked for by.
    pub name: Symbol,
    /// The method.
    pub method: Method,
}
