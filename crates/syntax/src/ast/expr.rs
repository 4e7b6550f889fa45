//! Expressions: in Puppet everything is one, definitions and resources included.

use marotte_diagnostics::Span;

use super::parts::{
    Apply, Call, CaseOption, Class, Collect, Define, Entry, Epp, Function, Heredoc, Lambda,
    MethodCall, Node, Plan, Resource, ResourceDefaults, ResourceOverride, TypeAlias,
    TypeDefinition, TypeMapping,
};
use super::{ExprId, Id, List, Text};

/// An expression and the text that it covers.
#[derive(Clone, Copy, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// All of its text, operands and brackets included.
    pub span: Span,
}

/// What an expression is. Kinds with many parts have a table of their own.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    /// Nothing: an empty file.
    Nop,
    /// A place where the parser could make no sense of the text, with what it had understood there
    /// before it gave up.
    Error(List<ExprId>),
    /// `undef`
    Undef,
    /// `default`
    Default,
    /// `true`, `false`
    Boolean(bool),
    /// `10`, `0x1F`, `017`
    Integer {
        /// 8, 10 or 16.
        radix: u8,
        /// Its value.
        value: i64,
    },
    /// An integer that does not fit 64 bits, as it stands in the text; validation refuses it.
    BigInteger(Text),
    /// `1.5`, `1e3`
    Float(f64),
    /// A string without interpolation, or a bare word with a hyphen.
    String(Text),
    /// `"a${b}c"`: strings and [`ExprKind::Interpolation`]s; empty strings are left out.
    Concat(List<ExprId>),
    /// `$b` or `${b}` inside a string.
    Interpolation(ExprId),
    /// `@(END) …`
    Heredoc(Id<Heredoc>),
    /// `/a.*/`: the pattern without its slashes, `\/` read as `/`.
    Regexp(Text),
    /// `name`, `a::b`
    Name(Text),
    /// `Name`, `A::B`
    Reference(Text),
    /// `$name`: the name without its `$`; empty for a lone `$`.
    Variable(Text),
    /// `private`, `attr`
    ReservedWord(Text),
    /// `[a, b]`
    Array(List<ExprId>),
    /// `{ a => b }`
    Hash {
        /// The entries in their order.
        entries: List<Entry>,
        /// Written without braces: `f(a => 1)`, `[a => 1]`.
        bare: bool,
    },
    /// `a[b, c]`
    Access {
        /// What is accessed.
        left: ExprId,
        /// What stands between the brackets.
        keys: List<ExprId>,
    },
    /// `f(a)`, `notice a`, `Integer('1')`
    Call(Id<Call>),
    /// `a.f(b)`
    MethodCall(Id<MethodCall>),
    /// `|$a| { … }`
    Lambda(Id<Lambda>),
    /// `-a`, `!a`, `*a`
    Unary {
        /// The operator.
        op: UnaryOp,
        /// The operand.
        expr: ExprId,
    },
    /// `a + b`, `a = b`, `A -> B`, `a and b`, …
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The offset of the operator.
        op_offset: u32,
        /// The left operand.
        left: ExprId,
        /// The right operand.
        right: ExprId,
    },
    /// `(a)`
    Parenthesized(ExprId),
    /// Statements in a row.
    Block(List<ExprId>),
    /// `if a { … } else { … }`; an `elsif` is an `if` as the other part.
    If {
        /// The condition.
        test: ExprId,
        /// `None` for an empty block.
        then: Option<ExprId>,
        /// `None` without an `else`, and for an empty block.
        other: Option<ExprId>,
    },
    /// `unless a { … } else { … }`
    Unless {
        /// The condition.
        test: ExprId,
        /// `None` for an empty block.
        then: Option<ExprId>,
        /// `None` without an `else`, and for an empty block.
        other: Option<ExprId>,
    },
    /// `case a { b: { … } }`
    Case {
        /// What is compared.
        test: ExprId,
        /// The options in their order.
        options: List<CaseOption>,
    },
    /// `a ? { b => c }`
    Selector {
        /// What is compared.
        left: ExprId,
        /// The entries in their order.
        entries: List<Entry>,
    },
    /// `file { 'a': … }`, `class { 'a': }`, `@user { … }`
    Resource(Id<Resource>),
    /// `File { mode => '0644' }`
    ResourceDefaults(Id<ResourceDefaults>),
    /// `File['a'] { mode => '0644' }`
    ResourceOverride(Id<ResourceOverride>),
    /// `File <| a == b |> { … }`
    Collect(Id<Collect>),
    /// `class a { … }`
    Class(Id<Class>),
    /// `define a { … }`
    Define(Id<Define>),
    /// `node 'a' { … }`
    Node(Id<Node>),
    /// `function a() { … }`
    Function(Id<Function>),
    /// `type A = B`
    TypeAlias(Id<TypeAlias>),
    /// `type Runtime[a, b] = C`
    TypeMapping(Id<TypeMapping>),
    /// `type A { … }`, `type A inherits B { … }`
    TypeDefinition(Id<TypeDefinition>),
    /// `plan a() { … }`
    Plan(Id<Plan>),
    /// `apply(a) { … }`
    Apply(Id<Apply>),
    /// The body of a template; always that of a [`ExprKind::Lambda`] with its parameters.
    Epp(Id<Epp>),
    /// Text of a template.
    RenderString(Text),
    /// `<%= a %>`
    RenderExpr(ExprId),
}

impl ExprKind {
    /// Whether it is a value as it stands, without parts.
    pub fn is_literal(self) -> bool {
        matches!(
            self,
            Self::Nop
                | Self::Undef
                | Self::Default
                | Self::Boolean(_)
                | Self::Integer { .. }
                | Self::Float(_)
                | Self::String(_)
                | Self::Name(_)
                | Self::Regexp(_)
        )
    }
}

/// The operator of a unary expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryOp {
    /// `-`
    Minus,
    /// `!`
    Not,
    /// `*`
    Unfold,
}

/// The operator of a binary expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "`as_str` has each")]
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    ShiftLeft,
    ShiftRight,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Match,
    NotMatch,
    In,
    And,
    Or,
    Assign,
    AppendAssign,
    DeleteAssign,
    InEdge,
    InEdgeSub,
    OutEdge,
    OutEdgeSub,
}

impl BinaryOp {
    /// The operator as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Subtract => "-",
            Self::Multiply => "*",
            Self::Divide => "/",
            Self::Modulo => "%",
            Self::ShiftLeft => "<<",
            Self::ShiftRight => ">>",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
            Self::Match => "=~",
            Self::NotMatch => "!~",
            Self::In => "in",
            Self::And => "and",
            Self::Or => "or",
            Self::Assign => "=",
            Self::AppendAssign => "+=",
            Self::DeleteAssign => "-=",
            Self::InEdge => "->",
            Self::InEdgeSub => "~>",
            Self::OutEdge => "<-",
            Self::OutEdgeSub => "<~",
        }
    }

    /// `->`, `~>`, `<-`, `<~`
    pub const fn is_relationship(self) -> bool {
        matches!(
            self,
            Self::InEdge | Self::InEdgeSub | Self::OutEdge | Self::OutEdgeSub
        )
    }

    /// `=`, `+=`, `-=`
    pub const fn is_assignment(self) -> bool {
        matches!(self, Self::Assign | Self::AppendAssign | Self::DeleteAssign)
    }
}
