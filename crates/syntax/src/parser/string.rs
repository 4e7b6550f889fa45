//! Strings with interpolation, and heredocs.

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{ExprId, ExprKind, Heredoc};
use crate::lexer::{Token, TokenKind as T};

impl Parser<'_> {
    /// Rule `dq_string`.
    pub(super) fn double_quoted(&mut self) -> Parse<ExprId> {
        let from = self.scratch.exprs.len();
        let first = self.next();
        self.segment(first);
        loop {
            let piece_end = self.previous_end();
            let expr = self.assignment();
            let Ok(expr) = self.rescued(expr, piece_end) else {
                self.scratch.exprs.truncate(from);
                return Err(Unparsed);
            };
            if self.recovering {
                self.skip_to_piece();
            }
            let span = self.span(expr);
            let interpolation = self.expr(ExprKind::Interpolation(expr), span);
            self.scratch.exprs.push(interpolation);
            let part = self.token();
            if !matches!(part.kind, T::DqMid | T::DqPost) {
                self.scratch.exprs.truncate(from);
                return self.unexpected();
            }
            self.next();
            self.segment(part);
            if part.kind == T::DqPost {
                break;
            }
        }
        let segments = self.expr_list(from);
        let span = self.span_from(first.start);
        Ok(self.expr(ExprKind::Concat(segments), span))
    }

    /// A piece of text between interpolations; empty ones are left out.
    fn segment(&mut self, token: Token) {
        if !token.value.is_empty() {
            let text = self.expr(ExprKind::String(token.value), token.span());
            self.scratch.exprs.push(text);
        }
    }

    /// Rule `heredoc`.
    pub(super) fn heredoc(&mut self) -> Parse<ExprId> {
        let tag = self.next();
        let place = self.expect(T::Sublocate)?;
        let text = match self.kind() {
            T::String => self.primary()?,
            T::DqPre => self.double_quoted()?,
            _ => return self.unexpected(),
        };
        let heredoc = Heredoc {
            syntax: tag.value,
            text,
            tag_span: tag.span(),
            text_span: place.span(),
        };
        let heredoc = self.node(heredoc);
        Ok(self.expr(ExprKind::Heredoc(heredoc), tag.span()))
    }
}
