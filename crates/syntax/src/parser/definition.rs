//! Definitions: classes, defines, nodes, functions, plans.

use marotte_diagnostics::{GrammarIssue, Span};

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{Apply, Class, Define, ExprId, ExprKind, Function, Node, Plan, Text};
use crate::lexer::{Token, TokenKind as T};

impl Parser<'_> {
    /// Records a definition.
    pub(super) fn define(&mut self, kind: ExprKind, span: Span) -> ExprId {
        let id = self.expr(kind, span);
        self.ast.definitions.push(id);
        id
    }

    /// Rule `classname`. What is no name but was surely meant as one is complained of and taken.
    fn class_name(&mut self) -> Parse<Token> {
        let token = self.token();
        match token.kind {
            T::Name | T::Word | T::ClassRef => {}
            T::Class => {
                let issue = GrammarIssue::ClassKeywordNotAllowed;
                self.complain(issue, Some(token.start), token.span());
            }
            T::String => {
                let issue = GrammarIssue::QuotedNameNotAllowed;
                self.complain(issue, Some(token.start), token.span());
            }
            _ => return self.unexpected(),
        }
        Ok(self.next())
    }

    /// The full name of a definition inside of the classes around it.
    fn qualified(&mut self, name: Token) -> Text {
        if self.namespace.is_empty() {
            return name.value;
        }
        let mut full = String::new();
        for outer in &self.namespace {
            full.push_str(self.ast.text(*outer));
            full.push_str("::");
        }
        full.push_str(self.value(name));
        // Inside of `class ::a` the leading `::` is lost, as in the reference.
        self.make(full.strip_prefix("::").unwrap_or(&full))
    }

    /// `{ statements }` of a definition. In the second reading a definition may lack it.
    pub(super) fn definition_body(&mut self) -> Parse<Option<ExprId>> {
        if self.lacks_body() {
            return Ok(None);
        }
        let (from, span) = self.deeper(Self::braced_statements)?;
        Ok(self.body(from, span))
    }

    /// Rule `hostclass_expression`; `start` is where its first word stands.
    pub(super) fn class_definition(&mut self, start: u32, private: bool) -> Parse<ExprId> {
        self.next();
        let name = self.class_name()?;
        let full_name = self.qualified(name);
        self.namespace.push(name.value);
        let parsed = self.class_rest();
        self.namespace.pop();
        let (parameters, parent, body) = parsed?;
        let name_span = name.span();
        let class = Class {
            name: full_name,
            name_span,
            parameters,
            parent,
            body,
            private,
        };
        let class = self.node(class);
        Ok(self.define(ExprKind::Class(class), self.span_from(start)))
    }

    #[expect(
        clippy::type_complexity,
        reason = "the parts of one struct, on their way into it"
    )]
    fn class_rest(
        &mut self,
    ) -> Parse<(
        crate::ast::List<crate::ast::Parameter>,
        Option<(Text, Span)>,
        Option<ExprId>,
    )> {
        let parameters = self.parameter_list()?;
        let parent = match self.eat(T::Inherits) {
            None => None,
            Some(_) if self.at(T::Default) => Some(self.next()),
            Some(_) => match self.class_name() {
                Err(Unparsed) if self.recovering => None,
                name => Some(name?),
            },
        };
        let parent = parent.map(|token| (token.value, token.span()));
        Ok((parameters, parent, self.definition_body()?))
    }

    /// Rule `definition_expression`; `start` is where its first word stands.
    pub(super) fn define_definition(&mut self, start: u32, private: bool) -> Parse<ExprId> {
        self.next();
        let name = self.class_name()?;
        let parameters = self.parameter_list()?;
        let body = self.definition_body()?;
        let full_name = self.qualified(name);
        let define = Define {
            name: full_name,
            name_span: name.span(),
            parameters,
            body,
            private,
        };
        let define = self.node(define);
        Ok(self.define(ExprKind::Define(define), self.span_from(start)))
    }

    /// Rule `plan_expression`.
    pub(super) fn plan_definition(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let name = self.class_name()?;
        let full_name = self.qualified(name);
        self.namespace.push(name.value);
        let parsed = self
            .parameter_list()
            .and_then(|parameters| self.definition_body().map(|body| (parameters, body)));
        self.namespace.pop();
        let (parameters, body) = parsed?;
        let plan = Plan {
            name: full_name,
            name_span: name.span(),
            parameters,
            body,
        };
        let plan = self.node(plan);
        Ok(self.define(ExprKind::Plan(plan), self.span_from(start)))
    }

    /// Rule `apply_expression`.
    pub(super) fn apply(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        if self.at(T::LParen) && self.kind_ahead(1) == T::RParen {
            self.next();
            return self.unexpected();
        }
        let arguments = self.parenthesized_arguments(true)?;
        let (from, body_span) = self.deeper(Self::braced_statements)?;
        let body = self.statement_list(from);
        let apply = self.node(Apply {
            arguments,
            body,
            body_span,
        });
        let span = self.span_from(start);
        Ok(self.expr(ExprKind::Apply(apply), span))
    }

    /// Rule `function_definition`: its name stands for itself, whatever is around it.
    pub(super) fn function_definition(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let name = self.class_name()?;
        let parameters = self.parameter_list()?;
        let return_type = self.return_type()?;
        let body = self.definition_body()?;
        let name_span = name.span();
        let function = Function {
            name: name.value,
            name_span,
            parameters,
            return_type,
            body,
        };
        let function = self.node(function);
        Ok(self.define(ExprKind::Function(function), self.span_from(start)))
    }

    /// Rule `node_definition_expression`.
    pub(super) fn node_definition(&mut self) -> Parse<ExprId> {
        let start = self.next().start;
        let from = self.scratch.exprs.len();
        if self.hostnames().is_err() && !(self.recovering && self.scratch.exprs.len() > from) {
            self.scratch.exprs.truncate(from);
            return Err(Unparsed);
        }
        let host_matches = self.expr_list(from);
        let parent = match self.eat(T::Inherits) {
            Some(inherits) => {
                let parent = self.hostname();
                Some(self.rescued(parent, inherits.start)?)
            }
            None => None,
        };
        let body = self.definition_body()?;
        let node = self.node(Node {
            host_matches,
            parent,
            body,
        });
        Ok(self.define(ExprKind::Node(node), self.span_from(start)))
    }

    fn hostnames(&mut self) -> Parse<()> {
        loop {
            let host = self.hostname()?;
            self.scratch.exprs.push(host);
            if self.eat(T::Comma).is_none() || matches!(self.kind(), T::LBrace | T::Inherits) {
                return Ok(());
            }
        }
    }

    /// Rule `hostname`: a name with dots, a string, a regular expression or `default`.
    fn hostname(&mut self) -> Parse<ExprId> {
        match self.kind() {
            T::Name | T::Number => self.dotted_name(),
            T::String | T::Word | T::DqPre | T::Heredoc | T::Default | T::Regex => self.primary(),
            _ => self.unexpected(),
        }
    }

    fn dotted_name(&mut self) -> Parse<ExprId> {
        let first = self.next();
        let mut value = first.value;
        if self.at(T::Dot) {
            let mut joined = self.value(first).to_owned();
            while self.eat(T::Dot).is_some() {
                if !matches!(self.kind(), T::Name | T::Number) {
                    return self.unexpected();
                }
                let part = self.next();
                joined.push('.');
                joined.push_str(self.value(part));
            }
            value = self.make(&joined);
        }
        let span = self.span_from(first.start);
        Ok(self.expr(ExprKind::String(value), span))
    }
}
