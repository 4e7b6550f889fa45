//! The PN form of resources, their defaults and overrides, and collectors.

use super::{Notation, Writer};
use crate::ast::{
    AttributeOp, AttributeOperation, Collect, List, QueryKind, Resource, ResourceDefaults,
    ResourceForm, ResourceOverride,
};

impl<N: Notation> Writer<'_, N> {
    pub(super) fn resource(&mut self, resource: Resource) {
        let ast = self.ast;
        self.map_call("resource", |w| {
            w.entry("type", resource.type_name);
            w.out.key("bodies");
            w.out.open_list();
            for body in &ast[resource.bodies] {
                w.out.open_map();
                w.entry("title", body.title);
                w.operations(body.operations);
                w.out.close_map();
            }
            w.out.close_list();
            w.form(resource.form);
        });
    }

    pub(super) fn resource_defaults(&mut self, defaults: ResourceDefaults) {
        self.map_call("resource-defaults", |w| {
            w.entry("type", defaults.type_ref);
            w.operations(defaults.operations);
            w.form(defaults.form);
        });
    }

    pub(super) fn resource_override(&mut self, overrides: ResourceOverride) {
        self.map_call("resource-override", |w| {
            w.entry("resources", overrides.resources);
            w.operations(overrides.operations);
            w.form(overrides.form);
        });
    }

    pub(super) fn collect(&mut self, collect: Collect) {
        let query = match collect.kind {
            QueryKind::Virtual => "virtual-query",
            QueryKind::Exported => "exported-query",
        };
        self.map_call("collect", |w| {
            w.entry("type", collect.type_expr);
            w.out.key("query");
            w.exprs_call(query, collect.query.as_slice());
            if !collect.operations.is_empty() {
                w.operations(collect.operations);
            }
        });
    }

    fn operations(&mut self, operations: List<AttributeOperation>) {
        let ast = self.ast;
        self.out.key("ops");
        self.out.open_list();
        for operation in &ast[operations] {
            let name = match operation.op {
                AttributeOp::Set => "=>",
                AttributeOp::Append => "+>",
                AttributeOp::Unfold => "splat-hash",
            };
            self.call(name, |w| {
                if operation.op != AttributeOp::Unfold {
                    w.text(operation.name);
                }
                w.expr(operation.value);
            });
        }
        self.out.close_list();
    }

    fn form(&mut self, form: ResourceForm) {
        if form != ResourceForm::Regular {
            self.out.key("form");
            self.out.string(form.as_str());
        }
    }
}
