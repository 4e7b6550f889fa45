//! What begins with `type`: aliases, mappings, definitions, and calls of the function.

use marotte_diagnostics::Span;

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{Entry, ExprId, ExprKind, TypeAlias, TypeDefinition, TypeMapping};
use crate::lexer::TokenKind as T;

impl Parser<'_> {
    /// `type(…)`, `type A = …`, `type A { … }`
    pub(super) fn type_expression(&mut self) -> Parse<ExprId> {
        let word = self.next();
        match (self.kind(), self.kind_ahead(1)) {
            (T::LParen, _) => {
                let functor = self.expr(ExprKind::Name(word.value), word.span());
                self.call(functor)
            }
            (T::ClassRef, T::LBrace | T::Inherits) => self.type_definition(word.start),
            (T::ClassRef, _) => self.type_alias(word.start),
            _ => self.unexpected(),
        }
    }

    /// Rule `type_definition`.
    fn type_definition(&mut self, start: u32) -> Parse<ExprId> {
        let name = self.next();
        let parent = match self.eat(T::Inherits) {
            Some(_) => match self.expect(T::ClassRef) {
                Ok(parent) => Some(parent.value),
                Err(Unparsed) if self.recovering => None,
                Err(unparsed) => return Err(unparsed),
            },
            None => None,
        };
        let body = self.definition_body()?;
        let definition = TypeDefinition {
            name: name.value,
            name_span: name.span(),
            parent,
            body,
        };
        let definition = self.node(definition);
        Ok(self.define(ExprKind::TypeDefinition(definition), self.span_from(start)))
    }

    /// Rule `type_alias`.
    fn type_alias(&mut self, start: u32) -> Parse<ExprId> {
        let left = self.parameter_type()?;
        let equals = self.expect(T::Equals);
        let right = match equals.and_then(|_| self.aliased(self.span(left).start)) {
            Err(Unparsed) if self.recovering => Aliased {
                expr: self.incomplete(self.span(left).end),
                parent: None,
            },
            right => right?,
        };
        let span = self.span_from(start);
        match self.ast[left].kind {
            ExprKind::Reference(name) => {
                let name_start = self.span(left).start;
                let type_expr = self.object_type(right, name_start);
                let alias = TypeAlias {
                    name,
                    name_span: self.span(left),
                    type_expr,
                };
                let alias = self.node(alias);
                Ok(self.define(ExprKind::TypeAlias(alias), span))
            }
            _ => {
                let mapping = TypeMapping {
                    type_expr: left,
                    mapping: right.expr,
                    base: right.parent,
                };
                let mapping = self.node(mapping);
                Ok(self.define(ExprKind::TypeMapping(mapping), span))
            }
        }
    }

    /// Right of the `=`: a type, a hash, a type and a hash, or an array. A type with parameters is
    /// reported where the alias is, so its span begins there.
    fn aliased(&mut self, name_start: u32) -> Parse<Aliased> {
        match self.kind() {
            T::LBrace => Ok(Aliased {
                expr: self.hash()?,
                parent: None,
            }),
            T::ListStart | T::LBrack => Ok(Aliased {
                expr: self.array()?,
                parent: None,
            }),
            T::ClassRef => {
                let name = self.next();
                let left = self.expr(ExprKind::Reference(name.value), name.span());
                match self.kind() {
                    T::LBrace => Ok(Aliased {
                        expr: self.hash()?,
                        parent: Some(left),
                    }),
                    T::LBrack => {
                        let keys = self.access_keys(true)?;
                        let span = self.span_from(name_start);
                        let expr = self.expr(ExprKind::Access { left, keys }, span);
                        Ok(Aliased { expr, parent: None })
                    }
                    _ => Ok(Aliased {
                        expr: left,
                        parent: None,
                    }),
                }
            }
            _ => self.unexpected(),
        }
    }

    /// `{ … }` is `Object[{ … }]`, and `Parent { … }` is that with one more entry. What is not in
    /// the text is reported where the alias is.
    fn object_type(&mut self, aliased: Aliased, name_start: u32) -> ExprId {
        let ExprKind::Hash { entries, .. } = self.ast[aliased.expr].kind else {
            return aliased.expr;
        };
        let span = self.span(aliased.expr);
        let Some(parent) = aliased.parent else {
            let object = self.made_reference("Object", Span::at(name_start));
            return self.access_of(object, aliased.expr, span);
        };
        let span = self.span(parent).to(span);
        if let ExprKind::Reference(name) = self.ast[parent].kind
            && matches!(self.ast.text(name), "Object" | "TypeSet")
        {
            let span = Span::new(name_start, span.end);
            return self.access_of(parent, aliased.expr, span);
        }
        let from = self.scratch.entries.len();
        self.scratch
            .entries
            .extend_from_slice(&self.ast.tables[entries]);
        let arrow_offset = self.span(aliased.expr).start;
        let key_text = self.make("parent");
        let key = self.expr(ExprKind::Name(key_text), Span::at(arrow_offset));
        self.scratch.entries.push(Entry {
            key,
            value: parent,
            arrow_offset,
        });
        let entries = self.ast.tables.push_list(&mut self.scratch.entries, from);
        let hash_span = self.span(aliased.expr);
        let hash = self.expr(
            ExprKind::Hash {
                entries,
                bare: false,
            },
            hash_span,
        );
        let object = self.made_reference("Object", Span::at(name_start));
        self.access_of(object, hash, span)
    }

    fn made_reference(&mut self, name: &str, span: Span) -> ExprId {
        let name = self.make(name);
        self.expr(ExprKind::Reference(name), span)
    }

    fn access_of(&mut self, left: ExprId, key: ExprId, span: Span) -> ExprId {
        let keys = self.list_of(key);
        self.expr(ExprKind::Access { left, keys }, span)
    }
}

/// What stands right of the `=` of an alias.
#[derive(Clone, Copy)]
struct Aliased {
    expr: ExprId,
    /// The type before a hash.
    parent: Option<ExprId>,
}
