//! The schema of a resource: its type, which is built in or comes from a module.

use std::ops::Deref;
use std::sync::Arc;

use marotte_resources::ResourceType;
use marotte_scalars::text::lower;

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
        match self.schemas.get(&*lower(name)) {
            Some(Some(known)) => Some(known),
            _ => marotte_resources::resource_type(name),
        }
    }

    /// Takes in types that the file of another type has made or changed. Resources that are there
    /// already are of the changed type, too.
    fn take_in_types(&mut self, changed: &[Arc<ResourceType>]) {
        for of in changed {
            let of = match self.schemas.get(of.name()) {
                Some(Some(Schema::Module(known))) => {
                    Arc::new(ResourceType::clone(known).with_attributes_of(of))
                }
                _ => of.clone(),
            };
            for resource in self.resources.iter_mut() {
                if let Some(schema) = &mut resource.schema
                    && schema.name() == of.name()
                {
                    *schema = Schema::Module(of.clone());
                }
            }
            let name = of.name().into();
            self.schemas.insert(name, Some(Schema::Module(of)));
        }
    }
}

/// How often the reference looks for the type of a resource that has none.
const LOOKS: usize = 3;

impl Evaluator {
    /// The type of a lower-case name that is no define: that of a module, or a built-in one.
    pub(crate) fn find_schema(&mut self, name: &str) -> EvalResult<Option<Schema>> {
        match self.catalog.schemas.get(name) {
            Some(known) => Ok(known.clone()),
            None if name.contains(':') => Ok(None),
            None => self.load_schema(name),
        }
    }

    fn load_schema(&mut self, name: &str) -> EvalResult<Option<Schema>> {
        let found = match self.outside.loader.resource_type(name) {
            Ok(found) => found,
            Err(error) => return Err(self.load_error(error)),
        };
        let of = found.resource_type;
        let times = if of.is_some() { 1 } else { LOOKS };
        for _ in 0..times {
            self.logs.extend(found.logs.iter().cloned());
        }
        let schema = of.map(Schema::Module).or_else(|| {
            let built_in = marotte_resources::resource_type(name)?;
            let is_there = self.outside.loader.has_shipped_types() || built_in.is_puppets_own();
            is_there.then_some(Schema::BuiltIn(built_in))
        });
        self.catalog.schemas.insert(name.into(), schema.clone());
        self.catalog.take_in_types(&found.others);
        Ok(schema)
    }
}
