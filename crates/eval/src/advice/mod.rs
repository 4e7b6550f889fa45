//! What may have been meant by what is wrong. Only asked when an error is on its way.
//!
//! What is like what is decided by [`did_you_mean`]; here is what a name could have been.

mod keys;

use marotte_diagnostics::{Diagnostic, Place, did_you_mean, nearest};
use marotte_ir::Variable;
use marotte_pcore::{Str, Type};

use crate::evaluator::Evaluator;
use crate::outside::NameKind;
use crate::types::capitalized;

/// Whether what is wrong is a text in single quotes with something that only double quotes read.
pub(crate) fn single_quotes(found: &Diagnostic) -> Option<String> {
    let text = found.source.as_ref()?.slice(found.span);
    let inside = text.strip_prefix('\'')?.strip_suffix('\'')?;
    let variable = inside.split('$').skip(1).find(|after| {
        let after = after.strip_prefix('{').unwrap_or(after);
        after.starts_with(|first: char| first.is_ascii_lowercase() || first == ':')
    });
    let advice = "variables are not read in single quotes; double quotes do that";
    variable.map(|_| advice.to_owned())
}

impl Evaluator {
    /// A class with a similar name, of those that are loaded or that files of modules have; or the
    /// file that has the class although it is another's.
    pub(crate) fn similar_class(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        if let Some(file) = self.outside.loader.misplaced(name) {
            return Some(format!(
                "'{name}' is defined in {file}, which is not the file of that name"
            ));
        }
        let loaded = self.catalog.classes_by_name.keys();
        let loaded = loaded.filter(|known| !known.is_empty() && *known != "settings");
        let files = self.outside.loader.names(NameKind::Manifest, name);
        let known = loaded
            .map(|known| known.as_str())
            .chain(files.iter().map(String::as_str));
        did_you_mean(name, known)
    }

    /// A resource type with a similar name, of those that are known or that files of modules have.
    pub(crate) fn similar_resource_type(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let built_in = marotte_resources::resource_types().iter();
        let built_in = built_in.map(|known| known.name());
        let defines = self.catalog.defines_by_name.keys();
        let files = self.outside.loader.names(NameKind::Manifest, name);
        let known = built_in.chain(defines.map(|known| known.as_str()));
        did_you_mean(name, known.chain(files.iter().map(String::as_str)))
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
        let files = self
            .outside
            .loader
            .names(NameKind::Type, &name.to_lowercase());
        let files = files.iter().map(|known| capitalized(known));
        let known: Vec<Str> = resources
            .chain(defines)
            .chain(aliases)
            .chain(files)
            .collect();
        let known = known.iter().map(|known| known.as_str());
        did_you_mean(name, known.chain(Type::NAMES))
    }

    /// A function with a similar name, of those that are loaded or that files of modules have.
    pub(crate) fn similar_function(&self, name: &str) -> Option<String> {
        let name = name.strip_prefix("::").unwrap_or(name);
        let built_in = self.functions.all();
        let built_in = built_in.iter().map(|known| known.name);
        let defined = self.user_functions.keys().map(|known| known.as_str());
        let files = self.outside.loader.names(NameKind::Function, name);
        did_you_mean(
            name,
            built_in
                .chain(defined)
                .chain(files.iter().map(String::as_str)),
        )
    }

    /// What may have been meant by a variable: one with a similar name that the code can see, a fact by
    /// its older name, or one of a class that is not evaluated.
    pub(crate) fn similar_variable(&self, variable: &Variable) -> Option<String> {
        let name = variable.name.strip_prefix("::").unwrap_or(&variable.name);
        if let Some((class, bare)) = name.rsplit_once("::") {
            return self.similar_in_class(class, bare);
        }
        if let Some(path) = crate::old_facts::structured(name) {
            let keys: String = path.split('.').map(|key| format!("['{key}']")).collect();
            let fact = format!("$facts{keys}");
            return Some(format!("it is a fact by its old name, which is now {fact}"));
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
            known.extend(found.variables().map(|(name, _)| name.as_str()));
            scope = found.parent;
        }
        nearest(name, known).map(|near| format!("did you mean '${near}'?"))
    }

    /// What may have been meant by a variable of a class.
    fn similar_in_class(&self, class: &str, name: &str) -> Option<String> {
        let Some(scope) = self.class_scopes.get(class) else {
            return Some(match self.catalog.classes_by_name.contains_key(class) {
                true => format!("class '{class}' has not been evaluated; include it before"),
                false => self.similar_class(class)?,
            });
        };
        let near = nearest(
            name,
            self.scope(*scope)
                .variables()
                .map(|(name, _)| name.as_str()),
        )?;
        Some(format!("did you mean '${class}::{near}'?"))
    }

    /// A resource of the catalog with a similar title, of the same type.
    pub(crate) fn similar_resource(&self, reference: &str) -> Option<String> {
        let (type_name, title) = crate::catalog::split_reference(reference)?;
        let of_type = self.catalog.in_order();
        let of_type = of_type.filter(|known| known.type_name.eq_ignore_ascii_case(type_name));
        let titles: Vec<&str> = of_type.map(|known| known.title.as_str()).collect();
        let near = nearest(title, titles)?;
        Some(format!(
            "did you mean {}['{near}']?",
            capitalized(type_name)
        ))
    }

    /// A node with a similar name, or what to write for all others; and where nodes are.
    pub(crate) fn similar_node(&self) -> (Option<String>, Place) {
        let indexed = self.catalog.indexed.iter().flat_map(|of| of.all());
        let indexed = indexed.map(|node| (node.name.as_str(), node.place()));
        let made = self.catalog.nodes_by_name.iter().map(|(name, id)| {
            let definition = self.catalog.definition(*id);
            (
                name.as_str(),
                crate::catalog::defined_place(&self.catalog, definition),
            )
        });
        let known: Vec<(&str, Place)> = indexed.chain(made).collect();
        let names = known.iter().map(|(name, _)| *name);
        let near = nearest(
            &self.catalog.node_name,
            names.filter(|name| !name.starts_with("__")),
        );
        let advice = match near {
            Some(near) => format!("did you mean '{near}'?"),
            None => "`node default { }` is for all nodes that have none of their own".to_owned(),
        };
        let place = match near {
            Some(near) => known.iter().find(|(name, _)| *name == near),
            None => known.iter().min_by_key(|(_, place)| place.line()),
        };
        (
            Some(advice),
            place.map(|(_, place)| place.clone()).unwrap_or_default(),
        )
    }
}
