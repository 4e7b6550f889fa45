//! Bindings as objects: what code of a frame sees, kept, and the local variables that it has by name.
//!
//! A binding is a proc of class `Binding`. Variables that only it has (new ones of a text, those that are set
//! by name) are in slots inside of those that it began with.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::{EnvId, Frame, Outcome, Ruby};
use crate::object::{Binding, Code, Kind, ProcCode, Value};
use crate::symbol::Symbol;

impl Ruby<'_> {
    /// What code of a frame sees, as an object.
    pub(crate) fn binding_object(&mut self, frame: &Frame<'_>) -> Value {
        let binding = self.binding(frame);
        self.binding_of(binding, frame.method.cloned())
    }

    /// The object of a binding, and of the method that its code is in.
    pub(crate) fn binding_of(&mut self, binding: Binding, method: Option<Arc<Code>>) -> Value {
        let body = Arc::clone(super::empty_body());
        let value = self.proc(ProcCode::Ruby(body, binding, method), false);
        if let (Some(id), Some(class)) = (value.object(), self.constant_path("Binding")) {
            self.heap.get_mut(id).class = class;
        }
        value
    }

    /// What an object sees that is a binding; an error if it is none.
    pub(crate) fn expect_binding(&mut self, value: Value) -> Outcome<(Binding, Option<Arc<Code>>)> {
        let class = self.constant_path("Binding");
        let is_binding = class.is_some_and(|class| self.is_a(value, class));
        match self.proc_binding(value) {
            Some(found) if is_binding => Ok(found),
            found => {
                let given = match found {
                    Some(_) => "proc".into(),
                    None => self.conversion_name(value),
                };
                Err(self.type_error(format!("wrong argument type {given} (expected binding)")))
            }
        }
    }

    /// What the code of a proc sees, and the method that it is in.
    pub(crate) fn proc_binding(&self, value: Value) -> Option<(Binding, Option<Arc<Code>>)> {
        match &self.get(value.object()?).kind {
            Kind::Proc(proc) => match &proc.code {
                ProcCode::Ruby(_, binding, method) => Some((*binding, method.clone())),
                _ => None,
            },
            _ => None,
        }
    }

    /// Where the local variables of a binding are, innermost first.
    pub(crate) fn binding_locals(&mut self, binding: Value) -> Outcome<Vec<(Symbol, EnvId, u32)>> {
        let (binding, _) = self.expect_binding(binding)?;
        let (mut locals, mut known) = (Vec::new(), FxHashSet::default());
        for (env, names) in self.names_around(binding.env)? {
            for (name, slot) in names.iter().copied().zip(0..) {
                if is_local(name) && known.insert(name) {
                    locals.push((name, env, slot));
                }
            }
        }
        Ok(locals)
    }

    /// Slots and those around them, with what they are called: each look at them counts.
    pub(super) fn names_around(&mut self, mut env: EnvId) -> Outcome<Vec<(EnvId, Arc<[Symbol]>)>> {
        let mut around = Vec::new();
        while env != EnvId::NONE {
            let names = self.env(env).names.clone().unwrap_or_default();
            self.charge_steps(4 + 2 * names.len() as u64)?;
            around.push((env, names));
            env = self.env(env).parent;
        }
        Ok(around)
    }

    /// A local variable of a binding.
    pub(crate) fn binding_variable(
        &mut self,
        binding: Value,
        name: Symbol,
    ) -> Outcome<Option<Value>> {
        let locals = self.binding_locals(binding)?;
        let found = locals.iter().find(|(own, ..)| *own == name);
        Ok(found.and_then(|(_, env, slot)| self.env(*env).slots.get(*slot)))
    }

    /// Sets a local variable of a binding. One that is not there is the binding's own.
    pub(crate) fn set_binding_variable(
        &mut self,
        binding: Value,
        name: Symbol,
        value: Value,
    ) -> Outcome<()> {
        let locals = self.binding_locals(binding)?;
        let (env, slot) = match locals.iter().find(|(own, ..)| *own == name) {
            Some((_, env, slot)) => (*env, *slot),
            None => {
                let (data, _) = self.expect_binding(binding)?;
                let env = self.keep_new_env([name].into(), data.env);
                self.move_binding(binding, env);
                (env, 0)
            }
        };
        self.env_mut(env).slots[slot] = value;
        Ok(())
    }

    /// A binding sees these slots from now on.
    pub(super) fn move_binding(&mut self, binding: Value, to: EnvId) {
        if let Some(id) = binding.object()
            && let Kind::Proc(proc) = &mut self.heap.get_mut(id).kind
            && let ProcCode::Ruby(_, binding, _) = &mut proc.code
        {
            binding.env = to;
        }
    }
}

/// Whether a name is one of a variable; parameters without a name have others.
fn is_local(name: Symbol) -> bool {
    let name = name.as_str();
    let first = name.chars().next();
    first.is_some_and(|c| c == '_' || !c.is_ascii() || c.is_ascii_lowercase())
}
