//! Classes that no code defines: those of the compiler, and those of functions in another language.
//!
//! A function may make an empty class so that what it declares belongs to something that others can require:
//! `require_package('curl')` declares the package in a class `packages::curl` and requires that one.

use marotte_pcore::Str;

use super::{Definition, DefinitionKind, Kind, Location};
use crate::definitions::ParameterTypes;
use crate::evaluator::Evaluator;
use crate::script::Context;
use crate::signal::EvalResult;

/// A class without code.
pub(super) fn made_class(name: &str) -> Definition {
    Definition {
        kind: DefinitionKind::Class,
        name: name.into(),
        code: None,
        module_name: None,
        parent: None,
        location: Location::default(),
        parameter_types: ParameterTypes::none(),
        pattern: None,
        overrides_all: false,
        private: false,
    }
}

impl Evaluator {
    /// Makes an empty class of a lower-case name, which no other may have.
    pub fn make_class(&mut self, name: &str) -> EvalResult<()> {
        self.catalog.not_found.remove(name);
        self.add_definition(made_class(name))?;
        Ok(())
    }

    /// Puts a class into the catalog, declared in a scope. Nothing happens if it is there, and `false` says
    /// so.
    pub fn declare_class(&mut self, context: Context, name: &str) -> EvalResult<bool> {
        let Some(definition) = self.find_class(name)? else {
            return Err(self.unknown_class(name));
        };
        let title: Str = name.into();
        self.in_context(context, |this| {
            let mut resource = this.new_resource("Class", &title, Kind::Unknown);
            if this
                .find_resource(&resource.type_name, &resource.title)
                .is_some()
            {
                return Ok(false);
            }
            resource.definition = Some(definition);
            this.catalog.add(resource)?;
            Ok(true)
        })
    }

    /// Evaluates a class of the catalog as if nobody had done so: from now on its scope is another one.
    /// `false` if there is none.
    pub fn run_class(&mut self, name: &str) -> EvalResult<bool> {
        let Some(definition) = self.find_class(name)? else {
            return Ok(false);
        };
        let Some(id) = self.catalog.find("Class", name) else {
            return Ok(false);
        };
        self.catalog.resource_mut(id).evaluated = true;
        self.suspend();
        let result = self.call_deeper(|this| this.evaluate_code(id, definition));
        self.resume();
        result.map(|()| true)
    }

    /// The scope of a class that was evaluated.
    pub fn class_context(&self, name: &str) -> Option<Context> {
        let name = name.strip_prefix("::").unwrap_or(name).to_lowercase();
        let scope = self.class_scopes.get(name.as_str())?;
        Some(Context::of_scope(*scope))
    }
}
