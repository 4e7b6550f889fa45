//! Resource types of an environment: those of generated files, and those of modules in Ruby.

mod generated;

use std::hash::BuildHasher;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use marotte_diagnostics::LogEntry;
use marotte_eval::{Failure, LoadError, ResourceTypeDefinition};
use marotte_pcore::Str;
use marotte_resources::is_puppets_own;
use marotte_ruby_puppet::types::{self, NotGenerated};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::environment::Environment;
use crate::paths::join;

/// The types that were asked for, by their lower-case names. A type that could not be loaded is
/// loaded again by the next compilation, since its error belongs to that one.
#[derive(Default)]
pub(crate) struct ResourceTypes {
    known: RwLock<FxHashMap<Str, ResourceTypeDefinition>>,
    /// Held while a type is loaded that falls to it, so that no two threads load the same.
    turns: [Mutex<()>; TURNS],
}

/// How many types can be loaded at the same time.
const TURNS: usize = 16;

impl ResourceTypes {
    fn get(&self, name: &str) -> Option<ResourceTypeDefinition> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(name).cloned()
    }
}

impl Environment {
    /// A resource type, by its lower-case name.
    pub(crate) fn find_resource_type(
        &self,
        name: &str,
    ) -> Result<ResourceTypeDefinition, LoadError> {
        let types = &self.resource_types;
        if let Some(known) = types.get(name) {
            return Ok(known);
        }
        let turn = FxBuildHasher.hash_one(name) as usize % TURNS;
        let turn = types.turns[turn].lock();
        let _turn = turn.unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = types.get(name) {
            return Ok(known);
        }
        let found = self.load_resource_type(name)?;
        let mut known = types.known.write().unwrap_or_else(PoisonError::into_inner);
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
        if loaded.resource_type.is_some() {
            self.ruby.forget_type(name);
        }
        Ok(ResourceTypeDefinition {
            resource_type: loaded.resource_type.map(Arc::new),
            others: loaded.others.into_iter().map(Arc::new).collect(),
            logs: Arc::<[LogEntry]>::from(loaded.logs),
        })
    }
}
