//! What is around what in a catalog, and what comes before what.

mod cycles;

use std::collections::HashMap;

use marotte_catalog::{Catalog, Resource};
use marotte_pcore::Value;
use marotte_pcore::deep::grow;

/// The containers of resources and their order; resources are named by their indexes.
pub(super) struct Graph {
    /// The innermost container of each resource; going up always ends.
    pub(super) parents: Vec<Option<u32>>,
    /// What each contains, in the order of the catalog.
    pub(super) children: Vec<Vec<u32>>,
    /// What comes before what, each pair once.
    pub(super) order: Vec<Order>,
    /// The resources of each circle that the order goes in.
    pub(super) cycles: Vec<Vec<u32>>,
}

/// One resource comes before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    pub(super) from: u32,
    pub(super) to: u32,
    /// Whether the second hears of what the first changes.
    pub(super) notifies: bool,
    /// Whether it is a part of a circle.
    pub(super) in_cycle: bool,
}

/// The attributes that set an order: whether their resource comes first, and whether they notify.
fn relation(name: &str) -> Option<(bool, bool)> {
    Some(match name {
        "before" => (true, false),
        "notify" => (true, true),
        "require" => (false, false),
        "subscribe" => (false, true),
        _ => return None,
    })
}

/// Whether an attribute says what comes before or after its resource.
pub(super) fn is_relation(name: &str) -> bool {
    relation(name).is_some()
}

impl Graph {
    pub(super) fn of(catalog: &Catalog) -> Self {
        let parents = parents(catalog);
        let mut children = vec![Vec::new(); parents.len()];
        for (index, parent) in (0..).zip(&parents) {
            if let Some(parent) = parent {
                children[*parent as usize].push(index);
            }
        }
        let mut graph = Self {
            order: order(catalog),
            parents,
            children,
            cycles: Vec::new(),
        };
        graph.mark_cycles(&catalog.edges);
        graph
    }

    /// The containers of a resource, the innermost first.
    pub(super) fn containers(&self, index: u32) -> impl Iterator<Item = u32> + '_ {
        let parent = |index: &u32| self.parents[*index as usize];
        std::iter::successors(parent(&index), parent)
    }
}

/// The innermost container of each resource. A class that is contained somewhere hangs on its stage as
/// well, and classes can contain each other: then the first way up counts that ends.
fn parents(catalog: &Catalog) -> Vec<Option<u32>> {
    let count = catalog.resources.len();
    let mut around: Vec<Vec<u32>> = vec![Vec::new(); count];
    for (from, to) in &catalog.edges {
        around[*to as usize].push(*from);
    }
    let mut parents: Vec<Option<u32>> = vec![None; count];
    for (index, mut containers) in around.into_iter().enumerate() {
        containers.sort_by_key(|of| catalog.resources[*of as usize].type_name == "Stage");
        let up = |of: &u32| parents[*of as usize];
        let ends = |of: &u32| {
            let mut way = std::iter::successors(Some(*of), up);
            way.all(|above| above as usize != index)
        };
        parents[index] = containers.into_iter().find(ends);
    }
    parents
}

/// What relationships say, in the order of the catalog.
fn order(catalog: &Catalog) -> Vec<Order> {
    let named = names(catalog);
    let mut order: Vec<Order> = Vec::new();
    let mut known: HashMap<(u32, u32), usize> = HashMap::new();
    for (index, resource) in (0..).zip(&catalog.resources) {
        for (name, value) in &resource.parameters {
            let Some((is_first, notifies)) = relation(name) else {
                continue;
            };
            let mut others = Vec::new();
            references(value, &mut others);
            for other in others.into_iter().filter_map(|name| named.get(name)) {
                let (from, to) = match is_first {
                    true => (index, *other),
                    false => (*other, index),
                };
                let at = *known.entry((from, to)).or_insert(order.len());
                match order.get_mut(at) {
                    Some(known) => known.notifies |= notifies,
                    None => order.push(Order {
                        from,
                        to,
                        notifies,
                        in_cycle: false,
                    }),
                }
            }
        }
    }
    order
}

/// Resources by all that relationships may call them.
fn names(catalog: &Catalog) -> HashMap<String, u32> {
    let mut named = HashMap::new();
    for (index, resource) in (0..).zip(&catalog.resources) {
        named.insert(resource.reference(), index);
    }
    for (index, resource) in (0..).zip(&catalog.resources) {
        for name in other_names(resource) {
            let reference = format!("{}[{name}]", resource.type_name);
            named.entry(reference).or_insert(index);
        }
    }
    named
}

/// What a resource is called besides its title.
fn other_names(resource: &Resource) -> Vec<&str> {
    let mut names = Vec::new();
    let parameters = resource.parameters.iter();
    for (_, value) in
        parameters.filter(|(name, _)| matches!(name.as_str(), "alias" | "name" | "path"))
    {
        references(value, &mut names);
    }
    names
}

/// The references in an attribute, which may be an array of arrays.
pub(super) fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(reference) => found.push(reference),
        Value::Array(values) => {
            grow(|| values.iter().for_each(|value| references(value, found)));
        }
        _ => {}
    }
}
