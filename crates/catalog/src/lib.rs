//! Finished catalogs: what an agent gets, in Puppet's JSON.
//!
//! A catalog here is plain data. How it came about is the evaluator's business.

mod json;

use marotte_pcore::{Str, Value};

pub use json::write_json;

/// A finished catalog.
pub struct Catalog {
    /// The name of the node.
    pub name: Str,
    /// The version of the configuration.
    pub version: Value,
    /// Which code the catalog was made of, where the server keeps old versions of it.
    pub code_id: Option<Str>,
    /// A new one for each catalog.
    pub catalog_uuid: Str,
    /// The environment.
    pub environment: Str,
    /// The tags.
    pub tags: Vec<Str>,
    /// The resources in their order.
    pub resources: Vec<Resource>,
    /// Containment, as indexes of resources.
    pub edges: Vec<(u32, u32)>,
    /// The classes in their order.
    pub classes: Vec<Str>,
}

/// A resource of a finished catalog.
pub struct Resource {
    /// The capitalised type.
    pub type_name: Str,
    /// The title.
    pub title: Str,
    /// The tags.
    pub tags: Vec<Str>,
    /// The file that declares it.
    pub file: Option<Str>,
    /// The line that declares it.
    pub line: Option<u32>,
    /// Whether it is for other nodes.
    pub exported: bool,
    /// `compilable_type`, `defined_type`, `class` or `unknown`.
    pub kind: &'static str,
    /// The attributes in their order, references as strings.
    pub parameters: Vec<(Str, Value)>,
    /// The attributes whose values must not be shown.
    pub sensitive_parameters: Vec<Str>,
}

impl Resource {
    /// `Type[title]`
    pub fn reference(&self) -> String {
        format!("{}[{}]", self.type_name, self.title)
    }
}
