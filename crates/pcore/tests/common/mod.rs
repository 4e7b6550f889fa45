//! Just enough of an evaluator for the tests: literals, types, calls of types, comparisons.

use std::sync::Arc;

use marotte_diagnostics::{Severity, SourceFile};
use marotte_pcore::compare::{
    NotComparable, equals, includes, is_greater, is_greater_or_equal, is_less, is_less_or_equal,
    matches,
};
use marotte_pcore::convert::{new_instance, to_text};
use marotte_pcore::parse::{NoTypes, literal_from_ast};
use marotte_pcore::{Regexp, Value, label};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{Ast, BinaryOp, ExprId, ExprKind, List, UnaryOp};
use marotte_syntax::{Language, parse};

/// The value of an expression, or the sentence of its error without its position.
pub(crate) fn evaluate(code: &str) -> Result<Value, String> {
    let parsed = parse(&SourceFile::anonymous(code), &Language::default());
    if let Some(error) = parsed
        .diagnostics
        .iter()
        .find(|finding| finding.severity == Severity::Error)
    {
        return Err(error.issue.to_string());
    }
    Evaluator { ast: &parsed.ast }.value(parsed.ast.body)
}

struct Evaluator<'a> {
    ast: &'a Ast,
}

impl Evaluator<'_> {
    fn value(&self, id: ExprId) -> Result<Value, String> {
        let ast = self.ast;
        Ok(match ast[id].kind {
            ExprKind::Parenthesized(inner) => self.value(inner)?,
            ExprKind::Block(list) => {
                let mut last = Value::Undef;
                for id in &ast[list] {
                    last = self.value(*id)?;
                }
                last
            }
            ExprKind::Array(list) => Value::from(self.values(list)?),
            ExprKind::Hash { entries, .. } => {
                let mut pairs = Vec::new();
                for entry in &ast[entries] {
                    pairs.push((self.value(entry.key)?, self.value(entry.value)?));
                }
                Value::hash(pairs)
            }
            ExprKind::Regexp(text) => Value::Regexp(Arc::new(
                Regexp::new(ast.text(text)).map_err(|e| e.to_string())?,
            )),
            ExprKind::Concat(list) => {
                let parts = self.values(list)?;
                Value::from(
                    parts
                        .iter()
                        .map(|part| to_text(part).to_string())
                        .collect::<String>(),
                )
            }
            ExprKind::Interpolation(inner) => self.value(inner)?,
            ExprKind::Unary {
                op: UnaryOp::Minus,
                expr,
            } => match self.value(expr)? {
                Value::Integer(number) => Value::Integer(-number),
                Value::Float(number) => Value::Float(-number),
                other => other,
            },
            ExprKind::Call(call) => {
                let call = ast[call];
                self.call(call.functor, call.arguments)?
            }
            ExprKind::MethodCall(call) => {
                let call = ast[call];
                self.call(call.receiver, call.arguments)?
            }
            ExprKind::Binary {
                op, left, right, ..
            } => self.binary(op, &self.value(left)?, &self.value(right)?)?,
            ExprKind::Selector { left, entries } => {
                let value = self.value(left)?;
                for entry in &ast[entries] {
                    if matches(
                        &value,
                        &self.value(entry.key)?,
                        Dialect::Puppet8,
                        &mut |_, _| {},
                    ) {
                        return self.value(entry.value);
                    }
                }
                Value::Undef
            }
            _ => literal_from_ast(ast, id, &NoTypes).map_err(|error| error.to_string())?,
        })
    }

    fn values(&self, list: List<ExprId>) -> Result<Vec<Value>, String> {
        self.ast[list].iter().map(|id| self.value(*id)).collect()
    }

    fn call(&self, functor: ExprId, arguments: List<ExprId>) -> Result<Value, String> {
        let arguments = self.values(arguments)?;
        match self.value(functor)? {
            Value::Type(of) => new_instance(&of, &arguments).map_err(|error| error.to_string()),
            other => Err(format!("no constructor: {other:?}")),
        }
    }

    fn binary(&self, op: BinaryOp, left: &Value, right: &Value) -> Result<Value, String> {
        let compared = match op {
            BinaryOp::Equal => Ok(equals(left, right, Dialect::Puppet8)),
            BinaryOp::NotEqual => Ok(!equals(left, right, Dialect::Puppet8)),
            BinaryOp::Less => is_less(left, right, Dialect::Puppet8),
            BinaryOp::LessEqual => is_less_or_equal(left, right, Dialect::Puppet8),
            BinaryOp::Greater => is_greater(left, right, Dialect::Puppet8),
            BinaryOp::GreaterEqual => is_greater_or_equal(left, right, Dialect::Puppet8),
            BinaryOp::In => Ok(includes(right, left, Dialect::Puppet8, &mut |_, _| {})),
            other => return Err(format!("no operator: {}", other.as_str())),
        };
        compared
            .map(Value::Boolean)
            .map_err(|NotComparable(detail)| {
                format!(
                    "Comparison of: {} {} {}, is not possible. Caused by '{detail}'.",
                    label::label(left),
                    op.as_str(),
                    label::label(right)
                )
            })
    }
}
