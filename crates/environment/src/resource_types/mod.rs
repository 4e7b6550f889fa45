//! Resource types of an environment: those of generated files, and those of modules in Ruby.

mod generated;

use std::sync::{Arc, PoisonError, RwLock};

use marotte_diagnostics::LogEntry;
use marotte_eval::{Failure, LoadError, ResourceTypeDefinition};
use marotte_pcore::Str;
use marotte_resources::is_puppets_own;
use marotte_ruby_puppet::types::{self, NotGenerated};
use rustc_hash::FxHashMap;

use crate::environment::Environment;
use crate::paths::join;

/// The types that were asked for, by their lower-case names. A type that could not be loaded is
/// loaded again by the next compilation, since its error belongs to that one.
#[derive(Default)]
pub(crate) struct ResourceTypes(RwLock<FxHashMap<Str, ResourceTypeDefinition>>);

impl Environment {
    /// A resource type, by its lower-case name.
    pub(crate) fn find_resource_type(
        &self,
        name: &str,
    ) -> Result<ResourceTypeDefinition, LoadError> {
        let known = self.resource_types.0.read();
        if let Some(known) = known.unwrap_or_else(PoisonError::into_inner).get(name) {
            return Ok(known.clone());
        }
        let found = self.load_resource_type(name)?;
        let known = self.resource_types.0.write();
        let mut known = known.unwrap_or_else(PoisonError::into_inner);
        Ok(known.entry(name.into()).or_insert(found).clone())
    }

    /// The names of the resource types that modules have in Ruby.
    pub fn resource_type_names(&self) -> Vec<String> {
        self.ruby.in_folder("puppet/type").into_keys().collect()
    }

    /// A type that a module has in Ruby as the text of a Puppet file; nothing if its file makes no such
    /// type, or why it could not be loaded.
    pub fn generated_type(&self, name: &str) -> Result<Option<String>, NotGenerated> {
        types::generate(name, &*self.ruby)
    }

    fn load_resource_type(&self, name: &str) -> Result<ResourceTypeDefinition, LoadError> {
        let is_word = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
        if name.is_empty() || !name.bytes().all(is_word) {
            return Ok(ResourceTypeDefinition::default());
        }
        // Puppet has its own types before it looks for files.
        if !is_puppets_own(name) {
            let path = join(&self.root, &format!(".resource_types/{name}.pp"));
            if let Some(file) = self.parse(&path)? {
                let of = generated::read(file.program()?, &path, name)?;
                return Ok(ResourceTypeDefinition {
                    resource_type: Some(Arc::new(of)),
                    logs: file.logs().clone(),
                    ..ResourceTypeDefinition::default()
                });
            }
        }
        let loaded = types::load(name, &*self.ruby).map_err(|problem| LoadError {
            logs: problem.logs,
            failure: Failure::during(problem.issue),
        })?;
        Ok(ResourceTypeDefinition {
            resource_type: loaded.resource_type.map(Arc::new),
            others: loaded.others.into_iter().map(Arc::new).collect(),
            logs: Arc::<[LogEntry]>::from(loaded.logs),
        })
    }
}
