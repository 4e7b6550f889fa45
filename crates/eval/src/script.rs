//! What code in another language sees of a compilation: contexts, variables, the catalog.

use std::any::Any;
use std::collections::hash_map::Entry;

use marotte_diagnostics::SourceFile;
use marotte_pcore::{Replacement, Str, Value};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::catalog::{Resource, ResourceId, ResourceTypeRef};
use crate::evaluator::Evaluator;
use crate::parameters::Pending;
use crate::scope::{ScopeId, ScopeKind, qualified};
use crate::signal::{EvalResult, Signal};

/// A place in the running code: its scope, and the variables of its functions and blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    scope: ScopeId,
    frame: Option<usize>,
}

impl Context {
    /// The scope itself.
    pub(crate) fn of_scope(scope: ScopeId) -> Self {
        Self { scope, frame: None }
    }

    pub(crate) fn scope(self) -> ScopeId {
        self.scope
    }

    /// Whether another place is in the same scope.
    pub fn is_in_scope_of(self, other: Self) -> bool {
        self.scope == other.scope
    }
}

/// A variable that code in another language asks for.
pub enum VariableRead {
    /// It has a value.
    Found(Value),
    /// It has none: the name that is looked for last, and why, where the reference tells.
    Missing(Str, String),
}

/// What an interpreter of another language keeps as long as a compilation lives.
#[derive(Default)]
pub struct ScriptState(Option<Box<dyn Any + Send>>);

impl ScriptState {
    /// Takes the state of a type, or a new one.
    pub fn take<T: Any + Send>(&mut self, make: impl FnOnce() -> T) -> Box<T> {
        match self.0.take().map(|state| state.downcast()) {
            Some(Ok(state)) => state,
            _ => Box::new(make()),
        }
    }

    /// Puts it back.
    pub fn put(&mut self, state: Box<dyn Any + Send>) {
        self.0 = Some(state);
    }
}

/// Variables that are the node's.
const BROUGHT: [&str; 3] = ["facts", "trusted", "server_facts"];

/// A variable that the code sees.
struct Visible<'a> {
    name: &'a Str,
    /// The innermost scope that has it, with its value there; nothing if it is one of a block.
    scope: Option<(ScopeId, &'a Value)>,
}

impl Evaluator {
    /// Where the code runs.
    pub fn context(&self) -> Context {
        Context {
            scope: self.scope,
            frame: self.frame,
        }
    }

    /// The top of the code.
    pub fn global_context(&self) -> Context {
        Context {
            scope: self.function_scope(),
            frame: None,
        }
    }

    /// Runs something as if the code were elsewhere.
    pub fn in_context<T>(&mut self, context: Context, run: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.context();
        (self.scope, self.frame) = (context.scope, context.frame);
        let result = run(self);
        (self.scope, self.frame) = (before.scope, before.frame);
        result
    }

    /// The files and lines of the calls that run, as code in another language sees them: the innermost
    /// first, the manifest whose code at the top runs last.
    pub fn call_stack(&self) -> Vec<(Str, u32)> {
        let places = self.call_places().rev().map(|place| {
            let file = place.file().unwrap_or("unknown");
            (file.into(), place.line().unwrap_or(0))
        });
        let manifest = self.running_manifest();
        let outermost = manifest.map(|source| (source.name().unwrap_or("unknown").into(), 0));
        places.chain(outermost).collect()
    }

    /// The manifest whose code at the top runs. Nothing while nodes and defines are evaluated, whose
    /// turn comes when all manifests are done.
    pub fn running_manifest(&self) -> Option<&SourceFile> {
        let program = self.running_manifest.as_ref()?;
        Some(program.ast.source())
    }

    /// A variable by its name, as code in another language asks for it. Match variables count.
    pub fn read_variable(&mut self, name: &str) -> EvalResult<VariableRead> {
        if let Some(value) = self.lookup(name) {
            return Ok(VariableRead::Found(value));
        }
        if !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit()) {
            let group = name
                .parse()
                .ok()
                .and_then(|number| self.match_group(number));
            return Ok(VariableRead::Found(group.unwrap_or(Value::Undef)));
        }
        let bare = name.strip_prefix("::").unwrap_or(name);
        if matches!(bare, "module_name" | "caller_module_name") {
            return Ok(VariableRead::Found(Value::Undef));
        }
        let Some((class, _)) = marotte_scalars::text::rsplit_namespace(bare) else {
            return Ok(VariableRead::Missing(name.into(), String::new()));
        };
        if let Some(scope) = self.class_scopes.get(class) {
            return Ok(VariableRead::Missing(
                self.name_in_ancestor(*scope, name),
                String::new(),
            ));
        }
        let reason = match self.find_class(class)? {
            Some(_) => format!("class {class} has not been evaluated"),
            None => format!("class {class} could not be found"),
        };
        Ok(VariableRead::Missing(name.into(), reason))
    }

    /// A variable of a class is looked for in those that it inherits from, by their names, and the last
    /// of them is the one that has it not.
    fn name_in_ancestor(&self, class: ScopeId, name: &str) -> Str {
        let (mut scope, mut ancestor) = (self.scope(class), None);
        while let Some(parent) = scope.parent.map(|parent| self.scope(parent))
            && let ScopeKind::Class(class) = &parent.kind
        {
            (scope, ancestor) = (parent, Some(class));
        }
        let leaf = marotte_scalars::text::rsplit_namespace(name).map_or(name, |(_, leaf)| leaf);
        match ancestor {
            Some(ancestor) => format!("{ancestor}::{leaf}").into(),
            None => name.into(),
        }
    }

    /// Gives a variable that the code sees another value, and the parameter of the resource that it
    /// comes from. Code in another language can change arrays and hashes, and in the reference they
    /// are the same objects everywhere.
    pub fn change_variable(&mut self, name: &str, value: Value) {
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let found = self.scope_mut(id);
            if let Some(place) = found.place_of(name) {
                let old = std::mem::replace(place, value.clone());
                let resource = found.resource;
                let parameter = resource.map(|id| &mut self.catalog.resources[id].parameters);
                if let Some(parameter) = parameter.and_then(|all| all.get_mut(name))
                    && parameter.value == old
                {
                    parameter.value = value;
                }
                return;
            }
            scope = found.parent;
        }
    }

    /// Gives all variables that have collections which code in another language has changed what became of
    /// these, and parameters of resources that variables come from. What a node brings along stays as it is.
    pub fn replace_collections(&mut self, replacement: &mut Replacement) {
        for (at, scope) in self.scopes.iter_mut().enumerate() {
            let facts = match at {
                0 => scope.named.get("facts").cloned(),
                _ => None,
            };
            let is_brought = |name: &str| match &facts {
                Some(Value::Hash(facts)) => {
                    BROUGHT.contains(&name) || facts.get_str(name).is_some()
                }
                _ => false,
            };
            let resource = scope.resource;
            let mut given = resource.map(|id| &mut self.catalog.resources[id].parameters);
            scope.each_place(|name, value| {
                if is_brought(name) {
                    return;
                }
                let Some(now) = replacement.of(value) else {
                    return;
                };
                if let Some(parameter) = given.as_mut().and_then(|all| all.get_mut(name))
                    && parameter.value == *value
                {
                    parameter.value = now.clone();
                }
                *value = now;
            });
        }
        let frames = self.frame_variables.iter_mut();
        let frames = frames.flat_map(|(_, variables)| variables.values_mut());
        for value in self.slots.iter_mut().flatten().chain(frames) {
            if let Some(now) = replacement.of(value) {
                *value = now;
            }
        }
    }

    /// A variable as it is among all that the code sees.
    pub fn listed_variable(&self, name: &str) -> Option<Value> {
        let pending = self.pending.as_ref();
        if pending.is_none_or(|pending| pending.position(name).is_none()) {
            return self.lookup(name);
        }
        let mut all = self.visible_variables().into_iter();
        all.find_map(|(known, value)| (known == name).then_some(value))
    }

    /// All variables that the code sees, with their values; those of blocks and functions last. While default
    /// values are evaluated, parameters are none of them: only code that knows their names sees them.
    pub fn visible_variables(&self) -> Vec<(Str, Value)> {
        let mut chain = Vec::new();
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            chain.push(id);
            scope = self.scope(id).parent;
        }
        let names = |id: &ScopeId| self.scope(*id).variables().count();
        let room = chain.iter().map(names).sum();
        let mut seen = FxHashMap::with_capacity_and_hasher(room, FxBuildHasher);
        let mut found: Vec<Visible<'_>> = Vec::with_capacity(room);
        let is_plain = self.sees_innermost(&chain);
        let pending = self.pending.as_deref();
        for id in chain.into_iter().rev() {
            for (name, value) in self.scope(id).variables() {
                // One that was forgotten has no name.
                let is_pending = |of: &Pending| of.has_in_scope(id, name);
                if name.is_empty() || pending.is_some_and(is_pending) {
                    continue;
                }
                let visible = Visible {
                    name,
                    scope: Some((id, value)),
                };
                match seen.entry(name.as_str()) {
                    Entry::Vacant(new) => {
                        new.insert(found.len());
                        found.push(visible);
                    }
                    Entry::Occupied(at) => {
                        let outer = &mut found[*at.get()];
                        if outer.scope.is_some_and(|(of, _)| of != id) {
                            *outer = visible;
                        }
                    }
                }
            }
        }
        let mut frame = self.frame;
        while let Some(index) = frame {
            let of = &self.frames[index];
            if let Some(body) = self.programs.get(of.program).body(of.id) {
                for (slot, name) in body.names.iter().enumerate() {
                    let is_pending = |of: &Pending| of.has_in_frame(index, slot);
                    if self.slots[of.base + slot].is_none() || pending.is_some_and(is_pending) {
                        continue;
                    }
                    let visible = Visible { name, scope: None };
                    match seen.entry(name.as_str()) {
                        Entry::Vacant(new) => {
                            new.insert(found.len());
                            found.push(visible);
                        }
                        Entry::Occupied(at) => found[*at.get()] = visible,
                    }
                }
            }
            frame = of.parent;
        }
        let value = |visible: &Visible<'_>| match visible.scope {
            Some((_, value)) if is_plain && qualified(visible.name).is_none() => {
                Some(value.clone())
            }
            // One of its name is a parameter, which is none of these.
            Some((_, value)) if pending.is_some_and(|of| of.position(visible.name).is_some()) => {
                Some(value.clone())
            }
            _ => self.lookup(visible.name),
        };
        let found = found.iter();
        found
            .filter_map(|visible| Some((visible.name.clone(), value(visible)?)))
            .collect()
    }

    /// Whether a variable of the innermost of these scopes that has one is what the code sees, unless
    /// a block has it.
    fn sees_innermost(&self, chain: &[ScopeId]) -> bool {
        let inner = &chain[..chain.len().saturating_sub(1)];
        self.suspended_blocks == 0
            && self.frame_variables.is_empty()
            && !self.catalog.has_private
            && !inner.iter().any(|id| self.scope(*id).named.has_shared())
    }

    /// Whether the code runs at the top.
    pub fn is_at_top(&self) -> bool {
        self.scope(self.scope).kind == ScopeKind::Top
    }

    /// The resource whose code runs, if any but the main class's does.
    pub fn running_resource(&self) -> Option<&Resource> {
        let id = self.scope(self.scope).resource?;
        Some(&self.catalog.resources[id])
    }

    /// A resource of the catalog as far as it is made, by its type and title.
    pub fn find_resource(&self, type_name: &str, title: &str) -> Option<&Resource> {
        let id: ResourceId = self.catalog.find(type_name, title)?;
        Some(&self.catalog.resources[id])
    }

    /// The resources that there are so far, in the order in which they were made.
    pub fn resources(&self) -> impl Iterator<Item = &Resource> {
        self.catalog.resources.iter()
    }

    /// How much there is of all that code can make: it grows with whatever code does that stays.
    pub fn footprint(&self) -> [usize; 8] {
        let catalog = &self.catalog;
        [
            catalog.resources.len(),
            catalog.relationships.len(),
            catalog.classes.len(),
            catalog.overridden.len(),
            catalog.collectors.len(),
            usize::try_from(catalog.tag_changes).unwrap_or(usize::MAX),
            self.class_scopes.len(),
            self.logs.len(),
        ]
    }

    /// The file and line of a resource.
    pub fn location_of(&self, resource: &Resource) -> (Option<Str>, Option<u32>) {
        let location = resource.location;
        let file = self.catalog.file(location).cloned();
        (file, self.catalog.line(location))
    }

    /// Whether there is a class of that name.
    pub fn is_class_name(&mut self, name: &str) -> EvalResult<bool> {
        Ok(self.find_class(name)?.is_some())
    }

    /// Whether there is a define of that name.
    pub fn is_define_name(&mut self, name: &str) -> EvalResult<bool> {
        Ok(self.find_define(name)?.is_some())
    }

    /// Whether there is a resource type of that name, a define or not.
    pub fn is_type_name(&mut self, name: &str) -> EvalResult<bool> {
        Ok(self.find_resource_type(name)?.is_some())
    }

    /// What a title says of the attributes of its resource, by the patterns of the type. That of a
    /// class or define, and of a type that nobody knows, is its name.
    pub fn title_parts(
        &mut self,
        type_name: &str,
        title: &str,
    ) -> EvalResult<Vec<(Str, Option<Str>)>> {
        let Some(ResourceTypeRef::Schema(schema)) = self.find_resource_type(type_name)? else {
            return Ok(vec![("name".into(), Some(title.into()))]);
        };
        let parts = schema
            .parse_title(title)
            .map_err(|error| Signal::during(error.issue()))?;
        let parts = parts.into_iter();
        let owned = |(name, text): (&str, Option<_>)| (name.into(), text.as_deref().map(Str::from));
        Ok(parts.map(owned).collect())
    }

    /// The classes that were evaluated, in their order.
    pub fn evaluated_classes(&self) -> &[Str] {
        &self.catalog.classes
    }

    /// The tags of the catalog.
    pub fn catalog_tags(&self) -> Vec<Str> {
        let words = self.catalog.tag_names.words(&self.catalog.tags);
        words.cloned().collect()
    }

    /// Whether something was said for a key.
    pub fn was_warned(&self, key: &str) -> bool {
        self.warned.contains(key)
    }

    /// Says something once for a key.
    pub fn is_first_warning(&mut self, key: &str) -> bool {
        self.warned.insert(key.into())
    }
}
