//! What the second reading keeps of constructs that are not complete.
//!
//! Whoever needs an expression and cannot have it asks for [`rescued`](Parser::rescued): an error
//! that has as its parts what was understood of the expression. Lists go on at their next comma or
//! bracket. In the first reading nothing of this happens.

use marotte_diagnostics::Span;

use super::Parser;
use super::literal::Marks;
use super::recover::{Parse, Unparsed};
use crate::ast::{ExprId, ExprKind, Text};
use crate::lexer::{Token, TokenKind as T};

/// How many tokens may stand before the brace of a body that make no sense.
const FARTHEST_BODY: usize = 30;

/// A run of the table of expressions that has been made the parts of an error, its last one.
#[derive(Clone, Copy)]
pub(super) struct Run {
    first: usize,
    error: usize,
}

impl Parser<'_> {
    /// An expression, or what there is of it from the offset `start` on.
    #[inline]
    pub(super) fn rescued(&mut self, parsed: Parse<ExprId>, start: u32) -> Parse<ExprId> {
        match parsed {
            Err(Unparsed) if self.recovering => Ok(self.incomplete(start)),
            parsed => parsed,
        }
    }

    /// Moves past the token that closes a construct; in the second reading also past what stands
    /// before it and makes no sense.
    #[inline]
    pub(super) fn close(&mut self, closing: T) -> Parse<Token> {
        match self.expect(closing) {
            Err(Unparsed) if self.recovering => {
                self.skip_to(&[closing]);
                self.expect(closing)
            }
            closed => closed,
        }
    }

    /// Moves past the comma behind an item of a list. In the second reading also past what stands
    /// before it and makes no sense.
    #[inline]
    pub(super) fn comma(&mut self, closing: T) -> bool {
        self.eat(T::Comma).is_some() || (self.recovering && self.distant_comma(closing))
    }

    #[cold]
    fn distant_comma(&mut self, closing: T) -> bool {
        if !self.at(closing) {
            self.skip_to(&[T::Comma, T::Semic, closing]);
        }
        self.eat(T::Comma).is_some()
    }

    /// Whether there is no body where there should be one. Only the second reading does without;
    /// it skips what makes no sense before the brace.
    #[inline]
    pub(super) fn lacks_body(&mut self) -> bool {
        self.recovering && !self.at(T::LBrace) && !self.skip_to_body()
    }

    #[cold]
    fn skip_to_body(&mut self) -> bool {
        let start = self.pos;
        while !matches!(self.kind(), T::LBrace | T::RBrace | T::End)
            && !self.begins_statement()
            && self.pos < start + FARTHEST_BODY
        {
            self.next();
        }
        let found = self.at(T::LBrace);
        if !found {
            self.pos = start;
        }
        found
    }

    /// Complains of an argument that could not be parsed, or takes what there is of it; `open` is
    /// where the list begins.
    #[cold]
    pub(super) fn rescue_argument(&mut self, marks: Marks, open: u32) -> Parse<()> {
        if !self.recovering {
            return self.abandon_arguments(marks);
        }
        // There is a comma behind the argument before.
        let start = self.last_argument_end(marks).unwrap_or(open) + 1;
        let argument = self.incomplete(start);
        self.push_argument(marks, argument);
        Ok(())
    }

    /// Stands for a name that is not there.
    #[cold]
    pub(super) fn missing_name(&mut self) -> Parse<Token> {
        let _: Parse<()> = self.unexpected();
        let place = Span::at(self.previous_end());
        if !self.recovering {
            return Err(Unparsed);
        }
        Ok(Token {
            kind: T::Name,
            start: place.start,
            end: place.end,
            value: Text::of_source(place),
        })
    }

    /// Skips to one of some tokens, over pairs of brackets but not out of any.
    #[cold]
    pub(super) fn skip_to(&mut self, wanted: &[T]) {
        let mut open = 0u32;
        loop {
            let kind = self.kind();
            match kind {
                _ if open == 0 && wanted.contains(&kind) => return,
                T::End => return,
                T::LBrace
                | T::SelBrace
                | T::LBrack
                | T::ListStart
                | T::LParen
                | T::WsLParen
                | T::LCollect
                | T::LLCollect
                | T::DqPre => open += 1,
                T::RBrace | T::RBrack | T::RParen | T::RCollect | T::RRCollect | T::DqPost => {
                    match open.checked_sub(1) {
                        Some(rest) => open = rest,
                        None => return,
                    }
                }
                T::DqMid | T::EppEnd | T::EppEndTrim if open == 0 => return,
                _ => {}
            }
            self.next();
        }
    }

    /// Skips to where the string goes on behind the interpolated code of the position.
    pub(super) fn skip_to_piece(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::DqMid | T::DqPost if open == 0 => return,
                T::DqPre => open += 1,
                T::DqPost => open -= 1,
                T::End => return,
                _ => {}
            }
            self.next();
        }
    }

    /// An error with what was understood from an offset on as its parts.
    #[cold]
    pub(super) fn incomplete(&mut self, start: u32) -> ExprId {
        let orphans = self.take_orphans(start);
        let end = self.previous_end();
        let start = orphans.first().map_or(end, |first| self.span(*first).start);
        self.error_of(&orphans, Span::new(start, end.max(start)))
    }

    /// What was understood of a statement from an offset on, as the parts of an error.
    pub(super) fn incomplete_statement(&mut self, start: u32, span: Span) -> ExprId {
        let orphans = self.take_orphans(start);
        self.error_of(&orphans, span)
    }

    /// An error with parts.
    pub(super) fn error_of(&mut self, parts: &[ExprId], span: Span) -> ExprId {
        let from = self.scratch.exprs.len();
        self.scratch.exprs.extend(parts);
        let parts = self.expr_list(from);
        self.expr(ExprKind::Error(parts), span)
    }

    /// The expressions from an offset on that are part of nothing, in the order in which they were
    /// made. They become parts of the next expression.
    ///
    /// An expression is made behind its parts, so what was made last are those that matter. What an
    /// error already has as parts is not looked at again: errors may nest deeply.
    fn take_orphans(&mut self, start: u32) -> Vec<ExprId> {
        let (mut orphans, mut parts) = (Vec::new(), Vec::new());
        let mut first = self.ast.len();
        while let Some(id) = first.checked_sub(1).and_then(ExprId::at)
            && self.span(id).start >= start
        {
            orphans.push(id);
            match self.rescued.pop_if(|run| run.error == id.index()) {
                Some(run) => first = run.first,
                None => {
                    first = id.index();
                    self.ast.for_each_child(id, &mut |part| parts.push(part));
                }
            }
        }
        parts.sort_unstable_by_key(|part| part.index());
        let is_part = |id: &ExprId| parts.binary_search_by_key(&id.index(), |part| part.index());
        orphans.retain(|id| is_part(id).is_err());
        orphans.reverse();
        let error = self.ast.len();
        self.rescued.push(Run { first, error });
        orphans
    }
}
