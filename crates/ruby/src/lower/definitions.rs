//! Bodies: files, methods, blocks, classes.

use std::sync::Arc;

use ruby_prism as prism;

use super::calls::path_name;
use super::expressions::{by_type, unsupported};
use super::scopes::Scope;
use super::walk::Walk;
use super::{line_of, symbol};
use crate::program::{Body, BodyKind, FirstMethod, MethodBody, Node, NodeKind, Parameters};
use crate::symbol::Symbol;

/// What a body is made of.
struct Parts<'pr> {
    kind: BodyKind,
    name: Symbol,
    line: u32,
    locals: prism::ConstantList<'pr>,
    parameters: Option<prism::Node<'pr>>,
    body: Option<prism::Node<'pr>>,
}

impl Walk {
    /// The whole text.
    pub(super) fn file(&mut self, node: &prism::Node<'_>, line: u32) -> Arc<Body> {
        let name = self.scope_name();
        let kind = match self.scopes.is_empty() {
            true => BodyKind::File,
            false => BodyKind::Text,
        };
        match node.as_program_node() {
            Some(program) => self.body(Parts {
                kind,
                name,
                line,
                locals: program.locals(),
                parameters: None,
                body: Some(program.statements().as_node()),
            }),
            None => Arc::new(Body {
                kind,
                name,
                source: Arc::clone(&self.source),
                line,
                locals: Arc::default(),
                parameters: Parameters::default(),
                depth: self.deepest,
                node: self.node(node),
            }),
        }
    }

    fn body(&mut self, parts: Parts<'_>) -> Arc<Body> {
        let mut scope = Scope::new(parts.kind, parts.name);
        Self::declare_parameters(&mut scope, parts.parameters.as_ref());
        for name in &parts.locals {
            scope.slot(symbol(name.as_slice()));
        }
        self.scopes.push(scope);
        let around = std::mem::replace(&mut self.deepest, self.depth);
        let parameters = self.parameters(parts.parameters.as_ref());
        let node = self.optional(parts.body, parts.line);
        let depth = std::mem::replace(&mut self.deepest, around) - self.depth;
        let locals = self.scopes.pop().map(|scope| scope.locals);
        Arc::new(Body {
            kind: parts.kind,
            name: parts.name,
            source: Arc::clone(&self.source),
            line: parts.line,
            locals: locals.unwrap_or_default().into(),
            parameters,
            depth,
            node,
        })
    }

    /// `{ … }`, `do … end`
    pub(super) fn block(&mut self, node: &prism::BlockNode<'_>) -> Arc<Body> {
        let name = self.scope_name();
        self.body(Parts {
            kind: BodyKind::Block,
            name,
            line: line_of(&node.location()),
            locals: node.locals(),
            parameters: node.parameters(),
            body: node.body(),
        })
    }

    pub(super) fn lambda(&mut self, node: &prism::LambdaNode<'_>, line: u32) -> NodeKind {
        let name = self.scope_name();
        NodeKind::Lambda(self.body(Parts {
            kind: BodyKind::Lambda,
            name,
            line,
            locals: node.locals(),
            parameters: node.parameters(),
            body: node.body(),
        }))
    }

    pub(super) fn def(&mut self, node: &prism::DefNode<'_>, line: u32) -> NodeKind {
        let name = symbol(node.name().as_slice());
        self.first_method.get_or_insert_with(|| FirstMethod {
            name: is_plain_name(node.name().as_slice()).then_some(name),
            line,
            column: node.name_loc().start_column(),
        });
        let receiver = node.receiver().map(|receiver| self.node(&receiver));
        let body = match self.deferred(node.location().start()) {
            Some(deferred) => deferred,
            None => MethodBody::Ready(self.body(Parts {
                kind: BodyKind::Method,
                name,
                line,
                locals: node.locals(),
                parameters: node.parameters().map(|parameters| parameters.as_node()),
                body: node.body(),
            })),
        };
        match receiver {
            Some(receiver) => NodeKind::DefineSingleton(Box::new(receiver), name, Box::new(body)),
            None => NodeKind::Define(name, body),
        }
    }

    pub(super) fn class(&mut self, node: &prism::ClassNode<'_>, line: u32) -> NodeKind {
        let (scope, name) = self.class_name(&node.constant_path());
        let superclass = node.superclass().map(|superclass| self.node(&superclass));
        let body = self.class_body(name, line, node.locals(), node.body());
        NodeKind::Class(Box::new((scope, name, superclass)), body)
    }

    pub(super) fn module(&mut self, node: &prism::ModuleNode<'_>, line: u32) -> NodeKind {
        let (scope, name) = self.class_name(&node.constant_path());
        let body = self.class_body(name, line, node.locals(), node.body());
        NodeKind::Module(Box::new((scope, name)), body)
    }

    pub(super) fn singleton_class(
        &mut self,
        node: &prism::SingletonClassNode<'_>,
        line: u32,
    ) -> NodeKind {
        let object = self.node(&node.expression());
        let name = Symbol::new("singleton class");
        let body = self.class_body(name, line, node.locals(), node.body());
        NodeKind::SingletonClass(Box::new(object), body)
    }

    fn class_body(
        &mut self,
        name: Symbol,
        line: u32,
        locals: prism::ConstantList<'_>,
        body: Option<prism::Node<'_>>,
    ) -> Arc<Body> {
        self.body(Parts {
            kind: BodyKind::Class,
            name,
            line,
            locals,
            parameters: None,
            body,
        })
    }

    /// Where a class is put, and its name. `::Name` is a constant of `Object`.
    fn class_name(&mut self, path: &prism::Node<'_>) -> (Option<Node>, Symbol) {
        by_type! { path;
            ConstantReadNode, as_constant_read_node => |n| (None, symbol(n.name().as_slice()));
            ConstantPathNode, as_constant_path_node => |n| {
                let scope = match n.parent() {
                    Some(parent) => self.node(&parent),
                    None => Node {
                        kind: NodeKind::TopConstant(Symbol::new("Object")),
                        line: line_of(&n.location()),
                    },
                };
                (Some(scope), path_name(n.name()))
            };
            _ => (Some(self.node(path)), symbol(b"?"))
        }
    }

    pub(super) fn alias(node: &prism::AliasMethodNode<'_>) -> NodeKind {
        match (plain(&node.new_name()), plain(&node.old_name())) {
            (Some(new), Some(old)) => NodeKind::Alias(new, old),
            _ => unsupported("alias of a name with code in it"),
        }
    }

    pub(super) fn alias_global(node: &prism::AliasGlobalVariableNode<'_>) -> NodeKind {
        let name = |node: prism::Node<'_>| symbol(node.location().as_slice());
        NodeKind::AliasGlobal(name(node.new_name()), name(node.old_name()))
    }

    pub(super) fn undef(node: &prism::UndefNode<'_>) -> NodeKind {
        let names: Option<_> = node.names().iter().map(|name| plain(&name)).collect();
        match names {
            Some(names) => NodeKind::Undefine(names),
            None => unsupported("undef of a name with code in it"),
        }
    }
}

/// A name that is written as a symbol.
fn plain(node: &prism::Node<'_>) -> Option<Symbol> {
    Some(symbol(node.as_symbol_node()?.unescaped()))
}

/// Words of the language, which may be names of methods, too.
const WORDS: &str = "\
    BEGIN END __ENCODING__ __FILE__ __LINE__ alias and begin break case class def defined? do \
    else elsif end ensure false for if in module next nil not or redo rescue retry return self \
    super then true undef unless until when while yield";

/// Whether the name of a method is neither an operator nor a constant nor a word of the language.
fn is_plain_name(name: &[u8]) -> bool {
    let starts_plainly = name
        .first()
        .is_some_and(|first| first.is_ascii_lowercase() || *first == b'_' || !first.is_ascii());
    starts_plainly && !WORDS.split(' ').any(|word| word.as_bytes() == name)
}
