//! The PN form of definitions and of lambdas.

use super::{Notation, Writer};
use crate::ast::{ExprId, ExprKind, Lambda, List, Node, Parameter, Text, TypeDefinition};

/// The parts that definitions share, in the order in which they are printed.
pub(super) struct Definition {
    pub(super) name: Text,
    pub(super) private: bool,
    pub(super) parent: Option<Text>,
    pub(super) parameters: List<Parameter>,
    pub(super) body: Option<ExprId>,
    pub(super) return_type: Option<ExprId>,
}

impl<N: Notation> Writer<'_, N> {
    pub(super) fn definition(&mut self, kind: &str, definition: &Definition) {
        self.map_call(kind, |w| {
            w.text_entry("name", definition.name);
            w.flag("private", definition.private);
            if let Some(parent) = definition.parent {
                w.text_entry("parent", parent);
            }
            w.parameters(definition.parameters);
            w.body(definition.body);
            w.optional_entry("returns", definition.return_type);
        });
    }

    pub(super) fn lambda(&mut self, lambda: Lambda) {
        self.map_call("lambda", |w| {
            w.parameters(lambda.parameters);
            w.optional_entry("returns", lambda.return_type);
            w.body(lambda.body);
        });
    }

    pub(super) fn node(&mut self, node: Node) {
        let ast = self.ast;
        self.map_call("node", |w| {
            w.list_entry("matches", &ast[node.host_matches]);
            w.optional_entry("parent", node.parent);
            w.body(node.body);
        });
    }

    pub(super) fn type_definition(&mut self, definition: &TypeDefinition) {
        self.call("type-definition", |w| {
            w.text(definition.name);
            match definition.parent {
                Some(parent) => w.text(parent),
                None => w.out.nil(),
            }
            match definition.body {
                Some(body) => w.expr(body),
                None => w.call("nop", |_| {}),
            }
        });
    }

    fn parameters(&mut self, parameters: List<Parameter>) {
        if parameters.is_empty() {
            return;
        }
        let ast = self.ast;
        self.out.key("params");
        self.out.open_map();
        for parameter in &ast[parameters] {
            self.out.key(ast.text(parameter.name));
            self.out.open_map();
            self.flag("private", parameter.private);
            self.optional_entry("type", parameter.type_expr);
            self.flag("splat", parameter.captures_rest);
            self.optional_entry("value", parameter.value);
            self.out.close_map();
        }
        self.out.close_map();
    }

    fn body(&mut self, body: Option<ExprId>) {
        if let Some(body) = body {
            self.block_entry("body", body);
        }
    }

    /// An entry whose value is the list of the statements of a block, or of the one statement.
    pub(super) fn block_entry(&mut self, key: &str, block: ExprId) {
        let ast = self.ast;
        match ast[block].kind {
            ExprKind::Block(statements) => self.list_entry(key, &ast[statements]),
            _ => self.list_entry(key, &[block]),
        }
    }
}
