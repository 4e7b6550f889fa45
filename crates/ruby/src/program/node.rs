//! The nodes of a lowered program.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use ecow::EcoString;
use marotte_regex::{Options, Regex};
use num_bigint::BigInt;

use super::Body;
use super::method::MethodBody;
use super::pattern::{MatchNode, Pattern};
use super::shortcut::Shortcut;
use crate::symbol::Symbol;

/// A piece of code, and the line that it is on.
#[derive(Debug)]
pub struct Node {
    /// What it is.
    pub kind: NodeKind,
    /// The line, from 1.
    pub line: u32,
}

// There are very many of these.
const _: () = assert!(size_of::<Node>() == 32);
const _: () = assert!(size_of::<Argument>() == 32);
const _: () = assert!(size_of::<CallNode>() == 112);

/// What a node is.
#[derive(Debug)]
pub enum NodeKind {
    /// `nil`, also what is missing: an empty body.
    Nil,
    /// `true`
    True,
    /// `false`
    False,
    /// `self`
    SelfValue,
    /// An integer of 64 bits.
    Integer(i64),
    /// A larger integer.
    BigInteger(Box<BigInt>),
    /// A float.
    Float(f64),
    /// `3r`: numerator and denominator.
    Rational(Box<(BigInt, BigInt)>),
    /// `:name`
    Symbol(Symbol),
    /// A string: each evaluation makes a new one, which is frozen if literals of the file are.
    String(EcoString),
    /// A string whose bytes are no UTF-8 (`"\xff"`).
    Bytes(Box<[u8]>),
    /// A string that is frozen at once and need not be made anew: `"text".freeze`.
    FrozenString(EcoString),
    /// `"a#{b}"`
    Interpolated(Box<[Piece]>),
    /// `:"a#{b}"`
    InterpolatedSymbol(Box<[Piece]>),
    /// `` `command` ``
    Command(Box<[Piece]>),
    /// `/a/`
    Regexp(Regex),
    /// A pattern that Ruby would refuse when the file is read: the error is raised here.
    BadRegexp(EcoString),
    /// `/a#{b}/`
    InterpolatedRegexp(Box<[Piece]>, Options),
    /// `[a, *b]`
    Array(Box<[Argument]>),
    /// `{a => b, **c}`
    Hash(Box<[Pair]>),
    /// `a..b`, `a...b`: begin, end, whether the end is excluded.
    Range(Box<(Option<Node>, Option<Node>)>, bool),
    /// A local variable of this body.
    Local(u32),
    /// A local variable of a body around this one: slot and depth.
    OuterLocal(u32, u32),
    /// `@name`
    InstanceVariable(Symbol),
    /// `@@name`
    ClassVariable(Symbol),
    /// `$name`, `$` included
    Global(Symbol),
    /// `$1`
    NthMatch(u32),
    /// `` $& $` $' $+ `` and `$~`: the character behind the dollar.
    MatchPart(char),
    /// `Name`
    Constant(Symbol),
    /// `::Name`
    TopConstant(Symbol),
    /// `scope::Name`
    ScopedConstant(Box<Node>, Symbol),
    /// `target = value`
    Assign(Box<(AssignTarget, Node)>),
    /// `a, (b, *c) = value`; the value is an `Array` node where there are several.
    MultipleAssign(Box<(TargetList, Node)>),
    /// `target += value`, by the operator's name.
    OperatorAssign(Box<(OperatorTarget, Node)>, Symbol),
    /// `target ||= value`
    OrAssign(Box<(OperatorTarget, Node)>),
    /// `target &&= value`
    AndAssign(Box<(OperatorTarget, Node)>),
    /// `a && b`, `a and b`
    And(Box<(Node, Node)>),
    /// `a || b`, `a or b`
    Or(Box<(Node, Node)>),
    /// `!a`, `not a`
    Not(Box<Node>),
    /// One after the other; the last one's value.
    Sequence(Box<[Node]>),
    /// `if`, `unless` (with its branches exchanged), `?:`
    If(Box<(Node, Node, Node)>),
    /// `while`, and `until` with `negated`. With `do_first` (`begin … end while x`) the body runs
    /// before the condition is asked.
    While {
        /// Condition and body.
        parts: Box<(Node, Node)>,
        /// `until`
        negated: bool,
        /// `begin … end while`
        do_first: bool,
    },
    /// `for target in collection`: the collection, and the body, whose targets are variables of
    /// the body around it.
    For(Box<(AssignTarget, Node, Node)>),
    /// `case`: subject, branches, else
    Case(Box<(Option<Node>, Box<[CaseBranch]>, Node)>),
    /// `case … in`
    Match(Box<MatchNode>),
    /// `value in pattern`: whether it matches.
    MatchAsk(Box<(Node, Pattern)>),
    /// `value => pattern`: an error if it does not match.
    MatchRequire(Box<(Node, Pattern)>),
    /// `begin … rescue … else … ensure … end`
    Begin(Box<BeginNode>),
    /// `return`
    Return(Box<Node>),
    /// `break`
    Break(Box<Node>),
    /// `next`
    Next(Box<Node>),
    /// `redo`
    Redo,
    /// `retry`
    Retry,
    /// `yield`
    Yield(Box<Arguments>),
    /// A call.
    Call(Box<CallNode>),
    /// `super(…)`
    Super(Box<(Arguments, Option<BlockArgument>)>),
    /// `super`: with the arguments that the method got.
    BareSuper(Option<Box<BlockArgument>>),
    /// `-> { … }`
    Lambda(Arc<Body>),
    /// `def name`
    Define(Symbol, MethodBody),
    /// `def object.name`
    DefineSingleton(Box<Node>, Symbol, Box<MethodBody>),
    /// `class Scope::Name < Super`: scope, name, superclass, body.
    Class(Box<(Option<Node>, Symbol, Option<Node>)>, Arc<Body>),
    /// `module Scope::Name`
    Module(Box<(Option<Node>, Symbol)>, Arc<Body>),
    /// `class << object`
    SingletonClass(Box<Node>, Arc<Body>),
    /// `alias new old`
    Alias(Symbol, Symbol),
    /// `alias $new $old`
    AliasGlobal(Symbol, Symbol),
    /// `undef a, b`
    Undefine(Box<[Symbol]>),
    /// `defined?(x)`
    Defined(Box<Node>),
    /// `/(?<name>…)/ =~ text`: the match, and the local variables (slot, depth) that get the groups.
    MatchAssign(Box<Node>, Box<Box<[(Symbol, u32, u32)]>>),
    /// `__FILE__`
    File,
    /// A construct that is not supported, by name: an error when it is reached.
    Unsupported(EcoString),
}

/// A part of interpolated text.
#[derive(Debug)]
pub enum Piece {
    /// Text as it is.
    Text(EcoString),
    /// Bytes that are no UTF-8 of their own.
    Bytes(Box<[u8]>),
    /// `#{…}`
    Code(Node),
}

/// An argument of a call, or an element of an array.
#[derive(Debug)]
pub enum Argument {
    /// A value.
    Value(Node),
    /// `*values`
    Splat(Box<Node>),
}

/// An entry of a hash, or a keyword of a call.
#[derive(Debug)]
pub enum Pair {
    /// `key => value`, `key: value`
    Entry(Node, Node),
    /// `**hash`
    DoubleSplat(Node),
}

/// The arguments of a call.
#[derive(Debug, Default)]
pub struct Arguments {
    /// Those without a key.
    pub values: Box<[Argument]>,
    /// Whether one of them is a splat.
    pub has_splat: bool,
    /// `key: value`, `key => value` and `**options` without braces.
    pub keywords: Keywords,
    /// `...`: what this method got.
    pub forward: bool,
}

/// The keywords of a call. Most have none, so that they take a word then.
#[derive(Default)]
pub struct Keywords(Option<Box<Box<[Pair]>>>);

impl From<Box<[Pair]>> for Keywords {
    fn from(pairs: Box<[Pair]>) -> Self {
        Self((!pairs.is_empty()).then(|| Box::new(pairs)))
    }
}

impl Deref for Keywords {
    type Target = [Pair];

    fn deref(&self) -> &[Pair] {
        match &self.0 {
            Some(pairs) => pairs,
            None => &[],
        }
    }
}

impl fmt::Debug for Keywords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// What a call hands over as its block.
#[derive(Debug)]
pub enum BlockArgument {
    /// `{ … }`, `do … end`
    Code(Arc<Body>),
    /// `&value`
    Value(Box<Node>),
    /// `&:name`
    Symbol(Symbol),
    /// `&` without a name: the block of this method.
    Own,
}

/// A call.
#[derive(Debug)]
pub struct CallNode {
    /// The receiver; none for `name(…)` without one, which private methods may be called by.
    pub receiver: Option<Node>,
    /// The receiver is `self` as written: private methods may be called.
    pub is_self: bool,
    /// The name; that of an assignment ends with `=`.
    pub name: Symbol,
    /// The arguments.
    pub arguments: Arguments,
    /// The block.
    pub block: Option<BlockArgument>,
    /// `&.`
    pub is_safe: bool,
    /// A name alone, which could have been a variable: `name`. The error says so.
    pub is_bare_name: bool,
    /// `a.b = c`, `a[b] = c`: the value is that of the last argument.
    pub is_assignment: bool,
    /// How it is done without looking for a method, if its receiver allows.
    pub shortcut: Shortcut,
}

impl CallNode {
    /// A call with nothing but arguments.
    pub(crate) fn plain(receiver: Node, name: &str, arguments: Arguments) -> Self {
        let name = Symbol::new(name);
        Self {
            shortcut: Shortcut::of(Some(&receiver), name, &arguments, None),
            receiver: Some(receiver),
            is_self: false,
            name,
            arguments,
            block: None,
            is_safe: false,
            is_bare_name: false,
            is_assignment: false,
        }
    }
}

/// What can be assigned to.
#[derive(Debug)]
pub enum AssignTarget {
    /// A local variable of this body.
    Local(u32),
    /// A local variable of a body around: slot and depth.
    OuterLocal(u32, u32),
    /// `@name`
    InstanceVariable(Symbol),
    /// `@@name`
    ClassVariable(Symbol),
    /// `$name`
    Global(Symbol),
    /// `Name`
    Constant(Symbol),
    /// `scope::Name`; `::Name` without a scope
    ScopedConstant(Option<Node>, Symbol),
    /// `receiver.name = `, by the name with its `=`; `&.` if safe
    Attribute(Node, Symbol, bool),
    /// `receiver[arguments] =`
    Index(Node, Arguments),
    /// `(a, b)` inside of a list
    List(TargetList),
}

/// The left side of a multiple assignment.
#[derive(Debug, Default)]
pub struct TargetList {
    /// Those before the splat.
    pub before: Box<[AssignTarget]>,
    /// `*rest`; `Some(None)` is a splat without a name.
    pub splat: Option<Option<Box<AssignTarget>>>,
    /// Those behind the splat.
    pub after: Box<[AssignTarget]>,
}

/// The left side of `+=`, `||=`, `&&=`: what is read, then assigned. Receivers and indexes are
/// evaluated once.
#[derive(Debug)]
pub enum OperatorTarget {
    /// Nothing but reading and assigning: a variable or a constant. The first reads it.
    Simple(Node, AssignTarget),
    /// `receiver.name`: receiver, reader, writer, whether it is `&.`
    Attribute(Node, Symbol, Symbol, bool),
    /// `receiver[arguments]`
    Index(Node, Arguments),
}

/// A branch of a `case`.
#[derive(Debug)]
pub struct CaseBranch {
    /// The options.
    pub options: Box<[Argument]>,
    /// What is done.
    pub body: Node,
}

/// `begin … end` with its clauses.
#[derive(Debug)]
pub struct BeginNode {
    /// What is tried.
    pub body: Node,
    /// What errors are caught.
    pub rescues: Box<[RescueClause]>,
    /// What is done if there was no error.
    pub otherwise: Option<Node>,
    /// What is done in any case.
    pub ensure: Option<Node>,
}

/// `rescue A, B => error`
#[derive(Debug)]
pub struct RescueClause {
    /// The classes; none means `StandardError`.
    pub classes: Box<[Argument]>,
    /// What gets the error.
    pub target: Option<AssignTarget>,
    /// What is done.
    pub body: Node,
}
