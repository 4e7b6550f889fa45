//! Slots of local variables. Those of code that has ended are used again, unless a proc keeps them.

use std::ops::{Index, IndexMut};
use std::sync::Arc;

use super::{Frame, Vm};
use crate::object::{Value, Visibility};
use crate::symbol::Symbol;

/// The slots of a body that runs, or that a proc keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnvId(pub(crate) u32);

impl EnvId {
    /// No slots at all: around a file.
    pub(crate) const NONE: Self = Self(u32::MAX);
}

/// Slots, and what belongs to the method around them.
#[derive(Clone, Debug)]
pub(crate) struct Env {
    pub(crate) slots: Slots,
    /// Those around.
    pub(crate) parent: EnvId,
    /// A proc keeps them.
    pub(crate) captured: bool,
    /// What they are called, for text that is evaluated where they are seen. Only those that are kept know it.
    pub(crate) names: Option<Arc<[Symbol]>>,
    /// What was matched last: `$~`. Only those of a method have it.
    pub(crate) last_match: Value,
    /// What `private` and the like said for the methods to come. Only those of a class have it.
    pub(crate) visibility: Visibility,
    /// `module_function` was said.
    pub(crate) module_function: bool,
}

/// So many slots need no memory of their own.
const FEW: usize = 8;

/// The values of local variables.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slots {
    few: [Value; FEW],
    /// Those behind the few.
    more: Vec<Value>,
}

impl Slots {
    /// Makes them so many, without values.
    #[inline]
    fn reset(&mut self, count: usize) {
        if count <= FEW {
            self.few[..count].fill(Value::Nil);
        } else {
            self.few.fill(Value::Nil);
            self.more.clear();
            self.more.resize(count - FEW, Value::Nil);
        }
    }

    /// Gives the first ones values.
    #[inline]
    pub(crate) fn set_first(&mut self, values: &[Value]) {
        match self.few.get_mut(..values.len()) {
            Some(first) => first.copy_from_slice(values),
            None => {
                let (few, more) = values.split_at(FEW);
                self.few.copy_from_slice(few);
                self.more[..more.len()].copy_from_slice(more);
            }
        }
    }

    /// One of them, if there are so many.
    pub(crate) fn get(&self, slot: u32) -> Option<Value> {
        let slot = slot as usize;
        let found = match slot.checked_sub(FEW) {
            None => self.few.get(slot),
            Some(slot) => self.more.get(slot),
        };
        found.copied()
    }
}

impl Index<u32> for Slots {
    type Output = Value;

    #[inline]
    fn index(&self, slot: u32) -> &Value {
        let slot = slot as usize;
        if slot < FEW {
            &self.few[slot]
        } else {
            &self.more[slot - FEW]
        }
    }
}

impl IndexMut<u32> for Slots {
    #[inline]
    fn index_mut(&mut self, slot: u32) -> &mut Value {
        let slot = slot as usize;
        if slot < FEW {
            &mut self.few[slot]
        } else {
            &mut self.more[slot - FEW]
        }
    }
}

impl Vm {
    /// New slots.
    #[inline]
    pub(crate) fn push_env(&mut self, count: usize, parent: EnvId) -> EnvId {
        let Some(id) = self.free_envs.pop() else {
            return self.new_env(count, parent);
        };
        let env = &mut self.envs[id.0 as usize];
        env.slots.reset(count);
        env.parent = parent;
        id
    }

    #[cold]
    #[inline(never)]
    fn new_env(&mut self, count: usize, parent: EnvId) -> EnvId {
        let mut slots = Slots::default();
        slots.reset(count);
        let id = EnvId(self.envs.len() as u32);
        self.envs.push(Env {
            slots,
            parent,
            captured: false,
            names: None,
            last_match: Value::Nil,
            visibility: Visibility::Public,
            module_function: false,
        });
        id
    }

    /// Makes slots that were used before so many, without values; not if a proc keeps them.
    #[inline]
    pub(crate) fn reset_env(&mut self, id: EnvId, count: usize) -> bool {
        let env = &mut self.envs[id.0 as usize];
        if !env.captured {
            env.slots.reset(count);
        }
        !env.captured
    }

    /// Gives slots back, unless a proc keeps them.
    #[inline]
    pub(crate) fn pop_env(&mut self, id: EnvId) {
        let env = &mut self.envs[id.0 as usize];
        if !env.captured {
            env.last_match = Value::Nil;
            env.visibility = Visibility::Public;
            env.module_function = false;
            self.free_envs.push(id);
        }
    }

    /// Says that a proc keeps the slots of code that runs, and with them those around.
    pub(crate) fn keep_env(&mut self, frame: &Frame<'_>) {
        let (mut around, mut id) = (Some(frame), frame.env);
        while id != EnvId::NONE {
            let env = &mut self.envs[id.0 as usize];
            if env.captured {
                return;
            }
            env.captured = true;
            // The frame that called is the one around only if it has the slots around.
            while let Some(frame) = around
                && frame.env != id
            {
                around = frame.caller;
            }
            env.names = around.map(|frame| Arc::clone(&frame.body.locals));
            id = env.parent;
        }
    }

    /// New slots of these names, which stay.
    pub(crate) fn keep_new_env(&mut self, names: Arc<[Symbol]>, parent: EnvId) -> EnvId {
        let id = self.push_env(names.len(), parent);
        let env = self.env_mut(id);
        (env.captured, env.names) = (true, Some(names));
        id
    }

    #[inline]
    pub(crate) fn env(&self, id: EnvId) -> &Env {
        &self.envs[id.0 as usize]
    }

    #[inline]
    pub(crate) fn env_mut(&mut self, id: EnvId) -> &mut Env {
        &mut self.envs[id.0 as usize]
    }

    /// The slots so many bodies further out.
    #[inline]
    pub(crate) fn outer_env(&self, mut id: EnvId, depth: u32) -> EnvId {
        for _ in 0..depth {
            id = self.envs[id.0 as usize].parent;
        }
        id
    }
}
