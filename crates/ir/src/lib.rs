//! Lowered programs: what can be known about a syntax tree before it runs.
//!
//! A [`Program`] is the tree with tables beside it, indexed by expression: literals as values
//! (regular expressions compiled, constant collections built), variables resolved to slots, the
//! names of each body's slots. What is [`Known`] about an expression is one word, so that most
//! evaluations begin and end with it. A program is immutable and shared by every compilation on
//! every thread. Evaluation is somebody else's.

mod last_use;
mod lower;
mod name_index;
mod operation;

use std::sync::Arc;

use marotte_pcore::{Str, Value};
use marotte_profile::{What, span};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{Ast, ExprId};

pub use name_index::NameIndex;

/// A program that is ready to run.
pub struct Program {
    /// The tree.
    pub ast: Ast,
    /// For each expression, what is known about it.
    known: Vec<Known>,
    values: Vec<Value>,
    variables: Vec<Variable>,
    bodies: Vec<Body>,
    file: Option<Str>,
}

/// What is known about an expression before it runs: an index into the table for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Nothing.
    Nothing,
    /// Its value.
    Value(u32),
    /// Its value, which is a collection: whoever keeps one gets one of his own.
    Collection(u32),
    /// The text that it renders, as a value.
    Text(u32),
    /// Which variable it is.
    Variable(u32),
    /// The slots of its code.
    Body(u32),
    /// It is an operation.
    Operation {
        /// Nobody reads the variable on the left of it any more.
        last_use: bool,
        /// It has nothing but such operations with variables, constants and accesses to these.
        is_plain: bool,
    },
}

const _: () = assert!(size_of::<Known>() == 8);

/// A variable where it is read or assigned.
pub struct Variable {
    /// The name without its `$`.
    pub name: Str,
    /// Whether the name has a namespace.
    pub is_qualified: bool,
    /// The number of a match variable.
    pub number: Option<u32>,
    /// Where to look for it first, if a local body around it sets it.
    pub nearest: Option<Local>,
    /// Where to look for it then, innermost first.
    pub farther: Farther,
    /// The slot in the body of the class, define or node around it.
    pub scope_slot: Option<u16>,
    /// The slot that an assignment here sets.
    pub target: Target,
}

const _: () = assert!(size_of::<Variable>() == 48);

/// Slots of local bodies around an expression. Hardly any variable has these, so that they take a
/// word where there are none.
pub struct Farther(Option<Box<Box<[Local]>>>);

impl From<Vec<Local>> for Farther {
    fn from(slots: Vec<Local>) -> Self {
        Self((!slots.is_empty()).then(|| Box::new(slots.into())))
    }
}

impl std::ops::Deref for Farther {
    type Target = [Local];

    #[inline]
    fn deref(&self) -> &[Local] {
        match &self.0 {
            Some(slots) => slots,
            None => &[],
        }
    }
}

/// A slot of a local body around an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Local {
    /// How many local bodies outwards.
    pub hops: u16,
    /// Which slot.
    pub slot: u16,
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
    /// The slots by name, if there are too many to go through.
    index: Option<NameIndex>,
    /// How many parameters it has, if each is one argument with a name that can be set: so many
    /// arguments are the first slots.
    pub plain_parameters: Option<usize>,
    /// How many of the first parameters are such: their arguments can lie in the slots from the start.
    pub first_parameters: usize,
    /// Whether a parameter has a type.
    pub has_types: bool,
    /// Whether a `break()` may come out of it.
    pub may_break: bool,
}

/// Variables that only the compiler sets.
pub const RESERVED_VARIABLES: [&str; 3] = ["facts", "trusted", "server_facts"];

/// So many names are gone through as quickly as they are hashed.
const FEW: usize = 8;

impl Body {
    /// The slot of a name.
    pub fn slot(&self, name: &str) -> Option<usize> {
        match &self.index {
            Some(index) => index.get(name, |at| &self.names[at]),
            None => self.names.iter().position(|known| known == name),
        }
    }

    /// The slot of a name, which is likely to be at this place: those of parameters follow each other.
    pub fn slot_near(&self, name: &str, near: usize) -> Option<usize> {
        match self.names.get(near) {
            Some(known) if known == name => Some(near),
            _ => self.slot(name),
        }
    }

    /// The slot of a name, a new one if it has none.
    fn slot_or_new(&mut self, name: Str) -> usize {
        if let Some(slot) = self.slot(&name) {
            return slot;
        }
        let slot = self.names.len();
        self.names.push(name);
        let names = &self.names;
        if let Some(index) = &mut self.index {
            index.insert(slot, |at| &names[at]);
        } else if slot == FEW {
            self.index = Some(NameIndex::of(names.len(), |at| &names[at]));
        }
        slot
    }
}

impl Program {
    /// Lowers a tree.
    pub fn lower(mut ast: Ast) -> Arc<Self> {
        let _span = span(What::Lowering, ast.source().name().unwrap_or("inline"));
        ast.settle();
        Arc::new(lower::lower(ast))
    }

    /// Whose rules hold.
    #[inline]
    pub fn dialect(&self) -> Dialect {
        self.ast.language().dialect
    }

    /// The name of the file, where there is one.
    #[inline]
    pub fn file(&self) -> Option<&Str> {
        self.file.as_ref()
    }

    /// What is known about an expression.
    #[inline]
    pub fn known(&self, id: ExprId) -> Known {
        self.known[id.index()]
    }

    /// The value of an index that [`Known`] has.
    #[inline]
    pub fn value_at(&self, index: u32) -> &Value {
        &self.values[index as usize]
    }

    /// The variable of an index that [`Known`] has.
    #[inline]
    pub fn variable_at(&self, index: u32) -> &Variable {
        &self.variables[index as usize]
    }

    /// The value of an expression that is constant.
    #[inline]
    pub fn constant(&self, id: ExprId) -> Option<&Value> {
        match self.known(id) {
            Known::Value(index) | Known::Collection(index) => Some(self.value_at(index)),
            _ => None,
        }
    }

    /// The text that a part of a template renders.
    pub fn rendered(&self, id: ExprId) -> Option<&Value> {
        match self.known(id) {
            Known::Text(index) => Some(self.value_at(index)),
            _ => None,
        }
    }

    /// What is known about a variable expression.
    #[inline]
    pub fn variable(&self, id: ExprId) -> Option<&Variable> {
        match self.known(id) {
            Known::Variable(index) => Some(self.variable_at(index)),
            _ => None,
        }
    }

    /// The body of a definition or lambda.
    #[inline]
    pub fn body(&self, id: ExprId) -> Option<&Body> {
        match self.known(id) {
            Known::Body(index) => self.bodies.get(index as usize),
            _ => None,
        }
    }
}
