//! Slots of local variables.

use rustc_hash::FxHashMap;

use super::walk::Walk;
use crate::program::{AssignTarget, BodyKind, NodeKind};
use crate::symbol::Symbol;

/// The variables of a body while it is lowered.
pub(super) struct Scope {
    pub(super) kind: BodyKind,
    /// The name of the method or class around, for messages.
    pub(super) name: Symbol,
    pub(super) locals: Vec<Symbol>,
    slots: FxHashMap<Symbol, u32>,
}

impl Scope {
    pub(super) fn new(kind: BodyKind, name: Symbol) -> Self {
        Self {
            kind,
            name,
            locals: Vec::new(),
            slots: FxHashMap::default(),
        }
    }

    /// A new slot. Of several with one name (`|_, _|`) the first is what the name means.
    pub(super) fn add(&mut self, name: Symbol) -> u32 {
        let slot = self.locals.len() as u32;
        self.locals.push(name);
        self.slots.entry(name).or_insert(slot);
        slot
    }

    /// The slot of a name.
    pub(super) fn slot(&mut self, name: Symbol) -> u32 {
        match self.slots.get(&name) {
            Some(slot) => *slot,
            None => self.add(name),
        }
    }
}

impl Walk {
    /// A body around the text, whose variables exist already.
    pub(super) fn enter_known(&mut self, names: &[Symbol]) {
        let mut scope = Scope::new(BodyKind::Block, self.scope_name());
        for name in names {
            scope.add(*name);
        }
        self.scopes.push(scope);
    }

    /// The name of the method or class around.
    pub(super) fn scope_name(&self) -> Symbol {
        match self.scopes.last() {
            Some(scope) => scope.name,
            None => Symbol::new("<main>"),
        }
    }

    /// The slot of a variable so many bodies out.
    pub(super) fn slot(&mut self, name: Symbol, depth: u32) -> u32 {
        let around = self.scopes.len().saturating_sub(1 + depth as usize);
        match self.scopes.get_mut(around) {
            Some(scope) => scope.slot(name),
            None => 0,
        }
    }

    /// The reading of a variable.
    pub(super) fn local(&mut self, name: Symbol, depth: u32) -> NodeKind {
        match (self.slot(name, depth), depth) {
            (slot, 0) => NodeKind::Local(slot),
            (slot, depth) => NodeKind::OuterLocal(slot, depth),
        }
    }

    /// The assignment of a variable.
    pub(super) fn local_target(&mut self, name: Symbol, depth: u32) -> AssignTarget {
        match (self.slot(name, depth), depth) {
            (slot, 0) => AssignTarget::Local(slot),
            (slot, depth) => AssignTarget::OuterLocal(slot, depth),
        }
    }

    /// The reading of a parameter of the method around that has no name: `*`, `**`.
    pub(super) fn nameless(&mut self, name: &str) -> NodeKind {
        let name = Symbol::new(name);
        let scopes = self.scopes.iter().rev();
        let found = scopes.enumerate().find(|(_, scope)| {
            scope.slots.contains_key(&name)
                || !matches!(scope.kind, BodyKind::Block | BodyKind::Lambda)
        });
        let depth = found.map_or(0, |(depth, _)| depth as u32);
        self.local(name, depth)
    }
}
