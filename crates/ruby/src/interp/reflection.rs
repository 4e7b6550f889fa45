//! What code can ask of the code that calls it: visibility, modules around, bindings.

use super::{Frame, Ruby};
use crate::object::{Kind, ObjectId, ProcCode, Value, Visibility};
use crate::symbol::Symbol;

impl Ruby<'_> {
    /// What `private` without arguments said before.
    pub(crate) fn default_visibility(&self, frame: &Frame<'_>) -> Visibility {
        self.env(frame.env).visibility
    }

    pub(crate) fn set_default_visibility(&mut self, frame: &Frame<'_>, visibility: Visibility) {
        let env = self.env_mut(frame.env);
        env.visibility = visibility;
        env.module_function = false;
    }

    pub(crate) fn set_module_function(&mut self, frame: &Frame<'_>) {
        self.env_mut(frame.env).module_function = true;
    }

    /// The modules around code, innermost first.
    pub(crate) fn modules_around(&self, frame: &Frame<'_>) -> Vec<ObjectId> {
        let mut modules = Vec::new();
        let mut current = Some(frame.scope);
        while let Some(id) = current {
            let scope = self.scope(id);
            if scope.parent.is_some() {
                modules.push(scope.module);
            }
            current = scope.parent;
        }
        modules
    }

    /// The classes that inherit from a class directly.
    pub(crate) fn subclasses(&self, class: ObjectId) -> Vec<ObjectId> {
        (0..self.heap.len() as u32)
            .map(ObjectId)
            .filter(|id| {
                self.module(*id).is_some_and(|module| {
                    module.superclass == Some(class) && !module.is_singleton()
                })
            })
            .collect()
    }

    /// The local variables that a binding sees: those that were set by name.
    pub(crate) fn binding_variables(&self, binding: Value) -> Vec<(Symbol, Value)> {
        let Some(object) = binding.object() else {
            return Vec::new();
        };
        match &self.get(object).variables {
            Some(variables) => variables
                .iter()
                .map(|(name, value)| (*name, *value))
                .collect(),
            None => Vec::new(),
        }
    }

    /// A local variable of a binding.
    pub(crate) fn binding_variable(&self, binding: Value, name: Symbol) -> Option<Value> {
        let variables = self.binding_variables(binding);
        let found = variables.iter().find(|(own, _)| *own == name);
        found.map(|(_, value)| *value)
    }

    pub(crate) fn set_binding_variable(&mut self, binding: Value, name: Symbol, value: Value) {
        self.set_instance_variable(binding, name, value);
    }

    /// `self` of a binding.
    pub fn binding_self(&self, binding: Value) -> Value {
        match binding.object().map(|id| &self.get(id).kind) {
            Some(Kind::Proc(proc)) => match &proc.code {
                ProcCode::Ruby(_, binding, _) => binding.this,
                _ => Value::Nil,
            },
            _ => Value::Nil,
        }
    }
}
