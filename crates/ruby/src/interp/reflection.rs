//! What code can ask of the code that calls it: visibility, modules around, bindings.

use super::{EnvId, Frame, Outcome, Ruby, ScopeId};
use crate::object::{Binding, Kind, ObjectId, ProcCode, Value, Visibility};
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

    /// Gives a binding the local variables that code of a frame sees, as they are now.
    pub(crate) fn note_variables(&mut self, binding: Value, frame: &Frame<'_>) {
        let (mut around, mut env) = (Some(frame), frame.env);
        while let Some(frame) = around
            && env != EnvId::NONE
        {
            // The frame that called is the one around only if it has the slots around.
            if frame.env == env {
                let slots: Vec<Value> = self.env(env).slots.iter().collect();
                for (name, value) in frame.body.locals.iter().zip(slots) {
                    if self.binding_variable(binding, *name).is_none() {
                        self.set_instance_variable(binding, *name, value);
                    }
                }
                env = self.env(env).parent;
            }
            around = frame.caller;
        }
    }

    /// Runs a text inside of a binding, whose local variables have these values. Without one it
    /// runs as a file does.
    pub(crate) fn run_in_binding(
        &mut self,
        program: &crate::program::Program,
        binding: Value,
        variables: &[Value],
    ) -> Outcome {
        let (this, scope) = match self.binding_data(binding) {
            Some(data) => (data.this, data.scope),
            None => (self.main_object(), ScopeId::TOP),
        };
        let outer = self.push_env(variables.len(), EnvId::NONE);
        self.env_mut(outer).slots.set_first(variables);
        let result = self.run_within(program, this, scope, outer);
        self.pop_env(outer);
        result
    }

    fn binding_data(&self, binding: Value) -> Option<Binding> {
        match &self.get(binding.object()?).kind {
            Kind::Proc(proc) => match &proc.code {
                ProcCode::Ruby(_, binding, _) => Some(*binding),
                _ => None,
            },
            _ => None,
        }
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
