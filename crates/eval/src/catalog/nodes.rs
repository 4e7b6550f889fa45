//! The nodes that manifests define.
//!
//! A site may define thousands of nodes, of which a compilation needs one. So what does not depend
//! on the node is done once for all compilations: names are known by their hashes, patterns as
//! [`Patterns`], and manifests that define nothing but nodes are not looked at again. A definition is
//! made of the node only that matches.

use std::sync::Arc;

use marotte_diagnostics::{CatalogIssue, Place};
use marotte_ir::Program;
use marotte_pcore::convert::to_text;
use marotte_pcore::dialect::without_anchors;
use marotte_pcore::{Regexp, Str};
use marotte_regex::{LimitError, Patterns};
use marotte_syntax::Dialect;
use marotte_syntax::ast::{ExprId, ExprKind};
use rustc_hash::{FxHashMap, FxHashSet};

use super::import::regexp_node_name;
use super::manifests::Manifest;
use super::spot::name_place;
use super::{Catalog, Definition, DefinitionId, DefinitionKind};
use crate::definitions::ParameterTypes;
use crate::evaluator::Evaluator;
use crate::patterns::given_up;
use crate::signal::{EvalResult, Signal};

/// What the groups of a pattern have matched.
type Groups = Vec<Option<Str>>;

/// All nodes of some manifests, whose names differ from each other and from those of classes.
pub(crate) struct NodeIndex {
    nodes: Vec<IndexedNode>,
    by_name: FxHashMap<Str, u32>,
    patterns: Patterns,
    /// The nodes of the patterns.
    with_patterns: Vec<u32>,
    /// The manifests with nothing but nodes, by the addresses of their programs.
    others: FxHashMap<usize, usize>,
}

/// A name or pattern of a node.
#[derive(Clone)]
pub(crate) struct IndexedNode {
    pub(crate) program: Arc<Program>,
    pub(crate) id: ExprId,
    pub(crate) name: Str,
    /// The index of its manifest.
    pub(crate) manifest: usize,
    /// What the name must match, as code has it.
    source: Option<Str>,
}

impl IndexedNode {
    /// What the name must match.
    pub(crate) fn pattern(&self) -> Option<Arc<Regexp>> {
        let source = self.source.clone()?;
        let regexp = Regexp::new_in(source, self.program.dialect());
        regexp.ok().map(Arc::new)
    }

    /// Where it is defined.
    pub(crate) fn place(&self) -> Place {
        name_place(&self.program, self.id)
    }
}

impl NodeIndex {
    /// The nodes of manifests; nothing if something is wrong with one, which a compilation will say.
    pub(super) fn of(manifests: &[Manifest]) -> Option<Self> {
        let mut nodes = Vec::new();
        for (at, manifest) in manifests.iter().enumerate() {
            add_nodes(at, &manifest.program, &mut nodes)?;
        }
        let classes: FxHashSet<Str> = manifests.iter().flat_map(class_names).collect();
        let mut by_name = FxHashMap::default();
        for (at, node) in (0..).zip(&nodes) {
            let known = by_name.insert(node.name.clone(), at);
            if known.is_some() || classes.contains(&node.name) {
                return None;
            }
        }
        let (mut sources, mut with_patterns): (Vec<Box<str>>, _) = (Vec::new(), Vec::new());
        for (at, node) in (0..).zip(&nodes) {
            if let Some(source) = &node.source {
                sources.push(match node.program.dialect() {
                    Dialect::Puppet8 => source.as_str().into(),
                    Dialect::Evaluator4 => without_anchors(source).as_str().into(),
                });
                with_patterns.push(at);
            }
        }
        let address = |of: &Manifest| Arc::as_ptr(&of.program).addr();
        let others = manifests.iter().enumerate();
        let others = others.filter(|(_, manifest)| manifest.has_only_nodes());
        Some(Self {
            nodes,
            by_name,
            patterns: Patterns::new(sources).ok()?,
            with_patterns,
            others: others
                .map(|(at, manifest)| (address(manifest), at))
                .collect(),
        })
    }

    /// The node of a name (or what stands for the name of a pattern), in the manifests before one.
    pub(crate) fn named(&self, name: &str, end: usize) -> Option<&IndexedNode> {
        let node = &self.nodes[*self.by_name.get(name)? as usize];
        (node.manifest < end).then_some(node)
    }

    /// The same if it is a name.
    pub(crate) fn with_name(&self, name: &str, end: usize) -> Option<&IndexedNode> {
        let node = self.named(name, end);
        node.filter(|node| node.source.is_none())
    }

    /// The first node whose pattern a name matches, in the manifests before one, with its groups.
    pub(crate) fn matching(
        &self,
        name: &str,
        end: usize,
    ) -> Result<Option<(&IndexedNode, Groups)>, LimitError> {
        let is_before = |at: &u32| self.nodes[*at as usize].manifest < end;
        let end = self.with_patterns.partition_point(is_before);
        let found = self.patterns.first_below(end, name)?;
        Ok(found.map(|(at, captures)| {
            let node = &self.nodes[self.with_patterns[at] as usize];
            let groups = (0..captures.len()).map(|group| captures.get(group).map(Str::from));
            (node, groups.collect())
        }))
    }

    /// All names and patterns.
    pub(crate) fn all(&self) -> &[IndexedNode] {
        &self.nodes
    }

    /// Whether a manifest before one has any node.
    pub(crate) fn has_nodes(&self, end: usize) -> bool {
        self.nodes.first().is_some_and(|node| node.manifest < end)
    }

    /// The index of a manifest that has nothing but nodes, by the address of its program.
    pub(crate) fn other(&self, address: usize) -> Option<usize> {
        self.others.get(&address).copied()
    }
}

/// Adds the nodes of a program; nothing if a name is not known beforehand.
fn add_nodes(manifest: usize, program: &Arc<Program>, nodes: &mut Vec<IndexedNode>) -> Option<()> {
    let ast = &program.ast;
    for id in &ast.definitions {
        let ExprKind::Node(node) = ast[*id].kind else {
            continue;
        };
        for host in &ast[ast[node].host_matches] {
            let (name, source) = match ast[*host].kind {
                ExprKind::Regexp(source) => {
                    let source = ast.text(source);
                    (regexp_node_name(source), Some(source.into()))
                }
                ExprKind::Default => ("default".into(), None),
                _ => {
                    let value = program.constant(*host)?;
                    (to_text(value).to_lowercase(), None)
                }
            };
            nodes.push(IndexedNode {
                program: program.clone(),
                id: *id,
                name,
                manifest,
                source,
            });
        }
    }
    Some(())
}

/// The lower-case names of the classes of a manifest.
fn class_names(manifest: &Manifest) -> impl Iterator<Item = Str> {
    let ast = &manifest.program.ast;
    let definitions = manifest.definitions.iter();
    definitions.filter_map(|id| match ast[*id].kind {
        ExprKind::Class(class) => Some(ast.text(ast[class].name).to_lowercase().into()),
        _ => None,
    })
}

/// The nodes of the manifests that a compilation began with.
pub(crate) struct IndexedNodes {
    pub(super) index: Arc<NodeIndex>,
    /// Only the nodes in the manifests before this one are found in the index.
    pub(super) end: usize,
    /// The manifest whose definitions are being made.
    pub(super) current: Option<usize>,
}

impl IndexedNodes {
    /// The manifests before this one are done.
    fn done(&self) -> usize {
        self.current
            .map_or(self.end, |current| current.min(self.end))
    }

    /// The node of a name, or what stands for the name of a pattern.
    pub(super) fn named(&self, name: &str) -> Option<&IndexedNode> {
        self.index.named(name, self.done())
    }

    /// The node that a lower-case name is the name of.
    pub(crate) fn with_name(&self, name: &str) -> Option<&IndexedNode> {
        self.index.with_name(name, self.end)
    }

    /// All of them.
    pub(crate) fn all(&self) -> &[IndexedNode] {
        self.index.all()
    }

    /// The first node whose pattern a name matches.
    pub(crate) fn matching(
        &self,
        name: &str,
    ) -> Result<Option<(&IndexedNode, Groups)>, LimitError> {
        self.index.matching(name, self.end)
    }

    /// Whether there are any.
    pub(crate) fn has_nodes(&self) -> bool {
        self.index.has_nodes(self.end)
    }
}

impl Catalog {
    /// Whether the definitions of a program are known, by its address.
    pub(crate) fn is_imported(&self, address: usize) -> bool {
        let in_index = || {
            let indexed = self.indexed.as_ref()?;
            Some(indexed.index.other(address)? < indexed.done())
        };
        self.imported.contains_key(&address) || in_index().unwrap_or_default()
    }

    /// A node that comes while the manifests are imported which the index is of, or a class with the
    /// name of a node that has its turn later, comes from a module: so the index ends here.
    pub(super) fn note_intruder(&mut self, definition: &Definition) {
        let Some(indexed) = &mut self.indexed else {
            return;
        };
        let Some(current) = indexed.current else {
            return;
        };
        let later = indexed.index.named(&definition.name, usize::MAX);
        let is_intruder = match definition.kind {
            DefinitionKind::Node => true,
            DefinitionKind::Class => later.is_some_and(|node| node.manifest >= current),
            DefinitionKind::Define => false,
        };
        if is_intruder {
            indexed.end = indexed.end.min(current);
        }
    }
}

impl Evaluator {
    /// The node whose name or pattern matches; if there are nodes at all, one must. Names count more
    /// than patterns, and the first pattern more than others.
    pub(crate) fn find_node(&mut self) -> EvalResult<Option<(DefinitionId, Option<Groups>)>> {
        let catalog = &self.catalog;
        let indexed = catalog.indexed.as_ref();
        if catalog.nodes.is_empty() && !indexed.is_some_and(IndexedNodes::has_nodes) {
            return Ok(None);
        }
        let name = catalog.node_name.to_lowercase();
        let made = |name: &str| {
            let id = catalog.nodes_by_name.get(name).copied();
            id.filter(|id| catalog.definition(*id).pattern.is_none())
        };
        let named = |name: &str| match indexed.and_then(|of| of.with_name(name)) {
            Some(node) => Some(Found::Indexed(node.clone())),
            None => made(name).map(Found::Made),
        };
        let found = match named(&name) {
            Some(found) => Some((found, None)),
            None => self.matching_node(&name)?,
        };
        match found.or_else(|| Some((named("default")?, None))) {
            Some((Found::Made(id), groups)) => Ok(Some((id, groups))),
            Some((Found::Indexed(node), groups)) => Ok(Some((self.take_node(node), groups))),
            None => {
                let name = self.catalog.node_name.as_str().into();
                let (advice, place) = self.similar_node();
                let signal = Signal::during(CatalogIssue::UnknownNode { name });
                Err(signal.about(place).with_advice(advice))
            }
        }
    }

    /// The first node whose pattern matches a name.
    fn matching_node(&self, name: &str) -> EvalResult<Option<(Found, Option<Groups>)>> {
        if let Some(indexed) = &self.catalog.indexed
            && let Some((node, groups)) = indexed.matching(name).map_err(given_up)?
        {
            return Ok(Some((Found::Indexed(node.clone()), Some(groups))));
        }
        for id in &self.catalog.nodes {
            if let Some(pattern) = &self.catalog.definition(*id).pattern
                && let Some(captures) = pattern.regex().captures(name).map_err(given_up)?
            {
                let groups = (0..captures.len()).map(|group| captures.get(group).map(Str::from));
                return Ok(Some((Found::Made(*id), Some(groups.collect()))));
            }
        }
        Ok(None)
    }

    /// Makes the definition of a node that the index has.
    fn take_node(&mut self, node: IndexedNode) -> DefinitionId {
        let pattern = node.pattern();
        let IndexedNode {
            program, id, name, ..
        } = node;
        let address = Arc::as_ptr(&program).addr();
        self.catalog.imported.insert(address, program.clone());
        let location = self.location(&program, id);
        self.catalog.definitions.push(Definition {
            kind: DefinitionKind::Node,
            name,
            code: Some((program, id)),
            module_name: Some(Str::new()),
            parent: None,
            location,
            parameter_types: ParameterTypes::none(),
            pattern,
            overrides_all: false,
            private: false,
        });
        DefinitionId::new(self.catalog.definitions.len() - 1)
    }
}

/// A node that was found.
enum Found {
    /// In the index: there is no definition of it yet.
    Indexed(IndexedNode),
    /// As a definition.
    Made(DefinitionId),
}
