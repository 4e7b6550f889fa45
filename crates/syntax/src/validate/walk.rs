//! The walk over the tree: which checks are made of which kind of expression.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use crate::ast::{
    AttributeOperation, BinaryOp, CaseOption, Entry, ExprId, ExprKind, List, Parameter,
};

/// What an expression is directly in, as far as definitions may stand there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The file, a class or an `apply`.
    Top,
    /// A block.
    Block {
        /// The block is the whole file.
        of_program: bool,
        /// The block is that of a [`Place::Top`].
        top: bool,
    },
    /// Anything else.
    Inside,
}

/// After how many levels the walk looks whether the stack suffices.
const LEVELS_PER_STACK_CHECK: u32 = 16;

impl Checker<'_> {
    /// Checks the whole file.
    pub(super) fn program(&mut self) {
        let body = self.ast.body;
        self.top_constructs(body);
        let place = match self.ast[body].kind {
            ExprKind::Block(statements) => {
                self.block(body, statements);
                let place = Place::Block {
                    of_program: true,
                    top: true,
                };
                return self.list(statements, place);
            }
            _ => Place::Top,
        };
        self.expr(body, place);
    }

    /// Checks an expression and all that is in it.
    pub(super) fn expr(&mut self, id: ExprId, place: Place) {
        self.depth += 1;
        if self.depth.is_multiple_of(LEVELS_PER_STACK_CHECK) {
            stacker::maybe_grow(128 * 1024, 1024 * 1024, || self.node(id, place));
        } else {
            self.node(id, place);
        }
        self.depth -= 1;
    }

    fn node(&mut self, id: ExprId, place: Place) {
        match self.ast[id].kind {
            ExprKind::Nop
            | ExprKind::Error(_)
            | ExprKind::Undef
            | ExprKind::Default
            | ExprKind::Boolean(_)
            | ExprKind::Integer { .. }
            | ExprKind::Float(_)
            | ExprKind::String(_)
            | ExprKind::Regexp(_)
            | ExprKind::Name(_)
            | ExprKind::RenderString(_) => {}
            ExprKind::Variable(name) => self.variable(id, name),
            ExprKind::Reference(name) => self.reference(id, name),
            ExprKind::BigInteger(text) => self.big_integer(id, text),
            ExprKind::ReservedWord(word) => {
                let word = self.ast.text(word).into();
                self.error(id, ValidationIssue::ReservedWord { word });
            }
            ExprKind::Interpolation(expr)
            | ExprKind::Parenthesized(expr)
            | ExprKind::RenderExpr(expr)
            | ExprKind::Unary { expr, .. } => {
                self.operand_of_unary(id, expr);
                self.expr(expr, Place::Inside);
            }
            ExprKind::Concat(list) => self.list(list, Place::Inside),
            ExprKind::Array(list) => {
                self.rvalues(list);
                self.list(list, Place::Inside);
            }
            ExprKind::Block(statements) => {
                self.block(id, statements);
                let place = Place::Block {
                    of_program: false,
                    top: matches!(place, Place::Top | Place::Block { top: true, .. }),
                };
                self.list(statements, place);
            }
            ExprKind::Hash { entries, .. } => {
                self.duplicate_keys(entries);
                self.hash_entries(entries);
            }
            ExprKind::Access { left, keys } => {
                if keys.is_empty() && !self.may_lack_keys(left) {
                    let label = self.label(id);
                    self.error(id, ValidationIssue::MissingIndex { label });
                }
                self.expr(left, Place::Inside);
                self.list(keys, Place::Inside);
            }
            ExprKind::Binary {
                op, left, right, ..
            } => {
                self.binary(id, op, left, right);
                self.expr(left, Place::Inside);
                self.expr(right, Place::Inside);
            }
            ExprKind::If { test, then, other } | ExprKind::Unless { test, then, other } => {
                self.rvalue(test);
                self.expr(test, Place::Inside);
                self.optional(then, Place::Inside);
                self.optional(other, Place::Inside);
            }
            ExprKind::Case { test, options } => {
                self.rvalue(test);
                self.duplicate_default_options(id, options);
                self.expr(test, Place::Inside);
                self.case_options(options);
            }
            ExprKind::Selector { left, entries } => {
                self.rvalue(left);
                self.duplicate_default_entries(id, entries);
                self.expr(left, Place::Inside);
                self.selector_entries(entries);
            }
            ExprKind::Heredoc(heredoc) => {
                self.heredoc(heredoc);
                self.expr(self.ast[heredoc].text, Place::Inside);
            }
            _ => self.statement(id, place),
        }
    }

    fn statement(&mut self, id: ExprId, place: Place) {
        match self.ast[id].kind {
            ExprKind::Call(call) => {
                let call = self.ast[call];
                self.functor(id, call.functor);
                self.expr(call.functor, Place::Inside);
                self.list(call.arguments, Place::Inside);
                self.optional(call.lambda, Place::Inside);
            }
            ExprKind::MethodCall(call) => {
                let call = self.ast[call];
                self.expr(call.receiver, Place::Inside);
                self.list(call.arguments, Place::Inside);
                self.optional(call.lambda, Place::Inside);
            }
            ExprKind::Lambda(lambda) => {
                let lambda = self.ast[lambda];
                self.captures_rest_last(lambda.parameters);
                self.return_type(id, lambda.return_type);
                self.parameter_list(lambda.parameters);
                if let Some(body) = lambda.body {
                    if matches!(self.ast[body].kind, ExprKind::Epp(_)) {
                        self.no_captures_rest(body, lambda.parameters);
                        self.duplicate_parameters(lambda.parameters);
                    }
                    self.expr(body, Place::Inside);
                }
                self.optional(lambda.return_type, Place::Inside);
            }
            ExprKind::Epp(epp) => self.optional(self.ast[epp].body, Place::Inside),
            ExprKind::Resource(resource) => self.resource(id, resource),
            ExprKind::ResourceDefaults(defaults) => self.resource_defaults(id, defaults),
            ExprKind::ResourceOverride(overrides) => self.resource_override(id, overrides),
            ExprKind::Collect(collect) => self.collect(id, collect),
            ExprKind::Apply(apply) => {
                let apply = self.ast[apply];
                if self.in_apply && self.language.tasks {
                    self.not_when_compiling(id);
                }
                self.list(apply.arguments, Place::Top);
                let outer = std::mem::replace(&mut self.in_apply, true);
                self.statements_without_effect(apply.body);
                let place = Place::Block {
                    of_program: false,
                    top: true,
                };
                self.list(apply.body, place);
                self.in_apply = outer;
            }
            _ => self.definition(id, place),
        }
    }

    /// Checks the expressions of a list.
    pub(super) fn list(&mut self, list: List<ExprId>, place: Place) {
        let ast = self.ast;
        for id in &ast[list] {
            self.expr(*id, place);
        }
    }

    /// Checks an expression where there is one.
    pub(super) fn optional(&mut self, id: Option<ExprId>, place: Place) {
        if let Some(id) = id {
            self.expr(id, place);
        }
    }

    /// Checks the parameters of anything that has them.
    pub(super) fn parameter_list(&mut self, parameters: List<Parameter>) {
        let ast = self.ast;
        for parameter in &ast[parameters] {
            self.parameter(parameter);
            self.optional(parameter.value, Place::Inside);
            self.optional(parameter.type_expr, Place::Inside);
        }
    }

    /// Checks attributes; `parent` names what they stand in if `+>` is wrong there.
    pub(super) fn operations(
        &mut self,
        operations: List<AttributeOperation>,
        parent: Option<&'static str>,
    ) {
        let ast = self.ast;
        for operation in &ast[operations] {
            self.operation(operation, parent);
            self.expr(operation.value, Place::Inside);
        }
    }

    fn binary(&mut self, id: ExprId, op: BinaryOp, left: ExprId, right: ExprId) {
        if op.is_assignment() {
            self.assignment(id, op, left, right);
        } else if op.is_relationship() {
            if self.language.tasks && !self.in_apply {
                self.not_when_scripting(id);
            } else {
                self.relation(left);
                self.relation(right);
            }
        } else {
            self.rvalue(left);
            self.rvalue(right);
        }
    }

    /// `Array[]`: in the dialect of the first design a type without parameters is itself. What is
    /// no value at first sight may be one.
    fn may_lack_keys(&self, left: ExprId) -> bool {
        self.language.dialect.is_evaluator4() && !self.ast[left].kind.is_literal()
    }

    fn hash_entries(&mut self, entries: List<Entry>) {
        let ast = self.ast;
        for entry in &ast[entries] {
            self.rvalue(entry.key);
            self.rvalue(entry.value);
            self.expr(entry.key, Place::Inside);
            self.expr(entry.value, Place::Inside);
        }
    }

    fn selector_entries(&mut self, entries: List<Entry>) {
        let ast = self.ast;
        for entry in &ast[entries] {
            self.rvalue(entry.key);
            self.expr(entry.key, Place::Inside);
            self.expr(entry.value, Place::Inside);
        }
    }

    fn case_options(&mut self, options: List<CaseOption>) {
        let ast = self.ast;
        for option in &ast[options] {
            self.rvalues(option.values);
            self.list(option.values, Place::Inside);
            self.optional(option.then, Place::Inside);
        }
    }

    /// What is called must be a name or a type.
    fn functor(&mut self, call: ExprId, functor: ExprId) {
        let target = match self.ast[functor].kind {
            ExprKind::Access { left, .. } => left,
            _ => functor,
        };
        match self.ast[functor].kind {
            ExprKind::Name(_) | ExprKind::Error(_) => {}
            _ if matches!(self.ast[target].kind, ExprKind::Reference(_)) => {}
            ExprKind::RenderString(_) => self.error(call, ValidationIssue::IllegalEppParameters),
            _ => self.illegal_expression(functor, "function name", call),
        }
    }

    /// An expression where another kind is needed.
    pub(super) fn illegal_expression(
        &mut self,
        id: ExprId,
        feature: &'static str,
        container: ExprId,
    ) {
        let (label, container) = (self.label(id), self.label(container));
        self.error(
            id,
            ValidationIssue::IllegalExpression {
                label,
                feature,
                container,
            },
        );
    }

    /// An expression that only a catalog can have, in a plan.
    pub(super) fn not_when_scripting(&mut self, id: ExprId) {
        let label = self.label(id);
        self.error(
            id,
            ValidationIssue::ExpressionNotSupportedWhenScripting { label },
        );
    }

    /// An expression that only a plan can have, in the block of an `apply`.
    pub(super) fn not_when_compiling(&mut self, id: ExprId) {
        let label = self.label(id);
        self.error(
            id,
            ValidationIssue::ExpressionNotSupportedWhenCompiling { label },
        );
    }
}
