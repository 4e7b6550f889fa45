//! Walking a tree in the order in which the reference does: parents before children, parts in the
//! order of the reference's model, which is not always that of the text (a parameter's default
//! comes before its type, a function's body before its return type).

use super::{
    Ast, AttributeOperation, CaseOption, Entry, ExprId, ExprKind, List, Parameter, ResourceBody,
};

impl Ast {
    /// Calls `visit` for each expression that is a part of `id`, not for the parts of those.
    pub fn for_each_child(&self, id: ExprId, visit: &mut impl FnMut(ExprId)) {
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
            | ExprKind::Unary { expr, .. } => visit(expr),
            ExprKind::Concat(list)
            | ExprKind::Array(list)
            | ExprKind::Block(list)
            | ExprKind::Error(list) => {
                self[list].iter().copied().for_each(visit);
            }
            ExprKind::Hash { entries, .. } => self.entries(entries, visit),
            ExprKind::Selector { left, entries } => {
                visit(left);
                self.entries(entries, visit);
            }
            ExprKind::Access { left, keys } => {
                visit(left);
                self[keys].iter().copied().for_each(visit);
            }
            ExprKind::Binary { left, right, .. } => {
                visit(left);
                visit(right);
            }
            ExprKind::If { test, then, other } | ExprKind::Unless { test, then, other } => {
                visit(test);
                then.into_iter().chain(other).for_each(visit);
            }
            ExprKind::Case { test, options } => {
                visit(test);
                self.case_options(options, visit);
            }
            ExprKind::Heredoc(heredoc) => visit(self[heredoc].text),
            _ => self.for_each_child_of_statement(id, visit),
        }
    }

    /// The kinds that have a table of their own.
    fn for_each_child_of_statement(&self, id: ExprId, visit: &mut impl FnMut(ExprId)) {
        match self[id].kind {
            ExprKind::Call(call) => {
                let call = &self[call];
                visit(call.functor);
                self[call.arguments].iter().copied().for_each(&mut *visit);
                call.lambda.into_iter().for_each(visit);
            }
            ExprKind::MethodCall(call) => {
                let call = &self[call];
                visit(call.receiver);
                self[call.arguments].iter().copied().for_each(&mut *visit);
                call.lambda.into_iter().for_each(visit);
            }
            ExprKind::Lambda(lambda) => {
                let lambda = &self[lambda];
                self.parameters(lambda.parameters, visit);
                let rest = lambda.body.into_iter().chain(lambda.return_type);
                rest.for_each(visit);
            }
            ExprKind::Resource(resource) => {
                let resource = &self[resource];
                visit(resource.type_name);
                self.bodies(resource.bodies, visit);
            }
            ExprKind::ResourceDefaults(defaults) => {
                let defaults = &self[defaults];
                visit(defaults.type_ref);
                self.operations(defaults.operations, visit);
            }
            ExprKind::ResourceOverride(overrides) => {
                let overrides = &self[overrides];
                visit(overrides.resources);
                self.operations(overrides.operations, visit);
            }
            ExprKind::Collect(collect) => {
                let collect = &self[collect];
                visit(collect.type_expr);
                collect.query.into_iter().for_each(&mut *visit);
                self.operations(collect.operations, visit);
            }
            ExprKind::Epp(epp) => self[epp].body.into_iter().for_each(visit),
            ExprKind::Apply(apply) => {
                let apply = &self[apply];
                let (arguments, body) = (&self[apply.arguments], &self[apply.body]);
                arguments.iter().chain(body).copied().for_each(visit);
            }
            _ => self.for_each_child_of_definition(id, visit),
        }
    }

    fn for_each_child_of_definition(&self, id: ExprId, visit: &mut impl FnMut(ExprId)) {
        match self[id].kind {
            ExprKind::Class(class) => {
                let class = &self[class];
                self.parameters(class.parameters, visit);
                class.body.into_iter().for_each(visit);
            }
            ExprKind::Define(define) => {
                let define = &self[define];
                self.parameters(define.parameters, visit);
                define.body.into_iter().for_each(visit);
            }
            ExprKind::Plan(plan) => {
                let plan = &self[plan];
                self.parameters(plan.parameters, visit);
                plan.body.into_iter().for_each(visit);
            }
            ExprKind::Function(function) => {
                let function = &self[function];
                self.parameters(function.parameters, visit);
                let rest = function.body.into_iter().chain(function.return_type);
                rest.for_each(visit);
            }
            ExprKind::Node(node) => {
                let node = &self[node];
                node.parent.into_iter().for_each(&mut *visit);
                self[node.host_matches]
                    .iter()
                    .copied()
                    .for_each(&mut *visit);
                node.body.into_iter().for_each(visit);
            }
            ExprKind::TypeAlias(alias) => visit(self[alias].type_expr),
            ExprKind::TypeMapping(mapping) => {
                let mapping = &self[mapping];
                visit(mapping.type_expr);
                mapping.base.into_iter().for_each(&mut *visit);
                visit(mapping.mapping);
            }
            ExprKind::TypeDefinition(definition) => {
                self[definition].body.into_iter().for_each(visit);
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

    fn entries(&self, entries: List<Entry>, visit: &mut impl FnMut(ExprId)) {
        for entry in &self[entries] {
            visit(entry.key);
            visit(entry.value);
        }
    }

    fn case_options(&self, options: List<CaseOption>, visit: &mut impl FnMut(ExprId)) {
        for option in &self[options] {
            self[option.values].iter().copied().for_each(&mut *visit);
            option.then.into_iter().for_each(&mut *visit);
        }
    }

    fn parameters(&self, parameters: List<Parameter>, visit: &mut impl FnMut(ExprId)) {
        for parameter in &self[parameters] {
            let parts = parameter.value.into_iter().chain(parameter.type_expr);
            parts.for_each(&mut *visit);
        }
    }

    fn bodies(&self, bodies: List<ResourceBody>, visit: &mut impl FnMut(ExprId)) {
        for body in &self[bodies] {
            visit(body.title);
            self.operations(body.operations, visit);
        }
    }

    fn operations(&self, operations: List<AttributeOperation>, visit: &mut impl FnMut(ExprId)) {
        for operation in &self[operations] {
            visit(operation.value);
        }
    }
}
