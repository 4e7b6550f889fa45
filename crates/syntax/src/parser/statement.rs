//! Programs and statements.

use marotte_diagnostics::{GrammarIssue, Span};

use super::Parser;
use super::recover::Parse;
use crate::ast::{BinaryOp, Call, ExprId, ExprKind, List};
use crate::language::SourceKind;
use crate::lexer::TokenKind as T;

/// The functions that can be called without parentheses.
const STATEMENT_CALLS: [&str; 15] = [
    "require", "realize", "include", "contain", "tag", "debug", "info", "notice", "warning", "err",
    "fail", "import", "break", "next", "return",
];

/// A list of arguments behind a name that takes none, reported when its block is complete.
#[derive(Clone, Copy)]
struct StrayComma {
    position: u32,
    name: Option<ExprId>,
}

impl Parser<'_> {
    /// The whole text.
    pub(super) fn program(&mut self, kind: SourceKind) {
        let body = match kind {
            SourceKind::Epp => self.epp_program(),
            SourceKind::Manifest => {
                let from = self.statements_until(T::End);
                self.block_or_expression(from, None)
            }
        };
        let end = self.source.text().len() as u32;
        self.ast.body = match body {
            Some(body) => body,
            None => self.expr(ExprKind::Nop, Span::at(end)),
        };
    }

    /// Statements up to the closing token; they are on the scratch stack from the answer on.
    ///
    /// Rules `statements` and `syntactic_statements`: a semicolon stands between statements only.
    pub(super) fn statements_until(&mut self, closing: T) -> usize {
        let from = self.scratch.exprs.len();
        self.more_statements(closing, from, None);
        from
    }

    /// As [`statements_until`](Self::statements_until), going on behind the first statement.
    pub(super) fn statements_after(&mut self, first: ExprId, closing: T) -> usize {
        let from = self.scratch.exprs.len();
        let mut stray = None;
        let start = self.pos;
        if self.comma_list(first, from, &mut stray).is_err() {
            let error = self.skip_statement(start);
            self.scratch.exprs.push(error);
        }
        if self.eat(T::Semic).is_some() && self.at(closing) {
            let _: Parse<()> = self.unexpected();
        }
        self.more_statements(closing, from, stray);
        from
    }

    fn more_statements(&mut self, closing: T, from: usize, mut stray: Option<StrayComma>) {
        let mut after_semicolon = false;
        while !self.at(closing) {
            let (start, errors) = (self.pos, self.errors.len());
            if self.statement(from, &mut stray).is_err() {
                // A token that begins no statement ends the block, which is complete then.
                let at_start = self.errors.get(errors).map(|e| e.token_index) == Some(start);
                if at_start && !after_semicolon && stray.is_some() {
                    self.report_stray_comma(stray.take());
                    self.errors[errors..].rotate_right(1);
                }
                let error = self.skip_statement(start);
                self.scratch.exprs.push(error);
                if self.at(T::End) || (self.at(T::RBrace) && closing == T::RBrace) {
                    break;
                }
                // Nothing that is open could be closed by this: it is passed over.
                if self.pos == start || (self.at(T::RBrace) && closing != T::RBrace) {
                    self.next();
                }
                continue;
            }
            after_semicolon = self.eat(T::Semic).is_some();
            if after_semicolon && self.at(closing) {
                let _: Parse<()> = self.unexpected();
            }
        }
        self.report_stray_comma(stray);
    }

    fn report_stray_comma(&mut self, stray: Option<StrayComma>) {
        let Some(StrayComma { position, name }) = stray else {
            return;
        };
        let issue = match name.map(|name| self.ast[name].kind) {
            Some(ExprKind::Name(name)) => GrammarIssue::ArgumentsToNonStatementCall {
                name: self.ast.text(name).into(),
            },
            _ => GrammarIssue::IllegalCommaSeparatedList,
        };
        self.complain(issue, Some(position), Span::new(position, position + 1));
    }

    /// One statement, added to those from `from` on; it may be the arguments of the one before.
    fn statement(&mut self, from: usize, stray: &mut Option<StrayComma>) -> Parse<()> {
        let first = self.assignment()?;
        self.comma_list(first, from, stray)
    }

    /// Rule `syntactic_statement`: assignments with commas between them.
    fn comma_list(
        &mut self,
        first: ExprId,
        from: usize,
        stray: &mut Option<StrayComma>,
    ) -> Parse<()> {
        let callee = self.scratch.exprs[from..]
            .last()
            .copied()
            .filter(|id| self.is_callee(*id) || self.calls_with_array(*id, first));
        let mark = self.scratch.exprs.len();
        self.scratch.exprs.push(first);
        let comma = self.token();
        while let Some(comma) = self.eat(T::Comma) {
            let next = self.assignment();
            let next = self.rescued(next, comma.start);
            if let Err(unparsed) = next {
                self.scratch.exprs.truncate(mark);
                return Err(unparsed);
            }
            self.scratch.exprs.extend(next);
        }
        if let Some(functor) = callee {
            let span = self
                .span(functor)
                .to(self.span(*self.scratch.exprs.last().unwrap_or(&first)));
            let arguments = self.expr_list(mark);
            let call = Call {
                functor,
                arguments,
                lambda: None,
                rvalue_required: false,
            };
            let call = self.node(call);
            let call = self.expr(ExprKind::Call(call), span);
            if let Some(last) = self.scratch.exprs.last_mut() {
                *last = call;
            }
            return Ok(());
        }
        if comma.kind == T::Comma && stray.is_none() {
            let name = self.scratch.exprs[from..mark].last().copied();
            *stray = Some(StrayComma {
                position: comma.start,
                name,
            });
        }
        for index in mark..self.scratch.exprs.len() {
            self.mark_as_statement(self.scratch.exprs[index]);
        }
        Ok(())
    }

    /// Whether an expression is the name of a function that needs no parentheses.
    pub(super) fn is_callee(&self, id: ExprId) -> bool {
        match self.ast[id].kind {
            ExprKind::Name(name) => STATEMENT_CALLS.contains(&self.ast.text(name)),
            _ => false,
        }
    }

    /// `abc [1]`: in the dialect of the first design a name, white space and an array are a call of
    /// whatever has that name.
    fn calls_with_array(&self, name: ExprId, argument: ExprId) -> bool {
        let ExprKind::Name(_) = self.ast[name].kind else {
            return false;
        };
        let (name, argument) = (self.span(name), self.span(argument));
        let behind = self.source.text().get(name.end as usize..);
        self.ast.language.dialect.is_evaluator4()
            && behind.is_some_and(|text| {
                let gap = argument.start.saturating_sub(name.end) as usize;
                let (blanks, rest) = text.split_at_checked(gap).unwrap_or((text, ""));
                rest.starts_with('[') && !blanks.is_empty() && blanks.trim().is_empty()
            })
    }

    /// A call that is a statement needs no value.
    pub(super) fn mark_as_statement(&mut self, id: ExprId) {
        if let ExprKind::Call(call) = self.ast[id].kind {
            self.ast.tables.calls[call.index()].rvalue_required = false;
        }
    }

    /// Rule `block_or_expression`: several statements are a block, one is itself.
    pub(super) fn block_or_expression(
        &mut self,
        from: usize,
        braces: Option<Span>,
    ) -> Option<ExprId> {
        match self.scratch.exprs[from..] {
            [] => None,
            [single] => {
                self.scratch.exprs.truncate(from);
                Some(single)
            }
            [first, .., last] => {
                let span = braces.unwrap_or_else(|| self.span(first).to(self.span(last)));
                let statements = self.expr_list(from);
                Some(self.expr(ExprKind::Block(statements), span))
            }
        }
    }

    /// The body of a definition or lambda: always a block, unless there is nothing.
    pub(super) fn body(&mut self, from: usize, span: Span) -> Option<ExprId> {
        if self.scratch.exprs.len() == from {
            return None;
        }
        let statements = self.expr_list(from);
        Some(self.expr(ExprKind::Block(statements), span))
    }

    /// `{ statements }`; they are on the scratch stack from the answer on.
    pub(super) fn braced_statements(&mut self) -> Parse<(usize, Span)> {
        let open = self.expect(T::LBrace)?;
        let from = self.statements_until(T::RBrace);
        if let Err(unparsed) = self.expect(T::RBrace)
            && !self.recovering
        {
            self.scratch.exprs.truncate(from);
            return Err(unparsed);
        }
        Ok((from, self.span_from(open.start)))
    }

    /// Rule `assignment`: right associative.
    pub(super) fn assignment(&mut self) -> Parse<ExprId> {
        self.deeper(|parser| {
            let left = parser.resource()?;
            parser.assignment_from(left)
        })
    }

    /// The rest of an assignment whose first resource is parsed.
    pub(super) fn assignment_from(&mut self, left: ExprId) -> Parse<ExprId> {
        let left = self.relationship_from(left)?;
        let op = match self.kind() {
            T::Equals => BinaryOp::Assign,
            T::Appends => BinaryOp::AppendAssign,
            T::Deletes => BinaryOp::DeleteAssign,
            _ => return Ok(left),
        };
        let op_offset = self.next().start;
        let right = self.assignment();
        let right = self.rescued(right, op_offset)?;
        Ok(self.binary_expr(op, op_offset, left, right))
    }

    /// Rule `relationship`: resources with arrows between them.
    fn relationship_from(&mut self, mut left: ExprId) -> Parse<ExprId> {
        let mut links = 0;
        loop {
            let op = match self.kind() {
                T::InEdge => BinaryOp::InEdge,
                T::InEdgeSub => BinaryOp::InEdgeSub,
                T::OutEdge => BinaryOp::OutEdge,
                T::OutEdgeSub => BinaryOp::OutEdgeSub,
                _ => return Ok(left),
            };
            self.chain(&mut links)?;
            let op_offset = self.next().start;
            let right = self.resource();
            let right = self.rescued(right, op_offset)?;
            left = self.binary_expr(op, op_offset, left, right);
        }
    }

    /// The statements between the braces of an `apply`, as a list.
    pub(super) fn statement_list(&mut self, from: usize) -> List<ExprId> {
        self.expr_list(from)
    }
}
