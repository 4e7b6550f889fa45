//! Expressions: operators by their precedence.

use super::Parser;
use super::recover::Parse;
use crate::ast::{BinaryOp, Call, Collect, ExprId, ExprKind, List, MethodCall, QueryKind, UnaryOp};
use crate::lexer::TokenKind as T;

/// How tightly operators bind, loosest first; those of one level associate to the left.
mod power {
    pub(super) const LOWEST: u8 = 0;
    pub(super) const SELECTOR: u8 = 3;
    pub(super) const MINUS: u8 = 11;
    pub(super) const UNFOLD: u8 = 12;
    pub(super) const NOT: u8 = 13;
}

/// The operator of a token and how tightly it binds.
#[inline]
fn binary_operator(kind: T) -> Option<(BinaryOp, u8)> {
    Some(match kind {
        T::Or => (BinaryOp::Or, 1),
        T::And => (BinaryOp::And, 2),
        T::LessThan => (BinaryOp::Less, 4),
        T::LessEqual => (BinaryOp::LessEqual, 4),
        T::GreaterThan => (BinaryOp::Greater, 4),
        T::GreaterEqual => (BinaryOp::GreaterEqual, 4),
        T::IsEqual => (BinaryOp::Equal, 5),
        T::NotEqual => (BinaryOp::NotEqual, 5),
        T::LShift => (BinaryOp::ShiftLeft, 6),
        T::RShift => (BinaryOp::ShiftRight, 6),
        T::Plus => (BinaryOp::Add, 7),
        T::Minus => (BinaryOp::Subtract, 7),
        T::Times => (BinaryOp::Multiply, 8),
        T::Div => (BinaryOp::Divide, 8),
        T::Modulo => (BinaryOp::Modulo, 8),
        T::Match => (BinaryOp::Match, 9),
        T::NoMatch => (BinaryOp::NotMatch, 9),
        T::In => (BinaryOp::In, 10),
        _ => return None,
    })
}

impl Parser<'_> {
    /// Rule `expression`.
    pub(super) fn expression(&mut self) -> Parse<ExprId> {
        self.operand(power::LOWEST)
    }

    /// An expression whose operators bind at least so tightly.
    fn operand(&mut self, min_power: u8) -> Parse<ExprId> {
        self.deeper(|parser| {
            let left = parser.prefix()?;
            parser.operators(left, min_power)
        })
    }

    /// The rest of an expression that begins with `left`.
    pub(super) fn expression_from(&mut self, left: ExprId) -> Parse<ExprId> {
        self.operators(left, power::LOWEST)
    }

    fn prefix(&mut self) -> Parse<ExprId> {
        let (op, power) = match self.kind() {
            T::Minus => (UnaryOp::Minus, power::MINUS),
            T::Times => (UnaryOp::Unfold, power::UNFOLD),
            T::Not => (UnaryOp::Not, power::NOT),
            _ => return self.primary(),
        };
        let start = self.next().start;
        let expr = self.operand(power);
        let expr = self.rescued(expr, start)?;
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Unary { op, expr }, span))
    }

    #[inline]
    fn operators(&mut self, mut left: ExprId, min_power: u8) -> Parse<ExprId> {
        let mut links = 0;
        loop {
            let kind = self.kind();
            left = match kind {
                T::LBrack => self.access(left)?,
                T::LParen => self.call(left)?,
                T::Dot => self.method_call(left)?,
                T::LCollect | T::LLCollect => self.collect(left)?,
                T::QMark if min_power <= power::SELECTOR => self.selector(left)?,
                _ => match binary_operator(kind) {
                    Some((op, power)) if power >= min_power => self.binary(left, op, power)?,
                    _ => return Ok(left),
                },
            };
            self.chain(&mut links)?;
        }
    }

    fn binary(&mut self, left: ExprId, op: BinaryOp, power: u8) -> Parse<ExprId> {
        let op_offset = self.next().start;
        let right = self.operand(power + 1);
        let right = self.rescued(right, op_offset)?;
        Ok(self.binary_expr(op, op_offset, left, right))
    }

    /// An operator between two expressions that are parsed.
    pub(super) fn binary_expr(
        &mut self,
        op: BinaryOp,
        op_offset: u32,
        left: ExprId,
        right: ExprId,
    ) -> ExprId {
        let span = self.span(left).to(self.span(right));
        let kind = ExprKind::Binary {
            op,
            op_offset,
            left,
            right,
        };
        self.expr(kind, span)
    }

    /// Rule `bracketed_expression`.
    fn access(&mut self, left: ExprId) -> Parse<ExprId> {
        let keys = self.access_keys(true)?;
        let span = self.span_from(self.span(left).start);
        Ok(self.expr(ExprKind::Access { left, keys }, span))
    }

    /// `[a, b => c]`: at least one key; some rules have no trailing comma.
    pub(super) fn access_keys(&mut self, trailing_comma: bool) -> Parse<List<ExprId>> {
        let open = self.expect(T::LBrack)?;
        let marks = self.begin_arguments();
        // `Array[]`: in the dialect of the first design a type without keys is itself.
        if self.at(T::RBrack) && self.ast.language.dialect.is_evaluator4() {
            self.next();
            return Ok(List::EMPTY);
        }
        loop {
            let parsed = match self.access_key() {
                Ok((entry, _)) if self.at(T::FArrow) => self.bare_pair(entry),
                Ok((entry, true)) if matches!(self.kind(), T::Comma | T::RBrack) => {
                    self.push_argument(marks, entry);
                    Ok(())
                }
                Ok(_) => self.unexpected(),
                Err(unparsed) => Err(unparsed),
            };
            if parsed.is_err() {
                self.rescue_argument(marks, open.start)?;
            }
            if !self.comma(T::RBrack) || (trailing_comma && self.at(T::RBrack)) {
                break;
            }
        }
        if self.close(T::RBrack).is_err() {
            return self.abandon_arguments(marks);
        }
        Ok(self.end_arguments(marks))
    }

    /// A key, and whether it is an expression. Assignments, relationships, resources and words
    /// that are keywords elsewhere can only be the key of a pair.
    fn access_key(&mut self) -> Parse<(ExprId, bool)> {
        let class_resource = self.at(T::Class) && self.kind_ahead(1) == T::LBrace;
        if self.at_entry_keyword() || matches!(self.kind(), T::At | T::AtAt) || class_resource {
            return Ok((self.hash_entry()?, false));
        }
        let expression = self.expression()?;
        let resource = self.resource_from(expression)?;
        let entry = self.assignment_from(resource)?;
        Ok((entry, entry == expression))
    }

    /// Rule `call_function_expression`.
    pub(super) fn call(&mut self, functor: ExprId) -> Parse<ExprId> {
        let arguments = self.parenthesized_arguments(true)?;
        let lambda = self.optional_lambda()?;
        let span = self.span_from(self.span(functor).start);
        let call = Call {
            functor,
            arguments,
            lambda,
            rvalue_required: true,
        };
        let call = self.node(call);
        Ok(self.expr(ExprKind::Call(call), span))
    }

    /// `(a, b => c)`; a method call has no trailing comma.
    pub(super) fn parenthesized_arguments(&mut self, trailing_comma: bool) -> Parse<List<ExprId>> {
        let open = self.expect(T::LParen)?;
        let marks = self.begin_arguments();
        if !self.at(T::RParen) {
            loop {
                if self.argument(marks).is_err() {
                    self.rescue_argument(marks, open.start)?;
                }
                if !self.comma(T::RParen) || (trailing_comma && self.at(T::RParen)) {
                    break;
                }
            }
        }
        if self.close(T::RParen).is_err() {
            return self.abandon_arguments(marks);
        }
        Ok(self.end_arguments(marks))
    }

    fn optional_lambda(&mut self) -> Parse<Option<ExprId>> {
        if self.at(T::Pipe) {
            let start = self.token().start;
            let lambda = self.lambda();
            self.rescued(lambda, start).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Rule `call_method_with_lambda_expression`.
    fn method_call(&mut self, receiver: ExprId) -> Parse<ExprId> {
        let dot_offset = self.next().start;
        let name = match self.kind() {
            T::Name | T::Type => self.next(),
            _ => self.missing_name()?,
        };
        let (offset, arguments) = if self.at(T::LParen) {
            (self.token().start, self.parenthesized_arguments(false)?)
        } else {
            (dot_offset, List::EMPTY)
        };
        let lambda = self.optional_lambda()?;
        let call = MethodCall {
            receiver,
            name: name.value,
            name_span: name.span(),
            arguments,
            lambda,
            dot_offset,
            offset,
        };
        let call = self.node(call);
        let span = self.span_from(self.span(receiver).start);
        Ok(self.expr(ExprKind::MethodCall(call), span))
    }

    /// Rule `collection_expression`.
    fn collect(&mut self, type_expr: ExprId) -> Parse<ExprId> {
        let open = self.next();
        let (kind, close) = match open.kind {
            T::LLCollect => (QueryKind::Exported, T::RRCollect),
            _ => (QueryKind::Virtual, T::RCollect),
        };
        let query = if self.at(close) {
            None
        } else {
            let query = self.expression();
            Some(self.rescued(query, open.start)?)
        };
        self.close(close)?;
        let query_span = self.span_from(open.start);
        let mut operations = List::EMPTY;
        if self.eat(T::LBrace).is_some() {
            operations = self.attribute_operations();
            self.close(T::RBrace)?;
        }
        let span = self.span_from(self.span(type_expr).start);
        let collect = Collect {
            type_expr,
            kind,
            query,
            query_span,
            operations,
        };
        let collect = self.node(collect);
        Ok(self.expr(ExprKind::Collect(collect), span))
    }
}
