//! Scopes: where variables live.
//!
//! A [`Scope`] belongs to the top of the code, a node, a class or a define, and stays as long as
//! the compilation. A frame belongs to one run of a function, lambda or template and goes with
//! it. Slots of both are resolved when a program is lowered; names only where that cannot be.

use std::num::NonZeroU32;
use std::sync::Arc;

use marotte_ir::{Known, Local, Program, Target, Variable};
use marotte_pcore::{Str, Value};
use marotte_scalars::text::{is_qualified, rsplit_namespace};
use marotte_syntax::ast::ExprId;
use rustc_hash::FxHashMap;

use crate::catalog::{ChangedDefaults, DefinitionId, Param, ResourceId};
use crate::evaluator::Evaluator;
use crate::matched::Matched;
use crate::parameters::Pending;
use crate::variables::Variables;

/// The index of a scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScopeId(NonZeroU32);

impl ScopeId {
    /// The top of the code.
    pub(crate) const TOP: Self = Self::new(0);

    const fn new(index: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index as u32))
    }

    /// Its place in the list of scopes.
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What a scope belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    /// The top of the code.
    Top,
    /// A node.
    Node,
    /// A class, by its name.
    Class(Str),
    /// A define.
    Define,
}

/// The variables of the top, a node, a class or a define.
pub struct Scope {
    /// What it belongs to.
    pub kind: ScopeKind,
    /// Where lookups go on: the parent class, the node or the top.
    pub parent: Option<ScopeId>,
    /// Variables that have no slot.
    pub named: Variables,
    pub(crate) slots: Vec<Option<Value>>,
    /// The code whose slots they are.
    pub(crate) body: Option<(Arc<Program>, ExprId)>,
    /// The groups of the last match.
    pub(crate) matched: Option<Arc<Matched>>,
    /// The scope whose code declared what this scope belongs to: resource defaults come from it.
    pub(crate) dynamic_parent: Option<ScopeId>,
    /// The resource whose code runs in it.
    pub(crate) resource: Option<ResourceId>,
    /// The class, define or node whose code runs in it.
    pub(crate) source: Option<DefinitionId>,
    /// Resource defaults, which few scopes set.
    defaults: Option<Box<Defaults>>,
}

// Those of classes and defines stay, however many there are.
const _: () = assert!(size_of::<Scope>() <= 128);

/// The resource defaults that are set in a scope.
#[derive(Default)]
pub(crate) struct Defaults {
    /// They, by capitalised type.
    pub(crate) by_type: Vec<(Str, Vec<Param>)>,
    /// Code in another language that decides on them.
    pub(crate) changed: Option<Arc<dyn ChangedDefaults>>,
}

/// The variables of one run of a function, lambda or template.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// Where its slots begin on the stack of slots.
    pub(crate) base: usize,
    /// The frame of the code that it is written in.
    pub(crate) parent: Option<usize>,
    /// The program of the code whose slots they are.
    pub(crate) program: ProgramId,
    /// The code in it.
    pub(crate) id: ExprId,
}

/// Code that waits until what it called is done.
pub(crate) struct Suspended {
    /// Its scope.
    pub(crate) scope: ScopeId,
    /// Its innermost frame.
    pub(crate) frame: Option<usize>,
    /// The parameters, if a default value of one of them waits.
    pub(crate) pending: Option<Box<Pending>>,
}

/// The index of a program that frames are of: they come and go too often to share its ownership.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ProgramId(u32);

impl ProgramId {
    /// The index as a number.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The programs that frames were of.
#[derive(Default)]
pub(crate) struct Programs {
    all: Vec<Arc<Program>>,
    /// They are kept, so that no other can come to the address of one.
    by_address: FxHashMap<usize, ProgramId>,
    /// The address and index that were asked for last, as most are again.
    last: Option<(usize, ProgramId)>,
}

impl Programs {
    /// The index of a program.
    #[inline]
    pub(crate) fn id(&mut self, program: &Arc<Program>) -> ProgramId {
        let address = Arc::as_ptr(program) as usize;
        match self.last {
            Some((last, id)) if last == address => id,
            _ => self.look_up(address, program),
        }
    }

    #[inline(never)]
    fn look_up(&mut self, address: usize, program: &Arc<Program>) -> ProgramId {
        let id = *self.by_address.entry(address).or_insert_with(|| {
            self.all.push(program.clone());
            ProgramId(self.all.len() as u32 - 1)
        });
        self.last = Some((address, id));
        id
    }

    /// The program of an index.
    pub(crate) fn get(&self, id: ProgramId) -> &Arc<Program> {
        &self.all[id.0 as usize]
    }
}

impl Scope {
    /// An empty scope.
    pub fn new(kind: ScopeKind, parent: Option<ScopeId>) -> Self {
        Self {
            kind,
            parent,
            named: Variables::default(),
            slots: Vec::new(),
            body: None,
            matched: None,
            dynamic_parent: None,
            resource: None,
            source: None,
            defaults: None,
        }
    }

    /// Gives the variables back; what the scope belongs to stays known.
    pub(crate) fn forget_variables(&mut self) {
        self.named = Variables::default();
        self.slots = Vec::new();
        self.body = None;
        self.matched = None;
    }

    /// The resource defaults for a capitalised type that are set in this very scope.
    pub(crate) fn defaults_for(&self, type_name: &str) -> Option<&Vec<Param>> {
        let mut all = self.defaults.as_ref()?.by_type.iter();
        let known = all.find(|(of, _)| of == type_name);
        known.map(|(_, defaults)| defaults)
    }

    /// The resource defaults that are set in this very scope, to be changed.
    pub(crate) fn own_defaults(&mut self) -> &mut Defaults {
        self.defaults.get_or_insert_default()
    }

    /// The code in another language that decides on the resource defaults here.
    pub(crate) fn changed_defaults(&self) -> Option<&Arc<dyn ChangedDefaults>> {
        self.defaults.as_ref()?.changed.as_ref()
    }

    /// The variables of this very scope that are set. Of two of the same name the first counts.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (&Str, &Value)> {
        let body = self.body.as_ref();
        let body = body.and_then(|(program, id)| program.body(*id));
        let names = body.into_iter().flat_map(|body| &body.names);
        let slots = names.zip(&self.slots);
        let slots = slots.filter_map(|(name, value)| Some((name, value.as_ref()?)));
        self.named.iter().chain(slots)
    }

    /// Does something with each variable of this very scope that is set.
    pub(crate) fn each_place(&mut self, mut run: impl FnMut(&str, &mut Value)) {
        for (name, value) in self.named.iter_mut() {
            run(name, value);
        }
        let body = self.body.as_ref();
        let body = body.and_then(|(program, id)| program.body(*id));
        let names = body.into_iter().flat_map(|body| &body.names);
        for (name, value) in names.zip(&mut self.slots) {
            if let Some(value) = value {
                run(name, value);
            }
        }
    }

    /// Where the value of a variable of this very scope is.
    pub(crate) fn place_of(&mut self, name: &str) -> Option<&mut Value> {
        if self.named.contains_key(name) {
            return self.named.get_mut(name);
        }
        let (program, id) = self.body.as_ref()?;
        let slot = program.body(*id)?.slot(name)?;
        self.slots.get_mut(slot)?.as_mut()
    }

    /// The value of a variable of this very scope.
    pub fn get(&self, name: &str) -> Option<&Value> {
        if let Some(value) = self.named.get(name) {
            return Some(value);
        }
        let (program, id) = self.body.as_ref()?;
        let slot = program.body(*id)?.slot(name)?;
        self.slots.get(slot)?.as_ref()
    }
}

/// The name of a variable with a namespace, without the `::` for the top before it.
pub(crate) fn qualified(name: &str) -> Option<&str> {
    match name.strip_prefix("::") {
        Some(rest) => Some(rest),
        None => is_qualified(name).then_some(name),
    }
}

impl Evaluator {
    /// A scope.
    pub fn scope(&self, id: ScopeId) -> &Scope {
        &self.scopes[id.index()]
    }

    /// A scope, to be changed.
    pub(crate) fn scope_mut(&mut self, id: ScopeId) -> &mut Scope {
        &mut self.scopes[id.index()]
    }

    /// Adds a scope.
    pub(crate) fn add_scope(&mut self, scope: Scope) -> ScopeId {
        self.scopes.push(scope);
        ScopeId::new(self.scopes.len() - 1)
    }

    /// The scope of the top of the code.
    pub const fn top_scope(&self) -> ScopeId {
        ScopeId::TOP
    }

    /// Lets the code that runs wait for code in another scope.
    pub(crate) fn suspend(&mut self) {
        self.suspended_blocks += usize::from(self.frame.is_some());
        self.suspended.push(Suspended {
            scope: self.scope,
            frame: self.frame,
            pending: self.pending.take(),
        });
    }

    /// Goes on with the code that waited last.
    pub(crate) fn resume(&mut self) {
        if let Some(outer) = self.suspended.pop() {
            self.suspended_blocks -= usize::from(outer.frame.is_some());
            (self.scope, self.frame) = (outer.scope, outer.frame);
            self.pending = outer.pending;
        }
    }

    /// Which code in a scope runs or waits: the index of the suspended one, or none for that which
    /// runs. There is nothing if the code of the scope is done.
    pub(crate) fn running(&self, scope: ScopeId) -> Option<Option<usize>> {
        if scope == self.scope {
            return Some(None);
        }
        let waits = self.suspended.iter().rposition(|of| of.scope == scope);
        waits.map(Some)
    }

    /// The value of an expression that need not run: of a constant scalar, or of a variable that the
    /// innermost local body has set.
    #[inline(always)]
    pub(crate) fn peek<'a>(&'a self, program: &'a Program, id: ExprId) -> Option<&'a Value> {
        match program.known(id) {
            Known::Value(index) => Some(program.value_at(index)),
            Known::Variable(index) => self.read_local(program.variable_at(index)),
            _ => None,
        }
    }

    /// The value of a variable that the innermost local body has set.
    #[inline(always)]
    pub(crate) fn read_local(&self, variable: &Variable) -> Option<&Value> {
        let Local { hops: 0, slot } = variable.nearest? else {
            return None;
        };
        if self.pending.is_some() {
            return None;
        }
        let base = self.frames[self.frame?].base;
        self.slots[base + slot as usize].as_ref()
    }

    /// Takes the value of a variable of the innermost local body, which nobody reads any more.
    pub(crate) fn take_local(&mut self, program: &Program, id: ExprId) -> Option<Value> {
        let Local { hops: 0, slot } = program.variable(id)?.nearest? else {
            return None;
        };
        let base = self.frames[self.frame?].base;
        self.slots[base + slot as usize].take()
    }

    /// The value of a variable where an expression reads it.
    pub(crate) fn read(&self, program: &Arc<Program>, variable: &Variable) -> Option<Value> {
        if let Some(number) = variable.number {
            return self.match_group(number);
        }
        let mut frame = self.frame;
        let mut passed = 0;
        for Local { hops, slot } in variable.nearest.iter().chain(&*variable.farther) {
            while passed < *hops {
                frame = frame.and_then(|frame| self.frames[frame].parent);
                passed += 1;
            }
            let base = self.frames[frame?].base;
            if let Some(value) = &self.slots[base + *slot as usize] {
                return Some(value.clone());
            }
        }
        if let Some(slot) = variable.scope_slot
            && let Some(Some(value)) = self.scope(self.scope).slots.get(slot as usize)
        {
            return Some(value.clone());
        }
        if let Some(qualified) = qualified(&variable.name) {
            return self.lookup_qualified(qualified);
        }
        let is_resolved = |frame: &Frame| {
            let of = self.programs.get(frame.program);
            Arc::ptr_eq(of, program) && frame.id != of.ast.body
        };
        self.lookup_in_frames(self.frame, &variable.name, is_resolved)
            .or_else(|| self.lookup_in_scopes(&variable.name))
    }

    /// The value of a variable by its name, as seen from the code that runs.
    pub fn lookup(&self, name: &str) -> Option<Value> {
        if let Some(qualified) = qualified(name) {
            return self.lookup_qualified(qualified);
        }
        self.lookup_in_frames(self.frame, name, |_| false)
            .or_else(|| self.lookup_in_scopes(name))
    }

    /// The value of a variable of a local body, except of those that were already looked into.
    fn lookup_in_frames(
        &self,
        innermost: Option<usize>,
        name: &str,
        skip: impl Fn(&Frame) -> bool,
    ) -> Option<Value> {
        let mut next = innermost;
        while let Some(index) = next {
            let frame = &self.frames[index];
            next = frame.parent;
            if skip(frame) {
                continue;
            }
            if let Some(slot) = self.slot_in(frame, name)
                && let Some(value) = &self.slots[frame.base + slot]
            {
                return Some(value.clone());
            }
            let mut given = self.frame_variables.iter().rev();
            if let Some((_, variables)) = given.find(|(of, _)| *of == index)
                && let Some(value) = variables.get(name)
            {
                return Some(value.clone());
            }
        }
        None
    }

    /// The slot of a name in a frame.
    pub(crate) fn slot_in(&self, frame: &Frame, name: &str) -> Option<usize> {
        let program = self.programs.get(frame.program);
        program.body(frame.id)?.slot(name)
    }

    fn lookup_in_scopes(&self, name: &str) -> Option<Value> {
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            if id != self.scope
                && let Some(value) = self.lookup_in_suspended(id, name)
            {
                return Some(value);
            }
            let found = self.scope(id);
            if let Some(value) = found.get(name) {
                let is_hidden = id != self.scope && self.is_hidden(self.scope, id, name);
                return (!is_hidden).then(|| value.clone());
            }
            scope = found.parent;
        }
        None
    }

    /// The value of a variable of the innermost block of a scope, if code there waits: a class that
    /// is included in a lambda sees the variables of the lambda.
    #[inline]
    fn lookup_in_suspended(&self, scope: ScopeId, name: &str) -> Option<Value> {
        if self.suspended_blocks == 0 {
            return None;
        }
        let waits = self.suspended.iter().rev().find(|of| of.scope == scope)?;
        self.lookup_in_frames(waits.frame, name, |_| false)
    }

    /// `a::b` is the variable `b` of the class `a`; without a class, one of the top.
    fn lookup_qualified(&self, name: &str) -> Option<Value> {
        match rsplit_namespace(name) {
            None => self.scope(self.top_scope()).get(name).cloned(),
            Some((class, variable)) => {
                let named = *self.class_scopes.get(class)?;
                let mut scope = Some(named);
                while let Some(id) = scope {
                    let found = self.scope(id);
                    if let Some(value) = found.get(variable) {
                        let is_hidden = self.is_hidden(named, id, variable);
                        return (!is_hidden).then(|| value.clone());
                    }
                    // While code of the class runs, so are the variables of its innermost block.
                    let innermost = match self.running(id) {
                        None => None,
                        Some(None) => self.frame,
                        Some(Some(index)) => self.suspended[index].frame,
                    };
                    if let Some(value) = self.lookup_in_frames(innermost, variable, |_| false) {
                        let is_hidden = self.is_hidden(named, id, variable);
                        return (!is_hidden).then_some(value);
                    }
                    // A class has the variables of the class that it inherits, not of the top.
                    scope = found
                        .parent
                        .filter(|parent| matches!(self.scope(*parent).kind, ScopeKind::Class(_)));
                }
                None
            }
        }
    }

    /// Sets a variable that must not be set yet; answers whether it was not.
    pub(crate) fn assign_variable(&mut self, variable: &Variable, value: Value) -> bool {
        let place = match variable.target {
            Target::Local(slot) => match self.frame {
                Some(frame) => {
                    let index = self.frames[frame].base + slot as usize;
                    self.slots.get_mut(index)
                }
                None => None,
            },
            Target::Scope(slot) => {
                let scope = self.scope;
                let scope = self.scope_mut(scope);
                if scope.named.contains_key(&variable.name) {
                    return false;
                }
                scope.slots.get_mut(slot as usize)
            }
            Target::Named => None,
        };
        match place {
            Some(Some(_)) => false,
            Some(empty) => {
                *empty = Some(value);
                true
            }
            None => self.set_named(variable.name.clone(), value),
        }
    }

    /// Whether an assignment here would be the first of its name in its own scope.
    pub(crate) fn is_unbound_here(&self, variable: &Variable) -> bool {
        match (variable.target, self.frame) {
            (Target::Local(slot), Some(frame)) => {
                self.slots[self.frames[frame].base + slot as usize].is_none()
            }
            _ => self.scope(self.scope).get(&variable.name).is_none(),
        }
    }

    /// Sets a variable of the current scope by name; answers whether it was not set yet.
    pub fn set_named(&mut self, name: Str, value: Value) -> bool {
        let id = self.scope;
        let scope = self.scope_mut(id);
        if scope.get(&name).is_some() {
            return false;
        }
        scope.named.insert(name, value);
        true
    }

    /// Whether there has been a match here: all groups have a value then, even if it is `undef`.
    pub(crate) fn has_match(&self) -> bool {
        self.last_match().is_some()
    }

    /// A group of the last match.
    pub(crate) fn match_group(&self, number: u32) -> Option<Value> {
        self.last_match().map(|matched| matched.value(number))
    }

    /// The last match that the code that runs sees.
    pub(crate) fn last_match(&self) -> Option<&Matched> {
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let found = self.scope(id);
            if let Some(matched) = &found.matched {
                return Some(matched);
            }
            scope = found.parent;
        }
        None
    }

    /// Runs code after which the match variables are what they were before.
    #[inline]
    pub(crate) fn guarded<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        let scope = self.scope;
        let matched = self.scope(scope).matched.clone();
        let result = run(self);
        self.put_back_match(scope, matched);
        result
    }

    /// Makes the match variables of a scope what they were.
    #[inline]
    pub(crate) fn put_back_match(&mut self, scope: ScopeId, matched: Option<Arc<Matched>>) {
        let now = &mut self.scope_mut(scope).matched;
        // There is nothing to put back most of the time.
        if now.is_some() || matched.is_some() {
            *now = matched;
        }
    }
}
