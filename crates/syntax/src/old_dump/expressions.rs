//! The parts of expressions.

use marotte_regex::fixes_encoding;
use marotte_scalars::float;

use super::Dumper;
use super::layout::Part;
use crate::ast::{BinaryOp, CaseOption, ExprId, ExprKind, List, UnaryOp, big_integer};
use crate::deep::grow;
use crate::regexp::escape_slashes;

impl Dumper<'_> {
    pub(super) fn expr(&mut self, id: ExprId) -> Part {
        grow(|| self.any_expr(id))
    }

    /// An expression, or what stands for none.
    pub(super) fn optional(&mut self, id: Option<ExprId>) -> Part {
        match id {
            Some(id) => self.expr(id),
            None => Part::nothing(),
        }
    }

    pub(super) fn exprs(&mut self, ids: List<ExprId>) -> Vec<Part> {
        let ast = self.ast;
        ast[ids].iter().map(|id| self.expr(*id)).collect()
    }

    fn any_expr(&mut self, id: ExprId) -> Part {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Nop => Part::text(":nop"),
            ExprKind::Error(_) => Part::text(":error"),
            ExprKind::Undef => Part::text(":undef"),
            ExprKind::Default => Part::text(":default"),
            ExprKind::Boolean(value) => Part::text(value.to_string()),
            ExprKind::Integer { radix, value } => Part::text(match radix {
                8 => format!("0{value:o}"),
                16 => format!("0x{value:X}"),
                _ => value.to_string(),
            }),
            ExprKind::BigInteger(literal) => Part::text(big_integer::to_decimal(ast.text(literal))),
            ExprKind::Float(value) => Part::text(float::to_s(value)),
            ExprKind::String(value) => Part::text(format!("'{}'", ast.text(value))),
            ExprKind::Concat(segments) => Part::call("cat", self.exprs(segments)),
            ExprKind::Interpolation(expr) => Part::call("str", [self.expr(expr)]),
            ExprKind::Heredoc(heredoc) => {
                let heredoc = ast[heredoc];
                let tag = format!("@({})", ast.text(heredoc.syntax));
                let text = self.expr(heredoc.text);
                Part::call(
                    &tag,
                    [Part::Indent, Part::Break, text, Part::Dedent, Part::Break],
                )
            }
            ExprKind::Regexp(pattern) => Part::text(regexp(ast.text(pattern))),
            ExprKind::Name(name) | ExprKind::Reference(name) => Part::text(ast.text(name)),
            ExprKind::Variable(name) => Part::text(format!("${}", ast.text(name))),
            ExprKind::ReservedWord(word) => Part::call("reserved", [Part::text(ast.text(word))]),
            ExprKind::Array(values) => Part::call("[]", self.exprs(values)),
            ExprKind::Hash { entries, .. } => {
                let entries = ast[entries].iter();
                let entries = entries
                    .map(|entry| Part::List(vec![self.expr(entry.key), self.expr(entry.value)]));
                let entries: Vec<Part> = entries.collect();
                Part::call("{}", entries)
            }
            ExprKind::Access { left, keys } => {
                let left = self.expr(left);
                let mut keys = self.exprs(keys);
                let keys = match keys.len() {
                    0 => Part::nothing(),
                    1 => keys.remove(0),
                    _ => Part::List(keys),
                };
                Part::call("slice", [left, keys])
            }
            ExprKind::Call(call) => {
                let call = ast[call];
                let word = match call.rvalue_required {
                    true => "call",
                    false => "invoke",
                };
                let functor = self.expr(call.functor);
                self.call(word, functor, call.arguments, call.lambda)
            }
            ExprKind::MethodCall(call) => {
                let call = ast[call];
                let name = Part::text(ast.text(call.name));
                let functor = Part::call(".", [self.expr(call.receiver), name]);
                self.call("call-method", functor, call.arguments, call.lambda)
            }
            ExprKind::Lambda(lambda) => self.lambda(ast[lambda]),
            ExprKind::Unary { op, expr } => self.unary(op, expr),
            ExprKind::Binary {
                op, left, right, ..
            } => {
                let name = match op {
                    BinaryOp::And => "&&",
                    BinaryOp::Or => "||",
                    op => op.as_str(),
                };
                Part::call(name, [self.expr(left), self.expr(right)])
            }
            ExprKind::Parenthesized(expr) => self.expr(expr),
            ExprKind::Block(statements) => {
                let mut parts = vec![Part::Indent];
                for statement in &ast[statements] {
                    parts.push(Part::Break);
                    parts.push(self.expr(*statement));
                }
                parts.extend([Part::Dedent, Part::Break]);
                Part::call("block", parts)
            }
            ExprKind::If { test, then, other } => self.conditional("if", test, then, other),
            ExprKind::Unless { test, then, other } => self.conditional("unless", test, then, other),
            ExprKind::Case { test, options } => {
                let mut parts = vec![self.expr(test), Part::Indent];
                self.case_options(options, &mut parts);
                parts.push(Part::Dedent);
                Part::call("case", parts)
            }
            ExprKind::Selector { left, entries } => {
                let mut parts = vec![self.expr(left)];
                for entry in &ast[entries] {
                    let (key, value) = (self.expr(entry.key), self.expr(entry.value));
                    parts.push(Part::List(vec![key, Part::text("=>"), value]));
                }
                Part::call("?", parts)
            }
            ExprKind::Epp(epp) => {
                let body = self.body(ast[epp].body);
                Part::call("epp", [body])
            }
            ExprKind::RenderString(text) => {
                let text = Part::text(format!(" '{}'", ast.text(text)));
                Part::call("render-s", [text])
            }
            ExprKind::RenderExpr(expr) => Part::call("render", [self.expr(expr)]),
            _ => self.definition(id),
        }
    }

    fn call(
        &mut self,
        word: &str,
        functor: Part,
        arguments: List<ExprId>,
        lambda: Option<ExprId>,
    ) -> Part {
        let mut parts = vec![functor];
        parts.extend(self.exprs(arguments));
        parts.extend(lambda.map(|lambda| self.expr(lambda)));
        Part::call(word, parts)
    }

    /// What is negated is laid out on its own.
    fn unary(&mut self, op: UnaryOp, expr: ExprId) -> Part {
        match op {
            UnaryOp::Minus => Part::call("-", [self.expr(expr)]),
            UnaryOp::Not => {
                let inner = self.expr(expr);
                let mut text = String::new();
                self.layout.write(&inner, &mut text);
                Part::call("!", [Part::Text(text)])
            }
            UnaryOp::Unfold => Part::call("unfold", [self.expr(expr)]),
        }
    }

    fn conditional(
        &mut self,
        word: &str,
        test: ExprId,
        then: Option<ExprId>,
        other: Option<ExprId>,
    ) -> Part {
        let branch = |word: &str, body: Part| Part::call(word, [Part::Indent, body, Part::Dedent]);
        let test = self.expr(test);
        let then = self.optional(then);
        let mut parts = vec![test, Part::Indent, Part::Break, branch("then", then)];
        let is_nop = |id: &ExprId| matches!(self.ast[*id].kind, ExprKind::Nop);
        // Without an alternative the indentation stays, in the reference too.
        if let Some(other) = other.filter(|other| !is_nop(other)) {
            let other = self.expr(other);
            parts.extend([Part::Break, branch("else", other), Part::Dedent]);
        }
        Part::call(word, parts)
    }

    fn case_options(&mut self, options: List<CaseOption>, parts: &mut Vec<Part>) {
        let ast = self.ast;
        for option in &ast[options] {
            let values = Part::List(self.exprs(option.values));
            let then = self.optional(option.then);
            parts.push(Part::Break);
            parts.push(Part::call("when", [values, Part::call("then", [then])]));
        }
    }
}

/// A pattern with its delimiters, as Ruby shows it.
fn regexp(source: &str) -> String {
    let escaped = escape_slashes(source);
    match fixes_encoding(source) {
        true => format!("/(?-mix:{escaped})/"),
        false => format!("/{escaped}/"),
    }
}
