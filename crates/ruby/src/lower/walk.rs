//! The walk over Prism's tree: what is known on the way, and how deep it may go.

use std::sync::Arc;

use ruby_prism as prism;

use super::SyntaxError;
use super::deferred::LeftOut;
use super::scopes::Scope;
use super::shorthand::Shorthand;
use super::text::{Lines, Names};
use crate::program::{FirstMethod, Node, NodeKind, Source};

/// Code that is nested deeper is refused. Chains (`a + b + c`) are nested, too.
pub(crate) const DEEPEST: u32 = 3000;

/// How much of the stack must be left for one more level, and how much is added.
const RED_ZONE: usize = 256 << 10;
const GROWTH: usize = 4 << 20;

/// How many levels there are between two looks at the stack.
const LEVELS: u32 = 8;

/// The state of the walk.
pub(super) struct Walk {
    pub(super) source: Arc<Source>,
    pub(super) lines: Lines,
    pub(super) names: Names,
    /// The bodies around, outermost first.
    pub(super) scopes: Vec<Scope>,
    /// The first method that is defined.
    pub(super) first_method: Option<FirstMethod>,
    /// Whether nothing but variables is named.
    pub(super) is_closed: bool,
    /// Calls that stand for others, in the order of the text.
    pub(super) shorthands: Vec<Shorthand>,
    /// How many of those were met.
    pub(super) shorthands_met: usize,
    /// The text that methods are left out of.
    pub(super) whole_text: &'static str,
    /// Methods that are read later, in the order of the text.
    pub(super) left_out: Vec<LeftOut>,
    /// How many of those were met.
    pub(super) left_out_met: usize,
    /// Why there is no program.
    pub(super) failure: Option<SyntaxError>,
    pub(super) depth: u32,
    /// How deep the body on the way has gone so far.
    pub(super) deepest: u32,
}

impl Walk {
    pub(super) fn new(source: Arc<Source>, lines: Lines) -> Self {
        Self {
            source,
            lines,
            names: Names::default(),
            scopes: Vec::new(),
            first_method: None,
            is_closed: true,
            shorthands: Vec::new(),
            shorthands_met: 0,
            whole_text: "",
            left_out: Vec::new(),
            left_out_met: 0,
            failure: None,
            depth: 0,
            deepest: 0,
        }
    }

    /// Goes one level deeper, if that is allowed. All recursion comes by here.
    pub(super) fn deeper<T>(
        &mut self,
        location: &prism::Location<'_>,
        go: impl FnOnce(&mut Self) -> T,
    ) -> Option<T> {
        if self.failure.is_some() {
            return None;
        }
        if self.depth >= DEEPEST {
            self.failure = Some(SyntaxError {
                line: self.lines.of(location),
                message: "the code is nested too deep".to_owned(),
            });
            return None;
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        // Some levels fit into what is left whenever that is looked at.
        let result = match self.depth % LEVELS {
            0 => stacker::maybe_grow(RED_ZONE, GROWTH, || go(self)),
            _ => go(self),
        };
        self.depth -= 1;
        Some(result)
    }

    /// An expression, or any other node.
    pub(super) fn node(&mut self, node: &prism::Node<'_>) -> Node {
        self.deeper(&node.location(), |walk| walk.expression(node))
            .unwrap_or(Node {
                kind: NodeKind::Nil,
                line: 0,
            })
    }

    /// A node that may be missing, at this line if so.
    pub(super) fn optional(&mut self, node: Option<prism::Node<'_>>, line: u32) -> Node {
        match node {
            Some(node) => self.node(&node),
            None => Node {
                kind: NodeKind::Nil,
                line,
            },
        }
    }

    /// Statements that may be missing, at this line if so.
    pub(super) fn statements(
        &mut self,
        statements: Option<prism::StatementsNode<'_>>,
        line: u32,
    ) -> Node {
        self.optional(statements.map(|statements| statements.as_node()), line)
    }

    /// Boxes of nodes.
    pub(super) fn nodes(&mut self, nodes: &prism::NodeList<'_>) -> Box<[Node]> {
        nodes.iter().map(|node| self.node(&node)).collect()
    }
}
