//! Arrays that several resources have as one attribute: what a relationship adds to it, all of them get.
//!
//! ```puppet
//! notify { ['a', 'b']: before => [Notify['c']] }
//! Notify['a'] -> Notify['d']   # 'b' comes before 'd', too
//! ```

use std::rc::Rc;

use marotte_pcore::{Array, Value};
use rustc_hash::FxHashMap;

use super::relationship::ADDED_TO;
use super::{Catalog, Param, ResourceId};

/// The resources that have their arrays in common, by attribute.
#[derive(Default)]
pub(super) struct SharedArrays {
    /// Nothing until somebody wants to know.
    groups: Option<Groups>,
}

type Groups = FxHashMap<(ResourceId, &'static str), Rc<[ResourceId]>>;

impl SharedArrays {
    /// The resources whose attribute is the array that one of them has. They are found when it is asked for the first time
    /// of an array that is held more than once, before anything has been added to such a one.
    pub(super) fn with(
        &mut self,
        catalog: &mut Catalog,
        id: ResourceId,
        name: &'static str,
    ) -> Option<Rc<[ResourceId]>> {
        if !may_be_shared(catalog, id, name) {
            return None;
        }
        let groups = self.groups.get_or_insert_with(|| find(catalog));
        groups.get(&(id, name)).cloned()
    }
}

/// What nobody else holds no other resource has. To go through a large catalog takes a while.
fn may_be_shared(catalog: &mut Catalog, id: ResourceId, name: &str) -> bool {
    match catalog.resource_mut(id).parameters.get_mut(name) {
        Some(Param {
            value: Value::Array(values),
            ..
        }) => !values.is_unique(),
        _ => false,
    }
}

fn find(catalog: &Catalog) -> Groups {
    // Empty arrays without room are all in the same place.
    let nowhere = Array::new().as_slice().as_ptr();
    let mut by_address: FxHashMap<(*const Value, &'static str), Vec<ResourceId>> =
        FxHashMap::default();
    for number in 0..catalog.resource_count() {
        let id = ResourceId::new(number);
        for name in ADDED_TO {
            if let Some(Value::Array(values)) = catalog.resource(id).get(name)
                && values.as_slice().as_ptr() != nowhere
            {
                let at = (values.as_slice().as_ptr(), name);
                by_address.entry(at).or_default().push(id);
            }
        }
    }
    let mut groups = Groups::default();
    #[expect(
        clippy::iter_over_hash_type,
        reason = "each resource is in one group, whose order is that of the catalog"
    )]
    for ((_, name), ids) in by_address {
        if ids.len() > 1 {
            let ids: Rc<[ResourceId]> = ids.into();
            groups.extend(ids.iter().map(|id| ((*id, name), ids.clone())));
        }
    }
    groups
}
