//! The schema of a resource: its type, which is built in or comes from a module.

use std::ops::Deref;
use std::sync::Arc;

use marotte_resources::ResourceType;

use super::Catalog;
use crate::evaluator::Evaluator;
use crate::signal::EvalResult;

/// A resource type.
#[derive(Clone, Debug)]
pub enum Schema {
    /// It is built in.
    BuiltIn(&'static ResourceType),
    /// A module has it.
    Module(Arc<ResourceType>),
}

impl Deref for Schema {
    type Target = ResourceType;

    fn deref(&self) -> &ResourceType {
        match self {
            Self::BuiltIn(of) => of,
            Self::Module(of) => of,
        }
    }
}

impl Catalog {
    /// The type of a name in any case that is no define, as far as it is known by now.
    pub fn known_schema(&self, name: &str) -> Option<&ResourceType> {
        marotte_resources::resource_type(name).or_else(|| {
            let known = self.module_types.get(name.to_lowercase().as_str())?;
            known.as_deref()
        })
    }
}

impl Evaluator {
    /// The type of a lower-case name that is no define: a built-in one, or that of a module.
    pub(crate) fn find_schema(&mut self, name: &str) -> EvalResult<Option<Schema>> {
        if name.contains(':') {
            return Ok(None);
        }
        if let Some(built_in) = marotte_resources::resource_type(name) {
            return Ok(Some(Schema::BuiltIn(built_in)));
        }
        if let Some(known) = self.catalog.module_types.get(name) {
            return Ok(known.clone().map(Schema::Module));
        }
        match self.outside.loader.resource_type(name) {
            Ok(found) => {
                self.catalog.module_types.insert(name.into(), found.clone());
                Ok(found.map(Schema::Module))
            }
            Err(error) => Err(self.load_error(error)),
        }
    }
}
