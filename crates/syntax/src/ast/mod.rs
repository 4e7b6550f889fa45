//! The syntax tree of one file.
//!
//! Nodes live in flat tables of the [`Ast`] and name each other by index: the tree is compact,
//! `Send + Sync`, quick to build and free of recursion when it is dropped. Names and strings are
//! slices of the source, so that parsing copies nothing but strings with escapes.

pub(crate) mod big_integer;
mod definition;
mod expr;
mod index;
mod label;
mod node;
mod parts;
mod position;
mod visit;

use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::Index;
use std::sync::{Arc, OnceLock};

use marotte_diagnostics::{SourceFile, Span};

use crate::language::Language;
use crate::parser::leave_room;
use crate::spare::settled;
use crate::tokens::Tokens;

pub use expr::{BinaryOp, Expr, ExprKind, UnaryOp};
use index::NodeIndex;
pub use node::NodeId;
pub use parts::{
    Apply, AttributeOp, AttributeOperation, Call, CaseOption, Class, Collect, Define, Entry, Epp,
    Function, Heredoc, Lambda, MethodCall, Node, Parameter, Plan, QueryKind, Resource,
    ResourceBody, ResourceDefaults, ResourceForm, ResourceOverride, TypeAlias, TypeDefinition,
    TypeMapping,
};

/// The index of a node in its table of the [`Ast`].
pub struct Id<T>(NonZeroU32, PhantomData<fn() -> T>);

/// The index of an expression.
pub type ExprId = Id<Expr>;

/// A run of nodes in their table of the [`Ast`].
pub struct List<T> {
    start: u32,
    len: u32,
    kind: PhantomData<fn() -> T>,
}

/// A piece of text: a slice of the source, or of the texts that the lexer had to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    start: u32,
    len: u32,
}

/// Set in [`Text::start`] if the text is not a slice of the source.
const MADE: u32 = 1 << 31;

const _: () = assert!(size_of::<Option<ExprId>>() == 4);
const _: () = assert!(size_of::<Expr>() == 24);

/// The syntax tree of one file.
pub struct Ast {
    source: Arc<SourceFile>,
    /// The expression that the file is: a block unless there is exactly one statement.
    pub body: ExprId,
    /// Definitions (classes, defines, nodes, functions, types, plans) in the order in which they
    /// end; that is the order in which the reference knows them.
    pub definitions: Vec<ExprId>,
    pub(crate) made: String,
    pub(crate) tables: Tables,
    /// What the text is in.
    pub(crate) language: Language,
    // What only tools ask for, made when they do.
    pub(crate) tokens: OnceLock<Box<Tokens>>,
    index: OnceLock<Box<NodeIndex>>,
}

/// Declares the tables of an [`Ast`] with their indexing.
macro_rules! tables {
    ($($field:ident: $type:ty,)*) => {
        /// The nodes, a table a type.
        #[derive(Default)]
        pub(crate) struct Tables {
            $(pub(crate) $field: Vec<$type>,)*
        }

        impl Tables {
            /// The nodes without room for more; their memory is left for those of another tree.
            pub(crate) fn settled(&mut self) -> Self {
                Self {
                    $($field: settled(&mut self.$field),)*
                }
            }
        }

        $(
            impl Table for $type {
                #[inline]
                fn table(tables: &Tables) -> &Vec<Self> {
                    &tables.$field
                }

                fn table_mut(tables: &mut Tables) -> &mut Vec<Self> {
                    &mut tables.$field
                }
            }
        )*
    };
}

tables! {
    exprs: Expr,
    expr_ids: ExprId,
    applies: Apply,
    calls: Call,
    case_options: CaseOption,
    classes: Class,
    collects: Collect,
    defines: Define,
    entries: Entry,
    epps: Epp,
    functions: Function,
    heredocs: Heredoc,
    lambdas: Lambda,
    method_calls: MethodCall,
    node_definitions: Node,
    operations: AttributeOperation,
    parameters: Parameter,
    plans: Plan,
    resource_bodies: ResourceBody,
    resource_defaults: ResourceDefaults,
    resource_overrides: ResourceOverride,
    resources: Resource,
    type_aliases: TypeAlias,
    type_definitions: TypeDefinition,
    type_mappings: TypeMapping,
}

/// A type of node that has a table.
pub(crate) trait Table: Sized {
    fn table(tables: &Tables) -> &Vec<Self>;
    fn table_mut(tables: &mut Tables) -> &mut Vec<Self>;
}

impl Ast {
    /// A tree of nothing, which will grow in tables that are empty.
    pub(crate) fn new(source: Arc<SourceFile>, mut tables: Tables) -> Self {
        let body = tables.push(Expr {
            kind: ExprKind::Nop,
            span: Span::default(),
        });
        Self {
            source,
            body,
            definitions: Vec::new(),
            made: String::new(),
            tables,
            language: Language::default(),
            tokens: OnceLock::new(),
            index: OnceLock::new(),
        }
    }

    /// The text that the tree was made from.
    pub fn source(&self) -> &Arc<SourceFile> {
        &self.source
    }

    /// The language that the text is in.
    #[inline]
    pub const fn language(&self) -> &Language {
        &self.language
    }

    /// The characters of a piece of text.
    #[inline]
    pub fn text(&self, text: Text) -> &str {
        text.resolve(self.source.text(), &self.made)
    }

    /// Gives back the room for more nodes, which whoever keeps a tree does not need. The next tree of this thread
    /// grows in it.
    pub fn settle(&mut self) {
        let settled = self.tables.settled();
        leave_room(std::mem::replace(&mut self.tables, settled));
    }

    /// How many expressions the tree has.
    pub fn len(&self) -> usize {
        self.tables.exprs.len()
    }

    /// All expressions in the order in which they were made: parts before what they are part of.
    pub fn ids(&self) -> impl Iterator<Item = ExprId> + use<> {
        (0..self.len()).filter_map(Id::at)
    }

    /// Whether the tree is nothing but its empty body.
    pub fn is_empty(&self) -> bool {
        matches!(self[self.body].kind, ExprKind::Nop)
    }
}

impl Tables {
    pub(crate) fn push<T: Table>(&mut self, node: T) -> Id<T> {
        let table = T::table_mut(self);
        table.push(node);
        Id(
            NonZeroU32::new(table.len() as u32).unwrap_or(NonZeroU32::MAX),
            PhantomData,
        )
    }

    /// Moves the nodes of `scratch` from index `from` on into their table, as one list.
    pub(crate) fn push_list<T: Table>(&mut self, scratch: &mut Vec<T>, from: usize) -> List<T> {
        let table = T::table_mut(self);
        let start = table.len() as u32;
        let len = (scratch.len() - from) as u32;
        table.extend(scratch.drain(from..));
        List {
            start,
            len,
            kind: PhantomData,
        }
    }
}

impl<T: Table> Index<Id<T>> for Tables {
    type Output = T;

    #[inline]
    fn index(&self, id: Id<T>) -> &T {
        &T::table(self)[id.index()]
    }
}

impl<T: Table> Index<List<T>> for Tables {
    type Output = [T];

    #[inline]
    fn index(&self, list: List<T>) -> &[T] {
        &T::table(self)[list.start as usize..(list.start + list.len) as usize]
    }
}

impl<T: Table> Index<Id<T>> for Ast {
    type Output = T;

    #[inline]
    fn index(&self, id: Id<T>) -> &T {
        &self.tables[id]
    }
}

impl<T: Table> Index<List<T>> for Ast {
    type Output = [T];

    #[inline]
    fn index(&self, list: List<T>) -> &[T] {
        &self.tables[list]
    }
}

impl Text {
    /// The text that a span of the source covers.
    pub(crate) const fn of_source(span: Span) -> Self {
        Self {
            start: span.start,
            len: span.len(),
        }
    }

    /// The text at an offset of the made texts.
    pub(crate) const fn of_made(start: u32, len: u32) -> Self {
        Self {
            start: start | MADE,
            len,
        }
    }

    /// The characters, given the source and the made texts that it was cut from.
    #[inline]
    pub(crate) fn resolve<'a>(self, source: &'a str, made: &'a str) -> &'a str {
        let (base, start) = if self.start & MADE == 0 {
            (source, self.start)
        } else {
            (made, self.start & !MADE)
        };
        &base[start as usize..(start + self.len) as usize]
    }

    /// Whether there is not a single character.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl<T> Id<T> {
    /// The index of the node at a place of its table, counted from 0.
    pub(crate) fn at(place: usize) -> Option<Self> {
        let index = u32::try_from(place).ok()?.checked_add(1)?;
        Some(Self(NonZeroU32::new(index)?, PhantomData))
    }

    /// The place of the node in its table, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<T> List<T> {
    /// A list without nodes.
    pub const EMPTY: Self = Self {
        start: 0,
        len: 0,
        kind: PhantomData,
    };

    /// The nodes' indexes.
    pub fn ids(self) -> impl DoubleEndedIterator<Item = Id<T>> {
        (0..self.len()).map(move |place| self.id(place))
    }

    /// The index of the node at a place of the list, counted from 0.
    #[inline]
    pub(crate) fn id(self, place: usize) -> Id<T> {
        let index = NonZeroU32::MIN.saturating_add(self.start + place as u32);
        Id(index, PhantomData)
    }

    /// How many nodes there are.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

// Derived implementations would ask the same of `T`.
impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Id<T> {}
impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Id<T> {}
impl<T> std::fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.index())
    }
}
impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> std::fmt::Debug for List<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}+{}", self.start, self.len)
    }
}
