//! Constants: which one a name means, and how they are set.

use std::sync::Arc;

use super::{Frame, Outcome, Ruby, ScopeId, Vm};
use crate::image::classes;
use crate::object::{ModuleKind, ObjectId, Value};
use crate::symbol::{Symbol, known};

impl Vm {
    /// Sets a constant. A module without a name gets that of the constant.
    pub fn set_constant_quietly(&mut self, module: ObjectId, name: Symbol, value: Value) {
        let around = match self.module(module).and_then(|module| module.name.clone()) {
            Some(around) if module != classes::OBJECT => Some(around),
            _ => None,
        };
        if let Some(id) = self.module_of(value)
            && let Some(named) = self.module(id)
            && named.name.is_none()
            && !named.is_singleton()
        {
            let full = match around {
                Some(around) => ecow::eco_format!("{around}::{name}"),
                None => name.as_str().into(),
            };
            if let Some(named) = self.module_mut(id) {
                named.name = Some(full);
                named.lexical_parent = Some(module);
            }
        }
        if let Some(module) = self.module_mut(module) {
            Arc::make_mut(&mut module.constants).insert(name, value);
        }
        super::lookup::forget(&mut self.constant_cache, |(_, known)| *known == name);
    }

    /// A constant of a module itself.
    pub fn own_constant(&self, module: ObjectId, name: Symbol) -> Option<Value> {
        self.module(module)?.constants.get(&name).copied()
    }

    /// A constant of a module or of one of its ancestors.
    pub fn constant_in(&mut self, module: ObjectId, name: Symbol) -> Option<Value> {
        if let Some(value) = self.own_constant(module, name) {
            return Some(value);
        }
        let ancestors = self.ancestors(module);
        let inherited = ancestors
            .iter()
            .find_map(|ancestor| self.own_constant(*ancestor, name));
        // A module has no ancestors up to Object, but sees what is there.
        let is_module = matches!(
            self.module(module).map(|module| module.kind),
            Some(ModuleKind::Module)
        );
        match inherited {
            None if is_module => self.own_constant(classes::OBJECT, name),
            other => other,
        }
    }

    /// A constant by its full name.
    pub fn constant_path(&self, path: &str) -> Option<ObjectId> {
        let mut module = classes::OBJECT;
        for name in path.split("::").filter(|name| !name.is_empty()) {
            let value = self.own_constant(module, Symbol::find(name)?)?;
            module = self.module_of(value)?;
        }
        Some(module)
    }

    /// What a name is known to mean in a scope.
    #[inline]
    pub(crate) fn known_constant(&self, scope: ScopeId, name: Symbol) -> Option<Value> {
        self.constant_cache.get(&(scope, name)).copied()
    }

    /// What a name means in a scope: the modules around the code, then the ancestors of the
    /// innermost one, then what everybody sees.
    pub(crate) fn find_constant(&mut self, scope: ScopeId, name: Symbol) -> Option<Value> {
        if let Some(known) = self.known_constant(scope, name) {
            return Some(known);
        }
        let found = self.search_constant(scope, name)?;
        self.constant_cache.insert((scope, name), found);
        Some(found)
    }

    fn search_constant(&mut self, scope: ScopeId, name: Symbol) -> Option<Value> {
        let innermost = self.scope(scope);
        let mut current = Some(scope);
        while let Some(id) = current {
            let around = self.scope(id);
            // Object comes last, whatever is around.
            if around.parent.is_some()
                && let Some(value) = self.own_constant(around.module, name)
            {
                return Some(value);
            }
            current = around.parent;
        }
        self.constant_in(innermost.module, name)
            .or_else(|| self.own_constant(classes::OBJECT, name))
    }
}

impl Ruby<'_> {
    /// What a name means where it stands alone; an error if nothing.
    pub(crate) fn constant(&mut self, name: Symbol, frame: &Frame<'_>) -> Outcome {
        match self.find_constant(frame.scope, name) {
            Some(value) => Ok(value),
            None if self.load_constant(name)? => self.constant(name, frame),
            None => {
                let module = self.scope(frame.scope).module;
                self.missing_constant(module, name, frame)
            }
        }
    }

    /// `scope::Name`
    pub(crate) fn scoped_constant(
        &mut self,
        scope: Value,
        name: Symbol,
        frame: &Frame<'_>,
    ) -> Outcome {
        let Some(module) = self.module_of(scope) else {
            let text = self.inspect(scope)?;
            return Err(self.error("TypeError", format!("{text} is not a class/module")));
        };
        if let Some(value) = self.own_constant(module, name) {
            return Ok(value);
        }
        let ancestors = self.ancestors(module);
        let found = ancestors
            .iter()
            // What everybody sees is no constant of a class.
            .filter(|ancestor| module == classes::OBJECT || **ancestor != classes::OBJECT)
            .find_map(|ancestor| self.own_constant(*ancestor, name));
        match found {
            Some(value) => Ok(value),
            None if module == classes::OBJECT && self.load_constant(name)? => {
                self.scoped_constant(scope, name, frame)
            }
            None => self.missing_constant(module, name, frame),
        }
    }

    fn missing_constant(&mut self, module: ObjectId, name: Symbol, frame: &Frame<'_>) -> Outcome {
        let this = Value::Object(module);
        self.call_method(this, known::CONST_MISSING, &[Value::Symbol(name)], frame)
    }

    /// The error for a constant that is not there.
    pub(crate) fn uninitialized_constant(&mut self, module: ObjectId, name: Symbol) -> Outcome {
        let path = if module == classes::OBJECT {
            name.to_string()
        } else {
            let of = self.module_name(module);
            if self.host.lacks(&of, &format!("::{name}")) {
                return Err(self.refuse(format!("{of}::{name} is not available here")));
            }
            format!("{of}::{name}")
        };
        let error = self.error("NameError", format!("uninitialized constant {path}"));
        Err(self.with_name(error, name))
    }
}
