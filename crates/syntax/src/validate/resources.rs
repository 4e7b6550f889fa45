//! Resources, their defaults and overrides, and their attributes.

use marotte_diagnostics::ValidationIssue;

use super::Checker;
use super::walk::Place;
use crate::ast::{
    AttributeOp, AttributeOperation, ExprId, ExprKind, Id, List, Resource, ResourceDefaults,
    ResourceForm, ResourceOverride,
};

impl Checker<'_> {
    /// Checks a resource and all that is in it.
    pub(super) fn resource(&mut self, id: ExprId, resource: Id<Resource>) {
        let ast = self.ast;
        let resource = ast[resource];
        if self.only_in_catalog(id) {
            let is_class = match ast[resource.type_name].kind {
                ExprKind::Name(name) => ast.text(name) == "class",
                _ => false,
            };
            if is_class && resource.form != ResourceForm::Regular {
                self.error(id, ValidationIssue::ClassNotVirtualizable);
            }
        }
        self.expr(resource.type_name, Place::Inside);
        for body in &ast[resource.bodies] {
            self.unfolded_once(body.operations);
            self.expr(body.title, Place::Inside);
            self.operations(body.operations, Some("Resource Instance Definition"));
        }
    }

    /// Checks resource defaults and all that is in them.
    pub(super) fn resource_defaults(&mut self, id: ExprId, defaults: Id<ResourceDefaults>) {
        let defaults = self.ast[defaults];
        if self.only_in_catalog(id) {
            self.regular(id, defaults.form);
        }
        self.expr(defaults.type_ref, Place::Inside);
        // The specification has `+>` here, the reference refuses it.
        self.operations(defaults.operations, None);
    }

    /// Checks an override and all that is in it.
    pub(super) fn resource_override(&mut self, id: ExprId, overrides: Id<ResourceOverride>) {
        let overrides = self.ast[overrides];
        if self.only_in_catalog(id) {
            self.regular(id, overrides.form);
        }
        self.expr(overrides.resources, Place::Inside);
        self.operations(overrides.operations, None);
    }

    /// One attribute.
    pub(super) fn operation(
        &mut self,
        operation: &AttributeOperation,
        parent: Option<&'static str>,
    ) {
        if let (AttributeOp::Append, Some(parent)) = (operation.op, parent) {
            let name = self.ast.text(operation.name).into();
            let parent = parent.into();
            self.error_at(
                operation.span,
                ValidationIssue::IllegalAttributeAppend { name, parent },
            );
        }
        self.rvalue(operation.value);
    }

    /// Whether there is a catalog for the resource; if not, that is an error.
    fn only_in_catalog(&mut self, id: ExprId) -> bool {
        let catalog = !self.language.tasks || self.in_apply;
        if !catalog {
            self.not_when_scripting(id);
        }
        catalog
    }

    fn regular(&mut self, id: ExprId, form: ResourceForm) {
        if form != ResourceForm::Regular {
            self.error(id, ValidationIssue::NotVirtualizeable);
        }
    }

    fn unfolded_once(&mut self, operations: List<AttributeOperation>) {
        let ast = self.ast;
        let unfolded = ast[operations]
            .iter()
            .filter(|operation| operation.op == AttributeOp::Unfold);
        for operation in unfolded.skip(1) {
            self.error_at(operation.span, ValidationIssue::MultipleAttributesUnfold);
        }
    }
}
