//! The values of literal expressions.

use std::sync::Arc;

use marotte_syntax::ast::{ExprId, ExprKind, UnaryOp};

use marotte_syntax::Dialect;

use super::{Interpreter, TypeResolver};
use crate::deep::grow;
use crate::dialect::boxed;
use crate::factory::{InvalidType, builtin_resource};
use crate::types::Type;
use crate::value::{Oversized, Regexp, Value};

impl Interpreter<'_> {
    pub(super) fn value(&self, id: ExprId) -> Result<Value, InvalidType> {
        grow(|| self.literal(id))
    }

    fn literal(&self, id: ExprId) -> Result<Value, InvalidType> {
        let ast = self.ast;
        Ok(match ast[id].kind {
            ExprKind::Undef => Value::Undef,
            ExprKind::Default => Value::Default,
            ExprKind::Boolean(value) => Value::Boolean(value),
            ExprKind::Integer { value, .. } => Value::Integer(value),
            ExprKind::BigInteger(text) if self.resolver.dialect().is_evaluator4() => {
                boxed(&Value::from(ast.text(text))).unwrap_or_default()
            }
            ExprKind::Float(value) => Value::Float(value),
            ExprKind::String(text) | ExprKind::Name(text) => Value::string(ast.text(text)),
            ExprKind::Heredoc(heredoc) => return self.value(ast[heredoc].text),
            ExprKind::Regexp(text) => match Regexp::new_in(ast.text(text), self.resolver.dialect())
            {
                Ok(regexp) => Value::Regexp(Arc::new(regexp)),
                Err(error) => return Err(InvalidType::complaint(error)),
            },
            ExprKind::Reference(name) => Value::Type(named(ast.text(name), self.resolver)),
            ExprKind::Array(ids) => Value::Array(
                ast[ids]
                    .iter()
                    .map(|id| self.value(*id))
                    .collect::<Result<_, _>>()?,
            ),
            ExprKind::Hash { entries, .. } => {
                let entries = ast[entries]
                    .iter()
                    .map(|entry| Ok((self.value(entry.key)?, self.value(entry.value)?)));
                Value::Hash(Arc::new(entries.collect::<Result<_, InvalidType>>()?))
            }
            ExprKind::Unary {
                op: UnaryOp::Minus,
                expr,
            } => match self.value(expr)? {
                Value::Integer(value) => match value.checked_neg() {
                    Some(negated) => Value::Integer(negated),
                    None => return Err(self.not_a_type(id)),
                },
                Value::Float(value) => Value::Float(-value),
                value @ Value::Foreign(_) => match Oversized::number_of(&value) {
                    Some(number) => Oversized::integer(-number),
                    None => return Err(self.not_a_type(id)),
                },
                _ => return Err(self.not_a_type(id)),
            },
            ExprKind::Access { left, keys } => Value::Type(self.access(id, left, keys)?),
            _ => return Err(self.not_a_type(id)),
        })
    }

    /// The type that has such a name because it was loaded.
    pub(super) fn loaded(&self, name: &str) -> Option<Type> {
        loaded(name, self.resolver)
    }
}

/// The type of a name; what nobody knows becomes a reference.
pub(super) fn named(name: &str, resolver: &dyn TypeResolver) -> Type {
    let bare = name.strip_prefix("::").unwrap_or(name);
    let dialect = resolver.dialect();
    Type::from_name_in(bare, dialect)
        .or_else(|| loaded(bare, resolver))
        .unwrap_or_else(|| match dialect {
            Dialect::Puppet8 => Type::Reference(name.into()),
            Dialect::Evaluator4 => Type::resource(Some(bare.into()), None),
        })
}

fn loaded(name: &str, resolver: &dyn TypeResolver) -> Option<Type> {
    builtin_resource(name)
        .or_else(|| crate::object::builtin_object(name))
        .or_else(|| resolver.resolve(name))
}
