//! Walking a tree in the order in which the reference does: parents before children, parts in the
//! order of the reference's model, which is not always that of the text (a parameter's default
//! comes before its type, a function's body before its return type).

use super::{
    Ast, AttributeOperation, CaseOption, Entry, ExprId, ExprKind, List, NodeId, Parameter,
    ResourceBody,
};

/// Whoever wants to know the parts of an expression.
pub(crate) trait Visitor {
    /// An expression that is a part.
    fn expr(&mut self, id: ExprId);

    /// What follows is inside of a part that is no expression.
    #[inline]
    fn enter(&mut self, _part: NodeId) {}

    /// That part ends.
    #[inline]
    fn leave(&mut self) {}
}

impl<F: FnMut(ExprId)> Visitor for F {
    #[inline]
    fn expr(&mut self, id: ExprId) {
        self(id);
    }
}

impl Ast {
    /// Calls `visit` for each expression that is a part of `id`, not for the parts of those.
    pub fn for_each_child(&self, id: ExprId, visit: &mut impl FnMut(ExprId)) {
        self.visit_parts(id, visit);
    }

    /// Shows a visitor the parts of an expression, not the parts of those that are expressions.
    pub(crate) fn visit_parts(&self, id: ExprId, visitor: &mut impl Visitor) {
        match self[id].kind {
            ExprKind::Nop
            | ExprKind::Undef
            | ExprKind::Default
            | ExprKind::Boolean(_)
            | ExprKind::Integer { .. }
            | ExprKind::BigInteger(_)
            | ExprKind::Float(_)
            | ExprKind::String(_)
            | ExprKind::Regexp(_)
            | ExprKind::Name(_)
            | ExprKind::Reference(_)
            | ExprKind::Variable(_)
            | ExprKind::ReservedWord(_)
            | ExprKind::RenderString(_) => {}
            ExprKind::Interpolation(expr)
            | ExprKind::Parenthesized(expr)
            | ExprKind::RenderExpr(expr)
            | ExprKind::Unary { expr, .. } => visitor.expr(expr),
            ExprKind::Concat(list)
            | ExprKind::Array(list)
            | ExprKind::Block(list)
            | ExprKind::Error(list) => {
                self.exprs(list, visitor);
            }
            ExprKind::Hash { entries, .. } => self.entries(entries, visitor),
            ExprKind::Selector { left, entries } => {
                visitor.expr(left);
                self.entries(entries, visitor);
            }
            ExprKind::Access { left, keys } => {
                visitor.expr(left);
                self.exprs(keys, visitor);
            }
            ExprKind::Binary { left, right, .. } => {
                visitor.expr(left);
                visitor.expr(right);
            }
            ExprKind::If { test, then, other } | ExprKind::Unless { test, then, other } => {
                visitor.expr(test);
                optional(then, visitor);
                optional(other, visitor);
            }
            ExprKind::Case { test, options } => {
                visitor.expr(test);
                self.case_options(options, visitor);
            }
            ExprKind::Heredoc(heredoc) => visitor.expr(self[heredoc].text),
            _ => self.visit_parts_of_statement(id, visitor),
        }
    }

    /// The kinds that have a table of their own.
    fn visit_parts_of_statement(&self, id: ExprId, visitor: &mut impl Visitor) {
        match self[id].kind {
            ExprKind::Call(call) => {
                let call = &self[call];
                visitor.expr(call.functor);
                self.exprs(call.arguments, visitor);
                optional(call.lambda, visitor);
            }
            ExprKind::MethodCall(call) => {
                let call = &self[call];
                visitor.expr(call.receiver);
                self.exprs(call.arguments, visitor);
                optional(call.lambda, visitor);
            }
            ExprKind::Lambda(lambda) => {
                let lambda = &self[lambda];
                self.parameters(lambda.parameters, visitor);
                optional(lambda.body, visitor);
                optional(lambda.return_type, visitor);
            }
            ExprKind::Resource(resource) => {
                let resource = &self[resource];
                visitor.expr(resource.type_name);
                self.bodies(resource.bodies, visitor);
            }
            ExprKind::ResourceDefaults(defaults) => {
                let defaults = &self[defaults];
                visitor.expr(defaults.type_ref);
                self.operations(defaults.operations, visitor);
            }
            ExprKind::ResourceOverride(overrides) => {
                let overrides = &self[overrides];
                visitor.expr(overrides.resources);
                self.operations(overrides.operations, visitor);
            }
            ExprKind::Collect(collect) => {
                let collect = &self[collect];
                visitor.expr(collect.type_expr);
                optional(collect.query, visitor);
                self.operations(collect.operations, visitor);
            }
            ExprKind::Epp(epp) => optional(self[epp].body, visitor),
            ExprKind::Apply(apply) => {
                let apply = &self[apply];
                self.exprs(apply.arguments, visitor);
                self.exprs(apply.body, visitor);
            }
            _ => self.visit_parts_of_definition(id, visitor),
        }
    }

    fn visit_parts_of_definition(&self, id: ExprId, visitor: &mut impl Visitor) {
        match self[id].kind {
            ExprKind::Class(class) => {
                let class = &self[class];
                self.parameters(class.parameters, visitor);
                optional(class.body, visitor);
            }
            ExprKind::Define(define) => {
                let define = &self[define];
                self.parameters(define.parameters, visitor);
                optional(define.body, visitor);
            }
            ExprKind::Plan(plan) => {
                let plan = &self[plan];
                self.parameters(plan.parameters, visitor);
                optional(plan.body, visitor);
            }
            ExprKind::Function(function) => {
                let function = &self[function];
                self.parameters(function.parameters, visitor);
                optional(function.body, visitor);
                optional(function.return_type, visitor);
            }
            ExprKind::Node(node) => {
                let node = &self[node];
                optional(node.parent, visitor);
                self.exprs(node.host_matches, visitor);
                optional(node.body, visitor);
            }
            ExprKind::TypeAlias(alias) => visitor.expr(self[alias].type_expr),
            ExprKind::TypeMapping(mapping) => {
                let mapping = &self[mapping];
                visitor.expr(mapping.type_expr);
                optional(mapping.base, visitor);
                visitor.expr(mapping.mapping);
            }
            ExprKind::TypeDefinition(definition) => {
                optional(self[definition].body, visitor);
            }
            _ => {}
        }
    }

    /// Calls `enter` for `id` and all that is below, parents first. Where it answers `false`, the
    /// walk does not go deeper. The walk needs no stack of the machine, however deep the tree is.
    pub fn walk(&self, id: ExprId, mut enter: impl FnMut(ExprId) -> bool) {
        let mut pending = Vec::new();
        let mut next = Some(id);
        while let Some(id) = next {
            if enter(id) {
                let start = pending.len();
                self.for_each_child(id, &mut |child| pending.push(child));
                pending[start..].reverse();
            }
            next = pending.pop();
        }
    }

    fn exprs(&self, exprs: List<ExprId>, visitor: &mut impl Visitor) {
        for id in &self[exprs] {
            visitor.expr(*id);
        }
    }

    fn entries(&self, entries: List<Entry>, visitor: &mut impl Visitor) {
        for (place, entry) in self[entries].iter().enumerate() {
            visitor.enter(NodeId::Entry(entries.id(place)));
            visitor.expr(entry.key);
            visitor.expr(entry.value);
            visitor.leave();
        }
    }

    fn case_options(&self, options: List<CaseOption>, visitor: &mut impl Visitor) {
        for (place, option) in self[options].iter().enumerate() {
            visitor.enter(NodeId::CaseOption(options.id(place)));
            self.exprs(option.values, visitor);
            optional(option.then, visitor);
            visitor.leave();
        }
    }

    fn parameters(&self, parameters: List<Parameter>, visitor: &mut impl Visitor) {
        for (place, parameter) in self[parameters].iter().enumerate() {
            visitor.enter(NodeId::Parameter(parameters.id(place)));
            optional(parameter.value, visitor);
            optional(parameter.type_expr, visitor);
            visitor.leave();
        }
    }

    fn bodies(&self, bodies: List<ResourceBody>, visitor: &mut impl Visitor) {
        for (place, body) in self[bodies].iter().enumerate() {
            visitor.enter(NodeId::ResourceBody(bodies.id(place)));
            visitor.expr(body.title);
            self.operations(body.operations, visitor);
            visitor.leave();
        }
    }

    fn operations(&self, operations: List<AttributeOperation>, visitor: &mut impl Visitor) {
        for (place, operation) in self[operations].iter().enumerate() {
            visitor.enter(NodeId::AttributeOperation(operations.id(place)));
            visitor.expr(operation.value);
            visitor.leave();
        }
    }
}

fn optional(expr: Option<ExprId>, visitor: &mut impl Visitor) {
    if let Some(id) = expr {
        visitor.expr(id);
    }
}
