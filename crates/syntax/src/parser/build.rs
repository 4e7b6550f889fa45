//! Making nodes.

use marotte_diagnostics::Span;

use super::Parser;
use crate::ast::{Expr, ExprId, ExprKind, Id, List, Table, Text};
use crate::lexer::Token;

impl Parser<'_> {
    /// Adds an expression.
    #[inline]
    pub(super) fn expr(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.ast.tables.push(Expr { kind, span })
    }

    /// Adds a node to its table.
    #[inline]
    pub(super) fn node<T: Table>(&mut self, node: T) -> Id<T> {
        self.ast.tables.push(node)
    }

    /// Makes a list of the expressions on the scratch stack from `from` on.
    #[inline]
    pub(super) fn expr_list(&mut self, from: usize) -> List<ExprId> {
        self.ast.tables.push_list(&mut self.scratch.exprs, from)
    }

    /// A list of one expression.
    pub(super) fn list_of(&mut self, expr: ExprId) -> List<ExprId> {
        let from = self.scratch.exprs.len();
        self.scratch.exprs.push(expr);
        self.expr_list(from)
    }

    /// Where an expression stands.
    #[inline]
    pub(super) fn span(&self, id: ExprId) -> Span {
        self.ast[id].span
    }

    /// The span from an offset to the end of the token before the position.
    pub(super) fn span_from(&self, start: u32) -> Span {
        Span::new(start, self.previous_end().max(start))
    }

    /// Keeps a text that is no slice of the source.
    pub(super) fn make(&mut self, text: &str) -> Text {
        let start = self.ast.made.len() as u32;
        self.ast.made.push_str(text);
        Text::of_made(start, text.len() as u32)
    }

    /// The characters of a token's value.
    pub(super) fn value(&self, token: Token) -> &str {
        self.ast.text(token.value)
    }
}
