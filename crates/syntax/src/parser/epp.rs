//! Templates.

use marotte_diagnostics::Span;

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{Epp, ExprId, ExprKind, Lambda, List};
use crate::lexer::TokenKind as T;

impl Parser<'_> {
    /// Rule `epp_expression`: a template is a lambda with its parameters.
    pub(super) fn epp_program(&mut self) -> Option<ExprId> {
        let _ = self.eat(T::EppStart);
        let mut parameters = List::EMPTY;
        let parameters_specified = self.eat(T::Pipe).is_some();
        if parameters_specified && self.eat(T::Pipe).is_none() {
            match self.parameters(T::Pipe) {
                Ok(list) => parameters = list,
                Err(Unparsed) => {
                    let start = self.pos;
                    self.skip_statement(start);
                }
            }
        }
        let from = self.statements_until(T::End);
        let span = Span::new(0, self.source.text().len() as u32);
        let body = self.body(from, span);
        let epp = self.node(Epp {
            parameters_specified,
            body,
        });
        let body = Some(self.expr(ExprKind::Epp(epp), span));
        let lambda = self.node(Lambda {
            parameters,
            return_type: None,
            body,
        });
        Some(self.expr(ExprKind::Lambda(lambda), span))
    }

    /// Rule `epp_render_expression`: `<%= expression %>`, or statements in braces.
    pub(super) fn render_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let rendered = if self.at(T::LBrace) {
            self.render_braces()
        } else {
            self.expression()
        };
        // The tag begins with the text before it, which is a statement of its own.
        let text = self.scratch.exprs.last();
        let text_end = text.map_or(start, |text| self.ast[*text].span.end);
        let rendered = self.rescued(rendered, text_end)?;
        if self.recovering {
            self.skip_to(&[T::EppEnd, T::EppEndTrim]);
        }
        if !matches!(self.kind(), T::EppEnd | T::EppEndTrim) {
            return self.unexpected();
        }
        self.next();
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::RenderExpr(rendered), span))
    }

    /// A hash or a block: the arrow behind the first expression tells.
    fn render_braces(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        if self.eat(T::RBrace).is_some() {
            let span = self.span_from(start);
            let hash = ExprKind::Hash {
                entries: List::EMPTY,
                bare: false,
            };
            let hash = self.expr(hash, span);
            return self.expression_from(hash);
        }
        if self.at_entry_keyword() && self.kind_ahead(1) != T::FArrow {
            self.next();
            return self.unexpected();
        }
        let first = self.hash_entry()?;
        if self.at(T::FArrow) {
            let hash = self.hash_after_key(start, first)?;
            return self.expression_from(hash);
        }
        let from = self.statements_after(first, T::RBrace);
        if self.expect(T::RBrace).is_err() && !self.recovering {
            self.scratch.exprs.truncate(from);
            return Err(Unparsed);
        }
        let span = self.span_from(start);
        let block = self.block_or_expression(from, Some(span));
        Ok(block.unwrap_or(first))
    }
}
