//! Conditions: `if`, `unless`, `case` and `?`.

use marotte_diagnostics::Span;

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{CaseOption, Entry, ExprId, ExprKind};
use crate::lexer::TokenKind as T;

impl Parser<'_> {
    /// Rule `if_expression`; an `elsif` is an `if` inside of the `else`.
    pub(super) fn if_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let test = self.expression()?;
        let then = self.branch()?;
        let other = match self.kind() {
            T::Elsif => Some(self.deeper(Self::if_expression)?),
            T::Else => {
                self.next();
                self.branch()?
            }
            _ => None,
        };
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::If { test, then, other }, span))
    }

    /// Rule `unless_expression`: it has no `elsif`.
    pub(super) fn unless_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let test = self.expression()?;
        let then = self.branch()?;
        let other = match self.eat(T::Else) {
            Some(_) => self.branch()?,
            None => None,
        };
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Unless { test, then, other }, span))
    }

    /// `{ statements }` as one expression, `None` if there is none.
    fn branch(&mut self) -> Parse<Option<ExprId>> {
        let (from, span) = self.braced_statements()?;
        Ok(self.block_or_expression(from, Some(span)))
    }

    /// Rule `case_expression`: at least one option.
    pub(super) fn case_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let test = self.expression()?;
        self.expect(T::LBrace)?;
        let from = self.scratch.options.len();
        loop {
            if self.case_option().is_err() {
                self.scratch.options.truncate(from);
                return Err(Unparsed);
            }
            if self.at(T::RBrace) {
                break;
            }
        }
        self.expect(T::RBrace)?;
        let options = self.ast.tables.push_list(&mut self.scratch.options, from);
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Case { test, options }, span))
    }

    fn case_option(&mut self) -> Parse<()> {
        let from = self.scratch.exprs.len();
        let start = self.token().start;
        loop {
            match self.expression() {
                Ok(value) => self.scratch.exprs.push(value),
                Err(unparsed) => {
                    self.scratch.exprs.truncate(from);
                    return Err(unparsed);
                }
            }
            if self.eat(T::Comma).is_none() {
                break;
            }
        }
        let values = self.expr_list(from);
        let colon_offset = self.expect(T::Colon)?.start;
        let (from, body) = self.braced_statements()?;
        let then = self.body(from, body);
        let span = Span::new(start, body.end);
        self.scratch.options.push(CaseOption {
            values,
            then,
            span,
            colon_offset,
        });
        Ok(())
    }

    /// `a ? b => c` and `a ? { b => c, d => e }`, behind the left operand.
    pub(super) fn selector(&mut self, left: ExprId) -> Parse<ExprId> {
        self.next();
        let from = self.scratch.entries.len();
        let parsed = if self.eat(T::SelBrace).is_some() {
            self.selector_entries()
        } else {
            self.selector_entry()
        };
        if let Err(unparsed) = parsed {
            self.scratch.entries.truncate(from);
            return Err(unparsed);
        }
        let entries = self.ast.tables.push_list(&mut self.scratch.entries, from);
        let span = self.span_from(self.span(left).start);
        Ok(self.expr(ExprKind::Selector { left, entries }, span))
    }

    fn selector_entries(&mut self) -> Parse<()> {
        loop {
            self.selector_entry()?;
            if self.eat(T::Comma).is_none() || self.at(T::RBrace) {
                break;
            }
        }
        self.expect(T::RBrace).map(|_| ())
    }

    fn selector_entry(&mut self) -> Parse<()> {
        let key = self.expression()?;
        let arrow_offset = self.expect(T::FArrow)?.start;
        let value = self.expression()?;
        self.scratch.entries.push(Entry {
            key,
            value,
            arrow_offset,
        });
        Ok(())
    }
}
