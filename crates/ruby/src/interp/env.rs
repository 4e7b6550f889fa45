//! Slots of local variables. Those of code that has ended are used again, unless a proc keeps them.

use smallvec::SmallVec;

use super::Vm;
use crate::object::{Value, Visibility};

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
    pub(crate) slots: SmallVec<[Value; FEW]>,
    /// Those around.
    pub(crate) parent: EnvId,
    /// A proc keeps them.
    pub(crate) captured: bool,
    /// What was matched last: `$~`. Only those of a method have it.
    pub(crate) last_match: Value,
    /// What `private` and the like said for the methods to come. Only those of a class have it.
    pub(crate) visibility: Visibility,
    /// `module_function` was said.
    pub(crate) module_function: bool,
}

/// So many slots need no memory of their own.
const FEW: usize = 8;

#[inline]
fn new_slots(count: usize) -> SmallVec<[Value; FEW]> {
    match count {
        0..=FEW => SmallVec::from_buf_and_len([Value::Nil; FEW], count),
        _ => SmallVec::from_elem(Value::Nil, count),
    }
}

impl Vm {
    /// New slots.
    pub(crate) fn push_env(&mut self, count: usize, parent: EnvId) -> EnvId {
        if let Some(id) = self.free_envs.pop() {
            let env = &mut self.envs[id.0 as usize];
            env.slots = new_slots(count);
            env.parent = parent;
            return id;
        }
        let id = EnvId(self.envs.len() as u32);
        self.envs.push(Env {
            slots: new_slots(count),
            parent,
            captured: false,
            last_match: Value::Nil,
            visibility: Visibility::Public,
            module_function: false,
        });
        id
    }

    /// Gives slots back, unless a proc keeps them.
    pub(crate) fn pop_env(&mut self, id: EnvId) {
        let env = &mut self.envs[id.0 as usize];
        if !env.captured {
            env.slots.clear();
            env.last_match = Value::Nil;
            env.visibility = Visibility::Public;
            env.module_function = false;
            self.free_envs.push(id);
        }
    }

    /// Says that a proc keeps slots, and with them those around.
    pub(crate) fn capture_env(&mut self, mut id: EnvId) {
        while id != EnvId::NONE {
            let env = &mut self.envs[id.0 as usize];
            if env.captured {
                return;
            }
            env.captured = true;
            id = env.parent;
        }
    }

    pub(crate) fn env(&self, id: EnvId) -> &Env {
        &self.envs[id.0 as usize]
    }

    pub(crate) fn env_mut(&mut self, id: EnvId) -> &mut Env {
        &mut self.envs[id.0 as usize]
    }

    /// The slots so many bodies further out.
    pub(crate) fn outer_env(&self, mut id: EnvId, depth: u32) -> EnvId {
        for _ in 0..depth {
            id = self.envs[id.0 as usize].parent;
        }
        id
    }
}
