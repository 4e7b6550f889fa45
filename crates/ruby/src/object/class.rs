//! Classes, modules and methods.

use std::sync::{Arc, LazyLock};

use ecow::EcoString;
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::value::{ObjectId, Value};
use crate::interp::ScopeId;
use crate::native::{HostMethod, NativeMethod, NativeTable};
use crate::program::MethodBody;
use crate::symbol::Symbol;

/// Who may call a method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody.
    #[default]
    Public,
    /// Those who are of the same class.
    Protected,
    /// Only without a receiver, or with `self`.
    Private,
}

/// A method that is written in Ruby, in the interpreter that defined it.
#[derive(Debug)]
pub struct Code {
    /// What it does.
    pub body: MethodBody,
    /// The modules around it.
    pub(crate) scope: ScopeId,
    /// The module that has it, for `super`.
    pub owner: ObjectId,
    /// The name that it was defined with.
    pub name: Symbol,
}

/// What a method does.
#[derive(Clone, Debug)]
pub enum MethodKind {
    /// It is written in Rust.
    Native(&'static NativeMethod),
    /// It is written in Rust, and needs the host.
    Host(&'static HostMethod),
    /// It is written in Ruby.
    Code(Arc<Code>),
    /// `define_method`
    Proc(ObjectId),
    /// `attr_reader`
    Reader(Symbol),
    /// `attr_writer`
    Writer(Symbol),
    /// `undef_method`: there is none, whatever ancestors have.
    Undefined,
}

/// A method.
#[derive(Clone, Debug)]
pub struct Method {
    /// What it does.
    pub kind: MethodKind,
    /// Who may call it.
    pub visibility: Visibility,
    /// The module that has it.
    pub owner: ObjectId,
}

/// What a module is.
#[derive(Clone, Copy, Debug)]
pub enum ModuleKind {
    /// `class`
    Class,
    /// `module`
    Module,
    /// The class of one object.
    Singleton(Value),
}

/// Methods by their names.
type Methods = FxHashMap<Symbol, Method>;

/// Constants by their names.
type Constants = IndexMap<Symbol, Value, FxBuildHasher>;

// Most modules have no method or constant of their own: they share the empty tables.
static NO_METHODS: LazyLock<Arc<Methods>> = LazyLock::new(Arc::default);
static NO_CONSTANTS: LazyLock<Arc<Constants>> = LazyLock::new(Arc::default);

/// A class or module. Its tables are shared with other interpreters until they are changed.
#[derive(Clone, Debug)]
pub struct Module {
    /// What it is.
    pub kind: ModuleKind,
    /// The name, with those of the modules around it.
    pub name: Option<EcoString>,
    /// The class that it inherits from.
    pub superclass: Option<ObjectId>,
    /// Modules that were included, in that order.
    pub included: Vec<ObjectId>,
    /// Modules that were prepended, in that order.
    pub prepended: Vec<ObjectId>,
    /// Methods that code defines.
    pub methods: Arc<Methods>,
    /// Methods that are built in.
    pub natives: Option<&'static NativeTable>,
    /// Constants, in the order in which they were set.
    pub constants: Arc<Constants>,
    /// `@@name`
    pub class_variables: Vec<(Symbol, Value)>,
    /// The module that it was defined in.
    pub lexical_parent: Option<ObjectId>,
}

impl Module {
    /// A new one.
    pub fn new(kind: ModuleKind, name: Option<EcoString>, superclass: Option<ObjectId>) -> Self {
        Self {
            kind,
            name,
            superclass,
            included: Vec::new(),
            prepended: Vec::new(),
            methods: Arc::clone(&NO_METHODS),
            natives: None,
            constants: Arc::clone(&NO_CONSTANTS),
            class_variables: Vec::new(),
            lexical_parent: None,
        }
    }

    /// Whether it is a class, be it of one object.
    pub const fn is_class(&self) -> bool {
        !matches!(self.kind, ModuleKind::Module)
    }

    /// Whether it is the class of one object.
    pub const fn is_singleton(&self) -> bool {
        matches!(self.kind, ModuleKind::Singleton(_))
    }
}
