//! The manifests with which compilations begin, as far as they are the same for all nodes.

use std::sync::Arc;

use marotte_ir::Program;
use marotte_syntax::ast::{ExprId, ExprKind};

use super::nodes::NodeIndex;

/// The manifests with which a compilation begins, in their order.
#[derive(Default)]
pub struct Manifests {
    all: Vec<Manifest>,
    /// The indexes of those with more than nodes.
    busy: Vec<usize>,
    /// The nodes, if nothing is wrong with them.
    nodes: Option<Arc<NodeIndex>>,
}

/// A manifest with which a compilation begins.
pub(crate) struct Manifest {
    pub(crate) program: Arc<Program>,
    /// What it defines, without nodes.
    pub(crate) definitions: Vec<ExprId>,
    /// The code at its top, without definitions.
    pub(crate) statements: Vec<ExprId>,
}

impl Manifests {
    /// Programs in their order.
    pub fn new(programs: impl IntoIterator<Item = Arc<Program>>) -> Arc<Self> {
        let all: Vec<Manifest> = programs.into_iter().map(Manifest::new).collect();
        let nodes = match all.iter().any(Manifest::has_nodes) {
            true => NodeIndex::of(&all).map(Arc::new),
            false => None,
        };
        let is_busy = |at: &usize| nodes.is_none() || !all[*at].has_only_nodes();
        let busy = (0..all.len()).filter(is_busy).collect();
        Arc::new(Self { all, busy, nodes })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn nodes(&self) -> Option<&Arc<NodeIndex>> {
        self.nodes.as_ref()
    }

    /// The manifest at an index.
    pub(crate) fn get(&self, at: usize) -> Option<&Manifest> {
        self.all.get(at)
    }

    /// The index of the first manifest from one on that has more than nodes.
    pub(crate) fn next_busy(&self, at: usize) -> usize {
        let next = self.busy.partition_point(|busy| *busy < at);
        self.busy.get(next).copied().unwrap_or(self.all.len())
    }

    /// The manifests that have code at their tops.
    pub(crate) fn with_code(&self) -> impl Iterator<Item = &Manifest> {
        let busy = self.busy.iter().filter_map(|at| self.all.get(*at));
        busy.filter(|manifest| !manifest.statements.is_empty())
    }
}

impl Manifest {
    fn new(program: Arc<Program>) -> Self {
        let ast = &program.ast;
        let definitions = ast.definitions.iter().copied();
        let definitions = definitions.filter(|id| !matches!(ast[*id].kind, ExprKind::Node(_)));
        let statements = match ast[ast.body].kind {
            ExprKind::Block(statements) => ast[statements].to_vec(),
            _ => vec![ast.body],
        };
        let is_code = |id: &ExprId| {
            !matches!(
                ast[*id].kind,
                ExprKind::Node(_)
                    | ExprKind::Class(_)
                    | ExprKind::Define(_)
                    | ExprKind::Function(_)
                    | ExprKind::TypeAlias(_)
                    | ExprKind::Nop
            )
        };
        Self {
            definitions: definitions.collect(),
            statements: statements.into_iter().filter(is_code).collect(),
            program,
        }
    }

    fn has_nodes(&self) -> bool {
        self.definitions.len() != self.program.ast.definitions.len()
    }

    pub(super) fn has_only_nodes(&self) -> bool {
        self.definitions.is_empty() && self.statements.is_empty()
    }
}
