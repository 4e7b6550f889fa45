//! "Did you mean": what may have been meant by a name that is not known. Only asked when an error
//! is on its way.

use marotte_diagnostics::nearest;
use marotte_ir::Variable;
use marotte_pcore::{Str, Type};

use crate::evaluator::Evaluator;
use crate::types::capitalized;

/// What may have been meant by a name.
pub(crate) fn similar<'a>(
    unknown: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    nearest(unknown, known).map(|near| format!("did you mean '{near}'?"))
}

impl Evaluator {
    /// A class with a similar name, of those that were loaded.
    pub(crate) fn similar_class(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let classes = self.catalog.classes_by_name.keys();
        let classes = classes.filter(|known| !known.is_empty() && *known != "settings");
        similar(name, classes.map(|known| known.as_str()))
    }

    /// A resource type with a similar name, of those that were loaded.
    pub(crate) fn similar_resource_type(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let built_in = marotte_resources::resource_types().iter();
        let built_in = built_in.map(|known| known.name());
        let defines = self.catalog.defines_by_name.keys();
        similar(name, built_in.chain(defines.map(|known| known.as_str())))
    }

    /// A type with a similar name: one of resources, or one that code defines.
    pub(crate) fn similar_type(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let resources = marotte_resources::resource_types().iter();
        let resources = resources.map(|known| capitalized(known.name()));
        let defines = self.catalog.defines_by_name.keys();
        let defines = defines.map(|known| capitalized(known));
        let aliases = self.user_types.values().filter_map(|known| known.name());
        let aliases = aliases.chain(self.names_at_a_glance().cloned());
        let known: Vec<Str> = resources.chain(defines).chain(aliases).collect();
        let known = known.iter().map(|known| known.as_str());
        similar(name, known.chain(Type::NAMES))
    }

    /// A function with a similar name, of those that were loaded.
    pub(crate) fn similar_function(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let built_in = self.functions.all();
        let built_in = built_in.iter().map(|known| known.name);
        let defined = self.user_functions.keys().map(|known| known.as_str());
        similar(name, built_in.chain(defined))
    }

    /// A variable with a similar name that the code that runs can see.
    pub(crate) fn similar_variable(&self, variable: &Variable) -> Option<String> {
        let name = variable.name.strip_prefix("::").unwrap_or(&variable.name);
        if crate::scope::is_qualified(name) {
            return None;
        }
        let mut known: Vec<&str> = Vec::new();
        let mut frame = self.frame;
        while let Some(index) = frame {
            let found = &self.frames[index];
            let body = self.programs.get(found.program).body(found.id);
            let names = body.iter().flat_map(|body| body.names.iter().enumerate());
            let set = names.filter(|(slot, _)| self.slots[found.base + slot].is_some());
            known.extend(set.map(|(_, name)| name.as_str()));
            frame = found.parent;
        }
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let found = self.scope(id);
            known.extend(found.variable_names());
            scope = found.parent;
        }
        nearest(name, known).map(|near| format!("did you mean '${near}'?"))
    }
}
