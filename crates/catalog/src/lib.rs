//! Finished catalogs: what an agent gets, in Puppet's JSON.
//!
//! A catalog here is plain data. How it came about is the evaluator's business.

mod identity;
mod json;
mod origin;
mod plain;

use std::borrow::Cow;

use marotte_pcore::{Str, Type, Value};

pub use identity::Identity;
pub use json::write_json;
pub use origin::{AttributeOrigin, Cause, Origin, Spot};

/// How the names begin that definitions of nodes have by a pattern.
const NODE_BY_PATTERN: &str = "__node_regexp__";

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
    /// The pattern that the definition of the node has for a name, as code has it: `^web`. The resource of
    /// that definition, and a tag, then have a name that is made of it.
    pub node_pattern: Option<Str>,
    /// The tags.
    pub tags: Vec<Str>,
    /// The words that resources are tagged with.
    pub tag_names: Vec<Str>,
    /// The resources in their order.
    pub resources: Vec<Resource>,
    /// Containment, as indexes of resources.
    pub edges: Vec<(u32, u32)>,
    /// The classes in their order.
    pub classes: Vec<Str>,
    /// Whether values are plain data, which is written as it is.
    pub is_plain: bool,
    /// Whether a value is an object of another language that even rich data has no form for, or has one in it.
    pub has_objects: bool,
    /// Where attributes come from, of the resources that somebody asked about.
    pub origins: Vec<AttributeOrigin>,
    /// The types that code named. Those among the values may speak of each other in circles, which
    /// nothing else holds.
    pub types: Vec<Type>,
}

/// A resource of a finished catalog.
pub struct Resource {
    /// The capitalised type.
    pub type_name: Str,
    /// The title.
    pub title: Str,
    /// The tags, as indexes of the catalog's `tag_names`.
    pub tags: Box<[u32]>,
    /// The file that declares it.
    pub file: Option<Str>,
    /// The line that declares it.
    pub line: Option<u32>,
    /// Whether it is for other nodes.
    pub exported: bool,
    /// Whether it is for other nodes only: it is stored, but no agent gets it.
    pub is_virtual: bool,
    /// `compilable_type`, `defined_type`, `class` or `unknown`.
    pub kind: &'static str,
    /// The attributes in their order, references as strings.
    pub parameters: Vec<(Str, Value)>,
    /// The attributes whose values must not be shown.
    pub sensitive_parameters: Vec<Str>,
}

impl Catalog {
    /// The tags of a resource in their order.
    pub fn tags_of(&self, resource: &Resource) -> impl Iterator<Item = &Str> {
        let word = |id: &u32| self.tag_names.get(*id as usize);
        resource.tags.iter().filter_map(word)
    }

    /// The title of a resource for people: what has a pattern for a name is called as code calls it,
    /// `/^web/`.
    pub fn title_of<'a>(&self, resource: &'a Resource) -> Cow<'a, str> {
        match &self.node_pattern {
            Some(pattern) if resource.type_name == "Node" => Cow::Owned(format!("/{pattern}/")),
            _ => Cow::Borrowed(&resource.title),
        }
    }

    /// The tags of a resource for people, in their order.
    pub fn shown_tags<'a>(&'a self, resource: &'a Resource) -> impl Iterator<Item = Cow<'a, str>> {
        self.tags_of(resource).map(|tag| match &self.node_pattern {
            Some(pattern) if tag.starts_with(NODE_BY_PATTERN) => Cow::Owned(format!("/{pattern}/")),
            _ => Cow::Borrowed(tag.as_str()),
        })
    }

    /// Leaves out what the node's own agent does not get.
    pub fn drop_virtual(&mut self) {
        if !self.resources.iter().any(|resource| resource.is_virtual) {
            return;
        }
        let mut count = 0;
        let indexes: Vec<Option<u32>> = self
            .resources
            .iter()
            .map(|resource| {
                let index = (!resource.is_virtual).then_some(count);
                count += u32::from(index.is_some());
                index
            })
            .collect();
        self.resources.retain(|resource| !resource.is_virtual);
        let index = |old: u32| indexes.get(old as usize).copied().flatten();
        let edges = std::mem::take(&mut self.edges).into_iter();
        self.edges = edges
            .filter_map(|(from, to)| Some((index(from)?, index(to)?)))
            .collect();
    }
}

impl Resource {
    /// `Type[title]`
    pub fn reference(&self) -> String {
        format!("{}[{}]", self.type_name, self.title)
    }
}
