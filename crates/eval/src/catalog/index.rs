//! What collectors look at: the resources of a type, those that changed, those of a title.
//!
//! A collector sees each resource once when it is new, and again only when something of it that a
//! query can ask for has changed since. So collectors cost what they find, not what there is.

use marotte_pcore::Str;
use rustc_hash::FxHashMap;

use super::{Catalog, ResourceId};

/// The resources of one type, in the order in which they were declared.
#[derive(Default)]
pub(crate) struct OfType {
    pub(crate) ids: Vec<ResourceId>,
    /// Those with an attribute set after their declaration, in the order of the changes. Only
    /// kept for types that are collected.
    pub(crate) changed: Vec<ResourceId>,
    is_collected: bool,
    by_title: FxHashMap<Str, Vec<ResourceId>>,
    /// How many of the resources are in the index of titles.
    indexed: usize,
}

/// How far a collector has looked.
#[derive(Clone, Copy, Default)]
pub(crate) struct Looked {
    ids: usize,
    changed: usize,
    tag_changes: u64,
}

impl Catalog {
    /// Makes a resource one that the compiler evaluates, collects and finishes.
    pub(crate) fn add_compiled(&mut self, id: ResourceId) {
        self.compiled.push(id);
        let resource = self.resource(id);
        let (type_name, is_code) = (resource.type_name.clone(), resource.schema.is_none());
        self.of_type.entry(type_name).or_default().ids.push(id);
        if is_code {
            self.unevaluated.push(id);
        }
    }

    /// Remembers that an attribute was set on a resource of the catalog.
    pub(crate) fn note_change(&mut self, id: ResourceId) {
        let type_name = &self.resources[id].type_name;
        if let Some(of) = self.of_type.get_mut(type_name)
            && of.is_collected
            && of.changed.last() != Some(&id)
        {
            of.changed.push(id);
        }
    }

    /// Remembers that a resource of the catalog was tagged: so is all that it contains.
    pub(crate) fn note_tag(&mut self) {
        self.tag_changes += 1;
    }

    /// The resources of a type that may satisfy a query now and did not before, in their order.
    pub(crate) fn candidates(
        &mut self,
        type_name: &Str,
        looked: &mut Looked,
        asks_for_tags: bool,
    ) -> Vec<ResourceId> {
        let tag_changes = self.tag_changes;
        let of = self.of_type.entry(type_name.clone()).or_default();
        let is_first = !std::mem::replace(&mut of.is_collected, true);
        let from = *looked;
        *looked = Looked {
            ids: of.ids.len(),
            changed: of.changed.len(),
            tag_changes,
        };
        if is_first || (asks_for_tags && from.tag_changes != tag_changes) {
            return of.ids.clone();
        }
        let mut found = of.changed[from.changed..].to_vec();
        found.extend(&of.ids[from.ids..]);
        if from.changed < of.changed.len() {
            found.sort_unstable();
            found.dedup();
        }
        found
    }

    /// The resources of a type and title, in whatever case the title is written.
    pub(crate) fn titled(&mut self, type_name: &Str, title: &str) -> Vec<ResourceId> {
        let Some(of) = self.of_type.get_mut(type_name) else {
            return Vec::new();
        };
        for id in &of.ids[of.indexed..] {
            let title = self.resources[*id].title.to_lowercase();
            of.by_title.entry(title).or_default().push(*id);
        }
        of.indexed = of.ids.len();
        let title: Str = title.to_lowercase().into();
        of.by_title.get(&title).cloned().unwrap_or_default()
    }
}
