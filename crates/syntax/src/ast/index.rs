//! From an offset to the innermost node, and from a node to what it is part of.
//!
//! A tree knows only the way down. The way up is made in one walk when it is first asked for.

use marotte_diagnostics::Span;

use super::visit::Visitor;
use super::{Ast, ExprId, ExprKind, NodeId};

/// The way up a tree, and the nodes in the order of the text.
pub(super) struct NodeIndex {
    /// What each node is part of, a row a table of nodes.
    parents: [Vec<Option<NodeId>>; NodeId::TABLES],
    /// The innermost node from each offset on, up to the next.
    innermost: Vec<(u32, Option<NodeId>)>,
}

impl NodeId {
    const TABLES: usize = 6;

    /// The number of its table, and its place there.
    fn place(self) -> (usize, usize) {
        match self {
            Self::Expr(id) => (0, id.index()),
            Self::Parameter(id) => (1, id.index()),
            Self::Entry(id) => (2, id.index()),
            Self::CaseOption(id) => (3, id.index()),
            Self::ResourceBody(id) => (4, id.index()),
            Self::AttributeOperation(id) => (5, id.index()),
        }
    }
}

impl Ast {
    /// What a node is part of; `None` for the body of the file.
    pub fn parent(&self, node: impl Into<NodeId>) -> Option<NodeId> {
        let (table, place) = node.into().place();
        *self.index().parents[table].get(place)?
    }

    /// The innermost node that the byte at an offset belongs to; `None` outside of all statements.
    ///
    /// Behind a name that ends at the offset, the node is what follows: ask for the offset before.
    pub fn node_at(&self, offset: u32) -> Option<NodeId> {
        let innermost = &self.index().innermost;
        let behind = innermost.partition_point(|(start, _)| *start <= offset);
        innermost.get(behind.checked_sub(1)?)?.1
    }

    fn index(&self) -> &NodeIndex {
        self.index.get_or_init(|| Box::new(NodeIndex::new(self)))
    }
}

impl NodeIndex {
    fn new(ast: &Ast) -> Self {
        let tables = &ast.tables;
        let mut walk = Walk {
            parents: [
                tables.exprs.len(),
                tables.parameters.len(),
                tables.entries.len(),
                tables.case_options.len(),
                tables.resource_bodies.len(),
                tables.operations.len(),
            ]
            .map(|len| vec![None; len]),
            found: Vec::new(),
            parts: Vec::new(),
            within: Vec::new(),
        };
        ast.walk(ast.body, |id| {
            let node = NodeId::Expr(id);
            walk.found.push((ast.span_of(node), node));
            // The lines of a heredoc stand apart from its tag.
            if let ExprKind::Heredoc(heredoc) = ast[id].kind {
                walk.found.push((ast[heredoc].text_span, node));
            }
            walk.within.push(node);
            ast.visit_parts(id, &mut walk);
            walk.within.pop();
            for part in walk.parts.drain(..) {
                walk.found.push((ast.span_of(part), part));
            }
            true
        });
        Self {
            parents: walk.parents,
            innermost: innermost(walk.found),
        }
    }
}

/// What a walk finds out.
struct Walk {
    parents: [Vec<Option<NodeId>>; NodeId::TABLES],
    /// Nodes and where they stand, parents before children.
    found: Vec<(Span, NodeId)>,
    /// The parts of an expression that are none.
    parts: Vec<NodeId>,
    /// The expression and those of its parts that the walk is inside of.
    within: Vec<NodeId>,
}

impl Walk {
    fn set_parent(&mut self, node: NodeId) {
        let (table, place) = node.place();
        self.parents[table][place] = self.within.last().copied();
    }
}

impl Visitor for Walk {
    fn expr(&mut self, id: ExprId) {
        self.set_parent(NodeId::Expr(id));
    }

    fn enter(&mut self, part: NodeId) {
        self.set_parent(part);
        self.parts.push(part);
        self.within.push(part);
    }

    fn leave(&mut self) {
        self.within.pop();
    }
}

/// The innermost of the nodes at each offset where that changes.
fn innermost(mut nodes: Vec<(Span, NodeId)>) -> Vec<(u32, Option<NodeId>)> {
    // Outer ones first; of the same text, the order of the walk says which is the outer one.
    nodes.sort_by_key(|(span, _)| (span.start, u32::MAX - span.end));
    let mut row: Vec<(u32, Option<NodeId>)> = Vec::with_capacity(nodes.len());
    let mut change = |offset: u32, node: Option<NodeId>| match row.last_mut() {
        Some(last) if last.0 == offset => last.1 = node,
        _ => row.push((offset, node)),
    };
    let mut open: Vec<(Span, NodeId)> = Vec::new();
    for (span, node) in nodes {
        if span.is_empty() {
            continue;
        }
        close_until(&mut open, span.start, &mut change);
        change(span.start, Some(node));
        open.push((span, node));
    }
    close_until(&mut open, u32::MAX, &mut change);
    row
}

/// Ends the nodes that end before an offset or there.
fn close_until(
    open: &mut Vec<(Span, NodeId)>,
    offset: u32,
    change: &mut impl FnMut(u32, Option<NodeId>),
) {
    while let Some((ended, _)) = open.pop_if(|(span, _)| span.end <= offset) {
        // Of text that was cut, a part may reach farther than what it is part of.
        while open.pop_if(|(span, _)| span.end <= ended.end).is_some() {}
        change(ended.end, open.last().map(|(_, node)| *node));
    }
}
