//! Type expressions to types.
//!
//! This is the reading of types as *text*: type aliases, the signatures of functions, strings that
//! hold a type. It needs nothing but a way to find types by name. Type expressions in running code
//! are evaluated, and their `[]` is [`parameterize`](crate::parameterize), with other complaints.

mod access;
mod definition;
mod signature;
mod value;

use marotte_diagnostics::{Cause, Severity, SourceFile, TypeIssue};
use marotte_syntax::ast::{Ast, ExprId, ExprKind};
use marotte_syntax::{Dialect, Language, Parsed, parse};

use crate::factory::InvalidType;
use crate::types::Type;
use crate::value::Value;

pub use definition::{declare_type, define_type};
pub use signature::{Signature, SignatureParameter};

/// Finds types by name.
pub trait TypeResolver {
    /// The alias, Object type, TypeSet or resource type with such a name. The name comes as it is
    /// written; case does not matter.
    fn resolve(&self, name: &str) -> Option<Type>;

    /// The dialect in which types are written.
    fn dialect(&self) -> Dialect {
        Dialect::Puppet8
    }
}

/// Knows no types but the built-in ones.
pub struct NoTypes;

impl TypeResolver for NoTypes {
    fn resolve(&self, _name: &str) -> Option<Type> {
        None
    }
}

/// The type that a text denotes, where only the built-in types have names.
pub fn parse_type(text: &str) -> Result<Type, InvalidType> {
    parse_type_with(text, &NoTypes)
}

/// The type that a text denotes.
pub fn parse_type_with(text: &str, resolver: &dyn TypeResolver) -> Result<Type, InvalidType> {
    // Most types in signatures are nothing but a name.
    if is_simple_name(text) {
        return Ok(value::named(text, resolver));
    }
    let parsed = parsed(text)?;
    type_from_ast(&parsed.ast, parsed.ast.body, resolver)
}

/// `Integer`: a name of one segment.
fn is_simple_name(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_uppercase())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The value that a text denotes: literals, and types among them.
pub fn parse_literal(text: &str) -> Result<Value, InvalidType> {
    parse_literal_with(text, &NoTypes)
}

/// The value that a text denotes, with the names of types that a resolver knows.
pub fn parse_literal_with(text: &str, resolver: &dyn TypeResolver) -> Result<Value, InvalidType> {
    let parsed = parsed(text)?;
    literal_from_ast(&parsed.ast, parsed.ast.body, resolver)
}

fn parsed(text: &str) -> Result<Parsed, InvalidType> {
    let source = SourceFile::anonymous(text);
    let parsed = parse(&source, &Language::default());
    if let Some(error) = parsed
        .diagnostics
        .iter()
        .find(|finding| finding.severity == Severity::Error)
    {
        let cause = Cause(Box::new(error.clone()));
        return Err(TypeIssue::TypeSyntax { cause }.into());
    }
    Ok(parsed)
}

/// The type that an expression denotes.
pub(crate) fn type_from_ast(
    ast: &Ast,
    id: ExprId,
    resolver: &dyn TypeResolver,
) -> Result<Type, InvalidType> {
    let interpreter = Interpreter { ast, resolver };
    match interpreter.value(id)? {
        Value::Type(of) => Ok(of),
        _ => Err(interpreter.not_a_type(id)),
    }
}

/// The value that a literal expression denotes, types included.
pub fn literal_from_ast(
    ast: &Ast,
    id: ExprId,
    resolver: &dyn TypeResolver,
) -> Result<Value, InvalidType> {
    Interpreter { ast, resolver }.value(id)
}

/// A tree and the names that are known while it is read.
struct Interpreter<'a> {
    ast: &'a Ast,
    resolver: &'a dyn TypeResolver,
}

impl Interpreter<'_> {
    /// The text of an expression. The reference does not count a closing parenthesis as part of it, nor the closing bracket
    /// of the type that an alias stands for, which begins at the name of the alias.
    fn text(&self, id: ExprId) -> &str {
        let mut span = self.ast[id].span;
        span.end = self.end(id);
        if let ExprKind::Access { left, keys } = self.ast[id].kind
            && span.start < self.ast[left].span.start
            && let Some(last) = self.ast[keys].last()
        {
            span.end = self.end(*last);
        }
        self.ast.source().slice(span)
    }

    /// The end of an expression, without closing parentheses.
    fn end(&self, id: ExprId) -> u32 {
        match self.ast[id].kind {
            ExprKind::Parenthesized(inner) => self.end(inner),
            _ => self.ast[id].span.end,
        }
    }

    fn not_a_type(&self, id: ExprId) -> InvalidType {
        let text = self.text(id).into();
        TypeIssue::NotTypeExpression { text }.into()
    }
}
