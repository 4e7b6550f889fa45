//! The parts of definitions and lambdas.

use super::Dumper;
use super::layout::Part;
use crate::ast::{ExprId, ExprKind, Lambda, List, Node, Parameter, Text};

impl Dumper<'_> {
    pub(super) fn definition(&mut self, id: ExprId) -> Part {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Class(class) => {
                let class = &ast[class];
                let parent = class
                    .parent
                    .map(|(name, _)| Part::call("inherits", [Part::text(ast.text(name))]));
                let before = parent.into_iter().collect();
                self.named(
                    "class",
                    class.name,
                    before,
                    class.parameters,
                    None,
                    class.body,
                )
            }
            ExprKind::Define(define) => {
                let define = &ast[define];
                let (name, body) = (define.name, define.body);
                self.named("define", name, Vec::new(), define.parameters, None, body)
            }
            ExprKind::Plan(plan) => {
                let plan = &ast[plan];
                self.named(
                    "plan",
                    plan.name,
                    Vec::new(),
                    plan.parameters,
                    None,
                    plan.body,
                )
            }
            ExprKind::Function(function) => {
                let function = &ast[function];
                let (name, body) = (function.name, function.body);
                let (parameters, of) = (function.parameters, function.return_type);
                self.named("function", name, Vec::new(), parameters, of, body)
            }
            ExprKind::Node(node) => self.node(ast[node]),
            ExprKind::TypeAlias(alias) => {
                let alias = &ast[alias];
                let name = Part::text(ast.text(alias.name));
                Part::call("type-alias", [name, self.expr(alias.type_expr)])
            }
            ExprKind::TypeMapping(mapping) => {
                let mapping = &ast[mapping];
                let of = self.expr(mapping.type_expr);
                let to = self.expr(mapping.mapping);
                let to = match mapping.base {
                    Some(base) => Part::List(vec![self.expr(base), to]),
                    None => to,
                };
                Part::call("type-mapping", [of, to])
            }
            ExprKind::TypeDefinition(definition) => {
                let definition = &ast[definition];
                let name = Part::text(ast.text(definition.name));
                let parent = definition.parent.map_or("", |parent| ast.text(parent));
                let body = self.optional(definition.body);
                Part::call("type-definition", [name, Part::text(parent), body])
            }
            _ => self.resource(id),
        }
    }

    fn named(
        &mut self,
        word: &str,
        name: Text,
        before: Vec<Part>,
        parameters: List<Parameter>,
        return_type: Option<ExprId>,
        body: Option<ExprId>,
    ) -> Part {
        let mut parts = vec![Part::text(self.ast.text(name))];
        parts.extend(before);
        self.parameters(parameters, &mut parts);
        self.return_type(return_type, &mut parts);
        parts.push(self.body(body));
        Part::call(word, parts)
    }

    pub(super) fn lambda(&mut self, lambda: Lambda) -> Part {
        let mut parts = Vec::new();
        self.parameters(lambda.parameters, &mut parts);
        self.return_type(lambda.return_type, &mut parts);
        parts.push(self.body(lambda.body));
        Part::call("lambda", parts)
    }

    fn node(&mut self, node: Node) -> Part {
        let mut parts = vec![Part::call("matches", self.exprs(node.host_matches))];
        if let Some(parent) = node.parent {
            parts.push(Part::call("parent", [self.expr(parent)]));
        }
        parts.push(self.body(node.body));
        Part::call("node", parts)
    }

    /// A body, or an empty list.
    pub(super) fn body(&mut self, body: Option<ExprId>) -> Part {
        match body {
            Some(body) => self.expr(body),
            None => Part::List(Vec::new()),
        }
    }

    fn return_type(&mut self, of: Option<ExprId>, parts: &mut Vec<Part>) {
        if let Some(of) = of {
            parts.push(Part::call("return_type", [self.expr(of)]));
        }
    }

    fn parameters(&mut self, parameters: List<Parameter>, parts: &mut Vec<Part>) {
        if parameters.is_empty() {
            return;
        }
        let ast = self.ast;
        let all: Vec<Part> = ast[parameters].iter().map(|p| self.parameter(p)).collect();
        parts.push(Part::call("parameters", all));
    }

    fn parameter(&mut self, parameter: &Parameter) -> Part {
        let star = if parameter.captures_rest { "*" } else { "" };
        let name = Part::text(format!("{star}{}", self.ast.text(parameter.name)));
        match (parameter.type_expr, parameter.value) {
            (Some(of), Some(value)) => Part::call("=t", [self.expr(of), name, self.expr(value)]),
            (None, Some(value)) => Part::call("=", [name, self.expr(value)]),
            (Some(of), None) => Part::call("t", [self.expr(of), name]),
            (None, None) => name,
        }
    }
}
