//! The parts of resources and of what is like them: defaults, overrides, collectors and `apply`.

use super::Dumper;
use super::layout::Part;
use crate::ast::{
    AttributeOp, AttributeOperation, ExprId, ExprKind, List, QueryKind, ResourceForm,
};

impl Dumper<'_> {
    pub(super) fn resource(&mut self, id: ExprId) -> Part {
        let ast = self.ast;
        match ast[id].kind {
            ExprKind::Resource(resource) => {
                let resource = ast[resource];
                let mut parts = vec![self.expr(resource.type_name), Part::Indent];
                for body in &ast[resource.bodies] {
                    let mut inner = vec![self.expr(body.title)];
                    self.operations(body.operations, &mut inner);
                    parts.extend([Part::Break, Part::List(inner)]);
                }
                parts.push(Part::Dedent);
                Part::call(&formed(resource.form, "resource"), parts)
            }
            ExprKind::ResourceDefaults(defaults) => {
                let defaults = ast[defaults];
                let mut parts = vec![self.expr(defaults.type_ref)];
                self.operations(defaults.operations, &mut parts);
                Part::call(&formed(defaults.form, "resource-defaults"), parts)
            }
            ExprKind::ResourceOverride(overrides) => {
                let overrides = ast[overrides];
                let mut parts = vec![self.expr(overrides.resources)];
                self.operations(overrides.operations, &mut parts);
                Part::call(&formed(overrides.form, "override"), parts)
            }
            ExprKind::Collect(collect) => {
                let collect = ast[collect];
                let word = match collect.kind {
                    QueryKind::Virtual => "<| |>",
                    QueryKind::Exported => "<<| |>>",
                };
                let query: Vec<Part> = collect.query.iter().map(|id| self.expr(*id)).collect();
                let query = Part::call(word, query);
                let of = self.expr(collect.type_expr);
                // The reference forgets the attributes.
                let parts = [of, Part::Indent, Part::Break, query, Part::Indent];
                let closed = [Part::Dedent, Part::Dedent];
                Part::call("collect", parts.into_iter().chain(closed))
            }
            ExprKind::Apply(apply) => {
                let apply = ast[apply];
                let arguments = Part::List(self.exprs(apply.arguments));
                let body = Part::List(self.exprs(apply.body));
                Part::call("apply", [arguments, body])
            }
            // All else is a definition or an expression.
            _ => Part::nothing(),
        }
    }

    fn operations(&mut self, operations: List<AttributeOperation>, parts: &mut Vec<Part>) {
        let ast = self.ast;
        parts.push(Part::Indent);
        for operation in &ast[operations] {
            let value = self.expr(operation.value);
            let op = match operation.op {
                AttributeOp::Set => "=>",
                AttributeOp::Append => "+>",
                AttributeOp::Unfold => "* =>",
            };
            parts.push(Part::Break);
            parts.push(match operation.op {
                AttributeOp::Unfold => Part::call(op, [value]),
                _ => Part::call(ast.text(operation.name), [Part::text(op), value]),
            });
        }
        parts.push(Part::Dedent);
    }
}

/// A word with the form of a resource before it.
fn formed(form: ResourceForm, word: &str) -> String {
    match form {
        ResourceForm::Regular => word.to_owned(),
        form => format!("{}-{word}", form.as_str()),
    }
}
