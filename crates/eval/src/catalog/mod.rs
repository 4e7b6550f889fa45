//! The catalog under construction: what code declares while it runs.
//!
//! A [`Catalog`] belongs to one compilation. Resources, definitions and sources are indexes into
//! its tables, so that they can speak of each other. The finished catalog, as it goes over the
//! wire, is made from it at the end (see `marotte-catalog`).

mod accepted;
mod api;
mod arena;
mod chain;
mod class;
mod collector;
mod compile;
mod declare;
mod defaults;
mod definition;
mod exported;
mod finish;
mod import;
mod index;
mod inheritance;
mod location;
mod made;
mod manifests;
mod nodes;
mod origin;
mod overriding;
mod parameters;
mod params;
mod private;
mod relationship;
mod resource;
mod schema;
mod shared;
mod spot;
mod table;
mod tags;
mod unknown;

pub(crate) use accepted::Accepted;
pub use compile::NodeData;
pub(crate) use declare::ResourceTypeRef;
pub use defaults::{Changed, ChangedDefaults};
pub use definition::{Definition, DefinitionId, DefinitionKind};
pub use location::Location;
pub use manifests::Manifests;
pub use params::Params;
pub use relationship::reference_text;
pub use resource::{Kind, Param, Resource, ResourceId};
pub use schema::Schema;
pub(crate) use spot::defined_place;
pub(crate) use table::split_reference;
pub use tags::TagSet;

use std::collections::HashSet;

use marotte_pcore::Str;
use rustc_hash::{FxBuildHasher, FxHashMap};

use collector::Collector;
use overriding::Override;
use relationship::Relationship;

/// The catalog of one compilation while it is built.
#[derive(Default)]
pub struct Catalog {
    /// The resource types that were asked for, by their lower-case names.
    pub(crate) schemas: FxHashMap<Str, Option<Schema>>,
    /// All resources, in the order in which they were made.
    pub(crate) resources: arena::Resources,
    /// The resources that the compiler evaluates and finishes: not the stage and the settings.
    pub(crate) compiled: Vec<ResourceId>,
    pub(crate) table: table::ResourceTable,
    pub(crate) edges: Vec<(ResourceId, ResourceId)>,
    /// For each resource, where its first edge comes from. Most have no other.
    pub(crate) first_edges: Vec<Option<ResourceId>>,
    /// The edges to resources that have one already.
    pub(crate) further_edges: HashSet<(ResourceId, ResourceId), FxBuildHasher>,
    /// The classes that were evaluated, in their order.
    pub(crate) classes: Vec<Str>,
    pub(crate) tags: TagSet,
    pub(crate) tag_names: tags::TagNames,
    pub(crate) definitions: Vec<Definition>,
    pub(crate) classes_by_name: FxHashMap<Str, DefinitionId>,
    pub(crate) defines_by_name: FxHashMap<Str, DefinitionId>,
    /// The nodes of the manifests that the compilation began with.
    pub(crate) indexed: Option<nodes::IndexedNodes>,
    /// The nodes behind those.
    pub(crate) nodes: Vec<DefinitionId>,
    pub(crate) nodes_by_name: FxHashMap<Str, DefinitionId>,
    /// Programs whose definitions are known, by their addresses: as long as they are here, nothing
    /// else can have the same.
    pub(crate) imported: FxHashMap<usize, std::sync::Arc<marotte_ir::Program>>,
    /// Whether any definition is private, or has a private parameter.
    pub(crate) has_private: bool,
    /// The classes whose ancestors are all known, up to one that inherits nothing.
    pub(crate) rooted: HashSet<DefinitionId, FxBuildHasher>,
    /// Whether code has named a type of resources that nobody knows: `Resource['nosuch', 'a']`.
    pub(crate) has_unknown_types: bool,
    /// Names that no file defines.
    pub(crate) not_found: HashSet<Str, FxBuildHasher>,
    /// Overrides of resources that are not there yet, by reference.
    pub(crate) overrides: FxHashMap<Str, Vec<Override>>,
    /// The references with overrides, in the order in which they came.
    pub(crate) overridden: Vec<Str>,
    pub(crate) collectors: Vec<Collector>,
    /// How many resources all collectors together have found.
    pub(crate) collected: usize,
    /// The collectors that may still find something.
    pub(crate) active_collectors: Vec<usize>,
    /// The resources that are compiled, by type.
    pub(crate) of_type: FxHashMap<Str, index::OfType>,
    /// How often a resource was tagged after its declaration.
    pub(crate) tag_changes: u64,
    /// The resources with code that has not run, in their order.
    pub(crate) unevaluated: Vec<ResourceId>,
    pub(crate) relationships: Vec<Relationship>,
    /// Those that have become attributes.
    pub(crate) related: Vec<Relationship>,
    pub(crate) sources: location::Sources,
    /// The name of the node.
    pub(crate) node_name: Str,
    pub(crate) node_scope: Option<crate::ScopeId>,
    /// How many resources there may be.
    pub(crate) max_resources: usize,
    /// Whether exported resources have a store to come from.
    pub(crate) storeconfigs: bool,
    /// What collectors brought from the store.
    pub(crate) from_store: HashSet<ResourceId, FxBuildHasher>,
    /// Whether code in another language decides on the resource defaults of any scope.
    pub(crate) has_changed_defaults: bool,
    /// The defaults that such code last asked for.
    pub(crate) unchanged: Option<defaults::Unchanged>,
}

impl Catalog {
    /// The same without what only the evaluator needs, which is gone before a finished catalog
    /// takes its place.
    pub(crate) fn without_tables(self) -> Self {
        Self {
            resources: self.resources,
            edges: self.edges,
            classes: self.classes,
            tags: self.tags,
            tag_names: self.tag_names,
            sources: self.sources,
            node_name: self.node_name,
            ..Self::default()
        }
    }

    /// The pattern of the node that was chosen, if its name is one.
    pub fn node_pattern(&self) -> Option<Str> {
        let mut nodes = self.definitions.iter();
        let is_chosen = |name| self.find("Node", name).is_some();
        nodes.find_map(|node| {
            let pattern = node.pattern.as_ref().filter(|_| is_chosen(&node.name))?;
            Some(pattern.source().into())
        })
    }

    /// The programs whose definitions are known.
    pub(crate) fn imported_programs(&self) -> impl Iterator<Item = &marotte_ir::Program> {
        self.imported.values().map(|program| &**program)
    }

    /// The names of classes and defines that are nowhere.
    pub(crate) fn missing_names(&self) -> impl Iterator<Item = &Str> {
        self.not_found.iter()
    }

    /// A resource.
    pub fn resource(&self, id: ResourceId) -> &Resource {
        &self.resources[id]
    }

    pub(crate) fn resource_mut(&mut self, id: ResourceId) -> &mut Resource {
        &mut self.resources[id]
    }

    /// A class, define or node.
    pub fn definition(&self, id: DefinitionId) -> &Definition {
        &self.definitions[id.index()]
    }

    /// The resources in the order of the catalog.
    pub fn in_order(&self) -> impl Iterator<Item = &Resource> {
        self.resources.iter()
    }

    /// How many resources there are.
    pub fn resource_count(&self) -> usize {
        self.resources.len()
    }

    /// Takes the resources out, in the order of the catalog.
    pub fn take_resources(&mut self) -> impl Iterator<Item = Resource> + use<> {
        std::mem::take(&mut self.resources).into_iter()
    }

    /// The name of the node.
    pub fn node_name(&self) -> &Str {
        &self.node_name
    }

    /// The containment edges in their order.
    pub fn edges(&self) -> &[(ResourceId, ResourceId)] {
        &self.edges
    }

    /// The classes that were evaluated, in their order.
    pub fn classes(&self) -> &[Str] {
        &self.classes
    }

    /// Takes out the words that sets of tags have indexes of.
    pub fn take_tag_names(&mut self) -> Vec<Str> {
        self.tag_names.take()
    }

    /// The tags of the catalog: those of its classes first.
    pub fn all_tags(&mut self) -> Vec<Str> {
        let mut all = TagSet::default();
        for class in &self.classes {
            self.tag_names.add_valid(&mut all, class);
        }
        all.merge(&self.tags);
        self.tag_names.words(&all).cloned().collect()
    }

    /// Gives a resource the tags of another.
    pub(crate) fn merge_tags(&mut self, from: ResourceId, to: ResourceId) {
        if from != to {
            let tags = std::mem::take(&mut self.resources[from].tags);
            self.resources[to].tags.merge(&tags);
            self.resources[from].tags = tags;
        }
    }

    pub(crate) fn add_edge(&mut self, from: ResourceId, to: ResourceId) {
        let at = to.index();
        if at >= self.first_edges.len() {
            self.first_edges.resize(at + 1, None);
        }
        let is_new = match self.first_edges[at] {
            None => {
                self.first_edges[at] = Some(from);
                true
            }
            Some(first) => first != from && self.further_edges.insert((from, to)),
        };
        if is_new {
            self.edges.push((from, to));
        }
    }

    /// What each resource contains, in the order of the edges: for each resource where its part
    /// begins, and all parts in one.
    pub(crate) fn children(&self) -> (Vec<u32>, Vec<ResourceId>) {
        let mut starts = vec![0_u32; self.resources.len() + 1];
        for (from, _) in &self.edges {
            starts[from.index() + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut children = vec![ResourceId::new(0); self.edges.len()];
        for (from, to) in &self.edges {
            let place = &mut next[from.index()];
            children[*place as usize] = *to;
            *place += 1;
        }
        (starts, children)
    }

    pub(crate) fn add_class(&mut self, name: &Str) {
        self.classes.push(name.clone());
        self.tag_names.add_valid(&mut self.tags, name);
    }

    /// A class that a classifier names, perhaps not as a class can be named.
    pub(crate) fn add_named_class(&mut self, name: &Str) -> crate::EvalResult<()> {
        self.classes.push(name.clone());
        let added = self.tag_names.add(&mut self.tags, name);
        added.map_err(|invalid| crate::Signal::during(invalid.issue()))
    }
}
