//! The parts of expressions that have more of them than fit an [`Expr`](super::Expr).

use marotte_diagnostics::Span;

use super::{ExprId, List, Text};

/// `key => value` of a hash or a selector.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Left of the arrow.
    pub key: ExprId,
    /// Right of the arrow.
    pub value: ExprId,
    /// The offset of the arrow, where the reference reports the entry.
    pub arrow_offset: u32,
}

/// `a, b: { … }` of a case expression.
#[derive(Clone, Copy, Debug)]
pub struct CaseOption {
    /// What the tested value is compared with.
    pub values: List<ExprId>,
    /// A block, `None` if there is nothing between the braces.
    pub then: Option<ExprId>,
    /// From the first value to the closing brace.
    pub span: Span,
    /// The offset of the colon, where the reference reports the option.
    pub colon_offset: u32,
}

/// `f(a, b) |…| {…}` or, without parentheses, `notice a, b`.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// What is called: a name or type in valid code.
    pub functor: ExprId,
    /// The arguments.
    pub arguments: List<ExprId>,
    /// The block: a [`Lambda`].
    pub lambda: Option<ExprId>,
    /// Whether the value is used; `false` for a call that is a statement.
    pub rvalue_required: bool,
}

/// `receiver.name(a, b) |…| {…}`
#[derive(Clone, Copy, Debug)]
pub struct MethodCall {
    /// The first argument.
    pub receiver: ExprId,
    /// The function.
    pub name: Text,
    /// Where the name stands.
    pub name_span: Span,
    /// The other arguments.
    pub arguments: List<ExprId>,
    /// The block: a [`Lambda`].
    pub lambda: Option<ExprId>,
    /// The offset of the dot, where the reference reports the access.
    pub dot_offset: u32,
    /// The offset at which the reference reports the call: of the `(`, or of the `.` if there is
    /// none.
    pub offset: u32,
}

/// `private Integer *$a = 1`: a parameter of anything that has them.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name without its `$`.
    pub name: Text,
    /// The type.
    pub type_expr: Option<ExprId>,
    /// The default value.
    pub value: Option<ExprId>,
    /// `*$a`
    pub captures_rest: bool,
    /// Only code of the same module may set it.
    pub private: bool,
    /// Where the variable stands, its `$` included; the reference reports the parameter there.
    pub name_span: Span,
    /// All of it.
    pub span: Span,
}

/// `|$a, $b| >> Integer { … }`
#[derive(Clone, Copy, Debug)]
pub struct Lambda {
    /// The parameters.
    pub parameters: List<Parameter>,
    /// The type after `>>`.
    pub return_type: Option<ExprId>,
    /// A block (an [`Epp`] for a template), `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
}

/// The statements of a template.
#[derive(Clone, Copy, Debug)]
pub struct Epp {
    /// Whether the template declares its parameters (perhaps none: `<% || %>`).
    pub parameters_specified: bool,
    /// A block, `None` for an empty template.
    pub body: Option<ExprId>,
}

/// `@("END":json/tn)` and its text.
#[derive(Clone, Copy, Debug)]
pub struct Heredoc {
    /// The language of the text; empty if none is given.
    pub syntax: Text,
    /// The text: a string or a concatenation.
    pub text: ExprId,
    /// `@(…)`
    pub tag_span: Span,
    /// The lines of the text, without the line of the end tag.
    pub text_span: Span,
}

/// How a resource enters the catalog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResourceForm {
    /// At once.
    Regular,
    /// `@`: when something realises it.
    Virtual,
    /// `@@`: on other nodes.
    Exported,
}

impl ResourceForm {
    /// The reference's word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Virtual => "virtual",
            Self::Exported => "exported",
        }
    }
}

/// `file { 'a': mode => '0644'; 'b': }`
#[derive(Clone, Copy, Debug)]
pub struct Resource {
    /// The type: a name in most code, any expression in all.
    pub type_name: ExprId,
    /// The bodies.
    pub bodies: List<ResourceBody>,
    /// Virtual, exported, or neither.
    pub form: ResourceForm,
    /// Where the reference reports the resource: at its type, or at the `@`.
    pub offset: u32,
}

/// `'a': mode => '0644'`
#[derive(Clone, Copy, Debug)]
pub struct ResourceBody {
    /// The title.
    pub title: ExprId,
    /// The attributes.
    pub operations: List<AttributeOperation>,
    /// All of it.
    pub span: Span,
}

/// What an attribute operation does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributeOp {
    /// `name => value`
    Set,
    /// `name +> value`
    Append,
    /// `* => hash`; the name is empty.
    Unfold,
}

/// `mode => '0644'`
#[derive(Clone, Copy, Debug)]
pub struct AttributeOperation {
    /// The attribute.
    pub name: Text,
    /// Where the attribute's name (or the `*`) stands.
    pub name_span: Span,
    /// What is done with it.
    pub op: AttributeOp,
    /// The value.
    pub value: ExprId,
    /// All of it.
    pub span: Span,
}

/// `File { mode => '0644' }`
#[derive(Clone, Copy, Debug)]
pub struct ResourceDefaults {
    /// The type: a reference, or `Resource[…]`.
    pub type_ref: ExprId,
    /// The attributes.
    pub operations: List<AttributeOperation>,
    /// Anything but regular is an error that validation finds.
    pub form: ResourceForm,
    /// Where the reference reports it: at its type, or at the `@`.
    pub offset: u32,
}

/// `File['a'] { mode => '0644' }`
#[derive(Clone, Copy, Debug)]
pub struct ResourceOverride {
    /// The references.
    pub resources: ExprId,
    /// The attributes.
    pub operations: List<AttributeOperation>,
    /// Anything but regular is an error that validation finds.
    pub form: ResourceForm,
    /// Where the reference reports it: at the references, or at the `@`.
    pub offset: u32,
}

/// Which resources a collector looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QueryKind {
    /// `<| … |>`
    Virtual,
    /// `<<| … |>>`
    Exported,
}

/// `File <| a == b |> { mode => '0644' }`
#[derive(Clone, Copy, Debug)]
pub struct Collect {
    /// The type.
    pub type_expr: ExprId,
    /// Virtual or exported.
    pub kind: QueryKind,
    /// `None` for an empty query: everything.
    pub query: Option<ExprId>,
    /// Where the query stands, its delimiters included.
    pub query_span: Span,
    /// The overrides.
    pub operations: List<AttributeOperation>,
}

/// `private class a(…) inherits b { … }`
#[derive(Clone, Debug)]
pub struct Class {
    /// The full name, without a leading `::`, with the names of the classes around it.
    pub name: Text,
    /// Where the name stands in the text.
    pub name_span: Span,
    /// The parameters.
    pub parameters: List<Parameter>,
    /// The parent.
    pub parent: Option<(Text, Span)>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
    /// Only code of the same module may declare it.
    pub private: bool,
}

/// `private define a(…) { … }`
#[derive(Clone, Debug)]
pub struct Define {
    /// The full name, without a leading `::`, with the names of the classes around it.
    pub name: Text,
    /// Where the name stands in the text.
    pub name_span: Span,
    /// The parameters.
    pub parameters: List<Parameter>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
    /// Only code of the same module may declare it.
    pub private: bool,
}

/// `node 'a', /b/ { … }`
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Strings, regular expressions or `default`.
    pub host_matches: List<ExprId>,
    /// `inherits a`: validation refuses it.
    pub parent: Option<ExprId>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
}

/// `function a(…) >> Integer { … }`
#[derive(Clone, Debug)]
pub struct Function {
    /// The name as it is written.
    pub name: Text,
    /// Where the name stands.
    pub name_span: Span,
    /// The parameters.
    pub parameters: List<Parameter>,
    /// The type after `>>`.
    pub return_type: Option<ExprId>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
}

/// `type A = B`; `type A = { … }` is `type A = Object[{ … }]`.
#[derive(Clone, Debug)]
pub struct TypeAlias {
    /// The name as it is written.
    pub name: Text,
    /// Where the name stands; the reference reports the alias there.
    pub name_span: Span,
    /// What it stands for.
    pub type_expr: ExprId,
}

/// `type Runtime[ruby, 'A'] = B`
#[derive(Clone, Debug)]
pub struct TypeMapping {
    /// Left of `=`.
    pub type_expr: ExprId,
    /// Right of `=`.
    pub mapping: ExprId,
    /// The type before a hash: `type Runtime[ruby, 'A'] = B { … }`, which validation refuses.
    pub base: Option<ExprId>,
}

/// `type A inherits B { … }`: in the grammar, refused by validation.
#[derive(Clone, Debug)]
pub struct TypeDefinition {
    /// The name as it is written.
    pub name: Text,
    /// Where the name stands.
    pub name_span: Span,
    /// The parent.
    pub parent: Option<Text>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
}

/// `plan a(…) { … }`
#[derive(Clone, Debug)]
pub struct Plan {
    /// The full name, with the names of the plans and classes around it.
    pub name: Text,
    /// Where the name stands in the text.
    pub name_span: Span,
    /// The parameters.
    pub parameters: List<Parameter>,
    /// A block, `None` if there is nothing between the braces.
    pub body: Option<ExprId>,
}

/// `apply(a) { … }`
#[derive(Clone, Copy, Debug)]
pub struct Apply {
    /// The arguments.
    pub arguments: List<ExprId>,
    /// The statements.
    pub body: List<ExprId>,
    /// From the brace on.
    pub body_span: Span,
}
