//! What code can ask of the code that calls it: visibility, modules around, bindings.

use super::{EnvId, Frame, Outcome, Ruby, ScopeId};
use crate::object::{Binding, Kind, Local, ObjectId, ProcCode, Value, Visibility};
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

    /// The local variables that a binding sees, and those that were only set by name.
    pub(crate) fn binding_variables(&self, binding: Value) -> Vec<(Symbol, Value)> {
        let Some(object) = binding.object().map(|id| self.get(id)) else {
            return Vec::new();
        };
        let locals = match &object.kind {
            Kind::Proc(proc) => &proc.locals[..],
            _ => &[],
        };
        let value = |local: &Local| {
            let value = self.env(local.env).slots.get(local.slot);
            (local.name, value.unwrap_or_default())
        };
        let named = object.variables.iter().flat_map(|named| named.iter());
        let named = named.map(|(name, value)| (*name, *value));
        locals.iter().map(value).chain(named).collect()
    }

    /// A local variable of a binding.
    pub(crate) fn binding_variable(&self, binding: Value, name: Symbol) -> Option<Value> {
        let variables = self.binding_variables(binding);
        let found = variables.iter().find(|(own, _)| *own == name);
        found.map(|(_, value)| *value)
    }

    pub(crate) fn set_binding_variable(&mut self, binding: Value, name: Symbol, value: Value) {
        let object = binding.object().map(|id| &self.get(id).kind);
        let local = match object {
            Some(Kind::Proc(proc)) => proc.locals.iter().find(|local| local.name == name),
            _ => None,
        };
        match local.copied() {
            Some(local) => self.env_mut(local.env).slots[local.slot] = value,
            None => self.set_instance_variable(binding, name, value),
        }
    }

    /// Tells a binding of the local variables that code of a frame sees.
    pub(crate) fn note_variables(&mut self, binding: Value, frame: &Frame<'_>) {
        let mut locals: Vec<Local> = Vec::new();
        let (mut around, mut env) = (Some(frame), frame.env);
        while let Some(frame) = around
            && env != EnvId::NONE
        {
            // The frame that called is the one around only if it has the slots around.
            if frame.env == env {
                for (name, slot) in frame.body.locals.iter().copied().zip(0..) {
                    if !locals.iter().any(|inner| inner.name == name) {
                        locals.push(Local { name, env, slot });
                    }
                }
                env = self.env(env).parent;
            }
            around = frame.caller;
        }
        if let Some(id) = binding.object()
            && let Kind::Proc(proc) = &mut self.heap.get_mut(id).kind
        {
            proc.locals = locals.into();
        }
    }

    /// Runs a text inside of a binding, whose local variables have these values; those that it changes are
    /// changed. Without one it runs as a file does.
    pub(crate) fn run_in_binding(
        &mut self,
        program: &crate::program::Program,
        binding: Value,
        variables: &[(Symbol, Value)],
    ) -> Outcome {
        let data = self.binding_data(binding);
        let (this, scope) = match data {
            Some(data) => (data.this, data.scope),
            None => (self.main_object(), ScopeId::TOP),
        };
        let values: Vec<Value> = variables.iter().map(|(_, value)| *value).collect();
        let outer = self.push_env(values.len(), EnvId::NONE);
        self.env_mut(outer).slots.set_first(&values);
        let result = self.run_within(program, this, scope, outer);
        if data.is_some() {
            for ((name, before), slot) in variables.iter().zip(0..) {
                let after = self.env(outer).slots.get(slot);
                if let Some(after) = after.filter(|after| !after.is_same(*before)) {
                    self.set_binding_variable(binding, *name, after);
                }
            }
        }
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
