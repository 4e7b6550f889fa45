//! Complaints, and where to go on after one.

use std::sync::Arc;

use marotte_diagnostics::{Diagnostic, GrammarIssue, SourceFile, Span};

use super::{MAX_DEPTH, Parser};
use crate::ast::{ExprId, ExprKind, List};
use crate::lexer::{MAX_ERRORS, Token, TokenKind as T};

/// A complaint of the parser.
pub(super) struct ParseError {
    issue: GrammarIssue,
    position: Option<u32>,
    span: Span,
    /// Which token the parser was at: it orders complaints with those of the lexer.
    pub(super) token_index: usize,
}

/// Stands for a construct that could not be parsed; the complaint is already recorded.
#[derive(Debug)]
pub(super) struct Unparsed;

/// What parsing a construct gives.
pub(super) type Parse<T> = Result<T, Unparsed>;

impl ParseError {
    pub(super) fn into_diagnostic(self, source: &Arc<SourceFile>) -> Diagnostic {
        let nameless = matches!(self.issue, GrammarIssue::NumberOutOfRange { .. });
        let found =
            Diagnostic::error(self.issue.into(), source, self.span).reported_at(self.position);
        match nameless {
            true => super::placeless(found),
            false => found,
        }
    }
}

impl Parser<'_> {
    /// Complains of the token at the position.
    #[cold]
    pub(super) fn unexpected<V>(&mut self) -> Parse<V> {
        let token = self.token();
        let (place, position) = match token.kind {
            T::End => ("end of input".into(), None),
            _ => (format!("'{}'", self.shown(token)).into(), Some(token.start)),
        };
        let issue = GrammarIssue::SyntaxError { place };
        // A second complaint of the same token is the echo of the first.
        if self
            .errors
            .last()
            .is_none_or(|last| last.token_index < self.pos)
        {
            self.complain(issue, position, token.span());
        }
        Err(Unparsed)
    }

    /// What a message shows of a token: its value, not its text.
    fn shown(&self, token: Token) -> String {
        let text = self.ast.text(token.value);
        match token.kind {
            T::Regex => format!("(?-mix:{})", text.replace('/', "\\/")),
            _ => text.to_owned(),
        }
    }

    /// Records a complaint of something that was parsed.
    #[cold]
    pub(super) fn complain(&mut self, issue: GrammarIssue, position: Option<u32>, span: Span) {
        self.record(issue, position, span, self.pos);
    }

    fn record(
        &mut self,
        issue: GrammarIssue,
        position: Option<u32>,
        span: Span,
        token_index: usize,
    ) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(ParseError {
                issue,
                position,
                span,
                token_index,
            });
        }
    }

    /// Records a complaint that the reference has as soon as the token before the position is
    /// read, before its lexer looks at the next.
    #[cold]
    pub(super) fn complain_at_once(
        &mut self,
        issue: GrammarIssue,
        position: Option<u32>,
        span: Span,
    ) {
        self.record(issue, position, span, self.pos.saturating_sub(1));
    }

    /// Moves past a token of the kind, or complains of the one that is there.
    #[inline]
    pub(super) fn expect(&mut self, kind: T) -> Parse<Token> {
        if self.at(kind) {
            Ok(self.next())
        } else {
            self.unexpected()
        }
    }

    /// Runs `parse` one level deeper; at the limit the rest of the text is given up.
    #[inline]
    pub(super) fn deeper<V>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<V>) -> Parse<V> {
        if self.depth >= MAX_DEPTH {
            return self.too_deep();
        }
        self.depth += 1;
        self.max_depth = self.max_depth.max(self.depth);
        let parsed = if self.depth.is_multiple_of(16) {
            stacker::maybe_grow(128 * 1024, 2 * 1024 * 1024, || parse(self))
        } else {
            parse(self)
        };
        self.depth -= 1;
        parsed
    }

    /// Counts a link of a chain of operators.
    #[inline]
    pub(super) fn chain(&mut self, links: &mut u32) -> Parse<()> {
        *links += 1;
        self.max_chain = self.max_chain.max(*links);
        if *links > MAX_DEPTH {
            self.too_deep()
        } else {
            Ok(())
        }
    }

    #[cold]
    pub(super) fn too_deep<V>(&mut self) -> Parse<V> {
        let token = self.token();
        let issue = GrammarIssue::NestedTooDeeply { limit: MAX_DEPTH };
        self.complain(issue, Some(token.start), token.span());
        self.pos = self.lexed.tokens.len() - 1;
        Err(Unparsed)
    }

    /// Skips to where the next statement may begin; what was skipped becomes an error expression.
    #[cold]
    pub(super) fn skip_statement(&mut self, start: usize) -> ExprId {
        let mut open = 0u32;
        // A bracket that the statement opened before the complaint may still be to be closed; at
        // the end of the text there is nothing to skip.
        let parsed = if self.at(T::End) {
            start..start
        } else {
            start..self.pos
        };
        for token in &self.lexed.tokens[parsed] {
            match token.kind {
                T::LBrace | T::SelBrace => open += 1,
                T::RBrace => open = open.saturating_sub(1),
                _ => {}
            }
        }
        let mut moved = self.pos > start;
        loop {
            match self.kind() {
                T::End => break,
                T::LBrace | T::SelBrace => open += 1,
                T::RBrace if open == 0 => break,
                T::RBrace => {
                    open -= 1;
                    if open == 0 && !matches!(self.kind_ahead(1), T::Else | T::Elsif) {
                        self.next();
                        break;
                    }
                }
                _ if open == 0 && moved && self.begins_statement() => break,
                _ => {}
            }
            self.next();
            moved = true;
        }
        let start = self.lexed.tokens[start].start;
        let span = Span::new(start, self.previous_end().max(start));
        if !self.recovering {
            return self.expr(ExprKind::Error(List::EMPTY), span);
        }
        // A tag of a template begins with the text before it, which is a statement of its own.
        let last = self.scratch.exprs.last();
        let behind = last.map_or(0, |last| self.span(*last).end);
        self.incomplete_statement(start.max(behind), span)
    }

    /// Whether the token is first on its line and a word with which statements begin.
    pub(super) fn begins_statement(&self) -> bool {
        let token = self.token();
        let first_on_line = || {
            // The text of a heredoc stands behind tokens that follow it.
            let gap = self.previous_end() as usize..token.start as usize;
            let before = self.source.text().get(gap);
            before.is_some_and(|before| before.contains('\n'))
        };
        let word = matches!(
            token.kind,
            T::Class
                | T::Define
                | T::Node
                | T::Function
                | T::Type
                | T::If
                | T::Unless
                | T::Case
                | T::At
                | T::AtAt
                | T::Name
                | T::ClassRef
                | T::Variable
                | T::Private
                | T::Plan
        );
        word && first_on_line()
    }

    /// Skips to the end of an attribute: before `,`, `;` or the brace that closes the body.
    #[cold]
    pub(super) fn skip_attribute(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::End => return,
                T::Comma | T::Semic | T::RBrace if open == 0 => return,
                T::LBrace | T::SelBrace | T::LBrack | T::ListStart | T::LParen => open += 1,
                T::RBrace | T::RBrack | T::RParen => open = open.saturating_sub(1),
                T::Class | T::Define | T::Node | T::Function => return,
                _ => {}
            }
            self.next();
        }
    }
}
