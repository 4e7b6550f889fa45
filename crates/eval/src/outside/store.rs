//! What other nodes export: resources that were declared with `@@` in their catalogs.

use marotte_pcore::{Str, Value};

/// Keeps the exported resources of a fleet.
pub trait Store: Send + Sync {
    /// The resources of a type that nodes other than this one export, in the order in which they
    /// are collected. The type's name is lower case. Whether a collector wants one of them is
    /// decided by its query, here: a store may leave out what cannot match, but need not.
    fn exported(&self, type_name: &str, node: &str) -> Vec<ExportedResource>;
}

/// A resource that another node exports.
#[derive(Clone, Debug)]
pub struct ExportedResource {
    /// The name of its type, in any case.
    pub type_name: Str,
    /// Its title.
    pub title: Str,
    /// Its attributes, in their order.
    pub parameters: Vec<(Str, Value)>,
    /// Its tags.
    pub tags: Vec<Str>,
}
