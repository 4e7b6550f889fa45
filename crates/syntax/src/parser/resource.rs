//! Resources, resource defaults and overrides, and their attributes.

use marotte_diagnostics::{GrammarIssue, Span};

use super::Parser;
use super::recover::{Parse, Unparsed};
use crate::ast::{
    AttributeOp, AttributeOperation, Call, Entry, ExprId, ExprKind, List, Resource, ResourceBody,
    ResourceDefaults, ResourceForm, ResourceOverride,
};
use crate::lexer::{Token, TokenKind as T};

impl Parser<'_> {
    /// Rule `resource`: an expression, perhaps with bodies in braces behind it.
    pub(super) fn resource(&mut self) -> Parse<ExprId> {
        match self.kind() {
            T::At | T::AtAt => self.deeper(Self::virtual_resource),
            T::Class if self.kind_ahead(1) == T::LBrace => {
                let class = self.class_resource()?;
                self.resource_from(class)
            }
            _ => {
                let expr = self.expression()?;
                self.resource_from(expr)
            }
        }
    }

    /// `@` and `@@`.
    fn virtual_resource(&mut self) -> Parse<ExprId> {
        let mark = self.next();
        let (form, issue) = match mark.kind {
            T::AtAt => (ResourceForm::Exported, GrammarIssue::ExportedNotResource),
            _ => (ResourceForm::Virtual, GrammarIssue::VirtualNotResource),
        };
        let resource = self.resource()?;
        let tables = &mut self.ast.tables;
        let (stored_form, offset) = match tables.exprs[resource.index()].kind {
            ExprKind::Resource(id) => {
                let resource = &mut tables.resources[id.index()];
                (&mut resource.form, &mut resource.offset)
            }
            ExprKind::ResourceDefaults(id) => {
                let defaults = &mut tables.resource_defaults[id.index()];
                (&mut defaults.form, &mut defaults.offset)
            }
            ExprKind::ResourceOverride(id) => {
                let overrides = &mut tables.resource_overrides[id.index()];
                (&mut overrides.form, &mut overrides.offset)
            }
            _ => {
                self.complain(issue, Some(mark.start), mark.span());
                return Ok(resource);
            }
        };
        (*stored_form, *offset) = (form, mark.start);
        tables.exprs[resource.index()].span.start = mark.start;
        Ok(resource)
    }

    /// `class { 'a': … }`
    fn class_resource(&mut self) -> Parse<ExprId> {
        let class = self.next();
        let type_name = self.expr(ExprKind::Name(class.value), class.span());
        self.titled(type_name)
    }

    fn finish_resource(&mut self, type_name: ExprId, from: usize) -> ExprId {
        let bodies = self.ast.tables.push_list(&mut self.scratch.bodies, from);
        let offset = self.ast.position(type_name);
        let span = self.span_from(self.span(type_name).start);
        let form = ResourceForm::Regular;
        let resource = self.node(Resource {
            type_name,
            bodies,
            form,
            offset,
        });
        self.expr(ExprKind::Resource(resource), span)
    }

    /// The bodies behind what may be the type of a resource.
    pub(super) fn resource_from(&mut self, mut left: ExprId) -> Parse<ExprId> {
        let mut links = 0;
        while self.at(T::LBrace) {
            self.chain(&mut links)?;
            left = if self.begins_attributes() {
                self.untitled(left)?
            } else {
                self.titled(left)?
            };
        }
        Ok(left)
    }

    /// Whether attributes without a title stand behind the brace at the position.
    fn begins_attributes(&self) -> bool {
        let arrow = || matches!(self.kind_ahead(2), T::FArrow | T::PArrow);
        match self.kind_ahead(1) {
            T::RBrace | T::Comma => true,
            T::Times => self.kind_ahead(2) == T::FArrow,
            T::Name => arrow(),
            // No expression begins with these.
            T::And | T::Else | T::Elsif | T::In | T::Inherits | T::Or => true,
            kind => kind.is_attribute_keyword() && arrow(),
        }
    }

    /// `type { 'title': … }`
    fn titled(&mut self, type_name: ExprId) -> Parse<ExprId> {
        let open = self.expect(T::LBrace)?;
        let from = self.scratch.bodies.len();
        let parsed = self.resource_bodies(from, open.start);
        if parsed.and_then(|()| self.close(T::RBrace)).is_err() && !self.recovering {
            self.scratch.bodies.truncate(from);
            return Err(Unparsed);
        }
        Ok(self.finish_resource(type_name, from))
    }

    /// Rule `resource_bodies`: at least one, semicolons between them and perhaps one at the end.
    /// The bodies go to the scratch stack from `from` on; the brace is at `open`.
    fn resource_bodies(&mut self, from: usize, open: u32) -> Parse<()> {
        loop {
            let start = self.token().start;
            let title = self.expression();
            let title = self.rescued_title(title, from, open)?;
            let colon = self.expect(T::Colon);
            if colon.is_err() && !self.recovering {
                return Err(Unparsed);
            }
            let operations = self.attribute_operations();
            let span = self.span_from(start);
            self.scratch.bodies.push(ResourceBody {
                title,
                operations,
                span,
            });
            if self.eat(T::Semic).is_none() || self.at(T::RBrace) {
                return Ok(());
            }
        }
    }

    /// The title of a body, or what there is of it.
    fn rescued_title(&mut self, title: Parse<ExprId>, from: usize, open: u32) -> Parse<ExprId> {
        // There is a semicolon behind the body before.
        let last = self.scratch.bodies.get(from..).and_then(<[_]>::last);
        let start = last.map_or(open, |last| last.span.end) + 1;
        self.rescued(title, start)
    }

    /// Rules `attribute_operations` and `endcomma`. The first attribute may be missing.
    pub(super) fn attribute_operations(&mut self) -> List<AttributeOperation> {
        let from = self.scratch.operations.len();
        if !self.at(T::Comma) && self.begins_operation() {
            self.operation_or_skip();
        }
        while self.comma(T::RBrace) && self.begins_operation() {
            self.operation_or_skip();
        }
        self.ast
            .tables
            .push_list(&mut self.scratch.operations, from)
    }

    fn begins_operation(&self) -> bool {
        let kind = self.kind();
        matches!(kind, T::Name | T::Times) || kind.is_attribute_keyword()
    }

    /// An attribute; one that makes no sense is passed over.
    fn operation_or_skip(&mut self) {
        match self.operation() {
            Ok(operation) => self.scratch.operations.push(operation),
            Err(Unparsed) => self.skip_attribute(),
        }
    }

    /// Rule `attribute_operation`.
    fn operation(&mut self) -> Parse<AttributeOperation> {
        let name = self.next();
        let op = match (name.kind, self.kind()) {
            (T::Times, T::FArrow) => AttributeOp::Unfold,
            (T::Times, _) => return self.unexpected(),
            (_, T::FArrow) => AttributeOp::Set,
            (_, T::PArrow) => AttributeOp::Append,
            _ if self.recovering => return Ok(self.attribute_without_value(name)),
            _ => return self.unexpected(),
        };
        let arrow = self.next();
        let value = self.expression();
        let value = self.rescued(value, arrow.start)?;
        let span = self.span_from(name.start);
        Ok(AttributeOperation {
            name: name.value,
            name_span: name.span(),
            op,
            value,
            span,
        })
    }

    /// An attribute of which only the name is there.
    #[cold]
    fn attribute_without_value(&mut self, name: Token) -> AttributeOperation {
        let _: Parse<()> = self.unexpected();
        AttributeOperation {
            name: name.value,
            name_span: name.span(),
            op: AttributeOp::Set,
            value: self.error_of(&[], Span::at(name.end)),
            span: name.span(),
        }
    }

    /// `left { a => 1 }`: defaults, an override, or what was not meant to be a resource.
    fn untitled(&mut self, left: ExprId) -> Parse<ExprId> {
        let brace = self.expect(T::LBrace)?;
        let operations = self.attribute_operations();
        self.close(T::RBrace)?;
        let offset = self.ast.position(left);
        let span = self.span_from(self.span(left).start);
        let form = ResourceForm::Regular;
        match self.ast[left].kind {
            ExprKind::Reference(_) => {
                let defaults = ResourceDefaults {
                    type_ref: left,
                    operations,
                    form,
                    offset,
                };
                let defaults = self.node(defaults);
                Ok(self.expr(ExprKind::ResourceDefaults(defaults), span))
            }
            // The reference's grammar refuses variables and arrays here; the specification has
            // them (Catalog Expressions, Resource Override), and nothing else can be meant.
            ExprKind::Access { .. } | ExprKind::Variable(_) | ExprKind::Array(_) => {
                let overrides = ResourceOverride {
                    resources: left,
                    operations,
                    form,
                    offset,
                };
                let overrides = self.node(overrides);
                Ok(self.expr(ExprKind::ResourceOverride(overrides), span))
            }
            ExprKind::Name(_) => {
                let braces = self.span_from(brace.start);
                Ok(self.name_with_hash(left, operations, braces, span))
            }
            _ => {
                let left_span = self.span(left);
                self.complain_at_once(GrammarIssue::NotAResource, Some(offset), left_span);
                let mut parts = vec![left];
                parts.extend(self.ast[operations].iter().map(|operation| operation.value));
                Ok(self.error_of(&parts, span))
            }
        }
    }

    /// `notice { a => 1 }` calls a function with a hash. With another name it is a name and a
    /// hash in a row, which validation knows as a resource without a title.
    fn name_with_hash(
        &mut self,
        name: ExprId,
        operations: List<AttributeOperation>,
        braces: Span,
        span: Span,
    ) -> ExprId {
        let from = self.scratch.entries.len();
        let mut appends = false;
        for index in 0..operations.len() {
            let operation = self.ast[operations][index];
            appends |= operation.op == AttributeOp::Append;
            let name_span = operation.name_span;
            // The reference loses what `*` unfolds.
            let (key, value) = match operation.op {
                AttributeOp::Unfold => {
                    let nop = self.expr(ExprKind::Nop, name_span);
                    (nop, nop)
                }
                _ => {
                    let key = self.expr(ExprKind::String(operation.name), name_span);
                    (key, operation.value)
                }
            };
            self.scratch.entries.push(Entry {
                key,
                value,
                arrow_offset: braces.start,
            });
        }
        if appends {
            let brace = Span::new(braces.start, braces.start + 1);
            self.complain_at_once(GrammarIssue::BodyWithoutTitle, Some(braces.start), brace);
        }
        let entries = self.ast.tables.push_list(&mut self.scratch.entries, from);
        let hash = self.expr(
            ExprKind::Hash {
                entries,
                bare: false,
            },
            braces,
        );
        if self.is_callee(name) {
            let arguments = self.list_of(hash);
            let call = Call {
                functor: name,
                arguments,
                lambda: None,
                rvalue_required: false,
            };
            let call = self.node(call);
            return self.expr(ExprKind::Call(call), span);
        }
        let from = self.scratch.exprs.len();
        self.scratch.exprs.extend([name, hash]);
        let statements = self.expr_list(from);
        self.expr(ExprKind::Block(statements), span)
    }
}
