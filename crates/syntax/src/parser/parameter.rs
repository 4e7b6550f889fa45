//! Parameters and lambdas.

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{ExprId, ExprKind, Lambda, List, Parameter};
use crate::lexer::TokenKind as T;

impl Parser<'_> {
    /// Rule `parameter_list`: in parentheses, or none at all.
    pub(super) fn parameter_list(&mut self) -> Parse<List<Parameter>> {
        if !matches!(self.kind(), T::LParen | T::WsLParen) {
            return Ok(List::EMPTY);
        }
        self.next();
        if self.eat(T::RParen).is_some() {
            return Ok(List::EMPTY);
        }
        self.parameters(T::RParen)
    }

    /// Rule `parameters` with its closing token: at least one, perhaps a trailing comma.
    pub(super) fn parameters(&mut self, closing: T) -> Parse<List<Parameter>> {
        let from = self.scratch.parameters.len();
        loop {
            match self.parameter() {
                Ok(parameter) => self.scratch.parameters.push(parameter),
                Err(Unparsed) if self.recovering => {}
                Err(unparsed) => {
                    self.scratch.parameters.truncate(from);
                    return Err(unparsed);
                }
            }
            if self.recovering {
                // A body may follow although the list is not closed.
                self.skip_to(&[T::Comma, closing, T::LBrace]);
            }
            if self.eat(T::Comma).is_none() || self.at(closing) {
                break;
            }
        }
        if self.expect(closing).is_err() && !self.recovering {
            self.scratch.parameters.truncate(from);
            return Err(Unparsed);
        }
        Ok(self
            .ast
            .tables
            .push_list(&mut self.scratch.parameters, from))
    }

    /// Rule `parameter`: `private Type *$name = default`.
    fn parameter(&mut self) -> Parse<Parameter> {
        let start = self.token().start;
        let private = self.eat(T::Private).is_some();
        let type_expr = match self.kind() {
            T::ClassRef => {
                let type_expr = self.parameter_type();
                Some(self.rescued(type_expr, start)?)
            }
            _ => None,
        };
        let captures_rest = self.eat(T::Times).is_some();
        let name = match self.expect(T::Variable) {
            Ok(name) => name,
            // What has a type was meant to have a name.
            Err(Unparsed) if type_expr.is_some() => self.missing_name()?,
            Err(unparsed) => return Err(unparsed),
        };
        let value = match self.eat(T::Equals) {
            Some(equals) => {
                let value = self.expression();
                Some(self.rescued(value, equals.start)?)
            }
            None => None,
        };
        Ok(Parameter {
            name: name.value,
            type_expr,
            value,
            captures_rest,
            private,
            name_span: name.span(),
            span: self.span_from(start),
        })
    }

    /// Rule `parameter_type`: a type, perhaps with its parameters.
    pub(super) fn parameter_type(&mut self) -> Parse<ExprId> {
        let name = self.expect(T::ClassRef)?;
        let left = self.expr(ExprKind::Reference(name.value), name.span());
        if !self.at(T::LBrack) {
            return Ok(left);
        }
        let keys = self.access_keys(false)?;
        let span = self.span_from(name.start);
        Ok(self.expr(ExprKind::Access { left, keys }, span))
    }

    /// Rule `opt_return_type`.
    pub(super) fn return_type(&mut self) -> Parse<Option<ExprId>> {
        match self.eat(T::RShift) {
            Some(arrow) => {
                let return_type = self.parameter_type();
                self.rescued(return_type, arrow.start).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Rule `lambda`.
    pub(super) fn lambda(&mut self) -> Parse<ExprId> {
        let start = self.expect(T::Pipe)?.start;
        let parameters = match self.eat(T::Pipe) {
            Some(_) => List::EMPTY,
            None => self.parameters(T::Pipe)?,
        };
        let return_type = self.return_type()?;
        let body = self.definition_body()?;
        let span = self.span_from(start);
        let lambda = self.node(Lambda {
            parameters,
            return_type,
            body,
        });
        Ok(self.expr(ExprKind::Lambda(lambda), span))
    }
}
