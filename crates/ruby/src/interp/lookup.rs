//! Which class a value has, and which method a name means.

use std::hash::Hash;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Vm;
use crate::image::classes;
use crate::native::{Entry, NativeMethod};
use crate::object::{Kind, Method, MethodKind, Module, ModuleKind, ObjectId, Value, Visibility};
use crate::symbol::Symbol;

/// The modules around code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScopeId(pub(crate) u32);

impl ScopeId {
    /// Around a file: `Object` alone.
    pub(crate) const TOP: Self = Self(0);
}

/// How many steps a new method counts.
const METHOD_STEPS: u64 = 32;

/// What is known of so many names is gone through; of more all is forgotten at once.
const FEW: usize = 1024;

/// Forgets what some keys were found to mean.
pub(super) fn forget<K: Eq + Hash, V>(
    known: &mut FxHashMap<K, V>,
    is_changed: impl Fn(&K) -> bool,
) {
    match known.len() {
        0..=FEW => known.retain(|key, _| !is_changed(key)),
        _ => known.clear(),
    }
}

/// A module, and those around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope {
    pub(crate) module: ObjectId,
    pub(crate) parent: Option<ScopeId>,
}

/// What is known of the classes that have fixed numbers: they are asked for most, and are few enough
/// to be bits of a number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CoreClasses {
    /// Those among them that a class inherits from, itself included; nothing until it is asked for.
    ancestors: [u32; classes::NAMES.len()],
    /// Those whose `===` is known to be that of all classes.
    plain_cases: u32,
}

/// The bit of a class that has a fixed number.
#[inline]
fn core_bit(class: ObjectId) -> Option<u32> {
    ((class.0 as usize) < classes::NAMES.len()).then(|| 1 << class.0)
}

impl Vm {
    /// The innermost module of new code.
    pub(crate) fn push_scope(&mut self, module: ObjectId, parent: Option<ScopeId>) -> ScopeId {
        self.scopes.push(Scope { module, parent });
        ScopeId(self.scopes.len() as u32 - 1)
    }

    pub(crate) fn scope(&self, id: ScopeId) -> Scope {
        self.scopes[id.0 as usize]
    }

    /// The class whose methods a value has; its own one, if there is such.
    pub fn class_of(&self, value: Value) -> ObjectId {
        match value {
            Value::Nil => classes::NIL_CLASS,
            Value::Boolean(true) => classes::TRUE_CLASS,
            Value::Boolean(false) => classes::FALSE_CLASS,
            Value::Integer(_) => classes::INTEGER,
            Value::Float(_) => classes::FLOAT,
            Value::Symbol(_) => classes::SYMBOL,
            Value::Object(id) => self.heap.get(id).class,
        }
    }

    /// The class that `class` gives: no singleton.
    pub fn real_class_of(&self, value: Value) -> ObjectId {
        let mut class = self.class_of(value);
        while let Some(module) = self.module(class)
            && module.is_singleton()
            && let Some(superclass) = module.superclass
        {
            class = superclass;
        }
        class
    }

    /// A class or module by its number.
    pub fn module(&self, id: ObjectId) -> Option<&Module> {
        match &self.heap.get(id).kind {
            Kind::Module(module) => Some(module),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn module_mut(&mut self, id: ObjectId) -> Option<&mut Module> {
        match &mut self.heap.get_mut(id).kind {
            Kind::Module(module) => Some(Arc::make_mut(module)),
            _ => None,
        }
    }

    /// The class or module that a value is.
    pub fn module_of(&self, value: Value) -> Option<ObjectId> {
        let id = value.object()?;
        self.module(id).map(|_| id)
    }

    /// The class of one object alone, made if there is none. Numbers and symbols have none.
    pub fn singleton_class(&mut self, value: Value) -> Option<ObjectId> {
        let id = match value {
            Value::Object(id) => id,
            Value::Nil | Value::Boolean(_) => return Some(self.class_of(value)),
            _ => return None,
        };
        let class = self.heap.get(id).class;
        if let Some(Module {
            kind: ModuleKind::Singleton(of),
            ..
        }) = self.module(class)
            && of.is_same(value)
        {
            return Some(class);
        }
        // The singleton of a class inherits from that of its superclass.
        let superclass = match self.module(id) {
            Some(module) if module.is_class() => match module.superclass {
                Some(superclass) => self.singleton_class(Value::Object(superclass)),
                None => Some(classes::CLASS),
            },
            _ => Some(class),
        };
        let module = Module::new(ModuleKind::Singleton(value), None, superclass);
        let singleton = self.new_module(classes::CLASS, module);
        self.heap.get_mut(id).class = singleton;
        Some(singleton)
    }

    /// Puts a class or module into the heap.
    pub(crate) fn new_module(&mut self, class: ObjectId, module: Module) -> ObjectId {
        self.modules_made += 1;
        self.heap.add(class, Kind::Module(Arc::new(module)))
    }

    /// The modules that are asked for a method, in order.
    pub fn ancestors(&mut self, class: ObjectId) -> Arc<[ObjectId]> {
        if let Some(known) = self.ancestor_cache.get(&class) {
            return Arc::clone(known);
        }
        let mut found = Vec::new();
        self.add_ancestors(class, &mut found);
        let mut current = self.module(class).and_then(|module| module.superclass);
        while let Some(superclass) = current {
            self.add_ancestors(superclass, &mut found);
            current = self.module(superclass).and_then(|module| module.superclass);
        }
        let found: Arc<[ObjectId]> = found.into();
        self.ancestor_cache.insert(class, Arc::clone(&found));
        found
    }

    /// A module with all that it prepends and includes, without superclasses.
    fn add_ancestors(&self, id: ObjectId, found: &mut Vec<ObjectId>) {
        let Some(module) = self.module(id) else {
            return;
        };
        if found.contains(&id) {
            return;
        }
        for prepended in module.prepended.iter().rev() {
            self.add_ancestors(*prepended, found);
        }
        found.push(id);
        for included in module.included.iter().rev() {
            self.add_ancestors(*included, found);
        }
    }

    /// Whether a class is another one, or has it among its ancestors.
    pub fn inherits(&mut self, class: ObjectId, from: ObjectId) -> bool {
        if class == from {
            return true;
        }
        if let (Some(known), Some(bit)) =
            (self.core.ancestors.get(class.0 as usize), core_bit(from))
            && *known != 0
        {
            return known & bit != 0;
        }
        self.inherits_unknown(class, from)
    }

    fn inherits_unknown(&mut self, class: ObjectId, from: ObjectId) -> bool {
        let ancestors = self.ancestors(class);
        if let Some(known) = self.core.ancestors.get_mut(class.0 as usize) {
            *known = ancestors.iter().filter_map(|id| core_bit(*id)).sum();
        }
        ancestors.contains(&from)
    }

    /// Whether `module === value` is nothing but `value.is_a?(module)`.
    #[inline]
    pub(crate) fn is_plain_case(&mut self, module: ObjectId) -> bool {
        let bit = core_bit(module).unwrap_or(0);
        if self.core.plain_cases & bit != 0 {
            return true;
        }
        let class = self.heap.get(module).class;
        let method = self.find_method(class, crate::symbol::known::EQQ);
        let is_plain = method.is_some_and(|method| method.owner == classes::MODULE);
        if is_plain {
            self.core.plain_cases |= bit;
        }
        is_plain
    }

    /// Whether `class === value`, if that is known of a class with a fixed number.
    #[inline]
    pub(crate) fn is_of_core(&self, value: Value, class: Value) -> Option<bool> {
        let bit = core_bit(class.object()?)?;
        let own = self.class_of(value);
        match self.core.ancestors.get(own.0 as usize) {
            Some(known) if *known != 0 && self.core.plain_cases & bit != 0 => {
                Some(known & bit != 0)
            }
            _ => None,
        }
    }

    /// Whether a value is of a class or module: `is_a?`.
    pub fn is_a(&mut self, value: Value, class: ObjectId) -> bool {
        let own = self.class_of(value);
        self.inherits(own, class)
    }

    /// The method of a name that values of a class have.
    pub fn find_method(&mut self, class: ObjectId, name: Symbol) -> Option<Method> {
        if let Some(known) = self.method_cache.get(&(class, name)) {
            return known.clone();
        }
        let ancestors = self.ancestors(class);
        let found = self.first_method(&ancestors, name);
        self.method_cache.insert((class, name), found.clone());
        self.found_names.insert(name);
        found
    }

    /// The native method of a name that values of a class have, if it was found before and everybody
    /// may call it.
    #[inline]
    pub(crate) fn known_native(
        &self,
        class: ObjectId,
        name: Symbol,
    ) -> Option<&'static NativeMethod> {
        match self.method_cache.get(&(class, name)) {
            Some(Some(Method {
                kind: MethodKind::Native(native),
                visibility: Visibility::Public,
                ..
            })) => Some(native),
            _ => None,
        }
    }

    /// The method of a name behind that of a module: `super`.
    pub(crate) fn find_super(
        &mut self,
        class: ObjectId,
        owner: ObjectId,
        name: Symbol,
    ) -> Option<Method> {
        let ancestors = self.ancestors(class);
        let position = ancestors.iter().position(|ancestor| *ancestor == owner)?;
        self.first_method(&ancestors[position + 1..], name)
    }

    fn first_method(&self, ancestors: &[ObjectId], name: Symbol) -> Option<Method> {
        let found = ancestors
            .iter()
            .find_map(|ancestor| self.own_method(*ancestor, name))?;
        (!matches!(found.kind, MethodKind::Undefined)).then_some(found)
    }

    /// The method that a module itself has.
    pub fn own_method(&self, id: ObjectId, name: Symbol) -> Option<Method> {
        let module = self.module(id)?;
        if let Some(method) = module.methods.get(&name) {
            return Some(method.clone());
        }
        let (kind, visibility) = match module.natives?.get(name)? {
            Entry::Native(method) => (MethodKind::Native(method), method.visibility),
            Entry::Host(method) => (MethodKind::Host(method), Visibility::Public),
        };
        Some(Method {
            kind,
            visibility,
            owner: id,
        })
    }

    /// Whether a method of that name can be called with a receiver.
    pub fn responds_to(&mut self, value: Value, name: Symbol) -> bool {
        let class = self.class_of(value);
        let found = self.find_method(class, name);
        found.is_some_and(|method| method.visibility == Visibility::Public)
    }

    /// Gives a module a method.
    pub(crate) fn add_method(&mut self, id: ObjectId, name: Symbol, method: Method) {
        if let Some(module) = self.module_mut(id) {
            Arc::make_mut(&mut module.methods).insert(name, method);
        }
        self.operators_changed |= super::operators::is_operator_of(id, name);
        // If that was too much, the next step fails.
        let _ = marotte_budget::steps(METHOD_STEPS);
        self.forget_name(name);
    }

    /// Forgets what a name was found to mean: it is looked for again. Most methods are defined
    /// before anybody has asked for their names.
    fn forget_name(&mut self, name: Symbol) {
        if self.found_names.remove(&name) {
            forget(&mut self.method_cache, |(_, known)| *known == name);
        }
        if name == crate::symbol::known::EQQ {
            self.core.plain_cases = 0;
        }
    }

    /// Forgets what was found: a module has others before itself now, with whatever operators.
    pub(crate) fn forget_methods_of(&mut self, id: ObjectId) {
        let operator = crate::symbol::known::EQ;
        self.operators_changed |= super::operators::is_operator_of(id, operator);
        self.forget_methods();
    }

    /// Forgets what was found: modules have changed.
    pub(crate) fn forget_methods(&mut self) {
        self.forget_found();
        self.constant_cache.clear();
        self.forget_ancestors();
    }

    /// Forgets what was found of ancestors.
    pub(crate) fn forget_ancestors(&mut self) {
        self.ancestor_cache.clear();
        self.core.ancestors = Default::default();
    }

    /// Forgets which methods were found.
    pub(crate) fn forget_found(&mut self) {
        self.method_cache.clear();
        self.found_names.clear();
        self.core.plain_cases = 0;
    }
}
