//! Classes and methods that are written in Rust, as data.
//!
//! A class is declared in the file that has its methods:
//!
//! ```
//! use marotte_ruby::native::{Args, ClassDef, DefKind, native};
//! use marotte_ruby::{Outcome, Ruby, Value};
//!
//! static CLASS: ClassDef = ClassDef {
//!     name: "Choice",
//!     kind: DefKind::Module,
//!     methods: &[&[native("first_of", 2, first_of)]],
//!     ..ClassDef::NONE
//! };
//!
//! fn first_of(_: &mut Ruby<'_>, _this: Value, args: &Args<'_>) -> Outcome {
//!     Ok(args.at(0))
//! }
//!
//! assert_eq!(CLASS.methods[0][0].arity.number(), 2);
//! ```
//!
//! and named in the list of its folder. An [`Image`](crate::image::Image) is made of such lists once
//! a process; interpreters begin as copies of it.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use rustc_hash::FxHashMap;

use crate::interp::{Block, Frame, Outcome, Ruby};
use crate::object::{Value, Visibility};
use crate::symbol::Symbol;

/// What a native method is called with.
pub struct Args<'a> {
    /// The arguments. If [`keywords`](Self::keywords) is set, the last one is a hash of keywords.
    pub values: &'a [Value],
    /// Whether the last argument was written as keywords.
    pub keywords: bool,
    /// The block.
    pub block: Option<&'a Block<'a>>,
    /// The code that calls.
    pub frame: &'a Frame<'a>,
}

impl Args<'_> {
    /// How many arguments there are.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// An argument; `nil` if there are fewer.
    pub fn at(&self, index: usize) -> Value {
        self.values.get(index).copied().unwrap_or_default()
    }

    /// An argument, if it was given.
    pub fn get(&self, index: usize) -> Option<Value> {
        self.values.get(index).copied()
    }
}

/// A method that is written in Rust.
pub type Native = fn(&mut Ruby<'_>, Value, &Args<'_>) -> Outcome;

/// How many arguments a method takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arity {
    /// At least so many.
    pub min: u8,
    /// At most so many; none if there is no limit.
    pub max: Option<u8>,
}

impl Arity {
    /// As `Method#arity` counts.
    pub fn number(self) -> i64 {
        let min = i64::from(self.min);
        if self.max == Some(self.min) {
            min
        } else {
            -min - 1
        }
    }
}

/// A native method of a class.
pub struct NativeMethod {
    /// Its name.
    pub name: &'static str,
    /// How many arguments it takes.
    pub arity: Arity,
    /// What it does.
    pub function: Native,
    /// Who may call it.
    pub visibility: Visibility,
}

impl fmt::Debug for NativeMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A method that takes exactly so many arguments.
pub const fn native(name: &'static str, arguments: u8, function: Native) -> NativeMethod {
    between(name, arguments, arguments, function)
}

/// A method that takes so many arguments, from and to.
pub const fn between(name: &'static str, min: u8, max: u8, function: Native) -> NativeMethod {
    NativeMethod {
        name,
        arity: Arity {
            min,
            max: Some(max),
        },
        function,
        visibility: Visibility::Public,
    }
}

/// A method that takes at least so many arguments.
pub const fn at_least(name: &'static str, min: u8, function: Native) -> NativeMethod {
    NativeMethod {
        name,
        arity: Arity { min, max: None },
        function,
        visibility: Visibility::Public,
    }
}

impl NativeMethod {
    /// The same, callable only without a receiver.
    pub const fn private(self) -> Self {
        Self {
            visibility: Visibility::Private,
            ..self
        }
    }
}

/// A method of the host: it is called with what the host knows, by a number of its own.
pub struct HostMethod {
    /// Its name.
    pub name: &'static str,
    /// How many arguments it takes.
    pub arity: Arity,
    /// What the host knows it by.
    pub number: u32,
}

impl fmt::Debug for HostMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A method of the host that takes so many arguments, from and to; no end is no limit.
pub const fn host(name: &'static str, min: u8, max: Option<u8>, number: u32) -> HostMethod {
    HostMethod {
        name,
        arity: Arity { min, max },
        number,
    }
}

/// A native method or one of the host.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// Of the interpreter.
    Native(&'static NativeMethod),
    /// Of the host.
    Host(&'static HostMethod),
}

/// Lists of methods, as a class is declared with.
type Lists = &'static [&'static [NativeMethod]];

/// The native methods of a class by their names: a table that is made when one is first looked
/// for, since most classes are never asked.
#[derive(Debug, Default)]
pub struct NativeTable {
    natives: [Lists; 2],
    host: &'static [HostMethod],
    /// What the class had before it was declared once more.
    before: Option<&'static NativeTable>,
    methods: OnceLock<FxHashMap<Symbol, Entry>>,
    /// How often somebody has looked for a method while there was no table.
    asked: AtomicU32,
}

/// So many looks are worth a table.
const OFTEN: u32 = 16;

impl NativeTable {
    /// A table of some lists of methods, if there are any; later ones win, and all win over those that
    /// were there before.
    pub(crate) fn new(
        natives: [Lists; 2],
        host: &'static [HostMethod],
        before: Option<&'static Self>,
    ) -> Option<Self> {
        let mut lists = natives.into_iter().flatten();
        let is_empty = lists.all(|list| list.is_empty()) && host.is_empty();
        (!is_empty).then(|| Self {
            natives,
            host,
            before,
            methods: OnceLock::new(),
            asked: AtomicU32::new(0),
        })
    }

    /// Itself and those before it, the last one first.
    fn layers(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |layer| layer.before)
    }

    /// The method of a name. Most classes are asked for few, which are looked for one by one; a table
    /// pays for those that are asked often.
    pub(crate) fn get(&self, name: Symbol) -> Option<Entry> {
        if let Some(methods) = self.methods.get() {
            return methods.get(&name).copied();
        }
        if self.asked.fetch_add(1, Ordering::Relaxed) >= OFTEN {
            return self.methods().get(&name).copied();
        }
        let name = name.as_str();
        let mut host = self.layers().flat_map(|layer| layer.host.iter().rev());
        if let Some(of) = host.find(|of| name == of.name) {
            return Some(Entry::Host(of));
        }
        let lists = self.layers().flat_map(|layer| layer.natives.iter().rev());
        let lists = lists.flat_map(|lists| lists.iter().rev());
        let mut natives = lists.flat_map(|list| list.iter().rev());
        natives.find(|of| name == of.name).map(Entry::Native)
    }

    /// The methods.
    pub(crate) fn methods(&self) -> &FxHashMap<Symbol, Entry> {
        self.methods.get_or_init(|| {
            let mut layers: Vec<&Self> = self.layers().collect();
            layers.reverse();
            let lists = layers.iter().flat_map(|layer| layer.natives).flatten();
            let natives = lists.copied().flatten();
            let natives = natives.map(|of| (Symbol::fixed(of.name), Entry::Native(of)));
            let host = layers.iter().flat_map(|layer| layer.host);
            let host = host.map(|of| (Symbol::fixed(of.name), Entry::Host(of)));
            natives.chain(host).collect()
        })
    }
}

/// What is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefKind {
    /// A class.
    Class,
    /// A module.
    Module,
}

/// A constant: its name and how it is made.
pub type Constant = (&'static str, fn(&mut Ruby<'_>) -> Value);

/// A class or module that is written in Rust.
pub struct ClassDef {
    /// Its full name: `Puppet::Util`. Modules around it that nobody declares are made.
    pub name: &'static str,
    /// What it is.
    pub kind: DefKind,
    /// The full name of its superclass.
    pub superclass: &'static str,
    /// The full names of the modules that it includes.
    pub includes: &'static [&'static str],
    /// The methods of its instances, in lists of what belongs together.
    pub methods: &'static [&'static [NativeMethod]],
    /// The methods of itself.
    pub singleton: &'static [&'static [NativeMethod]],
    /// Methods of its instances that the host has.
    pub host_methods: &'static [HostMethod],
    /// Methods of itself that the host has.
    pub host_singleton: &'static [HostMethod],
    /// Whether methods of instances are methods of the module, too (`module_function`).
    pub module_function: bool,
    /// Constants: their names and how they are made.
    pub constants: &'static [Constant],
    /// The library that must be required first; none for the core.
    pub library: Option<&'static str>,
}

impl ClassDef {
    /// A class without anything, to be completed.
    pub const NONE: Self = Self {
        name: "",
        kind: DefKind::Class,
        superclass: "Object",
        includes: &[],
        methods: &[],
        singleton: &[],
        host_methods: &[],
        host_singleton: &[],
        module_function: false,
        constants: &[],
        library: None,
    };
}

/// The arguments that a range of numbers allows, for messages: `1..2`, `1+`, `1`.
pub(crate) fn expected(arity: Arity) -> String {
    match arity.max {
        Some(max) if max == arity.min => max.to_string(),
        Some(max) => format!("{}..{max}", arity.min),
        None => format!("{}+", arity.min),
    }
}
