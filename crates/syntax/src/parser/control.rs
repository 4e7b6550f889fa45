//! Conditions: `if`, `unless`, `case` and `?`.

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{CaseOption, Entry, ExprId, ExprKind};
use crate::lexer::TokenKind as T;

impl Parser<'_> {
    /// Rule `if_expression`; an `elsif` is an `if` inside of the `else`.
    pub(super) fn if_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let test = self.expression();
        let test = self.rescued(test, start)?;
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
        let test = self.expression();
        let test = self.rescued(test, start)?;
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
        if self.lacks_body() {
            return Ok(None);
        }
        let (from, span) = self.braced_statements()?;
        Ok(self.block_or_expression(from, Some(span)))
    }

    /// Rule `case_expression`: at least one option.
    pub(super) fn case_expression(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let test = self.expression();
        let test = self.rescued(test, start)?;
        let from = self.scratch.options.len();
        if !self.lacks_body() {
            let open = self.expect(T::LBrace)?;
            self.case_options(open.start, from)?;
        }
        let options = self.ast.tables.push_list(&mut self.scratch.options, from);
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Case { test, options }, span))
    }

    /// The options and the closing brace of a case expression.
    fn case_options(&mut self, open: u32, from: usize) -> Parse<()> {
        loop {
            if self.case_option().is_err() {
                if !self.recovering {
                    self.scratch.options.truncate(from);
                    return Err(Unparsed);
                }
                self.rescue_option(open, from);
                break;
            }
            if self.at(T::RBrace) {
                break;
            }
        }
        let closed = self.close(T::RBrace);
        if closed.is_err() && !self.recovering {
            self.scratch.options.truncate(from);
            return Err(Unparsed);
        }
        Ok(())
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
        let colon_offset = match self.expect(T::Colon) {
            Ok(colon) => colon.start,
            Err(unparsed) => {
                self.scratch.exprs.truncate(from);
                return Err(unparsed);
            }
        };
        let values = self.expr_list(from);
        let then = if self.lacks_body() {
            None
        } else {
            let (from, body) = self.braced_statements()?;
            self.body(from, body)
        };
        let span = self.span_from(start);
        self.scratch.options.push(CaseOption {
            values,
            then,
            span,
            colon_offset,
        });
        Ok(())
    }

    /// Keeps what there is of an option as its only value.
    #[cold]
    fn rescue_option(&mut self, open: u32, from: usize) {
        let last = self.scratch.options[from..].last();
        let start = last.map_or(open + 1, |last| last.span.end);
        let value = self.incomplete(start);
        let span = self.span(value);
        let values = self.list_of(value);
        self.scratch.options.push(CaseOption {
            values,
            then: None,
            span,
            colon_offset: span.end,
        });
    }

    /// `a ? b => c` and `a ? { b => c, d => e }`, behind the left operand.
    pub(super) fn selector(&mut self, left: ExprId) -> Parse<ExprId> {
        let mark = self.next().start;
        let from = self.scratch.entries.len();
        let parsed = if self.eat(T::SelBrace).is_some() {
            self.selector_entries(from, mark)
        } else {
            self.selector_entry(from, mark)
        };
        if let Err(unparsed) = parsed {
            self.scratch.entries.truncate(from);
            return Err(unparsed);
        }
        let entries = self.ast.tables.push_list(&mut self.scratch.entries, from);
        let span = self.span_from(self.span(left).start);
        Ok(self.expr(ExprKind::Selector { left, entries }, span))
    }

    fn selector_entries(&mut self, from: usize, mark: u32) -> Parse<()> {
        loop {
            self.selector_entry(from, mark)?;
            if !self.comma(T::RBrace) || self.at(T::RBrace) {
                break;
            }
        }
        self.close(T::RBrace).map(|_| ())
    }

    /// An entry; those before it are on the scratch stack from `from` on, and `mark` is the `?`.
    fn selector_entry(&mut self, from: usize, mark: u32) -> Parse<()> {
        let key = self.expression();
        let key = self.rescued_key(key, from, mark)?;
        let (arrow_offset, value) = self.entry_value(Self::expression)?;
        self.scratch.entries.push(Entry {
            key,
            value,
            arrow_offset,
        });
        Ok(())
    }
}
