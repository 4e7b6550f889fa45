//! The state of an interpreter.

use std::sync::Arc;

use ecow::EcoString;
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};

use super::env::{Env, EnvId};
use super::limits::Limits;
use super::lookup::{CoreClasses, Scope};
use crate::image::{Image, classes};
use crate::object::{
    Exception, HashTable, Heap, Kind, Lazy, Mark, Method, Object, ObjectId, Peek, Range, Text,
    Value,
};
use crate::symbol::Symbol;

/// The state of an interpreter. The default one is empty and runs nothing: [`Vm::new`] makes one.
#[derive(Clone, Debug, Default)]
pub struct Vm {
    /// All objects.
    pub heap: Heap,
    pub(crate) envs: Vec<Env>,
    pub(crate) free_envs: Vec<EnvId>,
    pub(crate) scopes: Vec<Scope>,
    pub(crate) globals: FxHashMap<Symbol, Value>,
    pub(crate) method_cache: FxHashMap<(ObjectId, Symbol), Option<Method>>,
    /// The names that are in there.
    pub(crate) found_names: FxHashSet<Symbol>,
    /// What names meant where they stood.
    pub(crate) constant_cache: FxHashMap<(super::ScopeId, Symbol), Value>,
    pub(crate) ancestor_cache: FxHashMap<ObjectId, Arc<[ObjectId]>>,
    pub(crate) core: CoreClasses,
    /// Files that were required, by their paths, and libraries by their names.
    pub(crate) loaded: FxHashSet<Arc<str>>,
    pub(crate) limits: Limits,
    pub(crate) depth: u32,
    /// How much stack was taken beyond the thread's own, in bytes.
    pub(crate) stack_taken: usize,
    /// The number of modules that were made: caches know them by their numbers.
    pub(crate) modules_made: u64,
    /// Room for text that is being put together.
    pub(crate) scratch: String,
    /// Containers that are being printed, so that one that has itself is seen.
    pub(crate) printing: Vec<ObjectId>,
    /// The scope that templates of a class run in.
    pub(crate) template_scope: Option<(ObjectId, super::ScopeId)>,
    /// The tags that `catch` waits for.
    pub(crate) catching: Vec<Value>,
    /// Hashes that are being gone through.
    pub(crate) iterating: Vec<ObjectId>,
    /// Code has defined an operator of numbers, strings, arrays or hashes anew: all are looked for.
    pub(crate) operators_changed: bool,
    /// What a rescue clause is handling: `$!`.
    pub(crate) handled: Value,
}

/// A state to which an interpreter can return when a call of the host has ended.
#[derive(Clone, Copy, Debug)]
pub struct VmMark {
    heap: Mark,
    length: usize,
    envs: usize,
    scopes: usize,
    modules_made: u64,
}

impl Vm {
    /// A new interpreter: a copy of an image.
    pub fn new(image: &Image, limits: Limits) -> Self {
        let mut vm = image.vm().clone();
        vm.limits = limits;
        vm
    }

    /// Begins a call of the host.
    pub fn mark(&mut self) -> VmMark {
        VmMark {
            length: self.heap.len(),
            heap: self.heap.mark(),
            envs: self.envs.len(),
            scopes: self.scopes.len(),
            modules_made: self.modules_made,
        }
    }

    /// Ends a call of the host: what it made is given back if nothing that stays can know of it.
    pub fn release(&mut self, mark: VmMark) {
        self.heap.release(mark.heap);
        if self.heap.len() > mark.length || self.depth > 0 {
            return;
        }
        if self.scopes.len() > mark.scopes {
            self.constant_cache.clear();
        }
        if self.envs.len() > mark.envs {
            self.envs.truncate(mark.envs);
            self.free_envs.retain(|id| (id.0 as usize) < mark.envs);
        }
        self.scopes.truncate(mark.scopes);
        self.template_scope = self
            .template_scope
            .filter(|(_, scope)| (scope.0 as usize) < mark.scopes);
        if self.modules_made != mark.modules_made {
            self.forget_found();
            self.forget_ancestors();
        }
    }

    /// An object.
    pub fn get(&self, id: ObjectId) -> &Object {
        self.heap.get(id)
    }

    /// What an object holds, if a value is one. Collections of the host are read first.
    pub fn kind(&mut self, value: Value) -> Option<&Kind> {
        let id = value.object()?;
        if matches!(self.heap.get(id).kind, Kind::Lazy(_)) {
            self.heap.unfold(id);
        }
        Some(&self.heap.get(id).kind)
    }

    /// Whether a value is a collection of the host that nobody has read.
    pub(crate) fn is_lazy(&self, value: Value) -> bool {
        let kind = value.object().map(|id| &self.heap.get(id).kind);
        matches!(kind, Some(Kind::Lazy(_)))
    }

    /// What a hash of the host has for a text, if it need not be read for that.
    #[inline]
    pub(crate) fn peek(&mut self, hash: ObjectId, key: &str) -> Peek {
        let Kind::Lazy(lazy) = &self.heap.get(hash).kind else {
            return Peek::Unknown;
        };
        let lazy = Arc::clone(lazy);
        lazy.peek(&mut self.heap, key)
    }

    /// The same for a value as the key.
    pub(crate) fn peek_at(&mut self, hash: Value, key: Value) -> Peek {
        let Some(hash) = hash.object() else {
            return Peek::Unknown;
        };
        let Kind::Lazy(lazy) = &self.heap.get(hash).kind else {
            return Peek::Unknown;
        };
        match key {
            Value::Symbol(symbol) => Arc::clone(lazy).peek_symbol(&mut self.heap, symbol),
            Value::Object(key) => match &self.heap.get(key).kind {
                Kind::String(Text::Utf8(text)) => {
                    let (lazy, text) = (Arc::clone(lazy), text.clone());
                    lazy.peek(&mut self.heap, &text)
                }
                _ => Peek::Unknown,
            },
            _ => Peek::Unknown,
        }
    }

    /// A new object.
    #[inline]
    pub fn add(&mut self, class: ObjectId, kind: Kind) -> Value {
        Value::Object(self.heap.add(class, kind))
    }

    /// A new string.
    #[inline]
    pub fn string(&mut self, text: impl Into<Text>) -> Value {
        Value::Object(self.heap.add_string(text.into(), false))
    }

    /// A new string that cannot be changed.
    pub fn frozen_string(&mut self, text: impl Into<Text>) -> Value {
        Value::Object(self.heap.add_string(text.into(), true))
    }

    /// A new array.
    pub fn array(&mut self, values: Vec<Value>) -> Value {
        self.add(classes::ARRAY, Kind::Array(values))
    }

    /// A new hash.
    pub fn hash(&mut self, table: HashTable) -> Value {
        self.add(classes::HASH, Kind::Hash(Box::new(table)))
    }

    /// A new range.
    pub fn range(&mut self, begin: Value, end: Value, excludes_end: bool) -> Value {
        let range = Range {
            begin,
            end,
            excludes_end,
        };
        let value = self.add(classes::RANGE, Kind::Range(Box::new(range)));
        self.freeze(value);
        value
    }

    /// An integer of any size.
    pub fn integer(&mut self, number: BigInt) -> Value {
        match i64::try_from(&number) {
            Ok(small) => Value::Integer(small),
            Err(_) => {
                let value = self.add(classes::INTEGER, Kind::Integer(Box::new(number)));
                self.freeze(value);
                value
            }
        }
    }

    /// An array or hash of the host that is read when it is first looked at.
    pub fn lazy(&mut self, is_hash: bool, lazy: Arc<dyn Lazy>) -> Value {
        let class = if is_hash {
            classes::HASH
        } else {
            classes::ARRAY
        };
        self.add(class, Kind::Lazy(lazy))
    }

    /// A new exception that nobody has raised yet.
    pub fn exception(&mut self, class: ObjectId, message: &str) -> Value {
        let message = self.string(message);
        let exception = Exception {
            message,
            ..Exception::default()
        };
        self.add(class, Kind::Exception(Box::new(exception)))
    }

    /// Says that an object cannot be changed any more.
    pub fn freeze(&mut self, value: Value) {
        if let Value::Object(id) = value
            && !self.heap.get(id).frozen
        {
            self.heap.get_mut(id).frozen = true;
        }
    }

    /// Whether a value cannot be changed.
    pub fn is_frozen(&self, value: Value) -> bool {
        match value {
            Value::Object(id) => self.heap.get(id).frozen,
            _ => true,
        }
    }

    /// The text of a string that is UTF-8.
    pub fn text(&self, value: Value) -> Option<&str> {
        self.string_of(value)?.as_str()
    }

    /// What a string holds, if a value is one.
    pub fn string_of(&self, value: Value) -> Option<&Text> {
        match &self.heap.get(value.object()?).kind {
            Kind::String(text) => Some(text),
            _ => None,
        }
    }

    /// The elements of an array, if a value is one.
    pub fn array_of(&mut self, value: Value) -> Option<&Vec<Value>> {
        match self.kind(value)? {
            Kind::Array(values) => Some(values),
            _ => None,
        }
    }

    /// A copy of the elements of an array, if a value is one: what code can change while it is
    /// gone through.
    pub fn items(&mut self, value: Value) -> Option<Vec<Value>> {
        self.array_of(value).cloned()
    }

    /// The entries of a hash, if a value is one.
    pub fn hash_of(&mut self, value: Value) -> Option<&HashTable> {
        match self.kind(value)? {
            Kind::Hash(table) => Some(table),
            _ => None,
        }
    }

    /// A copy of the entries of a hash, if a value is one.
    pub fn pairs(&mut self, value: Value) -> Option<Vec<(Value, Value)>> {
        Some(self.hash_of(value)?.pairs().collect())
    }

    /// Whether an array or hash, or one in it, was changed since it was made. What nobody has looked
    /// at was not.
    pub fn is_changed(&self, value: Value) -> bool {
        let Some(object) = value.object().map(|id| self.heap.get(id)) else {
            return false;
        };
        // Most are texts, or were not looked at.
        if object.changed || !matches!(object.kind, Kind::Array(_) | Kind::Hash(_)) {
            return object.changed;
        }
        let mut open = vec![value];
        let mut seen = FxHashSet::default();
        while let Some(value) = open.pop() {
            let Some(id) = value.object() else {
                continue;
            };
            let object = self.heap.get(id);
            if object.changed {
                return true;
            }
            if !seen.insert(id) {
                continue;
            }
            match &object.kind {
                Kind::Array(values) => open.extend(values),
                Kind::Hash(table) => open.extend(table.pairs().map(|(_, value)| value)),
                _ => {}
            }
        }
        false
    }

    /// The range, if a value is one.
    pub fn range_of(&self, value: Value) -> Option<&Range> {
        match &self.heap.get(value.object()?).kind {
            Kind::Range(range) => Some(range),
            _ => None,
        }
    }

    /// The large integer, if a value is one.
    pub fn big_of(&self, value: Value) -> Option<&BigInt> {
        match &self.heap.get(value.object()?).kind {
            Kind::Integer(number) => Some(number),
            _ => None,
        }
    }

    /// State that is written in Rust, if a value has some of that type.
    pub fn data<T: 'static>(&self, value: Value) -> Option<&T> {
        match &self.heap.get(value.object()?).kind {
            Kind::Data(data) => (**data).as_any().downcast_ref(),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn data_mut<T: 'static>(&mut self, value: Value) -> Option<&mut T> {
        match &mut self.heap.get_mut(value.object()?).kind {
            Kind::Data(data) => (**data).as_any_mut().downcast_mut(),
            _ => None,
        }
    }

    /// An instance variable.
    pub fn instance_variable(&self, value: Value, name: Symbol) -> Option<Value> {
        let variables = self.heap.get(value.object()?).variables.as_ref()?;
        variables.get(&name).copied()
    }

    /// Sets an instance variable, whether the object is frozen or not.
    pub fn set_instance_variable(&mut self, value: Value, name: Symbol, to: Value) {
        if let Value::Object(id) = value {
            let object = self.heap.get_mut(id);
            object.variables.get_or_insert_default().insert(name, to);
        }
    }

    /// A symbol as text, a string as text; nothing for others.
    pub fn name_of(&self, value: Value) -> Option<EcoString> {
        match value {
            Value::Symbol(symbol) => Some(symbol.as_str().into()),
            other => self.text(other).map(EcoString::from),
        }
    }
}
