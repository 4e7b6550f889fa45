//! What of a catalog is drawn.

use std::collections::{HashSet, VecDeque};

use marotte_catalog::{Catalog, Resource};

use super::graph::Graph;
use super::selection::Reference;

/// What of a catalog is drawn; by itself, all of it.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    /// Only what is around this resource.
    pub around: Option<Reference>,
    /// How many steps around it.
    pub depth: usize,
    /// Only one kind of relations.
    pub only: Option<Only>,
    /// Whether a define and all that is in it is one box.
    pub folds: bool,
}

/// One kind of relations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only {
    /// What comes before what.
    Order,
    /// What contains what.
    Containment,
}

impl Drawing {
    /// Whether all is drawn.
    pub fn is_all(&self) -> bool {
        self.around.is_none() && self.only.is_none() && !self.folds
    }

    /// The name of the resource in the middle.
    pub(super) fn asked(&self) -> String {
        self.around
            .as_ref()
            .map_or_else(String::new, |of| of.to_string())
    }

    /// Whether a resource is the one in the middle.
    pub(super) fn is_about(&self, catalog: &Catalog, resource: &Resource) -> bool {
        self.around
            .as_ref()
            .is_some_and(|of| of.is(catalog, resource))
    }

    /// Which resources are drawn; nothing if the one in the middle is not there.
    pub(super) fn chosen(&self, catalog: &Catalog, graph: &Graph) -> Option<Vec<bool>> {
        let count = catalog.resources.len();
        let Some(around) = &self.around else {
            return Some(vec![true; count]);
        };
        let mut resources = catalog.resources.iter();
        let middle = resources.position(|resource| around.is(catalog, resource))? as u32;
        let mut shown = vec![false; count];
        for index in self.near(graph, middle) {
            shown[index as usize] = true;
        }
        Some(shown)
    }

    /// What is at most so many steps away. A step goes along the order, into a container or out of it; who
    /// has come out of a container does not go into it again, else all would be near to all.
    fn near(&self, graph: &Graph, middle: u32) -> Vec<u32> {
        let count = graph.parents.len();
        let mut along: Vec<Vec<u32>> = vec![Vec::new(); count];
        for of in graph
            .order
            .iter()
            .filter(|_| self.only != Some(Only::Containment))
        {
            along[of.from as usize].push(of.to);
            along[of.to as usize].push(of.from);
        }
        let mut seen = HashSet::from([(middle, false)]);
        let mut waiting = VecDeque::from([(middle, false, 0)]);
        while let Some((index, came_out, steps)) = waiting.pop_front() {
            if steps == self.depth {
                continue;
            }
            let mut go = |to: u32, came_out: bool| {
                if seen.insert((to, came_out)) {
                    waiting.push_back((to, came_out, steps + 1));
                }
            };
            along[index as usize].iter().for_each(|to| go(*to, false));
            if self.only == Some(Only::Order) {
                continue;
            }
            if let Some(container) = graph.parents[index as usize] {
                go(container, true);
            }
            if !came_out {
                let within = graph.children[index as usize].iter();
                within.for_each(|to| go(*to, false));
            }
        }
        seen.into_iter().map(|(index, _)| index).collect()
    }

    /// What stands for each resource: itself, or the outermost define that it is in.
    pub(super) fn folded(&self, catalog: &Catalog, graph: &Graph) -> Vec<u32> {
        let all = 0..catalog.resources.len() as u32;
        if !self.folds {
            return all.collect();
        }
        let is_define = |index: &u32| catalog.resources[*index as usize].kind == "defined_type";
        all.map(|index| {
            let around = graph.containers(index).filter(is_define);
            around.last().unwrap_or(index)
        })
        .collect()
    }
}
